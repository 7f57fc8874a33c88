"""All who have something to say, at the end of a turn of the event loop: first the words are made, then all are sent.

One commit answers many matches at once. A message on its own wakes whoever reads it, at a price; those that follow each
other find them awake. That took a third off the time of a move with 64 tables in play (docs/decisions/0012).
"""

from __future__ import annotations

import asyncio
from typing import Literal, Protocol, final

import structlog

log = structlog.get_logger("oubliette.socket")


class Voice(Protocol):
    """Somebody who may have something to say."""

    def words(self) -> bytes | None:
        """What is to be said first, if anything."""

    def utter(self, words: bytes) -> None:
        """Say it, and what else is due by then."""

    def fall_silent(self, why: Literal["failed"]) -> None:
        """What was to be said cannot be: end it."""


@final
class Chorus:
    """The voices of one process."""

    def __init__(self) -> None:
        self._due: list[Voice] = []

    def add(self, voice: Voice) -> None:
        """Let it speak soon."""
        self._due.append(voice)
        if len(self._due) == 1:
            asyncio.get_running_loop().call_soon(self._speak)

    def _speak(self) -> None:
        due, self._due = self._due, []
        ready: list[tuple[Voice, bytes]] = []
        for voice in due:
            try:
                words = voice.words()
            except Exception:  # a fault of ours: it must not silence the others
                log.exception("socket_failed")
                voice.fall_silent("failed")
            else:
                if words is not None:
                    ready.append((voice, words))
        for voice, words in ready:
            try:
                voice.utter(words)
            except Exception:
                log.exception("socket_failed")
                voice.fall_silent("failed")
