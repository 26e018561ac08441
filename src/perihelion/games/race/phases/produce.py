"""Phase V: Produce. Goods on production worlds, then on windfall worlds by powers and bonus, then draws.

Who has a choice of windfall worlds makes it at the same time as the others; everything is then carried
out player by player (RACE-R56).
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.plain import Plain
from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.race.components import ANY, KINDS, Power
from perihelion.games.race.phases.planning import place_of
from perihelion.games.race.refusals import why_not_produce
from perihelion.games.race.state import NONE, RaceState
from perihelion.games.race.telling import card_key, card_keys, tell_drew

BONUS: Final = -2  # the active "power" that is the bonus of the action card


class Harvest(Plain):
    """One player's windfall production as chosen so far. `powers` are the unused windfall powers, each by
    its card and its kind in turn; `bonus` how often the bonus can still be used; `active` the card whose
    power is being used, BONUS or NONE; `gains` the places in the tableau that get a good."""

    FIELDS: ClassVar[tuple[str, ...]] = ("powers", "bonus", "active", "active_kind", "gains", "finished")

    def __init__(
        self, powers: list[int], bonus: int, active: int, active_kind: int, gains: list[int], finished: bool
    ) -> None:
        self.powers = powers
        self.bonus = bonus
        self.active = active
        self.active_kind = active_kind
        self.gains = gains
        self.finished = finished

    def copy(self) -> Harvest:
        return Harvest(
            self.powers[:], self.bonus, self.active, self.active_kind, self.gains[:], self.finished
        )


class Produce(Step[RaceState]):
    """`harvests` by seat, empty before the phase has begun; `shared` says that several seats chose."""

    FIELDS: ClassVar[tuple[str, ...]] = ("harvests", "shared")
    secret: ClassVar[bool] = True

    def __init__(self, harvests: list[Harvest], shared: bool) -> None:
        self.harvests = harvests
        self.shared = shared

    def copy(self) -> Produce:
        return Produce([harvest.copy() for harvest in self.harvests], self.shared)

    def run(self, state: RaceState) -> None:
        if not self.harvests:
            mask = 0
            for seat in range(state.seats):
                harvest = new_harvest(state, seat)
                self.harvests.append(harvest)
                if not go_on(state, seat, harvest):
                    mask |= 1 << seat
            if mask:
                self.shared = mask & (mask - 1) != 0
                state.ask(mask)
                return
        elif self.shared:
            state.reveals += 1
        state.pop()
        carry_out(state, [harvest.gains for harvest in self.harvests])

    def legal(self, state: RaceState, seat: int) -> list[int]:
        catalogue = state.catalogue
        harvest = self.harvests[seat]
        tableau = state.players[seat].tableau
        if harvest.active != NONE:
            fitting = empty_windfalls(state, seat, harvest, harvest.active_kind)
            return sorted({catalogue.produce + tableau[at] for at in fitting})
        groups = usable_groups(state, seat, harvest)
        if not groups:  # only the bonus is left, and it may be declined (RACE-150, RACE-R53)
            fitting = empty_windfalls(state, seat, harvest, ANY)
            return [*sorted({catalogue.produce + tableau[at] for at in fitting}), catalogue.done]
        found = sorted([catalogue.use + card for card in groups if card != BONUS])
        if BONUS in groups:
            found.append(catalogue.bonus)
        return found

    def answer(self, state: RaceState, seat: int, action: int) -> None:
        catalogue = state.catalogue
        harvest = self.harvests[seat]
        if action == catalogue.done:
            harvest.finished = True
            return
        if action == catalogue.bonus:
            begin_bonus(harvest)
        elif action >= catalogue.produce:
            if harvest.active == NONE:
                begin_bonus(harvest)
            fitting = empty_windfalls(state, seat, harvest, harvest.active_kind)
            gain(harvest, place_of(state, seat, action - catalogue.produce, fitting))
        else:
            begin_power(harvest, action - catalogue.use)
        if not go_on(state, seat, harvest):
            state.asked |= 1 << seat

    def refusal(self, state: RaceState, seat: int, action: int) -> Reason:
        reason = why_not_produce(state, seat, action)
        return reason if reason is not None else super().refusal(state, seat, action)

    def prompt(self, state: RaceState, seat: int) -> Text:
        harvest = self.harvests[seat]
        if harvest.active >= 0:
            return Text("prompt-produce", {"card": card_key(state, harvest.active)})
        if harvest.active == BONUS or not usable_groups(state, seat, harvest):
            return Text("prompt-produce-bonus")
        return Text("prompt-produce-order")

    def forget(self, state: RaceState, seat: int) -> bool:
        harvest = new_harvest(state, seat)
        self.harvests[seat] = harvest
        return not go_on(state, seat, harvest)

    def concerns(self, state: RaceState, seat: int) -> bool:
        return not go_on(state, seat, new_harvest(state, seat))


def new_harvest(state: RaceState, seat: int) -> Harvest:
    cards = state.cards
    powers: list[int] = []
    for card in state.players[seat].tableau:
        for kind in cards.windfall_power[card]:
            powers += [card, kind]
    bonus = sum([cards.actions[action].windfalls for action in state.bonuses(seat)])
    return Harvest(powers, bonus, NONE, ANY, [], False)


def empty_windfalls(state: RaceState, seat: int, harvest: Harvest, kind: int) -> list[int]:
    """The places of windfall worlds (of a kind) without a good and not about to get one."""
    player = state.players[seat]
    windfall, good = state.cards.windfall, state.cards.good
    found: list[int] = []
    for at, card in enumerate(player.tableau):
        empty = windfall[card] and player.goods[at] == NONE and at not in harvest.gains
        if empty and kind in (ANY, good[card]):
            found.append(at)
    return found


def usable_groups(state: RaceState, seat: int, harvest: Harvest) -> list[int]:
    """The powers that must be used and can be, one card for each kind, as equal powers differ in nothing;
    with the bonus among them if it is mandatory (RACE-R53)."""
    groups: list[int] = []
    kinds: list[int] = []
    powers = harvest.powers
    for at in range(0, len(powers), 2):
        kind = powers[at + 1]
        if kind not in kinds and empty_windfalls(state, seat, harvest, kind):
            kinds.append(kind)
            groups.append(powers[at])
    mandatory = harvest.bonus > 0 and state.options["produce-bonus"] == "must"
    if mandatory and empty_windfalls(state, seat, harvest, ANY):
        groups.append(BONUS)
    return groups


def go_on(state: RaceState, seat: int, harvest: Harvest) -> bool:
    """Takes all choices that are none; says whether nothing is left to decide.

    A bonus that may be declined comes last: whatever it could do earlier it can still do then."""
    while True:
        if harvest.active != NONE:
            fitting = empty_windfalls(state, seat, harvest, harvest.active_kind)
            if len(fitting) > 1 + harvest.powers[1::2].count(harvest.active_kind):
                return False
            gain(harvest, fitting[0])  # the only world, or equal powers will serve all of them
            continue
        groups = usable_groups(state, seat, harvest)
        if len(groups) > 1:
            return False
        if not groups:
            left = harvest.bonus > 0 and bool(empty_windfalls(state, seat, harvest, ANY))
            harvest.finished = not left
            return not left
        if groups[0] == BONUS:
            begin_bonus(harvest)
        else:
            begin_power(harvest, groups[0])


def begin_power(harvest: Harvest, card: int) -> None:
    """Starts the first unused windfall power of a card."""
    powers = harvest.powers
    for at in range(0, len(powers), 2):
        if powers[at] == card:
            harvest.active = card
            harvest.active_kind = powers[at + 1]
            del powers[at : at + 2]
            return
    raise ValueError("the card has no unused windfall power")


def begin_bonus(harvest: Harvest) -> None:
    harvest.active = BONUS
    harvest.active_kind = ANY
    harvest.bonus -= 1


def gain(harvest: Harvest, at: int) -> None:
    harvest.gains.append(at)
    harvest.active = NONE


def carry_out(state: RaceState, gains: list[list[int]]) -> None:
    """Player by player production and the draws it brings; most-produced draws when all have produced
    (RACE-R25)."""
    produced: list[list[int]] = [[] for _ in range(state.seats)]  # places that got a good
    for seat in state.order:
        player = state.players[seat]
        production = state.cards.production
        places = [
            at for at, card in enumerate(player.tableau) if production[card] and player.goods[at] == NONE
        ]  # RACE-147
        for at in places + gains[seat]:
            card = state.take()
            if card != NONE:
                player.goods[at] = card
                produced[seat].append(at)
        if state.journal is not None and produced[seat]:
            worlds = card_keys(state, [player.tableau[at] for at in produced[seat]])
            state.tell(Event("produced", seat, ("RACE-147",), {"worlds": worlds, "count": len(worlds)}))
        draw_for_powers(state, seat, produced[seat])
    counts = [kinds_of(state, seat, produced[seat]) for seat in range(state.seats)]
    for seat in state.order:
        draw_for_most(state, seat, counts)


def kinds_of(state: RaceState, seat: int, places: list[int]) -> list[int]:
    """How many goods of each kind were produced at these places (RACE-R26)."""
    tableau = state.players[seat].tableau
    counts = [0] * len(KINDS)
    for at in places:
        counts[state.cards.good[tableau[at]]] += 1
    return counts


def draw_for_powers(state: RaceState, seat: int, places: list[int]) -> None:
    """The draws of produce powers that look at the player alone (RACE-155 to RACE-160, RACE-162)."""
    tableau = state.players[seat].tableau
    counts: list[int] = []
    for at, card in enumerate(tableau):
        for power in state.cards.produce[card]:
            if not counts:
                counts = kinds_of(state, seat, places)
            count = cards_for(state, tableau, power, at in places, counts)
            if count:
                drawn = state.draw(seat, count)
                if state.journal is not None:
                    tell_drew(state, seat, drawn, "RACE-155", card)


def cards_for(
    state: RaceState, tableau: list[int], power: Power, produced_here: bool, counts: list[int]
) -> int:
    """How many cards one produce power draws."""
    kind = power.kind
    if kind == "draw":
        return power.amount
    if kind == "draw-if-produced":
        return power.amount if produced_here else 0
    if kind == "draw-per-good-produced":
        return power.amount * counts[power.good]
    if kind == "draw-per-kind-produced":
        return power.amount * (len(counts) - counts.count(0))
    if kind == "draw-per-world":
        good = state.cards.good
        return power.amount * sum([good[card] == power.good for card in tableau])
    return 0


def draw_for_most(state: RaceState, seat: int, counts: list[list[int]]) -> None:
    """Draws for having produced more of a kind than every other player (RACE-161, RACE-R27)."""
    for card in state.players[seat].tableau:
        for power in state.cards.produce[card]:
            if power.kind != "draw-if-most-produced":
                continue
            own = counts[seat][power.good]
            if all(own > counts[other][power.good] for other in range(state.seats) if other != seat):
                drawn = state.draw(seat, power.amount)
                if state.journal is not None:
                    tell_drew(state, seat, drawn, "RACE-161", card)
