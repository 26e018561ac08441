option-position = Pozice
option-position-beginning = od začátku
option-position-trading = obchod
option-position-meeting = setkání
option-position-flying = let
option-position-saturn = u Saturnu
option-position-way = na cestě
option-position-gates = u oranžových bran
