"""Answers that the table gives for people: habits, declined windows, and questions with one option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oubliette.kernel import Ask, Match, Value, find_option
from oubliette.table.seats import Seats
from oubliette.table.undo import Undo
from oubliette.table.windows import Which, Windows

_MOST_IN_A_ROW: Final = 100  # answers by habit; then the table asks, because habits may repeat without end


@final
class AutoAnswers:
    """Finds the answers that the table gives for people, from each seat's habits and its setting for windows.

    A habit is the answer that a person always gives to a prompt. Habits and settings leave with the person.
    """

    __slots__ = ("_by_hand", "_habits", "_in_a_row", "_match", "_seats", "_undo", "_windows", "on_forced")

    def __init__(self, match: Match, seats: Seats, undo: Undo) -> None:
        self.on_forced: Callable[[Ask[Any]], None] | None = None  # called before a question of one option is answered
        self._match = match
        self._seats = seats
        self._undo = undo
        self._windows = Windows(match, seats)
        self._habits: list[dict[str, Value]] = [{} for _ in seats.players]
        self._by_hand = -1  # an answer was taken back to this ply: ask the person, ignore habits
        self._in_a_row = 0  # answers by habit since a person or a bot gave one

    def set_habit(self, seat: int, prompt: str, value: Value | None) -> None:
        """Always answer `value` to that prompt from now on; None: ask again."""
        if value is None:
            self._habits[seat].pop(prompt, None)
        else:
            self._habits[seat][prompt] = value

    def habits(self, seat: int) -> dict[str, Value]:
        """That seat's habits: answers by prompt."""
        return dict(self._habits[seat])

    def set_windows(self, seat: int, which: Which) -> None:
        """Ask that seat only in these windows from now on."""
        self._windows.set(seat, which)

    def windows(self, seat: int) -> Which | None:
        """The seat's setting for windows; None in a match without windows."""
        return self._windows.setting(seat)

    def is_window(self, ask: Ask[Any]) -> bool:
        """Is this a question in another seat's turn that can be declined?"""
        return self._windows.is_window(ask)

    def forget(self, seat: int) -> None:
        """Forget the seat's habits and setting: another player sits there now."""
        self._habits[seat] = {}
        self._windows.forget(seat)

    def ask_by_hand(self, ply: int) -> None:
        """Ask the person at this ply and ignore their habits: they took their answer back."""
        self._by_hand = ply

    def answered(self) -> None:
        """A person or a bot gave an answer."""
        self._in_a_row = 0

    def answer(self, ask: Ask[Any]) -> int:
        """The index that the table answers for a person; -1: ask them."""
        match = self._match
        if self._by_hand != len(match.answers) and not match.game.by_gesture(match.table, ask):
            index = self._habitual(ask) if self._in_a_row < _MOST_IN_A_ROW else -1
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
        if self.on_forced is not None and not self._windows.is_window(ask):  # nobody needs to see a declined window
            self.on_forced(ask)
        return 0

    def _habitual(self, ask: Ask[Value]) -> int:
        """The index of the asked seat's habit; -1 if it has none or the answer is not legal here."""
        value = self._habits[ask.seat].get(ask.prompt)
        return -1 if value is None else find_option(ask.options, value)
