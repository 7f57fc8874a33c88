"""What people do in a match. Each is checked by the table, written down, and only then told to anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, final

import msgspec

from oubliette.kernel import EndlessMatch, IllegalAnswer, Problem
from oubliette.server.bus import SHORT, Moved, TableChanged
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
from oubliette.server.live.bots import stand_in_plan
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.rebuild import as_option
from oubliette.server.live.table import LiveTable
from oubliette.server.problems import Refused
from oubliette.server.store.matches import ended
from oubliette.server.store.participants import reseated_participant
from oubliette.server.store.store import Change
from oubliette.server.store.tables import reseated
from oubliette.server.store.writer import LostRace
from oubliette.server.wire.tables import SeatPlan
from oubliette.table import StaleAnswer, Which

if TYPE_CHECKING:
    from types import TracebackType

    from oubliette.server.house import House

# Called when what was asked for is in the store, right before everybody is told: that stop is the reply.
Written: TypeAlias = Callable[[], None]

_HABITS: Final = 50  # of one seat
_LONGEST_HABIT: Final = 400  # bytes of the answer


async def answer(
    house: House,
    table: LiveTable,
    live: LiveMatch,
    seat: int,
    person: str,
    ply: int,
    index: int | None,
    value: Any,  # noqa: ANN401 - JSON
    gesture: Sequence[tuple[float, float, float]] | None = None,
    written: Written | None = None,
) -> None:
    """A person answers, by index, or else by value, or else by a gesture."""
    if ply > live.table.ply and house.store.on_postgresql:  # they were told by another process what we shall hear
        await house.hall.keeping.catch_up(table, live, live.number + 1)
    async with _Holding(house, table, live, seat, person):
        played = live.table
        before = played.ply
        if index is not None:
            played.answer(seat, index, ply)
        elif value is not None:
            played.choose(seat, value, ply)
        elif gesture is not None:
            played.gesture(seat, gesture, ply)
        else:
            raise Refused("bad_message", "an answer needs an index, a value or a gesture")
        answers = played.match.answers[before:]
        await _write(house, table, live, Answered(seat, before, answers), before=ply, done=written)
    table.heard_of(seat)
    house.hall.consider(table)


async def answer_for(
    house: House,
    table: LiveTable,
    live: LiveMatch,
    seat: int,
    number: int,
    index: int,
    by: Literal["bot", "stand_in", "clock"],
) -> None:
    """A bot answers what is asked after entry `number`: in its own seat, or for who is away or out of time."""
    async with _Holding(house, table, live):
        if live.number != number or (by == "stand_in" and seat not in table.stand_ins):
            return  # the match has gone on, or they are back: it is theirs again
        before = ply = live.table.ply
        live.table.bot_answer(seat, index, ply, stand_in=by != "bot")
        if by == "clock":
            live.table.notices.tell(before + 1, "table.expired", seat=seat)
        await _write(house, table, live, Answered(seat, before, live.match.answers[before:], by), before=ply)


async def undo(
    house: House, table: LiveTable, live: LiveMatch, seat: int, person: str, written: Written | None = None
) -> None:
    """Take back: at once for who plays alone, by the others' consent otherwise."""
    async with _Holding(house, table, live, seat, person):
        _still_on(live)
        entry: Entry = Proposed(seat)
        if live.table.propose_undo(seat):
            entry = TookBack(seat, live.table.ply)
        await _write(house, table, live, entry, done=written)
    house.hall.consider(table)


async def agree(
    house: House, table: LiveTable, live: LiveMatch, seat: int, person: str, written: Written | None = None
) -> None:
    """Let the other take back."""
    async with _Holding(house, table, live, seat, person):
        _still_on(live)
        asking = live.table.proposal
        entry: Entry = Agreed(seat)
        if live.table.agree(seat):
            assert asking is not None
            entry = TookBack(asking.seat, live.table.ply)
        await _write(house, table, live, entry, done=written)
    house.hall.consider(table)


