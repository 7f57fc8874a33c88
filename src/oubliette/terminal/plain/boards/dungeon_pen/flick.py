"""The figures of the next flick: reach, errors, and the effects waiting for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_pen.effects import Grip
from oubliette.games.dungeon_pen.house_rules import BY_PENCIL
from oubliette.games.dungeon_pen.numbers import FLICK
from oubliette.games.dungeon_pen.view import grip_seen
from oubliette.terminal.plain.boards.dungeon_pen.words import decimal, indented, own_seat
from oubliette.terminal.plain.boards.words import lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView, PlayerView
    from oubliette.terminal.plain.drawing import Pen

_STRENGTHS: Final = (25, 50, 75, 100)


def in_short(player: PlayerView, pen: Pen) -> str:
    """One line: reach and errors, from the weakest to the strongest flick, and the risk of a miss."""
    grip = grip_seen(player)
    if player["way"] == BY_PENCIL:
        return ", ".join(_pencilled(pen, grip))
    least, most = FLICK.weakest, FLICK.strongest
    parts = [
        say(pen, "reaches", reach=_from_to(pen, grip.distance(least), grip.distance(most))),
        say(pen, "errs", error=_from_to(pen, grip.angle_error(least), grip.angle_error(most))),
        say(pen, "misses", percent=decimal(pen, grip.miss / 10)),
    ]
    if grip.cap < most:
        parts.insert(0, say(pen, "capped", percent=grip.cap))
    return ", ".join([whole(part) for part in parts])


def _pencilled(pen: Pen, grip: Grip) -> list[str]:
    """Words for a seat with a real pencil, and how much of its line counts, if not all of it."""
    parts = [pen.texts.name(BY_PENCIL)]
    if grip.cap < FLICK.strongest:
        longest = FLICK.reach_least + FLICK.reach_gain * grip.cap / 100
        parts.append(say(pen, "longest", reach=decimal(pen, longest, 2)))
    if grip.reach != 1.0:
        parts.append(say(pen, "counts", reach=decimal(pen, grip.reach, 2)))
    return [whole(part) for part in parts]


def _from_to(pen: Pen, least: float, most: float) -> str:
    """Two figures, or one if they are equal."""
    return "–".join(dict.fromkeys([decimal(pen, least), decimal(pen, most)]))


def in_full(view: PenView, pen: Pen) -> list[str]:
    """Everything about the next flick: reach and error by strength, the other errors, and each waiting card."""
    seat = own_seat(view, pen)
    own = view["players"][seat]
    grip = grip_seen(own)
    profile = BY_PENCIL if own["way"] == BY_PENCIL else own["flick"]["profile"]
    flick_of = lines(pen, say(pen, "flick_of", seat=seat, square=own["square"], profile=profile))
    if own["way"] == BY_PENCIL:
        counted = ", ".join(_pencilled(pen, grip)[1:])
        rows = [*flick_of, *(lines(pen, counted) if counted else [])]
        for card in own["waiting"]:
            rows += indented(pen, say(pen, "waiting_pencil", card=card))
        return rows
    heads = [say(pen, name) for name in ("strength", "reach", "error")]
    table = [
        [
            say(pen, "percent", percent=percent),
            decimal(pen, grip.distance(percent)),
            f"±{decimal(pen, grip.angle_error(percent))}°",
        ]
        for percent in _STRENGTHS
    ]
    bend = decimal(pen, grip.bend)
    parts = [
        whole(say(pen, "miss", percent=decimal(pen, grip.miss / 10))),
        whole(say(pen, "length_error", percent=decimal(pen, 100 * grip.distance_error))),
        whole(say(pen, "bend", angle=bend, error=decimal(pen, grip.bend_error))),
    ]
    if grip.cap < FLICK.strongest:
        parts.insert(0, whole(say(pen, "capped", percent=grip.cap)))
    rows = [
        *flick_of,
        *pen.table(heads, table),
        *lines(pen, ", ".join(parts)),
        *lines(pen, say(pen, "errors")),
        *lines(pen, say(pen, "compass")),
    ]
    for card in own["waiting"]:
        rows += indented(pen, say(pen, "waiting_card", card=card))
    return rows
