"""What matches count for: points of bots against each other, wins and scores of those who play alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oubliette.lab.arena.match import Played
from oubliette.lab.arena.plan import Plan
from oubliette.lab.arena.questions import Block, Question, Shares
from oubliette.lab.arena.sure import MEAN_FROM


def halves(played: Played, seat: int, other: int) -> int:
    """Half points of one seat against another: two for coming in before it, one for the same place.

    A draw, a shared win and a defeat of both are the same here: nobody was better.
    """
    mine, theirs = played.places[seat], played.places[other]
    return 2 if mine < theirs else 1 if mine == theirs else 0


def against(plan: Plan, first: int, second: int) -> Callable[[Sequence[Block]], list[int]]:
    """The half points of one place of a group against another in a block, value by value."""
    seats = [(order.index(first), order.index(second)) for order in plan.orders]
    values = len(plan.values)

    def count(blocks: Sequence[Block]) -> list[int]:
        (block,) = blocks
        under = [block[value::values] for value in range(values)]
        return [sum([halves(one, *pair) for one, pair in zip(some, seats, strict=True)]) for some in under]

    return count


def won(played: Played) -> int:
    """Did who played alone win? One or none."""
    return int(played.places[0] == 1)


def score(block: Block) -> float:
    """The mean score of a block."""
    return sum([played.scores[0] for played in block]) / len(block)


def questions(plan: Plan) -> list[Question]:
    """What is asked: of each two bots who is better, or of each bot alone whether it reaches the target."""
    if not plan.alone:
        return _of_groups(plan)
    numbers = range(len(plan.bots))
    if plan.target is not None and plan.by == "wins":
        return [_alone(plan, number, plan.target) for number in numbers]
    return [_compared(plan, first, second) for first in numbers for second in numbers[first + 1 :]]


def _of_groups(plan: Plan) -> list[Question]:
    asked: list[Question] = []
    mark = 0.5 if plan.target is None else plan.target
    places = range(plan.seats)
    for group, members in enumerate(plan.groups):
        for first in places:
            for second in places[first + 1 :]:
                sample = Shares(2 * len(plan.orders), len(plan.orders))
                asked.append(
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
    return asked


def _alone(plan: Plan, bot: int, target: float) -> Question:
    return Question(bot, None, (bot,), Shares(1, 1), _wins, target, plan.margin, plan.early)


def _compared(plan: Plan, first: int, second: int) -> Question:
    """Two who played the same matches alone, match by match, so that the luck of the dice drops out."""
    both = first, second
    if plan.by == "wins":
        return Question(first, second, both, Shares(2, 1, base=-1.0), _more_wins, 0.0, plan.margin, plan.early)
    mark = 0.5 if plan.target is None else plan.target
    return Question(first, second, both, Shares(2, 1), _better_scores, mark, plan.margin, plan.early, MEAN_FROM)


def _wins(blocks: Sequence[Block]) -> list[int]:
    return [won(played) for played in blocks[0]]


def _more_wins(blocks: Sequence[Block]) -> list[int]:
    """The difference of wins in each match: 2 where only the first won, 0 where only the second did."""
    return [1 + won(mine) - won(theirs) for mine, theirs in zip(*blocks, strict=True)]


def _better_scores(blocks: Sequence[Block]) -> list[int]:
    """Half points as if the two had met: whoever has the better score comes in first."""
    return [better(mine, theirs) for mine, theirs in zip(*blocks, strict=True)]


def better(mine: Played, theirs: Played) -> int:
    """Two half points for the better score, one for the same."""
    return 2 if mine.scores[0] > theirs.scores[0] else 1 if mine.scores[0] == theirs.scores[0] else 0
