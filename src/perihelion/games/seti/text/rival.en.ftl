# The rival: its action cards in words, its open figures, and why it does what it does.
sentence-rival-analyze = If its computer is full: clears it, { $vp ->
    [0] {""}
   *[other] gains { $vp } { $vp ->
    [one] point
   *[other] points
  },{" "}
  }marks a blue trace and refills the computer from its pool; a computer technology is discarded for 3 points and 1 progress.
sentence-rival-launch = If it has no probe at Earth: launches one and gains { $publicity } publicity{ $progress ->
    [0] .
   *[other] {" "}and { $progress } progress.
  }
sentence-rival-tech = If it has { $publicity } publicity: pays it, the solar system turns, and it takes the next technology of its track{ $progress ->
    [0] .
   *[other] {" "}and { $progress } progress.
  }
sentence-rival-tech-free = The solar system turns, and it takes the next technology of its track{ $progress ->
    [0] .
   *[other] {" "}and { $progress } progress.
  }
sentence-rival-probe-orbit = If it has a probe at Earth: flies to the first of these that it can reach: { $anyflight }. A probe technology takes it to a free moon; else it prefers the first space that is open, then to orbit.
sentence-rival-probe-land = If it has a probe at Earth: flies to the first of these that it can reach: { $anyflight }. A probe technology takes it to a free moon; else it prefers the first space that is open, then to land.
sentence-rival-land-and-sample = If it has a probe at Earth: flies to the first of these that it can reach: { $anyflight }. It lands there, and a random sample goes to the board.
sentence-rival-telescope = Marks { $signals }; a telescope technology is discarded for one more with a row card.
sentence-rival-replace-if-discovered = { $number ->
    [1] If a species is discovered, the card of the species discovered first takes the place of this one.
   *[other] If both species are discovered, the card of the species discovered second takes the place of this one.
  }
sentence-rival-anomaly-trace = Unless it leads the column of the next anomaly: marks the lowest free space there and gains { $vp } { $vp ->
    [one] point
   *[other] points
  }.
sentence-rival-place-message = If it has a message tile left and none on the track: puts one { $n } { $n ->
    [one] point
   *[other] points
  } ahead and gains { $progress } progress.
sentence-rival-play-exertian = If it has fewer than five Exertian cards and markers on that board: plays a random card face down.
rival-flight = { $planet } ({ $n ->
    [one] 1 move
   *[other] { $n } moves
  })
rival-signal-earth = { $n ->
    [one] a signal
   *[other] { $n } signals
  } in Earth's sector
rival-signal-row = { $n ->
    [one] one with a row card
   *[other] { $n } with row cards
  }
rival-signal-tile = one on the 'Oumuamua tile
item-rival-tech-probe = Probe technologies in store: { $n }
item-rival-tech-telescope = Telescope technologies in store: { $n }
item-rival-tech-computer = Computer technologies in store: { $n }
item-rival-messages = Message tiles in its reserve: { $n }
item-rival-deck = Action cards to come this round: { $n }, revealed: { $played }, advanced cards in reserve: { $reserve }
item-rival-no-card = It has not revealed a card yet; until then its arrow points left.
item-rival-arrow-left = chooses the leftmost
item-rival-arrow-right = chooses the rightmost
item-rival-card = { $card }: { $arrow }
item-rival-next = The next technology it takes: { $tech }
item-progress-tech = Progress space { $n }: { $tech }
art-objectives = Your objectives

# Why it does what it does
event-rival-cannot-analyze = Line { $line } is not possible: its computer holds { $have } of { $need } data.
event-rival-cannot-launch = Line { $line } is not possible: it has a probe at Earth already.
event-rival-cannot-tech = Line { $line } is not possible: it has { $have } of { $need } publicity.
event-rival-cannot-probe = Line { $line } is not possible: it has no probe at Earth.
event-rival-cannot-reach = Line { $line } is not possible: no planet of its list is within reach.
event-rival-cannot-replace = Line { $line } does not apply: species discovered so far: { $n }.
event-rival-cannot-anomaly = Line { $line } is not possible: it leads the column of the next anomaly already.
event-rival-cannot-message = Line { $line } is not possible: message tiles in reserve { $n }, or one lies on the track already.
event-rival-cannot-exertian = Line { $line } is not possible: it has { $n } Exertian cards and markers there, or none are left to draw.
event-rival-too-far = { $planet } is out of reach of { $n ->
    [one] 1 move
   *[other] { $n } moves
  }.
event-rival-because-tech-first = From progress space { $n } on, { $tech } is the first technology with its 2 points.
event-rival-because-tech-left = From progress space { $n } on, { $tech } is the first technology with a tile left.
event-rival-because-moon = It discards a probe technology to land on a free moon.
event-rival-because-first-orbit = It orbits, because only the first orbiter's bonus is still open.
event-rival-because-first-land = It lands, because only a first lander's bonus is still open.
event-rival-because-prefers = It does what its card prefers.
event-rival-because-sector-win = It chooses { $star }: this signal wins the sector.
event-rival-because-sector-second = It chooses { $star }: the second space gives points.
event-rival-because-sector-most = It chooses { $star }: its own markers there { $n }, then more spaces, then its arrow.
