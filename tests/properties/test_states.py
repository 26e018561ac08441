"""States are plain data: copied, saved, loaded, replayed and conserved."""

from __future__ import annotations

import ast
import json
import sys
from functools import cache
from pathlib import Path

import pytest

from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.core.plain import Plain
from perihelion.core.record import BadRecord, check, parse_record, record_of, replay
from perihelion.core.state import State, load
from tests.properties.cases import Case, all_cases, base_cases, decisions, play_out, random_move
from tests.properties.positions import spread

CASES = all_cases()
SEEDS = (1, 2)


@pytest.mark.parametrize("case", CASES)
def test_a_copy_equals_its_original_and_neither_disturbs_the_other(case: Case) -> None:
    for state in spread(case, 12):
        before = state.digest()
        twin = state.copy()
        assert twin.digest() == before
        play_out(twin, seeded("twin"), cap=12)
        assert state.digest() == before
        second = state.copy()
        seat, action = random_move(second, seeded("original"))
        third = second.copy()
        kept = third.digest()
        second.apply(seat, action)
        assert third.digest() == kept


@pytest.mark.parametrize("case", CASES)
def test_saving_and_loading_gives_the_same_state(case: Case) -> None:
    game = case.load()
    for number, state in enumerate(spread(case, 40)):
        loaded = load(game, json.loads(json.dumps(state.save())))
        assert loaded.digest() == state.digest()
        if number % 20 == 0:
            ahead = state.copy()
            play_out(ahead, seeded("ahead"), cap=15)
            play_out(loaded, seeded("ahead"), cap=15)
            assert loaded.digest() == ahead.digest()


@pytest.mark.parametrize("case", base_cases())
def test_every_plain_class_of_a_game_can_be_saved_and_loaded(case: Case) -> None:
    """Loading calls the constructor with the saved fields in order, so the two lists must agree, whether or
    not the class turns up in a random game; and what turns up must be known."""
    types = case.load().plain_types()
    assert types
    for name, kind in types.items():
        assert isinstance(kind, type)
        assert issubclass(kind, Plain)
        if kind.__subclasses__() and not kind.FIELDS:
            continue  # only a common part of others
        assert constructor_arguments(kind) == list(kind.FIELDS), name


@pytest.mark.parametrize("case", base_cases())
def test_what_a_state_holds_is_saved_or_never_changes(case: Case) -> None:
    """An attribute that is in no list of fields is missed by save, load and digest alike: it must be the same
    in a blank state and in every position of a game. A blank state already holds all that is saved."""
    kind = type(case.new(3))
    held, saved = attributes(kind), {*State.BASE_FIELDS, *kind.FIELDS}
    assert saved <= held
    empty = case.load().blank(case.seats, case.new(3).options, seeded(1))
    assert [name for name in saved if not hasattr(empty, name)] == []
    for state in decisions(case, 3, stride=23):
        blank = state.game.blank(case.seats, state.options, seeded(1))
        for name in held - saved - APART:
            assert getattr(state, name) is getattr(blank, name), f"{name} changes and is not saved"


@pytest.mark.parametrize("case", base_cases())
def test_what_a_copy_takes_along_is_saved(case: Case) -> None:
    """However rarely it changes: random games may never come to where it does."""
    kind = type(case.new(3))
    assert attributes(kind, "other") - APART <= {*State.BASE_FIELDS, *kind.FIELDS}


# Saved under a name of its own, or no part of the position: `memos` follow from it, `advanced` from options.
APART = {"seats", "options", "chance", "journal", "memos", "advanced"}


@pytest.mark.parametrize("case", base_cases())
def test_what_a_plain_object_holds_is_saved(case: Case) -> None:
    for name, kind in case.load().plain_types().items():
        assert isinstance(kind, type)
        assert issubclass(kind, Plain)
        if kind.__subclasses__() and not kind.FIELDS:
            continue  # only a common part of others
        assert attributes(kind) <= set(kind.FIELDS), name


def attributes(kind: type, of: str = "self") -> set[str]:
    """The attributes that a class and its parents set, in any method, read from their source."""
    found: set[str] = set()
    for parent in kind.__mro__:
        node = classes_of(parent.__module__).get(parent.__name__)
        for part in ast.walk(node) if node is not None else []:
            targets = part.targets if isinstance(part, ast.Assign) else []
            targets = [part.target] if isinstance(part, ast.AnnAssign | ast.AugAssign) else targets
            for target in targets:
                for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                    if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name):
                        found |= {one.attr} if one.value.id == of else set()
    return found


@cache
def classes_of(module: str) -> dict[str, ast.ClassDef]:
    """The classes in a module's source, by name."""
    if module == "builtins":
        return {}
    path = Path(str(sys.modules[module].__file__)).with_name(module.rpartition(".")[2] + ".py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def constructor_arguments(kind: type) -> list[str]:
    """The arguments of a class's constructor, read from its source: a compiled one does not tell."""
    for parent in kind.__mro__:
        if parent is Plain:
            break
        for part in classes_of(parent.__module__)[parent.__name__].body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                return [argument.arg for argument in part.args.args[1:]]
    return []


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_the_same_digest(case: Case, seed: int) -> None:
    match = Match(case.load(), case.seats, seed, case.options)
    chance = seeded(seed)
    for _ in range(400):
        if match.state.over:
            break
        seat, action = random_move(match.state, chance)
        match.act(seat, action)
    record = record_of(match)
    again = parse_record(record.to_text())
    assert again == record
    assert check(case.load(), again).state.digest() == match.state.digest()
    half = replay(case.load(), again, upto=len(again.moves) // 2)
    assert len(half.moves) == len(again.moves) // 2


@pytest.mark.parametrize("case", base_cases())
def test_a_record_that_does_not_replay_says_so(case: Case) -> None:
    match = Match(case.load(), case.seats, 5, case.options)
    seat, action = random_move(match.state, seeded(5))
    match.act(seat, action)
    record = record_of(match)
    with pytest.raises(BadRecord, match="replays to"):
        check(case.load(), parse_record(record.to_text().replace(record.digest, "0" * 32)))
    with pytest.raises(BadRecord, match="line 2"):
        parse_record(record.to_text().replace("game ", "gmae ", 1))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seed", SEEDS)
def test_components_are_conserved_after_every_action(case: Case, seed: int) -> None:
    game = case.load()
    first: dict[str, int] | None = None
    for state in decisions(case, seed, cap=1_500):
        count = game.census(state)
        first = first or count
        assert count == first, f"seed {seed}, question {state.asks}"


@pytest.mark.parametrize("case", CASES)
def test_a_finished_game_has_winners_and_asks_nobody(case: Case) -> None:
    game = case.load()
    for seed in range(2):
        state = case.new(seed)
        play_out(state, seeded(seed))
        if not state.over:
            continue
        winners = game.winners(state)
        scores = game.scores(state)
        assert winners
        assert not state.asked
        assert game.score_sheet(state, None).totals == scores
        assert sorted(winners) == winners


@pytest.mark.parametrize("case", base_cases())
def test_the_first_game_can_be_set_up_for_every_player_count(case: Case) -> None:
    game = case.load()
    for seats in game.players:
        options = game.first_game()
        assert options.items() <= game.new(seats, 1, options).options.items()
