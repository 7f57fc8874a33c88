"""A small plot for the terminal: every bot on a scale, with its interval."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from oubliette.cli.words import Words
    from oubliette.lab import Arena, BotReport

WIDTH: Final = 79
_LEAST: Final = 20  # columns for the scale, even if names are long


def bars(found: Arena, words: Words) -> Iterator[str]:
    """A line for each bot, `[---o--]`, and the scale below. Only ASCII, which every terminal shows."""
    ends = [_ends(found, bot) for bot in found.bots]
    names = max([len(bot.bot) for bot in found.bots])
    columns = max(_LEAST, WIDTH - names - 2)
    if found.plan.by == "score":
        first, last = min([low for low, _, _ in ends]), max([high for _, _, high in ends])
        labels = [words.decimal(value) for value in (first, (first + last) / 2, last)]
    else:
        first, last = 0.0, 1.0
        labels = [words.say("percent", number=number) for number in ("0", "50", "100")]
    wide = (last - first) or 1.0
    for bot, three in zip(found.bots, ends, strict=True):
        low, middle, high = [round((value - first) / wide * (columns - 1)) for value in three]
        line = [" "] * columns
        line[low : high + 1] = "-" * (high + 1 - low)
        line[low], line[high] = "[", "]"
        line[middle] = "o"
        yield f"{bot.bot:{names}}  {''.join(line)}".rstrip()
    gap = columns - sum(map(len, labels))
    yield " " * (names + 2) + labels[0] + " " * (gap // 2) + labels[1] + " " * (gap - gap // 2) + labels[2]


def _ends(found: Arena, bot: BotReport) -> tuple[float, float, float]:
    result = bot.total
    if found.plan.by != "score":
        return result.low, result.share, result.high
    mean = result.mean_score
    return (
        mean if result.score_low is None else result.score_low,
        mean,
        mean if result.score_high is None else result.score_high,
    )
