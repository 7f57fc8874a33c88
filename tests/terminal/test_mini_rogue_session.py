"""Mini Rogue at the plain terminal: whole matches through prepared lines."""

import pytest

from oubliette.texts import rulebook
from tests.terminal.conftest import Player

MERCHANT = 6  # the seed of a match whose first room is one


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [["human"], ["human", "human"]])
def test_a_match_can_be_played_to_its_end(play: Player, lang: str, seats: list[str]) -> None:
    """Two answers in turn: always giving the first would trade for ever."""
    played = play("", places=(1, 0), lines=1200, game_id="mini_rogue", seats=seats, lang=lang)

    assert played.code == 0
    assert {"en": "Zones left behind", "fr": "Zones franchies"}[lang] in played.screen
    assert "Place" not in played.screen  # there are no places alone or in a team
    assert len(played.kept) == 1


def test_the_table_is_not_drawn_again_for_the_other_one(play: Player) -> None:
    """Nothing is secret: when the leader has answered and nothing has changed, the table is still on the screen."""
    options = {"character": "mage", "second_character": "rogue"}  # both are asked before the Entrance
    asked = play("quit", game_id="mini_rogue", seats=["human:Ada", "human:Bo"], options=options)
    both = play("1\nquit", game_id="mini_rogue", seats=["human:Ada", "human:Bo"], options=options)

    assert asked.screen.count("> ") == 1 and both.screen.count("> ") == 2
    assert asked.screen.count("1/10") == both.screen.count("1/10") == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rule_behind_a_question_is_printed(play: Player, lang: str) -> None:
    book = rulebook("mini_rogue", lang)
    assert book is not None
    paragraph = book.find("decide.choose_character")
    assert paragraph is not None

    played = play("?\nquit", game_id="mini_rogue", seats=["human"], lang=lang)
    assert " ".join(paragraph.body.split())[:80] in " ".join(played.screen.split())


def test_only_the_changed_parts_of_the_table_are_drawn(play: Player) -> None:
    """At the merchant of seed MERCHANT the purse and the character change, the grid does not."""
    options = {"character": "rogue"}
    bought = play("1\n1\nquit", game_id="mini_rogue", seats=["human"], options=options, seed=MERCHANT)
    looked = play("1\n1\nlook\nquit", game_id="mini_rogue", seats=["human"], options=options, seed=MERCHANT)

    assert bought.screen.count("5/10") == bought.screen.count("4/10") == 1
    assert bought.screen.count("Exit") == 1
    assert looked.screen.count("Exit") == 2


def test_of_a_long_rulebook_the_titles_are_printed(play: Player) -> None:
    book = rulebook("mini_rogue", "en")
    assert book is not None
    feats = next(paragraph for paragraph in book.paragraphs if "feat.cost" in paragraph.slugs)

    whole = play("rules\nquit", game_id="mini_rogue", seats=["human"]).screen
    assert all(paragraph.title in whole for paragraph in book.paragraphs)
    assert feats.body.split("\n")[0] not in whole

    some = play(f"rules {feats.title}\nquit", game_id="mini_rogue", seats=["human"]).screen
    assert " ".join(feats.body.split())[:60] in " ".join(some.split())
    assert "shows any of these" in play("rules potion\nquit", game_id="mini_rogue", seats=["human"]).screen


def test_the_question_is_there_again_after_its_rule(play: Player) -> None:
    played = play("?\nquit", game_id="mini_rogue", seats=["human"])
    assert played.screen.count("Let chance decide") == 2
