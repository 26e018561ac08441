"""The drawings: every question of a game can be drawn, in both languages, and clicks are honest."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from perihelion import games
from perihelion.art.artist import Choice, Scene
from perihelion.core.chance import seeded
from perihelion.games.seti.rules.flight import grant_moves, rotate
from perihelion.games.seti.rules.free import free_options
from perihelion.games.seti.sight.routes import cheapest
from perihelion.games.seti.state import SetiState
from perihelion.language import LANGUAGES, voice
from tests.games.seti.scenario import GAME, Table, hop
from tests.games.seti.test_sweep import PAIRS, eager, known_species

ARTIST = games.artist("seti")
NAMES = ("Vega", "Rigel", "Mira", "Tycho")
THINGS = re.compile(r'data-thing="([^"]+)"')
TABS = re.compile(r'<button type="button" data-pane="(\w+)"')
ACTS = re.compile(r'data-act="([^"]*)"')


def scene(state: SetiState, seat: int | None, lang: str = "en", phone: bool = False) -> Scene:
    speaker = voice(lang, "seti", ("perihelion.table.text",)).named(NAMES[: state.seats])
    legal = state.legal(seat) if seat is not None else []
    choices = tuple(
        Choice(GAME.catalogue.names[act], speaker.say(GAME.label(state, seat or 0, act))) for act in legal
    )
    view, sheet = GAME.view(state, seat), GAME.score_sheet(state, seat)
    return Scene(GAME, view, speaker, NAMES[: state.seats], choices, sheet, phone)


def drawn(state: SetiState, seat: int | None, lang: str = "en", phone: bool = False) -> str:
    assert ARTIST is not None
    drawing = ARTIST.draw(scene(state, seat, lang, phone))
    return drawing.strip + drawing.board + drawing.hand + drawing.side


@pytest.mark.parametrize("pair", PAIRS[::3])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_question_is_drawn_and_only_legal_actions_can_be_clicked(
    pair: tuple[int, int], seats: int
) -> None:
    state = known_species(pair, seats, 5)
    chance = seeded(f"draw {pair}")
    for number in range(260):
        if state.over:
            break
        seat = state.asked_seats()[0]
        if number % 9 == 0:
            legal = {GAME.catalogue.names[action] for action in state.legal(seat)}
            html = drawn(state, seat, LANGUAGES[number % 2], number % 4 == 0)
            assert set(ACTS.findall(html)) <= legal
            assert "None" not in re.sub(r'fill="none"|stroke="none"', "", html)
            assert not ACTS.findall(drawn(state, None))
            check_details(state, seat, html, LANGUAGES[number % 2])
        state.apply(seat, eager(state, seat, chance))


def check_details(state: SetiState, seat: int, html: str, lang: str) -> None:
    """Whatever can be looked at has something to show."""
    assert ARTIST is not None
    for thing in sorted(set(THINGS.findall(html))):
        assert ARTIST.detail(scene(state, seat, lang), thing), thing


def test_the_picture_is_well_formed_and_stands_alone() -> None:
    assert ARTIST is not None
    table = Table().probe(0, 5).begin()
    picture = ARTIST.picture(scene(table.state, 0))
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert ARTIST.cover(voice("en", "seti"))


def test_moves_signals_and_cards_are_clicked_where_they_are() -> None:
    table = Table().probe(0, 12).hand(0, "grant").give(0, energy=3, credits=5, data=1).begin()
    acts = ACTS.findall(drawn(table.state, 0))
    for action in (hop(12, 13), "play:grant", "corner:grant", "place-upper", "scan", "pass"):
        assert action in acts
    table.do("scan", "scan-earth") if table.state.row else None
    table = Table().play("canadian-hydrogen-telescope")
    assert "signal:vega" in ACTS.findall(drawn(table.state, 0))
    table = Table().play("new-physics")
    assert "mark:left:red:discovery" in ACTS.findall(drawn(table.state, 0))


def test_leaving_asteroids_shows_the_dearer_price_and_a_turned_disc_gets_a_new_knob() -> None:
    table = Table().probe(0, 12).give(0, energy=3).begin()
    assert 'fill="#FF6B6B"' in drawn(table.state, 0)
    before = re.findall(r'data-thing="(disc:1:[^"]*)"', drawn(table.state, 0))
    rotate(table.state)
    after = re.findall(r'data-thing="(disc:1:[^"]*)"', drawn(table.state, 0))
    assert before
    assert before != after


def test_details_tell_all_the_words_of_a_thing() -> None:
    assert ARTIST is not None
    shown = scene(Table().begin().state, 0)
    assert "Kepler 22" in ARTIST.detail(shown, "star:kepler-22")
    assert "yellow trace" in ARTIST.detail(shown, "card:sample-return").replace(
        "trace (yellow)", "yellow trace"
    )
    assert "Moon" in ARTIST.detail(shown, "tech:probe-4")
    assert "25" in ARTIST.detail(shown, "moon:titania")
    assert ARTIST.detail(shown, "nothing") == ""


def way_to(html: str, space: int) -> str:
    """What is drawn with the hit area of a space."""
    goals = html.split('<g class="goal">')[1:]
    return next(goal for goal in goals if f'data-thing="space:{space}"' in goal)


def test_a_far_target_shows_its_route_with_prices_payment_and_publicity() -> None:
    table = Table().probe(0, 13).give(0, energy=2, publicity=9).begin()
    table.state.moves = 1
    routes = cheapest(13, GAME.view(table.state, 0).leaving, GAME.view(table.state, 0).entering)
    target = max(range(32), key=lambda space: (routes[space].extra, routes[space].publicity))
    route = routes[target]
    assert route.moves > 3
    way, _, other = way_to(drawn(table.state, 0), target).partition('<g class="other">')
    assert way.count('class="price ') == len(route.prices)
    flown = re.search(r'data-route="([^"]*)"', way)
    assert flown is not None
    assert len(flown[1].split()) == 2  # the steps that 1 move and 2 energy pay: the second costs 2
    assert "Other route" in other or not other
    assert way.count('class="price dear"') + way.count('class="price beyond"') > 0
    assert re.findall(r">(\d)</text></g>", way) == [str(price) for price in route.prices]
    assert f'data-act="{hop(13, route.spaces[1])}"' in way  # a click selects the first step
    words = re.findall(r'aria-label="([^"]*)"', way)[0]
    assert f"{route.moves} moves" in words
    assert "1 from your moves of this turn" in words
    assert f"{route.moves - 1} energy to pay" in words
    assert f"{route.moves - 3} energy more than you have" in words
    assert "1 publicity on the way" in words  # the tenth; more is lost
    assert f"{route.extra} of them for leaving asteroids" in words
    for phone in (False, True):
        figures = way_to(drawn(table.state, 0, "en", phone), target).split('class="way-label"')[1]
        assert f">{route.moves - 1}</text>" in figures  # energy
        assert ">+1</text>" in figures  # publicity
    assert ARTIST is not None
    told = ARTIST.detail(scene(table.state, 0, "cs"), f"space:{target}")
    assert "Trasa" in told
    assert "za opuštění asteroidů" in told
    assert f"chybí vám {route.moves - 3} energi" in told


def test_routes_are_for_planning_too_and_nobody_elses() -> None:
    table = Table().probe(1, 13).give(1, energy=9).begin(0)
    assert 'class="way"' not in drawn(table.state, 0)
    assert 'class="way"' not in drawn(table.state, None)
    html = drawn(table.state, 1)
    assert html.count('class="way"') == 31
    assert f'data-why="{hop(13, 12)}"' in html  # not its turn


def test_moves_outside_the_own_turn_are_not_paid_with_energy() -> None:
    table = Table().probe(1, 13).give(1, energy=9).begin(0)
    grant_moves(table.state, 1, 2)
    table.state.asked = 0
    table.state.advance()
    assert table.asked == 1
    words = re.findall(r'aria-label="([^"]*)"', way_to(drawn(table.state, 1), 27))[0]
    moves = cheapest(13, GAME.view(table.state, 1).leaving, GAME.view(table.state, 1).entering)[27].moves
    assert moves > 2
    assert f"{moves - 2} energy more than you have" in words


def test_every_step_of_several_figures_can_be_clicked_on_the_sky() -> None:
    table = Table().meet("mascamites").probe(0, 13).probe(0, 15).capsule(0, 14, 1).give(0, energy=5).begin()
    steps = {name for name in table.legal if name.startswith(("move:", "carry:"))}
    assert len(steps) == 12
    for phone in (False, True):
        assert steps <= set(ACTS.findall(drawn(table.state, 0, "en", phone)))


def test_the_tile_shows_its_signals_and_carries_the_choice() -> None:
    table = Table().meet("oumuamua").probe(0, "oumuamua").play("orbiting-lagrange-point", energy=0)
    assert "signal:oumuamua-tile" in ACTS.findall(drawn(table.state, 0))
    table.do("signal:oumuamua-tile")
    assert "signal:oumuamua-tile" not in ACTS.findall(drawn(table.state, 0))


def test_the_cleared_row_shows_its_cards_until_their_corners_are_gained() -> None:
    table = Table().row("press-statement", "grant", "wow-signal").play("clean-space-initiative", energy=0)
    html = drawn(table.state, 0)
    assert [act for act in ACTS.findall(html) if act.startswith("row-")] == [
        "row-corner:1",
        "row-corner:2",
        "row-corner:3",
    ]
    assert html.count('class="cleared"') == 3
    assert drawn(table.state, 1).count('class="cleared"') == 3  # the others see it too
    table.do("row-corner:2")
    html = drawn(table.state, 0)
    assert html.count('class="cleared"') == 2
    assert html.count('class="card gap"') == 1
    assert 'data-wants="cards"' in html  # the pane of the row opens by itself


def test_panes_stay_in_their_places_and_the_one_that_is_asked_opens() -> None:
    """No question moves a pane; it marks its tab and opens it, and nothing else does."""
    main = Table().row("dune", "grant", "atlas").give(0, publicity=8, credits=4, energy=4).begin()
    order = TABS.findall(drawn(main.state, 0))
    assert order == ["planets", "techs", "cards", "left", "right"]
    assert 'data-wants=""' in drawn(main.state, 0)
    main.do("research")
    html = drawn(main.state, 0)
    assert TABS.findall(html) == order
    assert 'data-wants="techs"' in html
    assert re.search(r'data-pane="techs"[^>]*class="has-choice"', html)
    assert not re.search(r'data-pane="cards"[^>]*class="has-choice"', html)
    trace = Table().give(0, upper=6, energy=3).begin().do("analyze")
    assert 'data-wants="left"' in drawn(trace.state, 0)


def test_all_main_actions_stand_in_fixed_places_with_their_price_and_why_not() -> None:
    poor = Table().hand(0, "dune").begin()
    html = drawn(poor.state, 0)
    places = re.findall(r'class="main-act[^>]*?(?:data-act|data-why|data-point)="([a-z]+)[:"]', html)
    names = ["launch", "orbit", "land", "scan", "analyze", "play", "research", "pass", "end"]
    assert places == names
    assert 'data-why="orbit:mars"' in html
    rich = Table().hand(0, "dune").give(0, credits=9, energy=9, publicity=9, upper=6).probe(0, "mars").begin()
    html = drawn(rich.state, 0)
    assert re.findall(r'class="main-act[^>]*?(?:data-act|data-why|data-point)="([a-z]+)[:"]', html) == names


def test_orbit_and_landing_are_chosen_on_the_planet_itself() -> None:
    table = Table().give(0, credits=4, energy=9).tech(0, "probe-4").probe(0, "jupiter").begin()
    drawing = ARTIST.draw(scene(table.state, 0)) if ARTIST else None
    assert drawing is not None
    sky = drawing.board[: drawing.board.index('class="seti-panels"')]
    acts = ACTS.findall(sky)
    assert {"orbit:jupiter", "land:jupiter", "land:io", "land:europa"} <= set(acts)
    nobody = drawn(Table().give(0, credits=4, energy=9).begin().state, 0)
    assert 'data-why="orbit:neptune"' in nobody  # a planet out of reach says why, not its name


def test_what_can_only_lose_does_not_glow() -> None:
    html = drawn(Table().give(0, credits=4, energy=4).begin().state, 0)
    assert re.search(r'class="swap ring legal"[^>]*data-act="exchange:credits:energy"', html)
    assert re.search(r'class="swap ring quiet"[^>]*data-act="exchange:credits:credit"', html)


def in_sight(state: SetiState, seat: int) -> set[str]:
    """What can be clicked on a phone as soon as a question comes: buttons under the question, the main
    actions and what lies in the pane that opens."""
    assert ARTIST is not None
    drawing = ARTIST.draw(scene(state, seat, phone=True))
    panes = dict(re.findall(r'<section class="pane pane-(\w+)">(.*?)</section>', drawing.board, re.S))
    panes["sky"] = drawing.board[: drawing.board.index('class="seti-panels"')]
    panes["cards"] += drawing.hand
    wants = re.findall(r'data-wants="(\w*)"', drawing.board)[0]
    main = "".join(re.findall(r'<div class="main-acts".*?</div>', drawing.hand, re.S))
    drawn_somewhere = set(ACTS.findall(drawing.board + drawing.hand + drawing.side))
    buttons = {GAME.catalogue.names[action] for action in state.legal(seat)} - drawn_somewhere
    return buttons | set(ACTS.findall(main)) | set(ACTS.findall(panes.get(wants, "")))


def test_on_a_phone_the_pane_opens_that_answers_the_question() -> None:
    asked = 0
    for pair in PAIRS[::6]:
        state = known_species(pair, 2, 7)
        chance = seeded(f"phone {pair}")
        for _ in range(120):
            if state.over:
                break
            seat = state.asked_seats()[0]
            legal = {GAME.catalogue.names[action] for action in state.legal(seat)}
            if not legal & {"pass", "end"}:
                beside = {GAME.catalogue.names[action] for action in free_options(state, seat)}
                answers = legal - beside or legal
                asked += 1
                assert answers & in_sight(state, seat), sorted(answers)
            state.apply(seat, eager(state, seat, chance))
    assert asked > 40
