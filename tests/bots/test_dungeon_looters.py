"""The greedy bot of Dungeon Looters, decision by decision and in whole matches."""

from collections.abc import Sequence
from typing import Any

import pytest

from oubliette.bots import find_bot, seat_bots
from oubliette.bots.dungeon_looters import decide, odds
from oubliette.bots.dungeon_looters.laying import some_tile_fits
from oubliette.bots.dungeon_looters.position import Position
from oubliette.bots.dungeon_looters.walking import best_goal, step
from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, SQUARE_NAMES
from oubliette.games.dungeon_looters.state import Table
from oubliette.games.dungeon_looters.turn import choices
from oubliette.kernel import Ask, Match, Seeded, Setting
from oubliette.lab import simulate
from tests.games.dungeon_looters.scenes import chest, give, give_sherpa, hand, lock, scene, tiles, trap, turn_of

# A hall with ways out to the west, and a corridor to a guardroom in the east.
ROOMS = {
    "E5": ("great_hall", 0),
    "D5": ("vestibule", 3),
    "F5": ("corridor", 1),
    "G5": ("great_hall", 0),
}


def position(table: Table, seat: int = 0) -> Position:
    return Position(GAME.view(table, seat), seat)


def answer(table: Table, prompt: str, options: Sequence[Any], seat: int = 0, **facts: Any) -> Any:
    return options[decide(position(table, seat), Ask(seat, prompt, options, facts))]


def main_choice(table: Table, archetype: str) -> Any:
    turn = turn_of(table, archetype)
    return answer(table, "decide.main_choice", choices(table, turn), turn.looter.seat)


def goal(table: Table, seat: int = 0) -> str:
    found = best_goal(position(table, seat))
    assert found is not None
    return SQUARE_NAMES[found[1].square]


# Its estimates


def test_it_knows_the_odds_of_the_rulebook() -> None:
    assert [odds.fight(ahead, 0) for ahead in range(3)] == [0.5, pytest.approx(20 / 31), 0.75]
    assert odds.pick(8, 8) == pytest.approx(5 / 6)
    assert odds.forced(3, 7, 10, 4) == pytest.approx(2.23, abs=0.005)


# Looting


def test_it_opens_the_chest_it_stands_at_in_the_better_way() -> None:
    table = scene(("goblin", "dwarf"), ROOMS, {"goblin": "E5b1", "dwarf": "G5c3"})
    chest(table, "E5b2", "chest_big")
    assert main_choice(table, "goblin") == ("pick_chest", "E5b2")

    table = scene(("barbarian", "dwarf"), ROOMS, {"barbarian": "E5b1", "dwarf": "G5c3"})
    chest(table, "E5b2", "chest_big")
    assert main_choice(table, "barbarian") == ("force_chest", "E5b2")


def test_it_walks_to_a_chest_that_it_can_open_this_turn_and_sprints_to_one_that_is_far() -> None:
    table = scene(("goblin", "dwarf"), ROOMS, {"goblin": "E5e3", "dwarf": "D5c3"})
    chest(table, "G5b2", "chest_big")
    assert goal(table) == "G5b3"
    assert main_choice(table, "goblin") == "move"
    assert answer(table, "decide.move_step", ["n", "e", "s", "w", "stop"], square="E5e3") == "e"

    slow = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "E5a1", "goblin": "D5c3"})
    chest(slow, "G5b2", "chest_big")
    assert main_choice(slow, "dwarf") == "sprint"


def test_it_walks_around_a_token_if_it_can_and_over_it_if_it_must() -> None:
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "E5a3", "goblin": "D5c3"}, stack=0)
    chest(table, "G5b2", "chest_big")
    trap(table, "E5c3", "trap_bear", layer="goblin")
    around = position(table)
    found = best_goal(around)
    assert found is not None and found[0] is around.careful
    assert answer(table, "decide.move_step", ["n", "e", "s", "stop"], square="E5a3") != "stop"
    trap(table, "E5e3", "decoy", layer="goblin")  # the only door
    through = position(table)
    found = best_goal(through)
    assert found is not None and found[0] is through.bold


