"""How states and records show themselves in a notebook.

The engine cannot draw. Whoever can (the package `perihelion`, when it is imported) leaves a painter here.
"""

from __future__ import annotations

from collections.abc import Callable

Painter = Callable[[object], str]


class Display:
    """Holds the painter: a state or a record in, SVG out, empty if there is no picture."""

    def __init__(self) -> None:
        self.painter: Painter | None = None

    def svg(self, shown: object) -> str | None:
        """The picture, or None: then a notebook shows the words."""
        return (self.painter(shown) or None) if self.painter is not None else None


display = Display()