async def refuse(
    house: House, table: LiveTable, live: LiveMatch, seat: int, person: str, written: Written | None = None
) -> None:
    """Do not let the other take back, or withdraw one's own wish."""
    async with _Holding(house, table, live, seat, person):
        live.table.refuse(seat)
        await _write(house, table, live, Declined(seat), done=written)


async def habit(
    house: House,
    table: LiveTable,
    live: LiveMatch,
    seat: int,
    person: str,
    prompt: str,
    value: Any,  # noqa: ANN401 - JSON
    written: Written | None = None,
) -> None:
    """Always answer this to that prompt, beginning now; None: ask again."""
    async with _Holding(house, table, live, seat, person):
        _still_on(live)
        if value is not None:
            _check_habit(live.table.message(seat).autos, prompt, value)
        before = live.table.ply
        live.table.auto(seat, prompt, None if value is None else as_option(value))
        live.table.advance()
        answers = live.match.answers[before:]
        entry = Habit(seat, prompt, value, before, answers)
        await _write(house, table, live, entry, done=written, only=None if answers else person)
    house.hall.consider(table)


def _check_habit(habits: Mapping[str, Any], prompt: str, value: Any) -> None:  # noqa: ANN401 - JSON
    """All habits are told with every stop: there is no place for very many or long ones."""
    if len(habits) >= _HABITS and prompt not in habits:
        raise Refused("too_many_habits", f"that is enough: at most {_HABITS} habits", most=_HABITS)
    if len(msgspec.json.encode(value)) > _LONGEST_HABIT:
        raise Refused("bad_message", "no option is like that", what="habit")


async def windows(
    house: House,
    table: LiveTable,
    live: LiveMatch,
    seat: int,
    person: str,
    which: Which,
    written: Written | None = None,
) -> None:
    """Ask that seat in these windows only, beginning now."""
    async with _Holding(house, table, live, seat, person):
        _still_on(live)
        before = live.table.ply
        live.table.ask_in_windows(seat, which)
        live.table.advance()
        answers = live.match.answers[before:]
        entry = WindowsSet(seat, which, before, answers)
        await _write(house, table, live, entry, done=written, only=None if answers else person)
    house.hall.consider(table)


async def resign(
    house: House, table: LiveTable, live: LiveMatch, seat: int, person: str, written: Written | None = None
) -> None:
    """Give up. If the match goes on without them, a bot plays their seat."""
    async with _Holding(house, table, live, seat, person):
        if live.table.resign(seat):
            await _write(house, table, live, Resigned(seat, ends=True), done=written)
        else:
            plan = await stand_in_plan(house, table, person)
            before, answers = _sit(live, seat, plan)
            entry = Resigned(seat, bot=plan.bot, name=plan.name, ply=before, answers=answers)
            await _write_seat(house, table, live, seat, plan, entry, written)
            house.bus.publish(TableChanged(table.id, table.stored.revision))
    table.note_presence()
    table.tell_table()
    house.hall.consider(table)


async def reseat(house: House, table: LiveTable, live: LiveMatch, seat: int, plan: SeatPlan) -> None:
    """Somebody else plays a seat of a running match from now on."""
    async with _Holding(house, table, live):
        _still_on(live)
        before, answers = _sit(live, seat, plan)
        entry = Sat(seat, plan.person, plan.bot, plan.name, before, answers)
        await _write_seat(house, table, live, seat, plan, entry)
    table.note_presence()
    table.tell_table()
    house.hall.consider(table)


def _sit(live: LiveMatch, seat: int, plan: SeatPlan) -> tuple[int, list[int]]:
    """Let somebody sit down, and whatever follows happen: after how many answers, and which."""
    holders = list(live.holders)
    holders[seat] = plan
    live.holders = holders
    before = live.table.ply
    live.seat_player(seat)
    live.table.advance()
    return before, live.match.answers[before:]


