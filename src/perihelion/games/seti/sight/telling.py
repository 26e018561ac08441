"""Cards in words: every effect, condition and event as messages, built from the vocabulary.

Each message stands for one small thing ("gain 3 points"); what an effect leads to follows it as further
messages, so that a drawing or a terminal only has to join them.
"""

from __future__ import annotations

from perihelion.core.text import Arg, Text
from perihelion.games.seti.components import pieces as c
from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.pieces import Card
from perihelion.games.seti.components.vocabulary import (
    COLOURS,
    CONTENTS,
    GAINS,
    PLANETS,
    SPECIES,
    TECH_KINDS,
    Effect,
)


def card_texts(parts: Components, card: Card) -> list[Text]:
    """All the words of a card: effects, mission, scoring."""
    texts = effect_texts(parts, card.effects)
    if card.kind == c.CONDITIONAL and card.when is not None:
        texts.append(Text("part-mission"))
        texts += test_texts(card.when)
        texts += effect_texts(parts, card.reward)
    elif card.kind == c.TRIGGERED:
        for trigger, reward in zip(card.triggers, card.slot_rewards, strict=True):
            texts.append(Text("part-slot"))
            texts.append(trigger_text(trigger))
            texts += effect_texts(parts, reward)
    elif card.kind == c.ENDGAME:
        texts.append(Text("part-endgame"))
        texts += scoring_texts(card)
    elif card.kind == c.MESSAGE:
        texts.append(Text("part-message"))
        texts += effect_texts(parts, card.green)
    elif card.kind == c.EXERTIAN and card.when is not None:
        texts.append(Text("part-danger", {"n": card.danger}))
        texts.append(Text("part-endgame"))
        texts.append(Text("score-if", {"n": card.vp}))
        texts += test_texts(card.when)
    return texts


def effect_texts(parts: Components, effects: int) -> list[Text]:
    texts: list[Text] = []
    for effect in parts.effects(effects):
        texts += effect_text(parts, effect)
        texts += effect_texts(parts, effect.then)
    return texts


def gain_texts(gains: list[int]) -> list[Text]:
    return [Text(f"effect-gain-{GAINS[at]}", {"n": n}) for at, n in enumerate(gains) if n]


def effect_text(parts: Components, effect: Effect) -> list[Text]:
    """The effect itself, without what follows from it."""
    verb, n = effect.verb, effect.n
    key = f"effect-{v.VERBS[verb].replace('_', '-')}"
    if verb == v.GAIN:
        return gain_texts(effect.gains)
    if verb == v.SPEND:
        return [Text("effect-spend", {"n": effect.gains[v.EXOFOSSILS]})]
    if verb == v.DRAW:
        source = v.SOURCES[effect.a].replace("_", "-")
        return [Text(f"effect-draw-{source}", {"n": n, "species": f"species-{SPECIES[effect.b]}"})]
    if verb == v.LAUNCH:
        return [Text("effect-launch-free" if effect.a else key, {"n": n})]
    if verb == v.LAND:
        return [Text("effect-land-moons" if effect.a else "effect-land-reuse" if effect.b else key)]
    if verb == v.SIGNAL:
        return [_signal_text(parts, effect)]
    if verb == v.TECH:
        return _tech_texts(effect)
    if verb == v.TRACE:
        name = "any" if effect.a == v.ANY else COLOURS[effect.a]
        return [Text(f"effect-trace-{effect.b}", {"n": n, "trace": f"trace-{name}"})]
    if verb == v.IF and effect.test is not None:
        return [Text("part-if"), *test_texts(effect.test)]
    if verb == v.IF_LANDED_ON:
        places = [f"on-{PLANETS[at]}" for at in range(9) if effect.a >> at & 1]
        return [Text(key, {"places": places + (["on-moon"] if effect.b else [])})]
    if verb == v.THIS_TURN and effect.trigger is not None:
        return [Text("part-this-turn"), trigger_text(effect.trigger)]
    if verb == v.GAIN_PER and effect.count is not None:
        gains = gain_texts(effect.gains)
        if effect.a:
            gains.append(Text("effect-move", {"n": effect.a}))
        return [*gains, Text("part-per"), count_text(effect.count)]
    if verb == v.MAY:
        return [Text("effect-may-repeat" if effect.a else key, {"n": effect.gains[v.EXOFOSSILS]})]
    if verb == v.REMOVE_OWN:
        return [Text("effect-remove-lander" if effect.a else "effect-remove-orbiter")]
    if verb == v.SAMPLE_REWARD:
        return [Text(f"effect-sample-reward-{effect.a}")]
    return [Text(key, {"n": n})]


def _signal_text(parts: Components, effect: Effect) -> Text:
    place = v.PLACES[effect.a].replace("_", "-")
    args: dict[str, Arg] = {"n": effect.n}
    if effect.a == v.AT_PLANET:
        place = "oumuamua" if effect.b == v.OUMUAMUA else place
        args["planet"] = f"with-{PLANETS[effect.b]}"
    elif effect.a == v.AT_COLOUR:
        args["sector"] = f"in-{COLOURS[effect.b]}"
    elif effect.a == v.AT_STAR:
        args["star"] = f"at-{parts.star_ids[effect.b]}"
    return Text(f"effect-{'blank-' if effect.c else ''}signal-{place}", args)


