"""What people do in a match. Each is checked by the match's driver, written down, and only then told to anybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from oubliette.kernel import IllegalAnswer
from oubliette.server.bus import TableChanged
from oubliette.server.journal import (
    Agreed,
    Answered,
    Declined,
    Entry,
    Habit,
    Proposed,
    Resigned,
    Sat,
    TookBack,
    WindowsSet,
)
from oubliette.server.live.actor import Actor
from oubliette.server.live.bots import stand_in_plan
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.rebuild import as_option
from oubliette.server.live.syncing import catch_up
from oubliette.server.problems import Refused
from oubliette.server.store.participants import reseated_participant
from oubliette.server.store.tables import reseated
from oubliette.server.wire.tables import SeatPlan
from oubliette.table import Which

_HABITS: Final = 50  # of one seat
_LONGEST_HABIT: Final = 400  # bytes of the answer


async def answer(
    actor: Actor,
    ply: int,
    index: int | None,
    value: Any,  # noqa: ANN401 - JSON
    gesture: Sequence[tuple[float, float, float]] | None,
) -> None:
    """A person answers, by index, or else by value, or else by a gesture."""
    tables, table, match, seat = actor.tables, actor.table, actor.match, actor.seat
    if ply > match.driver.ply and tables.services.store.on_postgresql:  # another process told them what we shall hear
        await catch_up(tables, table, match, match.number + 1)
    async with actor:
        driver = match.driver
        before = driver.ply
        if index is not None:
            driver.answer(seat, index, ply)
        elif value is not None:
            driver.choose(seat, value, ply)
        elif gesture is not None:
            driver.gesture(seat, gesture, ply)
        else:
            raise Refused("bad_message", "an answer needs an index, a value or a gesture")
        await actor.write(Answered(seat, before, match.answers[before:]), ply=ply)
    table.note_activity(seat)
    tables.schedule_next(table)


async def answer_for(actor: Actor, number: int, index: int, by: Literal["bot", "stand_in", "clock"]) -> None:
    """A bot answers what is asked after entry `number`: in its own seat, or for who is away or out of time."""
    match, seat = actor.match, actor.seat
    async with actor:
        if match.number != number or (by == "stand_in" and seat not in actor.table.stand_ins):
            return  # the match has gone on, or they are back: it is theirs again
        before = match.driver.ply
        match.driver.bot_answer(seat, index, before, stand_in=by != "bot")
        if by == "clock":
            match.driver.notices.tell(before + 1, "table.expired", seat=seat)
        await actor.write(Answered(seat, before, match.answers[before:], by), ply=before)


async def undo(actor: Actor) -> None:
    """Take back: at once for who plays alone, by the others' consent otherwise."""
    match, seat = actor.match, actor.seat
    async with actor:
        _require_running(match)
        entry: Entry = Proposed(seat)
        if match.driver.propose_undo(seat):
            entry = TookBack(seat, match.driver.ply)
        await actor.write(entry)
    actor.tables.schedule_next(actor.table)


async def agree(actor: Actor) -> None:
    """Let the other take back."""
    match, seat = actor.match, actor.seat
    async with actor:
        _require_running(match)
        asking = match.driver.proposal
        entry: Entry = Agreed(seat)
        if match.driver.agree(seat):
            assert asking is not None
            entry = TookBack(asking.seat, match.driver.ply)
        await actor.write(entry)
    actor.tables.schedule_next(actor.table)


async def refuse(actor: Actor) -> None:
    """Do not let the other take back, or withdraw one's own wish."""
    async with actor:
        actor.match.driver.refuse(actor.seat)
        await actor.write(Declined(actor.seat))


async def habit(
    actor: Actor,
    prompt: str,
    value: Any,  # noqa: ANN401 - JSON
) -> None:
    """Always answer this to that prompt, beginning now; None: ask again."""
    match, seat = actor.match, actor.seat
    async with actor:
        _require_running(match)
        if value is not None:
            _check_habit(match.driver.message(seat).autos, prompt, value)
        before = match.driver.ply
        match.driver.auto(seat, prompt, None if value is None else as_option(value))
        match.driver.advance()
        answers = match.answers[before:]
        await actor.write(Habit(seat, prompt, value, before, answers), privately=not answers)
    actor.tables.schedule_next(actor.table)


