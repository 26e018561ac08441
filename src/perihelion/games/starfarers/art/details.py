"""What is shown in words when something is pointed at: a player, a quadrant, a ship."""

from __future__ import annotations

from perihelion.art.icons import seat_icon
from perihelion.art.svg import esc
from perihelion.games.starfarers.art.friends import drawn, of_people
from perihelion.games.starfarers.art.pieces import planet_words, reach_words, ship_words
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.parts import PEOPLES


def seat_detail(stage: Stage, seat: int) -> str:
    """A player's friendship cards, medals and pieces in words."""
    player = stage.view.players[seat]
    owned = "".join(
        drawn(stage, card, beside=f" ×{count}" if count > 1 else "")
        for card, count in zip(stage.parts.friends, player.friends, strict=True)
        if count
    )
    figures = [PEOPLES[people] for people, holder in enumerate(stage.view.figures) if holder == seat]
    medals = [stage.parts.specials[number].id for number in player.specials]
    held = "".join(
        [
            f"<li>{esc(stage.tell('art-figure-of'))} {esc(stage.tell(f'people-{name}'))}</li>"
            for name in figures
        ]
        + [f"<li>{esc(stage.tell(f'special-{name}'))}</li>" for name in medals]
    )
    stock = stage.tell(
        "art-stock",
        colonies=player.colonies,
        stations=player.trade_stations,
        transporters=player.transporters,
        shipyards=player.shipyards,
    )
    return (
        f'<div class="sf-detail"><h3>{seat_icon(seat, 24)} {esc(stage.seat_name(seat))}</h3>'
        f"{owned}<ul>{held}</ul><p>{esc(stock)}</p></div>"
    )


def quadrant_detail(stage: Stage, number: int) -> str:
    """A quadrant in words; an outpost with its friendship cards and what each of them does."""
    view = stage.view.quadrants[number]
    zone = f"quadrant-{view.id}"
    if not view.tile:
        words = stage.tell("zone-unknown", quadrant=zone, count=view.stars)
        return f'<div class="sf-detail"><h3>{esc(words)}</h3></div>'
    name = stage.tell(zone)
    if view.tile != view.id:
        name = stage.tell("zone-quadrant", quadrant=zone, tile=f"tile-{view.tile}")
    rows = "".join(f"<li>{esc(planet_words(stage, planet))}</li>" for planet in view.planets)
    cards = ""
    if view.people >= 0:
        rows = "".join(
            f"<li>{esc(stage.seat_name(seat))}: {count}</li>"
            for seat, count in enumerate(stage.view.stations[view.people])
            if count
        )
        cards = of_people(stage, view.people)
    return f'<div class="sf-detail"><h3>{esc(name)}</h3><ul>{rows}</ul>{cards}</div>'


def ship_detail(stage: Stage, number: str) -> str:
    """A ship in words, with how far it can fly."""
    seat, _, index = number.partition(":")
    for ship in stage.view.ships:
        if (ship.seat, ship.number) == (int(seat), int(index)):
            words = ship_words(stage, ship.seat, ship.kind, ship.stopped)
            return (
                f'<div class="sf-detail"><h3>{seat_icon(ship.seat, 24)} {esc(words)}</h3>'
                f"<p>{esc(reach_words(stage, ship))}</p></div>"
            )
    return ""
