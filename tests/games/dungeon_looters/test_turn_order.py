"""The course of a turn and of a round. Rulebook: on your turn."""

from __future__ import annotations

from oubliette.games.dungeon_looters.ending import ALL_OUT
from oubliette.kernel import Value, listen, play
from tests.games.dungeon_looters.scenes import (
    BEATEN,
    OUT,
    asked,
    at,
    chest,
    give,
    hand,
    held,
    lock,
    looter,
    main_of,
    offered,
    place,
    scene,
    slugs,
    tiles,
    told,
    trap,
    whole_turn,
)
from tests.games.dungeon_looters.set_up_scenes import Script, settle

TWO_HALLS = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
BOTH = {"dwarf": "E5c3", "goblin": "F5c3"}


def test_come_back_then_a_tile_then_a_card_then_the_main_phase_then_the_end() -> None:
    """[turn.sequence]"""
    table = scene(rooms=TWO_HALLS, at={"dwarf": BEATEN, "goblin": "F5c3"})
    tiles(table, "dwarf", "crossroads")
    begun = settle(table, whole_turn(table, "dwarf"), {"draw.mj_card": ["stroke_of_luck"]})
    order = ["turn.sequence", "fight.respawn", "tile.lay", "draw.face_up", "turn.au_suivant"]
    assert [slug for slug in slugs(begun.events) if slug in order] == order
    prompts = [ask.prompt for ask in begun.asks]
    questions = ["decide.choose_respawn", "decide.lay_tile", "draw.tile", "draw.mj_card", "decide.main_choice"]
    assert [prompt for prompt in dict.fromkeys(prompts) if prompt in questions] == questions


def test_move_and_action_come_in_any_order() -> None:
    """[turn.main_phase] Force the chest and walk, or walk and force it."""
    before: list[Value] = [("force_chest", "E5b2"), "move", "n", "stop", "end_turn"]
    after: list[Value] = ["move", "s", "n", "stop", ("force_chest", "E5b2"), "end_turn"]
    for answers in (before, after):
        table = scene(at={"dwarf": "E5c2"})
        chest(table, "E5b2", "chest_shoebox", dd=16)
        play(main_of(table, "dwarf"), dice=[1, 1, 1, 1, 1], answers=answers)


def test_one_move_a_turn() -> None:
    """[turn.main_phase] After it neither a move nor a sprint is offered, however short it was."""
    rule = main_of(scene(), "dwarf")
    assert {"move", "sprint"} <= set(offered(rule))
    assert offered(main_of(scene(), "dwarf"), "move", "n", "stop") == ["end_turn"]


def test_one_action_a_turn() -> None:
    """[turn.one_action] Two chests within reach: after the first one there is nothing more to do but walk."""
    table = scene(rooms={"E5": ("vault", 0)}, at={"dwarf": "E5b1"})
    chest(table, "E5a1", "chest_shoebox", dd=16)
    chest(table, "E5c1", "chest_shoebox", dd=16)
    both = {("pick_chest", "E5a1"), ("force_chest", "E5a1"), ("pick_chest", "E5c1"), ("force_chest", "E5c1")}
    assert set(offered(main_of(table, "dwarf"))) == both | {"move", "sprint", "end_turn"}
    assert offered(main_of(table, "dwarf"), ("force_chest", "E5a1"), 1, 1, 1, 1, 1) == ["move", "end_turn"]


def test_no_action_in_the_middle_of_a_move() -> None:
    """[turn.action_not_inside_move] Beside a chest, in the middle of a move, a figure can only walk on or stop."""
    table = scene(at={"dwarf": "E5c3"})
    chest(table, "E5b2", "chest_shoebox")
    assert set(offered(main_of(table, "dwarf"), "move", "n")) == {"n", "e", "s", "stop"}
    place(table, "dwarf", "E5c3")
    assert ("force_chest", "E5b2") in offered(main_of(table, "dwarf"), "move", "n", "stop")


