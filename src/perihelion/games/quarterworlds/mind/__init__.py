"""What a bot thinks: what things are worth, how good a position looks, how good each answer is, and the
position in numbers for learning agents. It asks the rules and changes nothing."""
