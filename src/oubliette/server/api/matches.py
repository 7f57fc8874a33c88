"""Requests about matches: seeing, answering, taking back, giving up, hints."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody, QueryParameter

from oubliette.kernel import SPECTATOR
from oubliette.server.api.asking import After, Asker, Count, GameName, House, MatchId, paced
from oubliette.server.live import hints, play
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.permits import not_seated
from oubliette.server.live.table import LiveTable
from oubliette.server.live.watching import may_watch
from oubliette.server.people.asking import required
from oubliette.server.people.identity import Me
from oubliette.server.problems import Refused
from oubliette.server.store.cursor import Cursor
from oubliette.server.store.matches import ListedMatch, list_matches
from oubliette.server.wire.matches import (
    AnswerGiven,
    HabitSet,
    HintInfo,
    HintWish,
    MatchLine,
    MatchList,
    SeatNamed,
    Stop,
    WindowsWish,
)


@get("/api/matches", tags=["matches"])
async def find_matches(
    house: House,
    me: Asker,
    which: FromQuery[Literal["mine", "running", "finished"]] = "mine",
    status: FromQuery[Literal["playing", "over", "archived", "uploaded"] | None] = None,
    game: GameName = None,
    count: Count = 20,
    after: After = None,
) -> MatchList:
    """My matches and the records that I brought, or the running or finished matches of listed tables; newest first."""
    person = required(me).id if which == "mine" else None if me is None else me.id
    found = await list_matches(house.store, which, person, game, status, Cursor.parse(after), count + 1)
    lines = [_line(one, person) for one in found[:count]]
    more = str(Cursor(lines[-1].started, lines[-1].id)) if len(found) > count else None
    return MatchList(lines, more)


@get("/api/matches/{match:str}", tags=["matches"])
async def look_at_match(
    house: House,
    me: Asker,
    match: MatchId,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    rewinds: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    notices: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    seat: FromQuery[int | None] = None,
) -> Stop:
    """What I see of a match now, and what happened after `since` answers; who holds no seat sees what is public."""
    table, live = await house.hall.match(match)
    await house.hall.keeping.settled(table, live)
    may_watch(live, me)
    mine = live.seats_of(None if me is None else me.id)
    if seat is not None and seat not in mine:
        raise Refused("not_your_seat", f"seat {seat} is not yours", seat=seat)
    if table is not None:
        for held in mine:  # whoever looks is there, even without a socket
            table.heard_of(held)
    eyes = seat
    if eyes is None:  # of several seats the one that is asked
        eyes = live.asked if live.asked in mine else mine[0] if mine else SPECTATOR
    assert eyes is not None, "nobody who is asked has no seat"
    return _stop(table, live, eyes, since, rewinds, notices)


@post("/api/matches/{match:str}/answers", tags=["matches"], status_code=200)
async def give_answer(house: House, me: Asker, match: MatchId, data: JSONBody[AnswerGiven]) -> Stop:
    """Answer the question after `ply` answers. What comes back is on disk."""
    table, live, seat, mine = await _mine(house, paced(house, me, "answer"), match, data.seat)
    before = live.table.ply
    await play.answer(house, table, live, seat, mine, data.ply, data.index, data.value, data.gesture)
    return _stop(table, live, seat, before, live.table.rewinds)


@post("/api/matches/{match:str}/undo", tags=["matches"], status_code=200)
async def take_back(house: House, me: Asker, match: MatchId, data: JSONBody[SeatNamed]) -> Stop:
    """Take back my last answer: at once if I play alone, otherwise the others are asked."""
    table, live, seat, mine = await _mine(house, required(me), match, data.seat)
    await play.undo(house, table, live, seat, mine)
    return _stop(table, live, seat, -1, None)


@post("/api/matches/{match:str}/undo/agree", tags=["matches"], status_code=200)
async def agree_to_undo(house: House, me: Asker, match: MatchId, data: JSONBody[SeatNamed]) -> Stop:
    """Let the other take back."""
    table, live, seat, mine = await _mine(house, required(me), match, data.seat)
    await play.agree(house, table, live, seat, mine)
    return _stop(table, live, seat, -1, None)


@post("/api/matches/{match:str}/undo/refuse", tags=["matches"], status_code=200)
async def refuse_undo(house: House, me: Asker, match: MatchId, data: JSONBody[SeatNamed]) -> Stop:
    """Do not let the other take back, or withdraw my own wish."""
    table, live, seat, mine = await _mine(house, required(me), match, data.seat)
    await play.refuse(house, table, live, seat, mine)
    return _stop(table, live, seat, live.table.ply, live.table.rewinds)


@post("/api/matches/{match:str}/habits", tags=["matches"], status_code=200)
async def set_habit(house: House, me: Asker, match: MatchId, data: JSONBody[HabitSet]) -> Stop:
    """Always answer this to that prompt, wherever it is allowed; without a value: ask me again."""
    table, live, seat, mine = await _mine(house, required(me), match, data.seat)
    before = live.table.ply
    await play.habit(house, table, live, seat, mine, data.prompt, data.value)
    return _stop(table, live, seat, before, live.table.rewinds)


@post("/api/matches/{match:str}/windows", tags=["matches"], status_code=200)
async def set_windows(house: House, me: Asker, match: MatchId, data: JSONBody[WindowsWish]) -> Stop:
    """Ask me in these windows only: where I am not asked, I decline."""
    table, live, seat, mine = await _mine(house, required(me), match, data.seat)
    before = live.table.ply
    await play.windows(house, table, live, seat, mine, data.which)
    return _stop(table, live, seat, before, live.table.rewinds)


@post("/api/matches/{match:str}/resign", tags=["matches"], status_code=200)
async def resign(house: House, me: Asker, match: MatchId, data: JSONBody[SeatNamed]) -> Stop:
    """Give up. With two seats the other wins; with more people a bot plays on."""
    table, live, seat, mine = await _mine(house, required(me), match, data.seat)
    await play.resign(house, table, live, seat, mine)
    return _stop(table, live, seat if seat in live.seats_of(mine) else SPECTATOR, -1, None)


@post("/api/matches/{match:str}/hint", tags=["matches"], status_code=200)
async def give_hint(house: House, me: Asker, match: MatchId, data: JSONBody[HintWish]) -> HintInfo:
    """What a good bot would answer to my question, from what I can see."""
    somebody = required(me)
    _, live, seat, _ = await _mine(house, somebody, match, data.seat)
    return await hints.give_hint(house, live, somebody, seat, data.seconds)


MATCH_ROUTES: Final[list[HTTPRouteHandler]] = [
    find_matches,
    look_at_match,
    give_answer,
    take_back,
    agree_to_undo,
    refuse_undo,
    set_habit,
    set_windows,
    resign,
    give_hint,
]


def _line(listed: ListedMatch, person: str | None) -> MatchLine:
    """A match in a list. A table that was made private is not found by what was played there before."""
    match, seated = listed.match, listed.seated
    mine = [row.seat for row in seated if person is not None and row.person == person]
    return MatchLine(
        id=match.id,
        table=match.table if mine or listed.in_view else None,
        game=match.game,
        status=match.status,  # type: ignore[arg-type]  # the store holds no other words
        names=[row.name for row in seated],
        mine=mine,
        my_turn=listed.asked in mine if match.status == "playing" else None,
        daily=match.daily,
        started=match.started,
        ended=match.ended,
        result=match.result,
    )


async def _mine(house: House, me: Me, match: str, wanted: int | None) -> tuple[LiveTable, LiveMatch, int, str]:
    """A match in which I hold a seat, the seat that is meant, and whose it must still be when it is acted for."""
    table, live = await house.hall.match(match)
    mine = live.seats_of(me.id)
    if not mine:
        raise not_seated()
    if wanted is not None and wanted not in mine:
        raise Refused("not_your_seat", f"seat {wanted} is not yours", seat=wanted)
    if table is None:  # another lies on the table by now, or it was uploaded
        raise Refused("match_over", "the match is over: nothing is asked any more")
    if wanted is None:
        wanted = live.asked if live.asked in mine else mine[0]
    assert wanted is not None, "a seat among mine"
    return table, live, wanted, me.id


def _stop(
    table: LiveTable | None, live: LiveMatch, seat: int, since: int, rewinds: int | None, notices: int | None = None
) -> Stop:
    here, stand_ins = ([], []) if table is None else (table.here, table.stand_ins)
    return live.stop_info(seat, since, rewinds, notices, here, stand_ins)
