"""An encounter: the card's tree is walked node by node, the active player answering before anything is read
on (STAR-229 to STAR-231). What a card does is in `outcomes`."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.starfarers.components.encounters import (
    COMBAT,
    COMPARE,
    CONTEST,
    DRAW_ENCOUNTER,
    FORFEIT_TRADE,
    GIVE,
    LEFT,
    RETURN_GIFT,
    RIGHT,
    ROLL,
    SECOND_LEFT,
    SWAP,
    YES_NO,
    EncounterCard,
    Node,
)
from perihelion.games.starfarers.components.parts import BALLS, KEYS, bundle
from perihelion.games.starfarers.rules.cards import gain, held_reason, pay
from perihelion.games.starfarers.rules.consequences import settle
from perihelion.games.starfarers.rules.mothership import ball_sum, shake
from perihelion.games.starfarers.rules.outcomes import apply_effect
from perihelion.games.starfarers.rules.production import take_refusal
from perihelion.games.starfarers.state import StarState


def begin_encounter(state: StarState) -> None:
    """The left neighbour draws the top card; only that player sees which it is (STAR-229, STAR-R39)."""
    if not state.deck:
        state.deck = state.discards[:]
        state.discards = []
        state.chance.shuffle(state.deck)
    card = state.deck.pop()
    state.revealed()
    reader = state.left_of(state.active)
    if state.journal is not None:
        name = state.parts.encounters[card].id
        state.tell(
            Event(
                "encounter", state.active, ("STAR-229",), {"seat_other": reader}, {"card": name}, 1 << reader
            )
        )
    state.push(Encounter(card, [], 0, 0, 0, -1, [0] * 5, [0] * 5, 0, []))


def opponent_of(state: StarState, role: int) -> int:
    """The named opponent of the active player (STAR-240, STAR-276): second left is opposite with four
    players, the right neighbour with three; second right the other way round."""
    seat, seats = state.active, state.seats
    if role == LEFT:
        return (seat + 1) % seats
    if role == RIGHT:
        return (seat - 1) % seats
    return (seat + 2) % seats if role == SECOND_LEFT else (seat - 2) % seats


class Encounter(Step[StarState]):
    """A card being read: `path` holds the branches taken, `effect` the next effect of an outcome, `owed` and
    `due` cards still to be paid or taken, `way` the branch that follows the payment; `paid` and `gained` are
    the cards of this card's gift and trade; `read` tells whether the present node was read; `result` is the
    last contest (own total, opponent's, then the balls)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "card", "path", "effect", "owed", "due", "way", "paid", "gained", "read", "result",
    )  # fmt: skip

    def __init__(
        self,
        card: int,
        path: list[int],
        effect: int,
        owed: int,
        due: int,
        way: int,
        paid: list[int],
        gained: list[int],
        read: int,
        result: list[int],
    ) -> None:
        self.card = card
        self.path = path
        self.effect = effect
        self.owed = owed
        self.due = due
        self.way = way
        self.paid = paid
        self.gained = gained
        self.read = read
        self.result = result

    def copy(self) -> Encounter:
        return Encounter(
            self.card,
            self.path[:],
            self.effect,
            self.owed,
            self.due,
            self.way,
            self.paid[:],
            self.gained[:],
            self.read,
            self.result[:],
        )

    def tree(self, state: StarState) -> EncounterCard:
        return state.parts.encounters[self.card]

    def node(self, state: StarState) -> Node:
        return self.tree(state).node(self.path)

    # -- walking the tree --------------------------------------------------------------------------

    def run(self, state: StarState) -> None:
        if settle(state):
            if state.over:
                state.discards.append(self.card)  # the win cuts the card short; it stays in the box
            return
        node = self.node(state)
        if self.read == 0:
            self.read = 1
            state.revealed()
            if state.journal is not None:
                state.tell(Event("tale", state.left_of(state.active), ("STAR-231",), {"tale": node.text}))
        if self.owed or self.due:
            self.ask_for_cards(state)
        elif node.kind in (GIVE, YES_NO):
            state.ask(1 << state.active)
        elif node.kind == SWAP:
            self.begin_swap(node)
        elif node.kind == ROLL:
            self.roll(state, node)
        elif node.kind in (COMPARE, CONTEST):
            self.contest(state, node)
        else:
            self.outcome(state, node)

    def branch(self, way: int) -> None:
        self.path.append(way)
        self.read = 0
        self.way = -1

    def ask_for_cards(self, state: StarState) -> None:
        """Asks for the next card to pay or to take; what the bank lacks is forfeited (STAR-R05)."""
        if self.owed == 0 and not self.takeable(state):
            self.due = 0
            self.branch(0)
        else:
            state.ask(1 << state.active)

    def begin_swap(self, node: Node) -> None:
        self.owed = node.cost
        self.due = node.gain
        self.paid = [0] * 5

    def roll(self, state: StarState, node: Node) -> None:
        balls = shake(state)
        total = ball_sum(state, balls)
        self.result = [total, -1, *balls]
        if state.journal is not None:
            state.tell(Event("encounter-roll", state.active, ("STAR-147",), {"total": total}))
        self.branch(node.branches.index(str(total)))

    def contest(self, state: StarState, node: Node) -> None:
        """Compares drive units, or shakes for combat strength or speed; the active player wins ties
        (STAR-146, STAR-148, STAR-236, STAR-239, STAR-R29 to STAR-R31)."""
        seat, other = state.active, opponent_of(state, node.opponent)
        if node.kind == COMPARE:
            own, theirs = state.boosters(seat), state.boosters(other)
            self.result = [own, theirs]
        else:
            mine, yours = shake(state), shake(state)
            own, theirs = ball_sum(state, mine), ball_sum(state, yours)
            if node.stat == COMBAT:
                own += state.cannons(seat)
                theirs += state.cannons(other, state.parts.pirate_uses_friendship or not node.pirate)
            else:
                own += state.boosters(seat)
                theirs += state.boosters(other)
            self.result = [own, theirs, *mine, *yours]
        won = own >= theirs
        if state.journal is not None:
            self.tell_contest(state, node, own, theirs, other, won)
        self.branch(node.branches.index("win" if won else "lose"))

    def tell_contest(
        self, state: StarState, node: Node, own: int, theirs: int, other: int, won: bool
    ) -> None:
        if node.kind == COMPARE:
            kind, rule = "compare", "STAR-R31"
        elif node.stat == COMBAT:
            kind, rule = "combat", "STAR-236"
        else:
            kind, rule = "speed", "STAR-239"
        args: dict[str, int | str | list[str]] = {"own": own, "theirs": theirs, "seat_other": other}
        if node.kind != COMPARE:
            args["balls"] = [f"ball-{BALLS[ball]}" for ball in self.result[2:4]]
            args["others"] = [f"ball-{BALLS[ball]}" for ball in self.result[4:6]]
        state.tell(Event(f"{kind}-{'won' if won else 'lost'}", state.active, (rule,), args))

    # -- outcomes ----------------------------------------------------------------------------------

    def outcome(self, state: StarState, node: Node) -> None:
        """Carries out the next effect, or ends the card."""
        if self.effect == len(node.effects):
            self.finish(state, False)
            return
        effect = node.effects[self.effect]
        self.effect += 1
        if effect.op == RETURN_GIFT:
            self.give_back(state)
        elif effect.op == FORFEIT_TRADE:
            self.forfeit(state)
        elif effect.op == DRAW_ENCOUNTER:
            self.finish(state, effect.reshuffle)
            begin_encounter(state)
        else:
            apply_effect(state, effect)

    def finish(self, state: StarState, reshuffle: bool) -> None:
        """The card goes to the discards, or all cards are shuffled together (STAR-241, STAR-R39,
        STAR-R41); now its name may be known (STAR-R44)."""
        state.pop()
        state.discards.append(self.card)
        state.met = [state.turn, state.active, self.card, *self.path]
        state.met_result = self.result[:]
        state.revealed()
        if state.journal is not None:
            state.tell(Event("encounter-over", rules=("STAR-241",), args={"card": self.tree(state).id}))
        if reshuffle:
            state.deck += state.discards
            state.discards = []
            state.chance.shuffle(state.deck)

    def give_back(self, state: StarState) -> None:
        """Exactly the cards that were paid (STAR-R34)."""
        for kind in range(5):
            if self.paid[kind]:
                gain(state, state.active, kind, self.paid[kind])
        if state.journal is not None and any(self.paid):
            state.tell(Event("gift-back", state.active, ("STAR-R34",), {"cards": bundle(self.paid)}))
        self.paid = [0] * 5

    def forfeit(self, state: StarState) -> None:
        """The cards gained, or as many of them as are still in hand (STAR-R34)."""
        lost = [min(self.gained[kind], state.hands[state.active][kind]) for kind in range(5)]
        for kind in range(5):
            if lost[kind]:
                pay(state, state.active, kind, lost[kind])
        if state.journal is not None and any(lost):
            state.tell(Event("forfeit", state.active, ("STAR-R34",), {"cards": bundle(lost)}))

    # -- questions ---------------------------------------------------------------------------------

    def takeable(self, state: StarState) -> list[int]:
        """Kinds in the bank other than those just paid (STAR-R05)."""
        return [kind for kind in range(5) if state.bank[kind] and not self.paid[kind]]

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        if self.owed:
            return [actions.pay + kind for kind in range(5) if state.hands[seat][kind]]
        if self.due:
            return [actions.take + kind for kind in self.takeable(state)]
        node = self.node(state)
        size = state.hand_size(seat)
        if node.kind == GIVE:
            return [actions.gift + count for count in range(min(node.most, size) + 1)]
        return [actions.yes, actions.no] if size >= node.min_hand else [actions.no]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        if self.owed:
            self.pay_card(state, seat, action - actions.pay)
            return
        if self.due:
            self.take_card(state, seat, action - actions.take)
            return
        node = self.node(state)
        if node.kind == GIVE:
            count = action - actions.gift
            state.tell(Event("gift", seat, ("STAR-232",), {"count": count}))
            self.owe(count, node.branches.index(str(count)))
        else:
            yes = action == actions.yes
            state.tell(Event("answer-yes" if yes else "answer-no", seat, ("STAR-230",)))
            self.owe(node.cost if yes else 0, node.branches.index("yes" if yes else "no"))

    def owe(self, count: int, way: int) -> None:
        """Notes a payment and the branch that follows it."""
        self.owed = count
        self.way = way
        if count == 0:
            self.branch(way)

    def pay_card(self, state: StarState, seat: int, kind: int) -> None:
        pay(state, seat, kind, 1)
        self.paid[kind] += 1
        self.owed -= 1
        if state.journal is not None:
            state.tell(Event("pay", seat, ("STAR-R33",), {"resource": KEYS[kind]}))
        if self.owed == 0 and self.due == 0:
            self.branch(self.way)

    def take_card(self, state: StarState, seat: int, kind: int) -> None:
        gain(state, seat, kind, 1)
        self.gained[kind] += 1
        self.due -= 1
        if state.journal is not None:
            state.tell(Event("take", seat, ("STAR-246",), {"resource": KEYS[kind]}))
        if self.due == 0:
            self.branch(0)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        actions = state.rules.actions
        node = self.node(state)
        size = state.hand_size(seat)
        asking = self.owed == 0 and self.due == 0
        if asking and node.kind == YES_NO and action == actions.yes:
            return Reason("refusal-too-few-cards", "STAR-R32", {"need": node.min_hand, "have": size})
        if asking and node.kind == GIVE and actions.gift <= action <= actions.gift + node.most:
            return Reason("refusal-too-few-cards", "STAR-R33", {"need": action - actions.gift, "have": size})
        if self.owed:
            held = held_reason(state, seat, action - actions.pay, "STAR-R33")
            if held is not None:
                return held
        if self.due and self.owed == 0:
            kind = action - actions.take
            if 0 <= kind < 5 and self.paid[kind]:
                return Reason("refusal-same-kind", "STAR-R10")
            reason = take_refusal(state, action)
            if reason is not None:
                return reason
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        if self.owed:
            return Text("prompt-pay", {"count": self.owed})
        if self.due:
            return Text("prompt-take", {"count": self.due})
        return Text(self.node(state).text)
