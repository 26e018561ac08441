"""Golden games: random and greedy ones, whose records, transcripts and chronicles lie beside this file.

A record must replay to its digest for ever; a transcript shows what players were told, in English, a
chronicle all that reaches them, by keys, and an inventory what components say; all are reviewed in the diff.
`python -m tests.golden.playthrough [GAME...]` writes them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from perihelion import games
from perihelion.bots.greedy import GreedyBot
from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.core.record import record_of
from perihelion.language import voice
from tests.golden.chronicle import GREEDY, RANDOM, chronicle, chronicle_path, chronicled, record_path
from tests.golden.inventory import inventory, inventory_path
from tests.properties.cases import Case, all_cases, random_move

FOLDER = Path(__file__).parent
SEED = 2849
RECORD_CAP = 1500
TRANSCRIPT_MOVES = 60
SHOWN_CHOICES = 6


def cases() -> list[Case]:
    return [case for case in all_cases() if case.game in games.REGISTERED]


def transcript_path(game: str) -> Path:
    return FOLDER / "transcripts" / f"{game}.txt"


def play(case: Case, who: str) -> Match:
    """A game of random moves or of the greedy bot to its end, or to the cap."""
    match = Match(case.load(), case.seats, SEED, case.options)
    chance, bot = seeded(f"golden {case}"), GreedyBot(SEED)
    while not match.state.over and len(match.moves) < RECORD_CAP:
        seat, action = random_move(match.state, chance)
        if who == GREEDY:
            seat = chance.pick(match.state.asked_seats())
            action = bot.choose(match.state.imagine(seat, chance), seat)
        match.act(seat, action)
    return match


def transcript(game_id: str) -> str:
    """What is asked, what may be chosen, what is chosen and what happens, move by move."""
    game = games.get(game_id)
    speak = voice("en", game_id).named(("A", "B", "C", "D"))
    match = Match(game, game.players[-1], SEED, take_forced=False)
    chance = seeded(f"transcript {game_id}")
    lines = [f"# {game_id}, {game.players[-1]} seats, seed {SEED}"]
    for number in range(1, TRANSCRIPT_MOVES + 1):
        state = match.state
        if state.over:
            break
        seat, action = random_move(state, chance)
        possible = [*state.legal(seat), *state.offhand(seat)]
        legal = [game.catalogue.names[choice] for choice in possible]
        more = f" … {len(legal)} in all" if len(legal) > SHOWN_CHOICES else ""
        lines.append("")
        asked = speak.say(state.step().prompt(state, seat)) if state.is_asked(seat) else "(unasked)"
        lines.append(f"{number}. {'ABCD'[seat]}: {asked}")
        lines.append(f"   may: {', '.join(legal[:SHOWN_CHOICES])}{more}")
        lines.append(f"   does: {game.catalogue.names[action]} ({speak.label(game, action)})")
        for event in match.act(seat, action):
            rules = f" [{', '.join(event.rules)}]" if event.rules else ""
            lines.append(f"   - {speak.say(event.seen_by(None))}{rules}")
    lines += ["", f"digest {match.state.digest()}", ""]
    return "\n".join(lines)


def write_all(chosen: list[str]) -> None:
    """Writes the files of these games anew."""
    for folder in ("records", "transcripts", "chronicles", "inventories"):
        (FOLDER / folder).mkdir(exist_ok=True)
        for old in (FOLDER / folder).glob("*.txt"):
            if old.stem.removeprefix(f"{GREEDY}-").partition("-")[0] in chosen:
                old.unlink()
    for case in cases():
        if case.game in chosen:
            record_path(case).write_text(record_of(play(case, RANDOM)).to_text(), encoding="utf-8")
    for case in chronicled():
        if case.game in chosen:
            record_path(case, GREEDY).write_text(record_of(play(case, GREEDY)).to_text(), encoding="utf-8")
            for who in (RANDOM, GREEDY):
                chronicle_path(case, who).write_text(chronicle(case, who), encoding="utf-8")
    for game_id in chosen:
        transcript_path(game_id).write_text(transcript(game_id), encoding="utf-8")
        inventory_path(game_id).write_text(inventory(game_id), encoding="utf-8")


if __name__ == "__main__":
    write_all(sys.argv[1:] or list(games.REGISTERED))