async def _write_seat(
    house: House,
    table: LiveTable,
    live: LiveMatch,
    seat: int,
    plan: SeatPlan,
    entry: Sat | Resigned,
    done: Written | None = None,
) -> None:
    """Write down who sits there now, in the match and at the table."""
    stored = table.stored
    seating = _for_the_next(live.holders, stored.seating)
    seating[seat] = plan
    revision = stored.revision + 1
    more = [reseated(table.id, seating), reseated_participant(live.id, seat, plan)]
    await _write(house, table, live, entry, more, done=done)
    if table.stored.revision < revision:  # otherwise it was read again meanwhile, and has it all
        table.stored.seating, table.stored.revision = seating, revision


def _for_the_next(holders: Sequence[SeatPlan], seating: Sequence[SeatPlan]) -> list[SeatPlan]:
    """Those who hold the seats, for the match after this one: words said for this one's dice are used up."""
    return [
        msgspec.structs.replace(holder, word=known.word if known.person == holder.person else "")
        for holder, known in zip(holders, seating, strict=True)
    ]


def _still_on(live: LiveMatch) -> None:
    """A match that is over stays as it ended: its dice have been told."""
    if live.over:
        raise IllegalAnswer("match_over", "the match is over: nothing is asked any more")


@final
class _Holding:
    """Whoever acts has the match to themselves, in its newest state, and still holds the seat they act for.

    What breaks off half-way, between the answer and what follows from it, must not stay on the table: no entry tells of
    it, and the next one would be written as if it had never been. What is refused changes nothing.
    """

    __slots__ = ("_before", "_house", "_live", "_person", "_seat", "_table")

    def __init__(self, house: House, table: LiveTable, live: LiveMatch, seat: int = 0, person: str = "") -> None:
        self._house = house
        self._table = table
        self._live = live
        self._seat = seat
        self._person = person

    async def __aenter__(self) -> None:
        live = self._live
        await live.lock.acquire()
        try:
            if live.stale:
                await self._house.hall.keeping.rebuild(self._table, live)
            if self._person and live.holders[self._seat].person != self._person:
                raise Refused("not_your_seat", f"seat {self._seat} is not yours", seat=self._seat)
        except BaseException:
            live.lock.release()
            raise
        self._before = (live.number, live.table.ply, live.table.rewinds)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        live = self._live
        if error is not None and not live.stale:
            number, *at = self._before
            refused = isinstance(error, Problem) and not isinstance(error, EndlessMatch)
            if live.number == number and not (refused and at == [live.table.ply, live.table.rewinds]):
                _doubt(self._house, self._table, live)
        live.lock.release()


def _doubt(house: House, table: LiveTable, live: LiveMatch) -> None:
    """The table may differ from the store: what the store says counts, and nobody is told anything before."""
    live.stale = True
    house.hall.errand("refresh", house.hall.keeping.refresh(table))


async def _write(
    house: House,
    table: LiveTable,
    live: LiveMatch,
    entry: Entry,
    more: Sequence[Change] = (),
    before: int | None = None,
    done: Written | None = None,
    only: str | None = None,
) -> None:
    """Make what has just happened on the table durable, then tell everybody, or one person `only`.

    The caller holds the lock.
    """
    result = live.result
    if result is not None:
        more = [*more, *ended(live.id, result, live.digest())]
    row = live.row(entry)
    live.pending = True
    try:
        await house.writer.append(row, more)
    except LostRace:  # another process was quicker: what we did never happened
        await house.hall.keeping.rebuild(table, live)
        live.foreign = True
        raise StaleAnswer(live.table.ply if before is None else before, live.table.ply) from None
    except BaseException:  # nobody knows whether it was written: the store does
        _doubt(house, table, live)
        raise
    live.written()
    live.pending = False
    if done is not None:
        done()
    table.tell_stop(only)
    if result is not None:
        table.tell_table()
    data: str = row["data"]
    house.bus.publish(Moved(live.id, live.number, data if len(data) < SHORT else ""))
