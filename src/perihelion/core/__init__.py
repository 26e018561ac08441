"""The engine: what a game is. It knows no game, and depends on the standard library alone."""
