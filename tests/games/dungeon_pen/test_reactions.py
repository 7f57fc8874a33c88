"""Reactions to a line: second try, hard hat, the dwarf's skull, and children. Rulebook: the flick."""

from __future__ import annotations

import pytest

from oubliette.kernel import Value, listen, play
from oubliette.texts import GameTexts
from tests.games.dungeon_pen.scenes import (
    EAST,
    MISSED,
    NORTH,
    OPEN,
    STILL,
    aim,
    asked,
    at,
    embody,
    flick_of,
    give,
    put,
    slugs,
    table,
    told,
    waits,
    wall,
)

INTO_WALL = aim(NORTH, 40)  # from the cell of seat 0 on the croquis: a contact at 2, 14

# Second try


def test_a_second_try_takes_the_line_back_and_i_flick_again_from_the_same_point() -> None:
    """[proc.second_try] The first line touched a wall and crossed a potion, and nothing came of it."""
    t = table(sheet=OPEN)
    wall(t, "J7", "J9")
    put(t.players[0], 6.0, 8.5)
    t.players[0].hp = 10
    give(t, t.players[0], "second_try")
    events = listen(t)
    answers: list[Value] = ["aim", aim(EAST, 100), "second_try", aim(NORTH, 20)]
    play(flick_of(t), dice=[*STILL, *STILL], answers=answers)
    assert at(t.players[0]) == (6.0, 6.5) and t.players[0].hp == 10 and not t.players[0].touched
    assert t.sipped == [0, 0] and len(t.strokes) == 1 and t.players[0].objects == []
    assert slugs(events) == ["flick.line", "object.discard", "flick.line", "flick.new_position"]


def test_a_second_try_is_made_with_the_same_effects_drawn_afresh() -> None:
    """[proc.second_try] The cap and the elbow act on both, and the elbow throws its die again."""
    t = table(sheet=OPEN)
    put(t.players[0], 4.0, 7.0)
    give(t, t.players[0], "second_try")
    waits(t.players[0], "broken_lead", "elbow_nudge")
    answers: list[Value] = ["aim", aim(EAST, 100), "second_try", aim(20, 100)]
    play(flick_of(t), dice=[*STILL, 2, *STILL, 1], answers=answers)
    assert at(t.players[0]) == (7.5, 7.0) and t.players[0].waiting == []


def test_a_miss_may_be_tried_again() -> None:
    """[proc.second_try] [flick.failed] And may be one again."""
    for draws, end in ((STILL, (2.0, 14.0)), (MISSED, (2.0, 16.0))):
        t = table(sheet=OPEN, profile="normal")
        give(t, t.players[0], "second_try")
        answers: list[Value] = ["aim", aim(NORTH, 20), "second_try", aim(NORTH, 20)]
        play(flick_of(t), dice=[*MISSED, *draws], answers=answers)
        assert at(t.players[0]) == end


def test_i_may_accept_the_line_and_keep_the_card() -> None:
    """[proc.second_try]"""
    t = table()
    give(t, t.players[0], "second_try")
    play(flick_of(t), dice=STILL, answers=["aim", INTO_WALL, "accept", "lose"])
    assert t.players[0].hp == 14 and t.players[0].objects == ["second_try"]


def test_the_line_is_shown_before_i_am_asked() -> None:
    """[proc.second_try] [hidden.noise] I see it, and nothing is applied yet."""
    t = table()
    give(t, t.players[0], "second_try")
    events = listen(t)
    ask = asked(flick_of(t), "aim", INTO_WALL, *STILL)
    assert ask.prompt == "decide.second_try" and list(ask.options) == ["accept", "second_try"]
    assert ask.facts == {"missed": 0, "contact": 1, "only": 0}
    assert slugs(events) == ["flick.line"] and at(t.players[0]) == (2.0, 16.0) and t.players[0].hp == 15
    assert t.shown is not None and t.shown.contact and t.shown.points[:2] == (2.0, 16.0) and t.strokes == []


def test_a_line_that_was_applied_or_taken_back_is_shown_no_more() -> None:
    """[proc.second_try] The second try is a miss here, so there is no line."""
    t = table(profile="normal")
    give(t, t.players[0], "second_try")
    play(flick_of(t), dice=[*STILL, *MISSED], answers=["aim", INTO_WALL, "second_try", INTO_WALL])
    assert t.shown is None and t.strokes == []
    play(flick_of(t), dice=STILL, answers=[INTO_WALL])
    assert t.shown is None and len(t.strokes) == 1


# Hard hat


def test_a_hard_hat_saves_the_hit_point_but_the_line_ends_all_the_same() -> None:
    """[proc.contact] It is used up, and I touched a wall."""
    t = table()
    give(t, t.players[0], "hard_hat")
    events = listen(t)
    play(flick_of(t), dice=STILL, answers=["aim", INTO_WALL, "accept", "hard_hat"])
    assert t.players[0].hp == 15 and at(t.players[0]) == (2.0, 14.05)
    assert t.players[0].touched and t.players[0].objects == []
    assert told(events, "object.discard")[0].facts == {"seat": 0, "card": "hard_hat"}
    assert not told(events, "hp.loss")


def test_i_may_rather_lose_the_hit_point() -> None:
    """[proc.contact]"""
    t = table()
    give(t, t.players[0], "hard_hat")
    play(flick_of(t), dice=STILL, answers=["aim", INTO_WALL, "accept", "lose"])
    assert t.players[0].hp == 14 and t.players[0].objects == ["hard_hat"]


