"""Several people with secrets at one screen: each sees only what that seat may see."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from oubliette import Match, Record
from tests.samples.duel import DUEL
from tests.table.wager import WAGER
from tests.terminal.conftest import Player

READY = re.compile(r"(\w+), press Enter when nobody else is looking\. \n")


def pages(screen: str) -> list[tuple[str, str]]:
    """The parts of the output between clears, each with the player at the keyboard."""
    parts = READY.split(screen)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_the_screen_is_cleared_before_the_keyboard_changes_hands(play: Player, offer: Callable[[Any], None]) -> None:
    offer(WAGER)

    played = play(
        "\nhigh\n\n\nlow\n\n\npass\n\n\nlook\nlog\nhigh\n\n\nquit", game_id="wager", seats=["human:Ada", "human:Bo"]
    )

    seen = pages(played.screen)
    assert [who for who, _ in seen] == ["Ada", "Bo", "Ada", "Bo", "Ada"]
    for (who, page), (_, following) in pairwise(seen):
        assert "Pass the keyboard to" in page
        assert "\n" * 50 in page, f"{who}'s screen is cleared"
        assert following.startswith("\n" * 50)


def test_nobody_sees_the_cards_of_others(play: Player, offer: Callable[[Any], None]) -> None:
    offer(WAGER)

    played = play("\nhigh\n\n\nlow\n\nquit", game_id="wager", seats=["human:Ada", "human:Bo"], seed=11)

    (_, ada), (_, bo), *_ = pages(played.screen)
    round_one_bo = bo.split("round: shown")[0]
    adas, bos = (set(re.findall(r"card-\w", page)) for page in (ada, round_one_bo))
    assert len(adas) == len(bos) == 1
    assert adas != bos


def test_one_person_among_bots_keeps_the_keyboard(play: Player, offer: Callable[[Any], None]) -> None:
    offer(WAGER)

    played = play("high low pass", game_id="wager", seats=["human", "random", "random"])

    assert "Pass the keyboard" not in played.screen and "press Enter" not in played.screen
    assert "win: points" in played.screen


def test_input_that_ends_while_the_keyboard_is_passed_loses_nothing(play: Player, offer: Callable[[Any], None]) -> None:
    offer(WAGER)

    played = play("\nhigh", game_id="wager", seats=["human:Ada", "human:Bo"])

    assert played.code == 0
    assert "oubliette play --load" in played.screen
    assert len(played.document()["answers"]) == 3


def test_a_real_card_is_typed_by_whoever_holds_it(play: Player, offer: Callable[[Any], None]) -> None:
    """The keyboard goes to the other person before their cards are asked for."""
    offer(DUEL)

    played = play(
        "\n1\n2\n3\n\n\n4\n5\n6\n\n\nquit", game_id="duel", seats=["human:Ada", "human:Bo"], dice="real", options={}
    )

    assert played.code == 0
    assert [who for who, _ in pages(played.screen)][-2:] == ["Bo", "Ada"]
    hands = Match.replay(Record.parse(played.kept[0].read_text(encoding="utf-8")), DUEL).table.hands
    assert hands == [[1, 2, 3], [4, 5, 6]]
