"""The figures in the words of a preview, each with the name of the quantity that it promises, so that all of
them can be compared with what then happens. The names carry the number of the effect that is to bring it."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import PRINTED, Preview, Promise, figures_of
from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.vocabulary import GAINS, Effect
from perihelion.games.seti.sight.telling import effect_text, gain_text


def tell_effects(shown: Preview, parts: Components, effects: int, income: int = -1) -> None:
    """What a list of effects does, clause by clause."""
    for effect in parts.effects(effects):
        text = effect_text(parts, effect, income)
        shown.then.append(text)
        promise(shown, text, _of_effect(parts, effect))


def tell_gain(shown: Preview, resource: int, n: int) -> None:
    """A gain that comes with the choice whatever else does."""
    shown.then.append(gain_text(resource, n))
    shown.promises.append(Promise(f"gain-{GAINS[resource]}-{n}", n))


def tell_printed(shown: Preview, texts: list[Text], effects: int, parts: Components) -> None:
    """The sentences of a card: its effects happen now, the rest is for later."""
    shown.then += texts
    now = [one for effect in parts.effects(effects) for one in _of_effect(parts, effect)]
    _name(shown, [figure for text in texts for figure in figures_of(text)], now)


def promise(shown: Preview, text: Text, named: list[Promise]) -> None:
    """Names the figures of a text."""
    _name(shown, figures_of(text), named)


def _name(shown: Preview, said: list[int], named: list[Promise]) -> None:
    """Every figure that is said gets a name: that of the promise it is equal to, else that of a promise of
    which nothing else is said; what is left are printed rules."""
    unsaid: list[Promise] = []
    for one in named:
        if one.figure in said:
            said.remove(one.figure)
            shown.promises.append(one)
        else:
            unsaid.append(one)
    for figure in said:
        shown.promises.append(Promise(unsaid.pop(0).what if unsaid else PRINTED, figure))


def _of_effect(parts: Components, effect: Effect) -> list[Promise]:
    """What an effect promises if it is carried out (after the colon), and what follows from it."""
    verb, of = effect.verb, f"of {effect.number}:carried-out"
    found: list[Promise] = []
    if verb == v.GAIN:
        found += [Promise(f"{GAINS[at]} {of}", n) for at, n in enumerate(effect.gains) if n]
    elif verb == v.SPEND:
        found += [Promise(f"{GAINS[at]} spent {of}", n) for at, n in enumerate(effect.gains) if n]
    elif verb == v.GAIN_PER:
        found += [Promise(f"{GAINS[at]} each {of}", n) for at, n in enumerate(effect.gains) if n]
    elif verb != v.IF and verb != v.THIS_TURN:
        found.append(Promise(f"{v.VERBS[verb]} {of}", effect.n))
    if effect.then:
        for follows in parts.effects(effect.then):
            found += _of_effect(parts, follows)
    return found
