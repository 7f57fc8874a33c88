"""Nothing that was played is lost, and no file of the user is overwritten."""

import errno
import json
import os
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from oubliette.kernel import Ask, Match, Policy, Seeded
from oubliette.table import public_events, read_story, write_atomically
from oubliette.terminal.plain import saving
from oubliette.terminal.plain.saving import MatchFile, Sitting, data_home, read, save_as
from tests.terminal.conftest import Player

SITTING = Sitting(("human", "random"), 3, "seeded")
MOMENT = time.struct_time((2026, 11, 16, 23, 59, 59, 0, 320, 0))


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """For saved matches it is always MOMENT."""
    monkeypatch.setattr(saving, "time", SimpleNamespace(strftime=lambda form: time.strftime(form, MOMENT)))


@pytest.mark.parametrize(
    ("environ", "home"),
    [
        ({"OUBLIETTE_HOME": "/o", "XDG_DATA_HOME": "/x", "HOME": "/h"}, "/o"),
        ({"XDG_DATA_HOME": "/x", "HOME": "/h"}, "/x/oubliette"),
        ({"XDG_DATA_HOME": "relative", "HOME": "/h"}, "/h/.local/share/oubliette"),
        ({"XDG_DATA_HOME": "", "OUBLIETTE_HOME": "", "HOME": "/h"}, "/h/.local/share/oubliette"),
    ],
)
def test_data_is_saved_in_the_users_data_directory(environ: dict[str, str], home: str) -> None:
    assert data_home(environ) == Path(home)


def test_every_answer_is_kept_at_once(play: Player) -> None:
    for count in range(1, 3):
        play("1\n" * (count - 1) + "1", seed=5 + count)
    played = play("1 1 1")
    assert len(played.kept) == 3
    for path in played.kept:
        record, sitting = read(path)
        assert Match.replay(record).answers == record.answers
        assert sitting is not None and sitting.seats == ("human:Ada", "greedy")


def test_leaving_saves_the_story_too(play: Player) -> None:
    """If the rules change before the match goes on, its events can still be printed."""
    (path,) = play("1 1 1").kept
    record, _ = read(path)
    story = read_story(record)
    match = Match.replay(record)

    assert story is not None and story.result is None
    assert story.events == tuple(public_events(match)) and story.events

    (unfinished,) = [MatchFile({"OUBLIETTE_HOME": str(path.parents[1])}, "pig", path)]
    assert unfinished.write(match, SITTING)  # after an answer the file is written without it: it stays small
    assert read_story(read(path)[0]) is None


def test_an_answer_is_safe_before_a_bot_thinks(play: Player) -> None:
    lengths: list[int] = []

    def factory(name: str, game: Any, seat: int, seed: int) -> Policy:
        def think(match: Match, ask: Ask[Any]) -> int:
            (path,) = played_home.glob("matches/*.json")
            lengths.append(len(read(path)[0].answers))
            raise KeyboardInterrupt

        return think

    played_home = Path(play("").home)
    played = play("1 hold", seats=["human", "slow"], bots=factory, seed=7)

    assert played.code == 130
    assert lengths
    assert "oubliette play --load" in played.screen
    assert len(played.document()["answers"]) == lengths[0]


@pytest.mark.usefixtures("stopped_clock")
def test_matches_of_the_same_second_have_files_of_their_own(home: Path) -> None:
    match = Match.start("pig", fate=Seeded(3))
    match_files = [MatchFile({"OUBLIETTE_HOME": str(home)}, "pig") for _ in range(3)]

    assert all(match_file.write(match, SITTING) for match_file in match_files)
    names = [match_file.path.name for match_file in match_files if match_file.path is not None]
    assert names == [f"pig-20261116-235959{number}.json" for number in ("", "-2", "-3")]


