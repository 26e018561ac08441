"""What a choice will do, before it is made: costs, rates, steps, requirements."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Preview, PreviewLine
from perihelion.games.starfarers.components.parts import (
    BUILDS,
    FLEET,
    KEYS,
    RESOURCES,
    SPACEPORT,
    TRADE,
    TRADE_SHIP,
)
from perihelion.games.starfarers.rules.answering import Answers, Deal
from perihelion.games.starfarers.rules.building import bank_rate, medal_seller
from perihelion.games.starfarers.rules.flight import MoveShip
from perihelion.games.starfarers.rules.legs import distances
from perihelion.games.starfarers.rules.routes import something_happens
from perihelion.games.starfarers.state import StarState


def preview(state: StarState, seat: int, action: int) -> Preview:
    """Computed by the functions that will charge for it."""
    actions = state.rules.actions
    shown = Preview()
    if actions.build <= action < actions.build + len(BUILDS):
        preview_build(state, seat, action - actions.build, shown)
    elif actions.bank <= action < actions.bank + 25:
        number = action - actions.bank
        preview_bank(state, seat, number // 5, number % 5, shown)
    elif actions.fly <= action < actions.fly + state.parts.board.size:
        top = state.stack[-1]
        if isinstance(top, MoveShip):
            preview_flight(state, top, action - actions.fly, shown)
    elif actions.friend <= action < actions.friend + len(state.parts.friends):
        card = state.parts.friends[action - actions.friend]
        shown.then.append(Text(f"friend-text-{card.id[3:]}"))
    elif actions.found <= action < actions.found + FLEET:
        points, more = state.points(seat), state.parts.colony_points
        shown.lines.append(PreviewLine(Text("preview-points-now"), points))
        shown.lines.append(PreviewLine(Text("preview-colony"), more))
        shown.lines.append(PreviewLine(Text("preview-points-then"), points + more, True, "points"))
    elif action == actions.accept:
        top = state.stack[-1]
        if isinstance(top, Answers):
            preview_trade(top.ask, top.give, shown, ":deal")
    elif actions.deal <= action < actions.deal + state.seats:
        top = state.stack[-1]
        other = action - actions.deal
        if isinstance(top, Deal):
            preview_trade(top.gives[other], top.gets[other], shown)
        elif isinstance(top, Answers):
            preview_trade(top.price(other), top.gain(other), shown)
        else:
            preview_trade(state.suggestions[other].ask, state.suggestions[other].give, shown)
    elif action == actions.fame:
        seller = medal_seller(state, seat)
        if seller is not None:
            shown.lines.append(card_line(seller.resource, -seller.medal_price))
        more = state.half_medals[seat] + 1
        shown.lines.append(PreviewLine(Text("preview-half-medals"), more, True, "half-medals"))
    return shown


def preview_build(state: StarState, seat: int, build: int, shown: Preview) -> None:
    for kind, count in enumerate(state.parts.costs[build]):
        if count:
            shown.lines.append(card_line(kind, -count))
    left = state.hand_size(seat) - sum(state.parts.costs[build])
    shown.lines.append(PreviewLine(Text("preview-cards-left"), left, True, "cards"))
    if build == SPACEPORT:
        gain = state.parts.spaceport_points - state.parts.colony_points
        shown.say(Text("preview-port", {"count": gain}), {"count": "gained"})
    elif build <= TRADE_SHIP:
        shown.then.append(Text("preview-ship"))


def preview_bank(state: StarState, seat: int, given: int, taken: int, shown: Preview) -> None:
    shown.lines.append(card_line(given, -bank_rate(state, seat, given)))
    shown.lines.append(card_line(taken, 1))


def card_line(kind: int, count: int, condition: str = "") -> PreviewLine:
    """Cards of a kind that are gained or given."""
    return PreviewLine(Text(KEYS[kind]), count, what=f"{RESOURCES[kind]}{condition}")


def preview_trade(gives: list[int], gets: list[int], shown: Preview, condition: str = "") -> None:
    """A trade between players, seen from whoever is asked."""
    for kind in range(5):
        if gets[kind] != gives[kind]:
            shown.lines.append(card_line(kind, gets[kind] - gives[kind], condition))


def preview_flight(state: StarState, step: MoveShip, place: int, shown: Preview) -> None:
    left = step.left(state)
    steps = distances(state, step.ship, left)[place]
    shown.lines.append(PreviewLine(Text("preview-speed-left"), left))
    shown.lines.append(PreviewLine(Text("preview-steps"), -steps))
    shown.lines.append(PreviewLine(Text("preview-then-left"), left - steps, True, "steps-left"))
    if something_happens(state, step.ship // FLEET, place):
        shown.then.append(Text("preview-something-happens"))
    centre = state.parts.board.centre_of[place]
    if centre >= 0 and state.ship_kind[step.ship] == TRADE and state.is_outpost(centre):
        shown.then.append(Text("preview-station"))
