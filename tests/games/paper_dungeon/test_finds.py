"""Finds: what is met on a square, once, at the moment of entering."""

from __future__ import annotations

import pytest

from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.kernel import listen, play
from tests.games.paper_dungeon.scenes import asked, hero_of, ledger, path, scene, slugs, take_turn, waiting, walk


def corridor(squares: str) -> str:
    """A corridor that begins with the hero."""
    border = "#" * (len(squares) + 3)
    return f"{border}\n#@{squares}#\n{border}"


def test_a_coin_is_a_coin() -> None:
    """[meet.coin] 1 into "+ ¢"."""
    table = scene(corridor("o."))
    events = listen(table)
    walk(table, 2)
    assert ledger(table) == (0, 0, 1, 0)
    assert [event.facts for event in events if event.slug == "meet.coin"] == [{"seat": 0, "coins": 1}]


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_chest_holds_what_the_die_says(face: int) -> None:
    """[meet.chest] Into "+ ¢"."""
    table = scene(corridor("$."))
    walk(table, 2, dice=[face])
    assert ledger(table) == (0, 0, face, 0)


@pytest.mark.parametrize("strength", range(1, 10))
def test_an_enemy_costs_its_strength(strength: int) -> None:
    """[meet.enemy] Into "- HP", without a die."""
    table = scene(corridor(f"{strength}."))
    walk(table, 2)
    assert ledger(table) == (0, strength, 0, 0)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_mystery_enemy_is_as_strong_as_the_die_says(face: int) -> None:
    """[meet.mystery_enemy] Into "- HP"."""
    table = scene(corridor("?."))
    walk(table, 2, dice=[face])
    assert ledger(table) == (0, face, 0, 0)


@pytest.mark.parametrize(("mark", "worth"), list(zip("abcdef", range(1, 7), strict=True)))
def test_a_heart_is_worth_what_is_printed(mark: str, worth: int) -> None:
    """[meet.heart] Into "+ HP", without a die."""
    table = scene(corridor(f"{mark}."))
    walk(table, 2)
    assert ledger(table) == (worth, 0, 0, 0)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_mystery_heart_is_worth_what_the_die_says(face: int) -> None:
    """[meet.mystery_heart] Into "+ HP"."""
    table = scene(corridor("h."))
    walk(table, 2, dice=[face])
    assert ledger(table) == (face, 0, 0, 0)


def test_every_find_on_the_way_is_met_in_its_order() -> None:
    """[meet.mandatory] Nothing is asked; the dice fall in the order of the squares."""
    table = scene(corridor("$o?h2c"))
    events = listen(table)
    assert asked(play_turn(table), dice=[6, 5, 4, 3]) == []
    assert ledger(table) == (3 + 3, 4 + 2, 5 + 1, 0)
    assert [slug for slug in slugs(events) if slug.startswith("meet.")] == [
        "meet.chest",
        "meet.coin",
        "meet.mystery_enemy",
        "meet.mystery_heart",
        "meet.enemy",
        "meet.heart",
    ]


def test_a_find_is_met_at_the_moment_of_entry() -> None:
    """[meet.mandatory] [turn.roll] While the chest is opened the hero stands on it, and the rest is still untouched."""
    table = scene(corridor("o$3."))
    ask = waiting(play_turn(table), dice=[4])
    assert ask.prompt == "roll.chest"
    assert path(table) == [(1, 1), (1, 2), (1, 3)]
    assert ledger(table) == (0, 0, 1, 0)


def test_a_find_where_the_move_ends_is_met_too() -> None:
    """[meet.mandatory]"""
    table = scene(corridor(".4"))
    walk(table, 2)
    assert ledger(table) == (0, 4, 0, 0)


def test_the_square_where_a_turn_begins_is_not_entered() -> None:
    """[meet.mandatory] Only squares that are entered."""
    table = scene("#####\n#o..#\n#####", (1, 1))
    walk(table, 2)
    assert ledger(table) == (0, 0, 0, 0)


def test_a_find_is_used_once() -> None:
    """[meet.once] On the way back, and in later turns, the squares are empty; no die is rolled for them."""
    table = scene(corridor("o3$"))
    take_turn(table, dice=[6, 2])
    assert path(table) == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 3), (1, 2), (1, 1)]
    assert ledger(table) == (0, 3, 1 + 2, 0)
    take_turn(table, dice=[2])
    assert ledger(table) == (0, 3, 3, 0)


def test_teleporters_and_stairs_are_not_used_up() -> None:
    """[meet.once] They are met again, each time."""
    table = scene("#######\n#.T.>.#\n#T#####\n#######", (1, 3), jumped=True)
    for _ in range(2):
        hero_of(table).trail = 0
        hero_of(table).at = 7 + 3
        questions = asked(play_turn(table), dice=[2], answers=["e", "remain", "remain"])
        assert [prompt for prompt, _ in questions] == ["decide.heading", "decide.take_stairs", "decide.take_stairs"]
        hero_of(table).trail = 0
        hero_of(table).at = 7 + 3
        questions = asked(play_turn(table), dice=[2], answers=["w", "walk_on"])
        assert [prompt for prompt, _ in questions] == ["decide.heading", "decide.teleport_again"]


def test_nobody_dies_on_the_way() -> None:
    """[meet.no_sudden_death] Far below 1 HP the move goes on, and a heart behind the enemy still saves the hero."""
    table = scene(corridor("9.f>"), hp=4)
    play(play_turn(table), dice=[4], answers=["leave"])
    hero = hero_of(table)
    assert (hero.hp, hero.deaths) == (1, 0)


def test_turns_go_on_below_1_hp() -> None:
    """[meet.no_sudden_death] The total is of no interest before the exit."""
    table = scene(corridor("9.."), hp=4)
    take_turn(table, dice=[2])
    assert not hero_of(table).done
    assert take_turn(table, dice=[2]) == (1, 1)
    assert (hero_of(table).deaths, ledger(table)) == (0, (0, 9, 0, 0))
