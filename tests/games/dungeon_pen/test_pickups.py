"""Chests, potions and treasures: passing over them is enough. Rulebook: the fatras, the treasure and the potions."""

from __future__ import annotations

import pytest

from oubliette.kernel import GameOver, listen, play
from tests.games.dungeon_pen.scenes import (
    EAST,
    NORTH,
    OPEN,
    SOUTH,
    STILL,
    WEST,
    aim,
    at,
    flick_of,
    next_fatras,
    put,
    slugs,
    table,
    told,
    wall,
)

# On the open sheet: chests at F5 and M14, potions at I9 and J10, the treasure of seat 1 at B2, that of seat 0 at Q17
BESIDE_CHEST = (3.0, 4.5)
BESIDE_POTION = (6.0, 8.5)

# Chests


def test_passing_over_a_chest_gives_a_fatras_card() -> None:
    """[pickup.pass_over] [pickup.chest] [proc.fatras] The line goes on, and I draw when I have come to rest."""
    t = table(sheet=OPEN)
    put(t.players[0], *BESIDE_CHEST)
    t.players[0].hp = 10
    next_fatras(t, "dubious_cheese")
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 60)])
    assert at(t.players[0]) == (8.0, 4.5) and t.players[0].hp == 11 and t.searched == [True, False]
    assert slugs(events) == ["flick.line", "flick.new_position", "pickup.chest", "fatras.sources", "hp.gain"]
    assert told(events, "pickup.chest")[0].facts == {"seat": 0, "square": "F5"}


@pytest.mark.parametrize(("y", "crossed"), [(4.0, True), (3.99, False), (5.0, True), (5.01, False), (4.2, True)])
def test_the_picture_must_be_touched(y: float, crossed: bool) -> None:
    """[pickup.pass_over] A disc of half a square around its middle."""
    t = table(sheet=OPEN)
    put(t.players[0], 3.0, y)
    next_fatras(t, "dust")
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 60)])
    assert t.searched == [crossed, False]


def test_ending_on_a_chest_is_passing_over_it() -> None:
    """[pickup.pass_over]"""
    t = table(sheet=OPEN)
    put(t.players[0], 3.0, 4.5)
    next_fatras(t, "dust")
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 20)])
    assert at(t.players[0]) == (5.0, 4.5) and t.searched == [True, False]


def test_a_chest_is_searched_once_in_the_game_by_either_of_us() -> None:
    """[ruling.chest_once] By default."""
    t = table(sheet=OPEN)
    next_fatras(t, "dust")
    for player in t.players:
        put(player, *BESIDE_CHEST)
        play(flick_of(t, player.seat), dice=STILL, answers=[aim(EAST, 60)])
    assert t.fatras.top == [] and t.searched == [True, False]


@pytest.mark.parametrize("uses", [1, 0])
def test_a_player_who_starts_on_a_chest_does_not_search_it(uses: int) -> None:
    """[ruling.disc_from_outside] Not even an endless one."""
    t = table(sheet=OPEN, chest_uses=uses)
    put(t.players[0], 5.2, 4.5)
    next_fatras(t, "dust")
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 40)])
    assert slugs(events) == ["flick.line", "flick.new_position"]
    assert t.fatras.top == ["dust"]


def test_chests_are_opened_in_the_order_of_the_line_each_before_the_next() -> None:
    """[proc.fatras] [fatras.return] Two on one diagonal; the first card is shuffled in before the second."""
    t = table()
    put(t.players[0], 7.5, 10.5)
    next_fatras(t, "haunted_dentures")
    events = listen(t)
    play(flick_of(t), dice=[*STILL, "dubious_cheese"], answers=[aim(315, 40)])
    assert [event.facts["square"] for event in told(events, "pickup.chest")] == ["I10", "J9"]
    assert slugs(events)[2:] == [
        "pickup.chest",
        "fatras.sources",
        "hp.loss",
        "pickup.chest",
        "fatras.sources",
        "hp.gain",
    ]


def test_a_player_who_dies_of_the_first_chest_never_opens_the_second() -> None:
    """[proc.fatras] A death check after each."""
    t = table()
    put(t.players[0], 10.5, 7.5)
    t.players[0].hp = 1
    next_fatras(t, "haunted_dentures")
    with pytest.raises(GameOver):
        play(flick_of(t), dice=STILL, answers=[aim(135, 40)])
    assert t.winner == 1 and [t.searched[place] for place in (2, 3)] == [True, False]


