"""The five species: what their discovery sets up and the choices that only they bring."""
