"""How far a long run is, on the error stream, where it disturbs no output."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from oubliette.cli.words import Words

PATIENCE: Final = 1.0  # seconds before anything is said: a short run needs no progress


class ProgressLine:
    """One line that is written over. On anything but a terminal it says nothing."""

    def __init__(self, words: Words, stream: TextIO | None) -> None:
        self.words = words
        self.stream = stream if stream is not None and stream.isatty() else None
        self.started = monotonic()
        self.width = 0

    def __call__(self, done: int, total: int) -> None:
        if self.stream is None or monotonic() - self.started < PATIENCE:
            return
        line = self.words.say("simulate-progress", done=done, total=total, percent=str(100 * done // total))
        self.stream.write("\r" + line.ljust(self.width))
        self.stream.flush()
        self.width = len(line)

    def clear(self) -> None:
        """Leave the line as if nothing had been there."""
        if self.stream is not None and self.width:
            with suppress(OSError):  # the terminal may be what went away
                self.stream.write("\r" + " " * self.width + "\r")
                self.stream.flush()
