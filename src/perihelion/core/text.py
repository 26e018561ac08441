"""Things that are said to people, before they are put into a language.

The engine never builds sentences. It names a message and its arguments; the `language` package turns
them into English or Czech. Arguments are numbers, message keys (`card-gem-world`), texts, or lists of
keys or texts. An argument whose name begins with `seat` is a seat and is shown as that seat's name; a list
whose name begins with `any` holds alternatives and is joined with "or", every other list with "and". A
message whose key begins with `sentence-` is said with a capital letter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

from perihelion.core.frozen import Frozen

Arg = Union[int, str, list[str], "Text", list["Text"]]


@dataclass(frozen=True)
class Text(Frozen):
    """A message with its arguments."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True)
class Reason(Frozen):
    """Why something is not allowed: the rule, and the figures in the arguments."""

    key: str
    rule: str = ""
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True)
class Event(Frozen):
    """Something that happened. `secret` is added for the seats in the bit mask `knowers` only."""

    key: str
    seat: int = -1
    rules: tuple[str, ...] = ()
    args: Mapping[str, Arg] = field(default_factory=dict)
    secret: Mapping[str, Arg] = field(default_factory=dict)
    knowers: int = 0

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat may know it; a knower reads the message `key-known`."""
        if self.knowers == 0:
            return self
        if seat is None or not (self.knowers >> seat) & 1:
            return Event(self.key, self.seat, self.rules, self.args)
        return Event(f"{self.key}-known", self.seat, self.rules, {**self.args, **self.secret})


class Refused(Exception):
    """An action, setup or undo that is not allowed; nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {reason.rule} {reason.args}")
        self.reason = reason
