"""Draws an arena with Altair: every bot with its share or score and the interval around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from oubliette.kernel import Problem
from oubliette.lab.arena.report import Arena, Result

if TYPE_CHECKING:
    from altair import FacetChart, LayerChart, VConcatChart

KINDS: Final = ("svg", "png", "html")
# One mark of the picture: bot, value, middle, low and high end.
Row: TypeAlias = dict[str, Any]

WIDTH: Final = 420  # pixels of the scale, without the names
ROW: Final = 30  # pixels for a bot, or for each of its values
COLOUR: Final = "#4c78a8"  # if no option varies


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of the picture, in the reader's language."""

    title: str
    measure: str  # what bots are compared by
    rating: str
    over: str  # the options that vary


class NoPlot(Problem):
    """A picture that cannot be drawn: unknown file type, or Altair is missing."""


def check_plot(path: Path) -> None:
    """Raise NoPlot if the picture cannot be drawn. Call it before the first match: after the last it is too late."""
    kind = path.suffix.removeprefix(".").lower()
    if kind not in KINDS:
        allowed = ", ".join(KINDS)
        raise NoPlot("arena_plot_kind", f"{path} is none of these: {allowed}", file=str(path), allowed=allowed)
    missing = [name for name in ("altair", "vl_convert") if not _is_there(name)]
    if missing:
        raise NoPlot(
            "arena_plot_missing", "to draw, install Oubliette with its extra “lab” (in a checkout: ./run setup)"
        )


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ValueError:  # the module has no spec, or is blocked
        return False


def plot(found: Arena, path: Path, labels: Labels) -> None:
    """Draw it into a file of the type that its name ends with. Raises OSError."""
    chart = draw(found, labels)
    kind = path.suffix.removeprefix(".").lower()
    if kind == "png":
        chart.save(path, format="png", scale_factor=2)
    elif kind == "svg":
        chart.save(path, format="svg")
    else:
        chart.save(path, format="html", inline=True)  # self-contained: works without a network


def draw(found: Arena, labels: Labels) -> VConcatChart:
    """The picture: the measure of every bot and, if bots met, their ratings below."""
    import altair as alt  # noqa: PLC0415 - an extra

    parts = [_panel(found, list(_measured(found)), labels.measure, labels.over, found.plan.by != "score")]
    if found.rated:
        parts.append(_panel(found, list(_rated(found)), labels.rating, "", False))
    title = alt.TitleParams(labels.title, anchor="start")
    chart: VConcatChart = alt.vconcat(*parts, spacing=24).properties(title=title).configure_view(stroke=None)
    return chart


def _measured(found: Arena) -> Iterator[Row]:
    for bot in found.bots:
        results = dict(zip(found.plan.values, bot.values, strict=True)) if bot.values else {"": bot.total}
        for value, result in results.items():
            yield {"bot": bot.bot, "value": value, **_ends(result, found.plan.by == "score")}


def _ends(result: Result, by_score: bool) -> Row:
    if not by_score:
        return {"middle": result.share, "low": result.low, "high": result.high}
    low = result.mean_score if result.score_low is None else result.score_low
    high = result.mean_score if result.score_high is None else result.score_high
    return {"middle": result.mean_score, "low": low, "high": high}


def _rated(found: Arena) -> Iterator[Row]:
    for bot in found.bots:
        if bot.rating is not None and bot.rating_error is not None:
            ends = {"low": bot.rating - bot.rating_error, "high": bot.rating + bot.rating_error}
            yield {"bot": bot.bot, "value": "", "middle": bot.rating, **ends}


def _panel(found: Arena, rows: list[Row], title: str, over: str, is_share: bool) -> LayerChart | FacetChart:
    """Points with their intervals, one row per bot; if an option varies, a line and a colour for each value."""
    import altair as alt  # noqa: PLC0415 - an extra

    axis = alt.Axis(format="%", title=title) if is_share else alt.Axis(title=title)
    scale = alt.Scale(domain=[0, 1]) if is_share else alt.Scale(zero=False, nice=True)
    bots = alt.Y("bot:N", sort=[bot.bot for bot in found.bots], title=None, axis=alt.Axis(labelLimit=240, domain=False))
    base = alt.Chart(alt.InlineData(values=rows)).encode(y=bots)
    lines = 1
    if over:
        values = list(found.plan.values)
        lines = len(values)
        base = base.encode(
            yOffset=alt.YOffset("value:N", sort=values),
            color=alt.Color("value:N", sort=values, title=over, scale=alt.Scale(scheme="tableau10")),
        )
    bars = base.mark_rule(strokeWidth=2, color=COLOUR).encode(x=alt.X("low:Q", axis=axis, scale=scale), x2="high:Q")
    points = base.mark_point(filled=True, size=70, opacity=1, color=COLOUR).encode(x=alt.X("middle:Q", scale=scale))
    return alt.layer(bars, points).properties(width=WIDTH, height=ROW * lines * len(found.bots))
