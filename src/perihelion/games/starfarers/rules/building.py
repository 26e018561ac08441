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
    MODULES,
    SHIP_KINDS,
    SPACEPORT,
    TRADE_SHIP,
    bundle,
)
from perihelion.games.starfarers.rules.cards import covers, gain, gain_half_medals, pay, pay_all, take_random
from perihelion.games.starfarers.rules.consequences import settle
from perihelion.games.starfarers.rules.pioneers import place_ship
from perihelion.games.starfarers.rules.routes import free_berths
from perihelion.games.starfarers.rules.suggesting import (
    clear_suggestions,
    drop_unpayable,
    speak_up,
    suggestion_actions,
    suggestion_reason,
    take_up,
)
from perihelion.games.starfarers.rules.trading import Offer, offer_reason
from perihelion.games.starfarers.state import StarState

# -- building --------------------------------------------------------------------------------------


def build_reason(state: StarState, seat: int, build: int) -> Reason | None:
    """Why the seat cannot build something, or None if it can (STAR-112, STAR-113)."""
    piece = piece_reason(state, seat, build)
    if piece is not None:
        return piece
    cost = state.parts.costs[build]
    if not covers(state.hands[seat], cost):
        missing = [max(0, cost[kind] - state.hands[seat][kind]) for kind in range(5)]
        rule = ("STAR-116", "STAR-117", "STAR-124", "STAR-133", "STAR-134", "STAR-135")[build]
        return Reason("refusal-cost", rule, {"cost": bundle(cost), "missing": bundle(missing)})
    return None


def can_build(state: StarState, seat: int, build: int) -> bool:
    """Whether nothing speaks against it; what most often does is asked first."""
    return covers(state.hands[seat], state.parts.costs[build]) and piece_reason(state, seat, build) is None


def piece_reason(state: StarState, seat: int, build: int) -> Reason | None:
    """Why there is no piece, or no place for it."""
    if build in (COLONY_SHIP, TRADE_SHIP):
        if state.transporters[seat] == 0:
            return Reason("refusal-no-transporter", "STAR-118", {"count": state.parts.transporters})
        if build == COLONY_SHIP and state.colonies[seat] == 0:
            return Reason("refusal-no-colony", "STAR-119")
        if build == TRADE_SHIP and state.trade_stations[seat] == 0:
            return Reason("refusal-no-station", "STAR-119")
        if not free_berths(state, seat):
            return Reason("refusal-no-berth", "STAR-120")
        return None
    if build == SPACEPORT:
        if state.shipyards[seat] == 0:
            return Reason("refusal-no-shipyard", "STAR-126")
        if not plain_colonies(state, seat):
            return Reason("refusal-no-plain-colony", "STAR-126")
        return None
    module = build - FIRST_MODULE
    return module_reason(state, seat, module)


def module_reason(state: StarState, seat: int, module: int) -> Reason | None:
    """Why the mothership cannot take another module of the kind (STAR-007, STAR-136)."""
    limit = state.parts.module_limits[module]
    if state.modules[seat][module] >= limit:
        return Reason("refusal-module-limit", "STAR-136", {"limit": limit})
    if state.store[module] == 0:
        return Reason("refusal-store-empty", "STAR-136")
    return None


def plain_colonies(state: StarState, seat: int) -> list[int]:
    """The seat's colonies without a shipyard, as sites (STAR-125)."""
    return [site for site, owner in enumerate(state.owner) if owner == seat and not state.port[site]]


def add_module(state: StarState, seat: int, module: int, rule: str) -> None:
    """A module from the store goes on the mothership."""
    state.store[module] -= 1
    state.modules[seat][module] += 1
    if state.journal is not None:
        state.tell(Event("module", seat, (rule,), {"module": f"module-{MODULES[module]}"}))


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


def medal_price(state: StarState, seat: int) -> list[int]:
    """The cards that a half-medal costs the seat, by kind; none if it has no card that sells one."""
    price = [0] * 5
    for title in state.parts.medal_sellers:
        if state.friends[seat][title]:
            card = state.parts.friends[title]
            price[card.resource] = card.medal_price
            break
    return price


def fame_reason(state: StarState, seat: int) -> Reason | None:
    """Why no half-medal can be bought (STAR-213, STAR-214, STAR-R14)."""
    price = medal_price(state, seat)
    if not any(price):
        return Reason("refusal-no-fame", "STAR-213")
    if state.used_fame:
        return Reason("refusal-fame-used", "STAR-214")
    if not covers(state.hands[seat], price):
        missing = [max(0, price[kind] - state.hands[seat][kind]) for kind in range(5)]
        return Reason("refusal-fame-price", "STAR-213", {"cost": bundle(price), "missing": bundle(missing)})
    if state.bank_half_medals() == 0:
        return Reason("refusal-no-half-medals", "STAR-R14")
    return None


def richer(state: StarState, seat: int) -> list[int]:
    """Opponents with more points and at least one card (STAR-215, STAR-216, STAR-R09)."""
    own = state.points(seat)
    return [
        other
        for other in range(state.seats)
        if other != seat and state.points(other) > own and state.hand_size(other)
    ]


def rich_reason(state: StarState, seat: int) -> Reason | None:
    """Why The Rich Help the Poor cannot be used."""
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
        if fame_reason(state, seat) is None:
            found.append(actions.fame)
        if rich_reason(state, seat) is None:
            found.append(actions.rich)
        if offer_reason(state, seat) is None:
            found.append(actions.offer)
        found.append(actions.launch)
        others = range(state.seats)
        found += [actions.deal + other for other in others if suggestion_reason(state, other) is None]
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
            state.used_fame = 1
            pay_all(state, seat, medal_price(state, seat))
            gain_half_medals(state, seat, 1, "STAR-213")
        elif action == actions.rich:
            state.used_rich = 1
            state.push(RichHelpPoor([]))
        elif actions.bank <= action < actions.bank + 25:
            number = action - actions.bank
            trade_with_bank(state, seat, number // 5, number % 5)
        else:
            self.build(state, seat, action - actions.build)

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
