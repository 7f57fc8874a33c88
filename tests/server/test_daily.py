"""The daily dungeon: the same for everybody, one try each, and its dice stay secret while anybody may play it."""

import hashlib
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
import pytest_asyncio
from httpx import AsyncClient
from sqlalchemy import select

from oubliette.bots import make_bot
from oubliette.games import GAMES, find
from oubliette.kernel import Match, Verifiable, set_up
from oubliette.server.api.daily import DAILY_ROUTES, PAGE
from oubliette.server.daily import (
    closed,
    daily_games,
    daily_plan,
    daily_secret,
    is_open,
    read_day,
    seconds_left,
    today,
)
from oubliette.server.days import closes, daily_key, day_of
from oubliette.server.people.keys import Keys
from oubliette.server.problems import Refused
from oubliette.server.store.daily import RESIGNED
from oubliette.server.store.schema import matches, people
from oubliette.server.wire.matches import ResultInfo
from oubliette.table import Person, Table
from tests.server.routes import Visit, add_match, served

DAY = date(2026, 11, 16)
NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp() * 1000)
KEYS = Keys(cookie="c" * 64, daily="d" * 64)
Served = tuple[AsyncClient, Visit]

# The plan


@pytest.mark.slow
@pytest.mark.parametrize("game", daily_games())
def test_every_day_of_a_week_can_be_played_to_a_result(game: str) -> None:
    rules = find(game)
    plans = []
    for number in range(7):
        day = DAY + timedelta(days=number)
        options, seats = daily_plan(game, day)
        plans.append(options)
        match = Match.start(
            set_up(rules, seats, options), fate=Verifiable(daily_secret(KEYS, game, day), daily_key(game, day))
        )
        result = match.run([make_bot("random", rules, 0, number)])
        assert len(result.places) == 1
    assert game == "new_dungeon" or plans[0] != plans[1]  # its hero is dealt by the dice


def test_only_games_for_one_have_a_daily_dungeon() -> None:
    assert set(daily_games()) == {game for game in GAMES if 1 in find(game).seats}
    with pytest.raises(Refused) as refusal:
        daily_plan("dungeon_pen", DAY)
    assert refusal.value.slug == "no_daily"


def test_the_same_day_gives_the_same_dice() -> None:
    def all_answers(secret: bytes, day: date) -> list[int]:
        options, seats = daily_plan("new_dungeon", day)
        setting = set_up(find("new_dungeon"), seats, options)
        match = Match.start(setting, fate=Verifiable(secret, daily_key("new_dungeon", day)))
        match.run([make_bot("random", match.game, 0, 1)])
        return match.answers

    secret = daily_secret(KEYS, "new_dungeon", DAY)
    assert all_answers(secret, DAY) == all_answers(secret, DAY)
    tomorrow = DAY + timedelta(days=1)
    assert all_answers(secret, DAY) != all_answers(daily_secret(KEYS, "new_dungeon", tomorrow), tomorrow)


def test_secrets_differ_by_day_by_game_and_by_server() -> None:
    other = Keys(cookie="c" * 64, daily="e" * 64)
    secrets = {
        daily_secret(keys, game, day)
        for keys in (KEYS, other)
        for game in daily_games()
        for day in (DAY, date(2026, 11, 17))
    }
    assert len(secrets) == 2 * 2 * len(daily_games())


def test_a_table_says_resigned_as_the_board_does() -> None:
    options, seats = daily_plan("mini_rogue", DAY)
    table = Table(Match.start("mini_rogue", seats, options), [Person("Ada")])
    assert table.resign(0) and table.result is not None and table.result.reason == RESIGNED


def test_a_day_ends_at_midnight_utc() -> None:
    midnight = int(datetime(2026, 11, 17, tzinfo=UTC).timestamp() * 1000)
    assert today(midnight - 1) == DAY and today(midnight) == date(2026, 11, 17)
    assert seconds_left(midnight - 1000) == 1 and seconds_left(midnight) == 86_400
    assert day_of(daily_key("mini_rogue", DAY)) == DAY


def test_a_try_may_be_finished_on_the_next_day_and_then_the_dice_are_told() -> None:
    end = int(datetime(2026, 11, 18, tzinfo=UTC).timestamp() * 1000)
    assert closes(DAY) == end and not closed(DAY, end - 1) and closed(DAY, end)


@pytest.mark.parametrize(
    "text", ["", "yesterday", "2026-13-01", "20261116", "2026-W47-1", "2026-11-16T00:00", "9999-01-01"]
)
def test_invalid_and_future_days_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_day(text)
    assert refusal.value.slug == "no_such_day"


# The routes


@pytest.fixture
def noon_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oubliette.server.daily.now", lambda: NOON)
    monkeypatch.setattr("oubliette.server.api.daily.now", lambda: NOON)


