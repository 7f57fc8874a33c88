"""The leader goes first, whatever the seat: here the Mage of the second seat leads."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.descent import at_the_exit, descend
from oubliette.games.mini_rogue.exploration import move_on, resolve_rooms
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.kernel import GameOver, Result, listen, play
from tests.games.mini_rogue.coop_scenes import (
    CRITICAL,
    EIGHTEEN,
    a_pair,
    at_exit,
    enter,
    facts,
    overhear,
    seats,
    share,
)

ROGUE, MAGE = 0, 1  # the seats; the Mage leads


def led_by_the_mage(zone: int = 1, xp: int = 0) -> tuple[Table, Hero, Hero]:
    table, rogue, mage = a_pair(zone=zone)
    table.leader = MAGE
    rogue.xp = mage.xp = xp
    return table, rogue, mage


def test_the_leader_who_ended_ogs_first_fight_opens_the_second() -> None:
    """[ruling.coop_new_phase_leader_first] Nobody's turn is carried over from one phase to the next."""
    table, _, _ = led_by_the_mage(zone=10, xp=18)
    table.pile = 0
    at_exit(table, "og_remains")
    events = listen(table)
    play(
        at_the_exit(table),
        dice=[*EIGHTEEN, *[6] * 6, *EIGHTEEN, *[6] * 4],
        answers=[*[CRITICAL] * 6, *[CRITICAL] * 4],
    )
    assert seats(events, "combat.roll_hand") == [MAGE, MAGE]


def test_the_leader_of_the_second_seat_strikes_a_guardian_first() -> None:
    """[coop.fight_sequence] [ruling.coop_guardian_always_together] And each is struck back in that order."""
    table, rogue, mage = led_by_the_mage(zone=2, xp=18)
    at_exit(table, "spider_queen")
    events = listen(table)
    play(
        at_the_exit(table),
        dice=[6, 6, 6, 2, 4, 4, 4, 6, 1, 1],
        answers=["stop", ("xp", 2), ("xp", 2)],
    )
    assert seats(events, "combat.roll_hand") == [MAGE, ROGUE]
    assert (rogue.hp, mage.hp) == (10, 8)


def test_the_leader_of_the_second_seat_rolls_for_a_reward_first() -> None:
    """[ruling.coop_each_rolls_reward] The first die is the leader's: fire for the Mage, frost for the Rogue."""
    table, rogue, mage = led_by_the_mage(zone=2, xp=18)
    at_exit(table, "cursed_dragon")
    questions: list[tuple[int, str]] = []
    play(
        overhear(at_the_exit(table), questions),
        dice=[*EIGHTEEN, 6, 1, 2],
        answers=[CRITICAL, ("potion", "fire"), ("potion", "frost")],
    )
    assert questions[1:] == [(MAGE, "reward_option"), (ROGUE, "reward_option")]
    assert (mage.potions, rogue.potions) == (["fire"], ["frost"])


def test_the_leader_of_the_second_seat_resolves_a_shared_room_and_offers_first() -> None:
    """[coop.same_room_leader_first] [coop.trade_after_room] Then the Rogue is asked what to give."""
    table, rogue, mage = led_by_the_mage()
    rogue.armor = mage.armor = 1
    share(table, "rest")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), answers=["rest_heal", "rest_train", "nothing", "nothing"])
    assert questions == [
        (MAGE, "rest_action"),
        (ROGUE, "rest_action"),
        (MAGE, "coop_trade"),
        (ROGUE, "coop_trade"),
    ]
    assert (mage.hp, rogue.xp) == (12, 1)


def test_apart_the_leader_of_the_second_seat_resolves_a_room_first() -> None:
    """[coop.alone_resolves_alone] The Mage's rest, then the Rogue's treasure."""
    table, rogue, mage = led_by_the_mage()
    enter(table, rogue, 1, "treasure")
    enter(table, mage, 3, "rest")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), answers=["rest_heal", "leave"])
    assert questions == [(MAGE, "rest_action"), (ROGUE, "open_chest")]


def test_the_leader_of_the_second_seat_goes_hungry_first() -> None:
    """[ruling.coop_hunger_hits_both] [coop.share_fate] Both would die of it; the leader does, before the other eats."""
    table, rogue, mage = led_by_the_mage(zone=3)
    rogue.hp = mage.hp = 3
    with pytest.raises(GameOver):
        play(descend(table))
    assert (table.dead_seat, rogue.hp, mage.hp) == (MAGE, 3, 0)
    assert GAME.result(table) == Result("end.defeat_hunger", (2, 2), (2, 2))


def test_the_leader_of_the_second_seat_turns_the_card_first() -> None:
    """[descent.refresh_character_card] [coop.descend_together] When they go down; then the Rogue leads."""
    table, _, _ = led_by_the_mage()
    table.food = 1
    events = listen(table)
    play(descend(table))
    assert seats(events, "skill.refresh_moments") == [MAGE, ROGUE]
    assert table.leader == ROGUE


def test_the_rooms_before_the_leader_of_the_second_seat_are_turned_first() -> None:
    """[explore.reveal_right_and_below] Right and below of the Mage, then of the Rogue."""
    table, rogue, mage = led_by_the_mage()
    enter(table, rogue, 1, "rest")
    enter(table, mage, 3, "merchant")
    events = listen(table)
    play(move_on(table), dice=["tomb", "shrine", "treasure"], answers=["right", "right"])
    turned = list(zip(facts(events, "explore.reveal", "row"), facts(events, "explore.reveal", "column"), strict=True))
    assert turned == [(2, 2), (3, 1), (1, 3)]


def test_the_leader_of_the_second_seat_is_offered_skills_first() -> None:
    """[ruling.coop_windows_first] After a room: the Mage, the Rogue, then the moves."""
    table, rogue, mage = led_by_the_mage()
    rogue.ready = mage.ready = True
    share(table, "rest")
    questions: list[tuple[int, str]] = []
    play(
        overhear(move_on(table), questions),
        dice=["tomb", "shrine"],
        answers=["go_on", ("skill", "evasion"), "right", "down"],
    )
    assert questions == [
        (MAGE, "exploration_skill_after"),
        (ROGUE, "exploration_skill_after"),
        (MAGE, "move"),
        (ROGUE, "move"),
    ]
    assert rogue.evading


def test_the_leader_of_the_second_seat_is_offered_skills_first_before_a_room() -> None:
    """[ruling.coop_windows_first]"""
    table, rogue, mage = led_by_the_mage()
    rogue.ready = mage.ready = True
    share(table, "rest")
    questions: list[tuple[int, str]] = []
    play(
        overhear(resolve_rooms(table), questions),
        answers=["resolve", "resolve", "rest_heal", "rest_heal"],
    )
    assert questions == [
        (MAGE, "exploration_skill_before"),
        (ROGUE, "exploration_skill_before"),
        (MAGE, "rest_action"),
        (ROGUE, "rest_action"),
    ]
