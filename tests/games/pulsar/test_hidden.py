"""What Pulsar declares hidden, and that everything else lies open."""

from __future__ import annotations

from perihelion.core.chance import seeded
from tests.games.pulsar.scenario import Table, pulsar
from tests.games.pulsar.test_art import speaker
from tests.properties.cases import Case
from tests.properties.positions import spread
from tests.rule import rule


@rule("PULS-R31", "PULS-015", "PULS-019", "PULS-026")
def test_what_is_declared() -> None:
    state = Table(seats=3).system("S01", "sys-05").state
    pools = {pool.name: pool for pool in pulsar().hidden(state, 0)}
    assert sorted(pools) == ["systems", "tokens", "transmitters A", "transmitters B", "transmitters C"]
    assert sorted(pools["systems"].contents) == sorted([*state.tiles[1:], state.unused])
    assert pools["tokens"].contents == state.pile
    shown = {letter: len(pools[f"transmitters {letter}"].contents) for letter in "ABC"}
    assert shown == {"A": 5, "B": 8, "C": 8}
    chance = seeded("letters")
    for _ in range(10):
        world = state.imagine(0, chance)
        order = [world.box.transmitters[tile].letter for tile in world.stack_tiles]
        assert order == sorted(order, reverse=True)


@rule("PULS-R31", "PULS-015", "PULS-019", "PULS-026")
def test_every_tile_and_token_is_either_shown_or_declared_hidden() -> None:
    for state in spread(Case("pulsar", 3), 8):
        systems, tokens, *stacks = pulsar().hidden(state, 0)
        view = pulsar().view(state, 0)
        open_systems = [tile for tile in view.tiles if tile >= 0]
        assert sorted(open_systems + systems.contents) == list(range(len(state.box.systems)))
        assert view.pile == len(tokens.contents)
        assert view.stack == sum(len(stack.contents) for stack in stacks)
        assert not {tile for stack in stacks for tile in stack.contents} & set(view.display)


@rule("PULS-110")
def test_the_offered_bonus_says_what_it_is() -> None:
    table = Table(seats=4).system("S01", "sys-13").ship(0, "G01").turn(0, 1)
    table.act("fly:1:silver-1:none", "fly-to:S01")
    text = pulsar().label(table.state, 0, pulsar().catalogue.numbers["take-bonus"])
    told = {lang: speaker(lang).say(text) for lang in ("en", "cs")}
    assert told["en"] == "Take the bonus: 1 engineering cube and 1× modifier +2"
    assert told["cs"].startswith("Vzít si bonus: 1 inženýrská kostka")
