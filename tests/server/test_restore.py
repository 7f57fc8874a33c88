"""A backup is not restored into a database that a server uses."""

import asyncio
from pathlib import Path

import pytest

from oubliette.server.admin import backup, restore
from oubliette.server.problems import Refused
from tests.server.serving import serving
from tests.server.stored import contents, filled, quiet


def test_nothing_is_restored_beside_a_server(sqlite_url: str, tmp_path: Path) -> None:
    filled(str(tmp_path / "old.db"))
    asyncio.run(backup(str(tmp_path / "old.db"), tmp_path / "copy", quiet))

    async def beside() -> None:
        async with serving(sqlite_url) as server, server.person("Ada") as ada:
            with pytest.raises(Refused) as refused:
                await restore(tmp_path / "copy", sqlite_url, quiet)
            assert refused.value.slug == "database_in_use"
            assert (await ada.get("/api/me"))["name"] == "Ada"

    asyncio.run(beside())
    assert [row.name for row in contents(sqlite_url)["people"]] == ["Ada"]
