"""The Reward card, after a guardian."""

import pytest

from oubliette.games.mini_rogue.descent import reward
from oubliette.kernel import Value, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table


@pytest.mark.parametrize(
    ("die", "potion", "other"),
    [
        (1, "fire", ("xp", 2)),
        (2, "frost", ("gold", 1)),
        (3, "poison", ("xp", 2)),
        (4, "life", ("armor", 1)),
        (5, "holy_water", ("gold", 1)),
        (6, "perception", ("armor", 1)),
    ],
)
def test_the_reward_is_a_potion_or_something_else(die: int, potion: str, other: Value) -> None:
    """[reward.roll_and_choose] [ruling.reward_card_values] No opening bonus."""
    hero = a_hero()
    table = a_table(hero)
    ask = waiting(reward(table, hero), dice=[die])
    assert (ask.prompt, list(ask.options)) == ("decide.reward_option", [("potion", potion), other])
    assert table.gold == 0
    play(reward(table, hero), dice=[die], answers=[("potion", potion)])
    assert (hero.potions, hero.xp, hero.armor, table.gold) == ([potion], 0, 0, 0)


@pytest.mark.parametrize(
    ("die", "other", "xp", "armor", "gold"),
    [
        (1, ("xp", 2), 2, 0, 0),
        (2, ("gold", 1), 0, 0, 1),
        (3, ("xp", 2), 2, 0, 0),
        (4, ("armor", 1), 0, 1, 0),
        (5, ("gold", 1), 0, 0, 1),
        (6, ("armor", 1), 0, 1, 0),
    ],
)
def test_a_hero_who_leaves_the_potion_gets_the_other_thing(
    die: int, other: Value, xp: int, armor: int, gold: int
) -> None:
    """[reward.roll_and_choose]"""
    hero = a_hero()
    table = a_table(hero)
    play(reward(table, hero), dice=[die], answers=[other])
    assert (hero.potions, hero.xp, hero.armor, table.gold) == ([], xp, armor, gold)


@pytest.mark.parametrize("die", [2, 5])
def test_the_published_card_is_more_generous_with_gold(die: int) -> None:
    """[ruling.reward_card_values] 2 gold before the roll, and 2 where ours has 1."""
    hero = a_hero()
    table = a_table(hero, reward_table="published")
    waiting(reward(table, hero))
    assert table.gold == 2
    table.gold = 0
    play(reward(table, hero), dice=[die], answers=[("gold", 2)])
    assert table.gold == 4


def test_a_reward_already_owned_leaves_the_other_thing() -> None:
    """[ruling.duplicate_potion] Nothing is left to choose."""
    hero = a_hero()
    hero.potions = ["frost"]
    table = a_table(hero)
    play(reward(table, hero), dice=[2])
    assert (hero.potions, table.gold) == (["frost"], 1)
