"""Resource cards on their way between bank, supply pile and hands, and who knows of it.

Whatever goes over the open bank is known to all; supply cards are known to their owner, a stolen or secretly
handed card to the two players concerned (STAR-081, STAR-086, STAR-R44).
"""

from __future__ import annotations

from perihelion.core.text import Event, Reason
from perihelion.games.starfarers.components.parts import KEYS, bundle
from perihelion.games.starfarers.state import StarState


def covers(hand: list[int], cards: list[int]) -> bool:
    """Whether the hand holds at least these cards."""
    if hand[0] < cards[0] or hand[1] < cards[1] or hand[2] < cards[2]:
        return False
    return hand[3] >= cards[3] and hand[4] >= cards[4]


def holds_any(cards: list[int]) -> bool:
    """Whether there is any card among these."""
    return cards[0] > 0 or cards[1] > 0 or cards[2] > 0 or cards[3] > 0 or cards[4] > 0


def held_reason(state: StarState, seat: int, kind: int, rule: str) -> Reason | None:
    """Why no further card of a kind can be parted with: the hand holds no more of them."""
    if not 0 <= kind < 5:
        return None
    return Reason("refusal-no-more-cards", rule, {"have": state.hands[seat][kind]})


def gain(state: StarState, seat: int, kind: int, count: int) -> int:
    """Takes cards of a kind from the bank, as many as it has (STAR-R05); returns how many."""
    taken = min(count, state.bank[kind])
    state.bank[kind] -= taken
    state.hands[seat][kind] += taken
    for observer in range(state.seats):
        state.known[observer * state.seats + seat][kind] += taken
    return taken


def pay(state: StarState, seat: int, kind: int, count: int) -> None:
    """Returns cards of a kind to the bank, in sight of all."""
    state.hands[seat][kind] -= count
    state.bank[kind] += count
    for observer in range(state.seats):
        seen = state.known[observer * state.seats + seat]
        seen[kind] = max(0, seen[kind] - count)


def pay_all(state: StarState, seat: int, cards: list[int]) -> None:
    for kind, count in enumerate(cards):
        if count:
            pay(state, seat, kind, count)


def hand_over(state: StarState, giver: int, taker: int, kind: int) -> None:
    """One card passes from hand to hand; only the two see which (STAR-R44)."""
    state.hands[giver][kind] -= 1
    state.hands[taker][kind] += 1
    for observer in range(state.seats):
        lost = state.known[observer * state.seats + giver]
        if observer in (giver, taker):
            lost[kind] = max(0, lost[kind] - 1)
            state.known[observer * state.seats + taker][kind] += 1
        else:
            for other in range(5):
                lost[other] = max(0, lost[other] - 1)
    state.revealed()


def take_random(state: StarState, thief: int, victim: int, rule: str) -> None:
    """Takes one random card out of a hidden hand; nothing if it is empty (STAR-R09)."""
    size = state.hand_size(victim)
    if size == 0:
        return
    place = state.chance.below(size)
    kind = 0
    while place >= state.hands[victim][kind]:
        place -= state.hands[victim][kind]
        kind += 1
    hand_over(state, victim, thief, kind)
    if state.journal is not None:
        tell_secret(state, "stolen", thief, victim, kind, rule)


def tell_secret(state: StarState, key: str, taker: int, giver: int, kind: int, rule: str) -> None:
    """Tells of a card that only giver and taker know."""
    knowers = (1 << giver) | (1 << taker)
    state.tell(
        Event(key, taker, (rule, "STAR-R44"), {"seat_other": giver}, {"resource": KEYS[kind]}, knowers)
    )


def swap(state: StarState, active: int, partner: int, gives: list[int], gets: list[int]) -> None:
    """An open trade between two players: the active player gives and gets."""
    for kind in range(5):
        change = gets[kind] - gives[kind]
        if change == 0:
            continue
        state.hands[active][kind] += change
        state.hands[partner][kind] -= change
        for observer in range(state.seats):
            own = state.known[observer * state.seats + active]
            other = state.known[observer * state.seats + partner]
            own[kind] = max(0, own[kind] + change)
            other[kind] = max(0, other[kind] - change)


def shown(state: StarState, seat: int, cards: list[int]) -> None:
    """The seat has proved to hold these cards by offering them."""
    for observer in range(state.seats):
        seen = state.known[observer * state.seats + seat]
        for kind in range(5):
            seen[kind] = max(seen[kind], cards[kind])


def draw_supply(state: StarState, seat: int, count: int, rule: str) -> int:
    """Draws hidden cards from the supply pile, forming a new one from the bank when it is empty
    (STAR-082, STAR-R06); returns how many there were."""
    drawn = [0] * 5
    for _ in range(count):
        if not state.pile:
            form_pile(state)
            if not state.pile:
                break
        kind = state.pile.pop()
        drawn[kind] += 1
        state.hands[seat][kind] += 1
    total = sum(drawn)
    if total:
        state.revealed()
        if state.journal is not None:
            state.tell(Event("supply", seat, (rule,), {"count": total}, {"cards": bundle(drawn)}, 1 << seat))
    return total


def form_pile(state: StarState) -> None:
    """A new supply pile: eight cards of each kind from the bank, or what there is (STAR-082, STAR-R06)."""
    for kind in range(5):
        count = min(state.parts.pile_cards, state.bank[kind])
        state.bank[kind] -= count
        state.pile.extend([kind] * count)
    state.chance.shuffle(state.pile)
    if state.journal is not None and state.pile:
        state.tell(Event("new-pile", rules=("STAR-082",), args={"count": len(state.pile)}))


def gain_half_medals(state: StarState, seat: int, count: int, rule: str) -> None:
    """Half-medals from the bank, as far as there are (STAR-248, STAR-R14)."""
    taken = min(count, state.bank_half_medals())
    state.half_medals[seat] += taken
    if state.journal is not None:
        key = "half-medals" if taken else "half-medals-none"
        state.tell(Event(key, seat, (rule,), {"count": taken} if taken else {}))


def lose_half_medals(state: StarState, seat: int, count: int) -> None:
    """Half-medals back to the bank, never more than there are (STAR-245)."""
    lost = min(count, state.half_medals[seat])
    state.half_medals[seat] -= lost
    if state.journal is not None:
        state.tell(Event("half-medals-lost", seat, ("STAR-245",), {"count": lost}))
