"""Beside the map: everybody's figures, and the contracts with how far each player is."""

from __future__ import annotations

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import GOOD, LEGAL
from perihelion.art.svg import esc
from perihelion.games.pulsar.art.glyphs import CUBE, die, generator_icon, points
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.components.pieces import SIZES


def strip(stage: Stage) -> str:
    """The rounds with the current one marked, and the phase."""
    view = stage.view
    rounds = "".join(
        f'<span class="round{" now" if number == view.round else " past" if number < view.round else ""}">'
        f"{number}</span>"
        for number in range(1, stage.box.figures.rounds + 1)
    )
    order = "".join(seat_icon(seat, 22, stage.seat_name(seat)) for seat in view.order)
    return (
        f'<div class="pulsar-strip"><span class="dim">{esc(stage.tell("art-rounds"))}</span>{rounds}'
        f'<b class="phase">{esc(stage.tell(f"phase-{view.phase}"))}</b><span class="grow"></span>'
        f'<span class="order" title="{esc(stage.tell("art-order"))}">{esc(stage.tell("art-order"))} '
        f"{order}</span></div>"
    )


def side(stage: Stage) -> str:
    return f'<div class="pulsar-side">{players(stage)}{contracts(stage)}{station_table(stage)}</div>'


def players(stage: Stage) -> str:
    return "".join(_player(stage, seat) for seat in range(stage.view.seats))


def _player(stage: Stage, seat: int) -> str:
    player = stage.view.players[seat]
    front = "".join(
        generator_icon(stage, size, 20) * number for size, number in enumerate(player.front) if number
    )
    awards = "".join(
        f'<span class="chip" title="{esc(stage.tell(f"size-{SIZES[award // 2]}"))}">'
        f"{icon('trophy', 15, stage.tell('art-award'), LEGAL)}"
        f"{stage.box.figures.awards[award % 2]}</span>"
        for award in player.awards
    )
    dice = "".join(die(stage, value, 22) for value in sorted(player.dice))
    figures = "".join(
        f'<span class="fig" title="{esc(words)}">{sign}<b>{figure}</b></span>'
        for sign, figure, words in (
            (
                icon("star", 18, stage.tell("art-points"), LEGAL),
                player.points,
                stage.tell("item-points", count=player.points),
            ),
            (
                icon("cube", 18, stage.tell("art-cubes"), CUBE),
                player.cubes,
                stage.tell("item-cubes", count=player.cubes),
            ),
            (
                icon("plus-minus-1", 18, stage.tell("modifier-pm1"), LEGAL),
                player.modifiers[0],
                stage.tell("item-pm1", count=player.modifiers[0]),
            ),
            (
                icon("plus-2", 18, stage.tell("modifier-plus2"), LEGAL),
                player.modifiers[1],
                stage.tell("item-plus2", count=player.modifiers[1]),
            ),
            (
                icon("orbit", 18, stage.tell("art-rings")),
                player.rings,
                stage.tell("item-rings", count=player.rings),
            ),
            (
                icon("station", 18, stage.tell("art-stations")),
                stations(stage, seat),
                _next_station(stage, seat),
            ),
            (
                icon("tech", 18, stage.tell("zone-patents")),
                player.patents.bit_count(),
                stage.tell("zone-patents"),
            ),
        )
    )
    now = " now" if stage.view.turn == seat else ""
    return (
        f'<div class="panel seat-panel seat-{seat}{now}" data-thing="seat:{seat}" tabindex="0" '
        'role="button" '
        f'aria-label="{esc(stage.seat_name(seat))}"><div class="panel-head">{seat_icon(seat, 22)}'
        f"<b>{esc(stage.seat_name(seat))}</b><span class='grow'></span>{dice}</div>"
        f'<div class="figures">{figures}{front}{awards}{_kept(stage, seat)}</div></div>'
    )


def _kept(stage: Stage, seat: int) -> str:
    """Extra stations for the end: kept tokens, and what technologies and projects add."""
    player = stage.view.players[seat]
    if not player.extra_stations and not player.kept:
        return ""
    words = stage.tell("art-extra-stations", count=player.extra_stations)
    sign = icon("station", 16, words)
    token = icon("unknown", 15, words, "#7CC6FF") * len(player.kept)
    return f'<span class="chip" title="{esc(words)}">+{player.extra_stations}{sign}{token}</span>'


def _next_station(stage: Stage, seat: int) -> str:
    figures = stage.box.figures
    have = stations(stage, seat) + stage.view.players[seat].extra_stations
    now, then = figures.points_of_stations(have), figures.points_of_stations(have + 1)
    return stage.tell("art-station-next", count=have, points=now, more=then - now)


def station_table(stage: Stage) -> str:
    """What stations score at the end; the viewer's number is marked, the next one says what it adds."""
    figures = stage.box.figures
    have = stations(stage, stage.seat) + stage.own.extra_stations
    cells = ""
    for number in range(1, len(figures.station_points) + 1):
        state = "have" if number == have else "next" if number == have + 1 else ""
        cells += f'<span class="{state}"><i>{number}</i><b>{figures.points_of_stations(number)}</b></span>'
    return (
        f'<section class="panel station-table" title="{esc(_next_station(stage, stage.seat))}"><div '
        f'class="panel-head">{icon("station", 16)}<h2>{esc(stage.tell("art-station-table"))}</h2>'
        f'<span class="grow"></span><span>{esc(_next_station(stage, stage.seat))}</span></div>'
        f'<div class="station-cells">{cells}</div></section>'
    )


def stations(stage: Stage, seat: int) -> int:
    return sum(1 for planets in stage.view.stations if seat in planets)


def contracts(stage: Stage) -> str:
    cards = ""
    for position, number in enumerate(stage.view.contracts):
        contract = stage.box.contracts[number]
        action = stage.legal(f"contract-bonus:{contract.id}", f"fulfil:{contract.id}", f"waive:{contract.id}")
        progress = "".join(
            f'<span class="fig">{seat_icon(seat, 18, stage.seat_name(seat))}<b '
            f'class="{"met" if player.progress[position] >= contract.need else ""}">'
            f"{player.progress[position]}/{contract.need}</b></span>"
            for seat, player in enumerate(stage.view.players)
        )
        bonuses = "".join(
            f'<span class="gain">{price}{icon("cube", 15, stage.tell("art-cubes"), CUBE)}'
            f"→{points(stage, gain, 15)}</span>"
            for price, gain in contract.bonuses
        )
        words = stage.tell(f"contract-text-{contract.id}")
        state = "legal" if action else ""
        cards += (
            f'<div class="contract ring {state}" title="{esc(words)}'
            f'"{stage.chosen(action, f"contract:{contract.id}", words, asked=False)}>'
            f"<b>{esc(stage.tell(f'contract-{contract.id}'))}</b>{points(stage, contract.points, 16)}"
            f"{bonuses}"
            f'<div class="figures">{progress}</div></div>'
        )
    mark = icon("check", 16, "", GOOD)
    return (
        f'<section class="panel contracts"><div class="panel-head">{mark}<h2>'
        f"{esc(stage.tell('zone-contracts'))}</h2></div>{cards}</section>"
    )