def test_what_counts_as_an_action() -> None:
    """[turn.actions_list] Locks, force, a fight, disarming, whatever is within reach."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5e3", "goblin": "E5e2"})
    lock(table, "E5-F5")
    trap(table, "E5d3", "decoy", layer="goblin")
    chest(table, "E5d4", "chest_big")
    actions = {option for option in offered(main_of(table, "dwarf")) if isinstance(option, tuple)}
    assert actions == {("pick_door", "E5-F5"), ("force_door", "E5-F5"), ("fight", "goblin"), ("disarm", "E5d3")}
    place(table, "dwarf", "E5d3")
    table.traps.clear()
    assert {("pick_chest", "E5d4"), ("force_chest", "E5d4")} <= set(offered(main_of(table, "dwarf")))


def test_the_janitor_has_two_actions_of_his_own() -> None:
    """[turn.actions_list] Locking with the keys, and tidying."""
    table = scene(("troll", "goblin"), rooms=TWO_HALLS, at={"troll": "E5e3"})
    assert ("lock", "E5-F5") in offered(main_of(table, "troll"))
    place(table, "troll", "E5c2")
    chest(table, "E5b2", "chest_big", colour="black")
    give(table, "troll", "bald_comb")
    assert ("tidy", "E5b2") in offered(main_of(table, "troll"))


def test_i_may_drop_things_and_play_cards_as_often_as_i_like() -> None:
    """[turn.main_phase] [ruling.card_count] [cards.number] Neither is an action."""
    table = scene()
    give(table, "dwarf", "bald_comb", "chalice")
    hand(table, "dwarf", "strong_coffee", "strong_coffee", "stroke_of_luck")
    answers: list[Value] = ["drop", "bald_comb", ("play", "strong_coffee"), "dwarf", ("play", "strong_coffee")]
    answers += ["dwarf", "drop", "chalice", ("play", "stroke_of_luck"), "dwarf"]
    assert offered(main_of(table, "dwarf"), *answers) == ["move", "sprint", "end_turn"]
    assert held(table, "dwarf") == []
    assert (looter(table, "dwarf").move_marker, looter(table, "dwarf").roll_marker) == (4, 2)


def test_the_turn_ends_when_i_say_so() -> None:
    """[turn.au_suivant] Even if there is nothing left to do, I am asked; and I may end it at once."""
    table = scene()
    events = listen(table)
    assert asked(main_of(table, "dwarf"), "move", "stop").prompt == "decide.main_choice"
    assert offered(main_of(table, "dwarf"), "move", "stop") == ["end_turn"]
    play(main_of(table, "dwarf"), answers=["end_turn"])
    assert slugs(events)[-1] == "turn.au_suivant"


def test_a_player_who_is_out_is_asked_too() -> None:
    """[turn.au_suivant] [exit.early_player] Out of the dungeon he still draws a card and says when he is done."""
    table = scene(at={"dwarf": OUT, "goblin": "E5c3"})
    begun = settle(table, whole_turn(table, "dwarf"), {"draw.mj_card": ["lock_door"]})
    assert looter(table, "dwarf").cards == ["lock_door"]
    assert begun.options("decide.main_choice") == [["end_turn"]]


# The hand limit


def thirteen_cards(limit: int) -> list[str]:
    """What is left of them at the end of the turn."""
    table = scene(at=BOTH, rooms=TWO_HALLS, mj_hand_limit=limit)
    hand(table, "dwarf", *["decoy"] * 4, *["rust"] * 2, *["draught"] * 2, *["lock_door"] * 5)
    settle(table, whole_turn(table, "dwarf"), {"draw.mj_card": ["stroke_of_luck"]})
    return looter(table, "dwarf").cards


def test_i_may_keep_seven_cards() -> None:
    """[turn.hand_limit] Ten are three too many, and I choose which go to the discard."""
    table = scene()
    hand(table, "dwarf", *["decoy"] * 4, *["rust"] * 2, *["draught"] * 2, *["lock_door"] * 2)
    events = listen(table)
    play(
        whole_turn(table, "dwarf"),
        dice=["stroke_of_luck"],
        answers=["end_turn", "rust", "decoy", "rust"],
    )
    assert looter(table, "dwarf").cards == ["decoy"] * 3 + ["draught"] * 2 + ["lock_door"] * 2
    assert sorted(table.mj_discard) == ["decoy", "rust", "rust", "stroke_of_luck"]
    seen = told(events, "turn.hand_limit")[0].seen_by(1)
    assert seen is not None
    assert seen.facts["cards"] == ("decoy", "rust", "rust")


def test_seven_are_not_too_many() -> None:
    """[turn.hand_limit]"""
    table = scene()
    hand(table, "dwarf", *["decoy"] * 7)
    play(whole_turn(table, "dwarf"), dice=["stroke_of_luck"], answers=["end_turn"])
    assert len(looter(table, "dwarf").cards) == 7


def test_only_at_the_end_of_my_own_turn() -> None:
    """[turn.hand_limit] The others may hold more until theirs."""
    table = scene(at=BOTH, rooms=TWO_HALLS)
    hand(table, "goblin", *["decoy"] * 7, "rust", "draught")
    settle(table, whole_turn(table, "dwarf"), {"draw.mj_card": ["stroke_of_luck"]})
    assert len(looter(table, "goblin").cards) == 9


def test_a_table_may_agree_on_another_limit_or_on_none() -> None:
    """[turn.hand_limit] By option, 5 to 10, or 0 for none."""
    assert len(thirteen_cards(5)) == 5
    assert len(thirteen_cards(10)) == 10
    assert len(thirteen_cards(0)) == 13


# The end of a turn and of a round


def test_the_last_window_then_the_hand_limit_then_the_end_then_the_sherpa() -> None:
    """[turn.end_checks] [turn.hand_limit] I could still have played a card before the window, not after it."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5c3", "goblin": "F5a1", "sherpa": "F5c3"})
    table.first = 1
    hand(table, "dwarf", *["decoy"] * 7, "rust")
    hand(table, "goblin", "lock_door")
    script: Script = {"draw.mj_card": ["stroke_of_luck"], "roll.sherpa_wander": [4], "decide.hand_discard": ["rust"]}
    begun = settle(table, whole_turn(table, "dwarf"), script)
    prompts = [ask.prompt for ask in begun.asks]
    assert prompts[-3:] == ["decide.react", "decide.hand_discard", "roll.sherpa_wander"]
    assert (begun.asks[-3].facts or {})["moment"] == "end_turn"
    assert at(table, "sherpa").startswith("E5")


