"""What people do at a table: open it, sit down, leave, add a bot, change the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.server.daily import daily_plan, daily_secret
from oubliette.server.days import daily_key
from oubliette.server.live import play
from oubliette.server.live.actor import Actor
from oubliette.server.live.bots import bot_plan, check_bot
from oubliette.server.live.changing import accept_change, tell_change
from oubliette.server.live.dealing import check_plan, deal
from oubliette.server.live.finding import Finder
from oubliette.server.live.live_tables import LiveTables
from oubliette.server.live.permits import (
    check_reseat,
    guided_alone,
    held_seat,
    is_free,
    is_invitation,
    not_seated,
    require_host,
    require_no_match,
    seat_taken,
)
from oubliette.server.live.requests import forget_request, require_member, seat_for
from oubliette.server.live.starting import seats_free, start
from oubliette.server.live.table import LiveTable
from oubliette.server.people.names import clean_name
from oubliette.server.problems import Refused
from oubliette.server.store.starting import AlreadyThere, start_at_new_table
from oubliette.server.store.store import new_id, new_secret, now
from oubliette.server.store.tables import StoredTable, add_table, change_table, tables_of
from oubliette.server.wire.tables import BotWish, NewTable, SeatPlan, SitDown, TableChange, TablePlan
from oubliette.teaching import lesson_of
from oubliette.texts import GameTexts, ShellTexts

if TYPE_CHECKING:
    from datetime import date

    from oubliette.server.people.identity import Me


async def open_table(tables: LiveTables, me: Me, wish: NewTable) -> LiveTable:
    """Open a new table, with this person as its host."""
    if wish.plan.guided:
        return await _open_guided(tables, me, wish)
    seating: list[SeatPlan] = []
    for seat in wish.seats:
        if seat.kind == "me":
            seating.append(SeatPlan(me.id, None, hero_name(seat.name, wish.plan.game, me), printable(wish.word)))
        elif seat.kind == "bot":
            called = [plan.name for plan in seating]
            seating.append(bot_plan(BotWish(seat.bot, seat.name), wish.plan.game, me.lang, called))
        else:
            seating.append(SeatPlan())
    check_plan(wish.plan, len(seating))
    if wish.start and any(is_free(plan) for plan in seating):
        raise seats_free()
    stored = new_table(me, wish.plan, seating, wish.listed)
    await add_table(tables.services.store, stored)
    table = LiveTable(stored, None)
    tables.add(table)
    if wish.start:
        await start(tables, table, me)
    return table


async def _open_guided(tables: LiveTables, me: Me, wish: NewTable) -> LiveTable:
    """Start the guided match of a game: it brings its own seats and options."""
    lesson = lesson_of(wish.plan.game)
    seating: list[SeatPlan] = []
    for number, kind in enumerate(lesson.plan.seats):
        if number == lesson.learner:
            hero = next((seat.name for seat in wish.seats if seat.kind == "me"), "")
            seating.append(SeatPlan(me.id, None, hero_name(hero, wish.plan.game, me)))
        else:
            name = ShellTexts(me.lang).words("names")[number]  # like neighbours, not like machines
            seating.append(bot_plan(BotWish(kind, name), wish.plan.game, me.lang, ()))
    plan = TablePlan(wish.plan.game, dict(lesson.plan.options), away=0, guided=True)
    check_plan(plan, len(seating))
    stored = new_table(me, plan, seating, listed=False)
    await add_table(tables.services.store, stored)
    table = LiveTable(stored, None)
    tables.add(table)
    await start(tables, table, me)
    return table


async def open_daily(tables: LiveTables, me: Me, game: str, day: date) -> LiveTable:
    """Start a person's try of a day: everybody has the same dice, and one try."""
    options, _ = daily_plan(game, day)
    plan = TablePlan(game, dict(options), away=0)
    check_plan(plan, 1)
    stored = new_table(me, plan, [SeatPlan(me.id, None, me.name)], listed=False)
    table = LiveTable(stored, None)
    stored.secret = daily_secret(tables.services.keys, game, day).hex()
    match = deal(table, daily_key(game, day), me.id)
    stored.match, stored.secret = match.id, new_secret()
    try:
        await start_at_new_table(tables.services.store, stored, match.stored, match.first_row())
    except AlreadyThere:
        raise Refused("daily_played", f"you have played the daily dungeon of {game} today", game=game) from None
    match.mark_written()
    table.match = match
    tables.add(table)
    return table


async def change(tables: LiveTables, table: LiveTable, me: Me, wish: TableChange) -> None:
    """The host changes what the table plays next."""
    require_host(table, me)
    async with table.lock:
        require_no_match(table)
        stored = table.stored
        plan = stored.plan if wish.plan is None else wish.plan
        if plan.guided and (wish.plan is not None or wish.seats is not None):
            raise guided_alone()
        seating = list(stored.seating)
        if wish.seats is not None:
            while len(seating) > wish.seats:
                if not is_free(seating[-1]):
                    spare = next((seat for seat, held in enumerate(seating) if is_free(held)), None)
                    if spare is None:
                        raise seat_taken(len(seating) - 1, seating[-1])
                    del seating[spare]
                else:
                    seating.pop()
            seating += [SeatPlan()] * (wish.seats - len(seating))
        check_plan(plan, len(seating))
        for held in seating:
            if held.bot is not None:
                check_bot(held.bot, plan.game)
        listed = stored.listed if wish.listed is None else wish.listed
        changed = await change_table(tables.services.store, stored, plan=plan, seating=seating, listed=listed)
        accept_change(tables, table, changed)
        stored.plan, stored.seating, stored.listed, stored.rematch = plan, seating, listed, None
    tell_change(tables, table)


