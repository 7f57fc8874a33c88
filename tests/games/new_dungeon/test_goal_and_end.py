"""The goal, and the end of the game. Rulebook, sections 1 and 9."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.heroes import new_hero
from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import GameOver, Value, listen, play
from tests.games.new_dungeon.scenes import (
    at,
    clear,
    give,
    held,
    hero,
    leave,
    offered,
    put_monster,
    table,
    told,
    turn_of,
)

# Treasures that are worth exactly the total.
TEN = ["gold_ring", "silver_necklace"]
TWENTY = ["huge_diamond", *TEN]
THIRTY = ["huge_diamond", *TWENTY]


def win(scene: Table, seat: int, answers: Sequence[Value], dice: Sequence[Value] = ()) -> None:
    """Play a turn that must end the game."""
    with pytest.raises(GameOver):
        play(turn_of(scene, seat), dice=dice, answers=answers)


@pytest.mark.parametrize(
    ("name", "hoard"),
    [
        ("warrior", TWENTY),
        ("thief", TWENTY),
        ("elf", TEN),
        ("dwarf", TEN),
        ("paladin", THIRTY),
        ("wizard", THIRTY),
    ],
)
def test_with_the_total_of_my_class_i_win_on_the_main_staircase(name: str, hoard: list[str]) -> None:
    """[goal.win] [goal.totals] [end.immediate] Exactly the total is enough."""
    scene = table(hero(name, at="K114", treasures=hoard), hero("warrior"))
    events = listen(scene)
    assert scene.heroes[0].gold == {2: 10_000, 3: 20_000, 4: 30_000}[len(hoard)]

    win(scene, 0, ["MAIN"])

    result = GAME.result(scene)
    assert result is not None
    assert (result.reason, result.places) == ("end.immediate", (1, 2))
    assert told(events, "goal.win")[0].facts["seat"] == 0


@pytest.mark.parametrize(
    ("name", "hoard", "gold"),
    [
        ("warrior", ["gold_necklace", "huge_diamond", "sack_750"], 19_750),
        ("elf", ["gold_necklace", "sack_750"], 9_750),
        ("paladin", ["gold_necklace", "huge_diamond", "huge_diamond", "sack_750"], 29_750),
    ],
)
def test_with_a_little_less_gold_i_do_not_win(name: str, hoard: list[str], gold: int) -> None:
    """[goal.win] [goal.totals]"""
    scene = table(hero(name, at="K114", treasures=hoard))
    assert scene.heroes[0].gold == gold
    clear(scene, "R108")
    # An elf may throw his spells away on the staircase, but he has none and draws one.
    play(turn_of(scene), dice=["fireball"] if name == "elf" else [], answers=["MAIN", "stop"])
    assert GAME.result(scene) is None


def test_gold_wins_nothing_in_the_depths() -> None:
    """[goal.win] He must stand on the Main Staircase."""
    scene = table(hero("dwarf", at="K114", treasures=TWENTY))
    play(turn_of(scene), answers=["K113", "stop"])
    assert GAME.result(scene) is None


def test_what_i_pick_up_in_a_room_has_to_be_carried_out() -> None:
    """[goal.win] [move.pick_up] The last piece is found two steps from the staircase."""
    scene = table(hero("dwarf", at="K114", treasures=["silver_necklace"]))
    clear(scene, "R108")
    leave(scene, "R108", "gold_ring")
    play(turn_of(scene), answers=["R108", ("pick_up", "gold_ring"), "stop"])
    assert scene.heroes[0].gold == 10_000
    assert GAME.result(scene) is None
    win(scene, 0, ["K114", "MAIN"])


def test_i_win_in_passing() -> None:
    """[goal.win] [end.immediate] At once, before the move is over; nobody else plays."""
    scene = table(hero("dwarf", at="K114", treasures=TEN), hero("warrior"))
    win(scene, 0, ["MAIN"])
    assert scene.to_play == 0


def test_spells_are_worth_nothing() -> None:
    """[goal.only_treasure_counts]"""
    spells = ["fireball"] * 3 + ["teleport"] * 3
    scene = table(hero("wizard", treasures=["gold_ring"], spells=spells))
    assert scene.heroes[0].gold == 3000


def test_what_others_hold_or_what_lies_about_does_not_count() -> None:
    """[goal.only_treasure_counts] In the hero's possession."""
    scene = table(hero("dwarf", at="K114", treasures=["gold_ring"]), hero("thief", treasures=["silver_necklace"]))
    clear(scene, "R108")
    leave(scene, "R108", "huge_diamond")
    play(turn_of(scene), answers=["MAIN", "stop", "none"])
    assert scene.heroes[0].gold == 3000
    assert GAME.result(scene) is None


def test_a_new_hero_needs_the_total_of_his_own_class() -> None:
    """[goal.win] [death.new_hero] That hero's class."""
    scene = table(hero("elf", treasures=TEN))
    one = scene.heroes[0]
    play(new_hero(scene, one), dice=["aldric"])
    give(scene, one, *TEN)
    play(turn_of(scene), answers=["K114", "MAIN", "stop"])
    assert GAME.result(scene) is None
    give(scene, one, "huge_diamond")
    win(scene, 0, ["K114", "MAIN"])


