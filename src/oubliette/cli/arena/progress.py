"""Progress and interim results of an arena, on the error stream."""

from __future__ import annotations

from shutil import get_terminal_size
from time import monotonic
from typing import TYPE_CHECKING, Final, TextIO

from oubliette.cli.progress import DELAY, ProgressLine

if TYPE_CHECKING:
    from oubliette.cli.words import Words
    from oubliette.lab.arena.standing import Standing

_MINUTE: Final = 60
_MOST_PAIRS: Final = 3  # more do not fit into a line


class ArenaProgress:
    """Shows progress in one line, only on a terminal."""

    def __init__(self, words: Words, stream: TextIO | None) -> None:
        self.line = ProgressLine(words, stream)
        self.words = words
        # Matches and time at the first call: a resumed file may have brought matches.
        self.first: tuple[int, float] | None = None

    def __call__(self, standing: Standing) -> None:
        stream, now = self.line.stream, monotonic()
        if self.first is None:
            self.first = standing.played, now
        if stream is None or now - self.line.started < DELAY:
            return
        width = max(20, get_terminal_size().columns - 1)
        line = self.text(standing, now)[:width]
        stream.write("\r" + line.ljust(min(self.line.width, width)))
        stream.flush()
        self.line.width = len(line)

    def text(self, standing: Standing, now: float) -> str:
        """The number of matches, the time left, and the share of the first bot of each pair."""
        done, total = standing.played, standing.total
        before, since = self.first or (0, self.line.started)
        new = done - before
        left = self._time((now - since) / new * (total - done)) if new > 0 else "?"
        line = self.words.say(
            "arena-progress", done=done, total=total, percent=str(100 * done // max(1, total)), left=left
        )
        return "; ".join([line, *self._shares(standing)])

    def clear(self) -> None:
        """Erase the line."""
        self.line.clear()

    def _time(self, seconds: float) -> str:
        if seconds < 2 * _MINUTE:
            return self.words.say("arena-seconds", number=str(round(seconds)))
        return self.words.say("arena-minutes", number=str(round(seconds / _MINUTE)))

    def _shares(self, standing: Standing) -> list[str]:
        bots = standing.plan.bots
        pairs = [question for question in standing.questions if question.used][:_MOST_PAIRS]
        names = [(bots[one.first], "" if one.second is None else f"–{bots[one.second]}") for one in pairs]
        means = [self.words.percent(one.sample.mean) for one in pairs]
        return [f"{first}{second} {mean}" for (first, second), mean in zip(names, means, strict=True)]
