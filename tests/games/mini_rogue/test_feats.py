"""Feats: one more throw of a die, for a price."""

import pytest

from oubliette.games.mini_rogue.combat import attack, exchange_blows
from oubliette.games.mini_rogue.rooms.traps import trap
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.state import Hero
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import listen, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs


def with_weapon(hero: Hero, weapon: str, feats: int) -> Hero:
    hero.objects = ["arsenal"]
    hero.weapon = weapon
    hero.free_feats = feats
    return hero


def test_a_feat_rolls_a_die_that_missed_again() -> None:
    """[feat.reroll_any_die]"""
    hero = a_hero(hp=2, xp=1)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, 1, 5], answers=[("feat", 1, "xp")])
    assert fight.hp == 6 - 5


def test_a_feat_may_roll_any_die_even_a_good_one() -> None:
    """[feat.reroll_any_die] The second of three, the others stay."""
    hero = a_hero(hp=2, xp=18)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[2, 3, 4, 1, 5], answers=[("feat", 2, "xp"), "stop"])
    assert fight.hp == 12 - (2 + 5 + 4)


def test_a_feat_may_be_paid_with_one_xp() -> None:
    """[feat.cost]"""
    hero = a_hero(hp=10, xp=3)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, 1, 2], answers=[("feat", 1, "xp")])
    assert (hero.xp, hero.hp) == (2, 10)


def test_a_feat_may_be_paid_with_two_hp() -> None:
    """[feat.cost]"""
    hero = a_hero(hp=10, xp=3)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, 1, 2], answers=[("feat", 1, "hp")])
    assert (hero.xp, hero.hp) == (3, 8)


def test_a_feat_may_be_paid_with_a_weapon() -> None:
    """[feat.cost] [arsenal.free_feats] Neither XP nor HP."""
    hero = with_weapon(a_hero(hp=10, xp=3), "longsword", 2)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, 1, 2], answers=[("feat", 1, "weapon")])
    assert (hero.xp, hero.hp, hero.free_feats) == (3, 10, 1)


def test_a_die_is_rolled_by_one_feat_only_in_an_attack() -> None:
    """[feat.once_per_die_per_attack] The second die is left, then none."""
    hero = a_hero(hp=20, xp=6)
    table = a_table(hero, zone=7)
    fight = an_enemy(table, "kings_protector")
    ask = waiting(attack(table, hero, fight), dice=[1, 1, 1, 2], answers=[("feat", 1, "xp")])
    assert [option for option in ask.options if option != "stop"] == [("feat", 2, "xp"), ("feat", 2, "hp")]
    hero.xp = 6
    play(
        attack(table, hero, fight),
        dice=[1, 1, 1, 2, 3],
        answers=[("feat", 1, "xp"), ("feat", 2, "hp")],
    )
    assert fight.hp == 20 - 5


def test_the_next_attack_allows_feats_on_all_dice_again() -> None:
    """[feat.once_per_die_per_attack]"""
    hero = a_hero(hp=2, xp=2)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[1, 1, 2], answers=[("feat", 1, "xp")])
    play(attack(table, hero, fight), dice=[1, 1, 3], answers=[("feat", 1, "xp")])
    assert fight.hp == 12 - 2 - 3


def test_the_result_of_a_feat_stands_even_if_it_is_worse() -> None:
    """[feat.result_must_be_kept] A 4 becomes a miss, and there is no way back."""
    hero = a_hero(hp=10, xp=3)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[4, 1, 1], answers=[("feat", 1, "xp")])
    assert fight.hp == 6


def test_a_critical_that_comes_of_a_feat_may_be_rolled_on() -> None:
    """[feat.result_must_be_kept] Under the critical rule; no second feat."""
    hero = a_hero(hp=10, xp=3)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    ask = waiting(attack(table, hero, fight), dice=[2, 1, 6], answers=[("feat", 1, "xp")])
    assert list(ask.options) == [("critical", 1), "stop"]
    hero.xp = 3
    play(attack(table, hero, fight), dice=[2, 1, 6, 3], answers=[("feat", 1, "xp"), ("critical", 1)])
    assert fight.hp == 12 - (6 + 3)


