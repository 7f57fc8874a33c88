"""The formula of a flick: strength, reach, miss, direction, distance, bend. Rulebook: the flick."""

from __future__ import annotations

from math import atan2, degrees, hypot

import pytest

from oubliette.games.dungeon_pen.noise import deviation
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import Value, listen, play
from tests.games.dungeon_pen.scenes import EAST, OPEN, aim, embody, flick_of, put, slugs, table, waits

PROFILES = ["none", "steady", "normal", "shaky"]
MOST = 500  # the draw of three deviations


def flicked(
    profile: str = "none",
    draws: tuple[int, int, int] = (0, 0, 0),
    percent: int = 50,
    effects: tuple[str, ...] = (),
    character: str = "",
    more: tuple[Value, ...] = (),
) -> tuple[float, float, float]:
    """Direction, length and bend of a flick to the east in an open field, read from its stroke."""
    t = scene(profile, effects, character)
    play(flick_of(t), dice=[999, *draws, *more], answers=[aim(EAST, percent)])
    points = t.strokes[-1].points
    steps = [(points[i + 2] - points[i], points[i + 3] - points[i + 1]) for i in range(0, len(points) - 2, 2)]
    first, last = degrees(atan2(steps[0][1], steps[0][0])), degrees(atan2(steps[-1][1], steps[-1][0]))
    bend = (last - first) * 16 / 15
    return first - bend / 32, sum(hypot(*step) for step in steps), bend


def scene(profile: str, effects: tuple[str, ...] = (), character: str = "") -> Table:
    t = table(sheet=OPEN, profile=profile)
    if character:
        embody(t.players[0], character)
    put(t.players[0], 4.0, 7.0)
    waits(t.players[0], *effects)
    return t


def fails(draw: int, profile: str = "none", effects: tuple[str, ...] = (), character: str = "") -> bool:
    """Does a flick fail with that draw?"""
    t = scene(profile, effects, character)
    events = listen(t)
    play(flick_of(t), dice=[draw, 0, 0, 0], answers=[aim(EAST, 5)])
    return "flick.failed" in slugs(events)


def misses_below(chance: int, profile: str = "none", effects: tuple[str, ...] = (), character: str = "") -> bool:
    """Is this the chance of a miss, in thousandths?"""
    below = chance == 0 or fails(chance - 1, profile, effects, character)
    return below and not fails(chance, profile, effects, character)


# 1 and 2: strength and reach


@pytest.mark.parametrize(("percent", "reach"), [(5, 0.875), (20, 2.0), (40, 3.5), (60, 5.0), (80, 6.5), (100, 8.0)])
def test_the_harder_i_flick_the_farther_it_goes(percent: int, reach: float) -> None:
    """[proc.trace] Half a square, and seven and a half more for full strength."""
    assert flicked(percent=percent) == pytest.approx((0.0, reach, 0.0))


@pytest.mark.parametrize(("effect", "percent"), [("arrow_in_knee", 50), ("broken_lead", 40), ("net", 30)])
def test_a_cap_holds_what_is_stronger_and_lets_pass_what_is_weaker(effect: str, percent: int) -> None:
    """[ruling.effects_wait]"""
    assert flicked(percent=100, effects=(effect,)) == flicked(percent=percent)
    assert flicked(percent=percent - 1, effects=(effect,)) == flicked(percent=percent - 1)


@pytest.mark.parametrize(
    ("effect", "factor"), [("soapy_floor", 1.5), ("rubber_band", 1.5), ("banana_peel", 1.5), ("lukewarm_jelly", 0.5)]
)
def test_a_reach_factor_multiplies_the_whole_reach(effect: str, factor: float) -> None:
    """[ruling.effects_wait] The half square too."""
    assert flicked(percent=20, effects=(effect,)) == pytest.approx((0.0, 2.0 * factor, 0.0))


def test_the_dwarf_has_short_arms() -> None:
    """[character.dwarf] Reach times 0.9."""
    assert flicked(percent=100, character="dwarf") == pytest.approx((0.0, 7.2, 0.0))


# 4: a miss


@pytest.mark.parametrize(("profile", "chance"), [("none", 0), ("steady", 30), ("normal", 30), ("shaky", 30)])
def test_three_flicks_in_a_hundred_fail_but_not_those_of_a_hand_that_never_shakes(profile: str, chance: int) -> None:
    """[flick.failed] [flick.human]"""
    assert misses_below(chance, profile)


@pytest.mark.parametrize(("effect", "chance"), [("butter_fingers", 250), ("singing_bone", 150)])
def test_cards_add_to_the_chance_of_a_miss(effect: str, chance: int) -> None:
    """[flick.failed] [ruling.effects_wait] Of a hand that never shakes, too."""
    assert misses_below(chance, "none", (effect,))
    assert misses_below(30 + chance, "normal", (effect,))


def test_chances_of_a_miss_add_up_to_nine_in_ten_at_most() -> None:
    """[flick.failed] [ruling.effects_wait]"""
    assert misses_below(430, "normal", ("butter_fingers", "singing_bone"))
    assert misses_below(900, "normal", ("butter_fingers",) * 4)


def test_the_intern_misses_more_often() -> None:
    """[character.intern] Two in a hundred more."""
    assert misses_below(20, "none", character="intern")
    assert misses_below(50, "normal", character="intern")


# 5: direction


@pytest.mark.parametrize(("profile", "off"), [("none", 0.0), ("steady", 8.25), ("normal", 16.5), ("shaky", 26.4)])
def test_the_hand_goes_astray_by_three_degrees_and_five_more_for_full_strength(profile: str, off: float) -> None:
    """[flick.human] At half strength (3 + 2.5) times the profile; three deviations here, to either side."""
    assert flicked(profile, (MOST, 0, 0)) == pytest.approx((off, 4.25, 0.0))
    assert flicked(profile, (-MOST, 0, 0)) == pytest.approx((-off, 4.25, 0.0))


