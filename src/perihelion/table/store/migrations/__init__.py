"""Migrations: how a database of an earlier version becomes one of this version. Each step is a module of
`versions`, numbered, never changed once released, and knows the tables by name alone (`schema` is what they
come to in the end; a test compares the two)."""
