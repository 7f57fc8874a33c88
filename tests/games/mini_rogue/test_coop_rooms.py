"""Two players in the rooms: together or apart, one after the other, each with the whole card."""

from oubliette import Match, Scripted
from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.exploration import move_on, resolve_rooms
from oubliette.games.mini_rogue.state import EXIT, EXIT_CELL, MOVE, ROOM
from oubliette.kernel import HIDDEN, listen, play
from tests.games.mini_rogue.coop_scenes import LEADER, SECOND, a_pair, enter, facts, overhear, seats, share
from tests.games.mini_rogue.scenes import slugs


def test_the_leader_resolves_the_entrance_first() -> None:
    """[coop.start_together] Both stand there when the zone begins; seat 1 threw the higher die."""
    options = {"character": "rogue", "second_character": "crusader"}
    match = Match.start(GAME, seats=2, options=options, fate=Scripted([1, 6, "rest", "tomb", "shrine"]))
    assert [hero.at for hero in match.table.heroes] == [0, 0]
    asked = []
    while match.ask is not None and match.ask.prompt != "decide.move":
        asked.append((match.ask.seat, match.ask.prompt))
        match.choose("nothing" if "nothing" in match.ask.options else match.ask.options[0])
    windows = [(1, "decide.exploration_skill_before"), (0, "decide.exploration_skill_before")]
    rests = [(1, "decide.rest_action"), (0, "decide.rest_action")]
    after = [(1, "decide.exploration_skill_after"), (0, "decide.exploration_skill_after")]
    assert asked == [*windows, *rests, (1, "decide.coop_trade"), *after]
    assert [hero.xp for hero in match.table.heroes] == [1, 1]


def test_we_choose_differently_in_the_same_room() -> None:
    """[coop.same_room_leader_first] Each rests in a way of their own."""
    table, leader, second = a_pair()
    share(table, "rest")
    events = listen(table)
    play(resolve_rooms(table), answers=["rest_train", "rest_heal"])
    assert (leader.xp, leader.hp) == (1, 10)
    assert (second.xp, second.hp) == (0, 12)
    assert seats(events, "rest.choose_exactly_one") == [LEADER, SECOND]


def test_skills_are_used_before_anybody_resolves_the_room() -> None:
    """[ruling.coop_windows_first] [skill.exploration_before_or_after_room] The leader's window, then the second's."""
    table, leader, second = a_pair()
    leader.ready = second.ready = True
    share(table, "rest")
    questions: list[tuple[int, str]] = []
    play(
        overhear(resolve_rooms(table), questions),
        dice=["tomb"],
        answers=["resolve", ("skill", "clairvoyance"), (3, 2), "done", "rest_heal", "rest_heal"],
    )
    assert questions == [
        (LEADER, "exploration_skill_before"),
        (SECOND, "exploration_skill_before"),
        (SECOND, "clairvoyance_targets"),
        (SECOND, "clairvoyance_targets"),
        (LEADER, "rest_action"),
        (SECOND, "rest_action"),
    ]
    assert table.grid[7] == "tomb"


def test_both_find_gold_in_the_same_treasure() -> None:
    """[ruling.coop_each_resolves_fully] One coin each, and one more for the one who met a danger, into one purse."""
    table, _, second = a_pair(gold=2)
    second.faced_danger = True
    share(table, "treasure")
    play(resolve_rooms(table), answers=["leave", "leave"])
    assert table.gold == 2 + 1 + 2


def test_both_open_the_same_chest() -> None:
    """[ruling.coop_each_resolves_fully] Two tests, two dungeon dice."""
    table, leader, second = a_pair()
    share(table, "treasure")
    play(
        resolve_rooms(table),
        dice=[5, 1, 6, 3],
        answers=["open", ("armor", 1), "open", ("potion", "life"), "nothing", "nothing"],
    )
    assert leader.armor == 1
    assert second.potions == ["life"]


def test_the_gods_deal_with_each_of_us() -> None:
    """[ruling.coop_each_resolves_fully] An offering each out of the purse, a die each."""
    table, leader, second = a_pair(gold=3)
    share(table, "shrine")
    play(resolve_rooms(table), dice=[3, 2], answers=["offer", "keep"])
    assert table.gold == 2
    assert (leader.hp, leader.cursed) == (12, False)
    assert (second.hp, second.cursed) == (10, True)


