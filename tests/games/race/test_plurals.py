"""Every message of Race with 0, 1, 2, 5 and 22 reads right in both languages."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from perihelion.core.text import Arg
from perihelion.games import race as package
from perihelion.language import LANGUAGES, voice

FOLDER = Path(package.__file__).with_name("text")
NUMBERS = (0, 1, 2, 5, 22)
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?:[ \t]+|\}).*)*)", re.M)
LISTS = ("cards", "worlds", "names", "ways", "discarded", "actions")
WORDS = ("card", "good", "phase", "numeral", "action", "row", "words", "name", "used", "active", "flipped")

# The forms of a counted noun, by language: after 1, after 2 to 4, after all other numbers.
NOUNS = {
    "en": (("card", "cards", "cards"), ("good", "goods", "goods"), ("point", "points", "points"),
           ("time", "times", "times"), ("world", "worlds", "worlds"), ("action", "actions", "actions")),
    "cs": (("kart[au]", "karty", "karet"), ("bod", "body", "bodů"), ("žeton", "žetony", "žetonů"),
           ("planet[au]", "planety", "planet"), ("akc[ei]", "akce", "akcí")),
}  # fmt: skip


def messages(lang: str) -> dict[str, str]:
    text = "\n".join(
        (FOLDER / name).read_text(encoding="utf-8") for name in (f"{lang}.ftl", f"art.{lang}.ftl")
    )
    return dict(MESSAGE.findall(text))


def wrong_forms(lang: str, sentence: str) -> list[str]:
    """Counted nouns in a form that does not go with the number before them; "z" takes another case."""
    found: list[str] = []
    for one, few, many in NOUNS[lang]:
        for number, noun in re.findall(
            rf"(?<![\d+−-])(?<! z )(\d+) (?:hand |victory )?({one}|{few}|{many})\b", sentence
        ):
            count = int(number)
            right = one if count == 1 else few if count in (2, 3, 4) else many
            if not re.fullmatch(right, noun):
                found.append(f"{number} {noun}")
    return found


def numbered(body: str) -> list[str]:
    """The arguments of a message that are numbers: those it selects by or that are no words."""
    names = sorted(set(re.findall(r"\$(\w+)", body)))
    selected = set(re.findall(r"\$(\w+) ->", body))
    given = (*LISTS, *WORDS)
    return [name for name in names if name in selected or (name not in given and not name.startswith("seat"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_goes_with_its_noun(lang: str) -> None:
    speaker = voice(lang, "race").named(("Vega", "Rigel"))
    checked = 0
    for key, body in messages(lang).items():
        numbers = numbered(body)
        fixed: dict[str, Arg] = {
            name: ["card-gem-world", "card-new-earth"] if name in LISTS else "card-gem-world"
            for name in set(re.findall(r"\$(\w+)", body)) - set(numbers)
        }
        fixed.update({name: 0 for name in fixed if name.startswith("seat")})
        for values in product(NUMBERS, repeat=len(numbers)):
            sentence = speaker.tell(key, {**fixed, **dict(zip(numbers, values, strict=True))})
            assert not wrong_forms(lang, sentence), f"{key}: {sentence}"
            checked += bool(numbers)
    assert checked > 300


def test_wrong_forms_are_found() -> None:
    assert wrong_forms("en", "1 cards and 2 card") == ["1 cards", "2 card"]
    assert wrong_forms("en", "1 card, 0 cards and 22 goods") == []
    assert wrong_forms("cs", "5 karty a 22 karet, 1 bod a 2 bodů") == ["5 karty", "2 bodů"]
