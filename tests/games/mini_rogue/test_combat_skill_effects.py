"""The four combat skills."""

import pytest

from oubliette.games.mini_rogue.combat import exchange_blows, fight_enemy
from oubliette.games.mini_rogue.descent import fight_og
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import play
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy

SKULL = 1


def test_conjured_fire_burns_without_a_potion() -> None:
    """[skill.mage_conjuration] The Mage owns none, and the potion in hand is not touched."""
    mage = a_hero("mage", hp=2)
    mage.potions = ["frost"]
    table = a_table(mage)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, mage, fight, MONSTER), dice=[5, 6], answers=[("skill", "conjuration"), "fire"])
    assert (fight.hp, mage.potions) == (12 - 7, ["frost"])


def test_conjured_fire_may_end_the_fight() -> None:
    """[skill.mage_conjuration]"""
    mage = a_hero("mage", hp=2)
    table = a_table(mage)
    play(
        fight_enemy(table, "monster_undead", [mage], MONSTER),
        dice=[6, 6],
        answers=[("skill", "conjuration"), "fire"],
    )
    assert (table.fight, mage.xp) == (None, 1)


def test_a_failed_conjuration_conjures_nothing() -> None:
    """[skill.mage_conjuration] No potion is chosen."""
    mage = a_hero("mage", hp=2)
    table = a_table(mage)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, mage, fight, MONSTER), dice=[4, 1], answers=[("skill", "conjuration")])
    assert (fight.hp, fight.frozen, fight.poisoned) == (6, False, False)


def test_conjured_frost_cancels_the_strike_of_the_next_round() -> None:
    """[ruling.conjured_frost_hits_next_round] [skill.mage_conjuration] Not this one's, which is ignored already."""
    mage = a_hero("mage", hp=9)
    table = a_table(mage)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, mage, fight, MONSTER), dice=[5, 6], answers=[("skill", "conjuration"), "frost"])
    assert mage.hp == 9
    play(exchange_blows(table, mage, fight, MONSTER), dice=[1, 6], answers=["stop"])
    assert mage.hp == 9
    play(exchange_blows(table, mage, fight, MONSTER), dice=[1, 6], answers=["stop"])
    assert mage.hp == 9 - 2


def test_conjured_poison_drains_in_the_same_round_and_on() -> None:
    """[ruling.conjured_poison_drains_at_once] [skill.mage_conjuration]"""
    mage = a_hero("mage", hp=2)
    table = a_table(mage)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, mage, fight, MONSTER), dice=[5, 6], answers=[("skill", "conjuration"), "poison"])
    assert (fight.hp, mage.hp) == (12 - 4, 2)
    play(exchange_blows(table, mage, fight, MONSTER), dice=[2, 1])
    assert fight.hp == 8 - 2 - 4


def test_a_backstab_doubles_the_next_attack_and_only_that() -> None:
    """[skill.rogue_backstab] [ruling.backstab_scope]"""
    rogue = a_hero("rogue", hp=2)
    table = a_table(rogue, zone=10)
    fight = an_enemy(table, "og_remains")
    play(exchange_blows(table, rogue, fight, MONSTER), dice=[5, 6], answers=[("skill", "backstab")])
    play(exchange_blows(table, rogue, fight, MONSTER), dice=[5, 1])
    assert fight.hp == 25 - 10
    play(exchange_blows(table, rogue, fight, MONSTER), dice=[5, 1])
    assert fight.hp == 15 - 5


def test_a_backstab_doubles_the_total_criticals_included() -> None:
    """[ruling.backstab_scope]"""
    rogue = a_hero("rogue", hp=2)
    table = a_table(rogue, zone=10)
    fight = an_enemy(table, "og_remains")
    fight.backstab = True
    play(exchange_blows(table, rogue, fight, MONSTER), dice=[6, 1, 4], answers=["attack", ("critical", 1)])
    assert fight.hp == 25 - 2 * (6 + 4)


def test_a_backstab_is_used_up_by_an_attack_that_misses() -> None:
    """[ruling.backstab_scope]"""
    rogue = a_hero("rogue", hp=2)
    rogue.ready = False
    table = a_table(rogue)
    fight = an_enemy(table, "kings_protector")
    fight.backstab = True
    play(exchange_blows(table, rogue, fight, MONSTER), dice=[1, 1])
    play(exchange_blows(table, rogue, fight, MONSTER), dice=[4, 1])
    assert fight.hp == 12 - 4


def test_a_backstab_does_not_double_the_drain_of_poison() -> None:
    """[ruling.backstab_scope] Twice 2, and 4."""
    rogue = a_hero("rogue", hp=2)
    rogue.ready = False
    rogue.potions = ["poison"]
    table = a_table(rogue)
    fight = an_enemy(table, "kings_protector")
    fight.backstab = True
    play(exchange_blows(table, rogue, fight, MONSTER), dice=[2, 1], answers=["poison"])
    assert fight.hp == 12 - 2 * 2 - 4


