"""Every component of SETI as a line of words and figures, to be compared with the sheets in `sheets`.

After a wanted change of the components `python -m tests.games.seti.printed` writes the sheets anew; what then
differs is to be read against the rulebook.
"""

from __future__ import annotations

from pathlib import Path

from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.pieces import CARD_KINDS, Card, RivalAction, Space
from perihelion.games.seti.components.vocabulary import Count, Effect, Test, Trigger
from tests.games.seti.scenario import GAME

SHEETS = Path(__file__).parent / "sheets"


def figures_of(thing: object, *names: str) -> str:
    """The figures that are not nought."""
    return " ".join(f"{name}={getattr(thing, name)}" for name in names if getattr(thing, name))


def condition_words(test: Test | None) -> str:
    return "" if test is None else f"{v.TESTS[test.kind]}({figures_of(test, 'a', 'n', 'many')})"


def count_words(count: Count | None) -> str:
    return "" if count is None else f"{v.COUNTS[count.kind]}({count.a})"


def trigger_words(trigger: Trigger | None) -> str:
    return "" if trigger is None else f"{v.EVENTS[trigger.kind]}({figures_of(trigger, 'a', 'own_turn')})"


def effect_words(parts: Components, effect: Effect) -> str:
    gains = " ".join(f"{v.GAINS[at]}={n}" for at, n in enumerate(effect.gains) if n)
    words = [v.VERBS[effect.verb], f"n={effect.n}", figures_of(effect, "a", "b", "c"), gains]
    words += [condition_words(effect.test), count_words(effect.count), trigger_words(effect.trigger)]
    words += [f"then [{rewards(parts, effect.then)}]"] if effect.then else []
    return " ".join(word for word in words if word)


def rewards(parts: Components, number: int) -> str:
    """A list of effects, written out."""
    return "; ".join(effect_words(parts, effect) for effect in parts.effects(number))


def row(*words: str) -> str:
    return " | ".join(words)


def card_line(parts: Components, card: Card) -> str:
    names = ("cost", "corner", "corner_n", "corner_vp", "signal", "income", "danger", "vp")
    words = [f"{card.number} {card.id} {CARD_KINDS[card.kind]} {figures_of(card, *names)}"]
    lists = {"effects": card.effects, "green": card.green, "reward": card.reward}
    words += [f"{part}: {rewards(parts, number)}" for part, number in lists.items() if number]
    words += [f"when {condition_words(card.when)}"] if card.when else []
    for trigger, reward in zip(card.triggers, card.slot_rewards, strict=True):
        words.append(f"on {trigger_words(trigger)}: {rewards(parts, reward)}")
    if card.score >= 0:
        words.append(f"scores {card.score} {card.score_vp} {count_words(card.score_count)}")
    return row(*words)


def cards(parts: Components) -> list[str]:
    return [card_line(parts, card) for card in parts.cards]


def space_line(parts: Components, space: Space) -> str:
    names = ("level", "step", "marks", "cost_data", "cost_exofossils", "sample_slot", "shift", "danger")
    return row(f"{v.COLOURS[space.colour]} {figures_of(space, *names)}", rewards(parts, space.reward))


def species(parts: Components) -> list[str]:
    found: list[str] = []
    for board in parts.species:
        found.append(f"{board.id} cards {board.cards[0]} to {board.cards[-1]}")
        found += [space_line(parts, space) for column in board.spaces for space in column]
    found += [row("sample", rewards(parts, sample)) for sample in parts.samples]
    found.append(f"samples {parts.samples_per_planet} each on {parts.sample_planets}")
    found += [row("anomaly", *(rewards(parts, side) for side in sides)) for sides in parts.anomaly_sides]
    found.append(f"anomalies {parts.anomaly_offsets}")
    found.append(row(f"tile {parts.tile_slots} {parts.tile_vp}", rewards(parts, parts.tile_reward)))
    for id, reward in zip(parts.message_ids, parts.message_rewards, strict=True):
        found.append(row(f"message {id}", rewards(parts, reward)))
    found.append(f"messages {parts.message_distance}")
    found.append(f"exertians {parts.exertian_ahead} {parts.exertian_credits}")
    found.append(f"exertians dealt {parts.exertian_deal} {parts.exertian_deal_marker}")
    return found


