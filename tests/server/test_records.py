"""After a match: downloading and uploading records, stories, steps, and checking the dice."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from sqlalchemy import update

from oubliette.cli import main
from oubliette.kernel import Match, RealDice, Record, Seeded, set_up, verify_fate
from oubliette.kernel.catalogue import find
from oubliette.server.store.schema import matches
from oubliette.server.thinking import Thinkers
from oubliette.server.thinking.records import LONGEST
from oubliette.table import read_story
from tests.server.serving import Visitor, serving

pytestmark = pytest.mark.asyncio

PLAIN = {"Content-Type": "application/json"}


async def play_out(person: Visitor, match: str, luck: Random) -> Any:
    """Play a match for one person to its end."""
    stop = await person.get(f"/api/matches/{match}")
    while stop["result"] is None:
        choice = {"ply": stop["ply"], "index": luck.randrange(stop["question"]["count"])}
        stop = await person.post(f"/api/matches/{match}/answers", choice)
    return stop


async def bring(person: Visitor, text: str | bytes, status: int) -> Any:
    """Upload a record."""
    answer = await person.client.post("/api/records", content=text, headers=PLAIN)
    assert answer.status_code == status, (answer.status_code, answer.text, text[:200])
    return answer.json()


def some_record(**changes: Any) -> str:
    """The record of a short match, with some fields changed."""
    match = Match.start(set_up(find("pig"), 2, {"target": 20}), fate=Seeded(1))
    while match.ask is not None:
        match.choose("hold")
    return json.dumps(json.loads(match.record().to_json()) | changes)


async def test_a_finished_match_is_taken_home_checked_and_brought_back(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        table = await ada.open_table("mini_rogue", "me", start=True)
        path = f"/api/matches/{table['match']}"
        over = await play_out(ada, table["match"], Random(5))

        answer = await ada.client.get(f"{path}/record")
        assert answer.headers["content-disposition"].startswith("attachment; filename=")
        record = Record.parse(answer.text)
        assert record.notes["names"] == ["Ada"]
        story = read_story(record)
        assert story is not None and story.result == Match.replay(record).result
        assert len(story.events) == len((await ada.get(f"{path}/story"))["lines"])
        assert Match.replay(record).result is not None
        check = await eve.get(f"{path}/fate")  # the match is over: everybody who knows the id may look
        assert check["dice"] == verify_fate(record, over["fate"]["commitment"], over["fate"]["salt"])
        assert check["secret"] == over["fate"]["secret"] == record.fate["secret"]

        file = tmp_path / "record.json"
        file.write_text(answer.text, encoding="utf-8")
        assert await asyncio.to_thread(main, ["replay", str(file), "--verify"]) == 0
        assert check["commitment"] in capsys.readouterr().out

        for form in (answer.text, record.to_text()):
            back = await bring(eve, form, 201)
            assert back["fair"] is True and back["plies"] == len(record.answers)
            steps = await ada.get(f"/api/matches/{back['match']}/steps?count=200")
            first = await ada.get(f"{path}/steps?count=200")
            assert steps["names"] == ["Ada"] and steps["steps"] == first["steps"] and steps["result"] == first["result"]
            told = await ada.get(f"/api/matches/{back['match']}/story")
            assert told["lines"] == (await ada.get(f"{path}/story"))["lines"]
            again = await ada.client.get(f"/api/matches/{back['match']}/record")
            assert Record.parse(again.text).to_json() == record.to_json()  # its dice included
            assert await ada.get(f"/api/matches/{back['match']}/fate") == check
            stop = await ada.get(f"/api/matches/{back['match']}")
            assert stop["status"] == "uploaded" and stop["result"] and stop["fate"] == over["fate"]
            assert stop["players"] == [{"kind": "nobody", "name": "Ada", "here": False, "stand_in": False}]


async def test_watching_again_comes_in_parts(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("mini_rogue", "me", start=True)
        await play_out(ada, table["match"], Random(6))
        path = f"/api/matches/{table['match']}/steps"
        whole, first = [], 0
        while True:
            part = await ada.get(f"{path}?first={first}&count=20")
            whole += part["steps"]
            first += 20
            if first > part["plies"]:
                break
        assert [step["ply"] for step in whole] == list(range(part["plies"] + 1))
        assert all(whole[first]["view"] for first in range(0, part["plies"], 20))  # each part starts with a view
        assert any(step["facts"] for step in whole) and (whole[0]["seat"], whole[0]["facts"]) == (-3, {})
        game = await ada.get("/api/games/mini_rogue")
        assert part["version"] == game["version"] and part["options"]["character"] and part["daily"] is None
        assert part["started"] == (await ada.get("/api/matches"))["matches"][0]["started"]
        assert whole[-1]["view"] is not None
        assert (await ada.get(f"{path}?first=1000000"))["steps"] == []
        assert (await ada.get(f"{path}?seat=1", status=400))["slug"] == "no_such_seat"


async def test_a_match_that_was_given_up_can_be_read_and_its_dice_checked(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("mini_rogue", "me", start=True)
        path = f"/api/matches/{table['match']}"
        stop = await ada.get(path)
        await ada.post(f"{path}/answers", {"ply": stop["ply"], "index": 0})
        await ada.post(f"{path}/resign")
        assert (await ada.get(f"{path}/fate"))["dice"] > 0
        assert (await ada.get(f"{path}/steps"))["steps"]
        assert (await ada.get(f"{path}/story"))["status"] == "over"
        text = (await ada.client.get(f"{path}/record")).text
        file = tmp_path / "given-up.json"
        file.write_text(text, encoding="utf-8")
        assert await asyncio.to_thread(main, ["replay", str(file)]) == 0
        assert capsys.readouterr().out
        back = await bring(ada, text, 201)
        assert back["fair"] is None  # it has no end
        assert (await ada.get(f"/api/matches/{back['match']}"))["status"] == "uploaded"
        assert (await ada.get(f"/api/matches/{back['match']}/fate", status=400))["slug"] == "not_over"


async def test_of_a_running_match_everybody_takes_home_their_own_log(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        table = await ada.open_table("mini_rogue", "me", start=True)
        path = f"/api/matches/{table['match']}"
        assert (await ada.get(f"{path}/record"))["seat"] == 0
        assert (await eve.get(f"{path}/record"))["seat"] == -2
        log = (await ada.client.get(f"{path}/record")).text
        assert "secret" not in json.loads(log) and "answers" not in json.loads(log)
        assert (await bring(ada, log, 400))["slug"] == "not_a_record"
        for part in ("fate", "steps"):
            assert (await ada.get(f"{path}/{part}", status=409))["slug"] == "still_running"


DAMAGED: Final[list[tuple[str | bytes, str]]] = [  # with the slug of the refusal, if the test checks it
    ("", "empty"),
    ("   \n", "empty"),
    ("hello", "not_a_record"),
    ("{}", "not_a_record"),
    ("[]", "not_a_record"),
    (b"\xff\xfe", "bad_request"),
    (b'{"oubliette-record": 1, "game": "\xff"}', "bad_request"),
    ('{"oubliette-record": 1', "truncated"),
    ('{"oubliette-record": 2}', "other_format"),
    ('{"oubliette-record": ' + "[" * 5000 + "]" * 5000 + "}", "damaged"),
    ('{"oubliette-record": ' + "9" * 5000 + "}", "damaged"),
    (some_record(game="chess"), "unknown_game"),
    (some_record(game="\ud800"), "unknown_game"),
    (some_record(version=999), "other_version"),
    (some_record(seats=99), ""),
    (some_record(seats=-1), ""),
    (some_record(seats=10**30), ""),
    (some_record(options={"target": 10**30}), ""),
    (some_record(options={"\x00": 1}), "damaged"),
    (some_record(answers=[0, 1, 99]), ""),
    (some_record(answers=[10**40]), ""),
    (some_record(answers=[-1]), ""),
    (some_record(answers="x"), "damaged"),
    (some_record(end="0" * 64), ""),
    (some_record(end="\x00"), ""),
    (some_record(notes=5), "damaged"),
    (some_record(fate={"commitment": 5}), "damaged"),
]


async def test_records_that_cannot_be_played_again_are_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Eve") as eve:
        for text, slug in DAMAGED:
            refused = await bring(eve, text, 404 if slug == "unknown_game" else 400)
            assert refused["message"]
            assert refused["slug"] == slug or not slug, text[:200]
        assert (await eve.get("/api/matches"))["matches"] == []


async def test_a_record_that_is_too_large_is_not_read(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Eve") as eve, server.visitor() as nobody:
        assert (await bring(eve, "x" * (1024 * 1024 + 1), 413))["slug"] == "body_too_large"
        assert (await nobody.post("/api/records", content=some_record(), headers=PLAIN)).status_code == 401


async def test_names_and_notes_of_strangers_do_no_harm(database_url: str) -> None:
    hostile = ["\x00\u202eevil\x1b[31m" + "x" * 500, "\ud800<script>"]
    async with serving(database_url, rates=False) as server, server.person("Eve") as eve:
        for notes in (
            {"names": hostile},
            {"names": ["a"] * 5},
            {"names": {"a": 1}},
            {"names": [1, None]},
            {"names": "ab"},
            {"other": [hostile, {"\x00": "\x00"}]},
        ):
            back = await bring(eve, some_record(notes=notes), 201)
            steps = await eve.get(f"/api/matches/{back['match']}/steps")
            assert len(steps["names"]) == 2
            for name in steps["names"]:
                assert len(name) <= 40 and all(sign.isprintable() for sign in name) and "\u202e" not in name
            await eve.get(f"/api/matches/{back['match']}/story")
            await eve.get(f"/api/matches/{back['match']}")
        assert (await eve.get("/api/matches?which=finished"))["matches"] == []  # an upload is in no list


async def test_dice_that_were_changed_are_seen(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("mini_rogue", "me", start=True)
        await play_out(ada, table["match"], Random(7))
        record = await ada.get(f"/api/matches/{table['match']}/record")
        record["fate"]["salt"] = "another"
        assert (await bring(ada, json.dumps(record), 201))["fair"] is False
        record["fate"]["secret"] = "nonsense"
        assert (await bring(ada, json.dumps(record), 201))["fair"] is False
        del record["fate"]
        assert (await bring(ada, json.dumps(record), 201))["fair"] is None


@pytest.mark.usefixtures("noon")
async def test_the_dice_of_a_daily_dungeon_stay_secret_until_the_day_is_over(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        table = await ada.post("/api/daily/mini_rogue", status=201)
        path = f"/api/matches/{table['match']}"
        over = await play_out(ada, table["match"], Random(8))
        assert "secret" not in over["fate"]
        assert (await ada.get(f"{path}/fate", status=409))["slug"] == "daily_secret"
        assert "secret" not in (await ada.get(f"{path}/record")).get("fate", {})
        for part in ("", "/record", "/story", "/steps", "/fate"):
            assert (await eve.get(f"{path}{part}", status=404))["slug"] == "no_such_match"
        cookie = eve.cookie()
        await server.running.store.run(
            update(matches).where(matches.c.id == table["match"]).values(daily="2026-01-01:mini_rogue")
        )

    async with serving(sqlite_url, rates=False) as server, server.visitor() as client:
        client.headers["Cookie"] = cookie
        later = Visitor(server, client, "Eve")  # on another day
        assert (await later.get(f"{path}/fate"))["commitment"] == over["fate"]["commitment"]
        assert (await later.get(f"{path}/record"))["fate"]["secret"]
        for part in ("", "/story", "/steps"):
            await later.get(f"{path}{part}")


async def test_a_story_is_told_in_the_language_that_was_asked_for(sqlite_url: str) -> None:
    """The `lang` parameter, else the person's language, else the browser's."""
    async with serving(sqlite_url, rates=False) as server, server.person("Ada", "fr") as ada:
        table = await ada.open_table("pig", "me", "me", start=True)
        path = f"/api/matches/{table['match']}/story"
        stop = await ada.get(f"/api/matches/{table['match']}")
        await ada.post(f"/api/matches/{table['match']}/answers", {"ply": stop["ply"], "value": "roll"})
        await ada.post(f"/api/matches/{table['match']}/resign")
        english = (await ada.get(f"{path}?lang=en"))["lines"]
        french = (await ada.get(f"{path}?lang=fr"))["lines"]
        assert [line["slug"] for line in english] == [line["slug"] for line in french] and english != french
        ada.client.headers["Accept-Language"] = "en"
        assert (await ada.get(path))["lines"] == french
        assert (await ada.get(f"{path}?lang=tlh", status=400))["slug"] == "unknown_language"
        async with server.visitor() as nobody:
            for lang, lines in (("en", english), ("fr", french)):
                told = await nobody.get(path, headers={"Accept-Language": lang})
                assert told.json()["lines"] == lines


async def test_everything_to_read_after_a_match_shares_one_rate_limit(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "random", start=True)
        path = f"/api/matches/{table['match']}"
        await ada.post(f"{path}/resign")
        server.running.rates.take = only_replays = _Replays()  # type: ignore[method-assign]
        for number, part in enumerate(("record", "story", "fate", "steps"), 1):
            await ada.get(f"{path}/{part}")
            assert only_replays.taken == number, part


class _Replays:
    """Counts what is taken from the rate limit of replays."""

    taken = 0

    def __call__(self, kind: str, who: str) -> None:
        assert who
        self.taken += kind == "replay"


async def test_dice_are_checked_once_and_elsewhere(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checking a long match takes a while: a worker process does it, and the result is kept."""
    asked = 0
    think = Thinkers.check_fate

    async def counted(*about: Any) -> int:
        nonlocal asked
        asked += 1
        return await think(*about)

    monkeypatch.setattr(Thinkers, "check_fate", counted)
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("mini_rogue", "me", start=True)
        await play_out(ada, table["match"], Random(9))
        first = await ada.get(f"/api/matches/{table['match']}/fate")
        assert first["dice"] > 0 and await ada.get(f"/api/matches/{table['match']}/fate") == first
        assert asked == 1


async def test_a_record_without_end_is_refused(sqlite_url: str) -> None:
    match = Match.start(set_up(find("pig"), 2, {}), fate=RealDice())
    while len(match.answers) <= LONGEST:  # the same die each time: nobody ever starts
        match.play(0)
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        assert (await bring(ada, match.record().to_json(), status=413))["slug"] == "record_too_long"
