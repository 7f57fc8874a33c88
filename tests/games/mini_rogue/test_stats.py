"""Tracks, experience and levels."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import ROOMS
from oubliette.games.mini_rogue.combat import exchange_blows
from oubliette.games.mini_rogue.descent import reward
from oubliette.games.mini_rogue.gains import receive
from oubliette.games.mini_rogue.rooms import resolve
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.state import DESCENT
from oubliette.games.mini_rogue.stats import gain_xp, lose_xp
from oubliette.games.mini_rogue.wounds import MONSTER, TRAP, hurt
from oubliette.kernel import GameOver, Value, listen, play
from tests.games.mini_rogue.moments import questions
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs


@pytest.mark.parametrize(
    ("zone", "floor", "rat"), [(1, 1, (6, 2)), (2, 1, (6, 2)), (3, 2, (9, 4)), (7, 3, (12, 6)), (10, 4, (15, 8))]
)
def test_deeper_is_harder(zone: int, floor: int, rat: tuple[int, int]) -> None:
    """[dungeon.floor_scales_difficulty] The floor sets an enemy's figures, and multiplies some losses."""
    hero = a_hero("priestess")
    table = a_table(hero, zone=zone)
    assert table.floor == floor
    fight = an_enemy(table, "monster_undead")
    assert (fight.hp, fight.enemy.damage) == rat
    play(resolve(table, ROOMS["trap_pit"], [hero]), dice=[2, 3])
    assert hero.hp == 10 - floor


@pytest.mark.parametrize(
    ("gain", "left"),
    [
        (("hp", 4), (20, 3, 3, 9)),
        (("armor", 2), (18, 4, 3, 9)),
        (("food", 2), (18, 3, 4, 9)),
        (("gold", 2), (18, 3, 3, 10)),
    ],
)
def test_no_track_goes_beyond_its_end(gain: tuple[str, int], left: tuple[int, int, int, int]) -> None:
    """[stat.capped_by_board] The excess is lost; what is full already says so."""
    hero = a_hero("priestess", hp=18, armor=3)
    table = a_table(hero, food=3, gold=9)
    events = listen(table)
    play(receive(table, hero, gain))
    assert (hero.hp, hero.armor, table.food, table.gold) == left
    assert slugs(events) == [f"stat.{gain[0]}"] and events[0].facts["amount"] in (1, 2)
    play(receive(table, hero, gain))
    assert (hero.hp, hero.armor, table.food, table.gold) == left
    assert slugs(events)[1:] == ["stat.capped_by_board"]


@pytest.mark.parametrize("amount", [3, 7])
def test_a_character_at_zero_hp_dies_and_the_game_is_lost(amount: int) -> None:
    """[stat.hp_zero_is_death] [end.defeat]"""
    hero = a_hero(hp=3)
    table = a_table(hero, zone=4)
    with pytest.raises(GameOver):
        play(hurt(table, hero, amount, TRAP))
    assert hero.hp == 0
    result = GAME.result(table)
    assert result is not None
    assert (result.reason, result.places) == ("end.defeat_trap", (2,))


def test_a_character_with_one_hp_left_goes_on() -> None:
    """[stat.hp_zero_is_death]"""
    hero = a_hero(hp=3)
    table = a_table(hero)
    play(hurt(table, hero, 2, TRAP))
    assert hero.hp == 1
    assert GAME.result(table) is None


def test_a_ration_is_eaten_in_every_zone_and_hunger_hurts() -> None:
    """[stat.food_is_eaten_every_zone]"""
    hero = a_hero("priestess")
    table = a_table(hero, food=2)
    left = []
    for _ in range(4):
        table.phase = DESCENT
        play(GAME.turn(table))
        left.append((table.food, hero.hp))
    assert left == [(1, 10), (0, 10), (0, 7), (0, 4)]


def test_gold_pays_merchants_and_shrines() -> None:
    """[stat.gold_buys_and_offers]"""
    hero = a_hero("priestess")
    table = a_table(hero, gold=3, merchant_sells_food=True)
    play(resolve(table, ROOMS["merchant"], [hero]), answers=[("buy", "ration", 2), "leave"])
    assert (table.gold, table.food) == (1, 1)
    play(resolve(table, ROOMS["shrine"], [hero]), dice=[3], answers=["offer"])
    assert (table.gold, hero.hp, hero.cursed) == (0, 12, False)


