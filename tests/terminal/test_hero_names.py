"""Names of heroes, which are asked for in every match of games with named heroes."""

import re
from pathlib import Path
from typing import Any

import pytest

from oubliette.bots import make_bot
from oubliette.terminal.plain import play_match
from oubliette.terminal.plain.saving import read
from oubliette.terminal.plain.settings import recall
from tests.terminal.conftest import Played
from tests.terminal.test_player_name import Terminal


def typed_by_hand(home: Path, lines: str, **wishes: Any) -> Played:
    """A match of Paper App DUNGEON in French, at a terminal that knows nobody."""
    keyboard, screen = Terminal(lines + "\n"), Terminal()
    given: dict[str, Any] = {"seed": 3, "lang": "fr", "options": {"notebook": 42, "floors": 3}, **wishes}
    environ = {"OUBLIETTE_HOME": str(home), "TERM": "dumb"}
    code = play_match("paper_dungeon", bots=make_bot, stdin=keyboard, stdout=screen, environ=environ, **given)
    return Played(code, screen.getvalue().replace("\u202f", " "), home)


@pytest.mark.parametrize(("typed", "called"), [("Zoé", "Zoé"), ("", None), ("4\nZoé", "Zoé"), ("?\nZoé", "Zoé")])
def test_a_person_is_asked_for_the_heros_name(home: Path, typed: str, called: str | None) -> None:
    """[hero.name] Enter takes the proposal; a number is no name, and a question mark asks again."""
    played = typed_by_hand(home, f"{typed}\n\nquitter")

    proposed = re.search(r"Comment s’appelle votre personnage \? \(Entrée : ([\w-]+)\)", played.screen)
    assert proposed is not None
    name = called or proposed[1]
    assert f"on lit « {name} »" in played.screen and f"{name} fait " in played.screen
    assert "Comment vous appelez-vous" not in played.screen
    sitting = read(played.kept[0])[1]
    assert sitting is not None and sitting.seats == (f"human:{name}",)


def test_a_heros_name_is_asked_for_in_every_match_and_not_remembered(home: Path) -> None:
    """[hero.name] The person's own name stays as it is."""
    for name in ("Zoé", "Brunhild"):
        assert f"on lit « {name} »" in typed_by_hand(home, f"{name}\nquitter").screen
    assert "name" not in recall({"OUBLIETTE_HOME": str(home)})


def test_a_hero_with_a_name_is_not_asked_for(home: Path) -> None:
    """[hero.name] Bots get one of our names; a name on the command line is taken as it is."""
    played = typed_by_hand(home, "quitter", seats=["human:Ada", "greedy"])

    assert "personnage ?" not in played.screen
    assert re.search(r"on lit : Ada et [A-Z]", played.screen)


def test_one_may_leave_instead_of_naming_a_hero(home: Path) -> None:
    """[hero.name] Nothing is saved then."""
    played = typed_by_hand(home, "quitter")
    assert played.code == 0 and not played.kept
