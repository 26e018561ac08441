"""The own place under the sky: resources, computer, the main actions in fixed places, exchanges and hand."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon
from perihelion.art.palette import INK, LEGAL
from perihelion.art.svg import esc
from perihelion.games.seti.art.faces import face, hand_card, mission
from perihelion.games.seti.art.signs import CREDIT, DATA, ENERGY, PUBLICITY, signs
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.components.vocabulary import CARD, CREDITS
from perihelion.games.seti.components.vocabulary import DATA as DATA_KIND
from perihelion.games.seti.components.vocabulary import ENERGY as ENERGY_KIND
from perihelion.games.seti.components.vocabulary import PUBLICITY as PUBLICITY_KIND

MAIN: Final = ("launch", "orbit", "land", "scan", "analyze", "play", "research", "pass", "end")
SIGNS: Final = {
    "credits": ("credit", CREDIT), "credit": ("credit", CREDIT), "energy": ("bolt", ENERGY),
    "cards": ("card-o", INK), "card": ("card-o", INK),
}  # fmt: skip
EXCHANGES: Final = (
    ("credits", "energy"), ("credits", "card"), ("energy", "credit"), ("energy", "card"),
    ("cards", "credit"), ("cards", "energy"),
)  # fmt: skip
LOSING: Final = (("credits", "credit"), ("energy", "energy"), ("cards", "card"))


def hand(stage: Stage) -> str:
    """Everything of the viewer: figures, computer, actions, and the cards in hand."""
    if stage.view.seat is None:
        return ""
    player = stage.own
    looked = [id for id in stage.view.looking_at if id not in player.hand]
    cards = "".join([hand_card(stage, id) for id in [*looked, *player.hand, *player.exertians]])
    samples = "".join([stage.chip(action, esc(stage.labels[action])) for action in stage.starting("sample:")])
    return (
        f'<div class="seti-own"><div class="own-board">{figures(stage)}{computer(stage)}{exchanges(stage)}'
        f'</div>{main_actions(stage)}<div class="seti-hand">{samples}{cards}</div></div>'
    )


def in_play(stage: Stage) -> str:
    """Open missions, end-of-game cards, messages and Exertian cards played."""
    player = stage.own
    cards = "".join([mission(stage, entry.card, entry.covered) for entry in player.missions])
    kept = [*player.endgame, *[message.card for message in player.messages], *player.played]
    cards += "".join([face(stage, id, "", True) for id in kept])
    if not cards:
        return f'<p class="dim">{esc(stage.tell("art-nothing-in-play"))}</p>'
    return f'<div class="card-row">{cards}</div>'


# -- figures ------------------------------------------------------------------------------------------------


def figures(stage: Stage) -> str:
    """The own resources, each with what the next income adds."""
    player, parts = stage.own, stage.parts
    more = incomes(stage)
    entries = [
        ("star", LEGAL, str(player.score), "item-score", player.score, 0),
        ("credit", CREDIT, str(player.credits), "item-credits", player.credits, more[CREDITS]),
        ("bolt", ENERGY, str(player.energy), "item-energy", player.energy, more[ENERGY_KIND]),
        ("publicity", PUBLICITY, str(player.publicity), "item-publicity", player.publicity,
         more[PUBLICITY_KIND]),
        ("data", DATA, f"{player.data}/{parts.pool_max}", "item-data", player.data, more[DATA_KIND]),
        ("card-o", INK, str(player.hand_size), "art-cards", player.hand_size, more[CARD]),
    ]  # fmt: skip
    if player.exofossils:
        entries.append(("trace", INK, str(player.exofossils), "item-exofossils", player.exofossils, 0))
    out = ""
    for name, colour, shown, key, value, plus in entries:
        words = stage.tell(key, n=value)
        if plus:
            words += f". {stage.tell('art-next-income')} +{plus}"
        extra = f"<i>+{plus}</i>" if plus else ""
        out += _figure(icon(name, 18, words, colour), f"<b>{shown}</b>{extra}", words)
    limit = stage.tell("art-probes", n=len(player.probes), limit=player.probe_limit)
    probes = f"{len(player.probes)}/{player.probe_limit}"
    out += _figure(icon("rocket", 18, limit), f"<b>{probes}</b>", limit)
    if stage.view.moves and stage.view.own_turn:
        words = stage.tell("art-moves-left", n=stage.view.moves)
        out += _figure(icon("move", 18, words, LEGAL), f"<b>{stage.view.moves}</b>", words)
    return f'<div class="figures">{out}</div>'


def _figure(sign: str, shown: str, words: str) -> str:
    return f'<span class="fig" title="{esc(words)}">{sign}{shown}</span>'


def incomes(stage: Stage) -> dict[int, int]:
    """What the next income phase brings, by kind."""
    parts = stage.parts
    amounts = {
        CREDITS: parts.income_credits, ENERGY_KIND: parts.income_energy, CARD: parts.income_cards,
        PUBLICITY_KIND: 0, DATA_KIND: 0,
    }  # fmt: skip
    for id in stage.own.tucked:
        amounts[stage.cards[id].income] += 1
    return amounts


# -- computer -----------------------------------------------------------------------------------------------


def computer(stage: Stage) -> str:
    """Six upper spaces and the tech slots under four of them."""
    parts, player = stage.parts, stage.own
    upper = lower = ""
    for column in range(len(parts.column_rewards)):
        filled = column < player.upper
        slot = parts.tech_columns.index(column) if column in parts.tech_columns else -1
        tech = player.slots[slot] if slot >= 0 else ""
        reward = signs(stage, parts.column_rewards[column], 16)
        if tech:
            reward += signs(stage, parts.tech_upper[parts.tech_ids.index(tech)], 16)
        inner = icon("data", 22, "", DATA) if filled else reward
        legal = " legal" if column == player.upper and stage.can("place-upper") else ""
        act = "" if filled else stage.chosen("place-upper", now=column == player.upper)
        upper += f'<span class="space ring{legal}{" full" if filled else ""}"{act}>{inner}</span>'
        lower += _lower(stage, column, slot, tech)
    words = esc(stage.tell("art-computer"))
    return f'<div class="computer" role="group" aria-label="{words}">{upper}{lower}</div>'


def _lower(stage: Stage, column: int, slot: int, tech: str) -> str:
    if slot < 0:
        return "<span></span>"
    action = stage.legal(f"slot:{column + 1}") or f"place-lower:{column + 1}"
    legal = " legal" if stage.can(action) else ""
    act = stage.chosen(action, now=action.startswith("place"))
    if not tech:
        return f'<span class="space empty ring{legal}"{act}>{icon("tech", 16)}</span>'
    full = stage.own.lower[slot]
    reward = signs(stage, stage.parts.tech_lower[stage.parts.tech_ids.index(tech)], 16)
    inner = icon("data", 20, "", DATA) if full else reward
    tip = esc(stage.tell(f"tech-{tech}"))
    act = "" if full else act
    return f'<span class="space ring{legal}{" full" if full else ""}"{act} title="{tip}">{inner}</span>'


# -- actions ------------------------------------------------------------------------------------------------


def main_actions(stage: Stage) -> str:
    """The eight main actions and the end of the turn, each in its place with its price."""
    out = "".join([_main_action(stage, kind) for kind in MAIN])
    return f'<div class="main-acts" role="group" aria-label="{esc(stage.tell("art-main"))}">{out}</div>'


def _main_action(stage: Stage, kind: str) -> str:
    inner = f"<b>{esc(stage.tell(f'art-main-{kind}'))}</b>{_price(stage, kind)}"
    legal = [kind] if stage.can(kind) else stage.starting(f"{kind}:")
    if not legal:
        return f'<span class="main-act ring dimmed"{stage.chosen(_asked_about(stage, kind))}>{inner}</span>'
    if len(legal) == 1:
        return f'<span class="main-act ring legal"{stage.chosen(legal[0])}>{inner}</span>'
    words = esc(stage.tell("art-main-choose", n=len(legal)))
    start = f'<button type="button" class="main-act ring legal" data-point="{kind}:"'
    return f'{start} title="{words}">{inner}</button>'


def _asked_about(stage: Stage, kind: str) -> str:
    """The action whose refusal explains best why a main action is not possible."""
    if kind in ("orbit", "land"):
        here = [stage.view.cells[space] for space in stage.own.probes]
        planet = next((name for name in here if name in stage.planets and name != "earth"), "mars")
        return f"{kind}:{planet}"
    if kind == "play":
        cheapest = sorted(stage.own.hand, key=lambda id: stage.cards[id].cost)
        return f"play:{cheapest[0] if cheapest else stage.parts.cards[0].id}"
    return kind


def _price(stage: Stage, kind: str) -> str:
    parts = stage.parts
    prices = {
        "launch": ((parts.launch_credits, "credit", CREDIT),),
        "orbit": ((parts.orbit_credits, "credit", CREDIT), (parts.orbit_energy, "bolt", ENERGY)),
        "scan": ((parts.scan_credits, "credit", CREDIT), (parts.scan_energy, "bolt", ENERGY)),
        "analyze": ((parts.analyze_energy, "bolt", ENERGY),),
        "research": ((parts.research_publicity, "publicity", PUBLICITY),),
    }
    if kind == "land":
        cost = f"{_landing(stage)}{icon('bolt', 14, '', ENERGY)}"
    else:
        cost = "".join([f"{n}{icon(sign, 14, '', colour)}" for n, sign, colour in prices.get(kind, ())])
    return f"<i>{cost}</i>" if cost else ""


def _landing(stage: Stage) -> int:
    """The energy for a landing: exact where a probe stands at a planet, else without an orbiter there."""
    parts, own = stage.parts, stage.own
    cost = parts.land_energy
    for space in own.probes:
        name = stage.view.cells[space]
        if name in stage.planets and name != "earth":
            planet = stage.view.planets[stage.planets.index(name)]
            if planet.orbit_first or planet.orbiters:
                cost = parts.land_energy_orbiter
    return cost - (parts.land_discount if "probe-3" in own.techs else 0)


def exchanges(stage: Stage) -> str:
    """Publicity for a card, and two of one kind for one of another; what can only lose does not glow."""
    price = f"{stage.parts.buy_publicity}{icon('publicity', 14, '', PUBLICITY)}"
    out = _exchange(stage, "buy", f"{price}{icon('to', 9)}{icon('card-o', 14)}", True)
    for pairs, glow in ((EXCHANGES, True), (LOSING, False)):
        for give, take in pairs:
            action = f"exchange:{give}:{take}"
            if not glow and not stage.can(action):
                continue
            (given, shade), (taken, tint) = SIGNS[give], SIGNS[take]
            inner = f"2{icon(given, 14, '', shade)}{icon('to', 9)}{icon(taken, 14, '', tint)}"
            out += _exchange(stage, action, inner, glow)
    return f'<div class="exchanges">{out}</div>'


def _exchange(stage: Stage, action: str, inner: str, glow: bool) -> str:
    marks = "legal" if glow and stage.can(action) else "quiet" if stage.can(action) else "dimmed"
    tip = esc(stage.label(action))
    return f'<span class="swap ring {marks}" title="{tip}"{stage.chosen(action)}>{inner}</span>'
