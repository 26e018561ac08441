"""The phases of a round, each a small set of steps."""
