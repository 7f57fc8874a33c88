"""`oubliette admin`: a restored backup equals the original, and the command line says what it did."""

import asyncio
import errno
import gzip
import hashlib
import json
import os
import stat
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import delete, insert

from oubliette.cli import main
from oubliette.cli.admin import _print_result
from oubliette.cli.words import Words
from oubliette.server.admin import Checked, backup, check, restore
from oubliette.server.problems import Refused
from oubliette.server.store.engine import open_store
from oubliette.server.store.migrations import head
from oubliette.server.store.schema import chat, keys, metadata
from tests.server.stored import contents, entry, filled, on, over, quiet


def checked(address: str) -> Checked:
    return asyncio.run(check(address, quiet))


# Backup and restore


@pytest.mark.slow
@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_backup_moves_everything_to_the_other_kind_of_database(
    source: str, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    old, new = request.getfixturevalue(f"{source}_url"), request.getfixturevalue(f"new_{target}_url")
    filled(old)
    file = tmp_path / "copy.gz"

    saved = asyncio.run(backup(old, file, quiet))
    back = asyncio.run(restore(file, new, quiet))

    before = contents(old)
    assert contents(new) == before and all(before.values())
    assert saved == back == sum(map(len, before.values())) > 1500
    assert checked(new).as_dict() == checked(old).as_dict()
    assert os.name == "nt" or stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.glob(".*")) == []


def test_two_backups_of_the_same_data_hold_the_same_rows(database_url: str, tmp_path: Path) -> None:
    filled(database_url)
    for name in ("a", "b"):
        asyncio.run(backup(database_url, tmp_path / name, quiet))
    first, second = (gzip.decompress((tmp_path / name).read_bytes()).splitlines() for name in ("a", "b"))
    assert first[1:-1] == second[1:-1] and json.loads(first[0])["revision"] == head()


def test_a_backup_is_of_one_moment_whatever_is_written_meanwhile(database_url: str, tmp_path: Path) -> None:
    filled(database_url)
    before = contents(database_url)

    async def work() -> None:
        server = await open_store(database_url)
        written: list[asyncio.Task[None]] = []

        def meanwhile(done: int, total: int) -> None:
            written.append(asyncio.ensure_future(server.run(insert(keys).values(name=f"late {done}", value=""))))
            written.append(asyncio.ensure_future(server.run(delete(chat).where(chat.c.number == 7))))

        await backup(database_url, tmp_path / "copy", meanwhile)
        await asyncio.gather(*written)
        await server.close()
        assert written

    asyncio.run(work())
    assert contents(database_url) != before
    asyncio.run(restore(tmp_path / "copy", str(tmp_path / "new.db"), quiet))
    assert contents(str(tmp_path / "new.db")) == before


def test_a_backup_is_restored_into_a_database_that_was_opened_and_never_used(database_url: str, tmp_path: Path) -> None:
    filled(str(tmp_path / "old.db"))
    asyncio.run(backup(str(tmp_path / "old.db"), tmp_path / "copy", quiet))
    asyncio.run(restore(tmp_path / "copy", database_url, quiet))
    assert contents(database_url) == contents(str(tmp_path / "old.db"))


def test_nothing_is_restored_over_anything(database_url: str, tmp_path: Path) -> None:
    filled(database_url)
    asyncio.run(backup(database_url, tmp_path / "copy", quiet))
    before = contents(database_url)
    with pytest.raises(Refused) as caught:
        asyncio.run(restore(tmp_path / "copy", database_url, quiet))
    assert caught.value.slug == "database_not_empty" and contents(database_url) == before


def test_a_damaged_backup_restores_nothing(sqlite_url: str, tmp_path: Path) -> None:
    filled(str(tmp_path / "old.db"))
    asyncio.run(backup(str(tmp_path / "old.db"), tmp_path / "copy", quiet))
    packed = (tmp_path / "copy").read_bytes()
    plain = gzip.decompress(packed)
    lines = plain.splitlines(keepends=True)
    other = plain.replace(b"s3cret", b"s4cret")
    bad = tmp_path / "bad"
    for content in (
        packed[:-1],
        packed[: len(packed) // 2],
        packed[:5000] + b"\0" * 50 + packed[5050:],
        gzip.compress(other),
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:-2] + lines[-1:])),
        gzip.compress(lines[0]),
    ):
        bad.write_bytes(content)
        with pytest.raises(Refused) as caught:
            asyncio.run(restore(bad, sqlite_url, quiet))
        assert caught.value.slug == "backup_damaged"
    for content in (b"", b"Dear diary", gzip.compress(b""), gzip.compress(b"{}\n"), gzip.compress(b"[1, 2]\n")):
        bad.write_bytes(content)
        with pytest.raises(Refused) as caught:
            asyncio.run(restore(bad, sqlite_url, quiet))
        assert caught.value.slug == "not_a_backup"
    asyncio.run(restore(tmp_path / "copy", sqlite_url, quiet))


