"""What may be known and said of a position: views, imagined deals, zones, previews, refusals, and cards in
words. It reads the rules and changes nothing; drawings see a position through here alone."""
