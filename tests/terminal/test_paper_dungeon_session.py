"""Paper App DUNGEON at the plain terminal: whole matches through prepared lines."""

import re
from pathlib import Path

import pytest

from tests.terminal.conftest import Player
from tests.terminal.test_paper_dungeon_board import plan
from tests.terminal.test_secrets import pages

SHORT = {"notebook": 42, "floors": 3}


@pytest.mark.parametrize(("lang", "seats"), [("en", ["human"]), ("fr", ["human", "human"])])
def test_a_match_can_be_played_to_its_end(play: Player, lang: str, seats: list[str]) -> None:
    """Always the first answer: roll, walk, buy, leave as soon as it is allowed."""
    options = SHORT | {"same_dice": len(seats) > 1}
    played = play("\n".join(["1"] * 800), game_id="paper_dungeon", seats=seats, lang=lang, options=options)

    assert played.code == 0
    assert "Orranazul" in played.screen
    assert len(played.kept) == 1


@pytest.mark.parametrize("columns", ["40", "80"])
def test_the_plan_stands_right_above_the_question(play: Player, home: Path, columns: str) -> None:
    environ = {"OUBLIETTE_HOME": str(home), "COLUMNS": columns}
    played = play("1\n1\nquit", game_id="paper_dungeon", seats=["human"], options=SHORT, environ=environ)

    assert len(re.findall(r"^> ", played.screen, re.MULTILINE)) == 3
    assert len(re.findall(r"\n15 █+\n\n\S", played.screen)) == 3


def test_on_a_narrow_screen_only_what_has_changed_is_drawn(play: Player, home: Path) -> None:
    environ = {"OUBLIETTE_HOME": str(home), "COLUMNS": "40"}
    wishes = {"game_id": "paper_dungeon", "seats": ["human"], "options": SHORT, "environ": environ}
    walked = play("1\n1\n1\n1\nquit", **wishes).screen
    looked = play("1\n1\n1\n1\nlook\nquit", **wishes).screen

    assert walked.count("   a b c") > 1
    assert walked.count("Floor 1 of 3") == 1
    assert looked.count("Floor 1 of 3") == 2


def test_with_the_same_dice_nobody_sees_another_on_the_page(play: Player) -> None:
    """Ada takes a step and gives up."""
    played = play(
        "\nroll\n1\ngive\n\n\nquit",
        game_id="paper_dungeon",
        seats=["human:Ada", "human:Bo"],
        options=SHORT | {"same_dice": True},
    )

    (ada, hers), (bo, his) = pages(played.screen)
    assert (ada, bo) == ("Ada", "Bo")
    assert {"*", "@"} < set("".join(plan(hers.split("\n"))))
    rows = his[his.index("   a b c") :].split("\n")[:16]
    assert "@" in "".join(plan(rows)) and not {"*", ":"} & set("".join(plan(rows)))
    assert re.search(r"Ada: HP 10, \w+ 0, \w+ 0", his.replace("\u00a0", " ")) and "hidden" in his
