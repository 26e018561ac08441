"""The steps, oldest first: `v0001` is the database of version 0.1.0."""
