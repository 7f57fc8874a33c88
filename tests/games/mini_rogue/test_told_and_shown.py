"""What everybody hears and sees at moments that are over quickly."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.descent import at_the_exit
from oubliette.games.mini_rogue.exploration import move_on
from oubliette.games.mini_rogue.rooms.shrine import shrine
from oubliette.games.mini_rogue.rooms.treasure import treasure
from oubliette.games.mini_rogue.state import ROOM
from oubliette.games.mini_rogue.view import view
from oubliette.kernel import HIDDEN, Value, listen, play
from tests.games.mini_rogue.coop_scenes import SECOND, a_pair, at_exit, enter, facts, share
from tests.games.mini_rogue.moments import next_ask, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table
from tests.games.mini_rogue.views import dice_of


@pytest.mark.parametrize(
    ("zone", "guardian", "told"),
    [(1, "", HIDDEN), (3, "", HIDDEN), (2, "spider_queen", "spider_queen"), (4, "cursed_dragon", "cursed_dragon")],
)
def test_a_guardian_that_a_fall_removes_is_named_if_it_lay_open(zone: int, guardian: str, told: str) -> None:
    """[trap.pit_removes_a_guardian] [ruling.fall_removes_top_guardian] One that lay face down stays unknown."""
    hero = a_hero()
    hero.ready = False
    table = a_table(hero, zone=zone)
    share(table, "trap_pit")
    if guardian:
        table.guardian = guardian
        table.guardians.take(guardian)
    table.phase = ROOM
    events = listen(table)
    play(GAME.turn(table), dice=[2, 5])
    assert facts(events, "trap.pit_removes_a_guardian", "guardian") == [told]


def test_the_die_lies_on_the_table_while_i_choose_a_reward() -> None:
    """[reward.roll_and_choose] [ruling.coop_each_rolls_reward] First the leader's, then the other's."""
    table, leader, second = a_pair(zone=2)
    leader.xp = second.xp = 18
    at_exit(table, "cursed_dragon")
    rule = at_the_exit(table)
    ask = waiting(rule, dice=[6, 6, 6, 1, 6, 3], answers=[("critical", 1)])
    assert ask.prompt == "decide.reward_option"
    assert view(table)["dice"] == {
        "seat": 0,
        "adventurer": [],
        "counts": [],
        "criticals": [],
        "feats": [],
        "curse_die": "none",
        "poison_die": "none",
        "dungeon_die": 3,
    }
    next_ask(rule, ("xp", 2))
    assert next_ask(rule, 5).prompt == "decide.reward_option"
    dice = dice_of(view(table))
    assert (dice["seat"], dice["dungeon_die"]) == (SECOND, 5)


@pytest.mark.parametrize("answer", ["offer", "keep"])
def test_the_die_that_the_gods_threw_lies_on_the_table(answer: Value) -> None:
    """[shrine.roll_and_consult] As it fell, without the offering."""
    hero = a_hero()
    table = a_table(hero, gold=1)
    play(shrine(table, hero), dice=[4], answers=[answer])
    dice = dice_of(view(table))
    assert (dice["seat"], dice["adventurer"], dice["dungeon_die"]) == (0, [], 4)


def test_why_nothing_is_asked_is_told() -> None:
    """[ruling.duplicate_potion] [shrine.offering_adds_one] [explore.single_way_on_the_edge] Chest, shrine, way on."""
    hero = a_hero(hp=20)
    hero.ready, hero.potions = False, ["life"]
    table = a_table(hero)
    events = listen(table)
    play(treasure(table, hero), dice=[5, 3], answers=["open"])
    assert facts(events, "ruling.duplicate_potion", "potion") == ["life"]
    table.gold = 0
    play(shrine(table, hero), dice=[6])
    assert facts(events, "shrine.no_offering", "seat") == [0]
    enter(table, hero, 2, "rest")
    play(move_on(table), dice=["tomb"])
    enter(table, hero, 0, "raven")
    play(move_on(table), dice=["arsenal", "merchant"], answers=["right"])
    assert facts(events, "explore.move", "only") == ["yes", "no"]
