"""Plays on from a moment of a match that is over, at a table of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.kernel import IllegalAnswer
from oubliette.server.daily import is_open
from oubliette.server.live.bots import bot_plan
from oubliette.server.live.dealing import check_plan, deal_branch
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.seats import hero_name, new_table, printable
from oubliette.server.live.table import LiveTable
from oubliette.server.live.watching import check_may_watch, no_such_seat, still_running
from oubliette.server.problems import Refused
from oubliette.server.store.matches import ended
from oubliette.server.store.starting import start_at_new_table
from oubliette.server.store.store import new_secret
from oubliette.server.wire.tables import BotWish, BranchWish, SeatPlan, TablePlan

if TYPE_CHECKING:
    from oubliette.server.people.identity import Me


async def play_on(tables: LiveTables, me: Me, source: LiveMatch, wish: BranchWish) -> LiveTable:
    """Open a table whose match begins with the first answers of another. Its other seats are bots'.

    Only of a match whose whole story is open to this person, so that nobody can look into the cards or dice of one that
    is being played.
    """
    check_may_branch(source, me, wish)
    game, seats = source.stored.game, source.stored.seats
    seating: list[SeatPlan] = []
    for seat in range(seats):
        if seat == wish.seat:
            seating.append(SeatPlan(me.id, None, hero_name(wish.name, game, me), printable(wish.word)))
        else:
            seating.append(bot_plan(BotWish(wish.bot), game, me.lang, [plan.name for plan in seating]))
    plan = TablePlan(game, dict(source.stored.options))
    check_plan(plan, seats)
    stored = new_table(me, plan, seating, listed=False)
    table = LiveTable(stored, None)
    match = await deal_branch(table, source, wish.ply)
    first = match.first_row()
    stored.match, stored.secret = match.id, new_secret()
    stored.seating = [SeatPlan(held.person, held.bot, held.name) for held in seating]  # the words are used up
    end = () if match.result is None else ended(match.id, match.result, match.digest())
    await start_at_new_table(tables.services.store, stored, match.stored, first, end)
    match.mark_written()
    table.match = match
    tables.add(table)
    return table


def check_may_branch(source: LiveMatch, me: Me, wish: BranchWish) -> None:
    """Refuse matches that go on, tries of a daily dungeon that others can still play, and what does not exist."""
    check_may_watch(source, me)
    if not source.over and source.stored.status != "uploaded":
        raise still_running()
    if is_open(source.stored.daily):
        raise Refused("daily_open", "a daily dungeon can be played on when its day is over for everybody")
    if wish.seat >= source.stored.seats:
        raise no_such_seat(wish.seat, source.stored.seats)
    if wish.ply > len(source.answers):
        raise IllegalAnswer("no_such_ply", f"there is no ply {wish.ply} in this match", ply=wish.ply)
