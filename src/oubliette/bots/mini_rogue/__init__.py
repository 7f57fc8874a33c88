"""Bots that know Mini Rogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oubliette.bots.facts import number
from oubliette.bots.mini_rogue import choices, combat
from oubliette.bots.mini_rogue.exact import choose
from oubliette.bots.mini_rogue.weighing import WEIGHTS, Scales, Weights
from oubliette.games.mini_rogue import GAME
from oubliette.kernel import AnyGame, Ask, Match, Policy, Value

BOTS: Final = ("greedy", "exact")


def greedy(_game: AnyGame, _seat: int, _seed: int, weights: Weights = WEIGHTS) -> Policy:
    """Estimates every answer in hit points and takes the best. Looks no further than the zone's grid and the fight."""

    def pick(match: Match, ask: Ask[Any]) -> int:
        view = GAME.view(match.table, ask.seat)
        scales = Scales(view, view["players"][ask.seat], weights)
        return decide(scales, ask.prompt, ask.options, ask.facts or {})

    return pick


def exact(game: AnyGame, seat: int, seed: int, weights: Weights = WEIGHTS) -> Policy:
    """Solves fights to their end; answers every other question as `greedy` does."""
    elsewhere = greedy(game, seat, seed, weights)

    def pick(match: Match, ask: Ask[Any]) -> int:
        found = choose(match, ask)
        return elsewhere(match, ask) if found is None else found

    return pick


def decide(scales: Scales, prompt: str, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """The index of the answer. A drink that is due comes first."""
    due = choices.drink_due(scales, prompt, options, facts)
    if due is not None:
        return due
    if prompt == "decide.attack_or_skill":
        return combat.attack_or_skill(scales, options)
    if prompt == "decide.reroll":
        return combat.reroll(scales, options)
    if prompt == "decide.attack_potion":
        return combat.attack_potion(scales, options, number(facts, "damage"))
    if prompt == "decide.conjured_potion":
        return combat.conjured_potion(scales, options)
    return choices.other_question(scales, prompt, options, facts)
