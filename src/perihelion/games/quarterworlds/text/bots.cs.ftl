# Jak se jmenují boti s povahou a jak hrají.

character-colonist = kolonista
character-colonist-line = dokončuje planety a kolonizuje je
character-producer = výrobce
character-producer-line = nejdřív ze všeho buduje produkci a příjem
character-diplomat = diplomat
character-diplomat-line = při každém vyhodnocení bojuje o desku vlivu
character-scholar = učenec
character-scholar-line = shromažďuje karty vědy a drží plnou ruku
