"""The jobs of a worker process."""

from __future__ import annotations

from typing import Any, Final

from oubliette.bots import make_bot
from oubliette.bots.hints import hint as think_of_hint
from oubliette.bots.search import Budget
from oubliette.kernel import IllegalAnswer, Verifiable, check_dice
from oubliette.server.thinking.match_cache import MatchCache
from oubliette.server.thinking.position import Position
from oubliette.server.thinking.replays import steps_of
from oubliette.server.wire.matches import StepInfo
from oubliette.table.message import plain

_cache: Final = MatchCache()


def answer(position: Position, bot: str, seat: int) -> int:
    """The index that a bot of that name answers for the seat, which must be the one asked."""
    match = _cache.match_at(position)
    ask = match.ask
    if ask is None:
        raise IllegalAnswer("match_over", "the match is over: nothing is asked any more")
    if ask.seat != seat:
        raise IllegalAnswer("not_asked", f"seat {seat} has nothing to answer: seat {ask.seat} is asked", seat=seat)
    return make_bot(bot, match.game, seat, position.luck(seat))(match, ask)


def hint(position: Position, seat: int, seconds: float) -> dict[str, Any]:
    """What a good bot would answer in that seat, as plain data; each answer with its option."""
    match = _cache.match_at(position)
    found = think_of_hint(match, seat, Budget(seconds=seconds)).to_data()
    assert match.ask is not None, "there is a hint about it"
    for one in found["answers"]:
        one["option"] = plain(match.ask.options[one["index"]])
    return found


def steps(position: Position, seat: int, first: int, count: int) -> list[StepInfo]:
    """A part of a finished match, step by step."""
    return steps_of(_cache, position, seat, first, count)


def check_fate(position: Position, secret: bytes, salt: str, first: int) -> int:
    """Check the dice of a match from the ply `first` on against its secret; return their number.

    FateTampered names the first wrong one.
    """
    return check_dice(_cache.match_at(position), Verifiable(secret, salt, first))
