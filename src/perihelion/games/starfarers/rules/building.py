"""The trade and build phase: building, trading with the bank, and the Diplomats' cards.

Each check returns the reason against an action, so that what is legal and why not come from one place.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.starfarers.components.parts import (
    BUILDS,
    COLONY,
    COLONY_SHIP,
    FIRST_MODULE,
    KEYS,
    SHIP_KINDS,
    SPACEPORT,
    TRADE_SHIP,
    FriendshipCard,
    bundle,
)
from perihelion.games.starfarers.rules.cards import gain, gain_half_medals, pay, pay_all, take_random
from perihelion.games.starfarers.rules.consequences import settle
from perihelion.games.starfarers.rules.pieces import add_module, build_reason, can_build, plain_colonies
from perihelion.games.starfarers.rules.pioneers import place_ship
from perihelion.games.starfarers.rules.routes import free_berths
from perihelion.games.starfarers.rules.suggesting import (
    can_take_up,
    clear_suggestions,
    drop_unpayable,
    speak_up,
    suggestion_actions,
    suggestion_reason,
    take_up,
)
from perihelion.games.starfarers.rules.trading import Offer, may_offer, offer_reason
from perihelion.games.starfarers.state import StarState

# -- the bank --------------------------------------------------------------------------------------


def bank_rate(state: StarState, seat: int, kind: int) -> int:
    """How many cards of a kind the bank takes for another: the best rate the seat has now (STAR-100 to
    STAR-104)."""
    rate = state.parts.bank_rates[kind]
    for title in state.parts.traders:
        if state.friends[seat][title]:
            card = state.parts.friends[title]
            if card.resource == kind and not (card.once and state.used_rate):
                rate = min(rate, card.rate)
    return rate


def bank_reason(state: StarState, seat: int, given: int, taken: int) -> Reason | None:
    """Why the bank does not trade one kind for another, or None if it does."""
    if given == taken:
        return Reason("refusal-same-kind", "STAR-R10")
    rate = bank_rate(state, seat, given)
    have = state.hands[seat][given]
    if have < rate:
        return Reason("refusal-rate", "STAR-100", {"need": rate, "have": have, "resource": KEYS[given]})
    if state.bank[taken] == 0:
        return Reason("refusal-bank-empty", "STAR-R05", {"resource": KEYS[taken]})
    return None


def trade_with_bank(state: StarState, seat: int, given: int, taken: int) -> None:
    rate = bank_rate(state, seat, given)
    pay(state, seat, given, rate)
    gain(state, seat, taken, 1)
    for title, count in enumerate(state.friends[seat]):
        card = state.parts.friends[title]
        if count and card.once and card.rate == rate and card.resource == given:
            state.used_rate = 1
    if state.journal is not None:
        cards = [0] * 5
        cards[given] = rate
        got = [0] * 5
        got[taken] = 1
        state.tell(Event("bank", seat, ("STAR-100",), {"cards": bundle(cards), "got": bundle(got)}))


# -- the Diplomats' cards --------------------------------------------------------------------------


def medal_seller(state: StarState, seat: int) -> FriendshipCard | None:
    """The seat's card that sells half-medals, if it has one."""
    for title in state.parts.medal_sellers:
        if state.friends[seat][title]:
            return state.parts.friends[title]
    return None


def can_buy_fame(state: StarState, seat: int) -> bool:
    """Whether a half-medal can be bought (STAR-213, STAR-214, STAR-R14)."""
    card = medal_seller(state, seat)
    if card is None or state.used_fame:
        return False
    return state.hands[seat][card.resource] >= card.medal_price and state.bank_half_medals() > 0


def fame_reason(state: StarState, seat: int) -> Reason | None:
    """Why no half-medal can be bought, or None if one can."""
    card = medal_seller(state, seat)
    if card is None:
        return Reason("refusal-no-fame", "STAR-213")
    if state.used_fame:
        return Reason("refusal-fame-used", "STAR-214")
    short = card.medal_price - state.hands[seat][card.resource]
    if short > 0:
        price, missing = [0] * 5, [0] * 5
        price[card.resource], missing[card.resource] = card.medal_price, short
        return Reason("refusal-fame-price", "STAR-213", {"cost": bundle(price), "missing": bundle(missing)})
    return None if can_buy_fame(state, seat) else Reason("refusal-no-half-medals", "STAR-R14")


