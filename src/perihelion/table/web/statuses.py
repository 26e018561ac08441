"""The status of each kind of problem."""

from __future__ import annotations

from perihelion.table.house.problems import Foreign, Missing, NotNow, Problem, TooBig, TooMany

BAD, UNKNOWN, SLOW, CONFLICT, UNAVAILABLE = 400, 401, 408, 409, 503
STATUSES: dict[type[Problem], int] = {Missing: 404, Foreign: 403, NotNow: CONFLICT, TooMany: 429, TooBig: 413}


class Unanswered(Problem):
    """A request that cannot be understood or served, with a status of its own."""

    def __init__(self, key: str, status: int) -> None:
        super().__init__(key)
        self.status = status


def status_of(problem: Problem) -> int:
    if isinstance(problem, Unanswered):
        return problem.status
    return STATUSES.get(type(problem), BAD)