def test_chests_come_after_a_contact() -> None:
    """[proc.contact] [proc.fatras] [ruling.pickup_before_contact] A player who dies at the wall opens no chest."""
    t = table(sheet=OPEN)
    wall(t, "H4", "H6")
    put(t.players[0], *BESIDE_CHEST)
    t.players[0].hp = 1
    with pytest.raises(GameOver):
        play(flick_of(t), dice=STILL, answers=[aim(EAST, 100)])
    assert t.searched == [False, False]


# Potions


def test_a_potion_gives_a_hit_point_and_gets_a_stroke() -> None:
    """[pickup.potion] [hp.adjust_now]"""
    t = table(sheet=OPEN)
    put(t.players[0], *BESIDE_POTION)
    t.players[0].hp = 10
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 60)])
    assert t.players[0].hp == 11 and t.sipped == [1, 0]
    assert slugs(events) == ["flick.line", "pickup.potion", "hp.gain", "flick.new_position"]
    assert events[1].facts == {"seat": 0, "square": "I9", "left": 1}
    assert events[2].facts == {"seat": 0, "amount": 1, "hp": 11}


def test_with_the_second_stroke_it_is_empty() -> None:
    """[pickup.potion] It does not matter who made the first; a third flick gets nothing."""
    t = table(sheet=OPEN)
    for player in t.players:
        player.hp = 10
        put(player, *BESIDE_POTION)
        play(flick_of(t, player.seat), dice=STILL, answers=[aim(EAST, 60)])
    put(t.players[0], *BESIDE_POTION)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 60)])
    assert [player.hp for player in t.players] == [11, 11] and t.sipped == [2, 0]


def test_at_full_health_the_stroke_is_made_all_the_same() -> None:
    """[ruling.potion_always_used] [hp.cap]"""
    t = table(sheet=OPEN)
    put(t.players[0], *BESIDE_POTION)
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 60)])
    assert t.players[0].hp == 15 and t.sipped == [1, 0]
    assert told(events, "hp.gain")[0].facts == {"seat": 0, "amount": 0, "hp": 15}


def test_a_potion_cannot_be_sipped_by_standing_still() -> None:
    """[ruling.disc_from_outside] I drank on arrival; a flick that begins on it drinks nothing, wherever it goes."""
    t = table(sheet=OPEN)
    put(t.players[0], *BESIDE_POTION)
    t.players[0].hp = 10
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 27)])
    assert at(t.players[0]) == (8.525, 8.5) and t.players[0].hp == 11
    for degrees in (NORTH, SOUTH):
        put(t.players[0], 8.525, 8.5)
        play(flick_of(t), dice=STILL, answers=[aim(degrees, 5)])
    assert t.players[0].hp == 11 and t.sipped == [1, 0]


def test_two_potions_on_one_line_are_drunk_one_after_the_other() -> None:
    """[pickup.potion] [proc.path_order] The nearest first."""
    t = table(sheet=OPEN)
    put(t.players[0], 11.0, 11.0)
    t.players[0].hp = 10
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(225, 60)])
    assert t.players[0].hp == 12
    assert [event.facts["square"] for event in told(events, "pickup.potion")] == ["J10", "I9"]


def test_what_lies_behind_the_wall_is_not_reached() -> None:
    """[ruling.pickup_before_contact]"""
    t = table(sheet=OPEN)
    wall(t, "H8", "H10")
    put(t.players[0], 4.0, 8.5)
    t.players[0].hp = 10
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 100)])
    assert t.players[0].hp == 9 and t.sipped == [0, 0]


def test_what_lies_before_the_wall_counts() -> None:
    """[ruling.pickup_before_contact] One gained, one lost."""
    t = table(sheet=OPEN)
    wall(t, "L8", "L10")
    put(t.players[0], *BESIDE_POTION)
    t.players[0].hp = 10
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 100)])
    assert t.players[0].hp == 10 and t.sipped == [1, 0] and at(t.players[0]) == (10.95, 8.5)


def test_a_potion_under_a_sudden_wall_is_out_of_play_until_the_wall_is_gone() -> None:
    """[ruling.covered_illustration] The line reaches its disc where it reaches the wall, and would have drunk."""
    t = table(sheet=OPEN)
    built = wall(t, "I8", "I10")
    put(t.players[0], *BESIDE_POTION)
    t.players[0].hp = 10
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 60)])
    assert t.players[0].hp == 9 and t.sipped == [0, 0]
    t.tear_down(built)
    put(t.players[0], *BESIDE_POTION)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 60)])
    assert t.players[0].hp == 10 and t.sipped == [1, 0]