def test_it_does_not_go_home_because_of_traps_around_it() -> None:
    """A ring of tokens in the first round is no reason to go home."""
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "D5a3", "goblin": "G5c3"})
    for square in ("D5a2", "D5a4", "D5b3"):
        trap(table, square, "decoy", layer="goblin")
    options = ["n", "e", "s", "leave", "stop"]
    assert options[step(position(table), options)] != "leave"


def test_it_does_not_go_to_a_door_that_none_of_its_tiles_fits() -> None:
    rooms = {"E5": ("great_hall", 0), "G5": ("corridor", 0)}
    table = scene(("dwarf", "goblin"), rooms, {"dwarf": "E5e3"})
    tiles(table, "dwarf", "corridor")
    assert not some_tile_fits(position(table), CELL_CALLED["F5"])  # the corridor beyond has a wall there
    assert some_tile_fits(position(table), CELL_CALLED["E4"])


def test_it_leaves_the_least_valuable_object_that_makes_room() -> None:
    """Without the comb it would still not fit into four by four."""
    table = scene(("barbarian", "dwarf"), ROOMS, {"barbarian": "E5b1", "dwarf": "G5c3"})
    held = ("portrait", "bald_comb", "lost_crown", "tea_set")
    give(table, "barbarian", *held)
    options = [("leave", name) for name in (*held, "golden_chicken")]
    assert answer(table, "decide.keep_objects", options, held=held, new=("golden_chicken",)) == ("leave", "tea_set")


def test_it_would_rather_leave_a_new_treasure_than_feed_another_players_sherpa() -> None:
    held, new = ("lost_crown", "tea_set", "parade_armour"), ("golden_chicken",)
    options = [("leave", name) for name in (*held, *new)]
    alone = scene(("goblin", "dwarf", "merchant"), ROOMS, {"goblin": "E5b1"})
    fed = scene(("goblin", "dwarf", "sherpa"), ROOMS, {"goblin": "E5b1", "sherpa": "G5c3"})
    for table in (alone, fed):
        give(table, "goblin", *held)
    assert answer(alone, "decide.keep_objects", options, held=held, new=new) == ("leave", "tea_set")
    assert answer(fed, "decide.keep_objects", options, held=held, new=new) == ("leave", "golden_chicken")


def test_far_from_the_exit_it_does_not_want_to_be_slow() -> None:
    table = scene(("lich", "dwarf"), ROOMS, {"lich": "G5c3", "dwarf": "E5c3"})
    held = ("gold_ingot", "parade_armour", "tyrant_bust")
    options = ["done", *[("leave", name) for name in held]]
    assert answer(table, "decide.keep_objects", options, held=held, new=()) == ("leave", "tyrant_bust")
    light = ["done", ("leave", "gold_ingot"), ("leave", "parade_armour")]
    assert answer(table, "decide.keep_objects", light, held=held[:2], new=()) == "done"


# Time


def test_it_runs_for_the_exit_when_time_gets_short() -> None:
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "G5c3", "goblin": "E5c3"})
    give(table, "dwarf", "gold_ingot")
    chest(table, "G5d4", "chest_royal")
    table.stack, table.turns_left = 0, 24
    assert not position(table).time_to_go
    table.turns_left = 6
    assert position(table).time_to_go
    assert main_choice(table, "dwarf") == "sprint"
    assert answer(table, "decide.move_step", ["n", "e", "s", "w", "stop"], square="G5c3") == "w"


def test_at_the_door_it_leaves() -> None:
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "D5a3", "goblin": "E5c3"})
    table.stack, table.turns_left = 0, 3
    assert main_choice(table, "dwarf") == "move"
    options = ["n", "e", "s", "leave", "stop"]
    assert options[step(position(table), options)] == "leave"


def test_it_opens_a_locked_exit_and_does_not_wait_there() -> None:
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "D5a3", "goblin": "E5c3"})
    table.stack, table.turns_left = 0, 6
    lock(table, "D5-out")
    assert main_choice(table, "dwarf") in (("pick_door", "D5-out"), ("force_door", "D5-out"))


# Archetypes


