"""Potions: how many, when, and what they do."""

from collections.abc import Callable
from typing import Any

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import ROOMS
from oubliette.games.mini_rogue.combat import exchange_blows
from oubliette.games.mini_rogue.potions import gain_potion
from oubliette.games.mini_rogue.rooms import resolve
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.state import DESCENT, MOVE, Hero, Table
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import Ask, GameOver, Rule, Value, listen, play
from tests.games.mini_rogue.moments import next_ask, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs

Scene = Callable[[Table, Hero], Rule[Any]]


def with_potions(*potions: str, hp: int = 10) -> Hero:
    """A hero with these potions, who has used the skill."""
    hero = a_hero("priestess", hp=hp)
    hero.ready = False
    hero.potions = list(potions)
    return hero


def at_the_crossroads(table: Table, hero: Hero) -> Rule[None]:
    table.phase = MOVE
    table.grid[:4] = ["rest", "merchant", "shrine", "tomb"]
    return GAME.turn(table)


def in_room(room: str) -> Scene:
    return lambda table, hero: resolve(table, ROOMS[room], [hero])


def blows(table: Table, hero: Hero) -> Rule[None]:
    return exchange_blows(table, hero, an_enemy(table, "kings_protector"), MONSTER)


def test_a_third_potion_means_a_choice() -> None:
    """[potion.two_at_most] [setup.two_potion_markers] [ruling.full_hands_choice]"""
    hero = with_potions()
    table = a_table(hero)
    play(gain_potion(table, hero, "fire"))
    play(gain_potion(table, hero, "frost"))
    ask = waiting(gain_potion(table, hero, "poison"))
    assert ask.prompt == "decide.replace_potion"
    assert ask.options == [("replace", "fire"), ("replace", "frost"), "refuse"]
    play(gain_potion(table, hero, "poison"), answers=["refuse"])
    assert hero.potions == ["fire", "frost"]


def test_a_potion_is_thrown_away_for_a_new_one() -> None:
    """[potion.may_discard_for_new]"""
    hero = with_potions("fire", "frost")
    table = a_table(hero)
    events = listen(table)
    play(gain_potion(table, hero, "poison"), answers=[("replace", "fire")])
    assert hero.potions == ["frost", "poison"]
    assert slugs(events) == ["potion.may_discard_for_new", "potion.gained"]


def test_drinking_makes_room_too() -> None:
    """[potion.life_any_time] [potion.two_at_most] The moment before the third potion is a moment as well."""
    hero = with_potions("life", "frost")
    play(gain_potion(a_table(hero), hero, "fire"), answers=[("drink", "life")])
    assert (hero.potions, hero.hp) == (["frost", "fire"], 16)


def test_nobody_carries_two_of_a_kind() -> None:
    """[potion.no_duplicates] [ruling.duplicate_potion] Fire cannot be drunk now, so there is no room for it."""
    hero = with_potions("fire")
    table = a_table(hero)
    events = listen(table)
    play(gain_potion(table, hero, "fire"))
    assert hero.potions == ["fire"]
    assert slugs(events) == ["ruling.duplicate_potion"]


@pytest.mark.parametrize(
    ("scene", "dice", "answers", "prompt"),
    [
        (at_the_crossroads, [], [], "decide.move"),
        (in_room("merchant"), [], [], "decide.merchant_trade"),
        (in_room("rest"), [], [], "decide.rest_action"),
        (in_room("raven"), [], [], "decide.feed_raven"),
        (in_room("treasure"), [], [], "decide.open_chest"),
        (in_room("shrine"), [], [], "decide.shrine_offering"),
    ],
)
@pytest.mark.parametrize("potion", ["life", "holy_water"])
def test_life_and_holy_water_may_be_drunk_at_any_moment(
    scene: Scene, dice: list[Value], answers: list[Value], prompt: str, potion: str
) -> None:
    """[potion.life_any_time] [potion.holy_water_any_time] With every question, and the question stays."""
    rule, hero, ask = thirsty(scene, dice, answers, potion)
    assert ask.prompt == prompt
    assert ("drink", potion) in ask.options
    assert next_ask(rule, ("drink", potion)).prompt == prompt
    assert (hero.potions, hero.hp, hero.poisoned) == ([], *((16, True) if potion == "life" else (10, False)))


@pytest.mark.parametrize("scene", [in_room("trap_pit"), in_room("tomb"), blows])
def test_before_a_throw_one_is_asked_for_a_cure_and_not_for_life(scene: Scene) -> None:
    """[potion.holy_water_any_time] [ruling.free_actions] Where there is nothing else to answer: Life can wait."""
    rule, hero, ask = thirsty(scene, [], [], "holy_water")
    assert ask.options[1:] == [("drink", "holy_water")]
    assert next_ask(rule, ("drink", "holy_water")).prompt == "roll.adventurer"
    assert not hero.poisoned
    assert thirsty(scene, [], [], "life")[2].prompt == "roll.adventurer"


@pytest.mark.parametrize(
    ("scene", "dice", "prompt"),
    [(in_room("tomb"), [6, 4, 3], "decide.tomb_shift"), (blows, [2, 4, 1], "decide.reroll")],
)
def test_life_may_be_drunk_when_the_dice_lie_there(scene: Scene, dice: list[Value], prompt: str) -> None:
    """[potion.life_any_time]"""
    rule, hero, ask = thirsty(scene, dice, [], "life")
    assert ask.prompt == prompt
    assert next_ask(rule, ("drink", "life")).prompt == prompt
    assert hero.hp == 16


