# Words on the pictures.
art-gate-orange = orange gate
art-gate-magenta = magenta gate
art-gate-green = green gate
art-black-hole = Black hole: where spent dice go
art-hidden-system = not explored yet
art-bonus = exploration bonus
art-stations = stations
art-free = nobody's
art-ship = Ship of { $seat }
art-die-1 = die 1
art-die-2 = die 2
art-die-3 = die 3
art-die-4 = die 4
art-die-5 = die 5
art-die-6 = die 6
art-median = The median marker stands { $between ->
    [0] under { $low }
   *[other] between { $low } and { $high }
  }
art-median-short = median
art-tracks = Initiative and engineering tracks
art-no-dice = No dice now.
art-closed = opens later
art-row-value = what every spinning generator adds this round
art-round = round { $round }
art-rounds = Round
art-order = Order
art-done = complete
art-inspected = inspection flight used
art-new-tile = New transmitter
art-no-transmitters = No transmitters yet.
art-nothing = nothing left
art-joint = joint: bonus die { $value } once both are active
art-joint-active = joint of two active transmitters: { $value }
art-each-round = in every production phase
art-award = construction award
art-points = points
art-cubes = engineering cubes
art-rings = rings left
art-contract-bonus = then for { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  } { $points } { $points ->
    [one] point
   *[other] points
  }
art-or-token = Or draw an exploration token instead.
art-generator = Taken with a { $take }, spun up with a { $spin }; gives { $points } and the row value each round.
art-modifier-pm1 = Changes a die by 1 up or down. A die 1 or 2 buys it.
art-modifier-plus2 = Raises a die by 2. A die 2 buys it.
art-size-small = small
art-size-medium = medium
art-size-large = large
art-dice-of-round = Dice of round { $round }
art-technologies = Technologies
art-dice = Dice
art-players = Players
art-panels = Panels
art-choices-here = something here can be chosen
art-pick-die = Take a { $value }: see where it sends your counters
art-prizes-initiative = Points for the places at the end of the game
art-prizes-engineering = What the places bring in every production phase
art-prizes-initiative-short = end
art-prizes-engineering-short = each round
art-awards-left = Construction awards still to be had ({ $size }): { $count }, the next of { $points } { $points ->
    [one] point
   *[other] points
  }
art-pile = { $count ->
    [one] { $count } exploration token in the pile
   *[other] { $count } exploration tokens in the pile
  }
art-discarded = gone:
art-extra-stations = { $count ->
    [one] { $count } extra station for the final scoring
   *[other] { $count } extra stations for the final scoring
  }
art-station-table = Stations at the end
art-station-next = { $count ->
    [one] { $count } station: { $points }; the next: +{ $more }
   *[other] { $count } stations: { $points }; the next: +{ $more }
  }
leaning-generators = leans towards generators
leaning-flight = leans towards flying
zone-map-short = Map
art-technologies-short = Tech
zone-headquarters-short = HQ
zone-transmitters-short = Tiles
art-origin-part = Part of this component follows our own design, because the published form is not fully known.
art-origin-whole = This component follows our own design, because the published form is not known.
