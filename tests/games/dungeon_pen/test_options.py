"""The options: defaults, limits, effects. Rulebook: options. Specification, section 5."""

from __future__ import annotations

from typing import Any

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.house_rules import OPTIONS, drawn_sheet
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import SPECTATOR, IllegalSetUp, Match, Seeded, Setting, listen, play, set_up
from tests.games.dungeon_pen.drawings import CROQUIS, changed, changed_twice, one_line
from tests.games.dungeon_pen.scenes import (
    EAST,
    OPEN,
    STILL,
    WEST,
    aim,
    asked,
    at,
    flick_of,
    give,
    put,
    put_on,
    slugs,
    table,
    told,
)
from tests.games.dungeon_pen.set_up_scenes import begin

DEFAULTS: dict[str, Setting] = {
    "sheet": "croquis",
    "mode": "normal",
    "characters": "off",
    "first_player": "lots",
    "home": "passing",
    "profile": "normal",
    "hand1": "aim",
    "hand2": "aim",
    "gesture_profile": "steady",
    "handicap": "none",
    "handicap_profile": "same",
    "handicap_hp": 0,
    "lenient": "off",
    "bad_faith": False,
    "wall_connectivity": "strict",
    "chest_uses": 1,
    "open_hands": False,
    "turn_limit": 0,
    "sim_cap": 200,
}


def profiles(**options: Setting) -> list[str]:
    """The profiles of both seats, from the view."""
    scene = GAME.table(2, set_up(GAME, 2, options).settings)
    return [player["flick"]["profile"] for player in GAME.view(scene, SPECTATOR)["players"]]


def test_every_option_has_the_values_of_the_specification() -> None:
    """[option.sheet] and all others of section 5, and those that we added."""
    assert {option.name: option.default for option in OPTIONS} == DEFAULTS


@pytest.mark.parametrize(
    ("name", "setting"),
    [
        ("sheet", "catacombs"),
        ("sheet", ""),
        ("mode", "hard"),
        ("characters", "on"),
        ("first_player", "seat3"),
        ("home", "staying"),
        ("profile", "drunk"),
        ("hand1", True),
        ("hand2", "toe"),
        ("gesture_profile", "same"),
        ("handicap", "both"),
        ("handicap_profile", "off"),
        ("handicap_hp", -1),
        ("handicap_hp", 51),
        ("lenient", "on"),
        ("bad_faith", "on"),
        ("wall_connectivity", "loose"),
        ("chest_uses", 2),
        ("chest_uses", -1),
        ("open_hands", 1),
        ("turn_limit", -1),
        ("turn_limit", 101),
        ("sim_cap", 1),
        ("sim_cap", 1001),
    ],
)
def test_a_setting_outside_its_range_is_refused(name: str, setting: Setting) -> None:
    """[option.sheet] and all others."""
    with pytest.raises(IllegalSetUp) as refused:
        set_up(GAME, 2, {name: setting})
    assert refused.value.slug == "option_value" and refused.value.facts["option"] == name


@pytest.mark.parametrize(
    "options",
    [
        {"handicap": "seat1", "handicap_hp": 1},
        {"handicap": "seat2", "handicap_hp": 50},
        {"turn_limit": 100},
        {"sim_cap": 2},
        {"sim_cap": 1000},
    ],
)
def test_the_limits_themselves_are_allowed(options: dict[str, Setting]) -> None:
    """[option.handicap] [option.turn_limit] [option.sim_cap]"""
    set_up(GAME, 2, options)


# Sheets that somebody drew


def test_a_drawing_is_played_on_when_it_is_a_good_one() -> None:
    """[option.sheet] Its rows separated by slashes; surrounding space does not matter."""
    drawing = changed_twice(CROQUIS, F2="#", G2="#")
    for setting in (one_line(drawing), " / ".join(drawing.split()) + " /"):
        scene = begin(sheet=setting).table
        assert list(scene.sheet.rows) == drawing.split() and scene.sheet.name == "own"
        assert scene.walls.mask.bit_count() == 50
        assert GAME.view(scene, 0)["rows"] == drawing.split()


@pytest.mark.parametrize(
    ("drawing", "slug"),
    [
        (CROQUIS.replace(".t..", ".t.", 1), "sheet_row_length"),
        (changed(CROQUIS, A1="X"), "option_value"),  # in a file the message would be about the mark
        (changed_twice(CROQUIS, B16="."), "sheet_cell"),
        (changed_twice(CROQUIS, B2="."), "sheet_treasure"),
        (CROQUIS.replace("F", "."), "sheet_chests"),
        (CROQUIS.replace("P", "."), "sheet_potions"),
        (changed(CROQUIS, A1="#"), "sheet_symmetry"),
        (changed_twice(CROQUIS, A2="#", B1="#"), "sheet_connected"),
        (changed_twice(CROQUIS, B2=".", B14="t"), "sheet_distance"),
    ],
)
def test_a_broken_drawing_is_refused_before_anything_begins(drawing: str, slug: str) -> None:
    """[option.sheet] The message names its first fault."""
    with pytest.raises(IllegalSetUp) as refused:
        set_up(GAME, 2, {"sheet": one_line(drawing)})
    assert refused.value.slug == slug
    with pytest.raises(IllegalSetUp):
        Match.start(GAME, 2, {"sheet": one_line(drawing)}, Seeded(1))