def test_both_bargain_with_the_merchant() -> None:
    """[ruling.coop_each_resolves_fully] The second buys for what the leader got for a piece of armor."""
    table, leader, second = a_pair()
    leader.armor = 1
    second.poisoned = True
    share(table, "merchant")
    play(
        resolve_rooms(table),
        answers=[("sell", "armor_piece", 3), "leave", ("buy", "rosary", 2), "leave"],
    )
    assert (leader.armor, table.gold) == (0, 1)
    assert not second.poisoned


def test_both_search_the_same_tomb() -> None:
    """[ruling.coop_each_resolves_fully] The rats eat the ration that the leader found."""
    table, leader, second = a_pair()
    share(table, "tomb")
    play(resolve_rooms(table), dice=[2, 2, 3, 5])
    assert table.food == 0
    assert (leader.hp, second.hp) == (10, 10)


def test_the_rats_find_no_second_ration() -> None:
    """[ruling.coop_each_resolves_fully] [coop.shared_gold_and_food] The stock feeds them once."""
    table, leader, second = a_pair(food=1)
    share(table, "tomb")
    play(resolve_rooms(table), dice=[2, 5, 3, 5])
    assert table.food == 0
    assert (leader.hp, second.hp) == (10, 7)


def test_a_trap_hits_only_a_hero_who_fails() -> None:
    """[coop.trap_hits_only_failures] The leader runs into the axes, the second gets the better of the acid."""
    table, leader, second = a_pair()
    share(table, "trap_halls")
    play(resolve_rooms(table), dice=[4, 5, 5, 3], answers=["nothing"])
    assert (leader.hp, leader.poisoned, leader.armor) == (9, True, 0)
    assert (second.hp, second.poisoned, second.armor) == (10, False, 1)


def test_the_second_tests_too_after_the_leader_has_passed() -> None:
    """[coop.trap_hits_only_failures] [ruling.coop_each_resolves_fully]"""
    table, leader, second = a_pair()
    share(table, "trap_pit")
    events = listen(table)
    play(resolve_rooms(table), dice=[6, 3, 2, 4])
    assert seats(events, "test.roll_all_dice") == [LEADER, SECOND]
    assert (leader.xp, leader.hp) == (2, 10)
    assert (second.xp, second.hp) == (0, 9)


def test_what_the_stock_cannot_pay_costs_the_second_hit_points() -> None:
    """[coop.trap_hits_only_failures] [coop.shared_gold_and_food] One ration in common, rats for both."""
    table, leader, second = a_pair(food=1)
    share(table, "trap_halls")
    play(resolve_rooms(table), dice=[2, 1, 2, 1])
    assert table.food == 0
    assert (leader.hp, second.hp) == (10, 8)


def test_we_may_go_different_ways() -> None:
    """[coop.may_split_up] The leader moves first; the second is free to follow or not."""
    table, leader, second = a_pair()
    share(table, "rest")
    table.phase = MOVE
    questions: list[tuple[int, str]] = []
    play(overhear(move_on(table), questions), dice=["tomb", "shrine"], answers=["right", "down"])
    assert questions == [(LEADER, "move"), (SECOND, "move")]
    assert (leader.at, second.at) == (1, 3)
    assert table.phase == ROOM


def test_we_may_stay_together() -> None:
    """[coop.may_split_up]"""
    table, leader, second = a_pair()
    share(table, "rest")
    play(move_on(table), dice=["tomb", "shrine"], answers=["down", "down"])
    assert (leader.at, second.at) == (3, 3)


def test_we_may_meet_again() -> None:
    """[coop.may_split_up] [coop.same_room_leader_first] Both ways lead to the middle, which both resolve."""
    table, leader, second = a_pair()
    enter(table, leader, 1, "tomb")
    enter(table, second, 3, "shrine")
    play(move_on(table), dice=["treasure", "rest", "merchant"], answers=["down", "right"])
    assert (leader.at, second.at) == (4, 4)
    play(resolve_rooms(table), answers=["rest_train", "rest_train"])
    assert (leader.xp, second.xp) == (1, 1)


