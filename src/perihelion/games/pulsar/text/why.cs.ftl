# Z čeho se skládá úsudek o pozici, jak ho říkají důvody rad.

source-points = { $count ->
    [0] body hned
    [one] bod hned
    [few] body hned
   *[other] bodů hned
  }
source-at-end = { $count ->
    [0] body na konci: { $about }
    [one] bod na konci: { $about }
    [few] body na konci: { $about }
   *[other] bodů na konci: { $about }
  }
source-pulsars = { $count ->
    [0] pulsary a co se na nich točí
    [one] pulsar a co se na pulsarech točí
    [few] pulsary a co se na nich točí
   *[other] pulsarů a co se na nich točí
  }
source-generators = { $count ->
    [0] generátory čekající na pulsar
    [one] generátor čekající na pulsar
    [few] generátory čekající na pulsar
   *[other] generátorů čekajících na pulsar
  }
source-transmitters = co ještě přinesou pracující transmittery
source-technologies = { $count ->
    [0] technologie
    [one] technologie
    [few] technologie
   *[other] technologií
  }
source-cubes = { $count ->
    [0] inženýrské kostky
    [one] inženýrská kostka
    [few] inženýrské kostky
   *[other] inženýrských kostek
  }
source-modifiers = { $count ->
    [0] modifikátory
    [one] modifikátor
    [few] modifikátory
   *[other] modifikátorů
  }
source-dice = { $count ->
    [0] kostky k použití
    [one] kostka k použití
    [few] kostky k použití
   *[other] kostek k použití
  }
source-stations = { $count ->
    [0] výzkumné stanice
    [one] výzkumná stanice
    [few] výzkumné stanice
   *[other] výzkumných stanic
  }
source-tracks = místa na stupnicích iniciativy a pokroku
