"""What came of a choice in Pulsar, by the names that previews give to their figures.

Everything is read from what happened (events, the position before and after), not from the functions that
made the preview.
"""

from __future__ import annotations

from perihelion.core.state import State
from perihelion.games.pulsar.catalogue import COUNTERS
from perihelion.games.pulsar.rules.flight import Flight
from perihelion.games.pulsar.state import SOURCES, PulsarState
from tests.properties.happening import Course, is_due


def due(course: Course, state: State) -> bool:
    """A flight asks several times before it is flown; everything else as usual."""
    if isinstance(course.before.stack[-1], Flight):
        return len(state.stack) < len(course.before.stack)
    return is_due(course, state)


def happened(course: Course) -> dict[str, int]:
    before, after = course.before, course.after
    assert isinstance(before, PulsarState)
    assert isinstance(after, PulsarState)
    kind, _, rest = before.game.catalogue.names[course.action].partition(":")
    found = scored(course, before, after)
    found |= gained(course, before, after)
    found |= paid(course, before, after)
    if kind == "take-die":
        found |= moved(course, before, after, rest)
    if kind in ("take-transmitter", "pay-transmitter"):
        found["dice-left"] = unpaid(after, rest.partition(":")[0])
    if kind in ("fly", "fly-to", "route", "inspect"):
        found |= flown(course, before)
    if kind == "project":
        found |= inspection(course, after, rest)
    if kind == "end-turn":
        found["dice-lost"] = len(before.players[course.seat].dice)
    return found


def figure(course: Course, key: str, arg: str) -> list[int]:
    """The figures of the seat's events of this kind."""
    return [value for event in course.told(key) if isinstance(value := event.args[arg], int)]


def scored(course: Course, before: PulsarState, after: PulsarState) -> dict[str, int]:
    """Points by source, by technology and by contract."""
    old, new = before.players[course.seat].earned, after.players[course.seat].earned
    found = {f"points-{source}": new[n] - old[n] for n, source in enumerate(SOURCES)}
    for event in course.told("technology-points"):
        points = event.args["points"]
        assert isinstance(points, int)
        name = str(event.args["technology"])
        found[name] = found.get(name, 0) + points
        if event.rules == ("PULS-186",):  # told for itself, so not among what a new technology gives
            found["points-technologies"] -= points
    for event in course.told("contract"):
        points = event.args["points"]
        assert isinstance(points, int)
        found[f"{event.args['contract']}:scored"] = points
    return found


def gained(course: Course, before: PulsarState, after: PulsarState) -> dict[str, int]:
    """Cubes, modifiers, generators, tokens and dice."""
    found: dict[str, int] = {}
    tokens = len(course.told("token"))
    if not tokens:
        found["cubes:no-token"] = sum(figure(course, "cubes", "amount"))
        for name in ("pm1", "plus2"):
            kind = [
                event for event in course.told("modifier") if event.args["modifier"] == f"modifier-{name}"
            ]
            amounts = [event.args["amount"] for event in kind]
            found[f"{name}:no-token"] = sum(amount for amount in amounts if isinstance(amount, int))
    if min(before.supply) > 1:
        found["generators:supplied"] = len(course.told("generator"))
    if len(before.pile) + len(before.discards) > 2 and not course.told("teleported"):
        found["tokens:enough"] = tokens
    for event in course.told("split"):
        assert isinstance(event.args["silver"], int)
        assert isinstance(event.args["red"], int)
        found |= {"silver": event.args["silver"], "red": event.args["red"]}
    for value in figure(course, "bonus-die", "value"):
        found["red"] = value
    for value in figure(course, "joined", "value"):
        found["joint"] = value
    return found


def paid(course: Course, before: PulsarState, after: PulsarState) -> dict[str, int]:
    """Dice and cubes that were paid."""
    found: dict[str, int] = {}
    for key in ("paid", "paid-changed"):
        for value in figure(course, key, "value"):
            found[f"die:{value}"] = value
    spent = figure(course, "copied", "cubes") + figure(course, "bought-points", "cubes")
    spent += figure(course, "contract-bonus", "cubes")
    cubes = [state.players[course.seat].cubes for state in (before, after)]
    found["cubes-left"] = cubes[1]
    found["cubes-paid"] = sum(spent) if spent else cubes[0] - cubes[1]
    return found


def moved(course: Course, before: PulsarState, after: PulsarState, rest: str) -> dict[str, int]:
    """Where the counter has gone: the field that the seat did not have before, or had once less."""
    counter = COUNTERS.index(rest.partition(":")[2])
    if counter == 0:
        return {}
    fields = []
    for state in (before, after):
        track = state.initiative if counter <= 2 else state.engineering
        fields.append([entry >> 2 for entry in track if entry & 3 == course.seat])
    fields[0].pop((counter - 1) % 2)
    for field in fields[0]:
        fields[1].remove(field)
    (there,) = fields[1]
    return {"field": there, "penalty": after.box.figures.penalties[there]}


def unpaid(after: PulsarState, id: str) -> int:
    number = [tile.id for tile in after.box.transmitters].index(id)
    return len(after.box.transmitters[number].cost) - after.paid[number].bit_count()


def flown(course: Course, before: PulsarState) -> dict[str, int]:
    """The flight, and what was offered right after the choice."""
    found: dict[str, int] = {}
    for key in ("flight", "flight-via"):
        for value in figure(course, key, "distance"):
            found["distance"] = value
    for value in figure(course, "inspected", "gates"):
        found["gates"] = value
        points = sum(figure(course, "inspected", "points"))
        if value:
            found["per-gate:gates"] = points // value
    next_state = before.copy()
    next_state.apply(course.seat, course.action)
    if next_state.is_asked(course.seat) and isinstance(next_state.step(), Flight):
        names = [next_state.game.catalogue.names[action] for action in next_state.legal(course.seat)]
        found["ends"] = sum(1 for name in names if name.startswith("fly-to:"))
        found["routes"] = sum(1 for name in names if name.startswith("route:"))
    return found


def inspection(course: Course, after: PulsarState, letter: str) -> dict[str, int]:
    """What an inspection flight of the project, not used yet, is worth for each gate."""
    player = after.players[course.seat]
    number = "abcdefgh".index(letter)
    project = after.box.headquarters[player.headquarters].projects[number]
    if not (player.projects & ~player.inspections) >> number & 1 or project.inspection < 0:
        return {}
    return {"inspection": project.rewards[project.inspection].amount}
