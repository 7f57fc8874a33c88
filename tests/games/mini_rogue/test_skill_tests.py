"""Skill tests: the throw, the star, the dungeon die."""

import pytest

from oubliette.games.mini_rogue.cards import ROOMS
from oubliette.games.mini_rogue.rooms import resolve
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.kernel import Value, listen, play
from tests.games.mini_rogue.moments import questions, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table


def test_a_test_rolls_all_dice_of_the_character() -> None:
    """[test.roll_all_dice] [affliction.die_joins_the_hand] Adventurer dice, curse, poison, dungeon, in that order."""
    hero = a_hero("priestess", xp=18)
    hero.cursed = hero.poisoned = True
    table = a_table(hero)
    assert questions(skill_test(table, hero), [2, 3, 4, 4, 5, 6]) == [
        "roll.adventurer",
        "roll.adventurer",
        "roll.adventurer",
        "roll.curse",
        "roll.poison",
        "roll.dungeon",
    ]
    assert table.hand is not None
    assert (table.hand.faces, table.hand.curse, table.hand.poison, table.hand.dungeon) == ([2, 3, 4], 4, 5, 6)


def test_a_healthy_character_rolls_no_affliction_die() -> None:
    """[test.roll_all_dice] Those of the character, no others."""
    hero = a_hero("priestess")
    assert questions(skill_test(a_table(hero), hero), [2, 6]) == ["roll.adventurer", "roll.dungeon"]


@pytest.mark.parametrize(
    ("dice", "passed"),
    [([1, 4], False), ([4, 4], False), ([5, 1], True), ([1, 5], True), ([6, 2], True), ([2, 6], True), ([5, 6], True)],
)
def test_one_star_is_enough(dice: list[Value], passed: bool) -> None:
    """[test.success_on_a_star] A 5 or a 6 on any adventurer die."""
    hero = a_hero("priestess", xp=6)
    table = a_table(hero)
    events = listen(table)
    outcome = play(skill_test(table, hero, dungeon_die=False), dice)
    assert outcome.passed is passed
    assert events[-1].slug == "test.success_on_a_star"
    assert events[-1].facts["passed"] == ("yes" if passed else "no")


def test_the_dungeon_die_is_no_star() -> None:
    """[test.success_on_a_star] Only adventurer dice pass a test."""
    hero = a_hero("priestess")
    outcome = play(skill_test(a_table(hero), hero), dice=[4, 6])
    assert (outcome.passed, outcome.dungeon) == (False, 6)


def test_martha_meets_a_trap() -> None:
    """[test.success_on_a_star] The rulebook's example: level 2, two dice; a star takes the reward, none the penalty."""
    martha = a_hero("priestess", xp=6)
    play(resolve(a_table(martha), ROOMS["trap_pit"], [martha]), dice=[2, 5, 4])
    assert (martha.xp, martha.hp) == (8, 10)
    play(resolve(a_table(martha), ROOMS["trap_pit"], [martha]), dice=[2, 4, 4])
    assert (martha.xp, martha.hp) == (8, 9)


@pytest.mark.parametrize(("skull", "passed"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_a_cursed_five_is_no_star(skull: int, passed: bool) -> None:
    """[test.success_on_a_star] [ruling.affliction_dice_half] The rulebook's example: with the skull a 5 counts 4."""
    hero = a_hero("priestess")
    hero.cursed = True
    assert play(skill_test(a_table(hero), hero), dice=[5, skull, 1]).passed is passed


def test_a_cursed_six_is_still_a_star() -> None:
    """[test.success_on_a_star] [ruling.effective_value_decides] It counts 5."""
    hero = a_hero("priestess")
    hero.cursed = True
    assert play(skill_test(a_table(hero), hero), dice=[6, 1, 1]).passed


def test_the_dungeon_die_lies_in_the_same_throw() -> None:
    """[test.dungeon_die_rolled_together] It is seen before anybody decides anything about a failed test."""
    hero = a_hero("mage")
    hero.potions = ["perception"]
    table = a_table(hero)
    ask = waiting(skill_test(table, hero), dice=[2, 5])
    assert ask.prompt == "decide.perception_after_test"
    assert table.hand is not None and table.hand.dungeon == 5


def test_a_room_that_needs_no_dungeon_die_rolls_none() -> None:
    """[test.dungeon_die_rolled_together] Only where the room calls for it: the Raven's test of two players."""
    first, second = a_hero("priestess"), a_hero("rogue", seat=1)
    table = a_table(first, second, food=1)
    assert questions(resolve(table, ROOMS["raven"], [first, second]), [5, 2], ["feed"]) == [
        "decide.feed_raven",
        "roll.adventurer",
        "roll.adventurer",
    ]


@pytest.mark.parametrize(
    ("room", "answers", "gained"),
    [
        ("trap_halls", [], (["perception"], 0, 0)),
        ("trap_pit", [], (["perception"], 0, 0)),
        ("treasure", ["open", ("potion", "poison")], (["poison"], 0, 1)),
        ("tomb", ["codex"], ([], 1, 0)),
        ("arsenal", ["take"], ([], 0, 0)),
    ],
)
def test_every_room_reads_the_dungeon_die_in_its_own_way(
    room: str, answers: list[Value], gained: tuple[list[str], int, int]
) -> None:
    """[test.dungeon_die_read_by_room] The same star and the same 5 in five rooms."""
    hero = a_hero("priestess")
    table = a_table(hero)
    play(resolve(table, ROOMS[room], [hero]), dice=[6, 5], answers=answers)
    assert (hero.potions, hero.xp, table.gold) == gained
    assert hero.weapon == ("longsword" if room == "arsenal" else "")
