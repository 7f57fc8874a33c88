"""Two players and one card to carry off: the Arsenal, the Raven."""

import pytest

from oubliette.games.mini_rogue.exploration import resolve_rooms
from oubliette.games.mini_rogue.preparation import prepare
from oubliette.games.mini_rogue.state import TAKEN
from oubliette.kernel import listen, play
from tests.games.mini_rogue.coop_scenes import LEADER, SECOND, a_pair, enter, facts, overhear, seats, share
from tests.games.mini_rogue.scenes import slugs


def test_a_hero_who_alone_passes_the_test_takes_the_weapon() -> None:
    """[coop.object_test_decides_owner] [ruling.coop_object_needs_success] By their own die, not the leader's."""
    table, leader, second = a_pair()
    share(table, "arsenal")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), dice=[4, 6, 5, 4], answers=["take", "nothing"])
    assert (second.objects, second.weapon, second.free_feats) == (["arsenal"], "longsword", 2)
    assert (leader.objects, leader.weapon, leader.free_feats) == ([], "", 0)
    assert questions == [(SECOND, "take_arsenal"), (SECOND, "coop_trade")]
    assert table.grid[0] == TAKEN


def test_the_leader_alone_may_pass_it_too() -> None:
    """[coop.object_test_decides_owner] Both test, the leader first; the second's die shows an axe to nobody."""
    table, leader, second = a_pair()
    share(table, "arsenal")
    events = listen(table)
    play(resolve_rooms(table), dice=[6, 1, 4, 6], answers=["take", "nothing"])
    assert seats(events, "test.roll_all_dice") == [LEADER, SECOND]
    assert (leader.weapon, leader.free_feats) == ("rusty_dagger", 1)
    assert second.objects == []


@pytest.mark.parametrize(
    ("choice", "owner", "weapon"), [("mine", LEADER, "battle_axe"), ("partner", SECOND, "longsword")]
)
def test_after_two_successes_we_agree_on_the_owner(choice: str, owner: int, weapon: str) -> None:
    """[coop.object_test_decides_owner] [ruling.coop_object_owner] The leader says who.

    The receiver's own die sets the weapon. [ruling.coop_object_needs_success]
    """
    table, _, _ = a_pair()
    share(table, "arsenal")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), dice=[5, 6, 6, 5], answers=[choice, "take", "nothing"])
    assert questions[:2] == [(LEADER, "coop_object_owner"), (owner, "take_arsenal")]
    assert [hero.objects for hero in table.heroes].index(["arsenal"]) == owner
    assert table.heroes[owner].weapon == weapon


@pytest.mark.parametrize(
    ("choice", "owner", "weapon"), [("mine", LEADER, "battle_axe"), ("partner", SECOND, "rusty_dagger")]
)
def test_when_both_fail_at_the_arsenal_we_decide_who_gets_it(choice: str, owner: int, weapon: str) -> None:
    """[ruling.coop_object_needs_success] [coop.object_test_decides_owner] The receiver's die counts."""
    table, _, _ = a_pair()
    share(table, "arsenal")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), dice=[4, 6, 1, 2], answers=[choice, "take", "nothing"])
    assert questions[:2] == [(LEADER, "coop_object_owner"), (owner, "take_arsenal")]
    assert (table.heroes[owner].weapon, table.heroes[1 - owner].objects) == (weapon, [])
    assert table.grid[0] == TAKEN


def test_alone_a_failed_test_leaves_the_weapons_where_they_are() -> None:
    """[ruling.coop_object_needs_success] [coop.alone_resolves_alone] The partner is elsewhere."""
    table, leader, second = a_pair()
    enter(table, leader, 1, "arsenal")
    enter(table, second, 3, "rest")
    play(resolve_rooms(table), dice=[4, 6], answers=["rest_heal"])
    assert leader.objects == second.objects == []


def test_with_the_option_nobody_gets_the_weapon_when_both_fail() -> None:
    """[ruling.coop_object_needs_success] At least one success, as in solo."""
    table, leader, second = a_pair(coop_object="needs_success")
    share(table, "arsenal")
    play(resolve_rooms(table), dice=[4, 6, 1, 6])
    assert leader.objects == second.objects == []
    assert table.grid[0] == "arsenal"


def test_the_winner_may_leave_the_weapon() -> None:
    """[ruling.arsenal_may_be_left] [coop.object_test_decides_owner] It does not go to the one who failed."""
    table, leader, second = a_pair()
    share(table, "arsenal")
    play(resolve_rooms(table), dice=[5, 6, 4, 6], answers=["leave"])
    assert leader.objects == second.objects == []
    assert table.grid[0] == "arsenal"


def test_perception_wins_the_weapon() -> None:
    """[coop.object_test_decides_owner] Drunk after the second's roll failed, as in any skill test."""
    table, _, second = a_pair()
    second.potions = ["perception"]
    share(table, "arsenal")
    play(resolve_rooms(table), dice=[4, 6, 4, 2], answers=["perception", "take", "nothing"])
    assert (second.weapon, second.potions) == ("rusty_dagger", [])


