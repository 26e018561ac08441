"""Plain data: what states and steps are made of, and how it becomes JSON and back.

A plain object names its fields in `FIELDS`, in the order of its constructor's arguments, so that one
pair of functions saves and loads every step of every game without running a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Union

Json = Union[None, bool, int, float, str, list["Json"], dict[str, "Json"]]

TYPE_KEY = "is"


class Plain:
    """An object of ints, strings, lists and other plain objects."""

    FIELDS: ClassVar[tuple[str, ...]] = ()


PlainTypes = dict[str, type[Plain]]


def plain_types(homes: list[str]) -> PlainTypes:
    """Every plain class that has been defined in these packages (or modules), by name."""
    found: PlainTypes = {}
    waiting: list[type[Plain]] = list(Plain.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        name, module = kind.__name__, module_of(kind)
        if not any(module == home or module.startswith(home + ".") for home in homes):
            continue
        if found.get(name, kind) is not kind:
            raise ValueError(f"two plain classes are called {name}: saved data could not tell them apart")
        found[name] = kind
    return found


def module_of(kind: object) -> str:
    """The full name of the module in which a class is defined."""
    return str(getattr(kind, "__module__"))


def encode(value: object) -> Json:
    """The JSON form of a plain value."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, Plain):
        kind = type(value)
        fields: dict[str, Json] = {TYPE_KEY: kind.__name__}
        for name in kind.FIELDS:
            fields[name] = encode(getattr(value, name))
        return fields
    raise TypeError(f"{type(value).__name__} is not plain data")


def decode(data: Json, types: PlainTypes) -> object:
    """The plain value that `encode` wrote; `types` names the classes that may occur in it."""
    if isinstance(data, list):
        return [decode(item, types) for item in data]
    if isinstance(data, dict):
        name = data.get(TYPE_KEY)
        if name is None:
            return {key: decode(item, types) for key, item in data.items()}
        if not isinstance(name, str) or name not in types:
            raise ValueError(f"unknown type {name!r} in saved data")
        kind = types[name]
        missing = [field for field in kind.FIELDS if field not in data]
        if missing:
            raise ValueError(f"a saved {name} without {missing[0]}")
        return _made(kind, [decode(data[field], types) for field in kind.FIELDS])
    return data


def _made(kind: Callable[..., Plain], values: list[object]) -> Plain:
    return kind(*values)
