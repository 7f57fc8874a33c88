"""Which windows people want to be asked in: questions in somebody else's turn that can be declined."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, final

from oubliette.kernel import SPECTATOR, Ask, Match
from oubliette.kernel.ask import find_option
from oubliette.table.answer_log import AnswerLog
from oubliette.table.problems import NoWindows

# Everything; what happens near me; only what my own turn asks.
Which: TypeAlias = Literal["all", "near", "mine"]

ALL: Final = "all"
NEAR: Final = "near"
MINE: Final = "mine"


@final
class Windows:
    """The setting of each seat. Where it does not want to be asked, the table declines for it.

    Whether it declines depends on the setting and on what everybody knows, never on a hand. So others learn at most how
    somebody likes to be asked.
    """

    __slots__ = ("_declining", "_match", "_wanted")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._declining = match.game.windows(match.set_up.settings)  # by prompt
        self._wanted: dict[int, Which] = {}  # seats that do not want to be asked everything

    def of(self, seat: int) -> Which | None:
        """The setting of a seat; None in a match without windows."""
        return self._wanted.get(seat, ALL) if self._declining else None

    def want(self, seat: int, which: Which) -> None:
        """From now on ask that seat in these windows only."""
        if not self._declining:
            raise NoWindows(self._match.game.id)
        if which == ALL:
            self.forget(seat)
        else:
            self._wanted[seat] = which

    def forget(self, seat: int) -> None:
        """Somebody else sits there: ask everything."""
        self._wanted.pop(seat, None)

    def asks(self, ask: Ask[Any]) -> bool:
        """Is this question a window?"""
        return ask.prompt in self._declining

    def may_decline(self, ask: Ask[Any]) -> bool:
        """Is it one to a seat that wants to be asked in some windows only?"""
        return ask.seat in self._wanted and self.asks(ask)

    def declined(self, ask: Ask[Any], answer_log: AnswerLog) -> int:
        """The index that declines a window in which the seat does not want to be asked; -1: ask."""
        match, seat = self._match, ask.seat
        if self._wanted[seat] == NEAR:
            news = match.events_for(SPECTATOR, answer_log.latest(seat))
            if match.log is None or match.game.near(match.table, seat, news):  # without a log nobody knows: ask
                return -1
        return find_option(ask.options, self._declining[ask.prompt])
