"""What a match counts: points for bots that meet, wins or scores for bots that play alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oubliette.lab.arena.intervals import MEAN_FROM
from oubliette.lab.arena.match import Played
from oubliette.lab.arena.plan import Plan
from oubliette.lab.arena.questions import Block, Question, Shares


def halves(played: Played, seat: int, other: int) -> int:
    """Half points of one seat against another: two for a better place, one for the same place.

    A draw, a shared win and a defeat of both count the same: neither was better.
    """
    mine, theirs = played.places[seat], played.places[other]
    return 2 if mine < theirs else 1 if mine == theirs else 0


def against(plan: Plan, first: int, second: int) -> Callable[[Sequence[Block]], list[int]]:
    """A function that counts a block's half points of one member of a group against another, by value."""
    seats = [(order.index(first), order.index(second)) for order in plan.orders]
    values = len(plan.values)

    def count(blocks: Sequence[Block]) -> list[int]:
        (block,) = blocks
        under = [block[value::values] for value in range(values)]
        return [sum([halves(one, *pair) for one, pair in zip(some, seats, strict=True)]) for some in under]

    return count


def won(played: Played) -> int:
    """1 if the bot that played alone won, else 0."""
    return int(played.places[0] == 1)


def score(block: Block) -> float:
    """The mean score of a block."""
    return sum([played.scores[0] for played in block]) / len(block)


def questions(plan: Plan) -> list[Question]:
    """The arena's questions: which of two bots is better, or whether a bot alone reaches the target."""
    if not plan.alone:
        return _of_groups(plan)
    numbers = range(len(plan.bots))
    if plan.target is not None and plan.by == "wins":
        return [_alone(plan, number, plan.target) for number in numbers]
    return [_compared(plan, first, second) for first in numbers for second in numbers[first + 1 :]]


def _of_groups(plan: Plan) -> list[Question]:
    found: list[Question] = []
    mark = 0.5 if plan.target is None else plan.target
    places = range(plan.seats)
    for group, members in enumerate(plan.groups):
        for first in places:
            for second in places[first + 1 :]:
                sample = Shares(2 * len(plan.orders), len(plan.orders))
                found.append(
                    Question(
                        members[first],
                        members[second],
                        (group,),
                        sample,
                        against(plan, first, second),
                        mark,
                        plan.margin,
                        plan.early,
                    )
                )
    return found


def _alone(plan: Plan, bot: int, target: float) -> Question:
    return Question(bot, None, (bot,), Shares(1, 1), _wins, target, plan.margin, plan.early)


def _compared(plan: Plan, first: int, second: int) -> Question:
    """Compare two bots that played the same matches alone, match by match: so the luck of the dice cancels out."""
    both = first, second
    if plan.by == "wins":
        return Question(first, second, both, Shares(2, 1, base=-1.0), _more_wins, 0.0, plan.margin, plan.early)
    mark = 0.5 if plan.target is None else plan.target
    return Question(first, second, both, Shares(2, 1), _better_scores, mark, plan.margin, plan.early, MEAN_FROM)


def _wins(blocks: Sequence[Block]) -> list[int]:
    return [won(played) for played in blocks[0]]


def _more_wins(blocks: Sequence[Block]) -> list[int]:
    """The difference of wins in each match: 2 if only the first won, 0 if only the second did."""
    return [1 + won(mine) - won(theirs) for mine, theirs in zip(*blocks, strict=True)]


def _better_scores(blocks: Sequence[Block]) -> list[int]:
    """Half points as if the two had met and the better score had won."""
    return [better(mine, theirs) for mine, theirs in zip(*blocks, strict=True)]


def better(mine: Played, theirs: Played) -> int:
    """Half points for the first score: two if it is better, one if it is the same."""
    return 2 if mine.scores[0] > theirs.scores[0] else 1 if mine.scores[0] == theirs.scores[0] else 0