def _tech_texts(effect: Effect) -> list[Text]:
    kinds = "any" if effect.a == 7 else "-".join([TECH_KINDS[at] for at in range(3) if effect.a >> at & 1])
    if effect.c:
        return [Text("effect-tech-shared")]
    return [Text("effect-tech", {"kind": f"kind-{kinds}"})]


def test_texts(test: v.Test) -> list[Text]:
    kind, n = test.kind, test.n
    args: dict[str, Arg] = {"n": n}
    key = f"test-{v.TESTS[kind].replace('_', '-')}"
    if kind in (v.CRAFT_AT, v.CAPSULE_AT):
        args["planet"] = f"near-{PLANETS[test.a]}"
    elif kind == v.LANDER_AT:
        args["planet"] = f"on-{PLANETS[test.a]}"
    elif kind == v.CRAFT_AT_EACH:
        args["planets"] = [f"near-{PLANETS[at]}" for at in range(9) if test.many >> at & 1]
    elif kind == v.SECTOR_WINS:
        args["sector"] = f"in-{COLOURS[test.a]}"
    elif kind in (v.TRACES, v.TRACE_ON_EACH_SPECIES):
        args["trace"] = f"trace-{COLOURS[test.a]}"
    elif kind in (v.TRACES_FOR_SPECIES, v.PAID_TRACE):
        args["species"] = f"species-{SPECIES[test.a]}"
        if kind == v.TRACES_FOR_SPECIES and test.many == v.SET:
            key += "-set"
        elif kind == v.TRACES_FOR_SPECIES and test.many != v.ANY:
            key += "-colour"
            args["trace"] = f"trace-{COLOURS[test.many]}"
    elif kind == v.TECHS:
        args["kind"] = f"kind-{TECH_KINDS[test.a]}"
    elif kind == v.PROBE_ON:
        args["what"] = f"on-{CONTENTS[test.a]}"
    elif kind == v.LANDERS and test.many:
        key += "-surface"
    return [Text(key, args)]


def trigger_text(trigger: v.Trigger) -> Text:
    kind = trigger.kind
    key = f"when-{v.EVENTS[kind].replace('_', '-')}"
    if kind == v.EV_VISIT:
        key += "-own-turn" if trigger.own_turn else ""
        return Text(key, {"what": f"visit-{CONTENTS[trigger.a].replace('_', '-')}"})
    if kind == v.EV_TECH:
        name = "any" if trigger.a == 7 else TECH_KINDS[trigger.a.bit_length() - 1]
        return Text(key, {"kind": f"kind-{name}"})
    if kind == v.EV_TRACE:
        return Text(key, {"trace": f"trace-{'any' if trigger.a == v.ANY else COLOURS[trigger.a]}"})
    if kind in (v.EV_SIGNAL, v.EV_SECTOR_WIN):
        return Text(key, {"sector": f"in-{'any' if trigger.a == v.ANY else COLOURS[trigger.a]}"})
    if kind == v.EV_ORBIT_OR_LAND_AT:
        return Text(key, {"planets": [f"near-{PLANETS[at]}" for at in range(9) if trigger.a >> at & 1]})
    if kind == v.EV_PLAY_CARD:
        return Text(key, {"n": trigger.a})
    if kind == v.EV_CORNER:
        return Text(key, {"what": f"icon-{GAINS[trigger.a]}"})
    return Text(key)


def count_text(what: v.Count) -> Text:
    kind = what.kind
    key = f"count-{v.COUNTS[kind].replace('_', '-')}"
    if kind == v.COUNT_CRAFT_AT:
        return Text(key, {"planet": f"near-{PLANETS[what.a]}"})
    if kind in (v.COUNT_SECTOR_WINS, v.COUNT_SIGNALS_MARKED_HERE):
        return Text(key, {"sector": f"in-{COLOURS[what.a]}"})
    if kind == v.COUNT_TRACES:
        return Text(key, {"trace": f"trace-{COLOURS[what.a]}"})
    if kind == v.COUNT_TRACES_FOR_SPECIES:
        return Text(key, {"species": f"species-{SPECIES[what.a]}"})
    if kind == v.COUNT_TECHS:
        return Text(key, {"kind": f"kind-{TECH_KINDS[what.a]}"})
    if kind in (v.COUNT_HAND_INCOME, v.COUNT_TUCKED_INCOME, v.COUNT_HAND_CORNER):
        return Text(key, {"what": f"icon-{GAINS[what.a]}"})
    return Text(key)


def scoring_texts(card: Card) -> list[Text]:
    if card.score == c.SCORE_GOLD_RIGHTMOST:
        return [Text("score-gold-rightmost")]
    if card.score == c.SCORE_PER and card.score_count is not None:
        return [Text("score-per", {"n": card.score_vp}), count_text(card.score_count)]
    return [Text("score-if", {"n": card.score_vp}), *(test_texts(card.when) if card.when is not None else [])]


def corner_texts(card: Card) -> list[Text]:
    """What the corner of a card gives."""
    gains = [0] * 6
    gains[v.VP] = card.corner_vp
    if card.corner != v.MOVE:
        gains[card.corner] = card.corner_n
    texts = gain_texts(gains)
    if card.corner == v.MOVE:
        texts.append(Text("effect-move", {"n": card.corner_n}))
    return texts


def task_texts(task: c.Task) -> list[Text]:
    """The alternatives of a task of an objective."""
    if task.have >= 0:
        return [Text(f"have-{GAINS[task.have]}", {"n": task.n})]
    return [trigger_text(trigger) for trigger in task.triggers]
