"""The flight phase: ships move one by one, found colonies and trade stations, or jump.

A ship is chosen, then its destination; where something is revealed or conquered on the way the player is
asked again with the speed that is left (STAR-155, STAR-156).
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.starfarers.components.parts import FLEET, PEOPLES, SHIP_KINDS, TRADE
from perihelion.games.starfarers.rules.consequences import settle
from perihelion.games.starfarers.rules.legs import distances, has_target, in_reach, leave_duty, targets
from perihelion.games.starfarers.rules.pioneers import arrive, found_colony, found_station, put_reminders
from perihelion.games.starfarers.rules.routes import (
    MAY,
    found_check,
    found_reason,
    is_open,
    jump_reason,
    may_jump,
    may_stop,
    something_happens,
    stop_reason,
)
from perihelion.games.starfarers.state import MOVED, STOPPED, StarState, add_to


def can_move(state: StarState, seat: int, ship: int) -> bool:
    """Whether a ship can be moved now."""
    return is_ready(state, ship) and has_target(state, ship, state.speed(seat))


def is_ready(state: StarState, ship: int) -> bool:
    """Whether a ship may still make its move or jump of this turn."""
    return state.ship_place[ship] >= 0 and state.ship_flags[ship] & (STOPPED | MOVED) == 0


def move_reason(state: StarState, seat: int, ship: int) -> Reason | None:
    """Why a ship cannot be moved now, or None if it can."""
    reason = still_reason(state, ship)
    if reason is None and not has_target(state, ship, state.speed(seat)):
        reason = Reason("refusal-no-way", "STAR-153")
    return reason


def still_reason(state: StarState, ship: int) -> Reason | None:
    """Why a ship may make neither a move nor a jump."""
    if state.ship_place[ship] < 0:
        return Reason("refusal-no-such-ship", "STAR-115")
    if state.ship_flags[ship] & STOPPED:
        return Reason("refusal-stopped", "STAR-243")
    if state.ship_flags[ship] & MOVED:
        return Reason("refusal-moved", "STAR-R50")
    return None


def leap_reason(state: StarState, ship: int) -> Reason | None:
    """Why a ship cannot jump now (STAR-247, STAR-R37)."""
    if state.jumps == 0:
        return Reason("refusal-no-jump", "STAR-247")
    return still_reason(state, ship)


class Flight(Step[StarState]):
    """The active player picks ships in any order, each for one move or one jump, and ends the turn."""

    def copy(self) -> Flight:
        return Flight()

    def run(self, state: StarState) -> None:
        if not settle(state):
            state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        first = FLEET * seat
        fleet = range(FLEET)
        found = [actions.move + number for number in fleet if can_move(state, seat, first + number)]
        if state.jumps:
            found += [actions.leap + number for number in fleet if is_ready(state, first + number)]
        found += [actions.found + number for number in fleet if found_check(state, first + number) == MAY]
        if leave_duty(state, seat) < 0:
            found.append(actions.end_turn)
        return found

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        first = FLEET * seat
        if action == actions.end_turn:
            state.pop()
        elif actions.move <= action < actions.move + FLEET:
            state.push(MoveShip(first + action - actions.move, 0))
        elif actions.leap <= action < actions.leap + FLEET:
            state.push(Jump(first + action - actions.leap))
        else:
            found_colony(state, first + action - actions.found)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        actions = state.rules.actions
        first = FLEET * seat
        reason: Reason | None = None
        if actions.move <= action < actions.move + FLEET:
            reason = move_reason(state, seat, first + action - actions.move)
        elif actions.leap <= action < actions.leap + FLEET:
            reason = leap_reason(state, first + action - actions.leap)
        elif actions.found <= action < actions.found + FLEET:
            reason = found_reason(state, first + action - actions.found)
        elif actions.fly <= action < actions.halt:
            reason = self.unchosen_reason(state, seat, action >= actions.jump)
        elif action == actions.end_turn:
            place = state.ship_place[leave_duty(state, seat)]
            name = f"place-{state.parts.board.names[place]}"
            reason = Reason("refusal-must-leave", "STAR-R23", {"place": name})
        return reason or super().refusal(state, seat, action)

    def unchosen_reason(self, state: StarState, seat: int, jump: bool) -> Reason:
        """Why a destination cannot be named yet: first the ship is chosen, if there is one."""
        if jump and state.jumps == 0:
            return Reason("refusal-no-jump", "STAR-247")
        ready = 0
        for ship in state.ships(seat):
            reason = leap_reason(state, ship) if jump else move_reason(state, seat, ship)
            ready += 1 if reason is None else 0
        if ready == 0:
            return Reason("refusal-no-ship-left", "STAR-R50", {"count": len(state.ships(seat))})
        if jump:
            return Reason("refusal-choose-jumper", "STAR-R50", {"count": ready})
        return Reason("refusal-choose-ship", "STAR-145", {"count": ready, "speed": state.speed(seat)})

    def waits(self, state: StarState, seat: int) -> bool:
        """The last ship that could fly does not end the turn by itself."""
        return True

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-flight", {"speed": state.speed(seat)})


class MoveShip(Step[StarState]):
    """One ship flies; `used` counts the steps so far (STAR-149, STAR-156)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ship", "used")

    def __init__(self, ship: int, used: int) -> None:
        self.ship = ship
        self.used = used

    def copy(self) -> MoveShip:
        return MoveShip(self.ship, self.used)

    def left(self, state: StarState) -> int:
        return max(0, state.speed(self.ship // FLEET) - self.used)

    def run(self, state: StarState) -> None:
        if settle(state):
            return
        if self.used and not self.can_go_on(state):
            self.end(state)
        else:
            state.ask(1 << state.active)

    def can_go_on(self, state: StarState) -> bool:
        return self.left(state) > 0 and has_target(state, self.ship, self.left(state))

    def end(self, state: StarState) -> None:
        """The movement is over; a colony ship back on the site it started from founds at once (STAR-165)."""
        state.pop()
        finish_move(state, self.ship)

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        found: list[int] = []
        first = FLEET * seat
        fleet = range(FLEET)
        if self.used == 0:
            others = [number for number in fleet if first + number != self.ship]
            found += [actions.move + number for number in others if can_move(state, seat, first + number)]
            # Before the first step any ship on an open site may found, afterwards only the one in motion.
            found += [actions.found + number for number in fleet if found_check(state, first + number) == MAY]
        elif found_check(state, self.ship) == MAY:
            found.append(actions.found + self.ship - first)
        found += [actions.fly + place for place in targets(state, self.ship, self.left(state))]
        if self.used == 0:
            found.append(actions.back)
        elif may_stop(state, self.ship, state.ship_place[self.ship]):
            found.append(actions.halt)
        return found

    def other_reason(self, state: StarState, ship: int) -> Reason | None:
        """Why another ship cannot be moved instead, or None if it can."""
        if self.used:
            return self.one_by_one(state)
        return move_reason(state, ship // FLEET, ship)

    def found_reason(self, state: StarState, ship: int) -> Reason | None:
        """Why a ship cannot found its colony now, or None if it can: before the first step that is any ship
        on an open site (STAR-R22), afterwards only the one in motion (STAR-R21)."""
        if self.used and ship != self.ship:
            return self.one_by_one(state)
        return found_reason(state, ship)

    def one_by_one(self, state: StarState) -> Reason:
        return Reason("refusal-one-by-one", "STAR-R21", {"count": self.left(state)})

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        if action == actions.back:
            state.pop()
        elif action == actions.halt:
            self.end(state)
        elif actions.move <= action < actions.move + FLEET:
            self.ship = FLEET * seat + action - actions.move
        elif actions.found <= action < actions.found + FLEET:
            state.pop()
            found_colony(state, FLEET * seat + action - actions.found)
        else:
            self.fly(state, action - actions.fly)

    def fly(self, state: StarState, place: int) -> None:
        """One leg; the movement ends there unless something happens on arrival."""
        seat = self.ship // FLEET
        happens = something_happens(state, seat, place)
        self.used += distances(state, self.ship, self.left(state))[place]
        move_to(state, self.ship, place, "fly", "STAR-149")
        if happens:
            arrive(state, self.ship)
        else:
            self.end(state)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        actions = state.rules.actions
        place = action - actions.fly
        if 0 <= place < state.parts.board.size:
            return self.fly_reason(state, place)
        reason: Reason | None = None
        if actions.found <= action < actions.found + FLEET:
            reason = self.found_reason(state, FLEET * seat + action - actions.found)
        elif actions.move <= action < actions.move + FLEET:
            ship = FLEET * seat + action - actions.move
            chosen = Reason("refusal-chosen-already", "STAR-145", {"count": self.left(state)})
            reason = chosen if ship == self.ship else self.other_reason(state, ship)
        elif action == actions.halt and self.used:
            reason = stop_reason(state, self.ship, state.ship_place[self.ship])
        elif action == actions.halt:
            reason = Reason("refusal-not-moved", "STAR-150", {"count": self.left(state)})
        elif action == actions.back or actions.leap <= action < actions.found or action == actions.end_turn:
            reason = self.one_by_one(state)
        return reason or super().refusal(state, seat, action)

    def fly_reason(self, state: StarState, place: int) -> Reason:
        """Why the ship cannot fly to a place that is not among its targets."""
        if place == state.ship_place[self.ship]:
            return Reason("refusal-already-there", "STAR-150")
        if not is_open(state, place):
            return Reason("refusal-closed-centre", "STAR-154")
        reason = stop_reason(state, self.ship, place)
        if reason is not None:
            return reason
        if in_reach(state, self.ship, place, self.left(state)):
            return Reason("refusal-on-the-way", "STAR-R19")
        return Reason("refusal-too-far", "STAR-149", {"speed": self.left(state)})

    def prompt(self, state: StarState, seat: int) -> Text:
        key = "prompt-fly" if self.used == 0 else "prompt-fly-on"
        return Text(f"{key}-{SHIP_KINDS[state.ship_kind[self.ship]]}", {"count": self.left(state)})


def move_to(state: StarState, ship: int, place: int, key: str, rule: str) -> None:
    state.ship_place[ship] = place
    if state.journal is not None:
        name = f"place-{state.parts.board.names[place]}"
        kind = f"ship-{SHIP_KINDS[state.ship_kind[ship]]}"
        state.tell(Event(key, ship // FLEET, (rule,), {"ship": kind, "place": name}))


def finish_move(state: StarState, ship: int) -> None:
    """A move or jump is over: stations are founded in a central (STAR-161, STAR-201), a colony where the
    ship may be only to found one (STAR-165)."""
    state.ship_flags[ship] |= MOVED
    place = state.ship_place[ship]
    centre = state.parts.board.centre_of[place]
    if centre >= 0 and state.ship_kind[ship] == TRADE and state.is_outpost(centre):
        people = state.parts.tiles[state.tile[centre]].people
        found_station(state, ship, centre)
        state.push(ChooseFriend(people))
    elif place == state.ship_start[ship] and found_check(state, ship) == MAY:
        found_colony(state, ship)
    put_reminders(state)


class Jump(Step[StarState]):
    """A ship jumps through hyperspace to any intersection where it may stop (STAR-258 to STAR-262)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def copy(self) -> Jump:
        return Jump(self.ship)

    def run(self, state: StarState) -> None:
        state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        places = range(state.parts.board.size)
        found = [actions.jump + place for place in places if may_jump(state, self.ship, place)]
        return [*found, actions.back]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        state.pop()
        if action == actions.back:
            return
        state.jumps -= 1
        move_to(state, self.ship, action - actions.jump, "jump", "STAR-258")
        arrive(state, self.ship)
        finish_move(state, self.ship)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        place = action - state.rules.actions.jump
        if 0 <= place < state.parts.board.size:
            reason = jump_reason(state, self.ship, place)
            if reason is not None:
                return reason
        if state.rules.actions.move <= action <= state.rules.actions.end_turn:
            return Reason("refusal-jump-first", "STAR-R21")
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-jump")


class ChooseFriend(Step[StarState]):
    """A new trade station brings a friendship card of the owner's choice (STAR-209)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("people",)

    def __init__(self, people: int) -> None:
        self.people = people

    def copy(self) -> ChooseFriend:
        return ChooseFriend(self.people)

    def run(self, state: StarState) -> None:
        # The figure may decide the game before a card is chosen (STAR-R42).
        if settle(state):
            return
        if self.stack(state):
            state.ask(1 << state.active)
        else:
            state.pop()

    def stack(self, state: StarState) -> list[int]:
        return [
            title
            for title, left in enumerate(state.stack_cards)
            if left and state.parts.friends[title].people == self.people
        ]

    def legal(self, state: StarState, seat: int) -> list[int]:
        return [state.rules.actions.friend + title for title in self.stack(state)]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        state.pop()
        title = action - state.rules.actions.friend
        state.stack_cards[title] -= 1
        add_to(state.friends, seat, title, 1)
        if state.journal is not None:
            name = f"friend-{state.parts.friends[title].id[3:]}"
            state.tell(Event("friend", seat, ("STAR-209",), {"card": name}))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        title = action - state.rules.actions.friend
        if 0 <= title < len(state.parts.friends):
            key = "refusal-friend-taken"
            if state.parts.friends[title].people != self.people:
                key = "refusal-other-people"
            return Reason(key, "STAR-209", {"people": f"people-{PEOPLES[self.people]}"})
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-friend", {"people": f"people-{PEOPLES[self.people]}"})
