"""The daily dungeon: which games, how they are set up, and the secret of their dice.

A game fits if one person can play it alone and the result says how well: Mini Rogue (won or not, zones left behind),
Paper App DUNGEON (a score) and The New Dungeon (out within par or not, and the gold). In all three more is better.
A try takes a quarter of an hour or so: the notebook has 5 floors instead of 45, with one shop, and The New Dungeon
keeps its par of 30 to 55 rounds. What the day decides is the same for everybody, so that results compare: Mini Rogue's
character goes round by date, the notebook is a gentle or a rough one in turn, and chance deals the hero of The New
Dungeon.

A day is one of UTC. A try is begun on its day and can be finished until the end of the next one: who began late in the
evening need not hurry. The dice of all tries of a game on a day have the same secret, and the day's key as their salt;
so nobody may learn the secret, or see a match of another, before that. What ends still later counts for nothing: its
dice could have been looked up.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from oubliette.kernel import Setting
from oubliette.server.problems import Refused
from oubliette.server.store.store import now

if TYPE_CHECKING:
    from oubliette.server.people.keys import Keys

SEATS: Final = 1
RESIGNED: Final = "table.resigned"  # the reason of a result when somebody gave up

_CHARACTERS: Final = ("mage", "rogue", "crusader", "priestess")
_PROFILES: Final = ("standard", "zero")
_FLOORS: Final = 5
_SEALED: Final = -2  # a notebook whose number is told at the end
_TO_FINISH: Final = timedelta(days=2)  # after the day began: then its dice are told

# What a day changes of a game's options
_PLANS: Final[Mapping[str, Callable[[date], dict[str, Setting]]]] = {
    "mini_rogue": lambda day: {"character": _CHARACTERS[day.toordinal() % len(_CHARACTERS)]},
    "paper_dungeon": lambda day: {
        "floors": _FLOORS,
        "profile": _PROFILES[day.toordinal() % len(_PROFILES)],
        "notebook": _SEALED,  # nobody looks up the pages of a day, nor practises on them
    },
    "new_dungeon": lambda _day: {},
}

DAILY: Final = tuple(_PLANS)  # the games, in the order they are shown


def today(at: int | None = None) -> date:
    """The day that is being played; `at` is a time as it is stored."""
    return datetime.fromtimestamp((now() if at is None else at) / 1000, UTC).date()


def seconds_left(at: int | None = None) -> int:
    """Until the next day begins."""
    moment = datetime.fromtimestamp((now() if at is None else at) / 1000, UTC)
    midnight = datetime.combine(moment.date() + timedelta(days=1), datetime.min.time(), UTC)
    return int((midnight - moment).total_seconds())


def closes(day: date) -> int:
    """When the tries of a day must be over, as times are stored. From then on its secrets are told."""
    return int((datetime.combine(day, datetime.min.time(), UTC) + _TO_FINISH).timestamp() * 1000)


def closed(day: date, at: int | None = None) -> bool:
    """Can nobody be at a try of that day any more? Then secrets may be told."""
    return (now() if at is None else at) >= closes(day)


def is_open(key: str | None) -> bool:
    """Is that the key of a dungeon that others can still be at? Then its dice are a secret."""
    return key is not None and not closed(day_of(key))


def daily_key(game: str, day: date) -> str:
    """What `matches.daily` holds, and the salt of the dice: `2026-11-16:mini_rogue`."""
    return f"{day.isoformat()}:{game}"


def day_of(key: str) -> date:
    """The day of a key."""
    return date.fromisoformat(key.partition(":")[0])


def daily_plan(game: str, day: date) -> tuple[dict[str, Setting], int]:
    """The options and the seats of a try; a game without a daily dungeon is refused."""
    plan = _PLANS.get(game)
    if plan is None:
        allowed = ", ".join(DAILY)
        raise Refused("no_daily", f"{game} has no daily dungeon; these have one: {allowed}", game=game, allowed=allowed)
    return plan(day), SEATS


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
