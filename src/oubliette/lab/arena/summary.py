"""Makes the report from the blocks of a standing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import isfinite

from oubliette.lab.arena.intervals import ALPHA
from oubliette.lab.arena.match import Played
from oubliette.lab.arena.plan import Plan
from oubliette.lab.arena.points import better, halves, score, won
from oubliette.lab.arena.questions import Means, Question, Sample, Shares, judge
from oubliette.lab.arena.ratings import Meeting, Rating, rate
from oubliette.lab.arena.report import Arena, BotReport, PairReport, Result
from oubliette.lab.arena.standing import Standing


def summary(standing: Standing, seconds: float, workers: int, interrupted: bool) -> Arena:
    """Make the report."""
    plan = standing.plan
    fixed = not plan.early and not interrupted
    for question in standing.questions:
        question.finish(fixed)
    ratings = None if plan.alone else rate(len(plan.bots), list(_meetings(standing)))
    bots = [_bot(standing, number, ratings[number] if ratings else None, fixed) for number in range(len(plan.bots))]
    endings = Counter([played.reason for _, _, played in _counted_matches(standing)])
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
    """The sort key: best bot first, equal ones in the given order."""
    place = plan.bots.index(bot.bot)
    if plan.by == "score":
        return -bot.total.mean_score, place
    return -(bot.total.share if bot.rating is None else bot.rating), place


def _counted_matches(standing: Standing) -> Iterator[tuple[int, int, Played]]:
    """Every match that counts: its group, its number in the block, its result."""
    for group in range(len(standing.plan.groups)):
        for block in standing.counted(group):
            for match, played in enumerate(block):
                yield group, match, played


def _members(plan: Plan, group: int, match: int) -> tuple[int, ...]:
    """Who sat where, as indices into the list of bots."""
    order = plan.orders[match // len(plan.values)]
    return tuple([plan.groups[group][place] for place in order])


def _meetings(standing: Standing) -> Iterator[Meeting]:
    for group, match, played in _counted_matches(standing):
        yield _members(standing.plan, group, match), played.places


def _bot(standing: Standing, bot: int, rating: Rating | None, fixed: bool) -> BotReport:
    plan = standing.plan
    every = range(len(plan.values))
    decisions, thought, took, matches = 0, 0.0, 0.0, 0
    for group, match, played in _counted_matches(standing):
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
    """The matches of a block with that value."""
    return range(value, plan.block_size, len(plan.values))


def _result(standing: Standing, bot: int, values: range, fixed: bool) -> Result:
    """The results of a bot with these values.

    Each of its groups counts equally, however soon it stopped: otherwise a group with a quick verdict would count less.
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
    mean_score, score_low, score_high = _combined(scores, fixed)
    share_mean, low, high = _combined(shares, fixed)
    return Result(matches, share_mean, low, high, mean_score, _finite(score_low), _finite(score_high))


def _unit(plan: Plan) -> int:
    """The most that a bot can gain in a match: two half points against each rival, or one win."""
    return 1 if plan.alone else 2 * (plan.seats - 1)


def _seat(plan: Plan, place: int, match: int) -> int:
    return plan.orders[match // len(plan.values)].index(place)


def _gained(plan: Plan, place: int, match: int, played: Played) -> int:
    if plan.alone:
        return won(played)
    seat = _seat(plan, place, match)
    return sum([halves(played, seat, other) for other in range(plan.seats) if other != seat])


def _combined(samples: Sequence[Sample], fixed: bool) -> tuple[float, float, float]:
    """The mean of several means, and its 95% interval.

    Each interval is so wide that all hold at once with 95%. Then the mean of their ends holds, too, even though the
    samples depend on each other: they share their dice.
    """
    number = len(samples)
    ends = [sample.bounds(ALPHA / number, fixed) for sample in samples]
    means = [sample.mean for sample in samples]
    return sum(means) / number, sum([low for low, _ in ends]) / number, sum([high for _, high in ends]) / number


def _pairs(standing: Standing, fixed: bool) -> Iterator[PairReport]:
    """A report for each pair of bots. Bots that met in several groups get one report for all groups."""
    plan = standing.plan
    by_pair: dict[tuple[int, int | None], list[Question]] = {}
    for question in standing.questions:
        by_pair.setdefault((question.first, question.second), []).append(question)
    for (first, second), questions in by_pair.items():
        mean, low, high = _combined([question.sample for question in questions], fixed)
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
    """The difference of scores, block by block, of two bots that played the same matches alone."""
    if not standing.plan.alone or question.second is None or not question.used:
        return None, None, None
    difference = Means()
    mine, theirs = [standing.blocks[group] for group in question.groups]
    for number in range(question.used):
        difference.add(score(mine[number]) - score(theirs[number]))
    low, high = difference.bounds(fixed=fixed)
    return difference.mean, _finite(low), _finite(high)


def _counted(standing: Standing, questions: Sequence[Question]) -> tuple[int, int, int]:
    """In how many matches the first bot did better, equally well, and worse."""
    plan = standing.plan
    outcomes = [0, 0, 0]
    for question in questions:
        blocks = [standing.blocks[group][: question.used] for group in question.groups]
        for number in range(question.used):
            for match in range(plan.block_size):
                outcomes[2 - _outcome(plan, question, [one[number][match] for one in blocks], match)] += 1
    return outcomes[0], outcomes[1], outcomes[2]


def _outcome(plan: Plan, question: Question, played: Sequence[Played], match: int) -> int:
    """Two if the first bot did better in this match, one if equally well, zero if worse."""
    if not plan.alone:
        members = plan.groups[question.groups[0]]
        assert question.second is not None, "a bot at a table has a rival"
        seats = [_seat(plan, members.index(bot), match) for bot in (question.first, question.second)]
        return halves(played[0], seats[0], seats[1])
    if question.second is None:
        return 2 * won(played[0])
    mine, theirs = played
    return better(mine, theirs) if plan.by == "score" else 1 + won(mine) - won(theirs)


def _finite(number: float) -> float | None:
    return number if isfinite(number) else None
