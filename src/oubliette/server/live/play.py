"""What people do in a match. The driver checks each act, the store gets it, and only then is anybody told."""

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
from oubliette.server.live.syncing import catch_up, reload_table
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
    """A person answers by index, else by value, else by gesture."""
    tables, table, match, seat = actor.tables, actor.table, actor.match, actor.seat
    # The client may have seen entries in another process before we did.
    if ply > match.driver.ply and tables.services.store.on_postgresql:
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
    """A bot answers the question after entry `number`: in its own seat, or for a person away or out of time."""
    match, seat = actor.match, actor.seat
    async with actor:
        if match.number != number or (by == "stand_in" and seat not in actor.table.stand_ins):
            return  # the match has gone on, or the person is back and answers themselves
        before = match.driver.ply
        match.driver.bot_answer(seat, index, before, stand_in=by != "bot")
        if by == "clock":
            match.driver.notices.tell(before + 1, "table.expired", seat=seat)
        await actor.write(Answered(seat, before, match.answers[before:], by), ply=before)


async def undo(actor: Actor) -> None:
    """Take back the last answer: at once in a match of one person, else if the others agree."""
    match, seat = actor.match, actor.seat
    async with actor:
        _require_running(match)
        entry: Entry = Proposed(seat)
        if match.driver.propose_undo(seat):
            entry = TookBack(seat, match.driver.ply)
        await actor.write(entry)
    actor.tables.schedule_next(actor.table)


async def agree(actor: Actor) -> None:
    """Agree to another seat's proposal to take back."""
    match, seat = actor.match, actor.seat
    async with actor:
        _require_running(match)
        proposal = match.driver.proposal
        entry: Entry = Agreed(seat)
        if match.driver.agree(seat):
            assert proposal is not None
            entry = TookBack(proposal.seat, match.driver.ply)
        await actor.write(entry)
    actor.tables.schedule_next(actor.table)


async def refuse(actor: Actor) -> None:
    """Refuse another seat's proposal to take back, or withdraw one's own."""
    async with actor:
        actor.match.driver.refuse(actor.seat)
        await actor.write(Declined(actor.seat))


async def habit(
    actor: Actor,
    prompt: str,
    value: Any,  # noqa: ANN401 - JSON
) -> None:
    """Always answer `value` to `prompt` from now on; None: ask again."""
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
    """Refuse too many or too long habits: every stop contains them all."""
    if len(habits) >= _HABITS and prompt not in habits:
        raise Refused("too_many_habits", f"that is enough: at most {_HABITS} habits", most=_HABITS)
    if len(msgspec.json.encode(value)) > _LONGEST_HABIT:
        raise Refused("bad_message", "this answer is too long for a habit", what="habit")


async def windows(actor: Actor, which: Which) -> None:
    """Ask that seat in these windows only, from now on."""
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
    """Give up. If the match goes on, a bot plays the seat."""
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
    """Give that seat of a running match to another holder."""
    table, match, seat = actor.table, actor.match, actor.seat
    async with actor:
        _require_running(match)
        before, answers = _sit(match, seat, plan)
        await _write_seat(actor, plan, Sat(seat, plan.person, plan.bot, plan.name, before, answers))
    table.note_presence()
    table.tell_table()
    actor.tables.schedule_next(table)


def _sit(match: LiveMatch, seat: int, plan: SeatPlan) -> tuple[int, list[int]]:
    """Seat a holder, and advance the match. Returns the ply before, and the answers that followed automatically."""
    holders = list(match.holders)
    holders[seat] = plan
    match.holders = holders
    before = match.driver.ply
    match.seat_player(seat)
    match.driver.advance()
    return before, match.answers[before:]


async def _write_seat(actor: Actor, plan: SeatPlan, entry: Sat | Resigned) -> None:
    """Store the new holder, in the match and at the table."""
    table, match, seat = actor.table, actor.match, actor.seat
    seating = _next_seating(match.holders, table.stored.seating)
    seating[seat] = plan
    revision = table.stored.revision + 1
    await actor.write(entry, [reseated(table.id, seating), reseated_participant(match.id, seat, plan)])
    if table.stored.revision < revision:
        table.stored.seating, table.stored.revision = seating, revision
    else:  # another change of the table came in between, or it was reloaded with this one
        reload = reload_table(actor.tables, table, table.stored.revision + 1)
        actor.tables.run_in_background("reload_table", reload)


def _next_seating(holders: Sequence[SeatPlan], seating: Sequence[SeatPlan]) -> list[SeatPlan]:
    """The match's holders as the table's seating for the next match, with only the words said for that match."""
    return [
        msgspec.structs.replace(holder, word=known.word if known.person == holder.person else "")
        for holder, known in zip(holders, seating, strict=True)
    ]


def _require_running(match: LiveMatch) -> None:
    """Refuse to change a match that is over: the secret of its dice is public."""
    if match.over:
        raise IllegalAnswer("match_over", "the match is over: nothing is asked any more")