def _check_habit(habits: Mapping[str, Any], prompt: str, value: Any) -> None:  # noqa: ANN401 - JSON
    """All habits are told with every stop: there is no place for very many or long ones."""
    if len(habits) >= _HABITS and prompt not in habits:
        raise Refused("too_many_habits", f"that is enough: at most {_HABITS} habits", most=_HABITS)
    if len(msgspec.json.encode(value)) > _LONGEST_HABIT:
        raise Refused("bad_message", "no option is like that", what="habit")


async def windows(actor: Actor, which: Which) -> None:
    """Ask that seat in these windows only, beginning now."""
    match, seat = actor.match, actor.seat
    async with actor:
        _require_running(match)
        before = match.driver.ply
        match.driver.ask_in_windows(seat, which)
        match.driver.advance()
        answers = match.answers[before:]
        await actor.write(WindowsSet(seat, which, before, answers), privately=not answers)
    actor.tables.schedule_next(actor.table)


async def resign(actor: Actor) -> None:
    """Give up. If the match goes on without them, a bot plays their seat."""
    tables, table, match, seat = actor.tables, actor.table, actor.match, actor.seat
    assert actor.person is not None, "only people give up"
    async with actor:
        if match.driver.resign(seat):
            await actor.write(Resigned(seat, ends=True))
        else:
            plan = await stand_in_plan(tables.services.store, table, actor.person)
            before, answers = _sit(match, seat, plan)
            entry = Resigned(seat, bot=plan.bot, name=plan.name, ply=before, answers=answers)
            await _write_seat(actor, plan, entry)
            tables.services.bus.publish(TableChanged(table.id, table.stored.revision))
    table.note_presence()
    table.tell_table()
    tables.schedule_next(table)


async def reseat(actor: Actor, plan: SeatPlan) -> None:
    """Somebody else plays that seat of a running match from now on."""
    table, match, seat = actor.table, actor.match, actor.seat
    async with actor:
        _require_running(match)
        before, answers = _sit(match, seat, plan)
        await _write_seat(actor, plan, Sat(seat, plan.person, plan.bot, plan.name, before, answers))
    table.note_presence()
    table.tell_table()
    actor.tables.schedule_next(table)


def _sit(match: LiveMatch, seat: int, plan: SeatPlan) -> tuple[int, list[int]]:
    """Let somebody sit down, and whatever follows happen: after how many answers, and which."""
    holders = list(match.holders)
    holders[seat] = plan
    match.holders = holders
    before = match.driver.ply
    match.seat_player(seat)
    match.driver.advance()
    return before, match.answers[before:]


async def _write_seat(actor: Actor, plan: SeatPlan, entry: Sat | Resigned) -> None:
    """Write down who sits there now, in the match and at the table."""
    table, match, seat = actor.table, actor.match, actor.seat
    seating = _next_seating(match.holders, table.stored.seating)
    seating[seat] = plan
    revision = table.stored.revision + 1
    await actor.write(entry, [reseated(table.id, seating), reseated_participant(match.id, seat, plan)])
    if table.stored.revision < revision:  # otherwise it was read again meanwhile, and has it all
        table.stored.seating, table.stored.revision = seating, revision


def _next_seating(holders: Sequence[SeatPlan], seating: Sequence[SeatPlan]) -> list[SeatPlan]:
    """Those who hold the seats, for the match after this one: words said for this one's dice are used up."""
    return [
        msgspec.structs.replace(holder, word=known.word if known.person == holder.person else "")
        for holder, known in zip(holders, seating, strict=True)
    ]


def _require_running(match: LiveMatch) -> None:
    """A match that is over stays as it ended: its dice have been told."""
    if match.over:
        raise IllegalAnswer("match_over", "the match is over: nothing is asked any more")