def test_one_ration_and_two_tests_for_the_raven() -> None:
    """[ruling.coop_object_needs_success] [coop.object_test_decides_owner] No dungeon die; a lone success takes it."""
    table, leader, second = a_pair(food=3)
    share(table, "raven")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), dice=[4, 5], answers=["feed", "nothing"])
    assert questions == [(LEADER, "feed_raven"), (SECOND, "coop_trade")]
    assert (leader.objects, second.objects) == ([], ["raven"])
    assert table.food == 2
    assert table.grid[0] == TAKEN


@pytest.mark.parametrize("dice", [[1, 4], [5, 6]])
@pytest.mark.parametrize(("choice", "owner"), [("mine", LEADER), ("partner", SECOND)])
def test_the_raven_likes_us_both_or_neither_so_we_choose(dice: list[int], choice: str, owner: int) -> None:
    """[ruling.coop_object_needs_success] Even if both fail somebody gets it: it has been fed."""
    table, _, _ = a_pair(food=1)
    share(table, "raven")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), dice=dice, answers=["feed", choice, "nothing"])
    assert questions[1] == (LEADER, "coop_object_owner")
    assert [hero.objects for hero in table.heroes].index(["raven"]) == owner
    assert table.food == 0


def test_the_second_may_feed_the_raven_that_the_leader_passed() -> None:
    """[ruling.coop_raven] [ruling.coop_object_needs_success] One ration is paid; the tests decide, whoever fed it."""
    table, leader, second = a_pair(food=2)
    share(table, "raven")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), dice=[6, 2], answers=["pass", "feed", "nothing"])
    assert questions[:2] == [(LEADER, "feed_raven"), (SECOND, "feed_raven")]
    assert (leader.objects, second.objects) == (["raven"], [])
    assert table.food == 1


def test_nobody_has_to_feed_the_raven() -> None:
    """[raven.optional] [coop.same_room_leader_first] Both are asked, and both may pass."""
    table, leader, second = a_pair(food=2)
    share(table, "raven")
    play(resolve_rooms(table), answers=["pass", "pass"])
    assert leader.objects == second.objects == []
    assert (table.food, table.grid[0]) == (2, "raven")


def test_with_an_empty_stock_nobody_can_feed_the_raven() -> None:
    """[coop.shared_gold_and_food]"""
    table, leader, second = a_pair(food=0)
    share(table, "raven")
    play(resolve_rooms(table))
    assert leader.objects == second.objects == []


def test_alone_the_raven_wants_no_test() -> None:
    """[coop.alone_resolves_alone] One ration, as in solo; the partner is elsewhere."""
    table, leader, second = a_pair(food=1)
    enter(table, leader, 1, "rest")
    enter(table, second, 3, "raven")
    play(resolve_rooms(table), answers=["rest_heal", "feed"])
    assert second.objects == ["raven"]
    assert (table.food, table.grid[3]) == (0, TAKEN)


def test_the_winner_makes_room_for_the_new_card() -> None:
    """[ruling.object_limit_one] [coop.object_test_decides_owner] The one who wins the Raven gives up the dagger."""
    table, leader, second = a_pair(food=1)
    table.rooms.take("arsenal")
    second.objects, second.weapon, second.free_feats = ["arsenal"], "rusty_dagger", 1
    share(table, "raven")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), dice=[1, 5], answers=["feed", ("swap", "arsenal"), "nothing"])
    assert questions[1] == (SECOND, "swap_object")
    assert (second.objects, second.weapon, second.free_feats) == (["raven"], "", 0)
    assert leader.objects == []


def test_a_weapon_serves_its_owner_alone() -> None:
    """[coop.object_test_decides_owner] The partner pays for feats as ever."""
    table, leader, second = a_pair()
    leader.hp = second.hp = 2  # too little to pay with
    table.rooms.take("arsenal")
    second.objects, second.weapon, second.free_feats = ["arsenal"], "rusty_dagger", 1
    share(table, "monster_undead")
    questions: list[tuple[int, str]] = []
    events = listen(table)
    play(
        overhear(resolve_rooms(table), questions),
        dice=[5, 1, 1, 1, 6, 6],
        answers=[("feat", 1, "weapon"), ("critical", 1)],
    )
    assert questions == [(SECOND, "reroll"), (SECOND, "reroll")]
    assert facts(events, "combat.damage_is_the_sum", "damage") == [5, 12]
    assert "arsenal.discard_when_spent" in slugs(events)


def test_the_holder_of_the_raven_is_asked_whoever_leads() -> None:
    """[raven.preparation_window] [coop.one_character_each] Its card is on the second's board."""
    table, _, second = a_pair(zone=3)
    second.objects = ["raven"]
    questions: list[tuple[int, str]] = []
    play(overhear(prepare(table), questions), answers=["trap_pit"])
    assert questions == [(SECOND, "raven_omen")]
    assert "trap_pit" not in table.rooms.cards
    assert second.objects == []
