"""What happens at a table without anybody's doing: bots answer, clocks run out, a bot plays on for who is away.

`consider` looks at a table after every change and sees to it that the next of these things happens. With several
processes all of them look: the one that wrote the last entry thinks at once, the others wait a little, and if two
answers are written all the same, the store takes one.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal, TypeAlias

import structlog

from oubliette.kernel import EndlessMatch, Problem
from oubliette.server.live.actor import Actor
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.play import answer_for
from oubliette.server.live.table import LiveTable

By: TypeAlias = Literal["bot", "stand_in", "clock"]

_GRACE: Final = 6.0  # seconds that the process which went on last is given to think
_AGAIN: Final = 2.0  # after a failure

log = structlog.get_logger("oubliette.bots")


def schedule_next(tables: LiveTables, table: LiveTable) -> None:
    """Start what is due, or set the timer for when it will be."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    match = table.match
    if match is None or match.pending or match.stale or table.thinking is not None:
        return
    if tables.closing.is_set():
        return
    due = _due(table, match)
    if due is None:
        return
    wait, seat, by, bot = due
    actor = Actor(tables, table, match, seat)
    if wait > 0:
        loop = asyncio.get_running_loop()
        table.timer = loop.call_later(wait + 0.01, _time_passed, actor, match.number)
        return
    table.thinking = asyncio.create_task(_think(actor, by, bot), name=f"bot {bot}")


def _time_passed(actor: Actor, number: int) -> None:
    """Time has passed. If nothing happened, whoever went on last does not think: now we do."""
    if actor.match.number == number:
        actor.match.written_elsewhere = False
    schedule_next(actor.tables, actor.table)


def _due(table: LiveTable, match: LiveMatch) -> tuple[float, int, By, str] | None:
    """What happens next by itself: in how many seconds, for which seat, why, and which bot answers."""
    seat = match.asked
    if seat is None or seat < 0:
        return None
    plan, holder = table.stored.plan, match.holders[seat]
    if holder.bot is not None:
        watched = any(other.person is not None for other in match.holders) or bool(table.outboxes)
        if not watched:
            return None  # bots among themselves play for those who look on
        return (_GRACE if match.written_elsewhere else 0.0), seat, "bot", holder.bot
    clock = match.driver.clock
    if holder.person is None or (clock is None and not table.away_since):
        return None  # a free seat waits for somebody, and somebody who is here has all the time in the world
    times: list[tuple[float, int, By, str]] = []
    if clock is not None and table.here:
        times.append((clock.remaining(seat), seat, "clock", plan.stand_in))
    if plan.away and seat in table.away_since and table.here:
        times.append((table.away_since[seat] + plan.away - time.monotonic(), seat, "stand_in", plan.stand_in))
    return min(times, default=None)


def _for_whom(table: LiveTable, match: LiveMatch) -> str:
    """Who is served when a bot thinks: who opened the table. Bots among themselves wait behind people, all together."""
    return table.stored.host if any(holder.person is not None for holder in match.holders) else ""


async def _think(actor: Actor, by: By, bot: str) -> None:
    """Let a bot answer, unless somebody else did in the meantime."""
    tables, table, match = actor.tables, actor.table, actor.match
    number = match.number
    pause: float | None = 0.0
    try:
        index = await tables.services.thinkers.answer(match.position(), bot, actor.seat, _for_whom(table, match))
        if match.number == number:
            await answer_for(actor, number, index, by)
    except EndlessMatch as problem:
        log.warning("bot_stopped", bot=bot, game=match.stored.game, why=str(problem))
        pause = None  # it would only go on in circles
    except Problem as problem:
        if match.number == number:  # otherwise somebody was quicker, and all is well
            log.warning("bot_failed", bot=bot, game=match.stored.game, why=str(problem))
            pause = _AGAIN
    except Exception:  # a fault of ours: the bot tries again, and the log says why it had to
        log.exception("bot_failed", bot=bot, game=match.stored.game)
        pause = _AGAIN
    finally:
        table.thinking = None
    if pause is None:
        return
    if pause:
        table.timer = asyncio.get_running_loop().call_later(pause, schedule_next, tables, table)
    else:
        schedule_next(tables, table)
