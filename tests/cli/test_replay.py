"""`oubliette replay`: printing and checking a saved match."""

import json
from pathlib import Path

import pytest

from oubliette.kernel import Match, Record, Seeded, Verifiable
from oubliette.table import add_story
from tests.cli.conftest import Run, played

ROOT = Path(__file__).parents[2]
SECRET = b"a secret that is long enough to be one"
ADA = {"seats": ["human:Ada", "greedy"], "seed": 5, "dice": "seeded"}


def test_a_match_is_told_from_its_beginning_to_its_result(run: Run, record: Path) -> None:
    done = run("replay", str(record))

    lines = done.out.splitlines()
    assert done.code == 0 and done.err == ""
    assert lines[0] == "Pig, 2 seats"
    assert lines[1].startswith("Player 1 begins.")
    assert "> Player 1: Roll the die again" in lines
    assert [line for line in lines if "wins with" in line] and lines[-1].startswith("Player 2: place ")


@pytest.mark.parametrize(("file", "seats"), [("mage-starves", 1), ("two-win-with-all-cards", 2)])
def test_solo_and_cooperative_matches_show_no_places(run: Run, file: str, seats: int) -> None:
    done = run("replay", str(ROOT / "tests" / "records" / "mini_rogue" / f"{file}.txt"))

    lines = done.out.splitlines()
    names = ["Charlie"] if seats == 1 else ["Player 1", "Player 2"]
    assert [line.split(" (")[0] for line in lines[-seats:]] == names
    assert all("(Zones left behind: " in line and "place" not in line for line in lines[-seats:]), "what is counted"


@pytest.mark.parametrize(("lang", "nameless"), [("en", "Tinder 2"), ("fr", "Briquet 2")])
def test_players_are_called_as_they_were(run: Run, tmp_path: Path, lang: str, nameless: str) -> None:
    """The terminal stores in the record who played."""
    path = saved(tmp_path, ADA)

    lines = run("replay", str(path), "--lang", lang).out.splitlines()

    assert lines[1].startswith("Ada ")
    assert lines[-2].startswith("Ada") and lines[-1].startswith(nameless)


@pytest.mark.parametrize("note", ["Ada", {}, {"seats": ["human:Ada"]}, {"seats": ["human:Ada", 7]}, {"seats": "ab"}])
def test_a_garbled_note_is_ignored(run: Run, record: Path, tmp_path: Path, note: object) -> None:
    path = saved(tmp_path, note)

    assert run("replay", str(path)).out == run("replay", str(record)).out


def test_a_name_cannot_move_the_cursor(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path, {"seats": ["human:A\x1b[2Jda\n", "gree\x1b[31mdy"], "seed": 5, "dice": "seeded"})

    done = run("replay", str(path))

    assert "\x1b" not in done.out and "\nA?[2Jda: place " in done.out


def saved(folder: Path, note: object) -> Path:
    """A finished match with a note on who played."""
    record = played(Seeded(5)).record()
    record.notes["play"] = note
    path = folder / "noted.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def test_it_is_told_in_french(run: Run, record: Path) -> None:
    done = run("replay", str(record), "--lang", "fr")

    assert "Joueur 1" in done.out and "Player" not in done.out


def test_text_form_and_byte_order_mark_are_read(run: Run, record: Path, tmp_path: Path) -> None:
    text = tmp_path / "match.txt"
    text.write_text(played(Seeded(5)).record().to_text(), encoding="utf-8")
    marked = tmp_path / "marked.json"
    marked.write_text(record.read_text(), encoding="utf-8-sig")

    lines = run("replay", str(record)).out
    assert run("replay", str(text)).out == lines
    assert run("replay", str(marked)).out == lines


def test_a_running_match_is_told_as_a_spectator_sees_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(played(Seeded(5), answers=6).record().to_json())

    done = run("replay", str(path))

    assert done.code == 0 and done.out.endswith("The match is not over.\n")
    assert "> Player" not in done.out


def test_verify_names_checks_done_and_not_done(run: Run, record: Path) -> None:
    done = run("replay", str(record), "--verify")

    checked, unchecked = done.out.splitlines()[-2:]
    assert done.code == 0
    assert checked.startswith("Checked: the ") and unchecked.startswith("Not checked: these dice")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_verify_checks_every_die_against_the_commitment(run: Run, tmp_path: Path, lang: str) -> None:
    fate = Verifiable(SECRET, salt="us")
    match = played(fate)
    path = tmp_path / "match.json"
    path.write_text(match.record().to_json())

    done = run("replay", "--verify", str(path), "--lang", lang)

    dice = sum(step.by_fate for step in match.history())
    assert done.code == 0
    checked, word = done.out.splitlines()[-2:]
    assert str(dice) in checked and checked.endswith(fate.commitment)
    assert "us" in word