def test_a_hero_who_is_alone_resolves_the_room_alone() -> None:
    """[coop.alone_resolves_alone] Each their own card, once; the leader first."""
    table, leader, second = a_pair(food=2)
    enter(table, leader, 1, "rest")
    enter(table, second, 3, "trap_halls")
    events = listen(table)
    play(resolve_rooms(table), dice=[2, 6], answers=["rest_heal"])
    assert (leader.hp, leader.poisoned, leader.faced_danger) == (12, False, False)
    assert (second.hp, second.poisoned, second.faced_danger) == (9, True, True)
    assert facts(events, "explore.enter", "room") == ["rest", "trap_halls"]
    assert seats(events, "explore.enter") == [LEADER, SECOND]


def test_both_reach_the_exit_at_the_same_time() -> None:
    """[ruling.coop_guardian_always_together] However far apart they walk: four moves each."""
    table, leader, second = a_pair()
    enter(table, leader, 5, "rest")
    enter(table, second, 7, "tomb")
    play(move_on(table))
    assert (leader.at, second.at) == (EXIT_CELL, EXIT_CELL)
    assert table.phase == EXIT


def test_the_blind_partner_reveals_nothing() -> None:
    """[ruling.coop_blindness_is_personal] The other turns the rooms next to their own token, for everybody."""
    table, leader, second = a_pair()
    leader.blind = True
    enter(table, leader, 1, "rest")
    enter(table, second, 3, "tomb")
    play(move_on(table), dice=["shrine", "merchant"], answers=["right", "right"])
    assert table.grid[2] == HIDDEN
    assert (table.grid[4], table.grid[6]) == ("shrine", "merchant")


def test_a_hero_who_sees_turns_rooms_for_a_blind_partner_beside_them() -> None:
    """[ruling.coop_blindness_is_personal] The leader, blind, chooses among rooms that the second has turned."""
    table, leader, _ = a_pair()
    leader.blind = True
    share(table, "rest")
    events = listen(table)
    play(move_on(table), dice=["shrine", "merchant"], answers=["down", "right"])
    assert facts(events, "explore.move", "room") == ["merchant", "shrine"]


def test_two_who_are_blind_walk_into_the_dark() -> None:
    """[ruling.coop_blindness_is_personal] Nobody is there who could reveal anything."""
    table, leader, second = a_pair()
    leader.blind = second.blind = True
    share(table, "rest")
    events = listen(table)
    play(move_on(table), answers=["down", "right"])
    assert facts(events, "explore.move", "room") == [HIDDEN, HIDDEN]
    assert "explore.reveal" not in slugs(events)


def test_holy_water_cures_nobody_but_the_one_who_drinks() -> None:
    """[ruling.coop_potions_for_self_only]"""
    table, leader, second = a_pair()
    leader.poisoned = second.poisoned = second.cursed = True
    second.potions = ["holy_water"]
    share(table, "rest")
    play(resolve_rooms(table), answers=["rest_heal", ("drink", "holy_water"), "rest_heal"])
    assert leader.poisoned
    assert not second.poisoned and not second.cursed


def test_the_rogue_slips_past_a_shared_room_and_leaves_it_to_the_partner() -> None:
    """[ruling.coop_evaded_room] [skill.rogue_evasion] The Mage meets the rat alone: 6 HP, and all the XP."""
    table, rogue, mage = a_pair()
    rogue.ready = True
    mage.xp = 6
    mage.potions = ["fire"]
    share(table, "monster_undead")
    events = listen(table)
    play(resolve_rooms(table), dice=[3, 3, 6], answers=[("skill", "evasion")])
    assert facts(events, "monster.must_fight", "hp") == [6]
    assert (rogue.xp, mage.xp) == (0, 7)
    assert (rogue.faced_danger, mage.faced_danger) == (False, True)


def test_after_an_evasion_there_is_no_trade() -> None:
    """[ruling.coop_evaded_room] [ruling.coop_trade_same_room_only] Both stand there, but one has not resolved it.

    Evasion declared on the way in counts as well.
    """
    table, rogue, mage = a_pair()
    rogue.evading = True
    rogue.potions, mage.potions = ["fire"], ["frost"]
    share(table, "rest")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), answers=["rest_heal"])
    assert questions == [(SECOND, "rest_action")]
    assert not rogue.evading, "it was one room only"
    assert table.phase == MOVE
