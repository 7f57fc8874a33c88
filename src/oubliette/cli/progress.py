"""Progress of a long run, on the error stream, apart from the output."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from oubliette.cli.words import Words

DELAY: Final = 1.0  # seconds before the first message: a short run needs no progress


class ProgressLine:
    """Shows progress in one line that it overwrites. Prints nothing if the stream is not a terminal."""

    def __init__(self, words: Words, stream: TextIO | None) -> None:
        self.words = words
        self.stream = stream if stream is not None and stream.isatty() else None
        self.started = monotonic()
        self.width = 0

    def __call__(self, done: int, total: int) -> None:
        if self.stream is None or monotonic() - self.started < DELAY:
            return
        line = self.words.say("simulate-progress", done=done, total=total, percent=str(100 * done // total))
        self.stream.write("\r" + line.ljust(self.width))
        self.stream.flush()
        self.width = len(line)

    def clear(self) -> None:
        """Erase the line."""
        if self.stream is not None and self.width:
            with suppress(OSError):  # the terminal may be closed
                self.stream.write("\r" + " " * self.width + "\r")
                self.stream.flush()
