"""Hit points: counted at once, never above the start, death at 0. Rulebook: hit points; the goal."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import GameOver, Result, listen
from tests.games.dungeon_pen.card_scenes import BUMP, STEP, draw, facts, find, hp, scene, travels, turn
from tests.games.dungeon_pen.scenes import CALM, NORTH, STILL, aim, embody, give, next_fatras, put


def ends(table: Table) -> Result:
    """The result of the match."""
    result = GAME.result(table)
    assert result is not None
    return result


# Noted at once


def test_losses_and_gains_are_noted_at_once() -> None:
    """[hp.adjust_now] Each is told with what is left, and everybody sees it. [hidden.open]"""
    table = scene()
    events = listen(table)
    draw(table, "arrow_in_knee")
    find(table, "dubious_cheese")
    assert facts(events, "hp.loss", 1) == [{"seat": 0, "amount": 2, "hp": 13}]
    assert facts(events, "hp.gain", 1) == [{"seat": 0, "amount": 1, "hp": 14}]
    assert [GAME.view(table, seat)["players"][0]["hp"] for seat in (0, 1)] == [14, 14]


def test_the_contact_counts_before_the_event() -> None:
    """[hp.adjust_now] [proc.contact] [proc.event]"""
    table = scene("croquis")
    events = turn(table, "trapped_slab", STILL, [BUMP])
    assert [event.facts["hp"] for event in events if event.slug in ("flick.wall_contact", "hp.loss")] == [14, 13]


# Never above the start


@pytest.mark.parametrize(("card", "gain"), [("dubious_cheese", 1), ("clean_bandage", 2)])
def test_nobody_gets_more_than_the_start(card: str, gain: int) -> None:
    """[hp.cap] A gain of nothing is told, too."""
    table = scene()
    events = listen(table)
    find(table, card)
    assert hp(table) == (15, 15)
    assert facts(events, "hp.gain", 0) == [{"seat": 0, "amount": 0, "hp": 15}]


@pytest.mark.parametrize(("character", "start"), [("brute", 17), ("elf", 13), ("intern", 15)])
def test_the_start_is_that_of_the_character(character: str, start: int) -> None:
    """[hp.cap] [setup.hp]"""
    table = scene()
    embody(table.players[0], character)
    table.players[0].hp = start - 1
    find(table, "clean_bandage")
    assert table.players[0].hp == start


def test_the_start_may_be_a_handicap() -> None:
    """[hp.cap] [option.handicap]"""
    table = scene(handicap="seat2", handicap_hp=5)
    assert hp(table) == (15, 5)
    table.players[1].hp = 4
    find(table, "clean_bandage", seat=1)
    assert hp(table) == (15, 5)


def test_the_fountain_does_not_heal_beyond_the_start() -> None:
    """[hp.cap] [card.dubious_fountain]"""
    table = scene()
    draw(table, "dubious_fountain", [6])
    assert hp(table) == (15, 15)


# At zero


@pytest.mark.parametrize("seat", [0, 1])
def test_with_the_last_hit_point_gone_the_opponent_wins(seat: int) -> None:
    """[hp.zero] [win.opponent_dead] Whose card it was does not matter."""
    table = scene()
    table.players[seat].hp = 1
    with pytest.raises(GameOver):
        draw(table, "trapped_slab", seat=seat)
    assert ends(table).reason == "win.opponent_dead"
    assert ends(table).places == ((2, 1) if seat == 0 else (1, 2))
    assert ends(table).scores == ((0, 15) if seat == 0 else (15, 0))


def test_with_one_hit_point_left_one_plays_on() -> None:
    """[hp.zero]"""
    table = scene()
    table.players[0].hp = 2
    draw(table, "trapped_slab")
    assert (hp(table), GAME.result(table)) == ((1, 15), None)


def test_nobody_has_less_than_nothing() -> None:
    """[hp.zero] A troll at 1 hit point: what is told and shown is 0."""
    table = scene()
    table.players[0].hp = 1
    events = listen(table)
    with pytest.raises(GameOver):
        draw(table, "toll_troll", [1])
    assert facts(events, "hp.loss", 0) == [{"seat": 0, "amount": 3, "hp": 0}]
    assert GAME.view(table, 1)["players"][0]["hp"] == 0
    assert ends(table).scores == (0, 15)


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("arrow_in_knee", []),
        ("spike_pit", [4]),
        ("laughing_gas", []),
        ("cellar_rats", [2]),
        ("goblin_accountant", [2]),
        ("union_skeleton", [3]),
        ("lukewarm_jelly", [2]),
        ("mimic_chest", [3]),
        ("toll_troll", [4]),
        ("wheezing_dragonet", [4]),
        ("dubious_fountain", [2]),
    ],
)
def test_any_event_may_be_the_last(card: str, dice: list[int]) -> None:
    """[win.opponent_dead] Whatever caused it."""
    table = scene()
    table.players[0].hp = 1
    with pytest.raises(GameOver):
        draw(table, card, dice)
    assert (ends(table).reason, ends(table).places) == ("win.opponent_dead", (2, 1))


@pytest.mark.parametrize("card", ["haunted_dentures", "unpaid_bill"])
def test_one_may_die_of_fatras(card: str) -> None:
    """[win.opponent_dead] [proc.fatras]"""
    table = scene()
    table.players[1].hp = 1
    with pytest.raises(GameOver):
        find(table, card, seat=1)
    assert (ends(table).reason, ends(table).places) == ("win.opponent_dead", (1, 2))


def test_one_may_die_of_the_low_ceiling() -> None:
    """[win.opponent_dead] [card.low_ceiling] The contact took the last but one."""
    table = scene("croquis")
    table.players[0].hp = 2
    with pytest.raises(GameOver):
        turn(table, "low_ceiling", STILL, [BUMP])
    assert ends(table).places == (2, 1)


def test_a_player_who_dies_of_a_contact_draws_no_event() -> None:
    """[hp.zero] [proc.event]"""
    table = scene("croquis")
    table.players[0].hp = 1
    with pytest.raises(GameOver):
        turn(table, CALM, STILL, [BUMP])
    assert (ends(table).reason, table.events.discards) == ("win.opponent_dead", [])


def test_a_player_who_dies_of_a_chest_draws_no_event() -> None:
    """[hp.zero] [proc.fatras] [proc.event]"""
    table = scene()
    put(table.players[0], 5.5, 7.5)
    table.players[0].hp = 1
    next_fatras(table, "haunted_dentures")
    with pytest.raises(GameOver):
        turn(table, CALM, STILL, [aim(NORTH, 60)])
    assert (ends(table).reason, table.events.discards) == ("win.opponent_dead", [])


def test_a_dragonet_s_sneeze_may_win_the_game() -> None:
    """[win.opponent_dead] [card.wheezing_dragonet] On the drawer's own turn."""
    table = scene()
    table.players[1].hp = 2
    with pytest.raises(GameOver):
        draw(table, "wheezing_dragonet", [5])
    assert (ends(table).reason, ends(table).places) == ("win.opponent_dead", (1, 2))