@pytest_asyncio.fixture
async def at_noon(database_url: str, noon_of_the_day: None) -> AsyncIterator[Served]:
    async with served(DAILY_ROUTES, database_url) as found:
        yield found


@pytest_asyncio.fixture
async def on_sqlite(sqlite_url: str, noon_of_the_day: None) -> AsyncIterator[Served]:
    """For tests that do not depend on the kind of database."""
    async with served(DAILY_ROUTES, sqlite_url) as found:
        yield found


async def tried(visit: Visit, name: str, day: date, result: ResultInfo | None, ended: float = 1) -> str:
    person = await visit.person(name)
    return await add_match(
        visit.store,
        "paper_dungeon",
        [person.id],
        result,
        daily=daily_key("paper_dungeon", day),
        started=NOON,
        minutes=ended,
    )


def won(score: int) -> ResultInfo:
    return ResultInfo("end.treasure_reached", [1], [score])


async def board(client: AsyncClient, day: date = DAY, offset: int = 0) -> Any:
    answer = await client.get(f"/api/daily/paper_dungeon/{day}?offset={offset}")
    assert answer.status_code == 200
    return answer.json()


@pytest.mark.asyncio
async def test_a_stranger_sees_what_there_is_today(at_noon: Served) -> None:
    client, visit = at_noon
    await tried(visit, "Ada", DAY, None)
    await tried(visit, "Bob", DAY, won(3))
    await tried(visit, "Cleo", DAY - timedelta(days=1), won(3))
    told = (await client.get("/api/daily?lang=fr")).json()
    assert (told["day"], told["seconds_left"]) == ("2026-11-16", 43_200)
    assert [game["game"] for game in told["games"]] == list(daily_games())
    assert [game["players"] for game in told["games"]] == [0, 2, 0]
    assert [game["mine"] for game in told["games"]] == [None] * 3
    assert all(game["title"] and game["options"] == daily_plan(game["game"], DAY)[0] for game in told["games"])


@pytest.mark.asyncio
async def test_a_person_has_one_try_and_sees_it(at_noon: Served) -> None:
    client, visit = at_noon
    assert (await client.post("/api/daily/mini_rogue")).status_code == 401
    visit.me = await visit.person("Ada")
    begun = await client.post("/api/daily/mini_rogue")
    assert begun.status_code == 201
    again = await client.post("/api/daily/mini_rogue")
    assert (again.status_code, again.json()["slug"]) == (409, "daily_played")
    mine = (await client.get("/api/daily")).json()["games"][0]["mine"]
    assert mine == {"match": begun.json()["match"], "table": begun.json()["id"], "status": "playing", "result": None}
    row = await visit.store.first(select(matches).where(matches.c.id == mine["match"]))
    assert row is not None and row.daily == row.salt == daily_key("mini_rogue", DAY) and row.owner == visit.me.id
    assert row.secret == daily_secret(visit.server.keys, "mini_rogue", DAY).hex()


@pytest.mark.asyncio
async def test_a_try_that_is_over_tells_me_its_result(on_sqlite: Served) -> None:
    client, visit = on_sqlite
    visit.me = await visit.person("Ada")
    key = daily_key("mini_rogue", DAY)
    await add_match(visit.store, "mini_rogue", [visit.me.id], ResultInfo("end.victory", [1], [10]), daily=key)
    mine = (await client.get("/api/daily")).json()["games"][0]["mine"]
    assert mine["status"] == "over" and mine["result"] == {"reason": "end.victory", "places": [1], "scores": [10]}


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "slug"), [("chess", "unknown_game"), ("dungeon_pen", "no_daily")])
async def test_other_games_have_none(on_sqlite: Served, game: str, slug: str) -> None:
    client, visit = on_sqlite
    visit.me = await visit.person("Ada")
    for answer in (await client.post(f"/api/daily/{game}"), await client.get(f"/api/daily/{game}/{DAY}")):
        assert answer.json()["slug"] == slug


@pytest.mark.asyncio
async def test_the_board_ranks_wins_then_scores_and_puts_who_gave_up_last(at_noon: Served) -> None:
    client, visit = at_noon
    yesterday = DAY - timedelta(days=1)
    await tried(visit, "late", yesterday, won(40), ended=9)
    await tried(visit, "early", yesterday, won(40), ended=2)
    await tried(visit, "lost", yesterday, ResultInfo("end.solo_par", [2], [90]))
    await tried(visit, "below", yesterday, ResultInfo("end.solo_par", [2], [-7]))
    await tried(visit, "quit", yesterday, ResultInfo(RESIGNED, [2], [99]))
    await tried(visit, "best", yesterday, won(41))
    await tried(visit, "at it", yesterday, None)
    told = await board(client, yesterday)
    names = dict([tuple(row) for row in await visit.store.rows(select(people.c.id, people.c.name))])
    assert [(line["rank"], names[line["name"]]) for line in told["lines"]] == [
        (1, "best"),
        (2, "early"),
        (2, "late"),
        (4, "lost"),
        (5, "below"),
        (6, "quit"),
    ]
    assert [line["score"] for line in told["lines"]] == [41, 40, 40, 90, -7, None]
    assert [line["won"] for line in told["lines"]] == [True] * 3 + [False] * 3
    assert told["lines"][-1]["resigned"] and told["lines"][-1]["reason"] == RESIGNED
    assert (told["players"], told["finished"], told["next"]) == (7, 6, None)


