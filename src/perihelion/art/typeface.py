"""How wide a line of text is, and where it breaks, without a browser.

Advance widths of the two typefaces in hundredths of the font size, measured once from the font files in
`static/fonts`; so that titles are known to fit before anything is drawn.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

_DISPLAY: Final[dict[int, str]] = {
    22: " '",
    24: "ijl’í",
    25: ",.:;·",
    26: "|",
    27: "!IÍ",
    31: "()",
    33: "-[]",
    34: "Jt",
    35: "/1frř",
    36: "_",
    39: '"',
    40: "cč",
    41: "ť",
    43: "*„“",
    44: "sš",
    45: "?",
    46: "Lz–ž",
    47: "×",
    48: "$v",
    49: "CFekxČéě",
    50: "7TaŤá",
    51: "+<=>oó−",
    52: "3EbdghnpquyÉĚňúůý",
    53: "2ZŠŽ",
    54: "5SYÝ",
    55: "ď≥≤≠",
    56: "4P",
    57: "069V",
    58: "G",
    59: "8ABDKRXÁĎŘ",
    61: "OQUÓÚŮ",
    63: "HNŇ",
    64: "&",
    66: "#",
    74: "w",
    75: "…",
    77: "m",
    78: "%",
    80: "M",
    82: "@",
    87: "W",
    100: "→",
}
_TEXT: Final[dict[int, str]] = {
    24: "ijlí",
    26: "’",
    27: "IÍ",
    28: " ",
    29: "!,.:·",
    30: "';",
    33: "t|",
    36: "()/[]",
    37: "f",
    38: "rřť",
    41: "1",
    42: "„",
    44: "“",
    46: "-_",
    47: '"',
    50: "*–",
    51: "?",
    53: "sš",
    55: "kxzž≥≤≠",
    56: "avyáý",
    57: "7JLcč",
    58: "eéě",
    59: "5Fhnuňúů",
    60: "EoÉĚó",
    61: "2bdgpq",
    62: "3689",
    63: "#0ZŽ",
    64: "$&PRSŘŠ",
    65: "4BTŤ",
    66: "+<=>×−",
    67: "K",
    68: "XYÝ",
    69: "AVÁ",
    71: "ď",
    72: "DĎ",
    73: "CČ",
    74: "HUÚŮ",
    75: "GNŇ",
    76: "OQÓ",
    82: "w",
    86: "…",
    88: "m",
    90: "M",
    97: "@",
    98: "%",
    99: "W",
    100: "→",
}


def _by_letter(widths: dict[int, str]) -> dict[str, float]:
    return {letter: width / 100 for width, letters in widths.items() for letter in letters}


DISPLAY: Final = _by_letter(_DISPLAY)  # Saira Semi Condensed 600
TEXT: Final = _by_letter(_TEXT)  # Inter 400


def measure(words: str, size: float, face: dict[str, float] = DISPLAY) -> float:
    """The width of a line in the same unit as `size`."""
    return sum(face.get(letter, 0.6) for letter in words) * size


def wrap(words: str, size: float, width: float, face: dict[str, float] = DISPLAY) -> list[str]:
    """The lines into which the words break; a single word longer than the width stays whole."""
    lines = [""]
    for word in words.split():
        trial = f"{lines[-1]} {word}".strip()
        if not lines[-1] or measure(trial, size, face) <= width:
            lines[-1] = trial
        else:
            lines.append(word)
    return lines


_VOWELS: Final = "aeiouyáéěíóúůýAEIOUYÁÉĚÍÓÚŮÝ"
_STOPS: Final = "bcčdfghkpsštzž"


def hyphenated(words: str, width: float, size: float = 14) -> str:
    """The words with soft hyphens in those that are too wide for a narrow box."""

    def broken(found: re.Match[str]) -> str:
        word = found.group()
        return _syllables(word) if measure(word, size) > width else word

    return re.sub(r"\w+", broken, words)


def _syllables(word: str) -> str:
    """Breaks before the consonant that opens a syllable (`mi-mo-zem-ská`); clusters like `gr` and `ch`
    stay together, and so do at least three letters on either side."""
    cuts: list[int] = []
    last = 0
    for vowel in range(1, len(word)):
        if word[vowel] not in _VOWELS or word[vowel - 1] in _VOWELS:
            continue
        cut = vowel - 1
        if word[cut - 1 : cut + 1].lower() == "ch" or (word[cut] in "rlřv" and word[cut - 1] in _STOPS):
            cut -= 1
        if cut >= 3 and len(word) - cut >= 3 and any(letter in _VOWELS for letter in word[last:cut]):
            cuts.append(cut)
            last = cut
    return "\u00ad".join(word[start:end] for start, end in pairwise([0, *cuts, len(word)]))
