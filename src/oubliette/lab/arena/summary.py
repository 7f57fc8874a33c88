"""From the blocks of a standing to the report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import isfinite

from oubliette.lab.arena.match import Played
from oubliette.lab.arena.plan import Plan
from oubliette.lab.arena.points import better, halves, score, won
from oubliette.lab.arena.questions import Means, Question, Sample, Shares, judge
from oubliette.lab.arena.ratings import Meeting, Rating, rate
from oubliette.lab.arena.report import Arena, BotReport, PairReport, Result
from oubliette.lab.arena.standing import Standing
from oubliette.lab.arena.sure import ALPHA


def summary(standing: Standing, seconds: float, workers: int, interrupted: bool) -> Arena:
    """Tell how it stands."""
    plan = standing.plan
    fixed = not plan.early and not interrupted
    for question in standing.questions:
        question.settle(fixed)
    ratings = None if plan.alone else rate(len(plan.bots), list(_meetings(standing)))
    bots = [_bot(standing, number, ratings[number] if ratings else None, fixed) for number in range(len(plan.bots))]
    endings = Counter([played.reason for _, _, played in _every(standing)])
    return Arena(
        plan,
        sum([plan.block_size * len(standing.counted(group)) for group in range(len(plan.groups))]),
        seconds,
        workers,
        interrupted,
        ratings is not None,
        tuple(sorted(bots, key=lambda bot: _rank(plan, bot))),
        tuple(_pairs(standing, fixed)),
        dict(sorted(endings.items(), key=lambda one: (-one[1], one[0]))),
    )


def _rank(plan: Plan, bot: BotReport) -> tuple[float, int]:
    """The best first; who is as good as another, in the order given."""
    place = plan.bots.index(bot.bot)
    if plan.by == "score":
        return -bot.total.mean_score, place
    return -(bot.total.share if bot.rating is None else bot.rating), place


def _every(standing: Standing) -> Iterator[tuple[int, int, Played]]:
    """Every match that counts: its group, its number in the block, how it went."""
    for group in range(len(standing.plan.groups)):
        for block in standing.counted(group):
            for match, played in enumerate(block):
                yield group, match, played


def _members(plan: Plan, group: int, match: int) -> tuple[int, ...]:
    """Who sat where, as places in the list of bots."""
    order = plan.orders[match // len(plan.values)]
    return tuple([plan.groups[group][place] for place in order])


def _meetings(standing: Standing) -> Iterator[Meeting]:
    for group, match, played in _every(standing):
        yield _members(standing.plan, group, match), played.places


def _bot(standing: Standing, bot: int, rating: Rating | None, fixed: bool) -> BotReport:
    plan = standing.plan
    every = range(len(plan.values))
    decisions, thought, took, matches = 0, 0.0, 0.0, 0
    for group, match, played in _every(standing):
        if bot not in plan.groups[group]:
            continue
        matches += 1
        took += played.took
        for seat, member in enumerate(_members(plan, group, match)):
            if member == bot:
                decisions += played.decisions[seat]
                thought += played.seconds[seat]
    return BotReport(
        plan.bots[bot],
        None if rating is None else rating.value,
        None if rating is None else rating.error,
        _result(standing, bot, every, fixed),
        tuple([_result(standing, bot, range(value, value + 1), fixed) for value in every]) if plan.over else (),
        decisions,
        thought / decisions if decisions else 0.0,
        took / matches if matches else 0.0,
    )


def _under(plan: Plan, value: int) -> range:
    """The matches of a block that are played under that value."""
    return range(value, plan.block_size, len(plan.values))


def _result(standing: Standing, bot: int, values: range, fixed: bool) -> Result:
    """How a bot fared under these values.

    Each of its groups counts alike, however soon it stopped: else whoever was beaten quickly would count less.
    """
    plan = standing.plan
    shares: list[Sample] = []
    scores: list[Sample] = []
    matches = 0
    for group, members in enumerate(plan.groups):
        blocks = standing.counted(group)
        if bot not in members or not blocks:
            continue
        place = members.index(bot)
        share = Shares(_unit(plan) * len(plan.orders), len(plan.orders))
        scored = Means()
        chosen = [match for value in values for match in _under(plan, value)]
        for block in blocks:
            for value in values:
                share.add(sum([_gained(plan, place, match, block[match]) for match in _under(plan, value)]))
            scored.add(sum([block[match].scores[_seat(plan, place, match)] for match in chosen]) / len(chosen))
        shares.append(share)
        scores.append(scored)
        matches += len(chosen) * len(blocks)
    if not shares:
        return Result(0, 0.0, 0.0, 1.0, 0.0, None, None)
    mean_score, score_low, score_high = _together(scores, fixed)
    share_mean, low, high = _together(shares, fixed)
    return Result(matches, share_mean, low, high, mean_score, _finite(score_low), _finite(score_high))


def _unit(plan: Plan) -> int:
    """What a bot can gain in a match: two halves against each other one, or a win."""
    return 1 if plan.alone else 2 * (plan.seats - 1)


def _seat(plan: Plan, place: int, match: int) -> int:
    return plan.orders[match // len(plan.values)].index(place)


def _gained(plan: Plan, place: int, match: int, played: Played) -> int:
    if plan.alone:
        return won(played)
    seat = _seat(plan, place, match)
    return sum([halves(played, seat, other) for other in range(plan.seats) if other != seat])


def _together(samples: Sequence[Sample], fixed: bool) -> tuple[float, float, float]:
    """The mean of several means, and its interval.

    Each interval is made so wide that all of them hold at once, 95% sure: then so does the mean of their ends, however
    the samples hang together (they share their dice).
    """
    number = len(samples)
    ends = [sample.bounds(ALPHA / number, fixed) for sample in samples]
    means = [sample.mean for sample in samples]
    return sum(means) / number, sum([low for low, _ in ends]) / number, sum([high for _, high in ends]) / number


def _pairs(standing: Standing, fixed: bool) -> Iterator[PairReport]:
    """Everything that was asked; of bots that met in several groups, all groups together."""
    plan = standing.plan
    asked: dict[tuple[int, int | None], list[Question]] = {}
    for question in standing.questions:
        asked.setdefault((question.first, question.second), []).append(question)
    for (first, second), questions in asked.items():
        mean, low, high = _together([question.sample for question in questions], fixed)
        verdicts = {question.verdict for question in questions}
        sure = verdicts.pop() if len(verdicts) == 1 else judge(low, high, questions[0].mark, questions[0].margin)
        won, drawn, lost = _counted(standing, questions)
        yield PairReport(
            plan.bots[first],
            None if second is None else plan.bots[second],
            plan.block_size * sum([question.used for question in questions]),
            won,
            drawn,
            lost,
            mean,
            low,
            high,
            sure,
            *_score_difference(standing, questions[0], fixed),
        )


def _score_difference(
    standing: Standing, question: Question, fixed: bool
) -> tuple[float | None, float | None, float | None]:
    """Of two who played the same matches alone: how many points apart they are, block by block."""
    if not standing.plan.alone or question.second is None or not question.used:
        return None, None, None
    apart = Means()
    mine, theirs = [standing.blocks[group] for group in question.groups]
    for number in range(question.used):
        apart.add(score(mine[number]) - score(theirs[number]))
    low, high = apart.bounds(fixed=fixed)
    return apart.mean, _finite(low), _finite(high)


def _counted(standing: Standing, questions: Sequence[Question]) -> tuple[int, int, int]:
    """How often the first one did better, as well and worse, match by match."""
    plan = standing.plan
    outcomes = [0, 0, 0]
    for question in questions:
        blocks = [standing.blocks[group][: question.used] for group in question.groups]
        for number in range(question.used):
            for match in range(plan.block_size):
                outcomes[2 - _outcome(plan, question, [one[number][match] for one in blocks], match)] += 1
    return outcomes[0], outcomes[1], outcomes[2]


def _outcome(plan: Plan, question: Question, played: Sequence[Played], match: int) -> int:
    """Two for a match that the first one did better in, one for as well, none for worse."""
    if not plan.alone:
        members = plan.groups[question.groups[0]]
        assert question.second is not None, "at a table there is another"
        seats = [_seat(plan, members.index(bot), match) for bot in (question.first, question.second)]
        return halves(played[0], seats[0], seats[1])
    if question.second is None:
        return 2 * won(played[0])
    mine, theirs = played
    return better(mine, theirs) if plan.by == "score" else 1 + won(mine) - won(theirs)


def _finite(number: float) -> float | None:
    return number if isfinite(number) else None
