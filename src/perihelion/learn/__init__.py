"""Learning a game: lessons on real positions, read from each game's `lessons/` and played with the engine.

A lesson is data; who writes one needs no Python (docs/lessons.md). Pages belong to the table, rules to the
games.
"""
