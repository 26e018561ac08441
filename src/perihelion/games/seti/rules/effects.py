"""What each verb of the vocabulary does, and where a pause before an effect may matter.

Most verbs hand over to the chapter they belong to; the small choices that belong to no other chapter stand
in `rare_choices`.
"""

from __future__ import annotations

from perihelion.core.text import Event
from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.vocabulary import Effect
from perihelion.games.seti.rules.cards import Tuck, draw, to_hand, tuck
from perihelion.games.seti.rules.conditions import MOON, count, figures, holds
from perihelion.games.seti.rules.flight import below_limit, budget, grant_moves, launch, rotate
from perihelion.games.seti.rules.missions import completable
from perihelion.games.seti.rules.planets import Craft, Remove
from perihelion.games.seti.rules.rare_choices import (
    AsteroidData,
    FromDrawn,
    May,
    RowCorners,
    Show,
    can_place,
    discard_whole_row,
    gain_corner,
    gain_counted,
    show,
    would_be_lost,
)
from perihelion.games.seti.rules.resources import advance, gain_all
from perihelion.games.seti.rules.scan import start_scan
from perihelion.games.seti.rules.signals import DeckSignals, HandSignals, push_signals
from perihelion.games.seti.rules.species import anomalies, mascamites
from perihelion.games.seti.rules.steps import Run, run_effects
from perihelion.games.seti.rules.techs import ChooseTech
from perihelion.games.seti.rules.traces import push_traces
from perihelion.games.seti.state import EMPTY, SetiState


def perform(state: SetiState, run: Run, effect: Effect) -> None:
    """Carries one effect out; what it asks or leads to is put on top of the stack."""
    verb, owner = effect.verb, run.owner
    if verb == v.GAIN:
        gain_all(state, owner, effect.gains, 1)
    elif verb == v.DRAW:
        state.note.drawn = EMPTY
        draw(state, owner, effect.a, effect.b, effect.n)
    elif verb == v.INCOME:
        _income(state, owner, effect.n)
    elif verb == v.MOVES:
        grant_moves(state, owner, effect.n)
    elif verb == v.SIGNAL:
        push_signals(state, owner, effect.a, effect.b, effect.n, effect.c > 0)
    elif verb == v.TRACE:
        push_traces(state, owner, effect.a, effect.n, effect.b)
    elif verb == v.TECH:
        state.push(ChooseTech(owner, effect.a, effect.c))
        if effect.b:
            rotate(state)  # SETI-027: directly before the tech is chosen
    elif verb == v.LAUNCH:
        _launches(state, run, effect)
    elif verb == v.SCAN:
        start_scan(state, owner)
    elif verb == v.ORBIT:
        state.push(Craft(owner, 0, False, False))
    elif verb == v.LAND:
        state.push(Craft(owner, 1, effect.a > 0, effect.b > 0))
    elif verb == v.ORBIT_OR_LAND:
        state.push(Craft(owner, 2, effect.a > 0, effect.b > 0))
    elif verb == v.GAIN_PER:
        _gain_per(state, owner, effect)
    elif verb == v.TUCK_THIS:
        state.playing = -1
        tuck(state, owner, run.card)
    else:
        _perform_rare(state, run, effect)


def _perform_rare(state: SetiState, run: Run, effect: Effect) -> None:
    verb, owner = effect.verb, run.owner
    if verb == v.IF:
        if effect.test is not None and holds(state, owner, effect.test):
            run_effects(state, owner, effect.then)
    elif verb == v.IF_LANDED_ON:
        landed = state.note.landed
        if (landed >= MOON and effect.b) or (0 <= landed < MOON and effect.a >> landed & 1):
            run_effects(state, owner, effect.then)
    elif verb == v.IF_SIGNAL_ON_OUMUAMUA:
        if state.note.scan_tile:
            run_effects(state, owner, effect.then)
    elif verb == v.THIS_TURN:
        state.watchers = [*state.watchers, effect.number]
    elif verb == v.MAY:
        state.push(May(owner, effect.number))
    elif verb == v.SPEND:
        state.players[owner].exofossils -= effect.gains[v.EXOFOSSILS]
    elif verb == v.REMOVE_OWN:
        state.push(Remove(owner, effect.a > 0, effect.then))
    elif verb == v.HAND_SIGNALS:
        state.push(HandSignals(owner, effect.n, False))
    elif verb == v.DECK_SIGNALS:
        state.push(DeckSignals(owner, effect.n))
    elif verb == v.ROW_CORNERS:
        state.push(RowCorners(owner, discard_whole_row(state, owner)))
    elif verb == v.REVEAL_CORNER:
        _reveal_corner(state, owner)
    elif verb == v.ASTEROID_DATA:
        state.push(AsteroidData(owner))
    elif verb == v.SLINGSHOT:
        state.slingshot = True
    elif verb == v.IGNORE_ASTEROIDS:
        state.no_asteroid_cost = True
    elif verb == v.NO_MOVE_PUBLICITY:
        state.no_publicity = True
    elif verb == v.RETURN_IF_SINGLE_SIGNAL:
        _return_card(state, run)
    elif verb == v.CORNER_AND_INCOME_FROM_DRAWN:
        state.push(FromDrawn(owner, state.note.drawn[:], False))
    elif verb == v.LAUNCH_ANOMALY_MOVE:
        anomalies.launch_move(state, owner)
    elif verb == v.NEXT_ANOMALY_REWARD:
        anomalies.next_reward(state, owner)
    elif verb == v.PICK_SAMPLE:
        mascamites.pick_sample(state, owner)
    elif verb == v.SAMPLE_REWARD:
        state.push(mascamites.ChoosePlanet(owner, effect.a > 0))
    else:
        mascamites.delivered_reward(state, owner, effect.n)