def test_a_hard_hat_saves_my_life() -> None:
    """[proc.contact] [hp.zero]"""
    t = table()
    t.players[0].hp = 1
    give(t, t.players[0], "hard_hat")
    play(flick_of(t), dice=STILL, answers=["aim", INTO_WALL, "accept", "hard_hat"])
    assert t.players[0].hp == 1 and not t.over


def test_without_a_contact_nobody_speaks_of_hats() -> None:
    """[proc.contact]"""
    t = table(sheet=OPEN)
    give(t, t.players[0], "hard_hat")
    play(flick_of(t), dice=STILL, answers=["aim", aim(NORTH, 20), "accept"])
    assert t.players[0].objects == ["hard_hat"]


def test_with_open_hands_only_a_player_with_the_hat_is_asked() -> None:
    """[ruling.asked_with_objects] Everybody sees what the objects are, so there is nothing to conceal."""
    t = table(open_hands=True)
    give(t, t.players[0], "cardboard_shield")
    play(flick_of(t), dice=STILL, answers=[INTO_WALL])
    assert t.players[0].hp == 14


def test_a_player_who_holds_nothing_of_use_is_told_why_there_is_one_answer() -> None:
    """[ruling.asked_with_objects] Before the flick, at the line and at the wall."""
    t = table()
    give(t, t.players[0], "cardboard_shield")
    texts = GameTexts("dungeon_pen", "fr", strict=True)
    for answers in ([], ["aim", INTO_WALL, *STILL], ["aim", INTO_WALL, *STILL, "accept"]):
        ask = asked(flick_of(t), *answers)
        assert len(ask.options) == 1 and ask.facts is not None and ask.facts["only"] == 1
        assert "Aucun de vos objets" in texts.prompt(ask, ["Ada", "Bob"])


# The dwarf


@pytest.mark.parametrize(("face", "hp"), [(1, 14), (4, 14), (5, 15), (6, 15)])
def test_a_dwarf_may_bang_the_wall_for_nothing(face: int, hp: int) -> None:
    """[character.dwarf] On 5 and 6."""
    t = table()
    embody(t.players[0], "dwarf")
    events = listen(t)
    play(flick_of(t), dice=[*STILL, face], answers=[INTO_WALL])
    assert t.players[0].hp == hp and at(t.players[0]) == (2.0, 14.05) and t.players[0].touched
    assert told(events, "character.dwarf")[0].facts == {"seat": 0, "face": face, "saved": int(hp == 15)}


def test_the_dwarf_rolls_before_a_hat_is_spoken_of() -> None:
    """[ruling.dwarf_before_hat] A good die keeps the hat, a bad one leaves the choice."""
    for face, answers, objects in ((5, [], ["hard_hat"]), (4, ["hard_hat"], [])):
        t = table()
        embody(t.players[0], "dwarf")
        give(t, t.players[0], "hard_hat")
        play(flick_of(t), dice=[*STILL, face], answers=["aim", INTO_WALL, "accept", *answers])
        assert t.players[0].hp == 15 and t.players[0].objects == objects


def test_nobody_else_rolls() -> None:
    """[character.dwarf]"""
    t = table()
    embody(t.players[1], "dwarf")
    play(flick_of(t), dice=STILL, answers=[INTO_WALL])
    assert t.players[0].hp == 14


# Young children


def test_a_child_flicks_again_with_the_same_effects() -> None:
    """[flick.lenient_for_children] The net still caps the flick after two misses, and is gone after it."""
    t = table(sheet=OPEN, profile="normal", lenient="seat1")
    waits(t.players[0], "net")
    events = listen(t)
    play(flick_of(t), dice=[*MISSED, *MISSED, *STILL], answers=[aim(NORTH, 100), aim(EAST, 100), aim(NORTH, 100)])
    assert at(t.players[0]) == (2.0, 13.25) and t.players[0].waiting == []
    assert slugs(events) == ["flick.failed", "flick.lenient_for_children"] * 2 + ["flick.line", "flick.new_position"]


def test_a_child_needs_neither_skull_nor_hat() -> None:
    """[flick.lenient_for_children] No die is rolled, and nothing is asked."""
    t = table(lenient="seat1")
    embody(t.players[0], "dwarf")
    give(t, t.players[0], "hard_hat")
    play(flick_of(t), dice=STILL, answers=["aim", INTO_WALL, "accept"])
    assert t.players[0].hp == 15 and t.players[0].objects == ["hard_hat"]


def test_a_child_keeps_the_second_try_for_a_line() -> None:
    """[flick.lenient_for_children] [proc.second_try] A miss is flicked again without it."""
    t = table(sheet=OPEN, profile="normal", lenient="seat1")
    give(t, t.players[0], "second_try")
    answers: list[Value] = ["aim", aim(NORTH, 20), aim(NORTH, 20), "second_try", aim(EAST, 20)]
    play(flick_of(t), dice=[*MISSED, *STILL, *STILL], answers=answers)
    assert at(t.players[0]) == (4.0, 16.0)


def test_while_i_aim_again_nothing_is_shown_of_the_first_line() -> None:
    """[proc.second_try] It is gone, for everybody."""
    t = table(sheet=OPEN)
    give(t, t.players[0], "second_try")
    rule = flick_of(t)
    first = asked(rule, "aim", aim(NORTH, 40), *STILL)
    assert first.prompt == "decide.second_try" and t.shown is not None
    assert rule.send("second_try").prompt == "decide.aim" and t.shown is None
