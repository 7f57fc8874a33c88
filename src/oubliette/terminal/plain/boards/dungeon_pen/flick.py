"""The next flick in figures, as the view has them: how far, how straight, and what waits on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from oubliette.games.dungeon_pen.numbers import FLICK, PROFILES
from oubliette.terminal.plain.boards.dungeon_pen.words import decimal, indented, own_seat
from oubliette.terminal.plain.boards.words import lines, say, whole

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen

_STRENGTHS: Final = (25, 50, 75, 100)


def reach(flick: Mapping[str, Any], percent: int) -> float:
    """How far a flick of that strength goes when nothing disturbs it, in squares."""
    counting = min(percent, flick["cap"]) / 100
    return float((FLICK.reach_least + FLICK.reach_gain * counting) * flick["reach"])


def angle_error(flick: Mapping[str, Any], percent: int) -> float:
    """The standard deviation of its direction, in degrees."""
    counting = min(percent, flick["cap"]) / 100
    factor = PROFILES[flick["profile"]].factor * flick["angle"]
    return float((FLICK.angle_error_least + FLICK.angle_error_gain * counting) * factor)


def in_short(flick: Mapping[str, Any], pen: Pen) -> str:
    """In a line: the farthest it can go and what may go wrong then."""
    told = say(
        pen,
        "figures",
        reach=decimal(pen, reach(flick, FLICK.strongest)),
        error=decimal(pen, angle_error(flick, FLICK.strongest)),
        miss=decimal(pen, flick["miss"] / 10),
    )
    return f"{told} {whole(say(pen, 'capped', percent=flick['cap']))}" if flick["cap"] < FLICK.strongest else told


def in_full(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """All that is known of the next flick: reach and error by strength, the other errors, and each waiting card."""
    seat = own_seat(view, pen)
    own = view["players"][seat]
    flick = own["flick"]
    profile = PROFILES[flick["profile"]]
    heads = [say(pen, name) for name in ("strength", "reach", "error")]
    table = [
        [
            say(pen, "percent", percent=percent),
            decimal(pen, reach(flick, percent)),
            f"±{decimal(pen, angle_error(flick, percent))}°",
        ]
        for percent in _STRENGTHS
    ]
    bend = decimal(pen, flick["bend"])
    told = [
        whole(say(pen, "miss", percent=decimal(pen, flick["miss"] / 10))),
        whole(say(pen, "length_error", percent=decimal(pen, 100 * FLICK.distance_error * profile.factor))),
        whole(say(pen, "bend", angle=bend, error=decimal(pen, FLICK.bend_error * profile.factor))),
    ]
    if flick["cap"] < FLICK.strongest:
        told.insert(0, whole(say(pen, "capped", percent=flick["cap"])))
    rows = [
        *lines(pen, say(pen, "flick_of", seat=seat, square=own["square"], profile=flick["profile"])),
        *pen.table(heads, table),
        *lines(pen, ", ".join(told)),
        *lines(pen, say(pen, "errors")),
        *lines(pen, say(pen, "compass")),
    ]
    for card in own["waiting"]:
        rows += indented(pen, say(pen, "waiting_card", card=card))
    return rows