@pytest.mark.asyncio
@pytest.mark.parametrize("day", [DAY, DAY - timedelta(days=1)])
async def test_nobody_learns_the_secret_or_anothers_match_while_somebody_can_be_at_it(
    on_sqlite: Served, day: date
) -> None:
    client, visit = on_sqlite
    visit.me = await visit.person("Ada")
    other = await tried(visit, "Bob", day, won(3))
    own = await add_match(
        visit.store, "paper_dungeon", [visit.me.id], won(2), daily=daily_key("paper_dungeon", day), started=NOON
    )
    told = await client.get(f"/api/daily/paper_dungeon/{day}")
    secret = daily_secret(visit.server.keys, "paper_dungeon", day)
    assert other not in told.text and secret.hex() not in told.text
    assert [line["match"] for line in told.json()["lines"]] == [None, own]
    assert told.json()["mine"] == told.json()["lines"][1] and told.json()["mine"]["mine"]
    assert told.json()["commitment"] == hashlib.sha256(secret).hexdigest() and not told.json()["closed"]


@pytest.mark.asyncio
async def test_the_dice_and_matches_are_public_when_the_next_day_is_over(at_noon: Served) -> None:
    client, visit = at_noon
    before = DAY - timedelta(days=2)
    match = await tried(visit, "Bob", before, won(3), ended=-720.5)  # half a minute before it was closed
    told = await board(client, before)
    assert told["closed"] and told["lines"][0]["match"] == match
    assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"]


@pytest.mark.asyncio
async def test_a_match_that_ends_after_the_dice_are_public_is_not_ranked(at_noon: Served) -> None:
    client, visit = at_noon
    before = DAY - timedelta(days=2)
    visit.me = await visit.person("Ada")
    for player, minutes in ((visit.me.id, -720), ((await visit.person("Bob")).id, -720.01)):  # midnight, and before it
        key = daily_key("paper_dungeon", before)
        await add_match(visit.store, "paper_dungeon", [player], won(3), daily=key, started=NOON, minutes=minutes)
    told = await board(client, before)
    assert [line["mine"] for line in told["lines"]] == [False] and told["mine"] is None
    assert (told["players"], told["finished"]) == (2, 1)


@pytest.mark.asyncio
async def test_a_long_board_comes_in_pages_and_my_line_with_each(at_noon: Served) -> None:
    client, visit = at_noon
    for number in range(PAGE + 1):
        await tried(visit, f"p{number}", DAY, won(1000 - number))
    visit.me = await visit.person("Ada")
    await add_match(
        visit.store, "paper_dungeon", [visit.me.id], won(5), daily=daily_key("paper_dungeon", DAY), started=NOON
    )
    first, second = await board(client), await board(client, offset=PAGE)
    assert len(first["lines"]) == PAGE and first["next"] == PAGE and first["mine"]["rank"] == PAGE + 2
    assert [line["rank"] for line in second["lines"]] == [PAGE + 1, PAGE + 2] and second["next"] is None
    assert second["lines"][1] == second["mine"] == first["mine"]


@pytest.mark.asyncio
@pytest.mark.parametrize("day", ["2026-11-17", "today", "20261116", "2026-11-16T00"])
async def test_invalid_and_future_days_have_no_board(on_sqlite: Served, day: str) -> None:
    client, _ = on_sqlite
    assert (await client.get(f"/api/daily/mini_rogue/{day}")).json()["slug"] == "no_such_day"


@pytest.mark.asyncio
@pytest.mark.parametrize("offset", ["-1", "x", "99999999999999999999"])
async def test_an_invalid_offset_is_refused(on_sqlite: Served, offset: str) -> None:
    client, _ = on_sqlite
    assert (await client.get(f"/api/daily/mini_rogue/{DAY}?offset={offset}")).status_code == 400


@pytest.mark.usefixtures("noon")
def test_a_try_is_a_secret_on_its_own_day_and_the_next() -> None:
    assert is_open(daily_key("mini_rogue", today()))
    assert is_open(daily_key("mini_rogue", today() - timedelta(days=1)))
    assert not is_open(daily_key("mini_rogue", today() - timedelta(days=2)))
    assert not is_open(None)