def test_i_can_win_on_anothers_turn() -> None:
    """[ruling.win_any_time] His ambush fails, and the ring that I take from him is all that I needed."""
    rival = hero("warrior", treasures=["gold_ring"])
    scene = table(rival, hero("elf", treasures=["silver_necklace"]))
    events = listen(scene)

    win(scene, 0, ["stop", ("ambush", scene.heroes[1].card)], dice=[1, 1])

    result = GAME.result(scene)
    assert result is not None
    assert result.places == (2, 1)
    assert result.scores == (0, 10_000)
    assert told(events, "goal.win")[0].facts["seat"] == 1


def test_a_theft_on_the_main_staircase_can_win() -> None:
    """[ruling.win_any_time] [end.immediate] Before the flight."""
    rival = hero("warrior", treasures=["gold_ring"])
    scene = table(hero("elf", treasures=["silver_necklace"]), rival)

    win(scene, 0, ["stop", ("ambush", rival.card)], dice=["fireball", 6, 6])

    assert at(scene.heroes[0]) == "MAIN"
    assert held(scene.heroes[0]) == ["silver_necklace", "gold_ring"]


def test_the_others_are_placed_by_how_near_they_were() -> None:
    """[ruling.places] [end.immediate] That player alone wins; scores are gold."""
    scene = table(
        hero("warrior", treasures=["silver_necklace"]),  # 35 %
        hero("dwarf", at="K114", treasures=TEN),
        hero("elf", treasures=["silver_coffer"]),  # 40 %
    )
    win(scene, 1, ["MAIN"])
    result = GAME.result(scene)
    assert result is not None
    assert (result.places, result.scores) == ((3, 1, 2), (7000, 10_000, 4000))


def test_the_richest_lose_to_the_hero_who_is_out() -> None:
    """[end.immediate] A warrior with three times the gold is still in the dungeon."""
    scene = table(hero("warrior", at="K118", treasures=THIRTY), hero("dwarf", at="K114", treasures=["gold_necklace"]))
    give(scene, scene.heroes[1], "sack_1000")
    win(scene, 1, ["MAIN"])
    result = GAME.result(scene)
    assert result is not None
    assert result.places == (2, 1)


# The last round


def last_round(scene: Table, *answers: Value) -> None:
    """Play a round to its end; nobody moves."""
    for seat in range(len(scene.heroes)):
        assert GAME.result(scene) is None
        play(turn_of(scene, seat), answers=answers or ["stop"])


def test_after_the_last_round_the_nearest_to_his_total_wins() -> None:
    """[ruling.places] max_rounds: the ratio counts, not the gold. Spec 5.1."""
    scene = table(
        hero("warrior", at="K114", treasures=["silver_necklace"]),
        hero("dwarf", at="K118", treasures=["silver_coffer"]),
        max_rounds=3,
    )
    scene.round = 3

    last_round(scene)

    result = GAME.result(scene)
    assert result is not None
    assert (result.reason, result.places, result.scores) == ("end.max_rounds", (2, 1), (7000, 4000))


def test_before_the_last_round_nothing_ends() -> None:
    """max_rounds: at the end of that round."""
    scene = table(hero("warrior"), hero("dwarf"), max_rounds=3)
    scene.round = 2
    last_round(scene)
    assert GAME.result(scene) is None
    assert scene.round == 3


def test_of_equal_ratios_more_gold_is_better() -> None:
    """[ruling.places] max_rounds: 10,000 of 20,000 before 5,000 of 10,000."""
    scene = table(
        hero("dwarf", at="K114", treasures=["jade_idol"]),
        hero("warrior", at="K118", treasures=["huge_diamond"]),
        max_rounds=1,
    )
    last_round(scene)
    result = GAME.result(scene)
    assert result is not None
    assert result.places == (2, 1)


def test_a_hero_who_is_equal_in_both_shares_the_win() -> None:
    """max_rounds: then shared."""
    scene = table(
        hero("dwarf", at="K114", treasures=["jade_idol"]),
        hero("elf", at="K118", treasures=["huge_emerald"]),
        hero("warrior", at="K105"),
        max_rounds=1,
    )
    last_round(scene)
    result = GAME.result(scene)
    assert result is not None
    assert result.places == (1, 1, 3)


def test_a_game_can_go_on_for_ever() -> None:
    """max_rounds 0 means no limit; the default is 200."""
    for rounds, ends in ((0, False), (200, True)):
        scene = table(hero("warrior"), hero("dwarf"), max_rounds=rounds)
        scene.round = 200
        last_round(scene)
        assert (GAME.result(scene) is not None) == ends
    assert table(hero("warrior"), hero("dwarf")).house.max_rounds == 200


def test_a_monster_alive_is_no_obstacle_to_the_end() -> None:
    """[end.immediate] The dungeon need not be cleared: all its cards are still there."""
    scene = table(hero("dwarf", at="K114", treasures=TEN))
    put_monster(scene, "R108", "goblins")
    assert "MAIN" in offered(turn_of(scene.clone()))
    win(scene, 0, ["MAIN"])
    result = GAME.result(scene)
    assert result is not None
    assert result.places == (1,)
