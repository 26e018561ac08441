"""The rules: the steps of a game, a module for each chapter of the rulebook, with the checks that allow or
refuse beside the step. What a seat may know of it belongs to `sight`, what a bot thinks of it to `mind`."""
