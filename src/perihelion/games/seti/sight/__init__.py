"""What may be known and said: views and zones, dealing anew what a seat cannot see, previews, refusals, and
components in words. Nothing here changes a position, judges it or draws it."""
