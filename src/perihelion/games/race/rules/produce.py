"""Phase V: Produce. Who has a choice of windfall worlds makes it at the same time as the others.

Everything is then carried out player by player (RACE-R56), see production.
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.plain import Plain
from perihelion.core.state import Step
from perihelion.core.text import Arg, Reason, Text
from perihelion.games.race.components import ANY
from perihelion.games.race.rules.planning import place_of
from perihelion.games.race.rules.production import Production
from perihelion.games.race.state import NONE, RaceState

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
        gains = [harvest.gains for harvest in self.harvests]
        state.push(Production(0, gains, [[] for _ in gains]))

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
            return Text("prompt-produce", {"card": state.cards.key(harvest.active)})
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
    bonus = 0
    for action in state.bonuses(seat):
        bonus += cards.actions[action].windfalls
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


def why_not_produce(state: RaceState, seat: int, action: int) -> Reason | None:
    """Why a world cannot get a good, or a power cannot be used, in Produce."""
    catalogue, cards = state.catalogue, state.cards
    player = state.players[seat]
    if action == catalogue.done:
        return Reason("refusal-must-produce", "RACE-R24")
    if catalogue.produce <= action < catalogue.bonus:
        world = action - catalogue.produce
        name: dict[str, Arg] = {"card": state.cards.key(world)}
        if world not in player.tableau:
            return Reason("refusal-not-in-tableau", "RACE-070", name)
        if not cards.windfall[world]:
            return Reason("refusal-not-windfall", "RACE-150", name)
        if player.goods[player.tableau.index(world)] != NONE:
            return Reason("refusal-has-good", "RACE-149", name)
        return Reason("refusal-power-other-world", "RACE-152", name)
    if catalogue.use <= action < catalogue.sell:
        card = action - catalogue.use
        if card not in player.tableau:
            return Reason("refusal-not-in-tableau", "RACE-070", {"card": state.cards.key(card)})
        return Reason("refusal-no-windfall-power", "RACE-152", {"card": state.cards.key(card)})
    return None
