"""What may be known and said: views, imagined worlds, text zones, previews and refusals. Rules are asked
here, never decided."""
