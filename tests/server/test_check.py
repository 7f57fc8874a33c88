"""`oubliette admin check`: what the server writes is sound, and whatever is wrong with a stored match is found."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, delete, update

from oubliette.games import find
from oubliette.kernel import Verifiable
from oubliette.server.admin import Checked, check
from oubliette.server.journal import Answered, Begun, Habit, Resigned, TookBack, encode, encode_story
from oubliette.server.problems import Refused
from oubliette.server.store import checking
from oubliette.server.store.schema import entries, matches, tables
from oubliette.server.store.starting import add_match
from tests.server.stored import Scribe, entry, filled, on, over, quiet


@pytest.fixture
def sound(tmp_path: Path) -> str:
    """A sound database, for a test to damage."""
    file = str(tmp_path / "server.db")
    filled(file)
    return file


def checked(address: str) -> Checked:
    return asyncio.run(check(address, quiet))


def test_what_the_server_writes_is_sound(database_url: str) -> None:
    filled(database_url)
    found = checked(database_url)
    assert found.flaws == [] and (found.matches, found.archived) == (7, 0) and found.entries > 100


def test_an_uploaded_record_is_checked_too(sqlite_url: str) -> None:
    scribe = Scribe("uploaded", "pig", 2).play()
    record = scribe.match.record()
    scribe.stored.status, scribe.stored.secret, scribe.stored.digest = "uploaded", None, record.end
    row = {**scribe.rows[0], "data": encode(Begun(record.answers)), "asked": None}
    row["story"] = encode_story(scribe.match.events)

    on(sqlite_url, lambda store: add_match(store, scribe.stored, row))
    assert checked(sqlite_url).flaws == []
    on(sqlite_url, lambda store: store.run(update(matches).values(digest="0" * 16)))
    assert [flaw.slug for _, flaw in checked(sqlite_url).flaws] == ["stored_digest"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("harm", "slug", "number"),
    [
        (delete(entries).where(entries.c.match == "pig over", entries.c.number == 4), "stored_gap", 4),
        (delete(entries).where(entries.c.match == "pig over"), "stored_empty", 0),
        (entry(4, number=4000), "stored_gap", 4),
        (entry(5, asked=7), "stored_asked", 5),
        (entry(5, asked=None), "stored_asked", 5),
        (entry(5, story=None), "stored_story", 5),
        (entry(5, story='[[1,"turn.bananas",{},null]]'), "stored_story", 5),
        (entry(5, story="[[1]]"), "stored_unreadable", 5),
        (entry(5, story="{"), "stored_unreadable", 5),
        (entry(5, data="{}"), "stored_unreadable", 5),
        (entry(5, data=encode(Begun([]))), "stored_begin", 5),
        (entry(1, data=encode(Resigned(0))), "stored_begin", 1),
        (entry(2, data=encode(Answered(5, 1, [0]))), "stored_seat", 2),
        (entry(2, data=encode(Answered(0, 3, [0]))), "stored_ply", 2),
        (entry(2, data=encode(Answered(0, 0, [99]))), "stored_answer", 2),
        (entry(2, data=encode(Answered(0, 0, [-1]))), "stored_answer", 2),
        (entry(2, data=encode(TookBack(0, 50))), "stored_ply", 2),
        (entry(2, data=encode(TookBack(0, -3))), "stored_ply", 2),
        (entry(2, data=encode(Habit(0, "turn.choice", "hold", 4, [0]))), "stored_ply", 2),
        (entry(2, data=encode(Resigned(0, ends=True))), "stored_answer", 3),
        (over(digest="0" * 16), "stored_digest", 0),
        (over(digest=None), "stored_digest", 0),
        (over(status="playing"), "stored_status", 0),
        (over(options="{"), "stored_unreadable", 0),
        (over(options='{"target": -5}'), "stored_set_up", 0),
        (over(seats=77), "stored_set_up", 0),
        (over(secret="zz"), "stored_unreadable", 0),
        (over(secret="00"), "stored_unreadable", 0),
        (over(secret=bytes(32).hex()), "stored_dice", 1),
        (over(salt="sugar"), "stored_dice", 1),
        (update(tables).values(match="gone"), "stored_table", 0),
    ],
)
def test_whatever_is_wrong_with_a_match_is_found(sound: str, harm: Executable, slug: str, number: int) -> None:
    on(sound, lambda store: store.run(harm))

    found = checked(sound)

    assert {place for place, _ in found.flaws} == {"t1" if slug == "stored_table" else "pig over"}, "no other suffers"
    assert (slug, number) in [(flaw.slug, flaw.facts["number"]) for _, flaw in found.flaws]
    assert found.matches == 7


def test_a_die_that_was_changed_is_found(sqlite_url: str) -> None:
    """A legal answer of fate, but not the one that the secret gives; the rest of the match fits it."""
    scribe = Scribe("loaded", "pig", 2)
    honest = scribe.match.fate
    assert isinstance(honest, Verifiable)
    scribe.match.fate = Verifiable(bytes(32), "loaded")
    on(sqlite_url, scribe.play().into)
    assert [flaw.slug for _, flaw in checked(sqlite_url).flaws] == ["stored_dice"]


def test_rules_that_fail_are_a_flaw_like_any_other(sound: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: object, table: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(type(find("new_dungeon")), "turn", stumble)
    found = checked(sound)
    assert [(place, flaw.slug) for place, flaw in found.flaws] == [("new dungeon", "stored_rules")]


@pytest.mark.parametrize("change", [{"version": 77}, {"game": "chess"}, {"status": "archived"}])
def test_a_match_of_older_rules_is_only_read(sound: str, change: dict[str, Any]) -> None:
    on(sound, lambda store: store.run(over(**change), entry(3, asked=99)))
    found = checked(sound)
    assert (found.flaws, found.archived) == ([], 1)

    on(sound, lambda store: store.run(entry(3, story="[[1]]")))
    assert [(flaw.slug, flaw.facts["number"]) for _, flaw in checked(sound).flaws] == [("stored_unreadable", 3)]


def test_a_database_of_an_older_program_is_not_checked(sound: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "head", lambda: "0002_newer")
    with pytest.raises(Refused) as caught:
        checked(sound)
    assert caught.value.slug == "older_database"
