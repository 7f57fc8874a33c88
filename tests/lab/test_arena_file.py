"""Matches in a file: none is lost, and a run can be resumed."""

import json
from pathlib import Path

import pytest

from oubliette.games.pig import GAME as PIG
from oubliette.games.pig import Pig, Table
from oubliette.kernel import Problem, Rule
from oubliette.lab import arena
from tests.lab.test_arena import figures

BOTS = ["greedy", "random"]


class Counted(Pig):
    """Pig that counts its matches, and interrupts after `most`."""

    def __init__(self, most: int = 10**9) -> None:
        super().__init__(PIG.id, PIG.version, PIG.seats, PIG.longest, PIG.options)
        self.begun = 0
        self.most = most

    def set_up(self, table: Table) -> Rule[None]:
        self.begun += 1
        if self.begun > self.most:
            raise KeyboardInterrupt
        return super().set_up(table)


def test_every_match_is_a_line(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    found = arena("pig", BOTS, 6, seed=2, save=file, early=False)

    first, *lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert (first["game"], first["seed"], first["options"]) == ("pig", 2, {"target": 100})
    assert len(lines) == found.matches == 6
    assert [line["bots"] for line in lines[:2]] == [BOTS, BOTS[::-1]]
    assert {line["block"] for line in lines} == {0, 1, 2}


def test_an_interrupted_run_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    cut, rest, whole = Counted(most=15), Counted(), Counted()

    assert arena(cut, BOTS, 40, early=False, save=file).interrupted
    resumed = arena(rest, BOTS, 40, early=False, resume=file)
    assert rest.begun == 40 - 15
    assert figures(resumed) == figures(arena(whole, BOTS, 40, early=False))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 41

    again = Counted()
    arena(again, BOTS, 40, early=False, resume=file)
    assert again.begun == 0


def test_more_matches_more_bots_and_more_values_go_into_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena("pig", BOTS, 10, over={"target": [10, 20]}, early=False, save=file)
    before = file.read_text(encoding="utf-8")
    found = arena("pig", [*BOTS, "search:1"], 18, over={"target": [30, 20, 10]}, early=False, resume=file)

    after = file.read_text(encoding="utf-8")
    assert after.startswith(before) and before.count("\n") == 1 + 8, "two blocks of four"
    assert found.matches == 3 * 18 == after.count("\n") - 1
    lines = [json.loads(line) for line in after.splitlines()[1:]]
    assert len({(*line["bots"], line["value"], line["block"]) for line in lines}) == 3 * 18


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena("pig", BOTS, 8, early=False, save=file)
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[:-30], encoding="utf-8")
    again = Counted()

    arena(again, BOTS, 8, early=False, resume=file)

    assert again.begun == 1
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 9 and all(json.loads(line) for line in lines)


def refused(**wishes: object) -> str:
    with pytest.raises(Problem) as problem:
        arena("pig", BOTS, 8, **wishes)  # type: ignore[arg-type]  # wishes of many kinds
    return problem.value.slug


def test_a_file_of_another_run_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena("pig", BOTS, 4, seed=1, save=file)
    before = file.read_text(encoding="utf-8")

    assert refused(seed=1, save=file) == "arena_file_exists"
    assert refused(seed=2, resume=file) == "arena_other_run"
    assert refused(seed=1, resume=file, options={"target": 20}) == "arena_other_run"
    assert refused(seed=1, resume=file, over={"target": [20]}) == "arena_other_run"
    assert refused(resume=tmp_path / "nothing") == "file_missing"
    assert refused(save=tmp_path / "nowhere" / "run.jsonl") == "file_unwritable"
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("text", ["", "no json\n", '{"arena": 1', "[1, 2]\n"])
def test_a_file_without_a_heading_is_damaged(tmp_path: Path, text: str) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text(text, encoding="utf-8")

    assert refused(resume=file) == "arena_damaged"
    assert file.read_text(encoding="utf-8") == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena("pig", BOTS, 4, early=False, save=file)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:2], '{"bots": ["greedy"]}\n', *lines[3:]]), encoding="utf-8")

    with pytest.raises(Problem, match="line 3"):
        arena("pig", BOTS, 4, resume=file)


def test_windows_line_ends_lose_no_match(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena("pig", BOTS, 10, early=False, save=file)
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))

    arena("pig", BOTS, 20, early=False, resume=file)

    again = Counted()
    arena(again, BOTS, 20, early=False, resume=file)
    assert again.begun == 0


@pytest.mark.parametrize(("name", "value"), [("places", [7]), ("block", "x"), ("seconds", [1.0, 2.0, 3.0])])
def test_a_line_that_is_not_a_match_is_named(tmp_path: Path, name: str, value: object) -> None:
    file = tmp_path / "run.jsonl"
    arena("pig", BOTS, 4, early=False, save=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), name: value})
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")

    with pytest.raises(Problem) as refused:
        arena("pig", BOTS, 4, early=False, resume=file)
    assert (refused.value.slug, refused.value.facts["line"]) == ("arena_damaged", 3)
