"""A second potion of a kind: drink the old one for it, or leave it."""

import pytest

from oubliette.games.mini_rogue.descent import reward
from oubliette.games.mini_rogue.exploration import resolve_rooms
from oubliette.games.mini_rogue.potions import gain_potion
from oubliette.games.mini_rogue.rooms.merchant import trade_with_merchant
from oubliette.games.mini_rogue.rooms.tomb import tomb
from oubliette.games.mini_rogue.rooms.traps import trap
from oubliette.games.mini_rogue.rooms.treasure import treasure
from oubliette.games.mini_rogue.state import Hero
from oubliette.kernel import Value, listen, play
from tests.games.mini_rogue.coop_scenes import a_pair, share
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs

HOLY_WATER = ("drink", "holy_water")
LIFE = ("drink", "life")
PERCEPTION = ("drink", "perception")


def with_potions(*potions: str, hp: int = 10) -> Hero:
    hero = a_hero(hp=hp)
    hero.potions = list(potions)
    return hero


def test_a_second_holy_water_is_not_lost_before_i_can_drink_the_first() -> None:
    """[ruling.duplicate_potion] In a tomb, cursed: drink, and take the new one."""
    hero = with_potions("holy_water")
    hero.cursed = True
    table = a_table(hero)
    events = listen(table)
    play(tomb(table, hero, [hero]), dice=[4, 4, 1], answers=["roll", HOLY_WATER])
    assert (hero.cursed, hero.potions) == (False, ["holy_water"])
    assert slugs(events)[-1] == "potion.gained"


def test_perception_from_a_trap_while_blind_is_drunk_and_replaced() -> None:
    """[ruling.duplicate_potion] [affliction.perception_cures_blindness] Rusty axes, avoided."""
    hero = with_potions("perception", "fire")
    hero.blind = True
    table = a_table(hero)
    rule = trap(table, hero, "trap_halls")
    ask = waiting(rule, dice=[5, 5])
    assert (ask.prompt, ask.options) == ("decide.duplicate_potion", [PERCEPTION, "refuse"])
    with pytest.raises(StopIteration):
        rule.send(PERCEPTION)
    assert (hero.blind, hero.potions) == (False, ["fire", "perception"])


def test_i_may_keep_the_old_one_and_leave_the_new_one() -> None:
    """[ruling.duplicate_potion]"""
    hero = with_potions("life")
    table = a_table(hero)
    events = listen(table)
    play(gain_potion(table, hero, "life"), answers=["refuse"])
    assert (hero.hp, hero.potions, slugs(events)) == (10, ["life"], ["potion.left"])


@pytest.mark.parametrize(
    ("potion", "hp", "ill", "asked"),
    [
        ("life", 19, "", True),
        ("life", 20, "cursed", False),
        ("holy_water", 10, "poisoned", True),
        ("holy_water", 10, "blind", True),
        ("holy_water", 10, "", False),
        ("perception", 10, "cursed", False),
        ("fire", 10, "cursed", False),
    ],
)
def test_i_am_asked_only_if_the_old_one_helps_me_now(potion: str, hp: int, ill: str, asked: bool) -> None:
    """[ruling.duplicate_potion] Otherwise there is no room for a second one, and the log says so."""
    hero = with_potions(potion, hp=hp)
    if ill:
        setattr(hero, ill, True)
    table = a_table(hero)
    events = listen(table)
    if asked:
        assert waiting(gain_potion(table, hero, potion)).prompt == "decide.duplicate_potion"
    else:
        play(gain_potion(table, hero, potion))
        assert slugs(events) == ["ruling.duplicate_potion"]


def test_a_cure_drunk_at_that_question_may_leave_no_reason_for_the_gulp() -> None:
    """[ruling.duplicate_potion] [ruling.free_actions] Holy Water opens the eyes, so Perception stays in hand."""
    hero = with_potions("perception", "holy_water")
    hero.blind = True
    table = a_table(hero)
    events = listen(table)
    play(gain_potion(table, hero, "perception"), answers=[HOLY_WATER])
    assert hero.potions == ["perception"]
    assert slugs(events)[-1] == "ruling.duplicate_potion"


def test_the_chest_still_lists_a_potion_whose_twin_i_can_drink() -> None:
    """[ruling.duplicate_potion] Die 3: to choose it is to drink the old one; nothing is asked twice."""
    hero = with_potions("life", hp=8)
    rule = treasure(a_table(hero), hero)
    ask = waiting(rule, dice=[5, 3], answers=["open"])
    assert (ask.prompt, ask.options) == ("decide.chest_option", [("potion", "life"), ("xp", 2), LIFE])
    assert ask.facts == {"life_held": "yes"}
    with pytest.raises(StopIteration):
        rule.send(("potion", "life"))
    assert (hero.hp, hero.potions, hero.xp) == (14, ["life"], 0)


def test_a_hero_who_drinks_first_takes_the_new_one_as_any_other() -> None:
    """[ruling.duplicate_potion] [potion.life_any_time] Die 4 of the Reward card."""
    hero = with_potions("life", hp=8)
    rule = reward(a_table(hero, zone=2), hero)
    options: list[Value] = [("potion", "life"), ("armor", 1)]
    assert waiting(rule, dice=[4]).options == [*options, LIFE]
    ask = rule.send(LIFE)
    assert (ask.options, ask.facts) == (options, {"life_held": "no"})


def test_the_chest_does_not_list_a_potion_whose_twin_would_be_wasted() -> None:
    """[ruling.duplicate_potion] At 20 HP the XP are all that is left."""
    hero = with_potions("life", hp=20)
    play(treasure(a_table(hero), hero), dice=[5, 3], answers=["open"])
    assert (hero.potions, hero.xp) == (["life"], 2)


def test_the_merchant_sells_a_potion_whose_twin_i_can_drink() -> None:
    """[ruling.duplicate_potion] [ruling.potion_of_choice]"""
    hero = with_potions("holy_water", "fire")
    hero.poisoned = True
    table = a_table(hero, gold=5)
    rule = trade_with_merchant(table, hero, "merchant")
    ask = waiting(rule, answers=[("buy", "potion", 5)])
    assert ask.options == ["frost", "poison", "life", "holy_water", "perception", HOLY_WATER]
    play(trade_with_merchant(table, hero, "merchant"), answers=[("buy", "potion", 5), "holy_water", "leave"])
    assert (hero.poisoned, hero.potions, table.gold) == (False, ["fire", "holy_water"], 0)


def test_my_partner_may_give_me_a_potion_whose_twin_i_can_drink() -> None:
    """[ruling.duplicate_potion] [coop.limits_after_trade] I am asked, and may still refuse."""
    for answer, potions, healed in ((LIFE, ["life"], 16), ("refuse", ["life"], 10)):
        table, leader, second = a_pair()
        leader.potions, second.potions = ["life"], ["life"]
        leader.hp = 20
        share(table, "treasure")
        script: list[Value] = ["leave", "leave", ("give", "life"), "accept", answer]
        play(resolve_rooms(table), answers=script)
        assert (second.potions, second.hp) == (potions, healed)
        assert leader.potions == ([] if answer == LIFE else ["life"])
