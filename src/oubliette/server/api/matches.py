"""Requests about matches: view, answer, take back, give up, hint."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody, QueryParameter

from oubliette.kernel import SPECTATOR
from oubliette.server.api.parameters import After, Count, GameName, MatchId, OptionalMe, Server, rate_limited
from oubliette.server.live import hints, play
from oubliette.server.live.actor import Actor
from oubliette.server.live.match import NOTHING, Known, LiveMatch
from oubliette.server.live.permits import not_seated
from oubliette.server.live.table import LiveTable
from oubliette.server.live.watching import check_may_watch
from oubliette.server.people.caller import require_person
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
    server: Server,
    me: OptionalMe,
    which: FromQuery[Literal["mine", "running", "finished"]] = "mine",
    status: FromQuery[Literal["playing", "over", "archived", "uploaded"] | None] = None,
    game: GameName = None,
    count: Count = 20,
    after: After = None,
) -> MatchList:
    """My matches and uploaded records, or the running or finished matches of listed tables; newest first."""
    person = require_person(me).id if which == "mine" else None if me is None else me.id
    found = await list_matches(server.store, which, person, game, status, Cursor.parse(after), count + 1)
    lines = [_line(one, person) for one in found[:count]]
    more = str(Cursor(lines[-1].started, lines[-1].id)) if len(found) > count else None
    return MatchList(lines, more)


@get("/api/matches/{match:str}", tags=["matches"])
async def look_at_match(
    server: Server,
    me: OptionalMe,
    match: MatchId,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    rewinds: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    notices: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    seat: FromQuery[int | None] = None,
) -> Stop:
    """What I see of a match now, and what happened after `since` answers. Without a seat I see what is public."""
    table, live_match = await server.finder.written_match(match)
    check_may_watch(live_match, me)
    mine = live_match.seats_of(None if me is None else me.id)
    if seat is not None and seat not in mine:
        raise Refused("not_your_seat", f"seat {seat} is not yours", seat=seat)
    if table is not None:
        for held in mine:  # a person who polls is present, even without a socket
            table.note_activity(held)
    viewer = seat
    if viewer is None:  # with several seats, show the one that is asked
        viewer = live_match.asked if live_match.asked in mine else mine[0] if mine else SPECTATOR
    assert viewer is not None, "`mine` holds only seats"
    return _stop(table, live_match, viewer, Known(since, rewinds, notices))


@post("/api/matches/{match:str}/answers", tags=["matches"], status_code=200)
async def give_answer(server: Server, me: OptionalMe, match: MatchId, data: JSONBody[AnswerGiven]) -> Stop:
    """Answer the question after `ply` answers. The server replies once the answer is on disk."""
    actor = await _actor(server, rate_limited(server, me, "answer"), match, data.seat)
    before = actor.match.driver.ply
    await play.answer(actor, data.ply, data.index, data.value, data.gesture)
    return _news(actor, before)


@post("/api/matches/{match:str}/undo", tags=["matches"], status_code=200)
async def take_back(server: Server, me: OptionalMe, match: MatchId, data: JSONBody[SeatNamed]) -> Stop:
    """Take back my last answer: at once if I play alone, otherwise the others are asked."""
    actor = await _actor(server, require_person(me), match, data.seat)
    await play.undo(actor)
    return _stop(actor.table, actor.match, actor.seat)


@post("/api/matches/{match:str}/undo/agree", tags=["matches"], status_code=200)
async def agree_to_undo(server: Server, me: OptionalMe, match: MatchId, data: JSONBody[SeatNamed]) -> Stop:
    """Agree to another seat's proposal to take back."""
    actor = await _actor(server, require_person(me), match, data.seat)
    await play.agree(actor)
    return _stop(actor.table, actor.match, actor.seat)


