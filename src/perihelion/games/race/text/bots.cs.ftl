# Jak se jmenují boti s povahou a jak hrají.

character-rusher = spěchoun
character-rusher-line = rychle zaplňuje plochu a končí hru dřív, než se vám rozběhne motor
character-trader = obchodník
character-trader-line = žije ze zboží: vyrábí, prodává a spotřebovává za žetony
character-fighter = válečník
character-fighter-line = sbírá vojenskou sílu a dobývá to, za co jiní platí
character-developer = stavitel
character-developer-line = staví technologie a na konci boduje za ty největší
