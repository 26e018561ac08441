"""The solo game: the rival's turn, how it chooses and flies, and the objectives of the player."""
