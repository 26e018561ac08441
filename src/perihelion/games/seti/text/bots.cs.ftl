# Jak se jmenují boti s povahou a jak hrají.

character-explorer = průzkumník
character-explorer-line = posílá sondy k planetám, obíhá a přistává
character-listener = naslouchač
character-listener-line = naslouchá hvězdám: signály, data a počítač
character-engineer = inženýr
character-engineer-line = brzy zkoumá technologie a žije z příjmu
character-promoter = propagátor
character-promoter-line = vyhledává publicitu a plní mise
