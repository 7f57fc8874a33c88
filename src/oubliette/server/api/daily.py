"""Requests about the daily dungeon: today's games, my try, and the ranking."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter, SkipValidation

from oubliette.games import find
from oubliette.server.api.games import Anyone, Lang, language
from oubliette.server.daily import (
    closed,
    daily_games,
    daily_plan,
    daily_secret,
    read_day,
    seconds_left,
    today,
)
from oubliette.server.days import closes, daily_key
from oubliette.server.live.seats import open_daily
from oubliette.server.people.caller import require_person
from oubliette.server.people.identity import Me
from oubliette.server.running_server import RunningServer
from oubliette.server.store.daily import RankedTry, Try, count_tries, ranked_tries, ranked_try, tries_of
from oubliette.server.store.store import now
from oubliette.server.wire.daily import DailyBoard, DailyGame, DailyInfo, DailyLine, DailyTry
from oubliette.server.wire.tables import TableInfo
from oubliette.texts import GameTexts

PAGE: Final = 100  # lines of a board

Offset = Annotated[int, QueryParameter(description="how many lines to skip", ge=0, le=1_000_000)]


@get("/api/daily", tags=["daily"])
async def show_daily(
    request: Anyone,
    server: NamedDependency[SkipValidation[RunningServer]],
    me: NamedDependency[SkipValidation[Me | None]],
    lang: Lang = None,
) -> DailyInfo:
    """Today's daily dungeons, and my tries."""
    speech = language(request, lang)
    at = now()
    day = today(at)
    keys = {game: daily_key(game, day) for game in daily_games()}
    counts = await count_tries(server.store, keys.values())
    mine = {} if me is None else await tries_of(server.store, me.id, keys.values())
    games = [
        DailyGame(
            game=game,
            title=GameTexts(game, speech).title(),
            options=daily_plan(game, day)[0],
            players=counts.get(key, (0, 0))[0],
            mine=_try(mine[key]) if key in mine else None,
        )
        for game, key in keys.items()
    ]
    return DailyInfo(day.isoformat(), seconds_left(at), games)


@post("/api/daily/{game:str}", tags=["daily"])
async def begin_daily(
    server: NamedDependency[SkipValidation[RunningServer]],
    me: NamedDependency[SkipValidation[Me | None]],
    game: FromPath[str],
) -> TableInfo:
    """Start my try of today. Each person has one try per game and day."""
    caller = require_person(me)
    server.rates.take("create", caller.id)
    table = await open_daily(server.tables, caller, find(game).id, today())
    return table.info(caller.id)


@get("/api/daily/{game:str}/{day:str}", tags=["daily"])
async def show_board(
    server: NamedDependency[SkipValidation[RunningServer]],
    me: NamedDependency[SkipValidation[Me | None]],
    game: FromPath[str],
    day: FromPath[str],
    offset: Offset = 0,
) -> DailyBoard:
    """The ranking of a day (2026-11-16), the best first, a hundred lines at a time."""
    when = read_day(day)
    options, _ = daily_plan(find(game).id, when)
    key = daily_key(game, when)
    over = closed(when)
    secret = daily_secret(server.keys, game, when)
    begun, done = (await count_tries(server.store, [key])).get(key, (0, 0))
    tries = await ranked_tries(server.store, key, offset, PAGE)
    own = None if me is None else await ranked_try(server.store, key, me.id)
    return DailyBoard(
        game=game,
        day=day,
        closes=closes(when),
        closed=over,
        options=options,
        commitment=hashlib.sha256(secret).hexdigest(),
        secret=secret.hex() if over else None,
        players=begun,
        finished=done,
        lines=[_line(tried, me, over) for tried in tries],
        next=offset + PAGE if offset + PAGE < done else None,
        mine=None if own is None else _line(own, me, over),
    )


DAILY_ROUTES: Final = [show_daily, begin_daily, show_board]


def _try(mine: Try) -> DailyTry:
    return DailyTry(mine.match, mine.table, mine.status, mine.result)


def _line(tried: RankedTry, me: Me | None, over: bool) -> DailyLine:
    """A line of the board. While the day is open it does not link to the match: others could copy it."""
    mine = me is not None and tried.owner == me.id
    return DailyLine(
        rank=tried.rank,
        name=tried.name,
        guest=tried.guest,
        won=tried.won,
        resigned=tried.resigned,
        score=tried.score,
        reason=tried.reason,
        ended=tried.ended,
        match=tried.match if over or mine else None,
        mine=mine,
    )