def test_when_it_is_over_the_sherpa_stays() -> None:
    """[turn.end_checks] [end.all_out] [sherpa.wander] The end of the game is checked before he wanders."""
    table = scene(rooms=TWO_HALLS, at={"sherpa": "F5c3"})
    table.first = 1
    begun = settle(table, whole_turn(table, "dwarf"), {"draw.mj_card": ["decoy"]})
    assert table.ended == ALL_OUT
    assert "roll.sherpa_wander" not in [ask.prompt for ask in begun.asks]


def test_we_play_clockwise_and_a_round_ends_on_the_first_player_s_right() -> None:
    """[turn.round_end] [setup.first_player] [sherpa.wander] Seat 2 began: the round ends after seat 1.

    Then the sherpa wanders, not after every turn.
    """
    table = scene(("dwarf", "goblin", "lich"), at={"dwarf": "E5a1", "goblin": "E5b1", "lich": "E5d1", "sherpa": "E5c3"})
    table.first = table.to_play = 2
    seen = []
    for _ in range(4):
        seat = table.to_play
        begun = settle(table, whole_turn(table, table.active.archetype.id), {"draw.mj_card": ["stroke_of_luck"]})
        seen.append((seat, table.round, "roll.sherpa_wander" in [ask.prompt for ask in begun.asks]))
    assert seen == [(2, 1, False), (0, 1, False), (1, 2, True), (2, 2, False)]
