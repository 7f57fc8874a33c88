"""Windows: questions in another seat's turn that can be declined. Each seat chooses which of them it is asked."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, final

from oubliette.kernel import SPECTATOR, Ask, Match
from oubliette.kernel.ask import find_option
from oubliette.table.answer_log import AnswerLog
from oubliette.table.problems import NoWindows
from oubliette.table.seats import Seats

# Ask me in all windows; only in those near me; only in my own turn.
Which: TypeAlias = Literal["all", "near", "mine"]

ALL: Final = "all"
NEAR: Final = "near"
MINE: Final = "mine"


@final
class Windows:
    """The setting of each seat. In other windows the table declines for it.

    Whether it declines depends on the setting and on public knowledge, never on a hand. So others learn at most the
    setting.

    Until they choose, people at one table are asked in ALL windows, and a person who plays alone in those NEAR them:
    with `all`, two of five of their questions would be windows.
    """

    __slots__ = ("_declining", "_match", "_seats", "_settings")

    def __init__(self, match: Match, seats: Seats) -> None:
        self._match = match
        self._seats = seats
        self._declining = match.game.windows(match.set_up.settings)  # the answer that declines, by prompt
        self._settings: dict[int, Which] = {}  # what people chose, by seat

    def setting(self, seat: int) -> Which | None:
        """The setting of a seat; None in a match without windows."""
        return self._setting(seat) if self._declining else None

    def set(self, seat: int, which: Which) -> None:
        """Ask that seat only in these windows from now on."""
        if not self._declining:
            raise NoWindows(self._match.game.id)
        self._settings[seat] = which

    def forget(self, seat: int) -> None:
        """Another player sits there now, who has not chosen."""
        self._settings.pop(seat, None)

    def is_window(self, ask: Ask[Any]) -> bool:
        """Is this question a window?"""
        return ask.prompt in self._declining

    def may_decline(self, ask: Ask[Any]) -> bool:
        """Is this a window that the table may decline for the seat?"""
        return self.is_window(ask) and self._setting(ask.seat) != ALL

    def declined(self, ask: Ask[Any], answer_log: AnswerLog) -> int:
        """The index that declines this window, if the seat does not want to be asked; -1: ask."""
        match, seat = self._match, ask.seat
        if self._setting(seat) == NEAR:
            events = match.events_for(SPECTATOR, answer_log.last(seat))
            if match.log is None or match.game.near(match.table, seat, events):  # without a log we cannot know: ask
                return -1
        return find_option(ask.options, self._declining[ask.prompt])

    def _setting(self, seat: int) -> Which:
        return self._settings.get(seat, NEAR if self._seats.skips_forced(seat) else ALL)
