"""Who plays: seats and characters, and the set-ups that are refused."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.kernel import IllegalSetUp, Match, RealDice, Setting, play, set_up

CHARACTERS = ["mage", "rogue", "crusader", "priestess"]


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_promised_character_is_not_asked_for(character: str) -> None:
    """[setup.choose_character] All four are playable; the first question is about the Entrance."""
    match = Match.start(GAME, seats=1, options={"character": character}, fate=RealDice())
    assert match.ask is not None and match.ask.prompt == "turn.room"
    assert match.view(0)["players"][0]["character"] == character


def test_a_random_character_is_drawn_without_a_question() -> None:
    """[setup.choose_character]"""
    match = Match.start(GAME, seats=1, options={"character": "random"}, fate=RealDice())
    assert match.ask is not None
    assert (match.ask.prompt, list(match.ask.options)) == ("draw.character", CHARACTERS)


def test_choosing_is_the_default() -> None:
    """[setup.choose_character]"""
    match = Match.start(GAME, seats=1, options={"character": "choose"}, fate=RealDice())
    assert match.ask is not None and match.ask.prompt == "decide.choose_character"


@pytest.mark.parametrize("second", CHARACTERS)
def test_the_second_player_gets_the_second_character(second: str) -> None:
    """[coop.one_character_each] And the first any of the others, by chance or choice."""
    others = [character for character in CHARACTERS if character != second]
    match = Match.start(GAME, 2, options={"character": "random", "second_character": second}, fate=RealDice())
    assert match.ask is not None and list(match.ask.options) == others
    match.choose(others[0])
    assert [player["character"] for player in match.view(0)["players"]] == [others[0], second]


def test_two_random_characters_are_never_the_same() -> None:
    """[coop.one_character_each] In co-op two different characters."""
    match = Match.start(GAME, 2, options={"character": "random", "second_character": "random"}, fate=RealDice())
    match.choose("crusader")
    assert match.ask is not None
    assert (match.ask.prompt, list(match.ask.options)) == ("draw.character", ["mage", "rogue", "priestess"])


def test_a_second_player_who_chooses_at_random_gets_one_of_the_others() -> None:
    """[setup.choose_character] [coop.one_character_each]"""
    match = Match.start(GAME, 2, options={"character": "mage", "second_character": "choose"}, fate=RealDice())
    assert match.ask is not None and match.ask.seat == 1
    match.choose("random")
    assert match.ask is not None and list(match.ask.options) == ["rogue", "crusader", "priestess"]


def test_one_or_two_sit_down() -> None:
    """Spec 5: players."""
    for seats in (1, 2):
        assert len(GAME.table(seats, set_up(GAME, seats).settings).heroes) == seats
    for seats in (0, 3):
        with pytest.raises(IllegalSetUp) as refused:
            set_up(GAME, seats)
        assert refused.value.slug == "seats"


@pytest.mark.parametrize("character", CHARACTERS)
def test_two_of_the_same_character_are_refused(character: str) -> None:
    """[coop.one_character_each] Spec 5: in co-op two different characters."""
    with pytest.raises(IllegalSetUp) as refused:
        set_up(GAME, 2, {"character": character, "second_character": character})
    assert refused.value.slug == "same_character"


@pytest.mark.parametrize("second", [*CHARACTERS, "random"])
def test_a_single_player_has_no_second_character(second: str) -> None:
    """[coop.one_character_each] Spec 5."""
    with pytest.raises(IllegalSetUp) as refused:
        set_up(GAME, 1, {"second_character": second})
    assert refused.value.slug == "no_second_character"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("character", "paladin"),
        ("second_character", "paladin"),
        ("card_set", "final"),
        ("difficulty", "easy"),
        ("merchant_sells_food", 1),
        ("reward_table", "plus"),
        ("treasure_bonus_gold", 0),
        ("treasure_bonus_gold", 3),
        ("object_limit", 0),
        ("object_limit", 3),
        ("coop_object", "nobody"),
        ("fall_map", "next_zone"),
    ],
)
def test_values_that_the_rules_do_not_know_are_refused(option: str, value: Setting) -> None:
    """Spec 5."""
    with pytest.raises(IllegalSetUp) as refused:
        set_up(GAME, 2, {option: value})
    assert (refused.value.slug, refused.value.facts["option"]) == ("option_value", option)


def test_a_player_of_both_characters_sits_on_both_seats() -> None:
    """[coop.one_character_each] Each seat has a character and a board of its own."""
    table = GAME.table(2, set_up(GAME, 2, {"character": "mage", "second_character": "rogue"}).settings)
    play(GAME.set_up(table), dice=[3, 5])
    assert [(hero.seat, hero.character, hero.hp, hero.potions) for hero in table.heroes] == [
        (0, "mage", 11, ["perception"]),
        (1, "rogue", 10, []),
    ]
