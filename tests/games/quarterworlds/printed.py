"""Every component of Quarterworlds as a line of words and figures, to be compared with those in `sheets`.

After a wanted change of the components `python -m tests.games.quarterworlds.printed` writes the sheets anew;
what then differs is to be read against the rulebook.
"""

from __future__ import annotations

from pathlib import Path

from perihelion.games.quarterworlds import components as c
from perihelion.games.quarterworlds.components import Card, Components, Effect, Permanent, Quarter
from tests.games.quarterworlds.scenario import the_game

SHEETS = Path(__file__).parent / "sheets"


def name(names: tuple[str, ...], number: int) -> str:
    return names[number] if number >= 0 else ""


def priced(cost: list[int]) -> str:
    return ",".join(f"{c.RESOURCES[resource]}={count}" for resource, count in enumerate(cost) if count)


def effect_words(effect: Effect) -> str:
    about = name(c.RESOURCES if effect.type == c.PRODUCTION else c.TRACKS, effect.about)
    return " ".join(word for word in (c.EFFECTS[effect.type], about, f"{effect.amount:+}") if word)


def permanent_words(effect: Permanent) -> str:
    about = {
        c.LAY_BONUS: c.KINDS,
        c.DISCOUNT: c.KINDS,
        c.CONVERT: c.RESOURCES,
        c.INFLUENCE_EDGE: c.TRACKS,
        c.END_BONUS: c.END_COUNTS,
        c.OBJECT_BONUS: c.OBJECTS,
    }[effect.type]
    amount = c.RESOURCES[effect.amount] if effect.type == c.CONVERT else str(effect.amount)
    return f"{c.PERMANENTS[effect.type]} {about[effect.about]} {amount}"


def quarter_words(quarter: Quarter) -> str:
    words = [
        c.QUARTER_STATES[quarter.state],
        name(c.COLOURS, quarter.colour),
        name(c.OBJECTS, quarter.symbol),
    ]
    return " ".join(word for word in words if word)


def card_line(card: Card) -> str:
    words = [card.id, card.title, c.KINDS[card.kind], f"epoch={card.epoch}"]
    words += [f"cost({priced(card.cost)})"]
    words += ["pays=" + ",".join(c.RESOURCES[n] for n in range(4) if card.shows(n))]
    words += ["colonised-mark"] if card.colonised_mark else []
    words += [word for word in (name(c.COLOURS, card.colour), name(c.TRACKS, card.track)) if word]
    words += ["symbols=" + ",".join(c.OBJECTS[symbol] for symbol in card.symbols)] if card.symbols else []
    parts = [" ".join(words), *(quarter_words(quarter) for quarter in card.quarters)]
    parts += [effect_words(effect) for effect in card.effects]
    return " | ".join([*parts, *(f"always {permanent_words(effect)}" for effect in card.permanents)])


def cards(parts: Components) -> list[str]:
    return [card_line(card) for card in parts.cards]


def figures(parts: Components) -> list[str]:
    found = [
        f"tokens first={parts.tokens_first_player} second={parts.tokens_second_player}",
        f"science dealt={parts.science_dealt}",
        f"limits hand={parts.hand_limit} production={parts.production_limit} track={parts.track_limit}"
        f" income={parts.income_limit} lap={parts.score_lap}",
        f"influence side={parts.side} off={parts.off_board}",
        f"military {parts.military_scale}",
        f"trade {parts.trade_scale}",
        f"diplomacy {parts.diplomacy_table}",
        *(f"quadrant {row}" for row in parts.quadrant),
        f"colonised planet {parts.colonised_planet_points}",
    ]
    for resource, word in enumerate(c.RESOURCES):
        counted = c.TILE_COUNTS[parts.tile_counts[resource]]
        found.append(f"tile {word} {parts.tile_points[resource]} per {counted}")
    return found + [
        f"token {word} {values}" for word, values in zip(c.OBJECTS, parts.token_values, strict=True)
    ]


PRINTERS = {"cards": cards, "figures": figures}

if __name__ == "__main__":
    for sheet, printer in PRINTERS.items():
        text = "\n".join(printer(the_game().parts)) + "\n"
        (SHEETS / f"{sheet}.txt").write_text(text, encoding="utf-8")