def test_the_dice_are_the_damage() -> None:
    """[dice.adventurer_dice_are_attack_damage] 3 and 4 are 7."""
    hero = a_hero("priestess", xp=6)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[3, 4, 1], answers=["attack", "stop"])
    assert fight.hp == 12 - 7


@pytest.mark.parametrize(("xp", "level"), [(0, 1), (5, 1), (6, 2), (17, 2), (18, 3), (23, 3)])
def test_the_xp_track_says_the_level_and_the_level_the_dice(xp: int, level: int) -> None:
    """[level.set_by_xp_track] [level.dice_equal_level]"""
    hero = a_hero("priestess", xp=xp)
    assert hero.level == level
    assert questions(skill_test(a_table(hero), hero, dungeon_die=False), [2] * level) == ["roll.adventurer"] * level


def test_level_and_dice_change_with_the_experience_at_once_up_and_down() -> None:
    """[level.follows_xp_both_ways]"""
    hero = a_hero("priestess", xp=5)
    table = a_table(hero)
    events = listen(table)
    gain_xp(table, hero, 1)
    assert (hero.xp, hero.level) == (6, 2)
    play(skill_test(table, hero, dungeon_die=False), dice=[2, 2])
    lose_xp(table, hero, 1)
    assert (hero.xp, hero.level) == (5, 1)
    play(skill_test(table, hero, dungeon_die=False), dice=[2])
    changes = [event.facts for event in events if event.slug == "level.follows_xp_both_ways"]
    assert changes == [{"seat": 0, "change": "gain", "level": 2}, {"seat": 0, "change": "loss", "level": 1}]


def test_a_feat_paid_with_experience_can_cost_a_die() -> None:
    """[level.follows_xp_both_ways] The dice on the table stay, the next attack has one less."""
    hero = a_hero("priestess", xp=6)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, hero, fight, MONSTER), [2, 1, 1, 3], ["attack", ("feat", 2, "xp"), "stop"])
    assert (hero.level, fight.hp) == (1, 12 - 5)
    play(exchange_blows(table, hero, fight, MONSTER), [2, 1], ["attack", "stop"])
    assert fight.hp == 12 - 5 - 2


@pytest.mark.parametrize(
    ("room", "dice", "answers", "xp"),
    [
        ("tomb", [5, 4], ["codex"], 1),
        ("rest", [], ["rest_train"], 1),
        ("trap_pit", [5, 1], [], 1),
        ("monster_undead", [6, 1], ["attack"], 1),
        ("treasure", [5, 1], ["open", ("xp", 2)], 2),
    ],
)
def test_where_experience_comes_from(room: str, dice: list[Value], answers: list[Value], xp: int) -> None:
    """[xp.sources] Codices, rests, avoided traps, beaten enemies and chests."""
    hero = a_hero("priestess")
    play(resolve(a_table(hero), ROOMS[room], [hero]), dice, answers)
    assert hero.xp == xp


def test_rewards_give_experience() -> None:
    """[xp.sources]"""
    hero = a_hero("priestess")
    play(reward(a_table(hero), hero), dice=[1], answers=[("xp", 2)])
    assert hero.xp == 2


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_a_hero_who_has_all_experience_gets_one_hp_for_any_more(amount: int) -> None:
    """[xp.gain_at_maximum_is_one_hp] The rulebook's example: at 23 XP a monster worth 3 XP gives 1 HP."""
    hero = a_hero("priestess", xp=23)
    gain_xp(a_table(hero), hero, amount)
    assert (hero.xp, hero.hp) == (23, 11)


def test_a_gain_that_only_reaches_the_end_of_the_track_gives_no_hp() -> None:
    """[xp.gain_at_maximum_is_one_hp] [ruling.xp_overflow_is_lost]"""
    hero = a_hero("priestess", xp=22)
    gain_xp(a_table(hero), hero, 3)
    assert (hero.xp, hero.hp) == (23, 10)