@pytest.mark.parametrize(
    ("setting", "slug"),
    [
        ("./" * 501, "option_value"),  # longer than any sheet
        ("home/ada/sheet.txt", "option_value"),  # the name of a file is not a drawing
        ("/", "sheet_rows"),
        (one_line(CROQUIS)[19:], "sheet_rows"),
        (one_line(CROQUIS) + "/.", "sheet_rows"),
    ],
)
def test_any_text_of_marks_counts_as_a_drawing(setting: str, slug: str) -> None:
    """[option.sheet] Other texts are refused as values."""
    with pytest.raises(IllegalSetUp) as refused:
        set_up(GAME, 2, {"sheet": setting})
    assert refused.value.slug == slug


def test_a_drawing_in_a_file_becomes_a_setting() -> None:
    """[option.sheet] With any line ends; the record does not need the file."""
    setting = drawn_sheet(CROQUIS.replace("\n", "\r\n"))
    assert setting == one_line(CROQUIS)
    assert begin(sheet=setting).table.sheet.rows == begin().table.sheet.rows


def test_a_file_without_a_sheet_is_refused() -> None:
    """[option.sheet] The message names the fault, also a wrong number of rows."""
    with pytest.raises(IllegalSetUp) as refused:
        drawn_sheet("\n".join(CROQUIS.split()[1:]))
    assert (refused.value.slug, refused.value.facts) == ("sheet_rows", {"rows": 17, "wanted": 18})


def test_a_match_on_a_drawn_sheet_runs_to_its_end() -> None:
    """[option.sheet] With other options set too."""
    match = Match.start(GAME, 2, {"sheet": OPEN, "mode": "fun", "sim_cap": 12}, Seeded(3))
    while match.ask is not None:
        match.answer(len(match.events) * 31 % len(match.ask.options))
    assert match.result is not None and match.view(0)["sheet"] == "own"


# Steady or shaky hands


@pytest.mark.parametrize("profile", ["none", "steady", "normal", "shaky"])
def test_both_have_the_profile_of_the_table(profile: str) -> None:
    """[option.profile] [flick.human]"""
    assert profiles(profile=profile) == [profile, profile]
    assert profiles() == ["normal", "normal"]


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ("aim aim", ["shaky", "shaky"]),
        ("gesture aim", ["steady", "shaky"]),
        ("aim gesture", ["shaky", "steady"]),
        ("gesture gesture", ["steady", "steady"]),
        ("pencil gesture", ["shaky", "steady"]),
    ],
)
def test_a_player_who_flicks_by_gesture_has_the_profile_for_it(hands: str, expected: list[str]) -> None:
    """[flick.hand] [flick.human] A gesture brings its own errors; an aim has all of the table's."""
    hand1, hand2 = hands.split()
    assert profiles(hand1=hand1, hand2=hand2, profile="shaky") == expected


def test_the_profile_for_gestures_may_be_another() -> None:
    """[flick.human]"""
    assert profiles(hand2="gesture", gesture_profile="none") == ["normal", "none"]
    assert profiles(gesture_profile="none") == ["normal", "normal"], "nobody flicks like that"


@pytest.mark.parametrize(("seat", "hand"), [(0, 0.5), (1, 1.0)])
def test_a_steadier_hand_errs_by_less(seat: int, hand: float) -> None:
    """[flick.human] [option.profile] The same draw of fate makes half the error for a seat that flicks by gesture."""
    straight = table(sheet=OPEN, profile="none")
    scene = table(sheet=OPEN, profile="normal", hand1="gesture")
    for one in (straight, scene):
        put_on(one.players[seat], "E12")
        play(flick_of(one, seat), dice=[999, 0, 500, 0], answers=[aim(EAST, 40)])
    assert straight.players[seat].x == 8.0
    assert scene.players[seat].x == pytest.approx(4.5 + 3.5 * (1 + 0.12 * hand * 3), abs=0.01)


# Handicap


@pytest.mark.parametrize(("seat", "expected"), [("seat1", ["shaky", "normal"]), ("seat2", ["normal", "shaky"])])
def test_a_handicap_gives_one_of_us_another_profile(seat: str, expected: list[str]) -> None:
    """[option.handicap]"""
    assert profiles(handicap=seat, handicap_profile="shaky") == expected


def test_a_handicap_goes_before_the_gesture() -> None:
    """[option.handicap] It is for one player, the gesture profile for a way to flick."""
    assert profiles(handicap="seat1", handicap_profile="shaky", hand1="gesture", hand2="gesture") == ["shaky", "steady"]