def test_a_chest_under_a_sudden_wall_is_out_of_play() -> None:
    """[ruling.covered_illustration]"""
    t = table(sheet=OPEN)
    wall(t, "F4", "F6")
    put(t.players[0], *BESIDE_CHEST)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 60)])
    assert t.searched == [False, False] and at(t.players[0]) == (4.95, 4.5)


# Treasures


def test_passing_over_the_others_treasure_takes_it() -> None:
    """[pickup.treasure] [pickup.pass_over] It does nothing else."""
    t = table(sheet=OPEN)
    put(t.players[0], 4.0, 1.5)
    t.players[0].hp = 5
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=[aim(WEST, 40)])
    assert t.players[0].carrying and not t.players[1].carrying and t.players[0].hp == 5
    assert slugs(events) == ["flick.line", "pickup.treasure", "flick.new_position"]


@pytest.mark.parametrize(("y", "taken"), [(2.1, True), (2.11, False)])
def test_a_treasure_is_larger_than_its_square(y: float, taken: bool) -> None:
    """[pickup.pass_over] A disc of 0.6 around its middle."""
    t = table(sheet=OPEN)
    put(t.players[0], 4.0, y)
    play(flick_of(t), dice=STILL, answers=[aim(WEST, 40)])
    assert t.players[0].carrying == taken


def test_my_own_treasure_is_nothing_to_me() -> None:
    """[ruling.own_treasure]"""
    t = table(sheet=OPEN)
    put(t.players[1], 4.0, 1.5)
    play(flick_of(t, seat=1), dice=STILL, answers=[aim(WEST, 40)])
    assert not t.players[1].carrying and not t.players[0].carrying


def test_nobody_takes_back_what_the_other_carries() -> None:
    """[ruling.no_robbery] Neither where it lay nor from its carrier; and both may carry at once."""
    t = table(sheet=OPEN)
    t.players[1].carrying = True
    put(t.players[1], 12.0, 16.5)
    put(t.players[0], 10.0, 16.5)
    play(flick_of(t), dice=STILL, answers=[aim(EAST, 100)])
    assert [player.carrying for player in t.players] == [False, True]
    put(t.players[0], 4.0, 1.5)
    play(flick_of(t), dice=STILL, answers=[aim(WEST, 40)])
    assert [player.carrying for player in t.players] == [True, True]


def test_a_carrier_takes_the_treasure_no_second_time() -> None:
    """[pickup.treasure] [ruling.beginner_cap] Where it lay there is nothing any more, nor more hit points."""
    t = table(sheet=OPEN, mode="beginner")
    t.players[0].hp = 5
    t.players[0].carrying = True
    put(t.players[0], 4.0, 1.5)
    play(flick_of(t), dice=STILL, answers=[aim(WEST, 40)])
    assert t.players[0].hp == 5


def test_a_treasure_that_sticks_out_behind_a_wall_is_not_reached() -> None:
    """[ruling.pickup_before_contact] The wall beside it is touched first."""
    t = table(sheet=OPEN)
    wall(t, "C2", "E2")
    put(t.players[0], 2.05, 0.5)
    play(flick_of(t), dice=STILL, answers=[aim(SOUTH, 40)])
    assert not t.players[0].carrying and t.players[0].hp == 14


def test_treasure_and_wall_in_one_flick_the_treasure_first() -> None:
    """[proc.path_order] [ruling.pickup_before_contact] [mode.beginner] With one hit point left: 1 + 5 - 1."""
    t = table(sheet=OPEN, mode="beginner")
    t.players[0].hp = 1
    put(t.players[0], 4.0, 1.5)
    play(flick_of(t), dice=STILL, answers=[aim(WEST, 100)])
    assert t.players[0].carrying and t.players[0].hp == 5 and at(t.players[0]) == (0.05, 1.5)


def test_treasure_and_potion_come_in_the_order_of_the_line() -> None:
    """[proc.path_order] At one hit point below the cap it makes no difference, but it is told."""
    drawing = OPEN.split("/")
    drawing[1] = ".t.P...........cc."
    drawing[16] = ".CC...........P.T."
    for x, degrees, order in (
        (6.0, WEST, ["pickup.potion", "pickup.treasure"]),
        (0.4, EAST, ["pickup.treasure", "pickup.potion"]),
    ):
        t = table(sheet="/".join(drawing))
        put(t.players[0], x, 1.5)
        events = listen(t)
        play(flick_of(t), dice=STILL, answers=[aim(degrees, 65)])
        assert [slug for slug in slugs(events) if slug.startswith("pickup")] == order
