"""Who answered when: finds what can be taken back without replaying a long match."""

from __future__ import annotations

from typing import Any, final

from oubliette.kernel import FATE, Ask, Match, NothingToUndo, RealDice


@final
class AnswerLog:
    """The answers that people and bots gave in a match, in order, with dice that people typed."""

    __slots__ = ("_given",)

    def __init__(self) -> None:
        self._given: list[tuple[int, int, bool]] = []  # ply, seat, was it the only answer?

    @staticmethod
    def of(match: Match) -> AnswerLog:
        """Build the log of a match by replaying it."""
        log = AnswerLog()
        dice = match.fate if isinstance(match.fate, RealDice) else None
        for step in match.history():
            if not step.by_fate or (dice is not None and dice.by_hand(step.ask)):
                log.note(step.ply, step.ask)
        return log

    def note(self, ply: int, ask: Ask[Any]) -> None:
        """Add an answer to this question; `ply` answers were given before."""
        self._given.append((ply, ask.seat, len(ask.options) == 1))

    def cut(self, ply: int) -> None:
        """Forget all answers after the first `ply`: they were taken back."""
        while self._given and self._given[-1][0] >= ply:
            self._given.pop()

    def last_undoable(self, seat: int, choices: bool) -> int:
        """The ply of the last answer that seat may take back, or -1. With `choices`, it must have had alternatives.

        Dice that people type count for every seat: people mistype.
        """
        for ply, owner, only in reversed(self._given):
            if owner == FATE or (owner == seat and not (choices and only)):
                return ply
        return -1

    def last(self, seat: int) -> int:
        """The ply of that seat's last answer, whoever gave it; -1 if there is none."""
        for ply, owner, _ in reversed(self._given):
            if owner == seat:
                return ply
        return -1

    def nothing_revealed_since(self, match: Match, ply: int) -> bool:
        """True if since that ply fate answered nothing and no event revealed anything."""
        since = 0
        for given, _, _ in reversed(self._given):
            if given < ply:
                break
            since += 1
        if since < len(match.answers) - ply:  # fate gave the rest
            return False
        events = match.events if match.log is not None else Match.replay(match.record(), match.game).events
        for event in reversed(events):
            if event.ply <= ply:
                return True
            if event.slug in match.game.reveals:
                return False
        return True

    def undo_target(self, match: Match, seat: int, choices: bool, agreed: bool) -> int:
        """The ply to which that seat may take back: beyond dice and reveals only if others `agreed`.

        With real dice the program forbids nothing: people see their cards and dice and decide themselves.
        """
        ply = self.last_undoable(seat, choices)
        if ply < 0:
            raise NothingToUndo("nothing_to_undo", f"seat {seat} has given no answer yet")
        if not (agreed or isinstance(match.fate, RealDice) or self.nothing_revealed_since(match, ply)):
            raise NothingToUndo("nothing_to_undo", "nothing can be taken back: something was revealed since")
        return ply
