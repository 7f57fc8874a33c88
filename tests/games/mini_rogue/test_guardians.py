"""Monsters and guardians: how strong they are, what they leave, and who has to die twice."""

import pytest

from oubliette.games.mini_rogue.combat import exchange_blows, fight_enemy
from oubliette.games.mini_rogue.descent import at_the_exit, fight_og
from oubliette.games.mini_rogue.preparation import prepare
from oubliette.games.mini_rogue.state import DESCENT, EXIT
from oubliette.games.mini_rogue.wounds import GUARDIAN, MONSTER
from oubliette.kernel import listen, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs

ZONE_ON = {1: 1, 2: 3, 3: 5, 4: 8}  # the first zone of each floor


def test_there_is_no_way_out_of_a_fight() -> None:
    """[monster.must_fight] Round after round: attack or skill, nothing else."""
    hero = a_hero("rogue", hp=10)
    table = a_table(hero)
    events = listen(table)
    rule = fight_enemy(table, "monster_undead", [hero], MONSTER)
    ask = waiting(rule, dice=[1, 1], answers=["attack", "stop"])
    assert list(ask.options) == ["attack", ("skill", "backstab")]
    assert slugs(events)[0] == "monster.must_fight"


@pytest.mark.parametrize(("floor", "alone", "together"), [(1, 6, 12), (2, 9, 18), (3, 12, 24), (4, 15, 30)])
def test_the_enemy_is_stronger_deeper_down_and_against_two(floor: int, alone: int, together: int) -> None:
    """[monster.hp_by_floor_and_players]"""
    table = a_table(a_hero("rogue"), a_hero("mage", seat=1), zone=ZONE_ON[floor])
    waiting(fight_enemy(table, "monster_goblin", table.heroes[:1], MONSTER))
    assert table.fight is not None
    assert table.fight.hp == alone
    waiting(fight_enemy(table, "monster_goblin", table.heroes, MONSTER))
    assert table.fight.hp == together


