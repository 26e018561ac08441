"""Under the board: the own cards, what can be built, trades with the bank, and the fleet."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import centred, icon
from perihelion.art.palette import INK, PAGE
from perihelion.art.svg import esc, text
from perihelion.games.starfarers.art.pieces import COLOURS
from perihelion.games.starfarers.art.side import small_resource, stock
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.parts import BUILDS, RESOURCES

FROM_HAND: Final = ("discard", "pay", "hand-over")


def hand(stage: Stage) -> str:
    """The row under the prompt."""
    if stage.view.seat is None:
        return ""
    cards = "".join(resource_card(stage, kind) for kind in range(5))
    return (
        f'<div class="sf-hand"><div class="sf-cards">{cards}</div>{picks(stage)}{fleet(stage)}{builds(stage)}'
        f"{bank_trades(stage)}</div>"
    )


def resource_card(stage: Stage, kind: int) -> str:
    """A stack of the own cards of one kind; clickable when a card is to be given."""
    name = RESOURCES[kind]
    count = stage.view.hand[kind]
    taken = stage.view.chosen[kind] if len(stage.view.chosen) == 5 else 0
    light, dark = COLOURS[kind]
    layers = min(max(count - taken, 0), 3)
    stack = "".join(
        f'<rect x="{2 + 3 * layer}" y="{7 - 3 * layer}" width="46" height="64" rx="7" fill="{dark}" '
        f'stroke="{light}" stroke-width="1.5"/>'
        for layer in range(layers)
    )
    if not layers:
        stack = (
            '<rect x="2" y="7" width="46" height="64" rx="7" fill="none" stroke="#2A3859" '
            'stroke-dasharray="4 4"/>'
        )
    shift = max(layers - 1, 0)
    sign = centred(f"star-{name}", 25 + 3 * shift, 32 - 3 * shift, 30, "#FFFFFF") if layers else ""
    figure = (
        f'<circle cx="{44 + 3 * shift}" cy="{60 - 2 * shift}" r="11.5" fill="{PAGE}" stroke="{light}"/>'
        f"{text(44 + 3 * shift, 65 - 2 * shift, count - taken, 15, INK)}"
    )
    action = next((f"{verb}:{name}" for verb in FROM_HAND if stage.can(f"{verb}:{name}")), "")
    legal = " legal" if action else ""
    attributes = stage.chosen(action, now=True) if action else ""
    words = esc(stage.tell(f"resource-{name}"))
    return (
        f'<div class="sf-card ring{legal}"{attributes}{stock("hand", count, kind)} title="{words}">'
        '<svg width="62" height="74" viewBox="0 0 62 74" aria-hidden="true">'
        f"{stack}{sign}{figure}</svg><span>{words}</span></div>"
    )


def picks(stage: Stage) -> str:
    """Cards, modules and players to choose from, also at hand where the rail is out of sight."""
    chips = ""
    for kind, name in enumerate(RESOURCES):
        if stage.can(f"take:{name}"):
            sign = small_resource(stage, kind, 26)
            chips += f'<span class="sf-act ring legal"{stage.chosen(f"take:{name}", now=True)}>{sign}</span>'
    for action in stage.labels:
        if action.split(":")[0] in ("module", "remove", "steal", "rob"):
            words = esc(stage.labels[action])
            chips += f'<span class="sf-act ring legal"{stage.chosen(action)}>{words}</span>'
    return f'<div class="sf-picks">{chips}</div>' if chips else ""


def builds(stage: Stage) -> str:
    """The six builds with their prices; what cannot be built says why."""
    boxes = ""
    for number, name in enumerate(BUILDS):
        action = f"build:{name}"
        price = "".join(
            small_resource(stage, kind, 18) * count for kind, count in enumerate(stage.parts.costs[number])
        )
        legal = " legal" if stage.can(action) else " dimmed"
        words = esc(stage.tell(f"build-{name}"))
        inner = f"<b>{words}</b><span>{price}</span>"
        boxes += f'<div class="sf-build ring{legal}"{stage.chosen(action)}>{inner}</div>'
    return f'<div class="sf-builds">{boxes}</div>'


def bank_trades(stage: Stage) -> str:
    """Trades the bank would make now, a row for each kind that can be given."""
    rows = ""
    for given, name in enumerate(RESOURCES):
        offers = stage.starting(f"bank:{name}:")
        if not offers:
            continue
        chips = "".join(
            f'<span class="sf-act ring legal"{stage.chosen(action)}>'
            f"{small_resource(stage, RESOURCES.index(action.split(':')[2]), 20)}</span>"
            for action in offers
        )
        rows += f'<div class="sf-row">{small_resource(stage, given, 20)}{icon("to", 14)}{chips}</div>'
    if not rows:
        return ""
    return f'<div class="sf-trades" role="group" aria-label="{esc(stage.tell("zone-bank"))}">{rows}</div>'


def fleet(stage: Stage) -> str:
    """What each own ship can do now."""
    rows = ""
    for ship in stage.view.ships:
        if ship.seat != stage.view.seat:
            continue
        actions = [f"{verb}:{ship.number}" for verb in ("move", "leap", "found", "stop")]
        chips = "".join(
            f'<span class="sf-act ring legal"{stage.chosen(action)}>{esc(stage.labels[action])}</span>'
            for action in actions
            if stage.can(action)
        )
        if chips:
            name = esc(stage.tell(f"ship-{ship.kind}"))
            place = esc(stage.tell(f"place-{stage.board.names[ship.place]}"))
            rows += f'<div class="sf-row"><b>{ship.number}</b> {name} · {place} {chips}</div>'
    return f'<div class="sf-fleet">{rows}</div>' if rows else ""
