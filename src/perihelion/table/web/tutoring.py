"""A board with a tutor: what the page of a lesson and that of a decision to be tried again are made of.

The page sends the choices that it has made with every request; the answer brings the position that follows
from them, drawn anew, and what is thought of the last one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Body

from perihelion.core.plain import Json
from perihelion.table.web import parts
from perihelion.table.web.look import Look

Name = Annotated[str, Body(max_length=200)]
Narrow = Annotated[bool | None, Body()]


@dataclass(frozen=True)
class Tutored:
    """How far the learner is: the choices so far, what to point at, and the answer to the last choice."""

    done: list[str]
    solved: bool
    point: list[str]
    answer: str = ""
    verdict: str = ""


def tutored(look: Look, prompt: str, values: dict[str, object], state: Tutored) -> dict[str, Json]:
    """Everything that the page shows."""
    return {
        "html": parts.areas(look, prompt, values),
        "done": list[Json](state.done),
        "solved": state.solved,
        "choices": {choice.action: choice.label for choice in look.choices},
        "point": list[Json](state.point),
        "answer": state.answer,
        "verdict": state.verdict,
    }
