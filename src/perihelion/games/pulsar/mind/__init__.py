"""What a bot thinks: how good a position is, which choices look promising, what things are worth.

Judgements only: nothing here decides what is allowed or what happens.
"""