def test_the_merchant_bribes_a_stronger_attacker_with_his_cheapest_object() -> None:
    table = scene(("barbarian", "merchant"), ROOMS, {"barbarian": "E5c3", "merchant": "E5c4"})
    give(table, "merchant", "golden_throne", "bald_comb")
    options = ["golden_throne", "bald_comb", "fight"]
    assert answer(table, "decide.bribe", options, 1, attacker_seat=0) == "bald_comb"


def test_the_barbarian_hunts_rivals_who_carry_something() -> None:
    table = scene(("barbarian", "merchant"), ROOMS, {"barbarian": "E5c3", "merchant": "E5c4"})
    give(table, "merchant", "golden_throne")
    assert main_choice(table, "barbarian") == ("fight", "merchant")


def test_nobody_attacks_a_stronger_rival_without_gain() -> None:
    table = scene(("merchant", "barbarian"), ROOMS, {"barbarian": "E5c3", "merchant": "E5c4"})
    give(table, "merchant", "lost_crown")
    assert main_choice(table, "merchant")[0] != "fight"


def test_the_lich_drains_the_richest_in_reach_before_anything_else() -> None:
    table = scene(("lich", "dwarf", "goblin"), ROOMS, {"lich": "E5c3", "dwarf": "E5c5", "goblin": "E5c1"})
    give(table, "dwarf", "bald_comb")
    give(table, "goblin", "golden_chicken")
    assert main_choice(table, "lich") == ("drain", "goblin")


def test_the_troll_tidies_and_in_the_end_locks_the_doors_that_lead_out() -> None:
    table = scene(("troll", "dwarf", "goblin"), ROOMS, {"troll": "E5b1", "dwarf": "G5c3", "goblin": "G5a1"})
    chest(table, "E5b2", "chest_big", "black")
    give(table, "troll", "bald_comb")
    assert main_choice(table, "troll") == ("tidy", "E5b2")
    assert answer(table, "decide.tidy_objects", ["bald_comb", "done"]) == "done"

    late = scene(("troll", "dwarf", "goblin"), ROOMS, {"troll": "D5a3", "dwarf": "G5c3", "goblin": "G5a1"})
    late.stack, late.turns_left = 0, 9
    assert main_choice(late, "troll") == ("lock", "D5-out")


def test_it_forces_a_lock_that_it_failed_to_pick() -> None:
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "D5a3", "goblin": "G5c3"})
    give(table, "dwarf", "golden_throne")
    table.stack, table.turns_left = 0, 4
    lock(table, "D5-out")
    table.looters[0].tried = [table.dungeon.door_called("D5-out")]
    assert main_choice(table, "dwarf") == ("force_door", "D5-out")


def test_it_attacks_the_neutral_sherpa_for_a_good_prize_only() -> None:
    table = scene(("barbarian", "dwarf"), ROOMS, {"barbarian": "E5c3", "dwarf": "G5c3", "sherpa": "E5c4"})
    assert main_choice(table, "barbarian") != ("fight", "sherpa")
    give_sherpa(table, "golden_throne")
    assert main_choice(table, "barbarian") == ("fight", "sherpa")


# Cards


def test_it_plays_soap_and_socks_against_the_leader() -> None:
    at = {"dwarf": "E5c3", "goblin": "G5c3", "merchant": "F5c3"}
    table = scene(("dwarf", "goblin", "merchant"), ROOMS, at)
    give(table, "goblin", "golden_chicken")
    hand(table, "dwarf", "bar_of_soap")
    assert main_choice(table, "dwarf") == ("play", "bar_of_soap")
    options = ["dwarf", "goblin", "merchant", "back"]
    assert answer(table, "decide.card_target", options, card="bar_of_soap") == "goblin"


def test_in_a_window_it_waits_for_the_leaders_turn() -> None:
    table = scene(("dwarf", "goblin", "merchant"), ROOMS, {"dwarf": "E5c3", "goblin": "G5c3", "merchant": "F5c3"})
    give(table, "goblin", "golden_chicken")
    options = ["pass", ("play", "wet_socks")]
    table.to_play = 2
    assert answer(table, "decide.react", options, moment="after_draw") == "pass"
    table.to_play = 1
    assert answer(table, "decide.react", options, moment="after_draw") == ("play", "wet_socks")


