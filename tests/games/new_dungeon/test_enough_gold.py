"""A hero learns that he has enough gold, a loser with more gold than the winner why he lost. Rulebook, section 1."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.ambush import ambush
from oubliette.games.new_dungeon.turn import pass_turn
from oubliette.kernel import SPECTATOR, GameOver, listen, play
from tests.games.new_dungeon.fights import before, total
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import clear, give, hero, leave, move_to, slugs, table, told, turn_of
from tests.games.new_dungeon.variants import secret


def test_with_the_last_treasure_i_am_told_to_go_home() -> None:
    """[goal.enough] A dwarf needs 10,000: 9,000 and the Gold Cup make it. From R301 it is 13 spaces."""
    dwarf = hero("dwarf", treasures=["gold_necklace"])
    laid = before("ogre", dwarf)
    events = listen(laid)
    play(turn_of(laid), dice=total(9), answers=["stop"])
    news = told(events, "goal.enough")
    assert [event.facts for event in news] == [{"seat": 0, "gold": 11500, "total": 10000, "steps": 13}]
    assert slugs(events).index("goal.enough") == slugs(events).index("fight.victory_loot") + 1


def test_i_am_told_once() -> None:
    """[goal.enough] The next treasure is no news."""
    dwarf = hero("dwarf", at="K105", treasures=["huge_diamond"])
    laid = table(dwarf)
    leave(laid, "K104", "pearl")
    events = listen(laid)
    play(turn_of(laid), answers=["K104", ("pick_up", "pearl"), "stop"])
    assert told(events, "goal.enough") == []


def test_i_am_told_again_when_i_get_it_back() -> None:
    """[goal.enough] Robbed of the diamond, and the robber robbed in turn."""
    dwarf, thief = hero("dwarf", at="K105", treasures=["huge_diamond"]), hero("thief", at="K105")
    laid = table(dwarf, thief)
    events = listen(laid)
    play(ambush(laid, thief, dwarf), dice=(6, 6), answers=escape(laid, "K105"))
    move_to(thief, "K105")
    assert told(events, "goal.enough") == []
    play(ambush(laid, dwarf, thief), dice=(6, 6), answers=escape(laid, "K105"))
    assert [event.facts["seat"] for event in told(events, "goal.enough")] == [0]


def test_a_victim_is_told_too() -> None:
    """[goal.enough] [ambush.failure] The thief's ring made the dwarf rich."""
    dwarf, thief = hero("dwarf", at="K105", treasures=["gold_necklace"]), hero("thief", at="K105")
    laid = table(dwarf, thief)
    give(laid, thief, "gold_ring")
    events = listen(laid)
    play(ambush(laid, thief, dwarf), dice=total(2))
    assert [event.facts["seat"] for event in told(events, "goal.enough")] == [0]


def test_behind_secret_doors_nobody_knows_how_far_it_is() -> None:
    """[goal.enough] R110 has no other doors; with the card there is a way."""
    for card, known in ((), False), (("secret_door_card",), True):
        dwarf = hero("dwarf", at="R110", treasures=["gold_necklace", *card])
        laid = table(dwarf)
        clear(laid, "R110")
        leave(laid, "R110", "pearl")
        events = listen(laid)
        play(turn_of(laid), answers=[("pick_up", "pearl"), "stop"])
        assert (told(events, "goal.enough")[0].facts["steps"] != 0) is known


def test_hidden_treasures_tell_their_owner_only() -> None:
    """[goal.enough] [hidden_treasures]"""
    dwarf = hero("dwarf", at="K105", treasures=["gold_necklace"])
    laid = secret(dwarf, hero("elf"))
    leave(laid, "K105", "pearl", known_to=[])
    events = listen(laid)
    play(turn_of(laid), answers=[("pick_up", "face_down"), "stop"])
    news = told(events, "goal.enough")[0]
    assert [news.seen_by(seat) is not None for seat in (0, 1, SPECTATOR)] == [True, False, False]


def test_a_richer_rival_who_needed_more_is_told_why_he_lost() -> None:
    """[ruling.places] The paladin has 19,000 of 30,000, the dwarf who is home 10,000 of 10,000."""
    dwarf, paladin = hero("dwarf", at="K109"), hero("paladin", at="K103")
    laid = table(dwarf, paladin, hero("elf"))
    give(laid, dwarf, "huge_diamond")
    give(laid, paladin, "huge_diamond", "gold_necklace")
    events = listen(laid)
    with pytest.raises(GameOver):
        play(turn_of(laid), answers=["MAIN"])
    expected = {"seat": 1, "gold": 19000, "total": 30000, "percent": 63, "enough": 0, "timed": 0}
    assert [event.facts for event in told(events, "ruling.places")] == [expected]


def test_a_richer_rival_who_was_not_home_is_told_why_he_lost() -> None:
    """[ruling.places] The elf had more than enough, but somewhere else."""
    dwarf, elf = hero("dwarf", at="K109"), hero("elf", at="K103")
    laid = table(dwarf, elf)
    give(laid, dwarf, "huge_diamond")
    give(laid, elf, "huge_diamond", "pearl")
    events = listen(laid)
    with pytest.raises(GameOver):
        play(turn_of(laid), answers=["MAIN"])
    assert [event.facts["enough"] for event in told(events, "ruling.places")] == [1]


def test_when_time_is_up_the_share_is_explained() -> None:
    """[ruling.places] [end.max_rounds] An elf's 6,000 beat a wizard's 8,000."""
    elf, wizard = hero("elf", treasures=["huge_sapphire"]), hero("wizard", treasures=["huge_ruby"])
    laid = table(elf, wizard, max_rounds=1)
    events = listen(laid)
    pass_turn(laid)
    pass_turn(laid)
    facts = told(events, "ruling.places")[0].facts
    assert (facts["seat"], facts["percent"], facts["timed"]) == (1, 26, 1)