@post("/api/matches/{match:str}/undo/refuse", tags=["matches"], status_code=200)
async def refuse_undo(server: Server, me: OptionalMe, match: MatchId, data: JSONBody[SeatNamed]) -> Stop:
    """Refuse another seat's proposal to take back, or withdraw my own."""
    actor = await _actor(server, require_person(me), match, data.seat)
    await play.refuse(actor)
    return _news(actor, actor.match.driver.ply)


@post("/api/matches/{match:str}/habits", tags=["matches"], status_code=200)
async def set_habit(server: Server, me: OptionalMe, match: MatchId, data: JSONBody[HabitSet]) -> Stop:
    """Always answer `value` to `prompt`, wherever it is allowed; without a value, ask me again."""
    actor = await _actor(server, require_person(me), match, data.seat)
    before = actor.match.driver.ply
    await play.habit(actor, data.prompt, data.value)
    return _news(actor, before)


@post("/api/matches/{match:str}/windows", tags=["matches"], status_code=200)
async def set_windows(server: Server, me: OptionalMe, match: MatchId, data: JSONBody[WindowsWish]) -> Stop:
    """Ask me in these windows only; in the others I decline automatically."""
    actor = await _actor(server, require_person(me), match, data.seat)
    before = actor.match.driver.ply
    await play.windows(actor, data.which)
    return _news(actor, before)


@post("/api/matches/{match:str}/resign", tags=["matches"], status_code=200)
async def resign(server: Server, me: OptionalMe, match: MatchId, data: JSONBody[SeatNamed]) -> Stop:
    """Give up. Of two rivals the other wins; otherwise a bot plays on, or the match ends if no other person is left."""
    actor = await _actor(server, require_person(me), match, data.seat)
    await play.resign(actor)
    mine = actor.match.seats_of(actor.person)
    return _stop(actor.table, actor.match, actor.seat if actor.seat in mine else SPECTATOR)


@post("/api/matches/{match:str}/hint", tags=["matches"], status_code=200)
async def give_hint(server: Server, me: OptionalMe, match: MatchId, data: JSONBody[HintWish]) -> HintInfo:
    """What a good bot would answer to my question, from what I can see."""
    caller = require_person(me)
    actor = await _actor(server, caller, match, data.seat)
    return await hints.give_hint(server, actor.match, caller, actor.seat, data.seconds)


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
    """A match in a list. It does not link to a table that has become private since."""
    match, seated = listed.match, listed.seated
    mine = [row.seat for row in seated if person is not None and row.person == person]
    return MatchLine(
        id=match.id,
        table=match.table if mine or listed.in_view else None,
        game=match.game,
        status=match.status,
        names=[row.name for row in seated],
        mine=mine,
        my_turn=listed.asked in mine if match.status == "playing" else None,
        daily=match.daily,
        started=match.started,
        ended=match.ended,
        result=match.result,
        guided=match.guided,
        origin=match.origin,
    )


async def _actor(server: Server, me: Me, match_id: str, seat: int | None) -> Actor:
    """The actor for this person in the seat that they mean. The actor checks again, when it acts, that it is theirs."""
    table, match = await server.finder.match(match_id)
    mine = match.seats_of(me.id)
    if not mine:
        raise not_seated()
    if seat is not None and seat not in mine:
        raise Refused("not_your_seat", f"seat {seat} is not yours", seat=seat)
    if table is None:  # a newer match lies on the table, or this is an uploaded record
        raise Refused("match_over", "the match is over: nothing is asked any more")
    if seat is None:
        seat = match.asked if match.asked in mine else mine[0]
    assert seat is not None, "a seat among mine"
    return Actor(server.tables, table, match, seat, me.id)


def _news(actor: Actor, before: int) -> Stop:
    """The stop for a client that knows everything up to `before` answers."""
    return _stop(actor.table, actor.match, actor.seat, Known(before, actor.match.driver.rewinds))


def _stop(table: LiveTable | None, match: LiveMatch, seat: int, known: Known = NOTHING) -> Stop:
    here, stand_ins = ([], []) if table is None else (table.here, table.stand_ins)
    return match.stop_info(seat, known, here=here, stand_ins=stand_ins)