def test_it_answers_the_leaders_key_with_a_lock() -> None:
    rooms = {**ROOMS, "H5": ("vestibule", 1)}  # a way out for each of them
    table = scene(("dwarf", "goblin"), rooms, {"dwarf": "G5e5", "goblin": "D5b3"})
    give(table, "goblin", "golden_chicken")
    table.stack, table.turns_left, table.to_play = 0, 6, 1
    options = ["pass", ("play", "wet_socks"), ("play", "lock_door")]
    assert answer(table, "decide.react", options, moment="after_card") == ("play", "lock_door")
    assert answer(table, "decide.react", options, moment="after_move") == "pass"


def test_it_does_not_play_the_tax_collector_against_itself() -> None:
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "E5c3", "goblin": "G5c3"})
    give(table, "dwarf", "golden_throne")
    give(table, "goblin", "bald_comb")
    hand(table, "dwarf", "tax_collector")
    assert main_choice(table, "dwarf") != ("play", "tax_collector")


def test_it_places_a_trap_in_front_of_the_leader() -> None:
    table = scene(("dwarf", "goblin"), ROOMS, {"dwarf": "D5c3", "goblin": "G5c3"})
    give(table, "goblin", "golden_chicken")
    hand(table, "dwarf", "trap_bear")
    assert main_choice(table, "dwarf") == ("play", "trap_bear")
    assert answer(table, "decide.card_target", ["D5", "E5", "F5", "G5", "back"], card="trap_bear") == "G5"
    squares = ["G5a3", "G5b3", "G5e1", "back"]
    assert answer(table, "decide.square", squares, card="trap_bear") == "G5b3"


# Tiles


def test_it_lays_a_tile_that_joins_its_part_to_another() -> None:
    rooms = {"E5": ("great_hall", 0), "C5": ("vestibule", 3)}
    table = scene(("dwarf", "goblin"), rooms, {"dwarf": "C5c3", "goblin": "E5c3"})
    tiles(table, "dwarf", "crossroads")
    options = [("crossroads", "C4", 0), ("crossroads", "D5", 0), ("crossroads", "E6", 0)]
    assert answer(table, "decide.lay_tile", options) == ("crossroads", "D5", 0)


# Whole matches


def test_it_beats_random_players() -> None:
    found = simulate("dungeon_looters", 20, seed=3, bots=["greedy", "random"])
    assert found.results[0].win_share > 0.9


@pytest.mark.slow
def test_it_rarely_stays_behind_and_the_dungeon_joins_up() -> None:
    found = simulate("dungeon_looters", 8, seed=5, bots=["greedy"], seats=4)
    assert found.counts["left_behind"] < 0.5
    assert found.counts["apart"] < 0.2
    assert found.counts["chests_full"] < found.counts["chests"]


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_it_plays_to_the_end_with_every_number_of_players_and_closed_bags(seats: int) -> None:
    options: dict[str, Setting] = {"open_inventories": False, "archetype_choice": "random"}
    options |= {"figures_block": False, "traps_stay": True}
    found = simulate("dungeon_looters", 2, seed=seats, bots=["greedy"], seats=seats, options=options)
    assert found.matches == 2


@pytest.mark.slow
def test_forks_in_the_middle_of_a_move_do_not_change_the_match() -> None:
    """Each match has its own path memory, so forks in the middle of a move do not lead it astray."""
    makers = [find_bot("greedy", "dungeon_looters")] * 3
    plain = Match.start(GAME, 3, {"archetype_choice": "random"}, Seeded(4))
    plain.run(seat_bots(makers, GAME, 4))
    tried = Match.start(GAME, 3, {"archetype_choice": "random"}, Seeded(4))
    bots = seat_bots(makers, GAME, 4)
    while tried.ask is not None:
        if tried.ask.prompt == "decide.move_step" and len(tried.answers) % 9 == 0:
            tried.fork(Seeded(9)).run(bots)
        tried.answer(bots[tried.ask.seat](tried, tried.ask))
    assert plain.record().answers == tried.record().answers
