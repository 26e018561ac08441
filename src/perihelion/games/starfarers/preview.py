"""What a choice will do, before it is made: costs, rates, steps, requirements."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Preview, PreviewLine
from perihelion.games.starfarers.building import bank_rate, medal_price
from perihelion.games.starfarers.cards import KEYS
from perihelion.games.starfarers.components import BUILDS, SPACEPORT, TRADE_SHIP
from perihelion.games.starfarers.flight import MoveShip
from perihelion.games.starfarers.routes import distances, something_happens
from perihelion.games.starfarers.state import FLEET, TRADE, StarState
from perihelion.games.starfarers.trading import Answers, Deal


def make_preview(state: StarState, seat: int, action: int) -> Preview:
    """Computed by the functions that will charge for it."""
    actions = state.rules.actions
    preview = Preview()
    if actions.build <= action < actions.build + len(BUILDS):
        preview_build(state, seat, action - actions.build, preview)
    elif actions.bank <= action < actions.bank + 25:
        number = action - actions.bank
        preview_bank(state, seat, number // 5, number % 5, preview)
    elif actions.fly <= action < actions.fly + state.parts.board.size:
        top = state.stack[-1]
        if isinstance(top, MoveShip):
            preview_flight(state, top, action - actions.fly, preview)
    elif actions.friend <= action < actions.friend + len(state.parts.friends):
        card = state.parts.friends[action - actions.friend]
        preview.then.append(Text(f"friend-text-{card.id[3:]}"))
    elif actions.found <= action < actions.found + FLEET:
        points = state.points(seat)
        preview.lines.append(PreviewLine(Text("preview-points-now"), points))
        preview.lines.append(
            PreviewLine(Text("preview-points-then"), points + state.parts.colony_points, True)
        )
    elif action == actions.accept:
        top = state.stack[-1]
        if isinstance(top, Answers):
            preview_trade(top.ask, top.give, preview)
    elif actions.deal <= action < actions.deal + state.seats:
        top = state.stack[-1]
        if isinstance(top, Deal):
            other = action - actions.deal
            preview_trade(top.gives[other], top.gets[other], preview)
    elif action == actions.fame:
        for kind, count in enumerate(medal_price(state, seat)):
            if count:
                preview.lines.append(PreviewLine(Text(KEYS[kind]), -count))
        preview.lines.append(PreviewLine(Text("preview-half-medals"), state.half_medals[seat] + 1, True))
    return preview


def preview_build(state: StarState, seat: int, build: int, preview: Preview) -> None:
    for kind, count in enumerate(state.parts.costs[build]):
        if count:
            preview.lines.append(PreviewLine(Text(KEYS[kind]), -count))
    left = state.hand_size(seat) - sum(state.parts.costs[build])
    preview.lines.append(PreviewLine(Text("preview-cards-left"), left, True))
    if build == SPACEPORT:
        gain = state.parts.spaceport_points - state.parts.colony_points
        preview.then.append(Text("preview-port", {"count": gain}))
    elif build <= TRADE_SHIP:
        preview.then.append(Text("preview-ship"))


def preview_bank(state: StarState, seat: int, given: int, taken: int, preview: Preview) -> None:
    preview.lines.append(PreviewLine(Text(KEYS[given]), -bank_rate(state, seat, given)))
    preview.lines.append(PreviewLine(Text(KEYS[taken]), 1))


def preview_trade(gives: list[int], gets: list[int], preview: Preview) -> None:
    """A trade between players, seen from whoever is asked."""
    for kind in range(5):
        if gets[kind] != gives[kind]:
            preview.lines.append(PreviewLine(Text(KEYS[kind]), gets[kind] - gives[kind]))


def preview_flight(state: StarState, step: MoveShip, place: int, preview: Preview) -> None:
    left = step.left(state)
    steps = distances(state, step.ship, left)[place]
    preview.lines.append(PreviewLine(Text("preview-speed-left"), left))
    preview.lines.append(PreviewLine(Text("preview-steps"), -steps))
    preview.lines.append(PreviewLine(Text("preview-then-left"), left - steps, True))
    if something_happens(state, step.ship // FLEET, place):
        preview.then.append(Text("preview-something-happens"))
    centre = state.parts.board.centre_of[place]
    if centre >= 0 and state.ship_kind[step.ship] == TRADE and state.is_outpost(centre):
        preview.then.append(Text("preview-station"))
