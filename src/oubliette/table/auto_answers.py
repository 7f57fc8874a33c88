"""What the table answers for people without asking them: by habit, in windows, and where there is no choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oubliette.kernel import Ask, Match, Value, find_option
from oubliette.table.seats import Seats
from oubliette.table.undo import Undo
from oubliette.table.windows import Which, Windows

_PATIENT: Final = 100  # answers by habit in a row: then we ask, lest habits walk in circles for ever


@final
class AutoAnswers:
    """The habits of each seat, its setting for windows, and whether it is asked where it has no choice.

    A habit is what a person always answers to a prompt. Habits and settings leave with the person.
    """

    __slots__ = ("_by_hand", "_habits", "_in_a_row", "_match", "_seats", "_undo", "_windows", "on_forced")

    def __init__(self, match: Match, seats: Seats, undo: Undo) -> None:
        self.on_forced: Callable[[Ask[Any]], None] | None = None  # is told of such a question before it is answered
        self._match = match
        self._seats = seats
        self._undo = undo
        self._windows = Windows(match)
        self._habits: list[dict[str, Value]] = [{} for _ in seats.players]
        self._by_hand = -1  # the ply of a question that was taken back: it is put to the person, whatever their habits
        self._in_a_row = 0  # answers by habit since a person or a bot gave one

    def set_habit(self, seat: int, prompt: str, value: Value | None) -> None:
        """From now on always answer this to that prompt; None: ask again."""
        if value is None:
            self._habits[seat].pop(prompt, None)
        else:
            self._habits[seat][prompt] = value

    def habits(self, seat: int) -> dict[str, Value]:
        """What that seat always answers, by prompt."""
        return dict(self._habits[seat])

    def set_windows(self, seat: int, which: Which) -> None:
        """From now on ask that seat in these windows only."""
        self._windows.want(seat, which)

    def windows(self, seat: int) -> Which | None:
        """The setting of a seat; None in a match without windows."""
        return self._windows.of(seat)

    def is_window(self, ask: Ask[Any]) -> bool:
        """Is it asked in somebody else's turn, so that it can be declined?"""
        return self._windows.asks(ask)

    def forget(self, seat: int) -> None:
        """Somebody else sits there."""
        self._habits[seat] = {}
        self._windows.forget(seat)

    def ask_by_hand(self, ply: int) -> None:
        """Put the question after `ply` answers to the person, whatever their habits: they took their answer back."""
        self._by_hand = ply

    def answered(self) -> None:
        """A person or a bot gave an answer."""
        self._in_a_row = 0

    def answer(self, ask: Ask[Any]) -> int:
        """The index of the answer that the table gives for a person; -1: it asks them."""
        match = self._match
        if self._by_hand != len(match.answers) and not match.game.by_gesture(match.table, ask):
            index = self._habitual(ask) if self._in_a_row < _PATIENT else -1
            if index >= 0:
                self._in_a_row += 1
                return index
            if self._windows.may_decline(ask):
                index = self._windows.declined(ask, self._undo.answer_log)
                if index >= 0:
                    return index
        if len(ask.options) > 1 or ask.prompt in match.game.pauses:
            return -1
        if not self._seats.skips_forced(ask.seat):
            return -1
        if self.on_forced is not None and not self._windows.asks(ask):  # a window that is closed is no news
            self.on_forced(ask)
        return 0

    def _habitual(self, ask: Ask[Value]) -> int:
        """The index that the asked seat always answers, or -1 if it has no such habit or it is not allowed here."""
        value = self._habits[ask.seat].get(ask.prompt)
        return -1 if value is None else find_option(ask.options, value)
