"""Chronicles: the recorded games as they reach the players, by message keys and figures.

Every event with those who know its secret part; every kind of question twice, with its figures, the choices,
their labels and previews and the reasons against others; and now and then the whole table as the seat that is
asked has it: view, zones and score sheet. What is not written out leaves a mark at every move: the choices,
what is said of them, some of what may not be chosen, and the table as the seat and a spectator have it. What
a player is shown or told cannot change unnoticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from perihelion.core.match import Match
from perihelion.core.record import parse_record
from perihelion.core.state import State
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.core.view import Preview, ScoreSheet, Zone, to_json
from tests.properties.cases import Case

FOLDER = Path(__file__).parent
RANDOM, GREEDY = "random", "greedy"  # who chose the moves of a recorded game
TABLES = 6  # so often the whole table is written out
QUESTIONS = 2  # and so many questions of each kind
PREVIEWED = 8  # with so many of their choices
PROBED = 300  # so many actions are asked about
APART = 19  # at every move one of so many, each time others


def chronicled() -> list[Case]:
    """One case of each game, and a solo game."""
    tables = (("race", 4), ("starfarers", 3), ("quarterworlds", 2), ("pulsar", 3), ("seti", 2), ("seti", 1))
    return [Case(game, seats) for game, seats in tables]


def file_name(case: Case, who: str) -> str:
    return f"{case}.txt" if who == RANDOM else f"{who}-{case}.txt"


def record_path(case: Case, who: str = RANDOM) -> Path:
    return FOLDER / "records" / file_name(case, who)


def chronicle_path(case: Case, who: str) -> Path:
    return FOLDER / "chronicles" / file_name(case, who)


def chronicle(case: Case, who: str) -> str:
    """A recorded game, move by move."""
    record = parse_record(record_path(case, who).read_text(encoding="utf-8"))
    match = Match(case.load(), case.seats, record.seed, case.options, take_forced=False)
    stride = 1 + len(record.moves) // TABLES
    asked: Counter[str] = Counter()
    lines = [f"# {case}, {who} moves"]
    for number, move in enumerate(record.moves):
        key = match.state.step().prompt(match.state, move.seat).key
        asked[key] += 1
        if asked[key] <= QUESTIONS:
            lines += question(match.state, move.seat)
        if number % stride == stride // 2:
            lines += table(match.state, move.seat)
        left = marks(match.state, move.seat, number)
        lines.append(f"{number + 1}. {'ABCD'[move.seat]} {move.action} {left}")
        lines += [f"  {event_line(event)}" for event in match.act(move.seat, move.action)]
    lines += score_lines(match.state.game.score_sheet(match.state, None))
    return "\n".join(lines) + "\n"


def marks(state: State, seat: int, number: int) -> str:
    """How many choices there are, and marks of them, of what is said of them, of what may not be chosen, and
    of the table as the seat has it and as a spectator does."""
    game = state.game
    choices = [*state.legal(seat), *state.offhand(seat)]
    told = [chosen(state, seat, action) for action in choices]
    names = game.catalogue.names
    reasons = [state.why_not(seat, action) for action in range(number % APART, len(names), APART)]
    against = [reason_line(reason) for reason in reasons if reason is not None]
    seen = [game.view(state, viewer) for viewer in (seat, None)]
    shown = [[to_json(view), [zone_lines(zone) for zone in game.zones(view)]] for view in seen]
    parts = (" ".join(names[action] for action in choices), told, against, *shown)
    return f"[{len(choices)} {' '.join(mark(part) for part in parts)}]"


def mark(part: object) -> str:
    return sha256(repr(part).encode()).hexdigest()[:4]


def chosen(state: State, seat: int, action: int) -> list[str]:
    """What is said of a choice."""
    game = state.game
    lines = [f"{game.catalogue.names[action]}: {text_line(game.label(state, seat, action))}"]
    lines += [f"  {line}" for line in preview_lines(game.preview(state, seat, action))]
    ends = game.ends(state, seat, action)
    return [*lines, f"  ends: {text_line(ends)}"] if ends is not None else lines


def question(state: State, seat: int) -> list[str]:
    """What the seat is asked, what it may choose and what not."""
    game = state.game
    legal = state.legal(seat)
    names = game.catalogue.names
    lines = [f"? {'ABCD'[seat]}: {text_line(state.step().prompt(state, seat))}"]
    lines.append(f"figures:{arguments(game.figures(state, seat))}")
    lines.append(f"may: {' '.join(names[action] for action in legal)}")
    lines += ["a last choice is waited for"] if state.step().waits(state, seat) else []
    part = state.step().forced_part(state, seat)
    lines += [f"has to be part of it: {names[part]}"] if part >= 0 else []
    for action in legal[:: 1 + len(legal) // PREVIEWED]:
        lines += chosen(state, seat, action)
    return lines + refusals(state, seat)


def table(state: State, seat: int) -> list[str]:
    """What lies on the table, as the seat may know it."""
    view = state.game.view(state, seat)
    shown = to_json(view)
    assert isinstance(shown, dict)
    lines = [f"= {'ABCD'[seat]}"]
    lines += [f"view {name}: {value}" for name, value in shown.items()]
    lines += [line for zone in state.game.zones(view) for line in zone_lines(zone)]
    return lines + score_lines(state.game.score_sheet(state, seat))


def refusals(state: State, seat: int) -> list[str]:
    """Why actions may not be chosen: of each kind of action, each kind of reason with one example."""
    catalogue = state.game.catalogue
    found: dict[tuple[str, str, str], list[str]] = {}
    for action in range(0, len(catalogue.names), 1 + len(catalogue.names) // PROBED):
        reason = state.why_not(seat, action)
        if reason is not None:
            alike = (catalogue.kind(action).name, reason.key, reason.rule)
            found.setdefault(alike, []).append(f"not {catalogue.names[action]}: {reason_line(reason)}")
    return [f"{lines[0]} and {len(lines) - 1} more" for lines in found.values()]


def preview_lines(shown: Preview) -> list[str]:
    lines = [
        f"{'= ' if line.total else ''}{line.figure} {text_line(line.text)} {line.what}".rstrip()
        for line in shown.lines
    ]
    lines += [f"then {text_line(text)}" for text in shown.then]
    return lines + [f"promises {promise.figure} {promise.what}" for promise in shown.promises]


def zone_lines(zone: Zone) -> list[str]:
    owner = "" if zone.seat is None else f" of {'ABCD'[zone.seat]}"
    lines = [f"zone{owner}: {text_line(zone.text)}"]
    for item in zone.items:
        notes = "; ".join(text_line(note) for note in item.notes)
        lines.append(f"  {item.count} {text_line(item.text)}{f': {notes}' if notes else ''}")
    return lines


def score_lines(sheet: ScoreSheet) -> list[str]:
    lines = [f"score {line.source}: {line.points}" for line in sheet.lines]
    lines.append(f"score in all: {sheet.totals}, won by {sheet.winners}")
    if sheet.tie_break is not None:
        lines.append(f"ties: {sheet.tie_break.source} {sheet.tie_break.points}")
    return lines


def event_line(event: Event) -> str:
    who = "" if event.seat < 0 else f"{'ABCD'[event.seat]} "
    secret = f" secretly{arguments(event.secret)} to {event.knowers:04b}" if event.knowers else ""
    rules = f" [{', '.join(event.rules)}]" if event.rules else ""
    return f"{who}{event.key}{arguments(event.args)}{secret}{rules}"


def reason_line(reason: Reason) -> str:
    return f"{reason.key}{arguments(reason.args)} [{reason.rule}]"


def text_line(text: Text) -> str:
    return f"{text.key}{arguments(text.args)}"


def arguments(args: Mapping[str, Arg]) -> str:
    return "".join(f" {name}={argument(value)}" for name, value in args.items())


def argument(value: Arg) -> str:
    if isinstance(value, list):
        return f"[{', '.join(argument(part) for part in value)}]"
    return f"({text_line(value)})" if isinstance(value, Text) else str(value)
