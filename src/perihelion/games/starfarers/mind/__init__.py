"""What a bot thinks: how a position looks, what things are worth, which choice a sensible player makes. All
of it reads imagined worlds, and only what lies open or in the own hand."""
