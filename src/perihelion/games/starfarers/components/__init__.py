"""What Starfarers is made of: the board as a graph, the encounter cards as trees, and all other parts, read
from `data`. Nothing here changes during a game or knows a position."""