def richer(state: StarState, seat: int) -> list[int]:
    """Opponents with more points and at least one card (STAR-215, STAR-216, STAR-R09)."""
    own = state.points(seat)
    return [
        other
        for other in range(state.seats)
        if other != seat and state.points(other) > own and state.hand_size(other)
    ]


def can_use_rich(state: StarState, seat: int) -> bool:
    """Whether The Rich Help the Poor can be used."""
    if state.used_rich or not state.owns(seat, "take_random_from_richer"):
        return False
    return len(richer(state, seat)) > 0


def rich_reason(state: StarState, seat: int) -> Reason | None:
    """Why The Rich Help the Poor cannot be used, or None if it can."""
    if not state.owns(seat, "take_random_from_richer"):
        return Reason("refusal-no-rich", "STAR-215")
    if state.used_rich:
        return Reason("refusal-rich-used", "STAR-215")
    if not richer(state, seat):
        return Reason("refusal-nobody-richer", "STAR-216", {"points": state.points(seat)})
    return None


class TradeAndBuild(Step[StarState]):
    """The active player trades and builds, in any order, until the shake (STAR-097 to STAR-099)."""

    def copy(self) -> TradeAndBuild:
        return TradeAndBuild()

    def run(self, state: StarState) -> None:
        drop_unpayable(state)
        if not settle(state):
            state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        hand = state.hands[seat]
        found = [actions.build + build for build in range(len(BUILDS)) if can_build(state, seat, build)]
        for given in range(5):
            # Most hands hold too few of a kind at any rate.
            if hand[given] == 0 or hand[given] < bank_rate(state, seat, given):
                continue
            first = actions.bank + 5 * given
            found += [first + taken for taken in range(5) if taken != given and state.bank[taken]]
        if can_buy_fame(state, seat):
            found.append(actions.fame)
        if can_use_rich(state, seat):
            found.append(actions.rich)
        if may_offer(state, seat):
            found.append(actions.offer)
        found.append(actions.launch)
        for other in range(state.seats):
            if can_take_up(state, other):
                found.append(actions.deal + other)
        return found

    def offhand(self, state: StarState, seat: int) -> list[int]:
        return suggestion_actions(state, seat)

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        if seat != state.active:
            speak_up(state, seat, action)
        elif action == actions.launch:
            state.pop()
            clear_suggestions(state)
        elif actions.deal <= action < actions.deal + state.seats:
            take_up(state, action - actions.deal)
        elif action == actions.offer:
            state.drafts += 1
            state.push(Offer([0] * 5, [0] * 5, 0))
        elif action == actions.fame:
            self.buy_fame(state, seat)
        elif action == actions.rich:
            state.used_rich = 1
            state.push(RichHelpPoor([]))
        elif actions.bank <= action < actions.bank + 25:
            number = action - actions.bank
            trade_with_bank(state, seat, number // 5, number % 5)
        else:
            self.build(state, seat, action - actions.build)

    def buy_fame(self, state: StarState, seat: int) -> None:
        card = medal_seller(state, seat)
        assert card is not None
        state.used_fame = 1
        pay(state, seat, card.resource, card.medal_price)
        gain_half_medals(state, seat, 1, "STAR-213")

    def build(self, state: StarState, seat: int, build: int) -> None:
        pay_all(state, seat, state.parts.costs[build])
        if build == SPACEPORT:
            state.push(PlacePort())
        elif build in (COLONY_SHIP, TRADE_SHIP):
            state.push(PlaceShip(build))
        else:
            rule = ("STAR-133", "STAR-134", "STAR-135")[build - FIRST_MODULE]
            add_module(state, seat, build - FIRST_MODULE, rule)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        actions = state.rules.actions
        reason: Reason | None = None
        if actions.build <= action < actions.build + len(BUILDS):
            reason = build_reason(state, seat, action - actions.build)
        elif actions.bank <= action < actions.bank + 25:
            number = action - actions.bank
            reason = bank_reason(state, seat, number // 5, number % 5)
        elif action == actions.fame:
            reason = fame_reason(state, seat)
        elif action == actions.rich:
            reason = rich_reason(state, seat)
        elif action == actions.offer:
            reason = offer_reason(state, seat)
        elif actions.deal <= action < actions.deal + state.seats:
            reason = suggestion_reason(state, action - actions.deal)
        return reason or super().refusal(state, seat, action)

    def waits(self, state: StarState, seat: int) -> bool:
        """The last resource that is spent does not launch the ships by itself."""
        return True

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-trade-and-build", {"count": state.hand_size(seat)})


class PlaceShip(Step[StarState]):
    """A built ship goes on a free own berth (STAR-120); ship kinds are numbered like their builds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def copy(self) -> PlaceShip:
        return PlaceShip(self.kind)

    def run(self, state: StarState) -> None:
        state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        return sorted(actions.berth + actions.berth_index[place] for place in free_berths(state, seat))

    def answer(self, state: StarState, seat: int, action: int) -> None:
        state.pop()
        place = state.parts.board.berth_places[action - state.rules.actions.berth]
        place_ship(state, seat, self.kind, place)
        if state.journal is not None:
            rule = "STAR-116" if self.kind == COLONY else "STAR-117"
            name = f"place-{state.parts.board.names[place]}"
            state.tell(Event(f"build-{SHIP_KINDS[self.kind]}-ship", seat, (rule,), {"place": name}))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        actions = state.rules.actions
        if actions.berth <= action < actions.berth + len(state.parts.board.berth_places):
            return Reason("refusal-not-a-free-berth", "STAR-129")
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text(f"prompt-berth-{SHIP_KINDS[self.kind]}")


class PlacePort(Step[StarState]):
    """A shipyard goes around an own colony (STAR-124, STAR-125)."""

    def copy(self) -> PlacePort:
        return PlacePort()

    def run(self, state: StarState) -> None:
        state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        return [state.rules.actions.port + site for site in plain_colonies(state, seat)]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        state.pop()
        site = action - state.rules.actions.port
        state.port[site] = 1
        state.shipyards[seat] -= 1
        if state.journal is not None:
            name = state.parts.board.names[state.parts.board.sites[site]]
            state.tell(Event("build-port", seat, ("STAR-124",), {"place": f"place-{name}"}))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        actions = state.rules.actions
        if actions.port <= action < actions.port + len(state.owner):
            return Reason("refusal-not-a-plain-colony", "STAR-125")
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-port")


class RichHelpPoor(Step[StarState]):
    """The owner chooses up to two richer opponents, then takes a hidden card from each (STAR-215,
    STAR-R13)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("chosen",)
    parts: ClassVar[bool] = True

    def __init__(self, chosen: list[int]) -> None:
        self.chosen = chosen

    def copy(self) -> RichHelpPoor:
        return RichHelpPoor(self.chosen[:])

    def candidates(self, state: StarState, seat: int) -> list[int]:
        most = max(card.opponents for card in state.parts.friends)
        if len(self.chosen) == most:
            return []
        return [other for other in richer(state, seat) if other not in self.chosen]

    def run(self, state: StarState) -> None:
        seat = state.active
        if not self.chosen or (self.chosen[-1] != seat and self.candidates(state, seat)):
            state.ask(1 << seat)
            return
        state.pop()
        for other in self.chosen:
            if other != seat:
                take_random(state, seat, other, "STAR-215")

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        found = [actions.rob + other for other in self.candidates(state, seat)]
        return found + ([actions.done] if self.chosen else [])

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        # The own seat ends the list.
        self.chosen.append(seat if action == actions.done else action - actions.rob)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        other = action - state.rules.actions.rob
        if 0 <= other < state.seats:
            return Reason("refusal-not-richer", "STAR-216", {"seat": other})
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-rich")
