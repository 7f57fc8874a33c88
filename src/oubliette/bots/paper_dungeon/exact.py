"""Near-exact play on a floor: values every answer by the rest of the floor after it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from oubliette.bots.facts import number
from oubliette.bots.findings import EXACT, POLICY, Findings, Verdict
from oubliette.bots.paper_dungeon import purchases
from oubliette.bots.paper_dungeon.plan import Plan
from oubliette.bots.paper_dungeon.position import Position
from oubliette.bots.paper_dungeon.prices import GREEDY_WEIGHTS
from oubliette.bots.paper_dungeon.scrolls import all_targets, weigh_targets
from oubliette.bots.paper_dungeon.stakes import WEIGHTS, Weights
from oubliette.games.paper_dungeon import GAME, rolling
from oubliette.games.paper_dungeon.equipment import DOUBLING_POTION, MULLIGAN_SCROLL, TELEPORT_SCROLL, WALL_PASS
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.headings import STAY
from oubliette.games.paper_dungeon.solver.forecast import Figures
from oubliette.games.paper_dungeon.solver.routes import NO_HEADING
from oubliette.games.paper_dungeon.stairs import LEAVE, REMAIN
from oubliette.games.paper_dungeon.state import SCROLL_ANY_TIME
from oubliette.games.paper_dungeon.turn import ABANDON, ROLL
from oubliette.kernel import Ask, Match, Seeded, Value
from oubliette.kit.dice import D6
from oubliette.kit.grid import NAMES

_LATER: Final = -1e6  # the worth of an answer that is never chosen
_NO_HURRY: Final = 1e-6  # in deaths: breaks a tie in favour of rolling first
_SAMPLES: Final = 4
_GUESSED: Final = frozenset({"decide.buy", "decide.abandon", "decide.teleport_again"})  # not exact


def solve(match: Match, ask: Ask[Any], weights: Weights = WEIGHTS) -> Findings | None:
    """All answers, the best one first; None for unknown questions.

    Their facts come from `figures`, which takes some time: bots call `weigh` instead.
    """
    weighed = weigh(match, ask, weights)
    if weighed is None:
        return None
    how = POLICY if ask.prompt in _GUESSED or (ask.prompt == "decide.take_stairs" and _on_the_way(ask)) else EXACT
    order = sorted(range(len(weighed)), key=lambda index: -weighed[index])
    facts_by_index = figures(match, ask, weights)
    return Findings(
        how, [Verdict(index, _between_0_and_1(weighed[index]), facts=facts_by_index.get(index)) for index in order]
    )


def figures(match: Match, ask: Ask[Any], weights: Weights = WEIGHTS) -> dict[int, dict[str, int]]:
    """The expected results of answers, by index, for questions about moves.

    `alive` is the chance in percent to leave this floor alive, `hp_tenths` the mean HP on leaving (0 for the dead) and
    `turns_tenths` the mean turns until then, for a player who only aims at a good end from the next turn on. With more
    hearts left than the plan includes, the figures are too low: planning again after every roll does better.
    """
    prompt, facts = ask.prompt, ask.facts or {}
    if prompt not in ("decide.heading", "decide.wall_hit", "decide.take_stairs", "decide.use_scroll_or_roll"):
        return {}
    plan = Plan(
        Position(GAME.view(match.table, ask.seat), ask.seat, match.set_up.settings, GREEDY_WEIGHTS.turn), weights
    )
    position = plan.position
    found: dict[int, dict[str, int]] = {}
    for index, option in enumerate(ask.options):
        if option == LEAVE:
            found[index] = _facts_of(plan.forecast.leaving(position.hp))
        elif option == ROLL or (option == REMAIN and not number(facts, "steps")):
            found[index] = _facts_of(plan.figures_here(position.at, plan.came(), 0, position.hp))
        elif prompt in ("decide.heading", "decide.wall_hit") and option not in (STAY, TELEPORT_SCROLL):
            through = isinstance(option, tuple)
            heading = NAMES.index(option[1] if through else option)
            ways = plan.ways(heading, number(facts, "steps"), through)
            found[index] = _facts_of(plan.figures_of(max(ways, key=plan.of_route)))
    return found


def _facts_of(figures_then: Figures) -> dict[str, int]:
    alive, hp, turns = figures_then
    return {"alive": round(100 * alive), "hp_tenths": round(10 * hp), "turns_tenths": round(10 * turns)}


def weigh(match: Match, ask: Ask[Any], weights: Weights = WEIGHTS) -> list[float] | None:
    """The worth of every answer, in deaths (so nearly always below 0)."""
    prompt, options, facts = ask.prompt, ask.options, ask.facts or {}
    position = Position(GAME.view(match.table, ask.seat), ask.seat, match.set_up.settings, GREEDY_WEIGHTS.turn)
    if prompt == "decide.buy":
        return purchases.weigh(position, options, facts, weights)
    if prompt == "decide.abandon":
        return [0.0 if option != ABANDON else _LATER for option in options]
    purpose = str(facts.get("purpose", ""))
    if purpose == rolling.GAMBLER:
        return purchases.gamble(position, prompt, number(facts, "face"), weights)
    plan = Plan(position, weights)
    if prompt in ("decide.reroll", "decide.double"):
        return _window(plan, prompt, number(facts, "face"), purpose)
    if prompt in ("decide.heading", "decide.wall_hit"):
        return [_of_option(plan, option, number(facts, "steps"), bool(facts.get("diagonal"))) for option in options]
    if prompt == "decide.use_scroll_or_roll":
        return _before_the_roll(plan, options)
    if prompt == "decide.scroll_target":
        return weigh_targets(plan, options, number(facts, "steps"), bool(facts.get("diagonal")))
    if prompt == "decide.take_stairs":
        if _on_the_way(ask):
            return [plan.leaving(position.hp), _after_playing_on(match, ask.seat, 1, weights)]
        # At the end of a turn, or after a scroll before the roll: in both cases a roll comes next.
        return [plan.leaving(position.hp), plan.staying(position.at, plan.came(), position.flags, 0, position.hp)]
    if prompt == "decide.teleport_again":
        return [_after_playing_on(match, ask.seat, index, weights) for index in range(len(options))]
    return None


def _on_the_way(ask: Ask[Any]) -> bool:
    """Are there steps left in the move?"""
    return number(ask.facts or {}, "steps") > 0


def _of_option(plan: Plan, option: Value, steps: int, diagonal: bool) -> float:
    """The worth of a heading, perhaps through a wall, or of a scroll to make the steps from elsewhere."""
    position = plan.position
    if option == STAY:
        return plan.ended(position.at, NO_HEADING, position.flags, 0, position.hp)
    if option == TELEPORT_SCROLL:
        return _of_scroll(plan, steps, diagonal)
    if isinstance(option, str):
        return plan.of_way(NAMES.index(option), steps)
    assert isinstance(option, tuple)
    worth = plan.of_way(NAMES.index(option[1]), steps, through_a_wall=True)
    return worth - purchases.worth_of_keeping(position, WALL_PASS)


def _of_beginning(plan: Plan, option: str) -> float:
    position = plan.position
    if option == ROLL:
        return plan.staying(position.at, plan.came(), position.flags, 0, position.hp)
    if option == ABANDON:
        return _LATER
    return _of_scroll(plan, 0, False)


def _of_scroll(plan: Plan, steps: int, diagonal: bool) -> float:
    """The worth of the best target of a scroll, with these steps still to make (0: before the roll)."""
    values = weigh_targets(plan, all_targets(plan), steps, diagonal)
    return max(values) - purchases.worth_of_keeping(plan.position, TELEPORT_SCROLL)


def _before_the_roll(plan: Plan, options: Sequence[str]) -> list[float]:
    """The worths before the roll. Rolling is never worth less than a scroll that can still be read after it."""
    values = [_of_beginning(plan, option) for option in options]
    if TELEPORT_SCROLL in options and plan.position.settings.word("scroll") == SCROLL_ANY_TIME:
        values[options.index(ROLL)] = max(values) + _NO_HURRY
    return values


def _window(plan: Plan, prompt: str, face: int, purpose: str) -> list[float]:
    """The worths of keeping a roll and of spending a piece on it."""
    position = plan.position
    kept = _of_result(plan, purpose, face, face)
    if prompt == "decide.reroll":
        again = sum([_of_result(plan, purpose, other, other) for other in D6]) / len(D6)
        return [kept, again - purchases.worth_of_keeping(position, MULLIGAN_SCROLL)]
    doubled = _of_result(plan, purpose, FIGURES.doubling * face, face)
    return [kept, doubled - purchases.worth_of_keeping(position, DOUBLING_POTION)]


def _of_result(plan: Plan, purpose: str, result: int, face: int) -> float:
    position = plan.position
    if purpose == rolling.MOVE:
        shown = face if position.settings.flag("doubling_keeps_style") else result
        return plan.of_roll(result, shown % 2 == 1)
    if purpose == rolling.HEART:
        return plan.hp_worth(position.hp + result)
    if purpose == rolling.ENEMY:
        return plan.hp_worth(position.hp - result)
    if purpose == rolling.CHEST:
        return plan.stakes.coin * plan.rush * result
    return -plan.stakes.coin * min(result, max(0, position.purse))


def _after_playing_on(match: Match, seat: int, index: int, weights: Weights) -> float:
    """The worth of an answer in the middle of a move: the mean of forks, because dice may be rolled on the way."""
    total = 0.0
    for seed in range(_SAMPLES):
        twin = match.fork(Seeded(seed), seat)
        before = GAME.view(twin.table, seat)
        twin.answer(index)
        after, ask = GAME.view(twin.table, seat), twin.ask
        if ask is None or after["page"] != before["page"] or after["floor"] != before["floor"] or ask.seat != seat:
            return _LATER  # the answer ended the floor or the turn, so there is nothing to compare
        values = weigh(twin, ask, weights)
        assert values is not None
        total += max(values)
    return total / _SAMPLES


def _between_0_and_1(value: float) -> float:
    return 1.0 / (1.0 + exp(-2.0 * max(-50.0, min(50.0, value))))