@pytest.mark.parametrize(("percent", "off"), [(5, 9.75), (20, 12.0), (60, 18.0), (100, 24.0)])
def test_the_harder_i_flick_the_more_it_goes_astray(percent: int, off: float) -> None:
    """[flick.human]"""
    assert flicked("normal", (MOST, 0, 0), percent)[0] == pytest.approx(off)


def test_a_cap_steadies_the_hand_too() -> None:
    """[flick.human] The error is that of the strength that counts."""
    assert flicked("normal", (MOST, 0, 0), 100, ("broken_lead",))[0] == pytest.approx(15.0)


@pytest.mark.parametrize(
    ("effects", "factor"),
    [
        (("wrong_hand",), 2.0),
        (("ruler",), 0.5),
        (("banana_peel",), 1.5),
        (("wrong_hand", "wrong_hand"), 4.0),
        (("wrong_hand", "ruler"), 1.0),
        (("banana_peel", "ruler", "wrong_hand"), 1.5),
    ],
)
def test_angle_factors_multiply_the_error_of_the_direction(effects: tuple[str, ...], factor: float) -> None:
    """[ruling.effects_wait]"""
    assert flicked("normal", (200, 0, 0), 20, effects)[0] == pytest.approx(4.0 * factor * deviation(200))


@pytest.mark.parametrize(("character", "factor"), [("brute", 1.2), ("elf", 0.8), ("thief", 1.0)])
def test_the_brute_is_coarse_and_the_elf_is_fine(character: str, factor: float) -> None:
    """[character.brute] [character.elf] Without an error of the hand there is nothing to multiply."""
    assert flicked("normal", (MOST, 0, 0), 20, character=character)[0] == pytest.approx(12.0 * factor)
    assert flicked("none", (MOST, 0, 0), 20, character=character)[0] == 0.0


@pytest.mark.parametrize(("draw", "off"), [(-500, -15.0), (-100, -3.0), (0, 0.0), (250, 7.5), (500, 15.0)])
def test_with_eyes_shut_i_am_off_by_up_to_fifteen_degrees(draw: int, off: float) -> None:
    """[ruling.effects_wait] However steady the hand."""
    assert flicked(effects=("eyes_shut",), more=(draw,))[0] == pytest.approx(off)


@pytest.mark.parametrize(("face", "off"), [(1, -20), (2, 20), (3, -20), (4, 20), (5, -20), (6, 20)])
def test_an_elbow_nudges_me_to_the_left_or_to_the_right(face: int, off: int) -> None:
    """[ruling.effects_wait] Odd or even, after the aim."""
    assert flicked(effects=("elbow_nudge",), more=(face,))[0] == pytest.approx(off)


# 6: distance


@pytest.mark.parametrize(("profile", "most"), [("none", 4.25), ("steady", 5.015), ("normal", 5.78), ("shaky", 6.698)])
def test_the_line_comes_out_longer_or_shorter(profile: str, most: float) -> None:
    """[flick.human] Twelve hundredths times the profile for each deviation."""
    assert flicked(profile, (0, MOST, 0)) == pytest.approx((0.0, most, 0.0))
    assert flicked(profile, (0, -MOST, 0)) == pytest.approx((0.0, 8.5 - most, 0.0))


def test_no_line_is_shorter_than_a_tenth_of_a_square() -> None:
    """[proc.trace]"""
    jelly = ("lukewarm_jelly",) * 2
    assert flicked("shaky", (0, -MOST, 0), 5, jelly)[1] == pytest.approx(0.1)
    assert flicked("none", (0, 0, 0), 5, jelly * 2)[1] == pytest.approx(0.1)


# 7: bend


@pytest.mark.parametrize(("profile", "bend"), [("none", 0.0), ("steady", 6.0), ("normal", 12.0), ("shaky", 19.2)])
def test_the_line_bends(profile: str, bend: float) -> None:
    """[flick.human] Four degrees times the profile for each deviation, over the whole line."""
    assert flicked(profile, (0, 0, MOST)) == pytest.approx((0.0, 4.25, bend))
    assert flicked(profile, (0, 0, -MOST)) == pytest.approx((0.0, 4.25, -bend))


@pytest.mark.parametrize(("effect", "bend"), [("draught_odd", -25.0), ("draught_even", 25.0)])
def test_a_draught_bends_it_by_twenty_five_degrees(effect: str, bend: float) -> None:
    """[ruling.effects_wait]"""
    assert flicked(effects=(effect,)) == pytest.approx((0.0, 4.25, bend))
    assert flicked("normal", (0, 0, MOST), effects=(effect,)) == pytest.approx((0.0, 4.25, bend + 12.0))


# All at once


@pytest.mark.parametrize("profile", PROFILES)
def test_all_errors_come_together(profile: str) -> None:
    """[flick.human] [ruling.effects_wait] The whole formula, with a card of each kind."""
    factor = {"none": 0.0, "steady": 0.5, "normal": 1.0, "shaky": 1.6}[profile]
    found = flicked(
        profile,
        (-123, 234, -345),
        90,
        ("broken_lead", "soapy_floor", "wrong_hand", "draught_even", "eyes_shut", "elbow_nudge"),
        "elf",
        (50, 3),
    )
    direction = 1.5 - 20 + (3 + 5 * 0.4) * factor * 0.8 * 2 * deviation(-123)
    assert found == pytest.approx(
        (direction, 3.5 * 1.5 * (1 + 0.12 * factor * deviation(234)), 25 + 4 * factor * deviation(-345))
    )
