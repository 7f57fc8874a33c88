"""The daily dungeon: today's games, my try, and who did how well."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter, SkipValidation
from sqlalchemy import Row

from oubliette.games import find
from oubliette.server.api.games import Anyone, Lang, language
from oubliette.server.daily import (
    RESIGNED,
    closed,
    closes,
    daily_games,
    daily_key,
    daily_plan,
    daily_secret,
    read_day,
    seconds_left,
    today,
)
from oubliette.server.house import House
from oubliette.server.live.seats import open_daily
from oubliette.server.people.asking import required
from oubliette.server.people.identity import Me
from oubliette.server.store.daily import GAVE_UP, WON, count_tries, ranked_tries, ranked_try, tries_of
from oubliette.server.store.store import now
from oubliette.server.wire.daily import DailyBoard, DailyGame, DailyInfo, DailyLine, DailyTry
from oubliette.server.wire.matches import ResultInfo
from oubliette.server.wire.tables import TableInfo
from oubliette.texts import GameTexts

PAGE: Final = 100  # lines of a board
_RESULT: Final = msgspec.json.Decoder(ResultInfo)

Offset = Annotated[int, QueryParameter(description="how many lines to skip", ge=0, le=1_000_000)]


@get("/api/daily", tags=["daily"])
async def show_daily(
    request: Anyone,
    house: NamedDependency[SkipValidation[House]],
    me: NamedDependency[SkipValidation[Me | None]],
    lang: Lang = None,
) -> DailyInfo:
    """Today's daily dungeons, and what I have made of them."""
    speech = language(request, lang)
    at = now()
    day = today(at)
    keys = {game: daily_key(game, day) for game in daily_games()}
    counts = await count_tries(house.store, keys.values())
    mine = {} if me is None else await tries_of(house.store, me.id, keys.values())
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
    house: NamedDependency[SkipValidation[House]],
    me: NamedDependency[SkipValidation[Me | None]],
    game: FromPath[str],
) -> TableInfo:
    """Begin my try of today: there is only one."""
    somebody = required(me)
    house.rates.take("create", somebody.id)
    table = await open_daily(house, somebody, find(game).id, today())
    return table.info(somebody.id)


@get("/api/daily/{game:str}/{day:str}", tags=["daily"])
async def show_board(
    house: NamedDependency[SkipValidation[House]],
    me: NamedDependency[SkipValidation[Me | None]],
    game: FromPath[str],
    day: FromPath[str],
    offset: Offset = 0,
) -> DailyBoard:
    """Who did how well on a day (2026-11-16), the best first, a hundred at a time."""
    when = read_day(day)
    options, _ = daily_plan(find(game).id, when)
    key = daily_key(game, when)
    over = closed(when)
    secret = daily_secret(house.keys, game, when)
    begun, done = (await count_tries(house.store, [key])).get(key, (0, 0))
    rows = await ranked_tries(house.store, key, offset, PAGE)
    own = None if me is None else await ranked_try(house.store, key, me.id)
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
        lines=[_line(row, me, over) for row in rows],
        next=offset + PAGE if offset + PAGE < done else None,
        mine=None if own is None else _line(own, me, over),
    )


DAILY_ROUTES: Final = [show_daily, begin_daily, show_board]


def _try(row: Row[Any]) -> DailyTry:
    return DailyTry(row.id, row.table, row.status, None if row.result is None else _RESULT.decode(row.result))


def _line(row: Row[Any], me: Me | None, over: bool) -> DailyLine:
    """A line of the board. Nobody sees how another went about it while they can still do the same."""
    mine = me is not None and row.owner == me.id
    return DailyLine(
        rank=row.rank,
        name=row.name,
        guest=row.login is None,
        won=row.grade == WON,
        resigned=row.grade == GAVE_UP,
        score=row.score,
        reason=RESIGNED if row.result is None else _RESULT.decode(row.result).reason,
        ended=row.ended,
        match=row.match if over or mine else None,
        mine=mine,
    )
