"""The commands of the shell, one module for each group; `perihelion.cli` puts them together."""
