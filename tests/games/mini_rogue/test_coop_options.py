"""Two players and the options of a match."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.coop import trade
from oubliette.games.mini_rogue.descent import at_the_exit
from oubliette.games.mini_rogue.exploration import resolve_rooms
from oubliette.games.mini_rogue.set_up import set_up as set_up_party
from oubliette.kernel import Setting, play, set_up
from tests.games.mini_rogue.coop_scenes import CRITICAL, EIGHTEEN, SECOND, a_pair, at_exit, overhear, share


def characters(dice: list[str | int], answers: list[str], **options: Setting) -> list[str]:
    table = GAME.table(2, set_up(GAME, 2, options).settings)
    play(set_up_party(table), dice=dice, answers=answers)
    return [hero.character for hero in table.heroes]


def test_the_first_leaves_the_second_what_was_promised() -> None:
    """[coop.one_character_each] The second asked for the Mage before the match."""
    table = GAME.table(2, set_up(GAME, 2, {"second_character": "mage"}).settings)
    rule = set_up_party(table)
    assert list(next(rule).options) == ["rogue", "crusader", "priestess", "random"]


def test_chance_deals_two_different_characters() -> None:
    """[coop.one_character_each] [setup.choose_character] What seat 0 drew is no longer in the hat."""
    assert characters(["mage", "rogue", 2, 1], [], character="random", second_character="random") == ["mage", "rogue"]
    table = GAME.table(2, set_up(GAME, 2, {"character": "random", "second_character": "random"}).settings)
    rule = set_up_party(table)
    next(rule)
    assert list(rule.send("mage").options) == ["rogue", "crusader", "priestess"]


def test_random_may_be_chosen_at_the_table() -> None:
    """[coop.one_character_each] [setup.choose_character]"""
    assert characters(["priestess", 2, 1], ["rogue", "random"]) == ["rogue", "priestess"]


@pytest.mark.parametrize(
    ("difficulty", "hp", "armor", "gold", "food"),
    [
        ("casual", [11, 10], [1, 1], 10, 4),
        ("normal", [11, 10], [0, 0], 8, 4),
        ("hard", [10, 9], [0, 0], 8, 4),
        ("harder", [9, 8], [0, 0], 8, 4),
        ("roguelike", [9, 8], [0, 0], 2, 4),
    ],
)
def test_the_difficulty_bends_both_characters(
    difficulty: str, hp: list[int], armor: list[int], gold: int, food: int
) -> None:
    """[ruling.coop_start_pool] Mage and Rogue bring 3 and 5 gold, 4 and 3 food, each bent, then added and cut."""
    options = {"character": "mage", "second_character": "rogue", "difficulty": difficulty}
    table = GAME.table(2, set_up(GAME, 2, options).settings)
    play(set_up_party(table), dice=[2, 1])
    assert [hero.hp for hero in table.heroes] == hp
    assert [hero.armor for hero in table.heroes] == armor
    assert (table.gold, table.food) == (gold, food)


def test_a_poor_character_does_not_take_from_the_other() -> None:
    """[ruling.difficulty_in_coop] [ruling.coop_start_pool] The Crusader's 0 gold stays 0; the Rogue keeps 2."""
    options = {"character": "crusader", "second_character": "rogue", "difficulty": "roguelike"}
    table = GAME.table(2, set_up(GAME, 2, options).settings)
    play(set_up_party(table), dice=[2, 1])
    assert table.gold == 2


def test_with_two_objects_allowed_both_may_go_to_one_of_us() -> None:
    """[coop.limits_after_trade] [ruling.object_limit_one] The option object_limit."""
    table, leader, second = a_pair(object_limit=2)
    leader.objects, second.objects = ["raven"], ["arsenal"]
    second.weapon, second.free_feats = "rusty_dagger", 1
    play(trade(table), answers=["nothing", ("give", "arsenal"), "accept", "nothing"])
    assert (leader.objects, second.objects) == (["raven", "arsenal"], [])


def test_with_two_objects_allowed_the_winner_keeps_both() -> None:
    """[coop.object_test_decides_owner] [ruling.object_limit_one] Nothing has to be put back."""
    table, _, second = a_pair(food=1, object_limit=2)
    table.rooms.take("arsenal")
    second.objects, second.weapon, second.free_feats = ["arsenal"], "rusty_dagger", 1
    share(table, "raven")
    play(resolve_rooms(table), dice=[1, 5], answers=["feed", "nothing"])
    assert second.objects == ["arsenal", "raven"]
    assert second.free_feats == 1


@pytest.mark.parametrize(("fall_map", "zone"), [("columns", 4), ("next_floor_first_zone", 3)])
def test_both_fall_by_the_chosen_map(fall_map: str, zone: int) -> None:
    """[coop.pit_takes_both] [ruling.fall_map] Out of zone 2."""
    table, _, _ = a_pair(zone=2, fall_map=fall_map)
    table.guardian = "spider_queen"
    share(table, "trap_pit")
    play(resolve_rooms(table), dice=[2, 5, 5, 3])
    assert table.zone_number == zone


def test_the_published_reward_pays_each_of_us() -> None:
    """[ruling.coop_each_rolls_reward] [ruling.reward_card_values] 2 gold before each roll, and 2 more for a 5."""
    table, leader, second = a_pair(zone=2, reward_table="published")
    leader.xp = second.xp = 18
    at_exit(table, "spider_queen")
    play(at_the_exit(table), dice=[*EIGHTEEN, 6, 5, 1], answers=[CRITICAL, ("gold", 2), ("potion", "fire")])
    assert table.gold == 2 + 2 + 2
    assert second.potions == ["fire"]


def test_both_meet_the_hunter() -> None:
    """[ruling.coop_hunter_and_seer] A card of pnp_plus: the second sells what the leader could not pay for."""
    table, leader, second = a_pair(card_set="pnp_plus")
    leader.poisoned = True
    second.potions = ["fire"]
    share(table, "hunter")
    questions: list[tuple[int, str]] = []
    play(
        overhear(resolve_rooms(table), questions),
        answers=[("sell_potion", "fire", 2), "leave"],
    )
    assert questions == [(SECOND, "merchant_trade"), (SECOND, "merchant_trade")]
    assert (table.gold, second.potions) == (2, [])
    assert leader.poisoned


def test_the_seer_serves_each_of_us() -> None:
    """[ruling.coop_hunter_and_seer] Both cards turn up; one coin shows the leader a room, the other buys nothing."""
    table, leader, second = a_pair(gold=1, card_set="pnp_plus")
    share(table, "seer")
    play(resolve_rooms(table), dice=["tomb"], answers=["pay", (3, 1), "done"])
    assert leader.ready and second.ready
    assert (table.gold, table.grid[6]) == (0, "tomb")