@pytest.mark.parametrize(("floor", "xp"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_a_monster_is_worth_more_deeper_down(floor: int, xp: int) -> None:
    """[monster.reward_by_floor] [ruling.monster_xp_floor_four] Three dice of 5 are enough for all of them."""
    hero = a_hero("rogue", hp=2, xp=18)
    table = a_table(hero, zone=ZONE_ON[floor])
    play(fight_enemy(table, "monster_undead", [hero], MONSTER), dice=[5, 5, 5, 1], answers=["attack"])
    assert hero.xp == 18 + xp


def test_a_beaten_guardian_gives_xp_and_a_roll_on_the_reward_card() -> None:
    """[guardian.reward_card_after_victory] [monster.reward_by_floor] Then the way down is free."""
    hero = a_hero("rogue", hp=2, xp=6)
    table = a_table(hero, zone=2)
    table.phase = EXIT
    table.guardian = "kings_protector"
    events = listen(table)
    play(at_the_exit(table), dice=[6, 6, 1, 4], answers=["attack", ("armor", 1)])
    assert (hero.xp, hero.armor) == (8, 1)
    assert (table.guardian, table.pile, table.phase) == ("", 2, DESCENT)
    assert slugs(events).index("monster.reward_by_floor") < slugs(events).index("reward.roll_and_choose")


def test_a_beaten_monster_gives_no_roll_on_the_reward_card() -> None:
    """[guardian.reward_card_after_victory]"""
    hero = a_hero("rogue", hp=2)
    table = a_table(hero)
    play(fight_enemy(table, "monster_undead", [hero], MONSTER), dice=[6, 1], answers=["attack"])
    assert (hero.xp, hero.armor, hero.potions) == (1, 0, [])


@pytest.mark.parametrize(
    ("guardian", "afflictions"), [("cursed_dragon", (True, False)), ("spider_queen", (False, True))]
)
def test_the_dragon_curses_and_the_spider_poisons(guardian: str, afflictions: tuple[bool, bool]) -> None:
    """[ruling.dragon_curses] [combat.enemy_skill_after_hp_loss]"""
    hero = a_hero("rogue", hp=10)
    hero.ready = False
    table = a_table(hero, zone=2)
    fight = an_enemy(table, guardian)
    play(exchange_blows(table, hero, fight, GUARDIAN), dice=[1, 2], answers=["stop"])
    assert (hero.cursed, hero.poisoned) == afflictions


def test_the_ghoul_weakens_whatever_the_armor() -> None:
    """[combat.enemy_skill_after_hp_loss] [ruling.unstoppable_always_on] It has two skills. Spec 2.26."""
    hero = a_hero("rogue", hp=10, xp=3, armor=4)
    hero.ready = False
    table = a_table(hero, zone=4, card_set="pnp_plus")
    fight = an_enemy(table, "ghoul")
    play(exchange_blows(table, hero, fight, GUARDIAN), dice=[1, 3], answers=["stop"])
    assert (hero.hp, hero.xp, hero.armor) == (8, 2, 4)


def test_the_ghoul_may_be_the_guardian_where_the_optional_cards_are_played() -> None:
    """[prep.guardian_revealed_in_guardian_zone] Three of four guardians lie in the pile. Spec 2.26."""
    table = a_table(zone=2, card_set="pnp_plus")
    play(prepare(table), dice=["ghoul"])
    assert (table.guardian, table.pile) == ("ghoul", 3)
    hero = table.heroes[0]
    hero.ready = False
    hero.xp = 6
    table.phase = EXIT
    ask = waiting(at_the_exit(table), dice=[2, 2, 1])
    assert ask.facts is not None
    assert (ask.facts["enemy"], ask.facts["hp"]) == ("ghoul", 16)


def test_og_has_to_die_twice() -> None:
    """[guardian.og_has_two_phases] 25 HP and a curse, then 20 HP and poison. He is worth no XP."""
    hero = a_hero("rogue", hp=20, xp=23)
    hero.ready = False
    table = a_table(hero, zone=10)
    table.guardian = "og_remains"
    events = listen(table)
    play(
        fight_og(table),
        dice=[5, 5, 5, 2, 6, 6, 1, 6, 6, 5, 5, 5, 6, 3, 5, 1, 1, 6, 6, 1],
        answers=["stop", "stop"],
    )
    fights = [event.facts["hp"] for event in events if event.slug == "monster.must_fight"]
    assert fights == [25, 20]
    assert (hero.hp, hero.cursed, hero.poisoned) == (20 - 8 - 9, True, True)
    assert table.won


def test_og_beaten_once_is_not_beaten() -> None:
    """[guardian.og_has_two_phases] [guardian.nothing_carries_between_phases] 30 damage, and 20 HP are still left."""
    hero = a_hero("rogue", hp=20, xp=23)
    hero.ready = False
    table = a_table(hero, zone=10)
    table.guardian = "og_remains"
    waiting(fight_og(table), dice=[6, 6, 6, 6, 6, 6], answers=[("critical", 1), ("critical", 1)])
    assert table.fight is not None
    assert (table.fight.hp, table.won, hero.hp) == (20, False, 20)


def test_neither_poison_nor_frost_outlives_the_first_phase_of_og() -> None:
    """[guardian.nothing_carries_between_phases] Frost is poured, then he dies of the poison before it can act."""
    hero = a_hero("rogue", hp=20, xp=23)
    hero.ready = False
    hero.potions = ["poison", "frost"]
    table = a_table(hero, zone=10)
    table.guardian = "og_remains"
    waiting(
        fight_og(table),
        dice=[5, 5, 1, 1, 2, 2, 3, 6, 2, 2, 2, 2],
        answers=["stop", "poison", "stop", "frost", "stop"],
    )
    assert table.fight is not None
    assert table.fight.hp == 20 - 6
    assert hero.hp == 20 - 9