def matters(state: SetiState, run: Run, effect: Effect) -> bool:
    """Whether a free action before this effect could change what it does. Effects that ask something
    offer free actions themselves."""
    verb = effect.verb
    player = state.players[run.owner]
    if verb == v.GAIN:
        gains = effect.gains
        if gains[v.DATA] and player.data + gains[v.DATA] > state.parts.pool_max:
            return would_be_lost(state, run.owner, v.DATA, gains[v.DATA])
        return would_be_lost(state, run.owner, v.PUBLICITY, gains[v.PUBLICITY])
    if verb == v.TECH:
        return effect.b > 0 and bool(figures(state, run.owner)) and budget(state, run.owner) > 0
    if verb == v.REVEAL_CORNER:
        return player.data >= state.parts.pool_max and can_place(state, run.owner)
    if verb in (v.INCOME, v.HAND_SIGNALS):
        return not player.hand and _gained_before(state, run) and _can_get_card(state, run.owner)
    if verb == v.GAIN_PER and effect.count is not None:
        if effect.count.kind == v.COUNT_PUBLICITY:
            return bool(player.hand) or can_place(state, run.owner)
        if effect.count.kind == v.COUNT_TRACES_OF_MARKED_COLOUR:
            return any(completable(state, run.owner, card) for card in player.missions)
    return False


def _gained_before(state: SetiState, run: Run) -> bool:
    """Whether earlier effects of the list may have brought the means for a free action."""
    earlier = state.parts.glossary.lists[run.effects][: run.at]
    return any(
        effect.verb in (v.SIGNAL, v.TECH)
        or (effect.verb == v.GAIN and sum(effect.gains) > effect.gains[v.VP])
        for effect in earlier
    )


def _can_get_card(state: SetiState, owner: int) -> bool:
    """Whether a free action, or placing data for what it gives, could bring a hand card (SETI-024)."""
    player = state.players[owner]
    return (
        player.publicity >= state.parts.buy_publicity
        or max(player.credits, player.energy) >= 2
        or can_place(state, owner)
    )


def _income(state: SetiState, owner: int, n: int) -> None:
    if state.is_rival(owner):
        advance(state, state.parts.progress_income * n)  # SETI-S07
    else:
        state.push(Tuck(owner, n, False))


def _launches(state: SetiState, run: Run, effect: Effect) -> None:
    """Each launch is skipped at the limit unless the effect ignores it (SETI-038, SETI-039)."""
    state.note.launched = 0
    for _ in range(effect.n):
        if effect.a or below_limit(state, run.owner):
            launch(state, run.owner)


def _gain_per(state: SetiState, owner: int, effect: Effect) -> None:
    what = effect.count
    if what is None:
        return
    if effect.b:
        state.end_counts = [*state.end_counts, effect.number]
        state.visited = 0  # SETI-R02: only what happens after the card was played
    elif what.kind in (v.COUNT_HAND_INCOME, v.COUNT_HAND_CORNER):
        state.push(Show(owner, effect.number, []))
    else:
        gain_counted(state, owner, effect, count(state, owner, what))


def _reveal_corner(state: SetiState, owner: int) -> None:
    """Shows the card just taken and gains its corner; a card used otherwise meanwhile cannot be shown
    (SETI-030)."""
    for card in state.note.drawn[-1:]:
        if card in state.players[owner].hand:
            show(state, owner, card)
            gain_corner(state, owner, card)


def _return_card(state: SetiState, run: Run) -> None:
    """The card comes back if its signal is the only one of the owner in that sector."""
    sector = state.note.sector
    if sector >= 0 and state.signals[sector].count(run.owner) == 1 and state.playing == run.card:
        state.playing = -1
        to_hand(state, run.owner, run.card, True)
        if state.journal is not None:
            state.tell(Event("return", run.owner, ("SETI-R14",), {"card": state.parts.cards[run.card].key}))
