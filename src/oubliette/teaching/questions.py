"""The questions of a match so far, without replaying it for each."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, final

from oubliette.kernel import Ask, Match, RealDice, SetUp

_MOST: Final = 64  # matches to remember; the least recently used goes first


@final
class _Twin:
    """A second match that is given the same answers, and notes each question."""

    def __init__(self, made: SetUp) -> None:
        self.made = made
        self._match = Match.start(made, fate=RealDice(), listen=False)
        self.asks: list[Ask[Any]] = []

    def follow(self, answers: Sequence[int]) -> None:
        """Catch up with these answers."""
        known = self._match.answers
        if list(answers[: len(known)]) != known:
            self._match = Match.start(self.made, fate=RealDice(), listen=False)  # an answer was taken back
            self.asks.clear()
        for index in answers[len(self.asks) :]:
            ask = self._match.ask
            assert ask is not None, "the match goes on, so its twin does"
            self.asks.append(ask)
            self._match.play(index)


_twins: Final[OrderedDict[int, _Twin]] = OrderedDict()


def questions_of(match: Match) -> Sequence[Ask[Any]]:
    """The questions that were answered so far, fate's included: one for each answer.

    They follow from set-up and answers alone, so remembering them is safe. A match of many answers takes a long time to
    replay, and a script looks at each question of its bots.
    """
    key = id(match.set_up)  # the twin keeps the set-up, so no other gets its id
    twin = _twins.pop(key, None) or _Twin(match.set_up)
    twin.follow(match.answers)
    _twins[key] = twin  # put it back only now: one that failed is wrong
    if len(_twins) > _MOST:
        _twins.popitem(last=False)
    return twin.asks
