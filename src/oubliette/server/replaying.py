"""Replays stored answers into a match."""

from __future__ import annotations

from collections.abc import Sequence

from oubliette.kernel import FATE, BadRecord, Match
from oubliette.table.answer_log import AnswerLog


def replay(match: Match, answers: Sequence[int], answer_log: AnswerLog | None = None) -> None:
    """Play stored answers, fate's included. Meanwhile the match must leave fate's questions open (`RealDice`).

    The answers of people and bots are noted in `answer_log`.
    """
    for index in answers:
        ask = match.ask
        if ask is None or not 0 <= index < len(ask.options):
            number = len(match.answers) + 1
            raise BadRecord(
                "damaged", f"the match is damaged: answer {number} is not possible", where="answer", detail=str(number)
            )
        if answer_log is not None and ask.seat != FATE:
            answer_log.note(len(match.answers), ask)
        match.play(index)
