"""What SETI is made of: the vocabulary in which cards and boards speak, the pieces, the solar system, and
the reading of all of it from `data`. Nothing here changes during a game or knows a position."""
