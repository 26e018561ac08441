"""The catalogue of actions: everything that can ever be chosen in a game, numbered once.

An action is a kind with parameters, each out of a fixed list: `settle:new-sparta` is the kind
`settle` with the card `new-sparta`. Numbers of one kind are consecutive, so rules compute them
(`first + index`) instead of looking names up.
"""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.core.frozen import Frozen
from perihelion.core.text import Arg, Text


@dataclass(frozen=True)
class Param(Frozen):
    """A parameter of a kind of action. With a prefix its values are message keys
    (`card` + `gem-world` = `card-gem-world`); without one they are numbers. A parameter
    named `seat...` holds seat numbers."""

    name: str
    prefix: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Kind(Frozen):
    """All actions of one kind: numbers `first` to `first + size - 1`."""

    name: str
    params: tuple[Param, ...]
    first: int
    size: int


class Catalogue:
    """All actions of a game by number and by name."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self._kind_of: list[Kind] = []

    def __len__(self) -> int:
        return len(self.names)

    def add(self, kind: str, *params: Param) -> int:
        """Adds every action of a kind and returns the number of the first; the last
        parameter varies fastest."""
        first = len(self.names)
        names = [kind]
        for param in params:
            names = [f"{name}:{value}" for name in names for value in param.values]
        entry = Kind(kind, params, first, len(names))
        self.kinds.append(entry)
        for name in names:
            if name in self.numbers:
                raise ValueError(f"action {name} is in the catalogue already")
            self.numbers[name] = len(self.names)
            self.names.append(name)
            self._kind_of.append(entry)
        return first

    def kind(self, action: int) -> Kind:
        return self._kind_of[action]

    def args(self, action: int) -> dict[str, Arg]:
        """The parameters of an action as message arguments."""
        values = self.names[action].split(":")[1:]
        args: dict[str, Arg] = {}
        for param, value in zip(self._kind_of[action].params, values, strict=True):
            args[param.name] = f"{param.prefix}-{value}" if param.prefix else int(value)
        return args

    def text(self, action: int) -> Text:
        """The label of an action: message `action-<kind>` with its parameters."""
        return Text(f"action-{self._kind_of[action].name}", self.args(action))
