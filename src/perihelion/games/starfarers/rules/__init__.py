"""The rules: the steps of a game, a module for each chapter of the rulebook, each check of legality beside
the step that asks for it. What a seat may know of a position is in `sight`, what a bot thinks in `mind`."""
