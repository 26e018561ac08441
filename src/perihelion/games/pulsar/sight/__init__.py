"""What may be known of a position and how it is said: view, zones, imagined worlds, previews, refusals and
words.

Everything here is read off the rules and changes nothing; drawings stand in `art`, judgements in `mind`.
"""