def test_a_vial_in_time_saves_a_life() -> None:
    """[hp.adjust_now] [card.healing_vial]"""
    table = scene("croquis")
    table.players[0].hp = 1
    give(table, table.players[0], "healing_vial")
    turn(table, CALM, STILL, ["healing_vial", BUMP])
    assert hp(table) == (3, 15)


# Both at once


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("left", [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_if_both_die_laughing_both_lose(left: tuple[int, int], seat: int) -> None:
    """[win.double_defeat] [card.laughing_gas] [ruling.simultaneous_loss] Nobody has the first place."""
    table = scene()
    for player, amount in zip(table.players, left, strict=True):
        player.hp = amount
    with pytest.raises(GameOver):
        draw(table, "laughing_gas", seat=seat)
    assert (ends(table).reason, ends(table).places, ends(table).scores) == ("win.double_defeat", (2, 2), (0, 0))


@pytest.mark.parametrize("drawer", [0, 1])
@pytest.mark.parametrize("victim", [0, 1])
def test_if_one_dies_laughing_the_other_wins(drawer: int, victim: int) -> None:
    """[win.opponent_dead] [card.laughing_gas] With three hit points one survives."""
    table = scene()
    table.players[victim].hp = 2
    table.players[1 - victim].hp = 3
    with pytest.raises(GameOver):
        draw(table, "laughing_gas", seat=drawer)
    assert ends(table).reason == "win.opponent_dead"
    assert ends(table).places[1 - victim] == 1
    assert sorted(ends(table).scores) == [0, 1]


def test_nobody_plays_on_after_the_end() -> None:
    """[hp.zero] The turn is not passed on."""
    table = scene()
    table.players[0].hp = 1
    with pytest.raises(GameOver):
        turn(table, "trapped_slab", STILL, [STEP])
    assert (table.over, table.winner, table.to_play) == (True, 1, 0)


def test_lost_hit_points_do_not_slow_the_pencil() -> None:
    """[hp.adjust_now] With one hit point one flicks like with fifteen."""
    table = scene()
    table.players[0].hp = 1
    assert travels(table) == (8.0, 0.0)
