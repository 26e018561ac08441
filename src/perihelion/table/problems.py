"""What can go wrong in a request, each with its status and a message that says what to do."""

from __future__ import annotations

from perihelion.core.text import Arg, Reason


class Problem(Exception):
    """Answered with a page or JSON in the reader's language; `key` is a message."""

    status = 400

    def __init__(self, key: str, args: dict[str, Arg] | None = None, status: int | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = args or {}
        if status is not None:
            self.status = status


class Missing(Problem):
    """No such table, seat, game or page."""

    status = 404


class Foreign(Problem):
    """A seat or a table that is somebody else's."""

    status = 403


class NotNow(Problem):
    """A thing that cannot be done in the table's present state."""

    status = 409


class TooMany(Problem):
    """A limit was reached."""

    status = 429


class TooBig(Problem):
    status = 413


class Declined(Exception):
    """An action or undo that the rules do not allow now, or that came too late. The answer carries the
    reason and the current position."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason

    @property
    def status(self) -> int:
        return 409
