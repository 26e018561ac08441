"""What a bot thinks: worth of cards and goods, judgement of positions and choices, features for learning. It
looks only at what the seat may know and at the rules, never at views or drawings."""
