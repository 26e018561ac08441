"""The five species: what each brings into play when it is discovered."""