def test_feats_are_decided_one_by_one_on_what_the_last_one_showed() -> None:
    """[feat.one_at_a_time] The first is seen, and the second not needed any more."""
    hero = a_hero(hp=2, xp=6)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    ask = waiting(attack(table, hero, fight), dice=[1, 1, 1, 5], answers=[("feat", 1, "xp")])
    assert ask.facts is not None
    assert (ask.facts["dice"], ask.facts["damage"]) == ((5, 1), 5)
    hero.xp = 6
    play(attack(table, hero, fight), dice=[1, 1, 1, 5], answers=[("feat", 1, "xp"), "stop"])
    assert (fight.hp, hero.xp) == (12 - 5, 5)


def test_a_feat_throws_away_all_that_a_chain_of_criticals_had_gathered() -> None:
    """[ruling.feat_replaces_the_die] 6 and 5, then a 2: it counts 2."""
    hero = a_hero(hp=2, xp=1)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, 1, 5, 2], answers=[("critical", 1), ("feat", 1, "xp")])
    assert fight.hp == 12 - 2


def test_a_feat_brings_back_a_die_that_a_critical_lost() -> None:
    """[ruling.feat_replaces_the_die]"""
    hero = a_hero(hp=2, xp=1)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, 1, 1, 4], answers=[("critical", 1), ("feat", 1, "xp")])
    assert fight.hp == 12 - 4


def test_a_feat_on_an_open_critical_forgets_that_it_was_one() -> None:
    """[ruling.feat_replaces_the_die] It counts 3 and is not rolled on."""
    hero = a_hero(hp=2, xp=1)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, 1, 3], answers=[("feat", 1, "xp")])
    assert fight.hp == 12 - 3


@pytest.mark.parametrize(
    ("hp", "xp", "free_feats", "payments"),
    [
        (3, 0, 0, ["hp"]),
        (2, 1, 0, ["xp"]),
        (2, 0, 1, ["weapon"]),
        (3, 1, 1, ["weapon", "xp", "hp"]),
    ],
)
def test_a_feat_is_offered_to_a_hero_who_can_pay_and_never_for_the_last_hp(
    hp: int, xp: int, free_feats: int, payments: list[str]
) -> None:
    """[ruling.feat_cost_payable]"""
    hero = a_hero(hp=hp, xp=xp)
    if free_feats:
        with_weapon(hero, "rusty_dagger", free_feats)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    ask = waiting(attack(table, hero, fight), dice=[1, 1])
    assert list(ask.options) == [*[("feat", 1, payment) for payment in payments], "stop"]


def test_a_hero_who_can_pay_for_no_feat_is_not_asked() -> None:
    """[ruling.feat_cost_payable] 2 HP are not enough, nor is 0 XP."""
    hero = a_hero(hp=2, xp=0)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, 1])
    assert (hero.hp, fight.hp) == (2, 6)


def test_no_feat_helps_in_a_skill_test() -> None:
    """[ruling.feat_only_in_attacks] Nothing is asked, however much could be paid."""
    hero = with_weapon(a_hero(hp=20, xp=23), "battle_axe", 3)
    table = a_table(hero)
    assert not play(skill_test(table, hero), dice=[1, 1, 1, 1]).passed
    play(trap(table, hero, "trap_pit"), dice=[1, 1, 6, 1])
    assert hero.free_feats == 3


def test_no_feat_helps_in_the_test_of_a_combat_skill() -> None:
    """[ruling.feat_only_in_attacks]"""
    hero = with_weapon(a_hero("rogue", hp=20, xp=5), "battle_axe", 3)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 1], answers=[("skill", "backstab")])
    assert "skill.failed" in slugs(events)
    assert (hero.hp, hero.xp, hero.free_feats) == (20, 5, 3)
