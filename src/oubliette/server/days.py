"""The days of the daily dungeon: the keys of stored tries, and when a day closes.

Nothing here reads the clock or the store, so that both the store and `daily.py` can import it.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

_TO_FINISH: Final = timedelta(days=2)  # from the start of the day; then the server reveals its dice


def closes(day: date) -> int:
    """When the tries of a day must be over, in stored time (ms). From then on the server reveals its secrets."""
    return int((datetime.combine(day, datetime.min.time(), UTC) + _TO_FINISH).timestamp() * 1000)


def daily_key(game: str, day: date) -> str:
    """The value of `matches.daily`, and the salt of the dice: `2026-11-16:mini_rogue`."""
    return f"{day.isoformat()}:{game}"


def day_of(key: str) -> date:
    """The day of a key."""
    return date.fromisoformat(key.partition(":")[0])
