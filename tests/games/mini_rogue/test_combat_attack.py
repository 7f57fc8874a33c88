"""The attack phase, step by step."""

from oubliette.games.mini_rogue.combat import attack, fight_enemy
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import listen, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs


def test_the_character_strikes_before_the_enemy_can() -> None:
    """[combat.party_attacks_first] With 1 HP left there would be no second chance."""
    hero = a_hero(hp=1)
    table = a_table(hero)
    play(fight_enemy(table, "monster_undead", [hero], MONSTER), dice=[6, 6], answers=["attack"])
    assert hero.hp == 1
    assert table.fight is None


def test_the_group_leader_opens_a_fight_of_two() -> None:
    """[combat.party_attacks_first]"""
    table = a_table(a_hero("rogue"), a_hero("mage", seat=1))
    table.leader = 1
    ask = waiting(fight_enemy(table, "monster_undead", table.party(), MONSTER))
    assert (ask.seat, ask.prompt) == (1, "decide.attack_or_skill")


def test_adventurer_affliction_and_dungeon_dice_are_thrown_together() -> None:
    """[combat.roll_hand] As many adventurer dice as levels, then the curse, the poison, the dungeon die."""
    hero = a_hero(xp=18)
    hero.cursed = hero.poisoned = True
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    events = listen(table)
    play(attack(table, hero, fight), dice=[2, 3, 4, 6, 5, 1], answers=["stop"])
    assert events[0].slug == "combat.roll_hand"
    assert events[0].facts == {"seat": 0, "dice": (2, 3, 4), "curse": "blank", "poison": "blank", "dungeon": 1}


def test_afflictions_that_show_act_at_once() -> None:
    """[combat.activate_afflictions] The skull takes one from the die, the drop one HP."""
    hero = a_hero(hp=3)
    hero.cursed = hero.poisoned = True
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[4, 3, 3, 1])
    assert hero.hp == 2
    assert fight.hp == 6 - 3


def test_blank_affliction_dice_do_nothing() -> None:
    """[combat.activate_afflictions]"""
    hero = a_hero(hp=2)
    hero.cursed = hero.poisoned = True
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[4, 4, 4, 1])
    assert hero.hp == 2
    assert fight.hp == 6 - 4


def test_a_missed_die_deals_nothing_while_the_others_count() -> None:
    """[combat.set_aside_misses]"""
    hero = a_hero(xp=6)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, 4, 1], answers=["stop"])
    assert fight.hp == 6 - 4


def test_a_missed_die_is_back_in_the_next_attack() -> None:
    """[combat.set_aside_misses]"""
    hero = a_hero(hp=2)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, 1])
    assert fight.hp == 6
    play(attack(table, hero, fight), dice=[5, 1])
    assert fight.hp == 1


def test_a_critical_rolled_again_adds_up() -> None:
    """[combat.critical_reroll]"""
    hero = a_hero(hp=2)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, 1, 4], answers=[("critical", 1)])
    assert fight.hp == 12 - (6 + 4)


def test_a_critical_may_be_kept_as_it_is() -> None:
    """[combat.critical_reroll]"""
    hero = a_hero(hp=2)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, 1], answers=["stop"])
    assert fight.hp == 12 - 6


def test_each_critical_is_rolled_or_kept_on_its_own() -> None:
    """[combat.critical_reroll] The second die is rolled again, the first is kept."""
    hero = a_hero(xp=6)
    table = a_table(hero, zone=4)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, 6, 1, 2], answers=[("critical", 2), "stop"])
    assert fight.hp == 16 - (6 + 8)


def test_a_miss_on_a_critical_reroll_loses_the_whole_die() -> None:
    """[combat.critical_reroll_miss] The other die stays."""
    hero = a_hero(xp=6)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[6, 3, 1, 1], answers=[("critical", 1), "stop"])
    assert fight.hp == 12 - 3


def test_feats_come_once_the_dice_lie_on_the_table() -> None:
    """[combat.feat_window] The player sees what they count before deciding."""
    hero = a_hero(xp=6)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    ask = waiting(attack(table, hero, fight), dice=[1, 3, 2])
    assert ask.prompt == "decide.reroll"
    assert ask.facts == {
        "dice": (1, 3),
        "counts": (0, 3),
        "damage": 3,
        "times": 1,
        "enemy": "kings_protector",
        "hp": 12,
    }
    assert ("feat", 1, "xp") in ask.options and ("feat", 2, "xp") in ask.options


def test_criticals_and_feats_go_on_until_the_player_stops() -> None:
    """[combat.repeat_until_satisfied] A critical, a feat that turns up a critical, that critical, enough."""
    hero = a_hero(xp=6)
    table = a_table(hero, zone=7)
    fight = an_enemy(table, "kings_protector")
    play(
        attack(table, hero, fight),
        dice=[1, 6, 1, 3, 6, 2],
        answers=[("critical", 2), ("feat", 1, "xp"), ("critical", 1), "stop"],
    )
    assert fight.hp == 20 - ((6 + 2) + (6 + 3))
    assert hero.xp == 5


def test_nothing_is_asked_when_nothing_can_be_rolled_again() -> None:
    """[combat.repeat_until_satisfied] No critical, and nothing to pay a feat with."""
    hero = a_hero(hp=2, xp=0)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[3, 1])
    assert fight.hp == 6 - 3


def test_a_blow_that_kills_already_asks_for_no_more_dice() -> None:
    """[ruling.killing_blow] Neither the critical nor the feats are offered."""
    hero = a_hero(xp=6)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[6, 2, 1])
    assert fight.hp <= 0


def test_the_damage_is_the_sum_of_the_dice() -> None:
    """[combat.damage_is_the_sum]"""
    hero = a_hero(xp=18)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    events = listen(table)
    play(attack(table, hero, fight), dice=[2, 3, 4, 1], answers=["stop"])
    assert fight.hp == 12 - 9
    assert events[-1].slug == "combat.damage_is_the_sum"
    assert (events[-1].facts["damage"], events[-1].facts["hp"]) == (9, 3)


def test_a_potion_comes_up_once_the_damage_is_known() -> None:
    """[combat.potion_step]"""
    hero = a_hero(hp=2)
    hero.potions = ["fire"]
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    ask = waiting(attack(table, hero, fight), dice=[4, 1])
    assert (ask.prompt, list(ask.options)) == ("decide.attack_potion", ["fire", "keep"])
    assert ask.facts == {"enemy": "kings_protector", "damage": 4, "hp": 12, "fire": 7}


def test_a_potion_of_fire_joins_the_attack_and_is_gone() -> None:
    """[combat.potion_step]"""
    hero = a_hero(hp=2)
    hero.potions = ["fire"]
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[4, 1], answers=["fire"])
    assert fight.hp == 12 - 4 - 7
    assert hero.potions == []


def test_a_potion_may_be_kept_for_later() -> None:
    """[combat.potion_step]"""
    hero = a_hero(hp=2)
    hero.potions = ["fire"]
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(attack(table, hero, fight), dice=[4, 1], answers=["keep"])
    assert fight.hp == 12 - 4
    assert hero.potions == ["fire"]


def test_no_potion_is_wasted_on_an_enemy_that_the_dice_have_killed() -> None:
    """[combat.potion_step] Nothing is asked."""
    hero = a_hero(hp=2)
    hero.potions = ["fire"]
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    events = listen(table)
    play(attack(table, hero, fight), dice=[6, 1])
    assert "combat.potion_step" not in slugs(events)
    assert hero.potions == ["fire"]
