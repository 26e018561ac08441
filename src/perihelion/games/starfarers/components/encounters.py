"""Encounter cards as decision trees, and which cards a listener cannot tell apart.

A card in play is a card number with the list of branches taken. Whoever only listens knows the texts read so
far and the branches: any card whose tree gives the same texts along the same branches may be the one.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.tables import Table

GIVE: Final = 0
YES_NO: Final = 1
SWAP: Final = 2
ROLL: Final = 3
COMPARE: Final = 4
CONTEST: Final = 5
OUTCOME: Final = 6
NODE_KINDS: Final = ("give", "yes_no", "trade", "roll", "compare", "contest", "outcome")

COMBAT: Final = 0
SPEED: Final = 1
STATS: Final = ("combat", "speed", "boosters")

LEFT: Final = 0
RIGHT: Final = 1
SECOND_LEFT: Final = 2
SECOND_RIGHT: Final = 3
OPPONENTS: Final = ("left", "right", "second_left", "second_right")

GAIN: Final = 0
GAIN_ANY: Final = 1
HALF_MEDALS: Final = 2
GAIN_MODULE: Final = 3
LOSE_MODULE: Final = 4
GROUND_SHIP: Final = 5
HYPERJUMP: Final = 6
FREE_TRADE_SHIP: Final = 7
TAKE_RANDOM: Final = 8
EACH_GIVES: Final = 9
RETURN_GIFT: Final = 10
FORFEIT_TRADE: Final = 11
DRAW_ENCOUNTER: Final = 12
ALL_LOSE_MODULE: Final = 13
MOST_CARGO: Final = 14
EFFECTS: Final = (
    "gain",
    "gain_any",
    "half_medals",
    "gain_module",
    "lose_module",
    "ground_ship",
    "hyperjump",
    "free_trade_ship",
    "take_random_from_each_opponent",
    "each_opponent_gives",
    "return_gift",
    "forfeit_trade",
    "draw_encounter",
    "all_players_over_limit_lose_module",
    "most_cargo_half_medals",
)


class Effect:
    """One line of an outcome: what, how many, of which resource (-1: any), beyond which limit."""

    def __init__(self, op: int, count: int, resource: int, limit: int, reshuffle: bool) -> None:
        self.op = op
        self.count = count
        self.resource = resource
        self.limit = limit
        self.reshuffle = reshuffle


class Node:
    """One place in a card's tree. `branches` are the labels of the ways on, `next` the nodes they lead to."""

    def __init__(self, id: str, kind: int, text: str) -> None:
        self.id = id
        self.kind = kind
        self.text = text
        self.most = 0  # give: the largest gift
        self.cost = 0  # yes: what it costs; trade: what is paid
        self.min_hand = 0  # yes: the cards one must hold
        self.gain = 0  # trade: what is taken
        self.stat = 0
        self.opponent = 0
        self.pirate = False
        self.branches: list[str] = []
        self.next: list[int] = []
        self.effects: list[Effect] = []


class EncounterCard:
    """A card: its nodes, the opening one first."""

    def __init__(self, id: str, family: str, nodes: list[Node]) -> None:
        self.id = id
        self.family = family
        self.nodes = nodes

    def node(self, path: list[int]) -> Node:
        """The node reached by taking the branches in turn."""
        at = 0
        for branch in path:
            at = self.nodes[at].next[branch]
        return self.nodes[at]


def sounds_like(card: EncounterCard, other: EncounterCard, path: list[int]) -> bool:
    """Whether the other card would have read the same along the branches."""
    here, there = 0, 0
    for step in range(len(path) + 1):
        if card.nodes[here].text != other.nodes[there].text:
            return False
        if step < len(path):
            here = card.nodes[here].next[path[step]]
            there = other.nodes[there].next[path[step]]
    return True


def load_encounters(data: Table, resources: tuple[str, ...]) -> list[EncounterCard]:
    """The cards of the data; refuses trees that lead nowhere and texts that would betray a card."""
    cards = [_card(entry, resources) for entry in data.tables("encounters")]
    alike: dict[str, Node] = {}
    for card in cards:
        for node in card.nodes:
            first = alike.setdefault(node.text, node)
            if _figures(first) != _figures(node):
                raise ValueError(f"{card.id}: {node.id} reads like another node but plays differently")
    return cards


def _figures(node: Node) -> list[int]:
    """Everything about a node that its text gives away, as numbers to compare."""
    figures = [node.kind, node.most, node.cost, node.min_hand, node.gain, node.stat, node.opponent]
    figures += [int(node.pirate), len(node.branches)]
    for effect in node.effects:
        figures += [effect.op, effect.count, effect.resource, effect.limit, int(effect.reshuffle)]
    return figures


def _card(data: Table, resources: tuple[str, ...]) -> EncounterCard:
    entries = data.tables("nodes")
    start = data.word("start")
    entries.sort(key=lambda entry: entry.word("id") != start)
    ids = [entry.word("id") for entry in entries]
    if start not in ids:
        raise ValueError(f"{data.word('id')}: starts with {start}, which it does not have")
    nodes = [_node(entry, ids, resources) for entry in entries]
    return EncounterCard(data.word("id"), data.word("family"), nodes)


def _node(data: Table, ids: list[str], resources: tuple[str, ...]) -> Node:
    kind = NODE_KINDS.index(data.word("kind"))
    node = Node(data.word("id"), kind, data.word("text"))
    if kind == GIVE:
        node.most = data.number("max")
    if kind == YES_NO:
        node.cost = data.number("cost") if data.has("cost") else 0
        node.min_hand = data.number("min_hand") if data.has("min_hand") else node.cost
    if kind == SWAP:
        node.cost = data.number("give")
        node.gain = data.number("gain")
    if kind in (COMPARE, CONTEST):
        node.stat = STATS.index(data.word("stat"))
        node.opponent = OPPONENTS.index(data.word("opponent"))
        node.pirate = data.has("opponent_role") and data.word("opponent_role") == "pirate"
    if kind == OUTCOME:
        node.effects = [_effect(entry, resources) for entry in data.tables("effects")]
    else:
        ways = data.table("next")
        node.branches = ways.keys()
        node.next = [ids.index(ways.word(branch)) for branch in node.branches]
    return node


def _effect(data: Table, resources: tuple[str, ...]) -> Effect:
    count = data.number("amount") if data.has("amount") else 0
    if data.has("count"):
        count = data.number("count")
    resource = resources.index(data.word("resource")) if data.has("resource") else -1
    limit = data.number("limit") if data.has("limit") else 0
    reshuffle = data.has("reshuffle") and data.flag("reshuffle")
    return Effect(EFFECTS.index(data.word("op")), count, resource, limit, reshuffle)
