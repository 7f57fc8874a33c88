"""Rare cases of `hidden_treasures`: no card moved, or a card had no effect."""

from __future__ import annotations

import pytest

from oubliette.kernel import SPECTATOR, Value, play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import asked, at, clear, hero, leave, put_monster, put_treasure, table, turn_of
from tests.games.new_dungeon.variants import FACE_DOWN, hand_seen, player, secret


def test_a_winner_who_pays_nothing_has_nothing_mixed_up() -> None:
    """[ruling.others_lose_track] Everybody saw his sword on the roll, and that no card changed hands."""
    warrior = hero("warrior", "R301", came_from="K318", treasures=["magic_sword_1", "opal"])
    elf = hero("elf", "R301", came_from="K318")
    laid = secret(warrior, elf, hero("dwarf"))
    put_monster(laid, "R301", "ogre")
    put_treasure(laid, "R301", "gold_cup")

    play(turn_of(laid), dice=[6, 6], answers=["stop", ("invite", elf.card, 1), "join", "done"])

    assert hand_seen(laid, warrior, 2) == ["magic_sword_1", FACE_DOWN, FACE_DOWN]


def test_a_present_mixes_up_the_givers_cards_only() -> None:
    """[ruling.others_lose_track] [ruling.trade_terms] The partner gave nothing: what was known of him still is."""
    elf, dwarf = (
        hero("elf", "K106", treasures=["opal", "pearl"]),
        hero("dwarf", "K106", treasures=["garnet", "gold_ring"]),
    )
    laid = secret(elf, dwarf, hero("thief"), free_trade=True)
    dwarf.treasures[0] = dwarf.treasures[0].known_to(laid.everybody)

    play(turn_of(laid), answers=["stop", ("trade", dwarf.card), "opal", "nothing", "accept", "none"])

    assert hand_seen(laid, dwarf, 2) == ["garnet", FACE_DOWN, FACE_DOWN]


def test_a_stolen_double_move_does_not_tell_what_was_stolen() -> None:
    """[house.double_move] The finder still has it, but only he knows; his empty hand says nothing about it."""
    dwarf, thief = hero("dwarf", "R111"), hero("thief", "R111")
    laid = secret(dwarf, thief, annotations=True)
    clear(laid, "R111")
    leave(laid, "R111", "sack_750_double_move", known_to=[])

    play(turn_of(laid), answers=[("pick_up", "face_down"), "stop"])
    play(turn_of(laid, 1), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), *escape(laid, "R111")])

    assert hand_seen(laid, dwarf, 1) == []
    assert player(laid, dwarf, 0)["double_move"] is True
    assert player(laid, dwarf, 1)["double_move"] is player(laid, dwarf, SPECTATOR)["double_move"] is None


def test_a_ring_found_on_a_doubled_turn_is_not_shown_by_it() -> None:
    """[ruling.used_is_shown] [ruling.allowance_at_the_start] It counts from the next turn on."""
    warrior = hero("warrior", "K121", treasures=["sack_750_double_move"])
    laid = secret(warrior, hero("elf"), annotations=True)
    warrior.double_move = True
    clear(laid, "R111")
    leave(laid, "R111", "silver_ring_move_1", known_to=[])

    walk: list[Value] = ["R111", ("pick_up", "face_down"), "K121", "K118", "K121", "K118", "K121", "stop"]
    play(turn_of(laid), answers=walk)

    assert hand_seen(laid, warrior, 1) == ["sack_750_double_move", FACE_DOWN]


# The question at the end of a move, next to a secret door with a monster behind it

TO_THE_SECRET_DOOR = ["K116", "K112", "K116", "K112", "K113"]


@pytest.mark.parametrize("card", ["opal", "secret_door_card"])
def test_the_last_question_does_not_tell_who_holds_a_secret_door_card(card: str) -> None:
    """[ruling.asked_at_the_end] [hidden_treasures] No spell of his attacks; whatever his card is, he can only stop."""
    laid = secret(hero("wizard", "K112", spells=["teleport"], treasures=[card]), hero("dwarf"))
    ask = asked(turn_of(laid), *TO_THE_SECRET_DOOR)
    assert (ask.prompt, list(ask.options)) == ("decide.step", ["stop"])


def test_a_hero_who_holds_nothing_has_no_card_to_hide() -> None:
    """[ruling.asked_at_the_end] [hidden_treasures] How many treasures he has, all can see: he is not asked."""
    wizard = hero("wizard", "K112", spells=["fireball"])
    play(turn_of(secret(wizard, hero("dwarf"))), answers=TO_THE_SECRET_DOOR)
    assert at(wizard) == "K113"


def test_treasures_on_the_table_hide_no_card() -> None:
    """[ruling.asked_at_the_end] All see that an Opal finds no secret door: he is not asked."""
    wizard = hero("wizard", "K112", spells=["fireball"], treasures=["opal"])
    play(turn_of(table(wizard, hero("dwarf"))), answers=TO_THE_SECRET_DOOR)
    assert at(wizard) == "K113"
