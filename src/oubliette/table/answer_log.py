"""Who answered when: what can be taken back is found here, and not by playing a long match again."""

from __future__ import annotations

from typing import Any, final

from oubliette.kernel import FATE, Ask, Match, NothingToUndo, RealDice


@final
class AnswerLog:
    """The answers of a match that people and bots gave, the last one last. Dice that people typed are theirs too."""

    __slots__ = ("_given",)

    def __init__(self) -> None:
        self._given: list[tuple[int, int, bool]] = []  # ply, seat, was it the only answer?

    @staticmethod
    def of(match: Match) -> AnswerLog:
        """The log of a match that was played elsewhere."""
        log = AnswerLog()
        dice = match.fate if isinstance(match.fate, RealDice) else None
        for step in match.history():
            if not step.by_fate or (dice is not None and dice.by_hand(step.ask)):
                log.note(step.ply, step.ask)
        return log

    def note(self, ply: int, ask: Ask[Any]) -> None:
        """This question was answered after `ply` answers."""
        self._given.append((ply, ask.seat, len(ask.options) == 1))

    def cut(self, ply: int) -> None:
        """Everything after `ply` answers was taken back."""
        while self._given and self._given[-1][0] >= ply:
            self._given.pop()

    def last(self, seat: int, choices: bool) -> int:
        """The ply of that seat's last answer, -1 if there is none; with `choices`, of one that was not the only one.

        Dice that people roll and type themselves count as theirs: they mistype.
        """
        for ply, who, only in reversed(self._given):
            if who == FATE or (who == seat and not (choices and only)):
                return ply
        return -1

    def latest(self, seat: int) -> int:
        """The ply of that seat's last answer, whoever gave it; -1 if there is none."""
        for ply, who, _ in reversed(self._given):
            if who == seat:
                return ply
        return -1

    def nothing_revealed_since(self, match: Match, ply: int) -> bool:
        """Has no die or card come up since then, and nothing been shown that was hidden?"""
        since = 0
        for given, _, _ in reversed(self._given):
            if given < ply:
                break
            since += 1
        if since < len(match.answers) - ply:  # the others were fate's
            return False
        events = match.events if match.log is not None else Match.replay(match.record(), match.game).events
        for event in reversed(events):
            if event.ply <= ply:
                return True
            if event.slug in match.game.reveals:
                return False
        return True

    def undo_target(self, match: Match, seat: int, choices: bool, agreed: bool) -> int:
        """How far that seat may take back: across dice and reveals only if others `agreed`.

        With real dice nothing is revealed by the program: the cards and dice lie before the people, who know what they
        do.
        """
        ply = self.last(seat, choices)
        if ply < 0:
            raise NothingToUndo("nothing_to_undo", f"seat {seat} has given no answer yet")
        if not (agreed or isinstance(match.fate, RealDice) or self.nothing_revealed_since(match, ply)):
            raise NothingToUndo("nothing_to_undo", "nothing can be taken back: something was revealed since")
        return ply
