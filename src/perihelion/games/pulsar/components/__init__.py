"""What Pulsar is made of: the pieces and what is printed on them, the star cluster, the box that holds them
all, and the reading of it from `data`. Nothing here changes during a game or knows a position."""
