"""The drawings: pure, complete in both languages, every choice clickable, nothing shown that is hidden."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from perihelion import games
from perihelion.art.artist import Choice, Scene
from perihelion.art.svg import esc
from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.games.starfarers.art.chart import Chart
from perihelion.games.starfarers.art.geometry import HIT, Geometry
from perihelion.games.starfarers.art.pieces import digit_size, number_token
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.parts import WAYS
from perihelion.language import voice
from tests.games.starfarers.scenario import A, B, C, Table, starfarers
from tests.rule import rule

NAMES = ("Iva", "Vega", "Rigel & <co>", "Tycho")
ARTIST = games.artist("starfarers")
RULER_MARK = r'<text x="([^"]+)" y="([^"]+)"[^>]*>([^<]+)</text>'


def scene(state: State, seat: int | None, lang: str = "en", phone: bool = False) -> Scene:
    game = starfarers()
    names = NAMES[: state.seats]
    words = voice(lang, "starfarers").named(names)
    legal = [] if seat is None else [*state.legal(seat), *state.offhand(seat)]
    choices = tuple(Choice(game.catalogue.names[action], words.label(game, action)) for action in legal)
    return Scene(game, game.view(state, seat), words, names, choices, game.score_sheet(state, seat), phone)


def drawn(state: State, seat: int | None, lang: str = "en", phone: bool = False) -> str:
    assert ARTIST is not None
    drawing = ARTIST.draw(scene(state, seat, lang, phone))
    return drawing.strip + drawing.board + drawing.hand + drawing.side


def parse(markup: str) -> ElementTree.Element:
    """The markup as XML: every tag closed, every attribute quoted."""
    return ElementTree.fromstring(f"<div>{markup}</div>".replace("<br>", "<br/>"))


@pytest.mark.parametrize("setup", ["beginner", "strategic", "wild-space"])
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_position_of_a_game_can_be_drawn_for_everybody(setup: str, lang: str) -> None:
    state = starfarers().new(3, 4, {"setup": setup})
    chance = seeded("drawings")
    asked: set[str] = set()
    for number in range(700):
        if state.over:
            break
        seat = chance.pick(state.asked_seats())
        kind = type(state.step()).__name__
        if kind not in asked or number % 60 == 0:
            asked.add(kind)
            for viewer in (None, 0, 1, 2):
                parse(drawn(state, viewer, lang, phone=number % 2 == 0))
        state.apply(seat, chance.pick(state.legal(seat)))
    assert {"TradeAndBuild", "Flight", "MoveShip", "Encounter"} <= asked


def test_drawing_is_pure() -> None:
    table = Table().hand(A, ore=2).trading(A)
    before = table.state.digest()
    assert drawn(table.state, A) == drawn(table.state, A)
    assert table.state.digest() == before


@pytest.mark.parametrize("phone", [False, True])
def test_targets_on_the_board_carry_their_actions_above_the_pieces(phone: bool) -> None:
    table = Table().quiet().flying(A).act(A, "move:1")
    markup = drawn(table.state, A, phone=phone)
    for action in table.legal(A, "fly"):
        assert f'data-act="{action}"' in markup
    assert markup.index('class="layer-pieces"') < markup.index('class="layer-hits"')


def test_hit_areas_never_overlap() -> None:
    space = Geometry(starfarers().parts.board, wide=True)
    board = starfarers().parts.board
    for place in range(board.size):
        for other in board.neighbours[place]:
            (x, y), (ox, oy) = space.at(place), space.at(other)
            assert ((x - ox) ** 2 + (y - oy) ** 2) ** 0.5 > 2 * HIT


def test_turning_the_board_keeps_clockwise_clockwise() -> None:
    board = starfarers().parts.board
    for wide in (True, False):
        space = Geometry(board, wide)
        for quadrant in board.quadrants:
            (ax, ay), (bx, by), (cx, cy) = (space.hex_at(cell) for cell in quadrant.hexes)
            assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0


def test_a_refused_place_can_be_asked_about() -> None:
    table = Table().quiet().no_ships().ship(A, "trade", (8, 13)).flying(A).act(A, "move:1")
    assert f'data-why="fly:{table.name((7, 14))}"' in drawn(table.state, A)


def test_builds_that_are_not_possible_say_why() -> None:
    markup = drawn(Table().trading(A).state, A)
    assert markup.count('data-why="build:') == 6
    markup = drawn(Table().hand(A, fuel=2).trading(A).state, A)
    assert 'data-act="build:booster"' in markup


@rule("STAR-229", "STAR-R44")
def test_the_reader_sees_the_card_and_the_asked_player_only_the_question() -> None:
    table = Table().hand(A, ore=3).meeting(5)
    title = "The Merchant Prince"
    assert title in drawn(table.state, B)
    assert "sabotage" in drawn(table.state, B)
    for viewer in (None, A, C):
        shown = drawn(table.state, viewer)
        assert "A Merchant vessel hails you" in shown
        assert title not in shown
        assert "sabotage" not in shown
    assert 'data-act="gift:3"' in drawn(table.state, A)


@pytest.mark.parametrize("phone", [False, True])
def test_everything_to_choose_is_at_hand_even_without_the_rail(phone: bool) -> None:
    assert ARTIST is not None
    tables = [
        (Table().hand(A, ore=1).meeting(2).act(A, "gift:1", "pay:ore"), "take:food"),
        (Table().modules(A, cargo=1).meeting(28).act(A, "gift:0"), "remove:cargo"),
        (Table().hand(B, ore=1).roll(7), "steal:1"),
        (Table().hand(A, ore=9).roll(7), "discard:ore"),
    ]
    for table, action in tables:
        drawing = ARTIST.draw(scene(table.state, A, phone=phone))
        assert f'data-act="{action}"' in drawing.board + drawing.hand


def test_the_trade_window_shows_drafts_to_their_owner_and_the_offer_to_all() -> None:
    table = Table().hand(A, food=2).hand(B, ore=1).trading(A).act(A, "offer", "give-more:food")
    assert 'data-act="ask-more:ore"' in drawn(table.state, A)
    assert "sf-stepper" not in drawn(table.state, B)
    table.act(A, "ask-more:ore", "propose")
    assert 'data-act="accept"' in drawn(table.state, B)
    seen = drawn(table.state, C)
    assert "sf-window" not in seen, "who is not asked keeps the board in sight"
    assert 'data-answer="thinking"' in seen
    assert 'data-act="recall"' in drawn(table.state, A)


def test_hidden_cards_are_not_drawn_for_others() -> None:
    first = Table().hand(A, ore=3).trading(B)
    second = Table().hand(A, food=3).trading(B)
    first.state.bank = second.state.bank[:]
    assert drawn(first.state, C) == drawn(second.state, C)


@rule("STAR-277")
def test_digits_are_the_larger_the_more_likely_their_number() -> None:
    sizes = {number: digit_size(WAYS[number]) for number in range(2, 13) if number != 7}
    assert sizes[6] == sizes[8] == max(sizes.values())
    assert sizes[2] == sizes[12] == min(sizes.values())
    assert sizes[2] < sizes[3] < sizes[4] < sizes[5] < sizes[6]
    for number, size in sizes.items():
        shown = re.search(r'font-size="([0-9.]+)"', number_token([number]))
        assert shown is not None
        assert float(shown.group(1)) == pytest.approx(size, abs=0.01)


def test_no_text_on_the_board_is_small() -> None:
    for phone in (False, True):
        markup = drawn(Table().quiet().flying(A).act(A, "move:1").state, A, phone=phone)
        sizes = [float(size) for size in re.findall(r'font-size="([0-9.]+)"', markup)]
        assert min(sizes) >= 14


def test_details_and_pictures() -> None:
    assert ARTIST is not None
    table = Table().friend(A, "s1", "s1", "d2").stations("green-folk", 1, 0, 0, 0)
    here = scene(table.state, B)
    assert "Improved Cannons and Drive" in ARTIST.detail(here, "seat:0")
    assert "Green Folk" in ARTIST.detail(here, f"quadrant:{table.slot('N2')}")
    assert "unknown" in ARTIST.detail(here, f"quadrant:{table.slot('N4')}")
    ElementTree.fromstring(ARTIST.picture(here))
    assert ARTIST.cover(voice("en", "starfarers")).startswith("<svg")
    assert "sf-window" in ARTIST.styles()
    assert "sf-ore" in ARTIST.defs()


def detail(table: Table, thing: str, seat: int | None = A, lang: str = "en") -> str:
    assert ARTIST is not None
    return ARTIST.detail(scene(table.state, seat, lang), thing)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_outpost_shows_its_friendship_cards_with_their_words(lang: str) -> None:
    table = Table().trading(A)
    words = voice(lang, "starfarers")
    outposts = [number for number in range(15) if table.state.is_outpost(number)]
    assert len(outposts) == 4
    for number in outposts:
        people = table.game.parts.tiles[table.state.tile[number]].people
        shown = detail(table, f"quadrant:{number}", lang=lang)
        cards = [card for card in table.game.parts.friends if card.people == people]
        assert shown.count("sf-friend") == len(cards)
        for card in cards:
            assert esc(words.tell(f"friend-text-{card.id[3:]}", {})) in shown


def test_ones_own_friendship_cards_are_always_in_sight() -> None:
    table = Table().friend(A, "s1", "m5").trading(B)
    for phone in (False, True):
        markup = drawn(table.state, A, phone=phone)
        assert markup.count('class="sf-own"') == (4 if phone else 2)  # on a phone also where no rail is open
    assert 'class="sf-own"' not in drawn(table.state, C)
    assert "sf-friend" in detail(table, "friend:s1")


def test_pointing_at_a_ship_shows_its_reach() -> None:
    table = Table().quiet().modules(A, booster=2).flying(A, speed=5)
    table.state.balls = [2, 2]
    entry = next(ship for ship in table.game.view(table.state, A).ships if ship.seat == A)
    assert Stage(scene(table.state, A)).reach(entry) == (5, 5)
    assert "may fly 5 steps now" in detail(table, "ship:0:1")
    other = next(ship for ship in table.game.view(table.state, A).ships if ship.seat == B)
    boosters = table.state.boosters(B)
    assert Stage(scene(table.state, A)).reach(other) == (3 + boosters, 5 + boosters)
    markup = drawn(table.state, A)
    assert markup.count('class="way reach"') == len(table.game.view(table.state, A).ships)
    reached = set(Chart(Stage(scene(table.state, A)), True).ways(entry.place, 5))
    table.act(A, "move:1")
    assert {table.board.at[point] for point in table.targets(A)} <= reached


def test_how_an_encounter_ended_and_what_was_found_stays_to_be_read() -> None:
    table = Table().hand(A, ore=3).quiet().meeting(5).act(A, "gift:1", "pay:ore")
    for viewer in (None, A, B, C):
        shown = drawn(table.state, viewer)
        assert shown.count('data-news="met:') == 1
        assert "A prince expects more" in shown
        assert "data-dismiss" in shown
    view = table.game.view(table.state, A).met
    assert view is not None
    assert (view.seat, view.tales[0]) == (A, table.game.parts.encounters[4].nodes[0].text)
    table = Table().flying(A, speed=9).act(A, "move:1")
    goal = next(name for name in table.legal(A, "fly") if reveals(table, name))
    table.act(A, goal)
    shown = drawn(table.state, C)
    assert shown.count('data-news="seen:') == 1
    planets = table.game.view(table.state, C).quadrants[table.state.seen[2]].planets
    news = shown[shown.index('data-news="seen:') :].split("</aside>")[0]
    assert news.count("<li>") == len(planets) == 3


def reveals(table: Table, name: str) -> bool:
    quadrant = table.board.quadrant_of[table.board.place(name.split(":")[1])]
    return quadrant >= 0 and table.state.explored[quadrant] == 0 and table.state.is_system(quadrant)


@pytest.mark.parametrize(("lang", "jargon"), [("en", "Cut-out"), ("cs", "Výřez")])
def test_no_quadrant_has_a_name_that_stands_nowhere(lang: str, jargon: str) -> None:
    for setup in ("beginner", "discoverer"):
        state = starfarers().new(4, 3, {"setup": setup})
        words = voice(lang, "starfarers")
        zones = starfarers().zones(starfarers().view(state, 0))
        said = " ".join(words.say(item.text) for zone in zones for item in zone.items)
        assert jargon not in said + drawn(state, 0, lang)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("phone", [False, True])
def test_letters_and_numbers_at_the_rim_lead_to_every_place_that_is_named(lang: str, phone: bool) -> None:
    table = Table().quiet().flying(A)
    shown = Chart(Stage(scene(table.state, A, lang, phone)), not phone)
    rulers = re.findall(r"<g data-ruler=.*?</g>", shown.draw().inner())
    top, side = (
        {name: (float(x), float(y)) for x, y, name in re.findall(RULER_MARK, ruler)} for ruler in rulers
    )
    words = voice(lang, "starfarers")
    board = starfarers().parts.board
    names = {words.tell(f"place-{name}") for name in board.names}
    assert len(names) == board.size
    for place, id in enumerate(board.names):
        name = words.tell(f"place-{id}")
        x, y = shown.space.at(place)
        across, down = (name[0], name[1:]) if phone else (name[1:], name[0])
        assert abs(top[across][0] - x) < 0.1
        assert abs(side[down][1] - 5 - y) < 0.1


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_labels_and_log_name_only_places_of_the_map(lang: str) -> None:
    state = starfarers().new(3, 8, {"setup": "beginner"})
    words = voice(lang, "starfarers").named(NAMES[:3])
    chance = seeded("names of places")
    known = {words.tell(f"place-{name}") for name in starfarers().parts.board.names}
    said: list[str] = []
    for _ in range(400):
        if state.over:
            break
        seat = chance.pick(state.asked_seats())
        said.append(words.say(state.step().prompt(state, seat)))
        said += [words.label(starfarers(), action) for action in state.legal(seat)]
        said += [words.say(event) for event in state.act(seat, chance.pick(state.legal(seat)))]
    called = {name for line in said for name in re.findall(r"\b[A-Z]\d{1,2}\b", line)}
    assert len(called) > 20
    assert called <= known