def test_a_running_match_has_no_secret_to_check(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(played(Verifiable(SECRET), answers=6).record().to_json())

    done = run("replay", "--verify", str(path))

    assert done.code == 0 and "revealed when the match is over" in done.out


def of_other_rules(folder: Path, match: Match, **notes: object) -> Path:
    """A record of another rules version: this program cannot replay its answers."""
    record = match.record()
    add_story(record, match)
    record.notes.update(notes)
    path = folder / "old.json"
    old = Record(record.game, 9, record.seats, record.options, [5, 0, 99], record.end, record.fate, record.notes)
    path.write_text(old.to_json(), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_of_other_rules_is_told_without_being_replayed(run: Run, tmp_path: Path, lang: str) -> None:
    match = played(Seeded(5))
    plain = tmp_path / "match.json"
    plain.write_text(match.record().to_json())
    today = [line for line in run("replay", str(plain), "--lang", lang).out.splitlines() if not line.startswith("> ")]

    done = run("replay", str(of_other_rules(tmp_path, match)), "--lang", lang)

    lines = done.out.splitlines()
    assert done.code == 0 and done.err == ""
    assert lines[0] == today[0] and "9" in lines[1]
    assert lines[-3:] == today[-3:]  # the result
    assert set(lines) >= {line for line in today if "begins" in line or "commence" in line}
    assert len(lines) > 20


def test_an_unfinished_match_of_other_rules_is_told_to_its_last_answer(run: Run, tmp_path: Path) -> None:
    path = of_other_rules(tmp_path, played(Seeded(5), answers=6), dates={"began": "2026-11-01"}, play=ADA)

    lines = run("replay", str(path)).out.splitlines()

    assert "Players: Ada and Tinder 2. Answers: 3." in lines and "Begun on 2026-11-01." in lines
    assert lines[-1] == "The match is not over."


STORIES: list[object] = [
    None,
    5,
    {},
    {"events": 3, "result": None},
    {"events": [[0, 1, {}]], "result": 1},
    {"events": [[0, "roll.face", {"seat": None}]], "result": None},
    {"events": [[0, "roll.face", {"seat": [0, None]}]], "result": None},
    {"events": [[0, "roll.face", {"seat": json.loads("[" * 900 + "]" * 900)}]], "result": None},
]


@pytest.mark.parametrize("story", STORIES)
def test_a_record_of_other_rules_may_have_no_story(run: Run, tmp_path: Path, story: object) -> None:
    """Older programs stored answers only; a garbled story counts as none."""
    path = of_other_rules(tmp_path, played(Seeded(5)), story=story)

    done = run("replay", str(path))

    assert done.code == 0 and "only a program that plays version 9 can tell it" in done.out.splitlines()[-1]


def test_the_story_of_a_foreign_record_cannot_move_the_cursor(run: Run, tmp_path: Path) -> None:
    story = {"events": [[0, "evil\x1b[2J", {"seat": 0, "a": "\x1b[31m", "c": [1, "\x1b[31m"]}]], "result": None}
    path = of_other_rules(tmp_path, played(Seeded(5)), story=story)

    done = run("replay", str(path))

    assert done.code == 0 and "\x1b" not in done.out


def test_other_rules_cannot_be_verified_and_it_says_so(run: Run, tmp_path: Path) -> None:
    done = run("replay", "--verify", str(of_other_rules(tmp_path, played(Verifiable(SECRET)))))

    assert done.code == 0 and done.out.splitlines()[-1].startswith("Not checked: only a program with the same version")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_of_other_rules_cannot_go_on_but_can_be_read(run: Run, tmp_path: Path, lang: str) -> None:
    path = of_other_rules(tmp_path, played(Seeded(5), answers=6))
    before = path.read_text()

    done = run("play", "--load", str(path), "--lang", lang)

    assert done.code == 2 and "version 9" in done.err and "oubliette replay" in done.err
    assert path.read_text() == before


def test_names_that_a_server_noted_are_used(run: Run, tmp_path: Path) -> None:
    record = played(Seeded(5)).record()
    record.notes["names"] = ["Ada", "Grace\x1b[2J"]
    path = tmp_path / "served.json"
    path.write_text(record.to_json())

    lines = run("replay", str(path)).out.splitlines()

    assert lines[-2].startswith("Ada:") and lines[-1].startswith("Grace?[2J:")


def test_removed_options_are_left_out(run: Run, tmp_path: Path) -> None:
    record = played(Seeded(5)).record()
    old = Record("pig", 9, 2, {"target": 50, "gesture": "off", "hero_name": ""}, [], record.end)
    path = tmp_path / "old.json"
    path.write_text(old.to_json())

    out = run("replay", str(path), "--lang", "fr").out

    assert "50" in out and "gesture" not in out and "hero" not in out
