"""The arguments of `oubliette learn`, and what `oubliette rules` prints of what teaches a game."""

import io

import pytest

from tests.cli.conftest import Run


def test_the_guided_match_begins(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    first = run("learn", "pig")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    second = run("learn", "pig", "--lang", "fr")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    again = run("learn", "--again", "pig")

    assert first.code == second.code == again.code == 0
    assert "  * Thirty points" in first.out and "  * Quinze dans l’auge." in second.out
    assert "  * Thirty points" in again.out


def test_without_a_game_one_is_asked_for_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("pig\n"))
    done = run("learn")

    assert "Mini Rogue" in done.out and "  * Thirty points" in done.out


def test_only_games_can_be_learnt(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("learn", "pigs").code == 2
    monkeypatch.setattr("oubliette.teaching.lesson.find_lesson", lambda _game_id: None)
    none = run("learn", "pig")

    assert none.code == 2 and "Pig has no guided match yet." in none.err


def test_a_rulebook_begins_with_the_overview_and_tells_its_examples(run: Run) -> None:
    book = run("rules", "pig").out

    assert book.startswith("Pig\n\nBe the first to bring 100 points home.\n\n- What you want: Points.")
    assert "![" not in book
    example = book[book.index("Five, six, and one too many\n\n- ") :]
    assert "- Robin rolls 6. In the trough: 11.\n- Robin: Roll the die again\n- Robin rolls 1." in example
    assert "Five, six, and one too many" in run("rules", "pig", "roll.fatal").out
