"""The rules: a module for each chapter of the rulebook, with its steps, checks and counting.

What is allowed and what happens stands here and nowhere else; what is shown, said or thought about it does
not: `sight`, `mind` and `art` build on these modules, never the other way round.
"""
