"""Everything open lies on the table: what changes a position changes the picture and the text zones too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from perihelion.art.artist import Choice, Scene
from perihelion.core.view import Zone
from perihelion.games.pulsar.components.reading import load_box
from perihelion.games.pulsar.game import Pulsar
from perihelion.games.pulsar.sight.telling import reward_texts
from perihelion.language import LANGUAGES
from tests.games.pulsar.scenario import Table, pulsar
from tests.games.pulsar.test_art import NAMES, artist, parts, scene, speaker
from tests.rule import rule

STATION = 4  # the face of the exploration tokens that is kept


def table() -> Table:
    return Table(seats=3, setup="standard").headquarters(0, "A1").headquarters(1, "B2").turn(0, 3, 4)


def words(zones: list[Zone], lang: str) -> str:
    """All zones as a reader hears them."""
    voice = speaker(lang)
    lines = []
    for zone in zones:
        lines.append(voice.say(zone.text))
        lines += [
            f"{item.count} {voice.say(item.text)}: {'; '.join(map(voice.say, item.notes))}"
            for item in zone.items
        ]
    return "\n".join(lines)


def drawn(of: Table, seat: int | None) -> str:
    return parts(artist().draw(scene(of.state, seat)))


def told(of: Table, seat: int | None, lang: str = "en") -> str:
    return words(of.game.zones(of.game.view(of.state, seat)), lang)


def _own_token(of: Table) -> None:
    of.state.pile.remove(STATION)
    of.state.players[0].kept.append(STATION)


def _rivals_token(of: Table) -> None:
    of.state.pile.remove(STATION)
    of.state.players[1].kept.append(STATION)


def _pile(of: Table) -> None:
    of.state.pile.pop()


def _discards(of: Table) -> None:
    of.state.discards = [0]


def _other_discards(of: Table) -> None:
    of.state.discards = [0, 2]


def _awards(of: Table) -> None:
    of.state.awards = [0, 1, 0]


def _median(of: Table) -> None:
    of.state.marker = 9


def _leftover(of: Table) -> None:
    of.dice(6)


def _stations(of: Table) -> None:
    of.stations(1, 1)


def _inspection(of: Table) -> None:
    of.headquarters(1, "B2", "c", "c")


def _joint(of: Table) -> None:
    of.state.joints = [3]


OPEN: dict[str, Callable[[Table], None]] = {
    "own kept token": _own_token,
    "rival's kept token": _rivals_token,
    "pile": _pile,
    "discards": _discards,
    "awards on the board": _awards,
    "median marker": _median,
    "leftover die": _leftover,
    "stations": _stations,
    "joint": _joint,
}


@rule("PULS-R31")
@pytest.mark.parametrize("name", sorted(OPEN))
def test_what_is_open_is_drawn_and_told(name: str) -> None:
    before, after = table(), table()
    OPEN[name](after)
    for seat in (0, 1, None) if name != "joint" else (0,):
        assert told(after, seat) != told(before, seat)
        assert drawn(after, seat) != drawn(before, seat)


@rule("PULS-R31", "PULS-112")
def test_each_discarded_token_and_each_inspection_shows() -> None:
    one, two = table(), table()
    _discards(one)
    _other_discards(two)
    assert drawn(one, None) != drawn(two, None)
    assert told(one, None) != told(two, None)
    used = table()
    _inspection(used)
    kept = table().headquarters(1, "B2", "c")
    assert told(used, 0) != told(kept, 0)
    assert artist().detail(scene(used.state, 0), "seat:1") != artist().detail(scene(kept.state, 0), "seat:1")


def _cubes(game: Pulsar) -> None:
    game.box.figures.engineering[3][1].amount += 1


def _end_points(game: Pulsar) -> None:
    game.box.figures.initiative[3][1] += 1


def _station_table(game: Pulsar) -> None:
    game.box.figures.station_points[5] += 1


def _award_points(game: Pulsar) -> None:
    game.box.figures.awards[1] += 1


@rule("PULS-206", "PULS-233", "PULS-234", "PULS-136")
@pytest.mark.parametrize("change", [_cubes, _end_points, _station_table, _award_points])
def test_what_the_overview_board_prints_is_drawn_and_told(change: Callable[[Pulsar], None]) -> None:
    printed, changed = (Table(seats=3, game=Pulsar(load_box())) for _ in range(2))
    change(changed.game)
    for one in (printed, changed):
        one.turn(0, 3)
    assert told(changed, 0) != told(printed, 0)
    picture = [parts(artist().draw(scene_of(one, 0))) for one in (changed, printed)]
    assert picture[0] != picture[1]


def scene_of(of: Table, seat: int) -> Scene:
    game = of.game
    voice = speaker("en")
    choices = tuple(Choice(game.catalogue.names[a], voice.label(game, a)) for a in of.state.legal(seat))
    return Scene(game, game.view(of.state, seat), voice, NAMES, choices, game.score_sheet(of.state, seat))


@rule("PULS-029", "PULS-R36")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_sides_of_every_board_are_drawn_at_the_choice(lang: str) -> None:
    state = pulsar().new(3, 4)
    voice = speaker(lang)
    view = pulsar().view(state, 0)
    for phone in (False, True):
        picture = parts(artist().draw(scene(state, state.asked_seats()[0], lang, phone)))
        heard = words(pulsar().zones(view), lang)
        for board in view.dealt:
            for number in state.box.headquarters_boards[board]:
                side = state.box.headquarters[number]
                assert voice.tell(f"headquarters-{side.id}") in picture
                assert voice.tell(f"headquarters-{side.id}") in heard
                for project in side.projects:
                    line = "; ".join(voice.say(text) for text in reward_texts(project.rewards))
                    assert line.replace("'", "&#x27;") in picture
                    assert line in heard
        assert 'data-act="side:1"' in picture
        assert 'data-act="side:2"' in picture


def test_the_station_table_says_what_the_next_station_adds() -> None:
    at_six = Table(seats=3).stations(0, 6).turn(0, 3)
    assert "6 stations: 12; the next: +4" in drawn(at_six, 0)
    at_fourteen = Table(seats=4).stations(0, 14).turn(0, 3)
    assert "14 stations: 53; the next: +3" in drawn(at_fourteen, 0)