@pytest.mark.parametrize(("seat", "expected"), [("seat1", [9, 15]), ("seat2", [15, 9])])
def test_a_handicap_gives_one_of_us_other_hit_points(seat: str, expected: list[int]) -> None:
    """[option.handicap] [setup.hp] They are also that player's maximum."""
    begun = begin(handicap=seat, handicap_hp=9)
    assert begun.hit_points == expected == [player.start_hp for player in begun.table.players]


def test_a_handicap_may_help() -> None:
    """[option.handicap] More than 15 are possible; and only hit points change, if only they are set."""
    begun = begin(handicap="seat2", handicap_hp=25)
    assert begun.hit_points == [15, 25]
    assert profiles(handicap="seat2", handicap_hp=25) == ["normal", "normal"]


def test_a_handicap_goes_before_a_character() -> None:
    """[option.handicap] Its hit points replace the brute's 17; a handicap of the profile alone leaves them."""
    brute: dict[str, Any] = {"answers": ["brute", "elf"], "characters": "choose", "handicap": "seat1"}
    assert begin(**brute, handicap_hp=10).hit_points == [10, 13]
    assert begin(**brute, handicap_profile="shaky").hit_points == [17, 13]


@pytest.mark.parametrize(
    ("options", "slug"),
    [
        ({"handicap_hp": 3}, "handicap_nobody"),
        ({"handicap_profile": "shaky"}, "handicap_nobody"),
        ({"handicap": "seat2"}, "handicap_nothing"),
    ],
)
def test_half_a_handicap_is_refused(options: dict[str, Setting], slug: str) -> None:
    """[option.handicap] A handicap without a seat, or a seat without a handicap: neither would have an effect."""
    with pytest.raises(IllegalSetUp) as refused:
        set_up(GAME, 2, options)
    assert refused.value.slug == slug


# Bad faith


def close_line(**options: Setting) -> Table:
    """Player 1 is about to flick east along the wall D4 to E5, a tenth of a square below it."""
    scene = table(**options)
    put(scene.players[0], 2.0, 5.1)
    return scene


def test_by_default_nobody_can_contest() -> None:
    """[spirit.bad_faith] Option bad_faith is off: a close line is a line."""
    scene = close_line()
    events = listen(scene)
    play(flick_of(scene), dice=STILL, answers=[aim(EAST, 40)])
    assert at(scene.players[0]) == (5.5, 5.1) and scene.players[0].hp == 15
    assert "spirit.bad_faith" not in slugs(events)
    assert not GAME.view(scene, 0)["bad_faith"]


def test_with_the_option_the_opponent_may() -> None:
    """[spirit.bad_faith] The opponent is asked; nothing happens if the answer is to let it pass."""
    scene = close_line(bad_faith=True)
    ask = asked(flick_of(scene), aim(EAST, 40), *STILL)
    assert (ask.seat, ask.prompt, list(ask.options)) == (1, "decide.contest", ["let_pass", "contest"])
    scene = close_line(bad_faith=True)
    play(flick_of(scene), dice=STILL, answers=[aim(EAST, 40), "let_pass"])
    assert at(scene.players[0]) == (5.5, 5.1) and scene.players[0].hp == 15
    assert not scene.players[1].contested


# Chests


def test_a_chest_without_limit_is_searched_on_every_flick() -> None:
    """[option.chest_uses] [ruling.chest_once] 0 means no limit: one card for each flick over it."""
    scene = table(sheet=OPEN, chest_uses=0)
    put(scene.players[0], 3.5, 4.5)
    events = listen(scene)
    for degrees in (EAST, WEST, EAST):
        play(flick_of(scene), dice=[*STILL, "dust"], answers=[aim(degrees, 40)])
    assert [event.facts for event in told(events, "pickup.chest")] == [{"seat": 0, "square": "F5"}] * 3
    assert [chest["closed"] for chest in GAME.view(scene, 0)["chests"]] == [True, True]


# Open hands


def test_with_open_hands_nobody_is_asked_without_a_choice() -> None:
    """[option.open_hands] [ruling.asked_with_objects] A hard hat is for walls, as everybody can see."""
    scene = table(open_hands=True, sheet=OPEN)
    put_on(scene.players[0], "E12")
    give(scene, scene.players[0], "hard_hat")
    play(flick_of(scene), dice=STILL, answers=[aim(EAST, 40)])
    scene = table(sheet=OPEN)
    put_on(scene.players[0], "E12")
    give(scene, scene.players[0], "hard_hat")
    play(flick_of(scene), dice=STILL, answers=["aim", aim(EAST, 40), "accept"])


# Who begins


def test_the_first_player_may_be_agreed_on() -> None:
    """[setup.first_player] Option first_player."""
    assert begin(dice=[], first_player="seat2").table.to_play == 1
    assert begin(dice=[1], first_player="lots").table.to_play == 1
    assert begin(dice=[], first_player="seat1").table.to_play == 0
