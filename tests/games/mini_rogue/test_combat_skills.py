"""Combat skills in general: a test in place of an attack, and the card that turns."""

import pytest

from oubliette.games.mini_rogue.combat import exchange_blows, fight_enemy
from oubliette.games.mini_rogue.descent import descend
from oubliette.games.mini_rogue.exploration import move_on, resolve_rooms
from oubliette.games.mini_rogue.rooms.merchant import trade_with_merchant
from oubliette.games.mini_rogue.rooms.rest import rest, seer
from oubliette.games.mini_rogue.rooms.shrine import shrine
from oubliette.games.mini_rogue.rooms.treasure import treasure
from oubliette.games.mini_rogue.state import MOVE, ROOM
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import listen, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs

DROP = SKULL = 1


@pytest.mark.parametrize(
    ("character", "skill"),
    [("mage", "conjuration"), ("rogue", "backstab"), ("crusader", "bash"), ("priestess", "miracle")],
)
def test_an_attack_phase_is_an_attack_or_the_combat_skill(character: str, skill: str) -> None:
    """[skill.combat_in_attack_phase] [skill.combat_replaces_attack] [skill.two_kinds]"""
    hero = a_hero(character)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    ask = waiting(exchange_blows(table, hero, fight, MONSTER))
    assert (ask.prompt, list(ask.options)) == ("decide.attack_or_skill", ["attack", ("skill", skill)])


def test_a_room_still_to_be_resolved_is_a_moment_for_the_exploration_skill_only() -> None:
    """[skill.exploration_before_or_after_room] [skill.two_kinds] [skill.combat_in_attack_phase] Not for Bash."""
    hero = a_hero("crusader")
    table = a_table(hero)
    table.phase = ROOM
    table.grid[0] = "monster_undead"
    ask = waiting(resolve_rooms(table))
    assert list(ask.options) == ["resolve", ("skill", "vigil")]


def test_no_exploration_skill_comes_up_while_a_room_is_resolved() -> None:
    """[skill.exploration_before_or_after_room] [skill.two_kinds] Only Bash, in the fight."""
    hero = a_hero("crusader")
    table = a_table(hero)
    table.phase = ROOM
    table.grid[0] = "monster_undead"
    ask = waiting(resolve_rooms(table), answers=["resolve"])
    assert list(ask.options) == ["attack", ("skill", "bash")]


def test_after_a_room_the_exploration_skill_may_be_used() -> None:
    """[skill.exploration_before_or_after_room] [skill.combat_in_attack_phase] Not Bash."""
    hero = a_hero("crusader")
    table = a_table(hero)
    table.phase = MOVE
    table.grid[:4] = ["rest", "tomb", "hidden", "shrine"]
    ask = waiting(move_on(table))
    assert list(ask.options) == ["right", "down", ("skill", "vigil")]


@pytest.mark.parametrize(("die", "event"), [(5, "skill.rogue_backstab"), (4, "skill.failed")])
def test_a_used_skill_turns_the_card_face_down_whether_it_works_or_not(die: int, event: str) -> None:
    """[skill.card_turns_face_down] The next round has no skill to offer: nothing is asked."""
    hero = a_hero("rogue", hp=2)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[die, 1], answers=[("skill", "backstab")])
    assert event in slugs(events)
    assert not hero.ready
    play(exchange_blows(table, hero, fight, MONSTER), dice=[2, 1])
    assert fight.hp < 6


def test_a_combat_skill_uses_up_the_exploration_skill_too() -> None:
    """[skill.card_turns_face_down] [skill.two_kinds] They share one card."""
    hero = a_hero("crusader", hp=10)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[5, 1], answers=[("skill", "bash")])
    table.phase = MOVE
    table.grid[:4] = ["monster_undead", "tomb", "hidden", "shrine"]
    assert list(waiting(move_on(table)).options) == ["right", "down"]


def test_an_attack_leaves_the_card_face_up() -> None:
    """[skill.card_turns_face_down]"""
    hero = a_hero("rogue", hp=2)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[2, 1], answers=["attack"])
    assert hero.ready


def test_a_rest_a_seer_and_a_descent_turn_the_card_face_up() -> None:
    """[skill.refresh_moments]"""
    hero = a_hero("rogue", hp=10)
    table = a_table(hero, food=4, card_set="pnp_plus")
    for moment, answers in ((rest(table, hero), ["rest_train"]), (seer(table, hero), []), (descend(table), [])):
        hero.ready = False
        play(moment, answers=answers)
        assert hero.ready


def test_a_six_in_the_chest_may_turn_the_card_face_up() -> None:
    """[skill.refresh_moments]"""
    hero = a_hero("rogue", hp=10)
    hero.ready = False
    table = a_table(hero)
    play(treasure(table, hero), dice=[5, 6], answers=["open", ("refresh", "card")])
    assert hero.ready


def test_nothing_else_turns_the_card_face_up() -> None:
    """[skill.refresh_moments] Neither trade nor prayer nor a fight that is won."""
    hero = a_hero("rogue", hp=10)
    hero.ready = False
    table = a_table(hero, gold=1)
    play(trade_with_merchant(table, hero, "merchant"), answers=[("buy", "healing_herbs", 1)])
    play(shrine(table, hero), dice=[4])
    play(fight_enemy(table, "monster_undead", [hero], MONSTER), dice=[6, 1])
    assert not hero.ready


def test_a_combat_skill_deals_no_dice_damage() -> None:
    """[skill.combat_replaces_attack] The test is no attack."""
    hero = a_hero("priestess", hp=2)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[6, 1], answers=[("skill", "miracle")])
    assert fight.hp == 6
    assert "combat.damage_is_the_sum" not in slugs(events)


@pytest.mark.parametrize("die", [1, 2, 6])
def test_when_the_skill_succeeds_the_dungeon_die_is_ignored(die: int) -> None:
    """[skill.combat_success_ignores_dungeon_die] [ruling.combat_skill_uses_a_test]"""
    hero = a_hero("rogue", hp=2)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    events = listen(table)
    play(exchange_blows(table, hero, fight, MONSTER), dice=[5, die], answers=[("skill", "backstab")])
    assert hero.hp == 2
    assert fight.backstab
    assert events[-1].slug == "skill.combat_success_ignores_dungeon_die"


def test_when_the_skill_fails_nothing_happens_and_the_enemy_strikes() -> None:
    """[ruling.combat_skill_uses_a_test]"""
    hero = a_hero("rogue", hp=10)
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[4, 3], answers=[("skill", "backstab")])
    assert hero.hp == 10 - 2
    assert (fight.backstab, fight.hp) == (False, 6)


def test_the_test_of_a_combat_skill_takes_affliction_dice_as_any_test() -> None:
    """[ruling.combat_skill_uses_a_test] The skull spoils the star, the drop costs 1 HP."""
    hero = a_hero("rogue", hp=10)
    hero.cursed = hero.poisoned = True
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[5, SKULL, DROP, 1], answers=[("skill", "backstab")])
    assert (hero.hp, fight.backstab) == (9, False)
