"""The arguments of `oubliette play`: seats, dice, files."""

import io
import json
from pathlib import Path

import pytest

from oubliette.kernel import Match, Record
from tests.cli.conftest import Run


class Typist:
    """A person at the keyboard."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, *lines: str) -> None:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Typist:
    return Typist(monkeypatch)


def test_a_person_plays_against_a_bot_unless_told_otherwise(run: Run, types: Typist, tmp_path: Path) -> None:
    types(f"save {tmp_path / 'match.json'}", "quit")

    done = run("play", "pig", "--seed", "1")

    assert done.code == 0 and done.err == ""
    assert json.loads((tmp_path / "match.json").read_text())["notes"]["play"]["seats"] == ["human:Sasha", "greedy"]


def test_without_a_game_one_is_asked_for_it(run: Run, types: Typist) -> None:
    types("quit")
    assert "Mini Rogue" in run("play").out

    types("1", "quit")
    assert run("play", "--lang", "fr").out.count("Mini Rogue") == 2


def test_without_a_command_and_without_a_server_it_is_the_terminal(
    run: Run, types: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oubliette.cli.extras._SERVER", ("no_such_package",))
    for lang, line in (
        ("en", "To play in the browser, install Oubliette with its extra “server”"),
        ("fr", "Pour jouer dans le navigateur, installez Oubliette avec son extra «\u202fserver\u202f»"),
    ):
        types("quit")
        done = run("--lang", lang)
        assert done.code == 0 and done.out.startswith(line)
        assert "Mini Rogue" in done.out


def test_seats_options_and_seed_reach_the_match(run: Run, types: Typist, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    types(f"save {path}", "quit")

    done = run("play", "pig", "--seats", "human:Ada, random,human", "--option", "target=30", "--seed", "12")

    assert done.code == 0 and "Ada" in done.out
    saved = json.loads(path.read_text())
    assert saved["seats"] == 3 and saved["options"] == {"target": 30} and saved["notes"]["play"]["seed"] == 12


def test_a_seed_tells_the_whole_match(run: Run) -> None:
    first, again, other = (run("play", "pig", "--seats", "random,greedy", "--seed", seed) for seed in ("7", "7", "8"))

    assert first.code == 0 and "wins" in first.out
    assert first.out.splitlines()[:-1] == again.out.splitlines()[:-1]
    assert first.out != other.out


def test_real_dice_are_asked_for(run: Run, types: Typist, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    types("6", f"save {path}", "quit")

    assert run("play", "pig", "--dice", "real", "--seats", "human,human").code == 0
    assert Match.replay(Record.parse(path.read_text())).table.pot == 6


def test_a_saved_match_goes_on_with_those_who_sat_there(run: Run, types: Typist, tmp_path: Path) -> None:
    path, later = tmp_path / "match.json", tmp_path / "later.json"
    types("1", f"save {path}", "quit")
    run("play", "pig", "--seed", "2", "--seats", "human,random,random")

    types("1", f"save {later}", "quit")
    done = run("play", "--load", str(path))

    assert done.code == 0
    before, after = (json.loads(file.read_text()) for file in (path, later))
    assert after["notes"]["play"] == before["notes"]["play"]
    assert after["answers"][: len(before["answers"])] == before["answers"] != after["answers"]


def test_a_record_without_seats_gets_a_person_and_bots(run: Run, types: Typist, record: Path) -> None:
    types("quit")
    done = run("play", "pig", "--load", str(record))

    assert done.code == 0 and done.err == ""


def test_a_name_is_given_on_the_command_line_and_remembered(run: Run, types: Typist) -> None:
    types("quit")
    assert "Zoé (you)" in run("play", "pig", "--name", "Zoé").out
    types("quit")
    assert "Zoé (you)" in run("play", "pig").out
    assert "--name NOM" in run("play", "--help", "--lang", "fr").out

    refused = run("play", "pig", "--name", "7", "--lang", "fr")
    assert refused.code == 2 and "n’est pas un nom" in refused.err


@pytest.mark.parametrize(("game", "seats"), [("new_dungeon", 4), ("dungeon_looters", 4), ("mini_rogue", 1), ("pig", 2)])
def test_rivals_sit_down_by_default_and_a_hint_says_how_to_change_that(
    run: Run, types: Typist, game: str, seats: int
) -> None:
    types("quitter")

    out = " ".join(run("play", game, "--lang", "fr", "--seed", "1").out.split())

    assert out.count("(un bot)") == seats - 1
    other = {"new_dungeon": 3, "dungeon_looters": 3, "pig": 3}.get(game)
    wish = f" : --seats human{',greedy' * (other - 1)}" if other else ""
    assert (f"Pour changer de tablée{wish}" in out) == (other is not None)

    types("quitter")
    assert "Pour changer" not in run("play", "pig", "--lang", "fr", "--seats", "human,greedy").out


def test_a_number_below_zero_may_have_a_real_minus_sign(run: Run, types: Typist) -> None:
    for sign in ("-", "\u2212"):
        types("quit")
        assert run("play", "paper_dungeon", "--option", f"notebook={sign}2", "--seed", "1").code == 0


def test_a_replay_says_where_a_match_can_branch_off(run: Run, types: Typist, record: Path) -> None:
    told = run("replay", str(record), "--plies").out.splitlines()
    ply, answer = next(line.split(" > ") for line in told if " > Player 1" in line)
    types("quit")
    done = run("play", "--load", str(record), "--from", ply)
    assert answer.startswith("Player 1: ")
    assert done.code == 0 and done.err == ""
    assert "--from needs a saved match" in run("play", "pig", "--from", "3").err
