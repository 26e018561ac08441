"""What a bot thinks: how good a position is, how sensible a choice, and what things are worth. It reads
positions through `rules`; what may be known is decided elsewhere."""