def rewritten(file: Path, *changes: tuple[bytes, bytes]) -> None:
    """Change the contents of a backup and make its checksum right again."""
    *lines, last = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    plain = b"".join(lines)
    for old, new in changes:
        assert old in plain
        plain = plain.replace(old, new)
    end = {**json.loads(last), "sha256": hashlib.sha256(plain).hexdigest()}
    file.write_bytes(gzip.compress(plain + json.dumps(end).encode()))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "slug"),
    [
        (b'"revision":"', b'"revision":"9', "newer_backup"),
        (b'"oubliette-backup":1', b'"oubliette-backup":2', "newer_backup"),
        (b'"generation"', b'"degeneration"', "backup_damaged"),
        (b'["keys",', b'["doors",', "backup_damaged"),
        (b'["keys","cookie",', b'["keys",', "backup_damaged"),
        (b'["keys","cookie"', b'["keys",null', "backup_damaged"),
        (b'["chat","t1",2,', b'["chat","t1",1,', "backup_damaged"),
    ],
)
def test_a_backup_that_fits_no_tables_of_ours_restores_nothing(
    database_url: str, tmp_path: Path, old: bytes, new: bytes, slug: str
) -> None:
    filled(str(tmp_path / "old.db"))
    file = tmp_path / "copy"
    asyncio.run(backup(str(tmp_path / "old.db"), file, quiet))
    rewritten(file, (old, new))
    with pytest.raises(Refused) as caught:
        asyncio.run(restore(file, database_url, quiet))
    assert caught.value.slug == slug
    assert not any(contents(database_url).values()), "all or nothing"


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    filled(str(tmp_path / "old.db"))
    (tmp_path / "copies").mkdir()
    file = tmp_path / "copies" / "copy"

    def interrupted(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(backup(str(tmp_path / "old.db"), file, interrupted))
    assert list((tmp_path / "copies").iterdir()) == []


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    """Neither an older backup nor the database itself. It refuses before it reads anything."""
    database = tmp_path / "old.db"
    filled(str(database))
    for end in ("-wal", "-shm", ".lock", ".gz"):
        database.with_name(f"old.db{end}").write_text("the one of yesterday")
    (tmp_path / "link").symlink_to(database)
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    for file in before:
        for address in (str(tmp_path / "nothing.db"), str(database)):
            with pytest.raises(Refused) as caught:
                asyncio.run(backup(address, file, quiet))
            assert caught.value.slug == "backup_exists"
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_comes_while_a_backup_is_made_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    filled(str(tmp_path / "old.db"))
    (tmp_path / "copies").mkdir()
    file, other = tmp_path / "copies" / "copy", tmp_path / "copies" / "other"
    if not links:
        monkeypatch.setattr(Path, "hardlink_to", without_links)

    def meanwhile(done: int, total: int) -> None:
        file.write_text("first")

    with pytest.raises(Refused) as caught:
        asyncio.run(backup(str(tmp_path / "old.db"), file, meanwhile))
    assert caught.value.slug == "backup_exists"
    assert list((tmp_path / "copies").iterdir()) == [file] and file.read_text() == "first"

    asyncio.run(backup(str(tmp_path / "old.db"), other, quiet))
    asyncio.run(restore(other, str(tmp_path / "new.db"), quiet))
    assert sorted((tmp_path / "copies").iterdir()) == [file, other]
    assert os.name == "nt" or stat.S_IMODE(other.stat().st_mode) == 0o600
    assert other.stat().st_nlink == 1


def without_links(self: Path, target: Path) -> None:
    """FAT has no hard links."""
    raise OSError(errno.EPERM, os.strerror(errno.EPERM))


def test_a_backup_can_hold_every_column_there_is() -> None:
    """A backup is JSON: a column of bytes or dates would need an encoding."""
    kinds = {column.type.python_type for table in metadata.sorted_tables for column in table.columns}
    assert kinds == {str, int, bool}


# The command line


class Said:
    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        self.code = main(["admin", *arguments])
        self.out, self.err = capsys.readouterr()


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "OUBLIETTE_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("OUBLIETTE_HOME", str(tmp_path / "home"))


def test_backup_restore_and_check_on_the_command_line(
    capsys: pytest.CaptureFixture[str], sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(sqlite_url)
    file = str(tmp_path / "copy")

    saved = Said(capsys, "backup", file, "--database", sqlite_url)
    assert (saved.code, saved.err) == (0, "") and f"rows are now in {file}." in saved.out
    back = Said(capsys, "restore", file)  # into the default file in the user's data folder
    assert back.code == 0 and str(tmp_path / "home" / "server.db") in back.out

    sound = Said(capsys, "check")
    assert sound.code == 0 and "7 matches with " in sound.out and "Everything is sound." in sound.out
    monkeypatch.setenv("OUBLIETTE_DATABASE", sqlite_url)
    on(sqlite_url, lambda store: store.run(over(digest="0" * 16), entry(5, asked=7)))
    wrong = Said(capsys, "check", "--lang", "fr")
    assert wrong.code == 1 and "2 défauts" in wrong.out
    assert "pig over, entrée 5\u202f: elle dit que le siège 7 répond ensuite" in wrong.err
    assert "pig over\u202f: son empreinte est 0000000000000000" in wrong.err

    as_json = Said(capsys, "check", "--json")
    found = json.loads(as_json.out)
    assert as_json.code == 1 and [flaw["slug"] for flaw in found["flaws"]] == ["stored_asked", "stored_digest"]
    assert found["flaws"][0]["id"] == "pig over" and found["flaws"][0]["facts"]["number"] == 5


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], "What should be done with the data?"),
        (["explode"], "What should be done with the data?"),
        (["backup"], "Which file?"),
        (["restore"], "Which file?"),
        (["backup", "x", "--json"], "--json is for check only"),
        (["check", "x"], "One argument too many"),
        (["check"], "There is no Oubliette database at"),
        (["backup", "x"], "There is no Oubliette database at"),
        (["restore", "nothing.gz"], f"There is no file {Path.cwd() / 'nothing.gz'}"),
        (["restore", "~nobody.here/x"], f"There is no file {Path.cwd() / '~nobody.here' / 'x'}"),
        (["backup", "x", "--database", ""], "Which database? Give the name of a file, or postgresql://"),
        (["backup", "x", "--database", "sqlite:/x.db"], "sqlite:… is not the address of a database: an SQLite file is"),
        (["check", "--database", "."], f"{Path.cwd()} is a folder: name a file in it."),
        (["check", "--database", "postgresql://x:s3cret@z@y/z"], "such as %40 for @"),
        (["check", "--database", "oracle://x:s3cret@y"], "oracle:… is not the address of a database: it must begin"),
        (
            ["check", "--database", "postgresql://x:s3cret@127.0.0.1:1/y"],
            "postgresql://x@127.0.0.1:1/y cannot be reached",
        ),
    ],
)
def test_a_refusal_is_one_line(capsys: pytest.CaptureFixture[str], arguments: Sequence[str], line: str) -> None:
    said = Said(capsys, *arguments)
    assert said.code == 2 and said.out == "" and said.err.count("\n") == 1
    assert line in said.err and "s3cret" not in said.err


