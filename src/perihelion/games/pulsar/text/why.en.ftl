# What a judgement of a position consists of, as the reasons of hints say it.

source-points = { $count ->
    [one] point at once
   *[other] points at once
  }
source-at-end = { $count ->
    [one] point at the end: { $about }
   *[other] points at the end: { $about }
  }
source-pulsars = { $count ->
    [one] pulsar, and what spins on your pulsars
   *[other] pulsars, and what spins on them
  }
source-generators = { $count ->
    [one] generator waiting for a pulsar
   *[other] generators waiting for a pulsar
  }
source-transmitters = what active transmitters will still bring
source-technologies = { $count ->
    [one] technology
   *[other] technologies
  }
source-cubes = { $count ->
    [one] engineering cube
   *[other] engineering cubes
  }
source-modifiers = { $count ->
    [one] die modifier
   *[other] die modifiers
  }
source-dice = { $count ->
    [one] die still to use
   *[other] dice still to use
  }
source-stations = { $count ->
    [one] research station
   *[other] research stations
  }
source-tracks = places on the initiative and engineering tracks