def thirsty(scene: Scene, dice: list[Value], answers: list[Value], potion: str) -> tuple[Rule[Any], Hero, Ask[Any]]:
    """A poisoned hero with one potion, and the question that the scene asks after the script."""
    hero = with_potions(potion)
    hero.poisoned = True
    table = a_table(hero, gold=1, food=1)
    rule = scene(table, hero)
    return rule, hero, waiting(rule, dice, answers)


def test_life_comes_before_the_blow_that_would_kill() -> None:
    """[potion.life_any_time] [ruling.life_as_interrupt] Before starving as before a blow; the loss is taken in full."""
    hero = with_potions("life", hp=3)
    table = a_table(hero)
    table.phase = DESCENT
    play(GAME.turn(table), answers=[("drink", "life")])
    assert (hero.hp, hero.potions) == (3 + 6 - 3, [])


def test_life_may_be_kept_and_the_game_lost() -> None:
    """[potion.life_any_time] "May": nobody has to."""
    hero = with_potions("life", hp=3)
    table = a_table(hero)
    table.phase = DESCENT
    with pytest.raises(GameOver):
        play(GAME.turn(table), answers=["refuse"])
    assert hero.potions == ["life"]


@pytest.mark.parametrize(("before", "after"), [(1, 7), (14, 20), (16, 20)])
def test_life_gives_six_hp(before: int, after: int) -> None:
    """[potion.life_heals_six] [stat.capped_by_board]"""
    hero = with_potions("life", hp=before)
    play(resolve(a_table(hero), ROOMS["rest"], [hero]), answers=[("drink", "life"), "rest_train"])
    assert hero.hp == after


def test_offensive_potions_wait_for_the_end_of_the_attack() -> None:
    """[potion.offensive_in_attack_step_eight] Not before the throw, not at the rerolls; the damage is known then."""
    hero = with_potions("fire", "frost")
    table = a_table(hero)
    assert waiting(at_the_crossroads(table, hero)).options == ["right", "down"]
    assert waiting(blows(table, hero)).prompt == "roll.adventurer"
    assert waiting(blows(table, hero), dice=[3, 1]).options == [("feat", 1, "hp"), "stop"]
    ask = waiting(blows(table, hero), dice=[3, 1], answers=["stop"])
    assert (ask.prompt, ask.options) == ("decide.attack_potion", ["fire", "frost", "keep"])
    assert ask.facts is not None and (ask.facts["damage"], ask.facts["hp"]) == (3, 12)


def test_no_potion_is_wasted_on_a_dead_enemy() -> None:
    """[potion.offensive_in_attack_step_eight] [combat.potion_step]"""
    hero = with_potions("fire")
    table = a_table(hero)
    play(exchange_blows(table, hero, an_enemy(table, "monster_undead"), MONSTER), dice=[6, 6])
    assert hero.potions == ["fire"]


def test_fire_adds_seven() -> None:
    """[potion.fire_adds_seven] [potion.spent_when_used]"""
    hero = with_potions("fire")
    table = a_table(hero)
    play(blows(table, hero), dice=[3, 1], answers=["stop", "fire"])
    assert table.fight is not None and table.fight.hp == 12 - 3 - 7
    assert hero.potions == []


def test_frost_makes_the_enemy_skip_one_turn() -> None:
    """[potion.frost_skips_enemy_turn] [potion.spent_when_used] It strikes again on the turn after."""
    hero = with_potions("frost")
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 6], answers=["stop", "frost"])
    assert (hero.hp, hero.potions) == (10, [])
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 6], answers=["stop"])
    assert (hero.hp, fight.hp) == (8, 12)


def test_poison_drains_four_hp_at_every_turn_of_the_enemy() -> None:
    """[potion.poison_drains_four] [potion.spent_when_used] Until it is dead; what is dead does not strike."""
    hero = with_potions("poison")
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    left = []
    play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 6], answers=["stop", "poison"])
    left.append((fight.hp, hero.hp))
    for _ in range(2):
        play(exchange_blows(table, hero, fight, MONSTER), dice=[1, 6], answers=["stop"])
        left.append((fight.hp, hero.hp))
    assert left == [(8, 8), (4, 6), (0, 6)]
    assert hero.potions == []


def test_the_next_enemy_is_not_poisoned() -> None:
    """[potion.poison_drains_four] The drain ends with the fight."""
    hero = with_potions("poison")
    table = a_table(hero)
    play(resolve(table, ROOMS["monster_undead"], [hero]), dice=[2, 1], answers=["stop", "poison"])
    waiting(resolve(table, ROOMS["monster_undead"], [hero]), dice=[2, 1], answers=["stop"])
    assert table.fight is not None
    assert table.fight.hp == 6 - 2


def test_perception_passes_a_test_that_failed() -> None:
    """[potion.perception_passes_test] [potion.spent_when_used] [ruling.perception_timing] The poison has acted."""
    hero = with_potions("perception")
    hero.poisoned = True
    outcome = play(skill_test(a_table(hero), hero), dice=[2, 1, 4], answers=["perception"])
    assert (outcome.passed, outcome.dungeon) == (True, 4)
    assert (hero.potions, hero.hp) == ([], 9)


def test_perception_is_kept_when_the_test_passes_or_when_one_likes() -> None:
    """[potion.perception_passes_test]"""
    hero = with_potions("perception")
    assert play(skill_test(a_table(hero), hero), dice=[5, 4]).passed
    assert not play(skill_test(a_table(hero), hero), dice=[4, 4], answers=["refuse"]).passed
    assert hero.potions == ["perception"]
