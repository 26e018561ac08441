"""The drawing kit shared by the games: palette, icons, cards, dice, tokens, layout."""
