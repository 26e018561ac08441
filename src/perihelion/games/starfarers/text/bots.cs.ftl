# Jak se jmenují boti s povahou a jak hrají.

character-settler = osadník
character-settler-line = zakládá kolonie všude, kde jsou dobrá čísla
character-trader = obchodník
character-trader-line = létá k základnám a sbírá karty přátelství
character-fighter = válečník
character-fighter-line = montuje palubní děla, ničí piráty a vyhrává boje
character-pilot = pilot
character-pilot-line = nejdřív montuje pohonné jednotky a všude je dřív než ostatní