def test_if_nothing_can_be_saved_there_is_one_warning_and_play_goes_on(play: Player, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory", encoding="utf-8")

    played = play("1 1 2 quit", environ={"OUBLIETTE_HOME": str(blocked)})

    assert played.code == 0
    assert played.screen.count("Warning: the match is not being kept in") == 1
    assert "part of the path is not a folder. You can play on." in played.screen
    assert played.screen.rstrip().endswith("The match could not be kept.")


def test_a_full_disk_leaves_the_last_good_match_and_no_other_file(
    play: Player, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (kept,) = play("1 quit").kept
    before = kept.read_bytes()

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        again = play("1 2 quit", load=str(kept))
        fresh = play("1 quit")

    assert "the disk is full. You can" in again.screen and "the disk is full. You can" in fresh.screen
    assert kept.read_bytes() == before
    assert list((home / "matches").iterdir()) == [kept]


def test_a_file_of_the_users_is_overwritten_only_when_asked_twice(play: Player, tmp_path: Path) -> None:
    file = tmp_path / "my match.json"
    file.write_text("precious", encoding="utf-8")

    played = play(f"save {file}\nquit")
    assert f"{file} exists already. To overwrite it: save! {file}" in played.screen
    assert file.read_text(encoding="utf-8") == "precious"

    played = play(f"sauver! {file}\nquitter", lang="fr")
    assert f"Partie enregistrée dans {file}." in played.screen
    assert Match.replay(read(file)[0]).game.id == "pig"


def test_a_name_may_be_quoted_and_begin_at_home(play: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))

    played = play('save "~/saved match.json"\nquit')

    assert f"Match saved to {tmp_path / 'saved match.json'}." in played.screen


@pytest.mark.parametrize(
    "name", ["/nowhere/at/all.json", "/", "nul\x00byte.json", "~nobody-of-that-name/x.json", os.devnull]
)
def test_an_impossible_file_name_gets_a_message_of_one_line(play: Player, name: str) -> None:
    played = play(f"save {name}\n1\nquit")

    (line,) = [line for line in played.screen.splitlines() if line.startswith("Cannot write")]
    assert line.endswith(".") and not line.endswith("..")
    assert "Ada rolls" in played.screen


def test_save_without_a_name_says_where_the_match_is_kept(play: Player) -> None:
    played = play("save quit")

    (path,) = played.kept
    assert f"The match is kept in {path}." in played.screen


def test_a_write_that_is_interrupted_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.json"
    write_atomically(file, "old")

    def interrupted(_descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(file, "new")

    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_directory_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        save_as(str(tmp_path), Match.start("pig"), SITTING, overwrite=True)


def test_the_farewell_names_the_command_that_started_the_program(play: Player, home: Path) -> None:
    played = play("1 quit", environ={"OUBLIETTE_HOME": str(home), "OUBLIETTE_PLAY": "./run play"})

    assert f"To go on with this match: ./run play --load {played.kept[0]}" in played.screen


def test_a_save_that_fails_says_so_every_time(play: Player, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory", encoding="utf-8")

    played = play("sauver\n1\nsauver\nsauver\nquitter", environ={"OUBLIETTE_HOME": str(blocked)}, lang="fr")

    warning = (
        f"Attention\u202f: la partie n’est pas gardée dans {blocked / 'matches'}\u202f: "
        "une partie du chemin n’est pas un dossier. On peut jouer quand même.\n"
    )
    assert played.screen.count(f"> sauver\n{warning}") == 3
    assert played.screen.count(warning) == 3, "the answer itself is not complained about again"


def test_play_works_without_a_home_directory(play: Player) -> None:
    played = play("1 save quit", environ={"OUBLIETTE_HOME": "~nobody-of-that-name/x"})

    assert played.code == 0
    assert "is not being kept in ~nobody-of-that-name/x/matches: there is no such home folder. You" in played.screen


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
def test_neither_a_device_nor_a_pipe_nor_a_link_is_replaced(play: Player, tmp_path: Path) -> None:
    pipe, link, file = tmp_path / "pipe", tmp_path / "link.json", tmp_path / "file.json"
    os.mkfifo(pipe)
    file.write_text("precious", encoding="utf-8")
    link.symlink_to(file)

    refused = play(f"save! {pipe}\nsave {pipe}\nquit")
    saved = play(f"save {link}\nsave! {link}\nquit")

    assert refused.screen.count(f"Cannot write {pipe}: it is not a regular file.") == 2
    assert pipe.is_fifo() and link.is_symlink()
    assert f"{link} exists already" in saved.screen and f"Match saved to {link}." in saved.screen
    assert Match.replay(read(file)[0]).game.id == "pig"


@pytest.mark.usefixtures("stopped_clock")
def test_a_match_notes_when_it_began_and_ended(play: Player) -> None:
    """The first day survives saving and loading, and the last page shows both days."""
    begun = play("1 1 1")
    (path,) = begun.kept
    document = begun.document()
    assert document["notes"]["dates"] == {"began": "2026-11-16"}
    document["notes"]["dates"] = {"began": "2024-02-29"}
    path.write_text(json.dumps(document), encoding="utf-8")

    ended = play("hold roll " * 60, load=str(path))

    assert ended.document()["notes"]["dates"] == {"began": "2024-02-29", "ended": "2026-11-16"}
    assert "Begun on 2024-02-29, finished on 2026-11-16." in ended.screen


def test_a_finished_match_keeps_the_day_it_ended(play: Player) -> None:
    played = play("hold roll " * 60)
    (path,) = played.kept
    document = played.document()
    document["notes"]["dates"] = {"began": "2024-02-28", "ended": "2024-02-29"}
    path.write_text(json.dumps(document), encoding="utf-8")

    again = play("", load=str(path), lang="fr")

    assert "Partie commencée le 28/02/2024, terminée le 29/02/2024." in again.screen
    assert again.document() == document


@pytest.mark.parametrize("noted", [None, [], {"began": 7}, {"began": "soon", "ended": "2024-2-9"}, "2024-02-29"])
def test_impossible_dates_are_left_out(play: Player, noted: object) -> None:
    played = play("1 1 1")
    (path,) = played.kept
    document = played.document()
    document["notes"]["dates"] = noted
    path.write_text(json.dumps(document), encoding="utf-8")

    _, sitting = read(path)

    assert sitting is not None
    assert (sitting.began, sitting.ended) == ("", "")