def test_a_backstab_does_not_outlive_its_fight() -> None:
    """[ruling.backstab_scope] Poison kills the rat before the doubled attack; the spider takes two attacks of 3."""
    rogue = a_hero("rogue", hp=2)
    rogue.potions = ["poison"]
    table = a_table(rogue)
    play(
        fight_enemy(table, "monster_undead", [rogue], MONSTER),
        dice=[1, 1, 5, 6],
        answers=["attack", "poison", ("skill", "backstab")],
    )
    play(fight_enemy(table, "monster_goblin", [rogue], MONSTER), dice=[3, 1, 3, 6], answers=["stop"])
    assert rogue.xp == 2


def test_a_backstab_does_not_outlive_the_first_phase_of_og() -> None:
    """[ruling.backstab_scope] In the second phase 5 and 5 leave 10 of his 20 HP."""
    rogue = a_hero("rogue", hp=2, xp=23)
    rogue.potions = ["poison"]
    table = a_table(rogue, zone=10)
    table.guardian = "og_remains"
    play(
        fight_og(table),
        dice=[6, 6, 6, 1, 5, 1, 1, 6, 5, 5, 1, 1, 5, 5, 1, 6],
        answers=["attack", "stop", "poison", ("skill", "backstab"), "stop"],
    )
    assert table.won


@pytest.mark.parametrize(("armor", "dealt"), [(0, 5), (1, 7), (3, 11)])
def test_a_bash_deals_the_highest_die_and_twice_the_armor(armor: int, dealt: int) -> None:
    """[skill.crusader_bash] The enemy does not strike."""
    crusader = a_hero("crusader", hp=2, xp=6, armor=armor)
    table = a_table(crusader)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, crusader, fight, MONSTER), dice=[5, 4, 6], answers=[("skill", "bash")])
    assert (fight.hp, crusader.hp) == (12 - dealt, 2)


def test_a_bash_counts_its_die_after_the_curse() -> None:
    """[ruling.bash_uses_effective_dice] A cursed 6 is worth 5."""
    crusader = a_hero("crusader", hp=2, armor=1)
    crusader.cursed = True
    table = a_table(crusader)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, crusader, fight, MONSTER), dice=[6, SKULL, 1], answers=[("skill", "bash")])
    assert fight.hp == 12 - (5 + 2)


def test_a_bash_saved_by_perception_counts_the_die_that_failed() -> None:
    """[ruling.bash_uses_effective_dice] [ruling.perception_timing] A 4 and twice the armor."""
    crusader = a_hero("crusader", hp=2, armor=2)
    crusader.potions = ["perception"]
    table = a_table(crusader)
    fight = an_enemy(table, "kings_protector")
    play(
        exchange_blows(table, crusader, fight, MONSTER),
        dice=[4, 6],
        answers=[("skill", "bash"), "perception"],
    )
    assert fight.hp == 12 - (4 + 4)


def test_a_bash_may_kill() -> None:
    """[ruling.bash_and_miracle_end_round_normally] The rewards are those of any victory."""
    crusader = a_hero("crusader", hp=2, armor=1)
    table = a_table(crusader)
    play(fight_enemy(table, "monster_undead", [crusader], MONSTER), dice=[5, 6], answers=[("skill", "bash")])
    assert (table.fight, crusader.xp, crusader.hp) == (None, 1, 2)


def test_a_bash_that_does_not_kill_leaves_the_enemy_its_turn() -> None:
    """[ruling.bash_and_miracle_end_round_normally] A strike that is ignored, but a poison that drains."""
    crusader = a_hero("crusader", hp=2, armor=0)
    table = a_table(crusader)
    fight = an_enemy(table, "kings_protector")
    fight.poisoned = True
    play(exchange_blows(table, crusader, fight, MONSTER), dice=[5, 6], answers=[("skill", "bash")])
    assert fight.hp == 12 - 5 - 4


def test_a_miracle_gives_four_hp() -> None:
    """[skill.priestess_miracle]"""
    priestess = a_hero("priestess", hp=2)
    table = a_table(priestess)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, priestess, fight, MONSTER), dice=[5, 6], answers=[("skill", "miracle")])
    assert priestess.hp == 6


def test_a_miracle_heals_to_twenty_at_most() -> None:
    """[ruling.bash_and_miracle_end_round_normally]"""
    priestess = a_hero("priestess", hp=18)
    table = a_table(priestess)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, priestess, fight, MONSTER), dice=[5, 6], answers=[("skill", "miracle")])
    assert priestess.hp == 20


def test_a_failed_miracle_heals_nobody() -> None:
    """[skill.priestess_miracle]"""
    priestess = a_hero("priestess", hp=9)
    table = a_table(priestess)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, priestess, fight, MONSTER), dice=[4, 2], answers=[("skill", "miracle")])
    assert priestess.hp == 9 - 2
