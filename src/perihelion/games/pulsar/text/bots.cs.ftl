# Jak se jmenují boti s povahou a jak hrají.

character-explorer = průzkumník
character-explorer-line = létá daleko a zakládá výzkumné stanice v co nejvíce soustavách
character-builder = stavitel
character-builder-line = zabírá pulsary a roztáčí na nich generátory
character-engineer = inženýr
character-engineer-line = staví transmittery a žije z toho, co dodávají
character-inventor = vynálezce
character-inventor-line = patentuje technologie a na konci za ně boduje
