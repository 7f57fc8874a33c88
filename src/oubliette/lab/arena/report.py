"""The report of an arena."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from oubliette.lab.arena.plan import Plan
from oubliette.lab.arena.questions import Verdict, judge


@dataclass(frozen=True, slots=True)
class Result:
    """The results of a bot in some matches.

    `share` is the share of points if bots play against each other, otherwise of wins. `low` and `high` are its 95%
    interval; those of the score are None if there are too few matches.
    """

    matches: int
    share: float
    low: float
    high: float
    mean_score: float
    score_low: float | None
    score_high: float | None


@dataclass(frozen=True, slots=True)
class BotReport:
    """The results of one bot. Seconds are processor time."""

    bot: str
    rating: float | None
    rating_error: float | None
    total: Result
    values: tuple[Result, ...]
    """The results for each value of the options that vary, in the order of the plan."""
    decisions: int
    s_per_decision: float
    s_per_match: float


@dataclass(frozen=True, slots=True)
class PairReport:
    """The comparison of two bots, or of one bot with a target.

    `mean` is the first bot's share against the second. For two bots that play alone it is the difference of their
    shares of wins or, if compared by score, the share of matches in which the first had the better score. `wins`,
    `draws` and `losses` are the first bot's. Only bots that play alone have a `score_difference`.
    """

    first: str
    second: str | None
    matches: int
    wins: int
    draws: int
    losses: int
    mean: float
    low: float
    high: float
    verdict: Verdict
    score_difference: float | None = None
    score_low: float | None = None
    score_high: float | None = None


@dataclass(frozen=True, slots=True)
class Arena:
    """The results. `bots` are sorted by rating, or by the measure with which they are compared."""

    plan: Plan
    matches: int
    seconds: float
    workers: int
    interrupted: bool
    rated: bool
    bots: tuple[BotReport, ...]
    pairs: tuple[PairReport, ...]
    endings: dict[str, int]

    def pair(self, first: str, second: str) -> PairReport | None:
        """The comparison of two bots, from the first one's side."""
        for one in self.pairs:
            if (one.first, one.second) == (first, second):
                return one
            if (one.first, one.second) == (second, first):
                return _swapped(one, 0.0 if self.plan.by == "wins" else 1.0, self.plan)
        return None

    def as_dict(self) -> dict[str, object]:
        """Everything as plain data, for `--json`."""
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "seed": plan.seed,
            "options": {name: value for name, value in plan.settings[0] if name not in plan.over},
            "over": list(plan.over),
            "values": list(plan.values) if plan.over else [],
            "by": plan.by,
            "target": plan.target,
            "margin": plan.margin,
            "early": plan.early,
            "most_matches": plan.blocks * plan.block_size,
            "matches": self.matches,
            "interrupted": self.interrupted,
            "seconds": self.seconds,
            "workers": self.workers,
            "bots": [_flat(one) for one in self.bots],
            "pairs": [asdict(one) for one in self.pairs],
            "endings": self.endings,
        }


def _flat(bot: BotReport) -> dict[str, object]:
    facts = asdict(bot)
    return {"bot": facts.pop("bot"), **facts.pop("total"), **facts}


def _swapped(pair: PairReport, whole: float, plan: Plan) -> PairReport:
    """The same from the second bot's side: a share becomes `whole` minus the share, a difference changes its sign.

    With a target, judge again: that one bot misses the target does not say whether the other reaches it.
    """
    assert pair.second is not None
    verdicts: dict[Verdict, Verdict] = {"above": "below", "below": "above"}
    verdict = verdicts.get(pair.verdict, pair.verdict)
    if plan.target is not None:
        verdict = judge(whole - pair.high, whole - pair.low, plan.target, plan.margin)
    return PairReport(
        pair.second,
        pair.first,
        pair.matches,
        pair.losses,
        pair.draws,
        pair.wins,
        whole - pair.mean,
        whole - pair.high,
        whole - pair.low,
        verdict,
        _negated(pair.score_difference),
        _negated(pair.score_high),
        _negated(pair.score_low),
    )


def _negated(number: float | None) -> float | None:
    return None if number is None else -number
