"""Rewards and costs in words, for previews and pictures."""

from __future__ import annotations

from perihelion.core.text import Arg, Text
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import COLOURS, Reward


def reward_text(reward: Reward) -> Text:
    """One reward as a sentence."""
    kind = reward.kind
    key = f"reward-{c.REWARDS[kind].replace('_', '-')}"
    args: dict[str, Arg] = {}
    if kind == c.MODIFIER:
        args = {"amount": reward.amount, "modifier": f"modifier-{c.MODIFIERS[reward.value]}"}
    elif kind == c.GENERATOR:
        sizes = [f"size-{size}" for number, size in enumerate(c.SIZES) if (reward.mask >> number) & 1]
        if len(sizes) == len(c.SIZES):
            return Text("reward-generator-any")
        return Text("reward-generator", {"any_sizes": [*sizes]})
    elif kind == c.SPLIT_DIE:
        args = {"silver": reward.value, "red": reward.extra}
    elif kind == c.BONUS_DIE:
        args = {"value": reward.value}
    elif kind == c.BUY_BONUS_DIE:
        args = {"value": reward.value, "cubes": reward.extra}
    elif kind == c.INSPECTION_FLIGHT:
        colours = [f"colour-{colour}" for number, colour in enumerate(COLOURS) if (reward.mask >> number) & 1]
        args = {"points": reward.amount, "any_colours": [*colours]}
        if len(colours) > 1:
            key += "-choice"
    elif kind == c.TELEPORT:
        key += f"-{c.TELEPORTS[reward.value]}"
    elif kind == c.BUY_POINTS:
        args = {"points": reward.amount, "cubes": reward.extra}
    elif kind != c.CLAIM_ISOLATED:
        args = {"amount": reward.amount}
    return Text(key, args)


def reward_texts(rewards: list[Reward]) -> list[Text]:
    return [reward_text(reward) for reward in rewards]


def permanent_texts(rewards: list[Reward]) -> list[Text]:
    """What an active transmitter gives in every production phase."""
    return [
        reward_text(reward)
        if reward.kind == c.BUY_POINTS
        else Text(f"permanent-{c.REWARDS[reward.kind]}", {"amount": reward.amount})
        for reward in rewards
    ]