async def sit_down(tables: LiveTables, table: LiveTable, me: Me, seat: int, wish: SitDown) -> None:
    """Take a free seat, or that of a bot. Needs the invitation, except at a listed table."""
    if not (table.stored.listed or table.is_member(me.id) or is_invitation(wish.invite, table.stored.invite)):
        raise Refused("not_invited", "this table needs an invitation")
    plan = SeatPlan(me.id, None, hero_name(wish.name, table.stored.plan.game, me), printable(wish.word))
    await set_holder(tables, table, me.id, seat, plan)


async def accept_request(tables: LiveTables, table: LiveTable, me: Me, request: str) -> None:
    """Let a stranger who asked for it sit down, in a free seat or else in a bot's."""
    require_member(table, me)
    found, seat = seat_for(table, request)
    await set_holder(tables, table, found.person, seat, SeatPlan(found.person, None, found.name))
    await forget_request(tables, table, found.person)


async def add_bot(tables: LiveTables, table: LiveTable, me: Me, seat: int, wish: BotWish) -> None:
    """Put a bot into a free seat: during a match everybody at the table may, before it only the host."""
    if not table.running:
        require_host(table, me)
    elif not table.is_member(me.id):
        raise not_seated()
    called = [plan.name for plan in table.seating]
    await set_holder(tables, table, me.id, seat, bot_plan(wish, table.stored.plan.game, me.lang, called))


async def leave(tables: LiveTables, table: LiveTable, me: Me, seat: int) -> None:
    """Free one's own seat. The host may also free a bot's, and between matches anybody's."""
    held = held_seat(table, seat)
    if is_free(held):
        raise Refused("nobody_there", f"no person sits in seat {seat}: it is free", seat=seat, held="")
    if held.person != me.id:
        require_host(table, me)
        if held.person is not None and table.running:
            raise Refused("nobody_sent_away", "during a match nobody can be sent away")
    await set_holder(tables, table, me.id, seat, SeatPlan())


async def leave_everything(finder: Finder, me: Me) -> None:
    """Free all seats of a person who will be deleted, and forget their requests. They give up running matches."""
    for table_id in await tables_of(finder.tables.services.store, me.id):
        table = await finder.table(table_id)
        await forget_request(finder.tables, table, me.id)
        await _leave_table(finder.tables, table, me)


async def _leave_table(tables: LiveTables, table: LiveTable, me: Me) -> None:
    match = table.match
    for seat, plan in enumerate(list(table.seating)):
        if plan.person != me.id:
            continue
        if match is not None and table.running:
            await play.resign(Actor(tables, table, match, seat, me.id))
        if table.seating[seat].person == me.id:
            await set_holder(tables, table, me.id, seat, SeatPlan())


async def renew_invite(tables: LiveTables, table: LiveTable, me: Me) -> None:
    """Replace the invitation; the old one becomes invalid."""
    require_host(table, me)
    async with table.lock:
        invite = new_id()
        accept_change(tables, table, await change_table(tables.services.store, table.stored, invite=invite))
        table.stored.invite = invite
    tell_change(tables, table)


def hero_name(wished: str, game: str, me: Me) -> str:
    """A person's name at a table: the hero name they wish for if the game names heroes, else their own."""
    return clean_name(wished) if wished and GameTexts(game, me.lang).hero_names() else me.name


async def set_holder(tables: LiveTables, table: LiveTable, actor: str, seat: int, plan: SeatPlan) -> None:
    """Change the holder of a seat, in the match if one runs. `actor` is the person who sits down, or changes it."""
    async with table.lock:
        held = held_seat(table, seat)
        if held.person is not None and (plan.bot is not None or plan.person not in (None, held.person)):
            raise seat_taken(seat, held)
        match = table.match
        if match is not None and table.running:
            check_reseat(match, actor, seat, plan)
            await play.reseat(Actor(tables, table, match, seat), plan)
        else:
            if table.stored.plan.guided and plan.person not in (None, table.stored.host):
                raise guided_alone()
            seating = list(table.stored.seating)
            seating[seat] = plan
            accept_change(tables, table, await change_table(tables.services.store, table.stored, seating=seating))
            table.stored.seating, table.stored.rematch = seating, None
    tell_change(tables, table)


def new_table(me: Me, plan: TablePlan, seating: list[SeatPlan], listed: bool) -> StoredTable:
    """A table with this person as its host, not yet stored."""
    moment = now()
    return StoredTable(
        id=new_id(),
        invite=new_id(),
        host=me.id,
        listed=listed,
        revision=1,
        plan=plan,
        seating=seating,
        match=None,
        secret=new_secret(),
        created=moment,
        touched=moment,
    )


def printable(word: str) -> str:
    """The printable part of a word: every database can store it, and anybody can type it to check the dice."""
    return "".join([sign for sign in word if sign.isprintable()])
