"""Giving and swapping treasures, with `free_trade`."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.kernel import GameOver, Value, listen, play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import (
    held,
    hero,
    monsters_in,
    offered,
    put_monster,
    slugs,
    table,
    turn_of,
)

CORRIDOR = "K106"


def test_after_my_move_i_may_swap_a_treasure_with_whoever_is_here() -> None:
    """[free_trade] One of mine for one of his, if he agrees."""
    elf, dwarf = hero("elf", "K107", treasures=["opal", "garnet"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = table(elf, dwarf, free_trade=True)

    play(
        turn_of(t),
        answers=[CORRIDOR, "stop", ("trade", dwarf.card), "garnet", "pearl", "accept", "none"],
    )

    assert held(elf) == ["opal", "pearl"] and held(dwarf) == ["garnet"]


def test_i_may_give_a_treasure_away() -> None:
    """[free_trade] "Swap or give"."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = table(elf, dwarf, free_trade=True)

    play(turn_of(t), answers=["stop", ("trade", dwarf.card), "opal", "nothing", "accept", "none"])

    assert held(elf) == [] and held(dwarf) == ["pearl", "opal"]


def test_my_partner_may_refuse() -> None:
    """[free_trade] decide.trade_answer: nothing changes hands."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = table(elf, dwarf, free_trade=True)
    events = listen(t)

    play(turn_of(t), answers=["stop", ("trade", dwarf.card), "opal", "pearl", "reject", "none"])

    assert held(elf) == ["opal"] and held(dwarf) == ["pearl"]
    assert "trade.refused" in slugs(events) and "trade.done" not in slugs(events)


def test_a_trade_does_not_cost_me_my_action() -> None:
    """[free_trade] [turn.one_action] Fight, ambush, healing: a trade is none of them."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = table(elf, dwarf, free_trade=True)
    gift: list[Value] = [("trade", dwarf.card), "opal", "nothing", "accept"]

    play(
        turn_of(t),
        dice=[6, 6],
        answers=["stop", *gift, ("ambush", dwarf.card), "opal", *escape(t, CORRIDOR)],
    )

    assert held(elf) == ["opal"]


def test_nobody_trades_over_a_distance() -> None:
    """[free_trade] With heroes in his space."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", "K107", treasures=["pearl"])
    t = table(elf, dwarf, free_trade=True)

    play(turn_of(t), answers=["stop"])

    assert held(elf) == ["opal"]


def test_without_the_option_nobody_trades() -> None:
    """[free_trade] Off by default."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = table(elf, dwarf)

    assert offered(turn_of(t), "stop") == [("ambush", dwarf.card), "none"]


def test_only_the_active_hero_opens_a_trade() -> None:
    """[ruling.trade_terms] The other has treasures too, but it is my turn: if I ask nobody, nobody is asked."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = table(elf, dwarf, free_trade=True)

    play(turn_of(t), answers=["stop", "none"])

    assert held(elf) == ["opal"] and held(dwarf) == ["pearl"]


def test_a_hero_who_buys_a_sword_before_the_fight_swings_it() -> None:
    """[free_trade] [item.sword] The move is over, the fight still to come: 4 + 2 against an Ogre's red 6."""
    warrior, elf = hero("warrior", "K318", treasures=["opal"]), hero("elf", "R301", treasures=["magic_sword_2"])
    t = table(warrior, elf, free_trade=True)
    put_monster(t, "R301", "ogre")

    play(
        turn_of(t),
        dice=[2, 2, "gold_cup"],
        answers=["R301", ("trade", elf.card), "opal", "magic_sword_2", "accept", "fight", "attack"],
    )

    assert monsters_in(t, "R301") == [] and held(warrior) == ["magic_sword_2", "gold_cup"] and held(elf) == ["opal"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_trade_on_the_main_staircase_may_win(seat: int) -> None:
    """[ruling.win_any_time] Either of the two, the moment he has enough."""
    dwarf = hero("dwarf", treasures=["huge_ruby", "pearl"])
    elf = hero("elf", treasures=["gold_necklace", "garnet"])
    t = table(dwarf, elf, free_trade=True)
    offer = ["pearl", "gold_necklace"] if seat == 0 else ["pearl", "garnet"]

    with pytest.raises(GameOver):
        play(turn_of(t), answers=["stop", ("trade", elf.card), *offer, "accept"])

    result = GAME.result(t)
    assert result is not None and result.won(seat) and not result.won(1 - seat)


def test_two_gifts_to_two_friends_on_one_turn() -> None:
    """[free_trade] "With heroes in his space": each may be asked."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal", "garnet"]), hero("dwarf", CORRIDOR)
    thief = hero("thief", CORRIDOR)
    t = table(elf, dwarf, thief, free_trade=True)

    play(
        turn_of(t),
        answers=["stop", ("trade", dwarf.card), "opal", "accept", ("trade", thief.card), "accept", "none"],
    )

    assert held(elf) == [] and held(dwarf) == ["opal"] and held(thief) == ["garnet"]


def test_a_treasure_that_changes_hands_takes_its_mark_along() -> None:
    """[free_trade] [ruling.mark_permanent] +M works for whoever holds the card; a double move was for the finder."""
    elf = hero("elf", CORRIDOR, treasures=["gold_ring_move_2"])
    dwarf = hero("dwarf", CORRIDOR, treasures=["sack_750_double_move"])
    t = table(elf, dwarf, free_trade=True, annotations=True)

    swap = ["gold_ring_move_2", "sack_750_double_move", "accept"]
    play(turn_of(t), answers=["stop", ("trade", dwarf.card), *swap, "none"])

    shown = GAME.view(t, 0)["players"]
    assert (shown[0]["move"], shown[1]["move"]) == (6, 6)
    assert not elf.double_move
