option-position = Position
option-position-beginning = from the beginning
option-position-trading = a trade
option-position-meeting = an encounter
option-position-flying = a flight
option-position-saturn = at Saturn
option-position-way = under way
option-position-gates = near orange gates
