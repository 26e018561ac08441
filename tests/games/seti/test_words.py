"""The words of every card, objective, tile and board, read in both languages against the component files.

What a sentence has to say is worked out from the TOML tables themselves with a lexicon of its own, so that a
wrong word ("and" for "or", a lost threshold, another colour) is found wherever it comes from.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from perihelion.games.seti.components import parts as parts_module
from perihelion.games.seti.components.pieces import Card
from perihelion.games.seti.sight.rival_words import action_card_texts
from perihelion.games.seti.sight.telling import card_sentences, card_texts, effect_texts, task_text
from perihelion.language import LANGUAGES, voice
from tests.games.seti.scenario import PARTS

Json = dict[str, Any]
DATA = Path(parts_module.__file__).parents[1] / "data"
FILES = {
    name: tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8")) for name in parts_module.FILES
}
MAIN: list[Json] = FILES["cards_main"]["card"]
SPECIES: list[Json] = [card for entry in FILES["species"]["species"].values() for card in entry["card"]]
CARDS = {entry["id"]: entry for entry in MAIN + SPECIES}
FACES = {card.id: card for card in PARTS.cards}

# What each name of the files has to be recognised by: the part of the word that is the same in all cases.
STEMS: dict[str, dict[str, str]] = {
    "en": {
        "red": "red", "yellow": "yellow", "blue": "blue", "black": "black",
        "mercury": "Mercury", "venus": "Venus", "earth": "Earth", "mars": "Mars", "jupiter": "Jupiter",
        "saturn": "Saturn", "uranus": "Uranus", "neptune": "Neptune", "oumuamua": "'Oumuamua",
        "moon": "moon", "asteroids": "asteroids", "comet": "comet", "planet_not_earth": "other than Earth",
        "probe": "probe technolog", "telescope": "telescope technolog", "computer": "computer technolog",
        "probe or telescope": "probe or telescope technolog",
        "mascamites": "Mascamites", "anomalies": "Anomalies", "centaurians": "Centaurians",
        "exertians": "Exertians", "or": " or ", "and": " and ", "at least": "at least",
        "vp": "point", "publicity": "publicity", "credits": "credit", "credit": "credit", "energy": "energy",
        "data": "data", "exofossils": "exofossil", "move": "move", "card": "card",
    },
    "cs": {
        "red": "červen", "yellow": "žlut", "blue": "modr", "black": "čern",
        "mercury": "Merkur", "venus": "Venuš", "earth": "Zem", "mars": "Mars", "jupiter": "Jupiter",
        "saturn": "Saturn", "uranus": "Uran", "neptune": "Neptun", "oumuamua": "'Oumuamua",
        "moon": "měsíc", "asteroids": "asteroid", "comet": "komet", "planet_not_earth": "kromě Země",
        "probe": "sond", "telescope": "teleskop", "computer": "počítač",
        "probe or telescope": "sond nebo teleskop",
        "mascamites": "Mascamit", "anomalies": "Anomáli", "centaurians": "Centaurian",
        "exertians": "Exertian", "or": " nebo ", "and": " a ", "at least": "alespoň",
        "vp": "bod", "publicity": "publicit", "credits": "kredit", "credit": "kredit", "energy": "energi",
        "data": "dat", "exofossils": "exofosili", "move": "pohyb", "card": "kart",
    },
}  # fmt: skip
NO_NAMES = ("any", "set", "orbiter", "lander", "conditional", "triggered")
GAINS = ("vp", "publicity", "credits", "energy", "data", "exofossils", "move")
THRESHOLDS_WITHOUT_FIGURE = {
    "craft_at", "craft_at_each", "lander_at", "orbiter_and_lander_same_planet", "sector_wins",
    "trace_on_each_species", "trace_set_one_species", "paid_trace", "empty_hand", "tech_owned_by_other",
    "signals_on_oumuamua", "probe_on", "probe_on_asteroids_beside_earth", "capsule_at",
}  # fmt: skip


def said(lang: str, card: Card) -> list[str]:
    speaker = voice(lang, "seti")
    return [speaker.say(text) for text in card_texts(PARTS, card)]


def names_in(entry: Json) -> list[str]:
    """The names that a table itself holds: planets, colours, kinds of technology and species."""
    found: list[str] = []
    for key in ("planet", "colour", "kind", "species", "what"):
        value = entry.get(key)
        if isinstance(value, str) and value not in NO_NAMES:
            found.append(value)
    for key in ("planets", "targets"):
        found += entry.get(key, [])
    kinds = [name for name in entry.get("kinds", []) if name != "any"]
    if kinds:
        found.append(" or ".join(kinds))
    place, _, name = str(entry.get("at", "")).partition(":")
    if place in ("planet", "colour"):
        found.append(name)
    return found


def figures_in(entry: Json) -> list[tuple[int, str]]:
    """What a table gives or costs, with its figures."""
    return [(entry[name], name) for name in GAINS if isinstance(entry.get(name), int) and entry[name]]


def tables_in(value: Any) -> list[Json]:
    """A table and all tables in it."""
    if isinstance(value, list):
        return [table for item in value for table in tables_in(item)]
    if not isinstance(value, dict):
        return []
    return [value, *[table for item in value.values() for table in tables_in(item)]]


def check(lang: str, text: str, tables: list[Json]) -> None:
    """Every name and figure of the tables is in the text, thresholds as such, choices as choices."""
    stems = STEMS[lang]
    for table in tables:
        for name in names_in(table):
            assert stems[name] in text, f"{name} is not in: {text}"
        for figure, name in figures_in(table):
            assert re.search(rf"\b{figure} \S*\s?{stems[name]}", text), f"{figure} {name} is not in: {text}"
        if "test" in table and isinstance(table["test"], str):
            check_threshold(lang, text, table)
        if table.get("do") == "if_landed_on" or table.get("event") == "orbit_or_land_at":
            check_joined(lang, text, table.get("targets") or table["planets"], "or")
        if table.get("test") == "craft_at_each":
            check_joined(lang, text, table["planets"], "and")


def check_threshold(lang: str, text: str, test: Json) -> None:
    n = test.get("n", 1)
    if n > 1 or (test["test"] not in THRESHOLDS_WITHOUT_FIGURE and test.get("colour") != "set"):
        least = STEMS[lang]["at least"]
        assert re.search(rf"{least}\b[^.]*?\b{n}\b", text), f"'{least} {n}' is not in: {text}"
    if test["test"] == "sector_wins" and n > 1:
        assert ("sectors" if lang == "en" else "sektorech") in text, text


def check_joined(lang: str, text: str, names: list[str], word: str) -> None:
    """The names stand in one list whose last two are joined with the word, and with no other."""
    if len(names) < 2:
        return
    stems = STEMS[lang]
    places = sorted(text.index(stems[name]) for name in names)
    between = text[places[-2] : places[-1]]
    other = "and" if word == "or" else "or"
    assert stems[word] in between, f"not joined with '{word}': {text}"
    assert stems[other] not in between, f"joined with '{other}': {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", sorted(CARDS))
def test_a_card_says_what_its_data_says(lang: str, id: str) -> None:
    entry = CARDS[id]
    text = " ".join(said(lang, FACES[id]))
    rest = {key: value for key, value in entry.items() if key not in ("corner", "signal", "income", "kind")}
    tables = [table for key in rest for table in tables_in(rest[key])]
    check(lang, text, tables)
    ends = [entry["endgame"]] if "endgame" in entry else []
    for end in ends:
        if end.get("vp"):
            assert f"{end['vp']} {STEMS[lang]['vp']}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_193_cards_are_sentences(lang: str) -> None:
    assert len(CARDS) == len(PARTS.cards) == 193
    speaker = voice(lang, "seti")
    for card in PARTS.cards:
        sentences = [speaker.say(text) for text in card_sentences(PARTS, card)]
        assert sentences
        for sentence in sentences:
            assert re.fullmatch(r"[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ0-9].*\w\)?\.", sentence), (card.id, sentence)
            for wrong in ("  ", " .", " ,", "..", ":.", " :", "free-colour", "+", "None"):
                assert wrong not in sentence, (card.id, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_else_it_is_good_for(lang: str) -> None:
    stems = STEMS[lang]
    speaker = voice(lang, "seti")
    for entry in CARDS.values():
        if "corner" not in entry:
            continue
        corner, signal, income = [speaker.say(t) for t in card_sentences(PARTS, FACES[entry["id"]])[-3:]]
        check(lang, corner, [entry["corner"]])
        assert stems[entry["signal"]] in signal
        assert stems[entry["income"]] in income


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_objective_says_what_its_data_says(lang: str) -> None:
    speaker = voice(lang, "seti")
    entries = {entry["id"]: entry for entry in FILES["solo"]["objective"]}
    assert len(entries) == len(PARTS.objectives) == 24
    for objective in PARTS.objectives:
        for task, options in zip(objective.tasks, entries[objective.id]["tasks"], strict=True):
            text = speaker.say(task_text(task))
            assert text.endswith(".")
            check(lang, text, options)
            if len(options) > 1:
                assert STEMS[lang]["or"] in text, text
                assert STEMS[lang]["and"] not in text, text
            for option in options:
                if "have" in option:
                    assert re.search(rf"{STEMS[lang]['at least']} {option['n']}\b", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_19_action_cards_of_the_rival_say_what_their_data_says(lang: str) -> None:
    speaker = voice(lang, "seti")
    entries = {entry["id"]: entry for entry in FILES["solo"]["action_card"]}
    assert len(entries) == len(PARTS.action_cards) == 19
    for card in PARTS.action_cards:
        texts = action_card_texts(PARTS, card)
        for text, line in zip(texts, entries[card.id]["actions"], strict=True):
            said = speaker.say(text)
            assert re.fullmatch(r"[A-ZČJMNOPS].*\.", said), said
            planets = line.get("planets", []) + [target["planet"] for target in line.get("targets", [])]
            flights = said[said.rfind(": ") :]
            places = [flights.index(STEMS[lang][planet]) for planet in planets]
            assert places == sorted(places), said  # in the order in which it tries them
            for figure in ("moves", "vp", "progress"):
                if line.get(figure):
                    assert re.search(rf"\b{line[figure]}\b", said), (figure, said)
            if line["do"] == "tech" and line["publicity"]:
                assert STEMS[lang]["publicity"] in said
                assert str(line["publicity"]) in said
            if line["do"] == "telescope" and line["signals"].count("row_card") > 1:
                assert str(line["signals"].count("row_card")) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reward_of_boards_and_tiles_says_what_its_data_says(lang: str) -> None:
    speaker = voice(lang, "seti")

    def words(effects: int) -> str:
        return ", ".join([speaker.say(text) for text in effect_texts(PARTS, effects)])

    base, species = FILES["components"], FILES["species"]["species"]
    checked = 0
    for id, reward in zip(PARTS.moon_ids, PARTS.moon_rewards, strict=True):
        check(lang, words(reward), tables_in(base["moon"][id]["reward"]))
        checked += 1
    for star, entry in zip(PARTS.stars, base["star"], strict=True):
        check(lang, words(star.first_win), tables_in(entry["first_win"]))
        check(lang, words(star.later_win), tables_in(entry["later_win"]))
        checked += 2
    for sample, entry in zip(PARTS.samples, species["mascamites"]["sample"], strict=True):
        check(lang, words(sample), tables_in(entry["reward"]))
        checked += 1
    for board in PARTS.species:
        rows = iter(species[board.id]["space"])
        spaces = {(space["colour"], space["level"]): space for space in rows}
        for colour, column in zip(("red", "yellow", "blue"), board.spaces, strict=True):
            for space in column:
                check(lang, words(space.reward), tables_in(spaces[colour, space.level].get("reward", [])))
                checked += 1
    assert checked > 90


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_gold_tile_says_how_its_sets_are_counted(lang: str) -> None:
    """Where a set needs one of each, all are named and none stands as an alternative."""
    speaker = voice(lang, "seti")
    names = {
        "red_traces": "red", "yellow_traces": "yellow", "blue_traces": "blue",
        "tucked_credit": "credit", "tucked_energy": "energy", "tucked_card": "card",
    }  # fmt: skip
    for sides in PARTS.gold:
        for side in sides:
            text = speaker.tell(f"gold-text-{side.id}-{side.side}")
            for figure in side.of:
                if figure in names:
                    assert STEMS[lang][names[figure]] in text, text
            if side.rule == "min" and side.of != ["sector_wins", "orbiters_and_landers"]:
                assert STEMS[lang]["or"] not in text, text
