"""What may be known and said: the view of a seat, redealing what is hidden from it, zones, previews, refusals
and effects in words. Here nothing is decided or changed, and nothing is judged or drawn."""
