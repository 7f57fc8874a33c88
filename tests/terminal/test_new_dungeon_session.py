"""The New Dungeon at the plain terminal: matches through prepared lines."""

import re
from itertools import pairwise

import pytest

from tests.terminal.conftest import Player


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [["human"], ["human", "greedy", "human"]])
def test_a_match_can_be_played_to_its_end(play: Player, lang: str, seats: list[str]) -> None:
    played = play(
        "\n".join(["2", "1", "3"] * 400), game_id="new_dungeon", seats=seats, lang=lang, options={"max_rounds": 4}
    )

    assert played.code == 0
    assert {"en": "Gold (GP)", "fr": "Or (PO)"}[lang] in played.screen
    assert len(played.kept) == 1


def test_a_walk_of_a_bot_is_printed_in_one_line(play: Player) -> None:
    """The bot is asked at every step; people want to know where it went."""
    played = play("5\nquit", game_id="new_dungeon", seats=["human:Ada", "greedy:Bo"], options={"max_rounds": 9}, seed=2)

    walks = [line for line in played.screen.splitlines() if line.lstrip().startswith("Bo goes")]
    assert any(" goes by " in walk for walk in walks)
    told = [line.lstrip() for line in played.screen.splitlines() if line.strip()]
    assert not any(one.startswith("Bo goes") and two.startswith("Bo goes") for one, two in pairwise(told))


def test_walks_in_a_match_of_bots_are_printed_one_by_one(play: Player) -> None:
    played = play("", game_id="new_dungeon", seats=["greedy:Ada", "greedy:Bo"], options={"max_rounds": 2}, seed=2)

    assert played.code == 0
    assert re.search(r"(Ada|Bo) goes by ", played.screen)


def test_the_last_answer_can_be_taken_back_until_something_is_turned_over(play: Player) -> None:
    played = play("1\nundo\n2\nquit", game_id="new_dungeon", seats=["human:Ada"], seed=2)

    assert played.screen.count("Where to from the Main Staircase?") == 2
