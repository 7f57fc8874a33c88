"""The report of an arena as text of at most 80 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.cli.arena.bars import bars
from oubliette.texts import GameTexts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from oubliette.cli.words import Words
    from oubliette.lab import Arena, BotReport, PairReport
    from oubliette.lab.arena.report import Result

_NOTHING: Final = "–"


def table(found: Arena, words: Words, text_plot: bool) -> str:
    """The whole report: bots, values of options, pairs, and a small plot unless a picture is drawn."""
    lines = [heading(found, words), *aligned(list(_bots(found, words)))]
    if found.plan.over:
        lines += [
            "",
            words.say("arena-values", options=", ".join(found.plan.over)),
            *aligned(list(_values(found, words)), 2),
        ]
    if found.pairs:
        lines += ["", *aligned(list(_pairs(found, words)))]
    if len(found.bots) > 2 and found.plan.by != "wins":
        lines += ["", words.say("arena-cross"), *aligned(list(_cross(found, words)))]
    if text_plot and found.matches:
        lines += ["", measure(found, words), *bars(found, words)]
    return "\n".join([*lines, "", *_notes(found, words)])


def heading(found: Arena, words: Words) -> str:
    """Game, number of matches, seed."""
    plan = found.plan
    return words.say(
        "arena-heading",
        game=GameTexts(plan.game, words.lang).title(),
        matches=found.matches,
        seed=str(plan.seed),
        most=plan.blocks * plan.block_size,
        kind="alone" if plan.alone else "together",
    )


def measure(found: Arena, words: Words) -> str:
    """The measure by which bots are compared."""
    if found.plan.by == "points":
        return words.say("arena-measure-points")
    return words.say("arena-measure-wins") if found.plan.by == "wins" else words.say("arena-measure-score")


def _bots(found: Arena, words: Words) -> Iterator[list[str]]:
    by = found.plan.by
    if by == "points":
        yield words.say("arena-columns-points").split(" | ")
    else:
        yield (words.say("arena-columns-wins") if by == "wins" else words.say("arena-columns-score")).split(" | ")
    for bot in found.bots:
        cells = [bot.bot, *([_rating(bot, words)] if by == "points" else []), *_result(found, bot.total, words)]
        yield [*cells, _time(bot.s_per_decision, words), _time(bot.s_per_match, words)]


def _rating(bot: BotReport, words: Words) -> str:
    if bot.rating is None or bot.rating_error is None:
        return _NOTHING
    return f"{words.decimal(bot.rating)} ± {words.decimal(bot.rating_error)}"


def _result(found: Arena, result: Result, words: Words) -> list[str]:
    """Matches, the measure with its interval and, for bots that play alone, also the score."""
    score = words.decimal(result.mean_score)
    if found.plan.by == "score":
        return [str(result.matches), score, _span(result.score_low, result.score_high, words)]
    cells = [str(result.matches), words.percent(result.share), _percents(result.low, result.high, words)]
    return [*cells, score] if found.plan.alone else cells


def _values(found: Arena, words: Words) -> Iterator[list[str]]:
    by = found.plan.by
    if by == "points":
        yield words.say("arena-value-columns-points").split(" | ")
    else:
        yield (words.say("arena-value-columns-wins") if by == "wins" else words.say("arena-value-columns-score")).split(
            " | "
        )
    for place, value in enumerate(found.plan.values):
        for bot in found.bots:
            yield [value, bot.bot, *_result(found, bot.values[place], words)]


def _pairs(found: Arena, words: Words) -> Iterator[list[str]]:
    """The pairs, from the side of the bot that was named first."""
    yield _pair_columns(found, words).split(" | ")
    for pair in found.pairs:
        name = pair.first if pair.second is None else f"{pair.first} – {pair.second}"
        yield [
            name,
            f"+{pair.wins} ={pair.draws} −{pair.losses}",
            words.percent(pair.mean),
            _percents(pair.low, pair.high, words),
            _verdict(found, pair, words),
        ]


def _pair_columns(found: Arena, words: Words) -> str:
    if found.plan.by == "points":
        return words.say("arena-pair-columns")
    if found.plan.by == "score":
        return words.say("arena-score-columns")
    return words.say("arena-difference-columns") if found.plan.target is None else words.say("arena-target-columns")


def _verdict(found: Arena, pair: PairReport, words: Words) -> str:
    target = found.plan.target
    mark = "" if target is None else words.percent(target)
    match pair.verdict:
        case "above":
            return words.say("arena-better") if target is None else words.say("arena-above", target=mark)
        case "below":
            return words.say("arena-worse") if target is None else words.say("arena-below", target=mark)
        case "even":
            return words.say("arena-even") if target is None else words.say("arena-near", target=mark)
    return words.say("arena-unsure")


def _cross(found: Arena, words: Words) -> Iterator[list[str]]:
    """Every bot against every other. Columns have numbers, because names would not fit."""
    yield ["", *[str(number) for number in range(1, len(found.bots) + 1)]]
    for number, bot in enumerate(found.bots, 1):
        pairs = [found.pair(bot.bot, other.bot) for other in found.bots]
        cells = [_NOTHING if pair is None else words.decimal(100 * pair.mean) for pair in pairs]
        yield [f"{number} {bot.bot}", *cells]


def _notes(found: Arena, words: Words) -> Iterator[str]:
    """Explanations of the figures."""
    plan = found.plan
    if plan.by == "points":
        yield words.say("arena-note-points")
        yield words.say("arena-note-rating") if found.rated else words.say("arena-note-unrated")
    else:
        yield words.say("arena-note-alone")
        for pair in found.pairs:
            if pair.second is not None and pair.score_difference is not None:
                yield words.say(
                    "arena-score-difference",
                    first=pair.first,
                    second=pair.second,
                    difference=words.decimal(pair.score_difference),
                    interval=_span(pair.score_low, pair.score_high, words),
                )
    fixed = not plan.early and not found.interrupted
    yield words.say("arena-note-fixed") if fixed else words.say("arena-note-early")
    yield words.say("arena-speed", seconds=words.decimal(found.seconds), workers=found.workers)


def _percents(low: float, high: float, words: Words) -> str:
    return f"{words.decimal(100 * low)} – {words.percent(high)}"


def _span(low: float | None, high: float | None, words: Words) -> str:
    return _NOTHING if low is None or high is None else f"{words.decimal(low)} – {words.decimal(high)}"


def _time(seconds: float, words: Words) -> str:
    """A time with a fitting unit and two or three digits."""
    for unit, name in ((1.0, "s"), (1e-3, "ms")):
        if seconds >= unit:
            return f"{words.decimal(seconds / unit, 0 if seconds >= 100 * unit else 1)} {name}"
    return f"{words.decimal(seconds * 1e6)} µs"


def aligned(rows: list[list[str]], left: int = 1) -> list[str]:
    """Align the first `left` columns, words, to the left and the others, numbers, to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [
                cell.ljust(width) if place < left else cell.rjust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
        ).rstrip()
        for row in rows
    ]
