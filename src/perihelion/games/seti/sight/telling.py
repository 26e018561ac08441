"""Components in words: every card, reward, condition and task as sentences, built from the vocabulary.

A clause is what somebody does ("gain 3 points"); a sentence is put together from clauses. Alternatives are
arguments whose name begins with `any`, so that they are joined with "or", everything else with "and".
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
    """All the sentences of a card: effects, mission, scoring."""
    texts = effect_sentences(parts, card.effects, card.income)
    if card.kind == c.CONDITIONAL and card.when is not None:
        doing = effect_texts(parts, card.reward)
        texts.append(Text("sentence-mission", {"condition": test_text(card.when), "clauses": doing}))
    elif card.kind == c.TRIGGERED:
        for trigger, reward in zip(card.triggers, card.slot_rewards, strict=True):
            doing = effect_texts(parts, reward)
            texts.append(Text("sentence-slot", {"event": trigger_text(trigger), "clauses": doing}))
    elif card.kind == c.ENDGAME:
        texts.append(scoring_text(card))
    elif card.kind == c.MESSAGE:
        clauses = effect_texts(parts, card.green, card.income)
        texts.append(Text("sentence-message", {"clauses": clauses}))
    elif card.kind == c.EXERTIAN and card.when is not None:
        texts.append(Text("sentence-danger", {"n": card.danger}))
        texts.append(Text("sentence-end-if", {"n": card.vp, "condition": test_text(card.when)}))
    return texts


def card_sentences(parts: Components, card: Card) -> list[Text]:
    """The same with what else the card can be used for: corner, signal and income."""
    texts = card_texts(parts, card)
    if card.corner_n:
        texts.append(Text("sentence-corner", {"clauses": corner_text(card)}))
        texts.append(Text("sentence-signal", {"sector": f"in-{COLOURS[card.signal]}"}))
        texts.append(Text("sentence-income", {"what": f"income-{GAINS[card.income]}"}))
    return texts


def effect_sentences(parts: Components, effects: int, income: int = -1) -> list[Text]:
    """A sentence for each effect of a list."""
    return [
        Text("sentence-do", {"clauses": effect_text(parts, effect, income)})
        for effect in parts.effects(effects)
    ]


def effect_texts(parts: Components, effects: int, income: int = -1) -> list[Text]:
    """A clause for each effect of a list; `income` is that of the card it stands on."""
    return [effect_text(parts, effect, income) for effect in parts.effects(effects)]


def gain_texts(gains: list[int], moves: int = 0) -> list[Text]:
    """What is gained, in the case that follows "gain"."""
    texts = [Text(f"gain-{GAINS[at]}", {"n": n}) for at, n in enumerate(gains) if n]
    return [*texts, Text("gain-move", {"n": moves})] if moves else texts


def gain_text(resource: int, n: int) -> Text:
    """The clause for one kind of gain."""
    return Text("clause-gain", {"gains": [Text(f"gain-{GAINS[resource]}", {"n": n})]})


def effect_text(parts: Components, effect: Effect, income: int = -1) -> Text:
    """The clause of an effect with all that follows from it."""
    verb, n = effect.verb, effect.n
    key = f"clause-{v.VERBS[verb].replace('_', '-')}"
    args: dict[str, Arg] = {"n": n}
    if effect.then:
        args["clauses"] = effect_texts(parts, effect.then, income)
    if verb == v.GAIN:
        return Text(key, {"gains": gain_texts(effect.gains)})
    if verb == v.MOVES:
        return Text("clause-gain", {"gains": [Text("gain-move", {"n": n})]})
    if verb == v.SPEND:
        return Text(key, {"gains": gain_texts(effect.gains)})
    if verb == v.DRAW:
        key += f"-{v.SOURCES[effect.a].replace('_', '-')}"
        args["species"] = f"cards-{SPECIES[effect.b]}"
    elif verb == v.TUCK_THIS and income >= 0:
        key += "-known"
        args["what"] = f"income-{GAINS[income]}"
    elif verb == v.LAUNCH and effect.a:
        key += "-free"
    elif verb == v.LAND and (effect.a or effect.b):
        key += "-moons" if effect.a else "-reuse"
    elif verb == v.SIGNAL:
        return _signal_text(parts, effect)
    elif verb == v.TECH:
        tech = Text(tech_key(effect.a), {"n": 1})
        return Text("clause-tech-shared") if effect.c else Text(key, {"tech": tech})
    elif verb == v.TRACE:
        key += f"-{effect.b}"
        args["trace"] = Text(trace_key(effect.a), {"n": n})
    elif verb == v.IF and effect.test is not None:
        args["condition"] = test_text(effect.test)
    elif verb == v.IF_LANDED_ON:
        places = [f"on-{PLANETS[at]}" for at in range(9) if effect.a >> at & 1]
        args["anyplace"] = places + (["on-moon"] if effect.b else [])
    elif verb == v.THIS_TURN and effect.trigger is not None:
        args["event"] = trigger_text(effect.trigger)
    elif verb == v.GAIN_PER and effect.count is not None:
        key += "-later" if effect.b else ""
        return Text(key, {"gains": gain_texts(effect.gains, effect.a), "count": count_text(effect.count)})
    elif verb == v.MAY:
        key += "-repeat" if effect.a else ""
        args["gains"] = gain_texts(effect.gains)
    elif verb == v.REMOVE_OWN:
        key += "-lander" if effect.a else "-orbiter"
    elif verb == v.SAMPLE_REWARD:
        key += f"-{effect.a}"
    return Text(key, args)


def trace_key(colour: int) -> str:
    """The words for traces of a colour, in the case that follows a verb."""
    return f"traces-{'any' if colour == v.ANY else COLOURS[colour]}"


def tech_key(kinds: int) -> str:
    """The words for technologies of the kinds (a bit mask), in the case that follows a verb."""
    if kinds == 7:
        return "techs-any"
    return f"techs-{'-'.join([TECH_KINDS[at] for at in range(3) if kinds >> at & 1])}"


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
    return Text(f"clause-{'blank-' if effect.c else ''}signal-{place}", args)


def test_text(test: v.Test) -> Text:
    """A condition, to follow "if" or "once"; figures are the least that is needed."""
    kind, n = test.kind, test.n
    args: dict[str, Arg] = {"n": n}
    key = f"test-{v.TESTS[kind].replace('_', '-')}"
    if kind in (v.CRAFT_AT, v.CAPSULE_AT):
        args["planet"] = f"near-{PLANETS[test.a]}"
    elif kind == v.LANDER_AT:
        args["planet"] = f"on-{PLANETS[test.a]}"
    elif kind == v.CRAFT_AT_EACH:
        args["planets"] = [f"near-{PLANETS[at]}" for at in range(9) if test.many >> at & 1]
    elif kind == v.SECTOR_WINS and n == 1:
        return Text(f"{key}-one", {"sector": f"in-{COLOURS[test.a]}"})
    elif kind == v.SECTOR_WINS:
        args["sectors"] = f"sectors-{COLOURS[test.a]}"
    elif kind == v.TRACES:
        args["traces"] = Text(trace_key(test.a), {"n": n})
    elif kind == v.TRACE_ON_EACH_SPECIES:
        args["traces"] = Text(trace_key(test.a), {"n": 1})
    elif kind in (v.TRACES_FOR_SPECIES, v.TRACES_OTHER_SPECIES, v.PAID_TRACE):
        args["species"] = f"for-{SPECIES[test.a]}"
        if kind == v.TRACES_FOR_SPECIES and test.many == v.SET:
            key += "-set"
        elif kind == v.TRACES_FOR_SPECIES:
            args["traces"] = Text("traces-plain" if test.many == v.ANY else trace_key(test.many), {"n": n})
    elif kind == v.TECHS:
        args["techs"] = Text(tech_key(1 << test.a), {"n": n})
    elif kind == v.PROBE_ON:
        args["what"] = f"on-{CONTENTS[test.a]}"
    elif kind == v.LANDERS and test.many:
        key += "-surface"
    return Text(key, args)


def trigger_text(trigger: v.Trigger) -> Text:
    """An event, to follow "when you"."""
    kind = trigger.kind
    key = f"when-{v.EVENTS[kind].replace('_', '-')}"
    if kind == v.EV_VISIT:
        key += "-own-turn" if trigger.own_turn else ""
        return Text(key, {"what": f"visit-{CONTENTS[trigger.a].replace('_', '-')}"})
    if kind == v.EV_TECH:
        return Text(key, {"tech": Text(tech_key(trigger.a), {"n": 1})})
    if kind == v.EV_TRACE:
        return Text(key, {"trace": Text(trace_key(trigger.a), {"n": 1})})
    if kind == v.EV_SIGNAL:
        return Text(key, {"sector": f"in-{'any' if trigger.a == v.ANY else COLOURS[trigger.a]}"})
    if kind == v.EV_SECTOR_WIN:
        return Text(key, {"sector": f"win-{'any' if trigger.a == v.ANY else COLOURS[trigger.a]}"})
    if kind == v.EV_ORBIT_OR_LAND_AT:
        return Text(key, {"anyplanet": [f"near-{PLANETS[at]}" for at in range(9) if trigger.a >> at & 1]})
    if kind == v.EV_PLAY_CARD:
        return Text(key, {"n": trigger.a})
    if kind == v.EV_CORNER:
        return Text(key, {"what": f"corner-{GAINS[trigger.a]}"})
    return Text(key)


def count_text(what: v.Count) -> Text:
    """What is counted, beginning with "for each"."""
    kind = what.kind
    key = f"count-{v.COUNTS[kind].replace('_', '-')}"
    if kind == v.COUNT_CRAFT_AT:
        return Text(key, {"planet": f"near-{PLANETS[what.a]}"})
    if kind == v.COUNT_SECTOR_WINS:
        return Text(key, {"sectors": f"sectors-{COLOURS[what.a]}"})
    if kind == v.COUNT_SIGNALS_MARKED_HERE:
        return Text(key, {"sectors": f"sectors-{COLOURS[what.a]}"})
    if kind == v.COUNT_TRACES:
        return Text(f"{key}-{COLOURS[what.a]}")
    if kind == v.COUNT_TRACES_FOR_SPECIES:
        return Text(key, {"species": f"for-{SPECIES[what.a]}"})
    if kind == v.COUNT_TECHS:
        return Text(f"{key}-{TECH_KINDS[what.a]}")
    if kind in (v.COUNT_HAND_INCOME, v.COUNT_TUCKED_INCOME):
        return Text(key, {"what": f"income-{GAINS[what.a]}"})
    if kind == v.COUNT_HAND_CORNER:
        return Text(key, {"what": f"corner-{GAINS[what.a]}"})
    return Text(key)


def scoring_text(card: Card) -> Text:
    """The sentence of an end-of-game card."""
    if card.score == c.SCORE_GOLD_RIGHTMOST:
        return Text("sentence-end-gold")
    if card.score == c.SCORE_PER and card.score_count is not None:
        return Text("sentence-end-per", {"n": card.score_vp, "count": count_text(card.score_count)})
    args: dict[str, Arg] = {"n": card.score_vp}
    if card.when is not None:
        args["condition"] = test_text(card.when)
    return Text("sentence-end-if", args)


def corner_text(card: Card) -> Text:
    """What the corner of a card gives."""
    gains = [0] * 6
    gains[v.VP] = card.corner_vp
    moves = card.corner_n if card.corner == v.MOVE else 0
    if card.corner != v.MOVE:
        gains[card.corner] = card.corner_n
    return Text("clause-gain", {"gains": gain_texts(gains, moves)})


def task_text(task: c.Task) -> Text:
    """A task of an objective; of several events any one will do."""
    if task.have >= 0:
        return Text(f"sentence-have-{GAINS[task.have]}", {"n": task.n})
    return Text("sentence-task", {"anyevent": [trigger_text(trigger) for trigger in task.triggers]})
