"""The days of the daily dungeon: the keys under which tries are stored, and when a day closes.

Nothing here reads the clock or the store, so that both the store and `daily.py` can use it.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

_TO_FINISH: Final = timedelta(days=2)  # after the day began: then its dice are told


def closes(day: date) -> int:
    """When the tries of a day must be over, as times are stored. From then on its secrets are told."""
    return int((datetime.combine(day, datetime.min.time(), UTC) + _TO_FINISH).timestamp() * 1000)


def daily_key(game: str, day: date) -> str:
    """What `matches.daily` holds, and the salt of the dice: `2026-11-16:mini_rogue`."""
    return f"{day.isoformat()}:{game}"


def day_of(key: str) -> date:
    """The day of a key."""
    return date.fromisoformat(key.partition(":")[0])
