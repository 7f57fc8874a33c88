"""The daily dungeon: which games have one, which day it is, and the secret of its dice.

A game says by `Game.daily` whether it has one, and its settings on a day: the same for everybody, so that results
compare. One person plays it alone.

A day is one of UTC. A try is begun on its day and can be finished until the end of the next one: who began late in the
evening need not hurry. The dice of all tries of a game on a day have the same secret, and the day's key as their salt;
so nobody may learn the secret, or see a match of another, before that. What ends still later counts for nothing: its
dice could have been looked up.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Final

from oubliette.games import GAMES, find
from oubliette.kernel import Setting
from oubliette.server.days import closes, daily_key, day_of
from oubliette.server.problems import Refused
from oubliette.server.store.store import now

if TYPE_CHECKING:
    from oubliette.server.people.keys import Keys

SEATS: Final = 1


@cache
def daily_games() -> tuple[str, ...]:
    """The games that have a daily dungeon, in the order they are shown."""
    return tuple([game for game in GAMES if find(game).daily(date.min) is not None])


def today(at: int | None = None) -> date:
    """The day that is being played; `at` is a time as it is stored."""
    return datetime.fromtimestamp((now() if at is None else at) / 1000, UTC).date()


def seconds_left(at: int | None = None) -> int:
    """Until the next day begins."""
    moment = datetime.fromtimestamp((now() if at is None else at) / 1000, UTC)
    midnight = datetime.combine(moment.date() + timedelta(days=1), datetime.min.time(), UTC)
    return int((midnight - moment).total_seconds())


def closed(day: date, at: int | None = None) -> bool:
    """Can nobody be at a try of that day any more? Then secrets may be told."""
    return (now() if at is None else at) >= closes(day)


def is_open(key: str | None) -> bool:
    """Is that the key of a dungeon that others can still be at? Then its dice are a secret."""
    return key is not None and not closed(day_of(key))


def daily_plan(game: str, day: date) -> tuple[dict[str, Setting], int]:
    """The options and the seats of a try; a game without a daily dungeon is refused."""
    settings = find(game).daily(day)
    if settings is None:
        allowed = ", ".join(daily_games())
        raise Refused("no_daily", f"{game} has no daily dungeon; these have one: {allowed}", game=game, allowed=allowed)
    return dict(settings), SEATS


def daily_secret(keys: Keys, game: str, day: date) -> bytes:
    """The secret of the dice: who does not have the server's key cannot work it out."""
    return hmac.new(keys.daily.encode(), daily_key(game, day).encode(), hashlib.sha256).digest()


def read_day(text: str) -> date:
    """The day that an address names; one that is none, or has not begun, is refused."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text or day > today():
        raise Refused("no_such_day", "no daily dungeon was played on such a day")
    return day
