"""What statistics count. On both databases: the queries differ."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from httpx import AsyncClient

from oubliette.games import GAMES, SAMPLES
from oubliette.server.api.statistics import STATISTICS_ROUTES, count_all
from oubliette.server.store.store import now
from oubliette.server.wire.matches import ResultInfo
from oubliette.server.wire.statistics import GameStatistics
from tests.server.routes import Visit, add_match, served

Served = tuple[AsyncClient, Visit]
pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def there(database_url: str) -> AsyncIterator[Served]:
    async with served(STATISTICS_ROUTES, database_url) as found:
        yield found


def ended(*places: int, score: int = 0) -> ResultInfo:
    return ResultInfo("win.target", list(places), [score + 10 - place for place in places])


async def told(visit: Visit, game: str) -> GameStatistics:
    return next(one for one in (await count_all(visit.store)).games if one.game == game)


async def mine(client: AsyncClient) -> Any:
    answer = await client.get("/api/me/statistics")
    assert answer.status_code == 200
    return answer.json()["games"]


async def test_an_empty_server_has_played_nothing(there: Served) -> None:
    client, _ = there
    found = (await client.get("/api/statistics")).json()
    assert [game["game"] for game in found["games"]] == [*GAMES, *SAMPLES] and found["people"] == 0
    assert all(game["finished"] == game["people"] == 0 and game["minutes"] is None for game in found["games"])


async def test_matches_and_people_are_counted(there: Served) -> None:
    _, visit = there
    ada, bob = await visit.person("Ada"), await visit.person("Bob")
    await add_match(visit.store, "pig", [ada.id, bob.id], ended(1, 2))
    await add_match(visit.store, "pig", [bob.id, ada.id])
    await add_match(visit.store, "pig", [ada.id, "bot:hard"], ended(2, 1))
    await add_match(visit.store, "pig", ["bot:hard", ada.id], ended(2, 1))
    await add_match(visit.store, "mini_rogue", [ada.id], ended(1))
    await add_match(visit.store, "mini_rogue", [ada.id], ended(2))
    assert await told(visit, "pig") == GameStatistics("pig", 3, 1, 2, 1.0, 0, 0, 2, 1)
    assert await told(visit, "mini_rogue") == GameStatistics("mini_rogue", 2, 0, 1, 1.0, 2, 1, 0, 0)
    assert (await count_all(visit.store)).people == 2


async def test_uploaded_records_never_count(there: Served) -> None:
    client, visit = there
    visit.me = await visit.person("Ada")
    await add_match(visit.store, "pig", [visit.me.id, "bot:easy"], ended(1, 2), status="uploaded")
    assert await told(visit, "pig") == GameStatistics("pig", 0, 0, 0, None, 0, 0, 0, 0)
    assert await mine(client) == []


@pytest.mark.parametrize(("lengths", "median"), [([5], 5), ([9, 1], 5), ([90, 2, 4], 4), ([1, 2, 4, 99], 3)])
async def test_the_duration_of_a_match_is_the_median(there: Served, lengths: list[int], median: float) -> None:
    _, visit = there
    ada = await visit.person("Ada")
    for minutes in lengths:
        await add_match(visit.store, "mini_rogue", [ada.id], ended(1), minutes=minutes)
    await add_match(visit.store, "pig", [ada.id, "bot:easy"], ended(1, 2), minutes=700)
    assert (await told(visit, "mini_rogue")).minutes == median


async def test_old_matches_do_not_count_for_the_duration(there: Served) -> None:
    _, visit = there
    ada = await visit.person("Ada")
    await add_match(visit.store, "mini_rogue", [ada.id], ended(1), started=now() - 40 * 86_400_000, minutes=50)
    found = await told(visit, "mini_rogue")
    assert (found.finished, found.minutes) == (1, None)


async def test_figures_are_cached_for_a_while(there: Served) -> None:
    client, visit = there
    before = (await client.get("/api/statistics")).json()
    await add_match(visit.store, "mini_rogue", [(await visit.person("Ada")).id], ended(1))
    assert (await client.get("/api/statistics")).json() == before
    assert (await count_all(visit.store)).people == 1


async def test_my_own_figures(there: Served) -> None:
    client, visit = there
    visit.me = await visit.person("Ada")
    bob = await visit.person("Bob")
    start = 1_000_000
    await add_match(visit.store, "pig", [visit.me.id, bob.id], ended(1, 2, score=50), started=start)
    await add_match(visit.store, "pig", [bob.id, "bot:easy", visit.me.id], ended(1, 2, 3), started=start)
    await add_match(visit.store, "pig", [visit.me.id, bob.id], started=start)
    await add_match(visit.store, "mini_rogue", [visit.me.id], ended(2), started=start + 1)
    await add_match(visit.store, "dungeon_pen", [bob.id, "bot:easy"], ended(1, 2))
    assert await mine(client) == [
        {
            "game": "mini_rogue",
            "played": 1,
            "running": 0,
            "won": 0,
            "lost": 1,
            "best_score": 8,
            "mean_place": None,
            "last_played": start + 1 + 60_000,
        },
        {
            "game": "pig",
            "played": 2,
            "running": 1,
            "won": 1,
            "lost": 1,
            "best_score": 59,
            "mean_place": 2.0,
            "last_played": start + 60_000,
        },
    ]


async def test_who_is_nobody_has_no_figures(there: Served) -> None:
    client, _ = there
    answer = await client.get("/api/me/statistics")
    assert (answer.status_code, answer.json()["slug"]) == (401, "no_person")
