"""Windows: questions in another seat's turn that can be declined. Each seat chooses which of them it is asked."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, final

from oubliette.kernel import SPECTATOR, Ask, Match
from oubliette.kernel.ask import find_option
from oubliette.table.answer_log import AnswerLog
from oubliette.table.problems import NoWindows

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
    """

    __slots__ = ("_declining", "_match", "_settings")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._declining = match.game.windows(match.set_up.settings)  # the answer that declines, by prompt
        self._settings: dict[int, Which] = {}  # by seat, without those that are asked in ALL

    def setting(self, seat: int) -> Which | None:
        """The setting of a seat; None in a match without windows."""
        return self._settings.get(seat, ALL) if self._declining else None

    def set(self, seat: int, which: Which) -> None:
        """Ask that seat only in these windows from now on."""
        if not self._declining:
            raise NoWindows(self._match.game.id)
        if which == ALL:
            self.forget(seat)
        else:
            self._settings[seat] = which

    def forget(self, seat: int) -> None:
        """Another player sits there now: ask in all windows."""
        self._settings.pop(seat, None)

    def is_window(self, ask: Ask[Any]) -> bool:
        """Is this question a window?"""
        return ask.prompt in self._declining

    def may_decline(self, ask: Ask[Any]) -> bool:
        """Is this a window that the table may decline for the seat?"""
        return ask.seat in self._settings and self.is_window(ask)

    def declined(self, ask: Ask[Any], answer_log: AnswerLog) -> int:
        """The index that declines this window, if the seat does not want to be asked; -1: ask."""
        match, seat = self._match, ask.seat
        if self._settings[seat] == NEAR:
            events = match.events_for(SPECTATOR, answer_log.last(seat))
            if match.log is None or match.game.near(match.table, seat, events):  # without a log we cannot know: ask
                return -1
        return find_option(ask.options, self._declining[ask.prompt])
