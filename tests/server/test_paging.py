"""Paged lists: rows of the same millisecond are neither lost nor repeated."""

import pytest
from sqlalchemy import update

from oubliette.server.store.schema import matches, tables
from tests.server.serving import Visitor, serving

pytestmark = pytest.mark.asyncio


async def in_parts(person: Visitor, path: str, name: str, count: int) -> list[str]:
    """The ids of a whole list, read in pages of `count`."""
    seen: list[str] = []
    more = ""
    while True:
        part = await person.get(f"{path}count={count}{more}")
        assert len(part[name]) <= count
        seen += [line["id"] for line in part[name]]
        assert len(seen) < 50, "it never ends"
        if part["next"] is None:
            return seen
        more = f"&next={part['next']}"


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_rows_of_the_same_moment_are_listed_once(database_url: str, count: int) -> None:
    async with serving(database_url, rates=False) as server, server.person("Ada") as ada:
        opened = [await ada.open_table("pig", "me", "me", start=True) for _ in range(7)]
        moment = 1_700_000_000_000
        for number, table in enumerate(opened):  # four at once, with one before and two after
            at = moment + (number > 0) + (number > 4)
            await server.running.store.run(
                update(tables).where(tables.c.id == table["id"]).values(touched=at),
                update(matches).where(matches.c.id == table["match"]).values(started=at),
            )
        listed = await in_parts(ada, "/api/tables?which=mine&", "tables", count)
        assert len(listed) == 7 and set(listed) == {table["id"] for table in opened}
        assert listed[-1] == opened[0]["id"] and set(listed[:2]) == {table["id"] for table in opened[5:]}
        played = await in_parts(ada, "/api/matches?", "matches", count)
        assert len(played) == 7 and set(played) == {table["match"] for table in opened}
        assert played[-1] == opened[0]["match"]
