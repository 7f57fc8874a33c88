"""A newer program migrates older databases and older backups."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text

from oubliette.server.admin import backup, restore
from oubliette.server.problems import Refused
from oubliette.server.store import migrations
from oubliette.server.store.engine import open_store
from oubliette.server.store.matches import find_match
from oubliette.server.store.migrations import __main__ as writing
from oubliette.server.store.migrations import head, revisions
from oubliette.server.store.schema import keys
from oubliette.server.store.statistics import my_matches_by_game
from oubliette.server.store.tables import find_table
from oubliette.server.wire.tables import SeatPlan, TablePlan
from tests.server.stored import contents, filled, on, quiet

# On SQLite this recreates `people`, which other tables reference.
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "0002_hats"
down_revision = "{before}"


def upgrade() -> None:
    with op.batch_alter_table("people", recreate="auto") as people:
        people.alter_column("name", type_=sa.String(60), nullable=False)
        people.add_column(sa.Column("hat", sa.String(20), nullable=False, server_default="none"))
    {more}
"""


# What a server with the first schema wrote.
OF_THE_FIRST_SCHEMA = (
    "INSERT INTO people (id, name, lang, generation, created) VALUES ('ada', 'Ada', 'en', 1, 5)",
    """INSERT INTO tables (id, invite, host, listed, revision, plan, seating, "match", secret, created, touched)
    VALUES ('table', 'invite', 'ada', false, 3,
    '{"game":"pig","options":{},"clock":null,"away":120,"stand_in":"normal","seed":null}',
    '[{"person":"ada","name":"Ada"}]', 'match', '00', 5, 6)""",
    """INSERT INTO matches (id, "table", game, version, seats, options, players, secret, salt, listed, status, started)
    VALUES ('match', 'table', 'pig', 1, 1, '{}', '[{"person":"ada","name":"Ada"}]', '00', '', false, 'playing', 6)""",
    """INSERT INTO participants ("match", seat, person, name) VALUES ('match', 0, 'ada', 'Ada')""",
)


class Future:
    """A newer program, with one more migration."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder / "migrations"
        self.monkeypatch = monkeypatch
        self.before = head()

    def come(self, more: str = "") -> None:
        shutil.copytree(Path(migrations.__file__).parent, self.folder, ignore=shutil.ignore_patterns("__pycache__"))
        step = NEXT.format(before=self.before, more=more)
        (self.folder / "versions" / "r0002_hats.py").write_text(step, encoding="utf-8")
        self.monkeypatch.setattr(migrations, "FOLDER", self.folder)
        revisions.cache_clear()
        assert head() == "0002_hats"

    def go_back(self, to: str) -> None:
        """An older program: only the migrations up to this one."""
        names = [name for name in revisions() if name > to]
        ignore = shutil.ignore_patterns("__pycache__", *[f"r{name}.py" for name in names])
        shutil.copytree(Path(migrations.__file__).parent, self.folder, ignore=ignore)
        self.monkeypatch.setattr(migrations, "FOLDER", self.folder)
        revisions.cache_clear()
        assert head() == to


@pytest.fixture
def future(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Future]:
    yield Future(tmp_path, monkeypatch)
    revisions.cache_clear()


def hats(address: str) -> list[str]:
    rows = on(address, lambda store: store.rows(text("SELECT hat FROM people")))
    return [row.hat for row in rows]


def test_an_older_database_is_brought_up_to_date_with_all_its_rows(database_url: str, future: Future) -> None:
    filled(database_url)
    before = contents(database_url)
    future.come()
    assert hats(database_url) == ["none"]
    assert contents(database_url) == before


def test_a_table_and_a_match_of_the_first_schema_are_read_by_this_one(new_database_url: str, future: Future) -> None:
    future.go_back("0001_first")
    rows = [text(row.replace(":", r"\:")) for row in OF_THE_FIRST_SCHEMA]
    on(new_database_url, lambda store: store.run(*rows))
    future.monkeypatch.undo()
    revisions.cache_clear()

    table = on(new_database_url, lambda store: find_table(store, "table"))
    assert table is not None and table.plan == TablePlan("pig")
    assert (table.rematch, table.requests) == (None, [])
    match = on(new_database_url, lambda store: find_match(store, "match"))
    assert match is not None and match.players == [SeatPlan("ada", None, "Ada")]
    assert (match.guided, match.origin, match.first_promised) == (False, None, 0)
    # They count in statistics as before.
    assert [one.running for one in on(new_database_url, lambda store: my_matches_by_game(store, "ada"))] == [1]


def test_many_processes_of_a_new_program_start_at_once_on_an_older_database(database_url: str, future: Future) -> None:
    filled(database_url)
    future.come()

    async def start_all() -> None:
        for store in await asyncio.gather(*[open_store(database_url) for _ in range(5)]):
            await store.close()

    asyncio.run(start_all())
    assert hats(database_url) == ["none"]


def test_a_step_that_fails_changes_nothing(database_url: str, future: Future) -> None:
    filled(database_url)
    before = contents(database_url)
    future.come(more='op.execute("SELECT * FROM nowhere")')
    with pytest.raises(Refused):
        asyncio.run(open_store(database_url))

    future.monkeypatch.undo()
    revisions.cache_clear()
    assert contents(database_url) == before


def test_an_older_backup_is_restored_and_brought_up_to_date(database_url: str, tmp_path: Path, future: Future) -> None:
    old = str(tmp_path / "old.db")
    filled(old)
    before = contents(old)
    asyncio.run(backup(old, tmp_path / "copy", quiet))
    future.come()
    on(database_url, lambda store: store.rows(select(keys)))  # there are new tables already, and they are empty

    asyncio.run(restore(tmp_path / "copy", database_url, quiet))

    assert hats(database_url) == ["none"] and contents(database_url) == before


def test_a_backup_of_an_older_database_is_an_older_backup(tmp_path: Path, future: Future) -> None:
    """A backup made before the migration lets people go back to the older program."""
    old, again = str(tmp_path / "old.db"), str(tmp_path / "again.db")
    filled(old)
    before = contents(old)
    future.come()
    asyncio.run(backup(old, tmp_path / "copy", quiet))
    future.monkeypatch.undo()
    revisions.cache_clear()

    asyncio.run(restore(tmp_path / "copy", again, quiet))

    assert contents(again) == contents(old) == before


def test_a_new_step_is_written_from_the_schema(future: Future, capsys: pytest.CaptureFixture[str]) -> None:
    future.come()
    writing.write("0003_no_hats")
    step = (future.folder / "versions" / "r0003_no_hats.py").read_text(encoding="utf-8")
    assert '"""No hats."""' in step and "drop_column" in step and "down_revision: str | None = '0002_hats'" in step
    compile(step, "r0003_no_hats.py", "exec")


def test_a_store_of_the_newer_program_is_refused_by_the_older(database_url: str, future: Future) -> None:
    future.come()
    on(database_url, lambda store: store.run(insert(keys).values(name="a", value="b")))
    future.monkeypatch.undo()
    revisions.cache_clear()
    with pytest.raises(Refused) as caught:
        asyncio.run(open_store(database_url))
    assert caught.value.slug == "newer_database" and caught.value.facts["found"] == "0002_hats"
