"""Two players and the pit: who is hurt, and that both fall."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.exploration import resolve_rooms
from oubliette.games.mini_rogue.state import MOVE, PREPARATION
from oubliette.kernel import GameOver, Result, listen, play
from tests.games.mini_rogue.coop_scenes import LEADER, SECOND, a_pair, enter, overhear, seats, share, story
from tests.games.mini_rogue.scenes import slugs


def test_if_one_of_us_falls_both_fall() -> None:
    """[coop.pit_takes_both] [ruling.coop_pit_damage] Only the hero who failed is hurt; the other found a potion."""
    table, leader, second = a_pair()
    share(table, "trap_pit")
    play(resolve_rooms(table), dice=[2, 5, 5, 5])
    assert (leader.hp, second.hp) == (7, 10)
    assert second.potions == ["perception"]
    assert (table.zone_number, table.phase) == (3, PREPARATION)
    assert table.pile == 2


def test_the_second_falls_and_takes_the_leader_along() -> None:
    """[coop.pit_takes_both] [ruling.coop_pit_damage]"""
    table, leader, second = a_pair()
    share(table, "trap_pit")
    play(resolve_rooms(table), dice=[5, 4, 2, 6])
    assert (leader.hp, second.hp) == (10, 7)
    assert (table.zone_number, leader.xp) == (3, 2)


def test_if_both_fall_one_guardian_is_gone_and_not_two() -> None:
    """[ruling.coop_pit_damage] Each loses 3 HP, and the party falls once."""
    table, leader, second = a_pair()
    share(table, "trap_pit")
    events = listen(table)
    play(resolve_rooms(table), dice=[2, 5, 2, 6])
    assert (leader.hp, second.hp) == (7, 7)
    assert (table.zone_number, table.pile) == (3, 2)
    assert slugs(events).count("trap.pit_falls_to_zone_below") == 1


def test_if_nobody_fails_nobody_falls() -> None:
    """[coop.pit_takes_both] Both see the pit in time."""
    table, leader, second = a_pair()
    share(table, "trap_pit")
    play(resolve_rooms(table), dice=[5, 5, 6, 6])
    assert (table.zone_number, table.phase) == (1, MOVE)
    assert leader.potions == second.potions == ["perception"]


def test_the_second_resolves_their_room_before_the_leader_pulls_them_down() -> None:
    """[coop.pit_takes_both] Wherever they stand."""
    table, leader, second = a_pair()
    enter(table, leader, 2, "trap_pit")
    enter(table, second, 6, "rest")
    events = listen(table)
    play(resolve_rooms(table), dice=[2, 5], answers=["rest_train"])
    assert second.xp == 1
    assert story(events, "trap.failure_springs_it", "rest.choose_exactly_one", "trap.pit_falls_to_zone_below") == [
        ("trap.failure_springs_it", LEADER),
        ("rest.choose_exactly_one", SECOND),
        ("trap.pit_falls_to_zone_below", -1),
    ]
    assert (leader.hp, second.hp, table.zone_number) == (7, 10, 3)


def test_the_leader_has_resolved_theirs_when_the_second_falls() -> None:
    """[coop.pit_takes_both]"""
    table, leader, second = a_pair()
    enter(table, leader, 2, "treasure")
    enter(table, second, 6, "trap_pit")
    play(resolve_rooms(table), dice=[2, 5], answers=["leave"])
    assert table.gold == 1
    assert (leader.hp, second.hp, table.zone_number) == (10, 7, 3)


def test_a_partner_who_dies_first_never_lands() -> None:
    """[coop.share_fate] [coop.pit_takes_both] The leader hangs in the air; the second is still fighting, and loses."""
    table, leader, second = a_pair()
    second.hp = 2
    enter(table, leader, 1, "trap_pit")
    enter(table, second, 3, "monster_undead")
    with pytest.raises(GameOver):
        play(resolve_rooms(table), dice=[2, 5, 2, 3])
    assert (table.zone_number, table.dead_seat) == (1, SECOND)


def test_the_pit_may_kill_one_and_lose_it_for_both() -> None:
    """[coop.share_fate] [ruling.coop_pit_damage]"""
    table, leader, second = a_pair()
    leader.hp = 3
    share(table, "trap_pit")
    with pytest.raises(GameOver):
        play(resolve_rooms(table), dice=[2, 5])
    assert GAME.result(table) == Result("end.defeat_trap", (2, 2), (0, 0))
    assert (second.hp, table.zone_number) == (10, 1)


def test_after_a_fall_the_lead_passes() -> None:
    """[ruling.coop_leader_after_fall] A new zone begins; its new leader moves first."""
    table, leader, second = a_pair()
    share(table, "trap_pit")
    play(resolve_rooms(table), dice=[2, 5, 2, 6])
    assert table.leader == SECOND
    questions: list[tuple[int, str]] = []
    play(GAME.turn(table))
    play(overhear(GAME.turn(table), questions), dice=["rest", "tomb"], answers=["right", "down"])
    assert questions == [(SECOND, "move"), (LEADER, "move")]
    assert (second.at, leader.at) == (1, 3)


def test_both_land_on_the_pit_card_and_do_not_resolve_it_again() -> None:
    """[coop.pit_takes_both] [coop.start_together] The Entrance of the new zone is the pit, for both."""
    table, leader, second = a_pair()
    enter(table, leader, 2, "trap_pit")
    enter(table, second, 4, "rest")
    play(resolve_rooms(table), dice=[2, 5], answers=["rest_heal"])
    play(GAME.turn(table))
    assert (leader.at, second.at) == (0, 0)
    assert (table.grid[0], table.phase) == ("trap_pit", MOVE)
    assert "trap_pit" not in table.rooms.cards


def test_nobody_eats_or_turns_a_card_on_the_way_down() -> None:
    """[coop.pit_takes_both] [ruling.fall_skips_descent] Neither of the two."""
    table, leader, second = a_pair(food=2)
    share(table, "trap_pit")
    play(resolve_rooms(table), dice=[2, 5, 2, 6])
    assert table.food == 2
    assert not leader.ready and not second.ready


def test_there_is_no_time_to_trade_while_falling() -> None:
    """[ruling.coop_no_trade_while_falling] Both have something to give, and nobody is asked."""
    table, leader, second = a_pair()
    leader.armor = second.armor = 1
    share(table, "trap_pit")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), dice=[2, 5, 2, 6])
    assert questions == []


def test_a_rogue_who_slips_past_the_pit_falls_with_the_partner() -> None:
    """[coop.pit_takes_both] [skill.rogue_evasion] Wherever the other stands; but the Rogue is not hurt."""
    table, rogue, mage = a_pair()
    rogue.ready = True
    share(table, "trap_pit")
    events = listen(table)
    play(resolve_rooms(table), dice=[2, 5], answers=[("skill", "evasion")])
    assert (rogue.hp, mage.hp) == (10, 7)
    assert table.zone_number == 3
    assert seats(events, "test.roll_all_dice") == [SECOND]


def test_on_the_last_floor_nobody_falls() -> None:
    """[trap.pit_on_last_floor] [ruling.coop_pit_damage] A hero who fails is hurt, and the zone goes on."""
    table, leader, second = a_pair(zone=8)
    table.pile = 0
    share(table, "trap_pit")
    play(resolve_rooms(table), dice=[2, 5, 2, 6])
    assert (leader.hp, second.hp) == (7, 7)
    assert (table.zone_number, table.phase, table.leader) == (8, MOVE, LEADER)


def test_the_guardian_that_lay_open_goes_with_the_fall() -> None:
    """[ruling.coop_pit_damage] [ruling.fall_removes_top_guardian] One card, even if both failed."""
    table, _, _ = a_pair(zone=4)
    table.pile, table.guardian = 2, "cursed_dragon"
    table.guardians.take("cursed_dragon")
    share(table, "trap_pit")
    play(resolve_rooms(table), dice=[2, 5, 2, 6])
    assert (table.pile, table.guardian, table.zone_number) == (1, "", 6)
    assert table.guardians.cards == ["kings_protector", "spider_queen"]