def test_messages_show_the_full_path_of_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(str(tmp_path / "old.db"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    file, new = tmp_path / "copy.gz", tmp_path / "here" / "new.db"

    assert f" rows are now in {file}." in Said(capsys, "backup", "../copy.gz", "--database", "../old.db").out
    again = Said(capsys, "backup", "../copy.gz", "--database", "../old.db")
    assert again.code == 2 and again.err.startswith(f"oubliette: {file} exists already") and again.err.count("\n") == 1
    assert f"{file} existe déjà" in Said(capsys, "backup", "../copy.gz", "--lang", "fr").err
    assert f"rows are now in {new}." in Said(capsys, "restore", "../copy.gz", "--database", "new.db").out
    file.write_text("Dear diary")
    assert f"{file} is not an Oubliette backup" in Said(capsys, "restore", "../copy.gz", "--database", "newer.db").err


def test_a_database_is_not_overwritten_by_its_own_backup(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    database = str(tmp_path / "x.db")
    filled(database)
    before = contents(database)
    said = Said(capsys, "backup", database, "--database", database)
    assert said.code == 2 and said.out == "" and f"{database} exists already" in said.err
    assert contents(database) == before


@pytest.mark.parametrize(
    ("found", "lang", "said"),
    [
        (Checked(1239, 1_002_323), "en", "Checked: 1,239 matches with 1,002,323 entries."),
        (Checked(1239, 1_002_323), "fr", "Vérifié\u202f: 1\u202f239 parties, 1\u202f002\u202f323 entrées."),
        (Checked(1, 1), "en", "Checked: 1 match with 1 entry."),
    ],
)
def test_a_check_writes_all_numbers_in_the_same_format(
    capsys: pytest.CaptureFixture[str], found: Checked, lang: str, said: str
) -> None:
    _print_result(found, Words(lang))
    assert capsys.readouterr().out.splitlines()[0] == said


def test_a_backup_where_nothing_can_be_written_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    filled(str(tmp_path / "home" / "server.db"))
    for place in (tmp_path, tmp_path / "nowhere" / "copy"):
        said = Said(capsys, "backup", str(place))
        assert said.code == 2 and "cannot be written" in said.err


def test_without_the_servers_libraries_the_extra_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oubliette.cli.extras._SERVER", ("sqlalchemy", "no_such_library"))
    said = Said(capsys, "check")
    assert said.code == 2 and "install Oubliette with its extra “server”" in said.err
