"""Quarterworlds in a real browser: a whole game, and each kind of payment, by clicking.

A position in which a payment of a certain kind can be made is found by playing here, and reached on the
server by sending the same moves; the payment itself is clicked, item by item.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion import games
from perihelion.bots import decide
from perihelion.bots.greedy import GreedyBot
from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.games.quarterworlds.components import COLONISATION, SCIENCE, SCIENCE_CARD, SHIP, Card
from perihelion.games.quarterworlds.game import Quarterworlds
from perihelion.games.quarterworlds.rules import payment
from perihelion.games.quarterworlds.rules.epoch_end import Research
from perihelion.games.quarterworlds.rules.payment import Bill, Payment
from perihelion.games.quarterworlds.rules.turns import Turns
from perihelion.games.quarterworlds.state import QuarState
from perihelion.language import voice
from tests.browser.playing import choices, choose, is_over, open_table, ready, wait_until_asked
from tests.browser.positions import what_is_cut
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]
Wanted = Callable[[QuarState, Card, Bill, Payment], bool]

SEND = """async ({table, moves}) => {
  const csrf = document.querySelector("meta[name=csrf]").content;
  for (const [seat, action, token] of moves) {
    const sent = await fetch(`/api/tables/${table}/act`, {method: "POST",
      headers: {"content-type": "application/json", "x-csrf": csrf},
      body: JSON.stringify({action, seat, token})});
    if (!sent.ok) throw new Error(`${seat} ${action}: ${await sent.text()}`);
  }
}"""


@pytest.fixture
def table(context: Contexts) -> Page:
    return context().new_page()


@dataclass(frozen=True)
class Found:
    """A position, the moves that lead to it, the card to lay and the payment to make."""

    seed: str
    moves: list[tuple[int, str, str]]
    card: Card
    paid: Payment
    state: QuarState


def the_game() -> Quarterworlds:
    game = games.get("quarterworlds")
    assert isinstance(game, Quarterworlds)
    return game


def at_a_table(seed: str) -> Match:
    """A game as a table of two people plays it."""
    match = Match(the_game(), 2, seed)
    match.take_parts, match.patient = True, frozenset((0, 1))
    return match


def find(wanted: Wanted, science: bool = False) -> Found:
    """Plays at random, without passing early, until red can make such a payment."""
    for number in range(60):
        seed = f"pay {number}"
        match = at_a_table(seed)
        chance = seeded(seed)
        moves: list[tuple[int, str, str]] = []
        while not match.state.over:
            state = match.state
            assert isinstance(state, QuarState)
            seat = state.asked_seats()[0]
            found = _look(state, wanted, science) if seat == 0 else None
            if found is not None:
                return Found(seed, moves, *found, state)
            legal = state.legal(seat)
            action = chance.pick(legal[:-1] or legal)
            moves.append((seat, the_game().catalogue.names[action], match.token(seat)))
            match.act(seat, action)
    raise AssertionError("no such position in sixty games")


def _look(state: QuarState, wanted: Wanted, science: bool) -> tuple[Card, Payment] | None:
    step = state.step()
    if not isinstance(step, Research if science else Turns):
        return None
    if isinstance(step, Research) and step.card != -1:
        return None
    for action in state.legal(0):
        name = the_game().catalogue.names[action]
        if not name.startswith(("lay:", "research:")):
            continue
        card = next(card for card in state.parts.cards if card.title == name.split(":")[1])
        off = payment.discount(state, 0, card)
        owed = payment.due(state, 0, card)
        if card.kind in (COLONISATION, SHIP) or off:
            continue
        paper = payment.bill(state, 0, card, owed)
        ways = paper.payments()
        for paid in ways if len(ways) > 1 else []:  # the only way is paid at once
            if wanted(state, card, paper, paid):
                return card, paid
    return None


def reach(page: Page, found: Found) -> None:
    """Opens a table for two people at this browser and brings it to the position."""
    table = open_table(page, "quarterworlds", "me", "here", seed=found.seed)
    page.goto("/")  # nothing is drawn while the moves are sent
    page.evaluate(SEND, {"table": table, "moves": found.moves})
    page.goto(f"/t/{table}?seat=0")
    ready(page)
    assert wait_until_asked(page)


def lay(page: Page, found: Found) -> None:
    kind = "research" if found.card.kind == SCIENCE_CARD else "lay"
    choose(page, f"{kind}:{found.card.title}")


def pay(page: Page, found: Found) -> None:
    """Puts the payment down item by item, as long as there is a choice, and looks at the log."""
    items = [f"pay:{found.state.card(number).title}" for number in found.paid.cards]
    for item in items + ["pay-token"] * found.paid.tokens:
        if item in choices(page):
            choose(page, item)
    log = page.locator("#log")
    card = "the science card " if found.card.kind == SCIENCE_CARD else ""
    expect(log).to_contain_text(f"lays {card}{name_of(found.card)}")
    for number in found.paid.cards:
        expect(log).to_contain_text(name_of(found.state.card(number)))


def name_of(card: Card) -> str:
    return voice("en", "quarterworlds").tell(card.key)


# -- kinds of payment ----------------------------------------------------------------------------------


def direct(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    return paper.total >= 2 and paid.tokens == 0 and len(paid.cards) == paper.total


def two_symbols(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    double = any(bin(state.card(number).pays).count("1") == 2 for number in paid.cards)
    return double and direct(state, card, paper, paid)


def two_for_one(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    return paid.tokens == 0 and paper.total >= 1 and len(paid.cards) == paper.total + 1


def tokens_only(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    return paper.total >= 2 and not paid.cards


def card_and_token_for_science(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    showing = any(state.card(number).shows(SCIENCE) for number in paid.cards)
    owed = payment.due(state, 0, card)[SCIENCE]
    return owed == 1 and paid.tokens >= 1 and len(paid.cards) >= 1 and not showing


def helped_by_production(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    return 0 < paper.total < sum(card.cost) and direct_or_single(paper, paid)


def direct_or_single(paper: Bill, paid: Payment) -> bool:
    return paid.tokens == 0 and len(paid.cards) == paper.total


def minimum(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    return paper.total == 0 and len(paid.cards) == 1


@pytest.mark.parametrize(
    "wanted",
    [
        direct,
        two_symbols,
        two_for_one,
        tokens_only,
        card_and_token_for_science,
        helped_by_production,
        minimum,
    ],
)
def test_a_payment_of_each_kind_is_clicked(table: Page, wanted: Wanted) -> None:
    found = find(wanted)
    reach(table, found)
    lay(table, found)
    pay(table, found)


def science_card(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    return paper.total > 0 and any(state.card(number).kind == SCIENCE_CARD for number in paid.cards)


def science_by_pair(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    return paper.total > 0 and len(paid.cards) + paid.tokens > paper.total


@pytest.mark.parametrize("wanted", [science_card, science_by_pair])
def test_a_science_card_is_paid_by_clicking(table: Page, wanted: Wanted) -> None:
    found = find(wanted, science=True)
    reach(table, found)
    lay(table, found)
    pay(table, found)


def discounted(state: QuarState) -> list[Card]:
    """The cards red can lay at a discount."""
    names = [the_game().catalogue.names[action] for action in state.legal(0)]
    titles = [name.split(":")[1] for name in names if name.startswith("lay:")]
    laid = [card for card in state.parts.cards if card.title in titles]
    return [card for card in laid if payment.discount(state, 0, card)]


def find_discount() -> tuple[Found, str]:
    """A card whose science discount leaves a choice, and the resource to take off."""
    game = the_game()
    for number in range(200):
        match = at_a_table(f"discount {number}")
        chance = seeded(number)
        moves: list[tuple[int, str, str]] = []
        while not match.state.over:
            state = match.state
            assert isinstance(state, QuarState)
            seat = state.asked_seats()[0]
            for card in discounted(state) if seat == 0 and isinstance(state.step(), Turns) else []:
                after = state.copy()
                after.act(seat, f"lay:{card.title}")
                offered = [game.catalogue.names[found] for found in after.legal(seat)]
                if len(offered) > 1 and offered[0].startswith("waive:"):
                    return Found(f"discount {number}", moves, card, Payment([], 0), state), offered[-1]
            legal = state.legal(seat)
            research = [action for action in legal if game.catalogue.names[action].startswith("research:")]
            action = chance.pick(research or legal[:-1] or legal)
            moves.append((seat, game.catalogue.names[action], match.token(seat)))
            match.act(seat, action)
    raise AssertionError("no such position in two hundred games")


def test_what_a_discount_takes_off_is_clicked(table: Page) -> None:
    found, waiver = find_discount()
    reach(table, found)
    lay(table, found)
    choose(table, waiver)
    assert not [name for name in choices(table) if name.startswith("waive:")]
    if "pay-suggested" in choices(table):
        choose(table, "pay-suggested")
    expect(table.locator("#log")).to_contain_text(re.compile(f"(lays|attaches) {name_of(found.card)}"))


def test_the_suggested_payment_is_one_click(table: Page) -> None:
    found = find(direct)
    reach(table, found)
    lay(table, found)
    choose(table, "pay-suggested")
    expect(table.locator("#log")).to_contain_text("pays")
    expect(table.locator("#log")).to_contain_text(f"lays {name_of(found.card)}")


def direct_cards(paper: Bill) -> list[int]:
    """The cards that pay for something owed by themselves."""
    return [number for at, mask in enumerate(paper.masks) if mask for number in paper.members[at]]


def pair_beside_a_direct_card(state: QuarState, card: Card, paper: Bill, paid: Payment) -> bool:
    """With several cards for the second of the pair, so that there is still a choice after the first."""
    direct = direct_cards(paper)
    others = [number for members in paper.members for number in members if number not in direct]
    return paper.total == 1 and len(paid.cards) == 2 and paid.tokens == 0 and bool(direct) and len(others) > 2


def test_overpaying_is_refused_with_its_rule(table: Page) -> None:
    found = find(pair_beside_a_direct_card)
    reach(table, found)
    lay(table, found)
    choose(table, f"pay:{found.state.card(found.paid.cards[0]).title}")
    owed = payment.due(found.state, 0, found.card)
    too_much = direct_cards(payment.bill(found.state, 0, found.card, owed))[0]
    table.locator(f'#hand [data-why="pay:{found.state.card(too_much).title}"]').click(force=True)
    expect(table.locator("#refusal")).to_contain_text("Too much: 1 owed")
    expect(table.locator("#refusal .rule")).to_have_text("QUAR-R12")


def test_a_chosen_card_can_be_taken_back_before_it_is_paid(table: Page) -> None:
    found = find(direct)
    reach(table, found)
    question, offered = table.inner_text("#prompt h1"), choices(table)
    lay(table, found)
    bill = table.inner_text("#prompt h1")
    choose(table, f"pay:{found.state.card(found.paid.cards[0]).title}")
    table.keyboard.press("u")
    expect(table.locator("#prompt h1")).to_have_text(bill)
    table.keyboard.press("u")
    expect(table.locator("#prompt h1")).to_have_text(question)
    assert choices(table) == offered


def test_a_whole_game_by_clicking_against_a_bot(context: Contexts, own_server: Server) -> None:
    table = context(base_url=own_server.url, coarse=True).new_page()
    open_table(table, "quarterworlds", "me", "easy", seed="clicks")
    ready(table)
    chance = seeded("clicks")
    for _ in range(500):
        if not wait_until_asked(table):
            break
        offered = choices(table)
        better = [action for action in offered if action not in ("pass", "decline")] or offered
        if "pay-suggested" in better and chance.below(2):
            better = ["pay-suggested"]
        choose(table, better[chance.below(len(better))])
    assert is_over(table)
    expect(table.locator("#live")).to_be_hidden()  # nothing is live in a finished game
    table.click("a.button.go[href^='/t/']")
    expect(table.locator(".score-sheet")).to_be_visible()
    expect(table.locator(".score-sheet")).to_contain_text("Colonised planets")


def late() -> Found:
    """A position of the third epoch with a full table, reached by good play."""
    for number in range(20):
        seed = f"late {number}"
        match = at_a_table(seed)
        bots = [GreedyBot(seat) for seat in range(2)]
        moves: list[tuple[int, str, str]] = []
        while not match.state.over:
            state = match.state
            assert isinstance(state, QuarState)
            seat = state.asked_seats()[0]
            full = len(state.hands[0]) >= 6 and len(state.worlds[0]) >= 4
            if seat == 0 and state.epoch == 3 and full and isinstance(state.step(), Turns):
                return Found(seed, moves, state.card(state.hands[0][0]), Payment([], 0), state)
            action = decide(bots[seat], state, seat)
            moves.append((seat, the_game().catalogue.names[action], match.token(seat)))
            match.act(seat, action)
    raise AssertionError("no such position in twenty games")


def test_late_in_a_game_everything_is_in_sight_and_the_prompt_stays_where_it_is(
    table: Page, tmp_path: Path
) -> None:
    reach(table, late())
    laid = next(name for name in choices(table) if name.startswith("lay:"))
    for part in (".quar-offer", ".rival", ".mine", ".quar-now", ".quar-tracks"):
        inside = table.locator(part).bounding_box()
        assert inside is not None
        assert inside["y"] + inside["height"] <= 900, part
    cards = table.locator(".hc .ring").evaluate_all("all => all.map(c => c.getBoundingClientRect())")
    edges = sorted((card["left"], card["right"]) for card in cards)
    assert all(before[1] <= after[0] + 1 for before, after in itertools.pairwise(edges)), "overlap"
    wide = "[...document.querySelectorAll('.oc .ct')].every(c => c.scrollWidth <= c.clientWidth)"
    assert table.evaluate(wide), "what is due fits its tile"
    before = table.locator(".prompt-row").bounding_box()
    choose(table, laid)
    after = table.locator(".prompt-row").bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) <= 1
    assert what_is_cut(table, tmp_path, "quarterworlds", 2, (0.6, 0.75, 0.9, 1)) == []


@pytest.mark.parametrize("width", [360, 390, 1024, 1440])
def test_nothing_sticks_out(context: Contexts, width: int) -> None:
    page = context(phone=width < 800).new_page()
    page.set_viewport_size({"width": width, "height": 844 if width < 800 else 900})
    open_table(page, "quarterworlds", "me", "easy", seed="width")
    ready(page)
    assert wait_until_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    if width < 800:
        page.locator(".quar-tabs label").nth(3).click()
        expect(page.locator(".quar-influence")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
