"""Requests about past matches: record, story, check of the dice, steps, playing on, upload."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody, QueryParameter

from oubliette.kernel import SPECTATOR, Event, FateTampered, Record, Verifiable
from oubliette.server.api.parameters import AnyRequest, MatchId, OptionalMe, Server, rate_limited
from oubliette.server.journal import Begun, TookBack, decode, decode_story, encode
from oubliette.server.language import wanted_language
from oubliette.server.live import branching
from oubliette.server.live.match import LiveMatch
from oubliette.server.live.permits import no_such_match
from oubliette.server.live.rebuild import fate_of
from oubliette.server.live.watching import check_may_watch, may_reveal_dice, no_such_seat, still_running
from oubliette.server.people.caller import rate_key
from oubliette.server.people.identity import Me
from oubliette.server.people.names import clean_name
from oubliette.server.problems import Refused
from oubliette.server.store.matches import StoredMatch, find_match, read_entries
from oubliette.server.store.participants import participants_of
from oubliette.server.store.starting import add_match
from oubliette.server.store.store import new_match_id, now
from oubliette.server.wire.matches import EventInfo, OriginInfo, ResultInfo
from oubliette.server.wire.records import FateCheck, SeatLog, StepList, StoryInfo, StoryLine, Uploaded
from oubliette.server.wire.tables import BranchWish, SeatPlan, TableInfo
from oubliette.table import add_story
from oubliette.texts import GameTexts

_SLICE: Final = 100  # sentences to write before the event loop gets a turn


@get("/api/matches/{match:str}/record", tags=["records"])
async def download_record(
    request: AnyRequest, server: Server, me: OptionalMe, match: MatchId, seat: FromQuery[int | None] = None
) -> Response[Any]:
    """The record of a finished match, to keep, replay and check; of a running one only what my seat may know."""
    _limit_rate(request, server)
    _, live_match = await server.finder.written_match(match)
    check_may_watch(live_match, me)
    if not live_match.over:
        return _download(_seat_log(live_match, me, seat), f"{live_match.stored.game}-{match}-log.json")
    notes: dict[str, Any] = {"names": [plan.name for plan in live_match.holders]}
    if live_match.stored.guided:
        notes["guided"] = True  # as the terminal notes it: its dice were prepared
    origin = live_match.stored.origin
    if origin is not None:
        notes["origin"] = {"match": origin.match, "ply": origin.ply}
    record = live_match.driver.match.record()
    fate_facts = fate_of(live_match.stored).record_facts(over=True) if may_reveal_dice(live_match) else {}
    kept = Record(
        record.game, record.version, record.seats, record.options, record.answers, record.end, fate_facts, notes
    )
    # In a thread: a long match takes some 10 ms.
    await asyncio.to_thread(add_story, kept, live_match.driver.match, live_match.result)
    return _download(msgspec.Raw(kept.to_json().encode()), f"{live_match.stored.game}-{match}.json")


@get("/api/matches/{match:str}/story", tags=["records"])
async def tell_story(
    request: AnyRequest,
    server: Server,
    me: OptionalMe,
    match: MatchId,
    lang: Annotated[
        str | None, QueryParameter(description="en, fr…; else my language, or the browser's", max_length=20)
    ] = None,
) -> StoryInfo:
    """A match in sentences; also one whose rules have changed since.

    Of a running match it contains only what I may know.
    """
    _limit_rate(request, server)
    speech = wanted_language(lang, None if me is None else me.lang, request.headers)
    stored = await find_match(server.store, match)
    if stored is None:
        raise no_such_match()
    check_may_watch(stored, me)
    # Only current holders: a person who left a seat learns no more of its secrets.
    seated = await participants_of(server.store, match)
    mine = [one.seat for one in seated if me is not None and one.person == me.id]
    ended = stored.status in ("over", "uploaded")
    names = [one.name for one in seated]
    texts = GameTexts(stored.game, speech)
    lines = []
    for number, event in enumerate(await _written_events(server, match)):
        if number % _SLICE == 0:
            await asyncio.sleep(0)
        shown = event.in_the_open() if ended else event.seen_by(mine[0] if mine else SPECTATOR)
        if shown is not None:
            lines.append(StoryLine(shown.ply, shown.slug, texts.event(shown, names)))
    return StoryInfo(match, stored.game, stored.version, stored.status, names, lines, stored.result)


@get("/api/matches/{match:str}/fate", tags=["records"])
async def check_fate(request: AnyRequest, server: Server, me: OptionalMe, match: MatchId) -> FateCheck:
    """Check every die of a finished match against the promise made at its start."""
    who = _limit_rate(request, server)
    _, live_match = await server.finder.written_match(match)
    check_may_watch(live_match, me)
    if not live_match.over and live_match.stored.status == "uploaded":
        raise FateTampered("not_over", "the match is not over: its dice cannot have been revealed yet")
    if not live_match.over:
        raise still_running()
    if not may_reveal_dice(live_match):
        raise Refused("daily_secret", "the dice of a daily dungeon are revealed at the end of the next day")
    fate = fate_of(live_match.stored)
    if not isinstance(fate, Verifiable):
        raise FateTampered("no_commitment", "this record was not played with verifiable dice")
    if live_match.fair_dice is None:  # a finished match never changes: check it once
        live_match.fair_dice = await server.thinkers.check_fate(
            live_match.position(), fate.secret, fate.salt, who, fate.first
        )
    return FateCheck(live_match.fair_dice, fate.commitment, fate.salt, fate.secret.hex(), fate.first)


@get("/api/matches/{match:str}/steps", tags=["records"])
async def watch_again(
    request: AnyRequest,
    server: Server,
    me: OptionalMe,
    match: MatchId,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    seat: Annotated[int, QueryParameter(ge=-2, le=19)] = SPECTATOR,
) -> StepList:
    """The steps of a finished match or an uploaded record, as a seat (or a spectator, -2) saw them."""
    who = _limit_rate(request, server)
    _, live_match = await server.finder.written_match(match)
    check_may_watch(live_match, me)
    if not live_match.over and live_match.stored.status != "uploaded":
        raise still_running()
    if seat != SPECTATOR and not 0 <= seat < live_match.stored.seats:
        raise no_such_seat(seat, live_match.stored.seats)
    steps = await server.thinkers.steps(live_match.position(), seat, first, count, who)
    result, stored = live_match.result, live_match.stored
    return StepList(
        match=match,
        game=stored.game,
        version=stored.version,
        seats=stored.seats,
        options=stored.options,
        daily=stored.daily,
        started=stored.started,
        names=[plan.name for plan in live_match.holders],
        plies=len(live_match.answers),
        steps=steps,
        result=None if result is None else ResultInfo(result.reason, list(result.places), list(result.scores)),
        origin=stored.origin,
    )


@post("/api/matches/{match:str}/branch", tags=["records"])
async def play_on(server: Server, me: OptionalMe, match: MatchId, data: JSONBody[BranchWish]) -> TableInfo:
    """Play on from a moment of a match that is over, or of an uploaded record, at a new table.

    The new match begins with the same answers up to `ply`, and has new dice from there on. I take one seat, and bots
    the others.
    """
    caller = rate_limited(server, me, "create")
    _, source = await server.finder.written_match(match)
    return (await branching.play_on(server.tables, caller, source, data)).info(caller.id)


@post("/api/records", tags=["records"])
async def upload_record(request: AnyRequest, server: Server, me: OptionalMe) -> Uploaded:
    """Upload a record, in either form, to watch it here. Anybody who knows the returned id may watch it too."""
    caller = rate_limited(server, me, "create")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("bad_request", "the record is not UTF-8 text") from None
    checked = await server.thinkers.check(text, caller.id)
    moment = now()
    stored = StoredMatch(
        id=new_match_id(),
        table=None,
        owner=caller.id,
        game=checked.game,
        version=checked.version,
        seats=checked.seats,
        options=checked.options,
        players=[SeatPlan(name=_name_or_empty(name)) for name in checked.names],
        clock=None,
        secret=checked.secret,
        salt=checked.salt,
        daily=None,
        listed=False,
        status="uploaded",
        started=moment,
        ended=moment,
        result=checked.result,
        digest=checked.end,
        origin=OriginInfo("", checked.first) if checked.first else None,
    )
    first = {
        "match": stored.id,
        "number": 1,
        "at": moment,
        "data": encode(Begun(checked.answers)),
        "asked": None,
        "story": checked.story,
    }
    await add_match(server.store, stored, first)
    return Uploaded(stored.id, stored.game, len(checked.answers), checked.fair)


RECORD_ROUTES: Final[list[HTTPRouteHandler]] = [
    download_record,
    tell_story,
    check_fate,
    watch_again,
    play_on,
    upload_record,
]


def _limit_rate(request: AnyRequest, server: Server) -> str:
    """Limit the rate, because replaying long matches is slow. Returns the rate key of the caller."""
    who = rate_key(request, server)
    server.rates.take("replay", who)
    return who


def _download(content: Any, name: str) -> Response[Any]:  # noqa: ANN401 - anything that msgspec encodes
    return Response(content, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _name_or_empty(name: str) -> str:
    """A name from an uploaded record, or empty if it is no valid name."""
    try:
        return clean_name(name)
    except Refused:
        return ""


def _seat_log(match: LiveMatch, me: Me | None, wanted: int | None) -> SeatLog:
    """What one seat, or a spectator, may download of a running match."""
    mine = match.seats_of(None if me is None else me.id)
    if wanted is not None and wanted not in mine:
        raise Refused("not_your_seat", f"seat {wanted} is not yours", seat=wanted)
    seat = wanted if wanted is not None else mine[0] if mine else SPECTATOR
    message = match.driver.message(seat)
    return SeatLog(
        match=match.id,
        game=match.stored.game,
        version=match.stored.version,
        seats=match.stored.seats,
        options=match.stored.options,
        seat=seat,
        ply=message.ply,
        events=[EventInfo(event.ply, event.slug, dict(event.facts)) for event in message.events],
        view=message.view,
    )


async def _written_events(server: Server, match: str) -> list[Event]:
    """The stored events of a match, without those that were taken back."""
    events: list[Event] = []
    for entry in await read_entries(server.store, match):
        happened = decode(entry.data)
        if isinstance(happened, TookBack):
            events = [event for event in events if event.ply <= happened.ply]
        if entry.story is not None:
            events += decode_story(entry.story)
    return events