def board(parts: Components) -> list[str]:
    """Stars and sectors, the solar system, planets and moons, technologies, gold tiles."""
    found: list[str] = []
    for star in parts.stars:
        first, later = rewards(parts, star.first_win), rewards(parts, star.later_win)
        found.append(row(f"star {star.id} {v.COLOURS[star.colour]} {star.slots}", first, later))
    found += [f"sector tile {tile}" for tile in parts.sector_tiles]
    found += [f"sector side {side}" for side in parts.sector_sides]
    for number, rings in enumerate(parts.solar.layers):
        found += [f"layer {number} {' '.join(v.CONTENTS[thing] for thing in ring)}" for ring in rings]
    found.append(f"turns {parts.solar.cycle}")
    found.append(f"socket {parts.solar.socket_ring} {parts.solar.socket_position}")
    for name, planet in zip(v.PLANETS, parts.planets, strict=True):
        orbit, first = rewards(parts, planet.orbit), rewards(parts, planet.first_orbit)
        bonus = [rewards(parts, parts.bonus_rewards[space]) for space in planet.bonus]
        found.append(row(name, orbit, first, rewards(parts, planet.land), *bonus))
        found += [
            row(parts.moon_ids[moon], rewards(parts, parts.moon_rewards[moon])) for moon in planet.moons
        ]
    for at, tech in enumerate(parts.tech_ids):
        lists = (parts.tech_printed[at], parts.tech_upper[at], parts.tech_lower[at])
        found.append(row(tech, *(rewards(parts, number) for number in lists)))
    for id, reward in zip(parts.tech_bonus_ids, parts.tech_bonus, strict=True):
        found.append(row(id, rewards(parts, reward)))
    found += [row("column", rewards(parts, reward)) for reward in parts.column_rewards]
    found.append(f"tech columns {parts.tech_columns}")
    for sides in parts.gold:
        found += [f"gold {tile.id} {tile.side} {tile.values} {tile.rule} {tile.of}" for tile in sides]
    return found


FIGURES = (
    "start_publicity", "max_publicity", "start_credits", "start_energy", "pool_max", "start_cards",
    "hand_limit", "start_scores", "income_credits", "income_energy", "income_cards", "rounds", "row_size",
    "probe_limit", "probe_limit_tech", "launch_credits", "orbit_credits", "orbit_energy", "land_energy",
    "land_energy_orbiter", "land_discount", "scan_credits", "scan_energy", "analyze_energy",
    "research_publicity", "buy_publicity", "first_taker_vp", "second_slot_vp", "contributor_publicity",
    "gold_milestones", "neutral_milestones", "neutral_markers", "progress_spaces", "progress_income",
    "unfinished_steps", "advanced_empty_vp", "rival_publicity", "open_objectives", "objectives_due",
    "objective_vp", "main_cards", "hand_cards",
)  # fmt: skip


def figures(parts: Components) -> list[str]:
    found = [f"{name} {getattr(parts, name)}" for name in FIGURES]
    found += [row("analyze", rewards(parts, parts.analyze_reward))]
    found += [row("research", rewards(parts, parts.research_reward))]
    found += [row("discovery", rewards(parts, reward)) for reward in parts.discovery_reward]
    return found + [row("overflow", rewards(parts, reward)) for reward in parts.overflow_reward]


def rival_line(action: RivalAction) -> str:
    names = ("vp", "publicity", "progress", "planets", "moves", "orbit_first", "signals", "species_index")
    return f"{action.do} {figures_of(action, *names)}"


def solo(parts: Components) -> list[str]:
    found = [f"difficulty {one.extra} {one.objectives} {one.start} {one.track}" for one in parts.difficulties]
    for objective in parts.objectives:
        tasks = [
            f"have={t.have} n={t.n} {[trigger_words(one) for one in t.triggers]}" for t in objective.tasks
        ]
        found.append(row(f"objective {objective.id} {objective.level}", *tasks))
    for card in parts.action_cards:
        arrow = "right" if card.right else "left"
        head = f"{card.id} {card.kind} {arrow} {card.species}"
        found.append(row(head, *(rival_line(action) for action in card.actions)))
    return found


PRINTERS = {"cards": cards, "species": species, "board": board, "figures": figures, "solo": solo}

if __name__ == "__main__":
    for sheet, printer in PRINTERS.items():
        text = "\n".join(line.rstrip() for line in printer(GAME.parts)) + "\n"
        (SHEETS / f"{sheet}.txt").write_text(text, encoding="utf-8")
