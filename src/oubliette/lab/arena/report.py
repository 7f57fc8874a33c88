"""What an arena found out."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from oubliette.lab.arena.plan import Plan
from oubliette.lab.arena.questions import Verdict, judge


@dataclass(frozen=True, slots=True)
class Result:
    """How a bot fared in some matches.

    `share` is that of points where bots play against each other, else that of wins. `low` and `high` hold the true one,
    95% sure; of a score they are None while there are too few matches to say so.
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
    """One bot. Seconds are processor time."""

    bot: str
    rating: float | None
    rating_error: float | None
    total: Result
    values: tuple[Result, ...]
    """The same for each value of the options that vary, in the order of the plan."""
    decisions: int
    s_per_decision: float
    s_per_match: float


@dataclass(frozen=True, slots=True)
class PairReport:
    """Two bots, or one and a target.

    `mean` is the first one's share against the second; of two who play alone it is the difference of their shares of
    wins or, where they are compared by score, the share of matches in which the first one had the better score.
    `wins`, `draws` and `losses` are the first one's, match by match. `score_difference` is that of two who play alone.
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
    """How it went. `bots` stand in the order of their rating, or of what they are compared by."""

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
        """What is known of two bots, from the first one's side."""
        for one in self.pairs:
            if (one.first, one.second) == (first, second):
                return one
            if (one.first, one.second) == (second, first):
                return _turned(one, 0.0 if self.plan.by == "wins" else 1.0, self.plan)
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
    told = asdict(bot)
    return {"bot": told.pop("bot"), **told.pop("total"), **told}


def _turned(pair: PairReport, whole: float, plan: Plan) -> PairReport:
    """The same from the second one's side: a share becomes the rest of the whole, a difference changes its sign.

    Whether it is above a target is another question then: who does not reach it says nothing of the other.
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
        _minus(pair.score_difference),
        _minus(pair.score_high),
        _minus(pair.score_low),
    )


def _minus(number: float | None) -> float | None:
    return None if number is None else -number
