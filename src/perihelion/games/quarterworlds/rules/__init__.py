"""The rules: the steps of the game with their legality, a module for each chapter of the rulebook, and the
checks that say why not. No views, no judgement of positions and no drawings."""
