"""What a choice will cost and bring, worked out by the functions that charge for it."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Preview, PreviewLine, Promise
from perihelion.games.seti.catalogue import PLACES_PER_COLUMN
from perihelion.games.seti.components.pieces import MESSAGE, Card
from perihelion.games.seti.components.vocabulary import (
    CONTENTS,
    CREDITS,
    ENERGY,
    EXOFOSSILS,
    GAINS,
    MOVE,
    PUBLICITY,
    VP,
)
from perihelion.games.seti.rules.conditions import PLANET_COUNT, any_orbiter_at
from perihelion.games.seti.rules.flight import (
    MoveNow,
    hop_end,
    hop_start,
    leave_cost,
    move_publicity,
    next_discs,
)
from perihelion.games.seti.rules.free import CARD_SIDE, CREDIT_SIDE, EXCHANGE_RATE
from perihelion.games.seti.rules.planets import LANDING_TECH, Craft, land_cost, place_planet
from perihelion.games.seti.rules.rare_choices import May
from perihelion.games.seti.rules.scan import LAUNCH_ENERGY, MERCURY_PUBLICITY
from perihelion.games.seti.rules.signals import slots_of
from perihelion.games.seti.rules.species.exertians import PlayExertian
from perihelion.games.seti.rules.techs import NO_BONUS, ChooseTech
from perihelion.games.seti.sight.promises import promise, tell_effects, tell_gain, tell_printed
from perihelion.games.seti.sight.telling import card_texts, corner_text, gain_text
from perihelion.games.seti.state import TILE, SetiState


def preview(state: SetiState, seat: int, action: int) -> Preview:
    """Figures and words for a legal action."""
    acts, parts = state.acts, state.parts
    shown = Preview()
    if action == acts.launch:
        _line(shown, "credits", parts.launch_credits)
    elif acts.orbit <= action < acts.land:
        if not isinstance(state.stack[-1], Craft):  # what a card grants costs nothing (SETI-111)
            _line(shown, "credits", parts.orbit_credits)
            _line(shown, "energy", parts.orbit_energy)
        planet = action - acts.orbit
        board = parts.planets[planet]
        if not state.orbit_first[planet]:
            tell_effects(shown, parts, board.first_orbit)
        tell_effects(shown, parts, board.orbit)
    elif acts.land <= action < acts.scan:
        _land(state, seat, action - acts.land, shown)
    elif action == acts.scan:
        _line(shown, "credits", parts.scan_credits)
        _line(shown, "energy", parts.scan_energy)
    elif action == acts.analyze:
        _line(shown, "energy", parts.analyze_energy)
        tell_effects(shown, parts, parts.analyze_reward)
    elif acts.play <= action < acts.research:
        face = parts.cards[action - acts.play]
        _line(shown, "energy" if face.kind == MESSAGE else "credits", face.cost)
        tell_printed(shown, card_texts(parts, face), face.effects, parts)
    elif action == acts.research:
        _line(shown, "publicity", parts.research_publicity)
        shown.say(Text("preview-rotation", {"n": len(next_discs(state))}), {"n": "rotated"})
    elif acts.signal <= action < acts.centre:
        _signal(state, action - acts.signal, shown)
    elif acts.mark <= action < acts.cover:
        _mark(state, action - acts.mark, shown)
    elif acts.move <= action < acts.corner:
        _move(state, seat, action, shown)
    elif acts.corner <= action < acts.place_upper:
        _corner(parts.cards[action - acts.corner], shown)
    elif acts.complete <= action < acts.deliver:
        tell_effects(shown, parts, parts.cards[action - acts.complete].reward)
    elif action == acts.buy:
        _line(shown, "publicity", parts.buy_publicity)
    elif acts.exchange <= action < acts.buy:
        give = (action - acts.exchange) // 3
        if give != CARD_SIDE:
            _line(shown, "credits" if give == CREDIT_SIDE else "energy", EXCHANGE_RATE)
        take = (action - acts.exchange) % 3
        if take != CARD_SIDE:
            taken = CREDITS if take == CREDIT_SIDE else ENERGY
            shown.then.append(gain_text(taken, 1))
            shown.promises.append(Promise(f"{GAINS[taken]}-taken", 1))
    else:
        _answer(state, seat, action, shown)
    return shown


def _answer(state: SetiState, seat: int, action: int, shown: Preview) -> None:
    """The price of an answer to a question."""
    acts, step = state.acts, state.stack[-1]
    if action == acts.scan_mercury:
        _line(shown, "publicity", MERCURY_PUBLICITY)
    elif action == acts.scan_launch:
        _line(shown, "energy", LAUNCH_ENERGY)
    elif action == acts.pay and isinstance(step, May):
        _line(shown, "exofossils", state.parts.glossary.effects[step.effect].gains[EXOFOSSILS])
        tell_effects(shown, state.parts, state.parts.glossary.effects[step.effect].then)
    elif acts.exertian <= action < acts.gain_publicity and isinstance(step, PlayExertian) and step.credits:
        _line(shown, "credits", step.credits)
    elif acts.tech <= action < acts.slot:
        _tech(state, action - acts.tech, shown)


def _tech(state: SetiState, tech: int, shown: Preview) -> None:
    """The points for the first taker, the tile bonus and what is printed."""
    parts, step = state.parts, state.stack[-1]
    if state.two_points >> tech & 1:
        tell_gain(shown, VP, parts.first_taker_vp)
    with_bonus = not isinstance(step, ChooseTech) or not step.flags & NO_BONUS
    if with_bonus and state.stacks[tech]:
        tell_effects(shown, parts, parts.tech_bonus[state.stacks[tech][-1]])
    tell_effects(shown, parts, parts.tech_printed[tech])


def _line(shown: Preview, resource: str, figure: int) -> None:
    shown.lines.append(PreviewLine(Text(f"preview-{resource}"), figure, what=f"{resource}-paid"))


def _land(state: SetiState, seat: int, place: int, shown: Preview) -> None:
    """Energy broken down: price, orbiter, technology (SETI-050 to SETI-052)."""
    parts = state.parts
    planet = place_planet(state, place)
    if not isinstance(state.stack[-1], Craft):
        shown.lines.append(PreviewLine(Text("preview-land"), parts.land_energy))
        if any_orbiter_at(state, planet):
            saved = parts.land_energy_orbiter - parts.land_energy
            shown.lines.append(PreviewLine(Text("preview-land-orbiter"), saved))
        if state.players[seat].has_tech(LANDING_TECH):
            shown.lines.append(PreviewLine(Text("preview-land-tech"), -parts.land_discount))
        cost = land_cost(state, seat, planet)
        shown.lines.append(PreviewLine(Text("preview-energy"), cost, True, "energy-paid"))
    if place < PLANET_COUNT:
        tell_effects(shown, parts, parts.planets[planet].land)
    else:
        tell_effects(shown, parts, parts.moon_rewards[place - PLANET_COUNT])


def _signal(state: SetiState, star: int, shown: Preview) -> None:
    """The data left after it, second-position points and completion."""
    place = TILE if star == TILE else state.sector_of[star]
    markers, slots = len(state.signals[place]), slots_of(state, place)
    shown.lines.append(PreviewLine(Text("preview-data-left"), max(0, slots - markers - 1), what="data-left"))
    if place != TILE and markers == 1:
        tell_gain(shown, VP, state.parts.second_slot_vp)
    elif place == TILE and markers < slots and state.parts.tile_vp[markers]:
        tell_gain(shown, VP, state.parts.tile_vp[markers])
    if markers == slots - 1:
        shown.then.append(Text("preview-completes"))


def _mark(state: SetiState, index: int, shown: Preview) -> None:
    column, place = divmod(index, PLACES_PER_COLUMN)
    slot, colour = divmod(column, 3)
    parts = state.parts
    if place == 0:
        tell_effects(shown, parts, parts.discovery_reward[slot])
    elif place == 1:
        tell_effects(shown, parts, parts.overflow_reward[slot])
    else:
        space = parts.species[state.species[slot]].spaces[colour][place - 2]
        if space.cost_data:
            _line(shown, "data", space.cost_data)
        if space.cost_exofossils:
            _line(shown, "exofossils", space.cost_exofossils)
        if space.sample_slot >= 0:
            tell_effects(shown, parts, parts.samples[state.sample_board[space.sample_slot]])
        else:
            tell_effects(shown, parts, space.reward)
        if space.danger:
            shown.say(Text("sentence-danger", {"n": space.danger}), {"n": "danger"})


def _corner(card: Card, shown: Preview) -> None:
    """What is gained for a discarded card; moves go to the pool of the turn."""
    text = corner_text(card)
    shown.then.append(text)
    kind = "move" if card.corner == MOVE else GAINS[card.corner]
    named = [Promise(f"gain-{kind}-{card.corner_n}", card.corner_n)]
    if card.corner_vp:
        named.append(Promise(f"gain-vp-{card.corner_vp}", card.corner_vp))
    promise(shown, text, named)


def _move(state: SetiState, seat: int, action: int, shown: Preview) -> None:
    """Moves and energy to pay, publicity to gain."""
    cost = leave_cost(state, seat, hop_start(state, seat, action))
    step = state.stack[-1]
    pooled = cost if isinstance(step, MoveNow) else min(state.moves, cost)  # SETI-R10: now or never
    if pooled:
        _line(shown, "moves", pooled)
    if cost > pooled:
        _line(shown, "energy", cost - pooled)
    end = hop_end(state, action)
    shown.then.append(Text(f"content-{CONTENTS[state.sky().content[end]]}"))
    publicity = move_publicity(state, seat, end)
    if publicity:
        tell_gain(shown, PUBLICITY, publicity)


def ends(state: SetiState, seat: int, action: int) -> Text | None:
    """Passing ends the round for a player (SETI-210)."""
    if action != state.acts.pass_:
        return None
    player = state.players[seat]
    return Text("ends-pass", {"credits": player.credits, "energy": player.energy})
