"""Bots that know Paper App DUNGEON."""

from __future__ import annotations

from typing import Any, Final

from oubliette.bots.facts import number
from oubliette.bots.paper_dungeon import dice, shopping, walking
from oubliette.bots.paper_dungeon.exact import weigh
from oubliette.bots.paper_dungeon.position import Position
from oubliette.bots.paper_dungeon.prices import GREEDY_WEIGHTS, GreedyWeights, outlook
from oubliette.bots.paper_dungeon.stakes import WEIGHTS, Weights
from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.turn import GO_ON
from oubliette.kernel import AnyGame, Ask, Match, Policy

BOTS: Final = ("greedy", "exact")


def greedy(_game: AnyGame, _seat: int, _seed: int, weights: GreedyWeights = GREEDY_WEIGHTS) -> Policy:
    """Values every move in hit points, looking some turns ahead; buys the piece worth most above its price."""

    def pick(match: Match, ask: Ask[Any]) -> int:
        settings = match.set_up.settings
        position = Position(GAME.view(match.table, ask.seat), ask.seat, settings, weights.turn)
        return decide(position, ask, weights)

    return pick


def exact(game: AnyGame, seat: int, seed: int, weights: Weights = WEIGHTS) -> Policy:
    """Computes the value of the floor after every answer; answers as `greedy` where it cannot."""
    otherwise = greedy(game, seat, seed)

    def pick(match: Match, ask: Ask[Any]) -> int:
        values = weigh(match, ask, weights)
        return otherwise(match, ask) if values is None else values.index(max(values))

    return pick


def decide(position: Position, ask: Ask[Any], weights: GreedyWeights) -> int:
    """The index of the answer to a question."""
    prompt, options, facts = ask.prompt, ask.options, ask.facts or {}
    if prompt == "decide.buy":
        return options.index(shopping.buy(position, options, facts, weights))
    if prompt in ("decide.reroll", "decide.double"):
        return dice.window(position, prompt, number(facts, "face"), str(facts["purpose"]), weights)
    if prompt == "decide.abandon":
        return options.index(GO_ON)  # never give up
    ahead = outlook(position, weights)
    if prompt in ("decide.heading", "decide.wall_hit"):
        return walking.best_heading(position, ahead, options, number(facts, "steps"), weights.ahead)
    if prompt == "decide.take_stairs":
        return 0 if walking.leaves(position, ahead, weights.ahead + 1) else 1
    if prompt == "decide.teleport_again":
        return 1 if walking.jumps(position, ahead, weights.ahead) else 0
    if prompt == "decide.scroll_target":
        return options.index(dice.scroll_target(position))
    assert prompt == "decide.use_scroll_or_roll", f"unknown question {prompt}"
    return options.index(dice.scroll_or_roll(position, ahead, options, weights))
