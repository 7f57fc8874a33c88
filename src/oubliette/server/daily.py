"""The daily dungeon: which games have one, which day it is, and the secret of its dice.

`Game.daily` says whether a game has one, and with which settings on a given day: the same for everybody, so that
results can be compared. One person plays it alone.

Days are UTC days. A player starts a try on its day and has until the end of the next day, so nobody has to hurry late
in the evening. All tries of a game on a day share one dice secret, with the day's key as salt. So until that end nobody
may learn the secret or watch another player's try. A try that ends later does not count: its player could have looked
up the dice.
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
    """The games that have a daily dungeon, in the order of the home page."""
    return tuple([game for game in GAMES if find(game).daily(date.min) is not None])


def today(at: int | None = None) -> date:
    """The current day; `at` is a stored time (ms), default now."""
    return datetime.fromtimestamp((now() if at is None else at) / 1000, UTC).date()


def seconds_left(at: int | None = None) -> int:
    """Seconds until the next day begins."""
    moment = datetime.fromtimestamp((now() if at is None else at) / 1000, UTC)
    midnight = datetime.combine(moment.date() + timedelta(days=1), datetime.min.time(), UTC)
    return int((midnight - moment).total_seconds())


def closed(day: date, at: int | None = None) -> bool:
    """Whether the time for tries of that day is over, so that the server may reveal the secrets."""
    return (now() if at is None else at) >= closes(day)


def is_open(key: str | None) -> bool:
    """Whether others can still play the dungeon of that key, so that its dice must stay secret."""
    return key is not None and not closed(day_of(key))


def daily_plan(game: str, day: date) -> tuple[dict[str, Setting], int]:
    """The options and number of seats of a try. Refuses a game without a daily dungeon."""
    settings = find(game).daily(day)
    if settings is None:
        allowed = ", ".join(daily_games())
        raise Refused("no_daily", f"{game} has no daily dungeon; these have one: {allowed}", game=game, allowed=allowed)
    return dict(settings), SEATS


def daily_secret(keys: Keys, game: str, day: date) -> bytes:
    """The secret of the dice. Nobody can compute it without the server's key."""
    return hmac.new(keys.daily.encode(), daily_key(game, day).encode(), hashlib.sha256).digest()


def read_day(text: str) -> date:
    """Parse the day in a URL. Refuses text that is not a date, and days that have not begun."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text or day > today():
        raise Refused("no_such_day", "no daily dungeon was played on such a day")
    return day
