"""The name of the person at the keyboard: given once, remembered, never a number."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from oubliette.kernel import IllegalSetUp
from oubliette.terminal.plain.player_name import checked, proposal
from oubliette.terminal.plain.saving import read
from oubliette.terminal.plain.settings import remember
from oubliette.texts import ShellTexts
from tests.terminal.conftest import Played, Player


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def at_a_terminal(home: Path) -> Player:
    """Type lines into a match of Pig in French, at a terminal without a remembered name."""
    from oubliette.bots import make_bot
    from oubliette.terminal.plain import play_match

    def run(typed: str, **wishes: Any) -> Played:
        keyboard, screen = Terminal(typed + "\n"), Terminal()
        environ = {"OUBLIETTE_HOME": str(home), "TERM": "dumb"}
        given: dict[str, Any] = {"seed": 3, "lang": "fr", "environ": environ, **wishes}
        game_id = given.pop("game_id", None if "load" in given else "pig")
        code = play_match(game_id, bots=make_bot, stdin=keyboard, stdout=screen, **given)
        return Played(code, screen.getvalue(), home)

    return run


def noted(home: Path) -> Any:
    return json.loads((home / "settings.json").read_text(encoding="utf-8"))


def test_the_name_is_asked_for_once_and_kept_with_the_match(at_a_terminal: Player, home: Path) -> None:
    first = at_a_terminal("Zoé\n1\nquitter")
    second = at_a_terminal("1\nquitter")

    assert "Comment vous appelez-vous" in first.screen and "Bienvenue, Zoé." in first.screen
    assert "Comment vous appelez-vous" not in second.screen and "Zoé commence." in second.screen
    assert "Joueur 1" not in first.screen + second.screen
    assert noted(home)["name"] == "Zoé"
    sitting = read(first.kept[0])[1]
    assert sitting is not None and sitting.seats == ("human:Zoé", "greedy")


def test_enter_takes_the_name_that_is_proposed(at_a_terminal: Player, home: Path) -> None:
    offered = proposal(ShellTexts("fr"), 3)

    played = at_a_terminal("\n1\nquitter")

    assert f"{offered})" in played.screen and f"{offered} commence." in played.screen
    assert noted(home)["name"] == offered


def test_an_impossible_name_is_refused_and_asked_again(at_a_terminal: Player, home: Path) -> None:
    played = at_a_terminal("1\naide\n" + "x" * 31 + "\nZoé\nquitter")

    assert "« 1 » n’est pas un nom" in played.screen.replace("\u202f", " ")
    assert noted(home)["name"] == "Zoé"


def test_one_may_leave_instead_of_giving_a_name(at_a_terminal: Player, home: Path) -> None:
    for typed in ("quitter", "quit"):
        played = at_a_terminal(typed)
        assert played.code == 0 and not played.kept and "Autour de la table" not in played.screen
    assert not (home / "settings.json").exists()


def test_without_a_terminal_nobody_is_asked_and_nothing_is_remembered(home: Path, play: Player) -> None:
    home.mkdir()
    (home / "settings.json").write_text("{}", encoding="utf-8")

    played = play("1 quit", lang="fr")

    assert f"{proposal(ShellTexts('fr'), 3)} commence." in played.screen and "Joueur 1" not in played.screen
    assert noted(home) == {}


def test_a_wish_changes_the_name_and_is_remembered(play: Player, home: Path) -> None:
    (left,) = play("1 quit", name="Zoé").kept
    assert noted(home)["name"] == "Zoé"

    again = play("quit", load=str(left), seed=None).screen
    changed = play("1\nquit", load=str(left), seed=None, name="Bo").screen

    assert "Zoé (you)" in again and "Bo (you)" in changed and noted(home) == {"name": "Bo"}
    sitting = read(left)[1]
    assert sitting is not None and sitting.seats[0] == "human:Bo"


def test_the_name_of_a_seat_wins(play: Player, home: Path) -> None:
    assert "Eve (you)" in play("quit", seats=["human:Eve", "greedy"], name="Bo").screen
    assert noted(home)["name"] == "Bo"


def test_several_people_have_numbers_unless_they_are_named(play: Player) -> None:
    assert "Player 1 (a person) and Player 2 (a person)" in play("quit", seats=["human", "human"]).screen
    assert "Bo (a person) and Player 2 (a person)" in play("quit", seats=["human", "human"], name="Bo").screen


@pytest.mark.parametrize("text", ["{", "[]", '"Ada"', "[" * 5000, "\x00"])
def test_a_damaged_file_is_mentioned_and_replaced(play: Player, home: Path, text: str) -> None:
    home.mkdir()
    (home / "settings.json").write_text(text, encoding="utf-8")

    played = play("quit")

    assert played.code == 0 and "settings.json is damaged" in played.screen and "Player 1" not in played.screen
    play("quit", name="Bo")
    assert noted(home)["name"] == "Bo"


@pytest.mark.parametrize("name", [7, "", "12", "x" * 31, "\x1b[2J"])
def test_an_impossible_name_in_the_file_is_ignored(play: Player, home: Path, name: object) -> None:
    home.mkdir()
    (home / "settings.json").write_text(json.dumps({"name": name, "other": 1}), encoding="utf-8")

    assert f"{proposal(ShellTexts('en'), 3)} (you)" in play("quit").screen
    remember({"OUBLIETTE_HOME": str(home)}, "name", "Bo")
    assert noted(home) == {"name": "Bo", "other": 1}, "other settings stay"


def test_a_name_that_cannot_be_remembered_is_used_all_the_same(play: Player, home: Path) -> None:
    (home / "settings.json").mkdir(parents=True)

    played = play("quit", name="Zoé")

    assert "will not be remembered: it is a folder" in played.screen and "Zoé (you)" in played.screen


@pytest.mark.parametrize("name", ["", "  ", "7", "a" * 31, "a\x07"])
def test_wrong_names_are_a_problem_before_anything_is_played(play: Player, name: str) -> None:
    with pytest.raises(IllegalSetUp) as caught:
        checked(name)
    assert caught.value.slug == "not_a_name"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_our_names_can_be_put_into_any_sentence(lang: str) -> None:
    """No French name begins with a vowel, so that « de Camille » is right; and all are allowed names."""
    names = ShellTexts(lang).words("names")

    assert len(set(names)) == len(names) > 4 and all(checked(name) == name for name in names)
    assert lang == "en" or not any(name[0] in "AEÉIOUYH" for name in names)
    assert {proposal(ShellTexts(lang), seed) for seed in range(100)} == set(names)
