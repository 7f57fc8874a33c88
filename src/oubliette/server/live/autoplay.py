"""What happens at a table without a person's act: bots answer, clocks run out, a bot plays for somebody who is away.

After every change of a table `schedule_next` arranges the next such act. If several processes hold the table, each of
them arranges it: the one that wrote the last entry thinks at once, the others wait a little. If two still write an
answer, the store takes only one.
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

_GRACE: Final = 6.0  # seconds that the other processes wait for the one that wrote the last entry
_AGAIN: Final = 2.0  # seconds before a bot tries again after a failure

log = structlog.get_logger("oubliette.bots")


def schedule_next(tables: LiveTables, table: LiveTable) -> None:
    """Start the act that is due, or set a timer for it."""
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
    """The timer fired. If there is no new entry, the process that should think has failed: this one thinks now."""
    if actor.match.number == number:
        actor.match.written_elsewhere = False
    schedule_next(actor.tables, actor.table)


def _due(table: LiveTable, match: LiveMatch) -> tuple[float, int, By, str] | None:
    """The next automatic act: in how many seconds, for which seat, why, and which bot answers."""
    seat = match.asked
    if seat is None or seat < 0:
        return None
    plan, holder = table.stored.plan, match.holders[seat]
    if holder.bot is not None:
        watched = any(other.person is not None for other in match.holders) or bool(table.outboxes)
        if not watched:
            return None  # bots among themselves play only while somebody watches
        return (_GRACE if match.written_elsewhere else 0.0), seat, "bot", holder.bot
    clock = match.driver.clock
    if holder.person is None or (clock is None and not table.away_since):
        return None  # a free seat waits for somebody; without a clock, a person who is here has unlimited time
    times: list[tuple[float, int, By, str]] = []
    if clock is not None and table.here:
        times.append((clock.remaining(seat), seat, "clock", plan.stand_in))
    if plan.away and seat in table.away_since and table.here:
        times.append((table.away_since[seat] + plan.away - time.monotonic(), seat, "stand_in", plan.stand_in))
    return min(times, default=None)


def _queue_owner(table: LiveTable, match: LiveMatch) -> str:
    """Whose share of the thinkers a bot uses: the host's. All matches among bots share one queue, under no name."""
    return table.stored.host if any(holder.person is not None for holder in match.holders) else ""


async def _think(actor: Actor, by: By, bot: str) -> None:
    """Let a bot answer, unless somebody else answers meanwhile."""
    tables, table, match = actor.tables, actor.table, actor.match
    number = match.number
    pause: float | None = 0.0
    try:
        index = match.scripted_answer() if by == "bot" else None
        if index is None:
            index = await tables.services.thinkers.answer(match.position(), bot, actor.seat, _queue_owner(table, match))
        if match.number == number:
            await answer_for(actor, number, index, by)
    except EndlessMatch as problem:
        log.warning("bot_stopped", bot=bot, game=match.stored.game, why=str(problem))
        pause = None  # trying again would fail again
    except Problem as problem:
        if match.number == number:  # otherwise somebody answered first, and all is well
            log.warning("bot_failed", bot=bot, game=match.stored.game, why=str(problem))
            pause = _AGAIN
    except Exception:  # a fault of ours: log it, and let the bot try again
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
