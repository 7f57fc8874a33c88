"""What players are told about a flick: the effects before it, the result after it. Rulebook: the flick."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.cards import EFFECTS
from oubliette.kernel import Value, listen, play
from oubliette.texts import GameTexts
from tests.games.dungeon_pen.card_scenes import scene
from tests.games.dungeon_pen.scenes import (
    EAST,
    NORTH,
    OPEN,
    STILL,
    aim,
    asked,
    flick_of,
    give,
    put,
    table,
    told,
    waits,
    wall,
)

PLAYERS = ("Ada", "Bo")

# Before the flick


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("way", ["aim", "gesture", "pencil"])
def test_the_question_names_every_effect_that_waits(lang: str, way: str) -> None:
    """[flick.told] It names the card and what it does; with a real pencil, what the player has to do."""
    t = table(hand1=way)
    waits(t.players[0], *EFFECTS)
    ask = asked(flick_of(t))
    assert ask.facts is not None and ask.facts["waiting"] == tuple(EFFECTS)
    texts = GameTexts("dungeon_pen", lang, strict=True)
    shown = "pencil" if way == "pencil" else "flick"
    for start in range(0, len(EFFECTS), 6):
        some = tuple(EFFECTS)[start : start + 6]
        t.players[0].waiting = list(some)
        sentence = texts.prompt(asked(flick_of(t)), PLAYERS)
        for effect in some:
            assert texts.name(effect) in sentence
            assert texts.catalogue.text(f"name-{effect}", shown) in sentence


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_nothing_is_said_of_what_does_not_wait(lang: str) -> None:
    """[flick.told]"""
    texts = GameTexts("dungeon_pen", lang, strict=True)
    sentence = texts.prompt(asked(flick_of(table())), PLAYERS)
    assert "100" in sentence and not any(texts.name(effect) in sentence for effect in EFFECTS)


def test_the_question_says_how_strong_the_flick_may_be() -> None:
    """[flick.told] The lowest of the caps that wait."""
    t = table()
    waits(t.players[0], "arrow_in_knee", "broken_lead", "soapy_floor")
    facts = asked(flick_of(t)).facts
    assert facts is not None and facts["cap"] == 40
    assert "(5–40" in GameTexts("dungeon_pen", "fr", strict=True).prompt(asked(flick_of(t)), PLAYERS)


def test_what_is_stronger_than_the_cap_is_cut_and_everybody_hears_of_it() -> None:
    """[flick.told] The strength that was aimed, and the one that counted."""
    t = table(sheet=OPEN)
    waits(t.players[0], "broken_lead")
    events = listen(t)
    play(flick_of(t), STILL, [aim(NORTH, 90)])
    (line,) = told(events, "flick.line")
    assert [line.facts[name] for name in ("strength", "cut", "counted", "aimed_tenths")] == [90, 1, 40, 35]
    for lang, words in (("fr", "40\u202f% comptent"), ("en", "40% count")):
        assert words in GameTexts("dungeon_pen", lang, strict=True).event(line, PLAYERS)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("way", "shown"), [("aim", "flick"), ("pencil", "pencil")])
def test_a_player_who_is_asked_about_objects_knows_what_they_would_be_good_for(lang: str, way: str, shown: str) -> None:
    """[flick.told] What a sharpener is good for depends on the waiting effects."""
    t = table(hand1=way)
    give(t, t.players[0], "sharpener")
    waits(t.players[0], "broken_lead", "wrong_hand")
    ask = asked(flick_of(t))
    assert ask.prompt == "decide.use_object"
    texts = GameTexts("dungeon_pen", lang, strict=True)
    for effect in ("broken_lead", "wrong_hand"):
        assert texts.catalogue.text(f"name-{effect}", shown) in texts.prompt(ask, PLAYERS)


# After the flick


@pytest.mark.parametrize(
    ("dice", "angle", "length"),
    [
        ([999, 0, 0, 0], 0.0, 35),
        ([999, 500, 0, 0], 15.0, 35),  # three deviations of 5 degrees at 40 percent
        ([999, 0, -500, 0], 0.0, 22),  # and of 12 percent of the length
        ([999, 0, 0, 500], 6.0, 35),  # and of a bend of 4 degrees, which turns the end by half
        ([999, -500, 500, -500], 339.0, 48),
    ],
)
def test_i_hear_where_the_line_really_went_beside_where_i_aimed(dice: list[Value], angle: float, length: int) -> None:
    """[flick.told] Players can learn from it."""
    t = table(sheet=OPEN, profile="normal")
    put(t.players[0], 4.0, 7.0)
    events = listen(t)
    play(flick_of(t), dice, [aim(EAST, 40)])
    facts = told(events, "flick.line")[0].facts
    assert (facts["angle_halves"], facts["strength"], facts["aimed_tenths"]) == (0, 40, 35)
    assert (facts["real_halves"], facts["length_tenths"]) == (2 * angle, length)


def test_the_angle_that_is_told_is_that_from_cross_to_cross() -> None:
    """[flick.told] A draught bends the line by 25 degrees: its end lies half of that aside."""
    t = table(sheet=OPEN)
    put(t.players[0], 4.0, 7.0)
    waits(t.players[0], "draught_even")
    events = listen(t)
    play(flick_of(t), STILL, [aim(EAST, 40)])
    assert told(events, "flick.line")[0].facts["real_halves"] == 25


def test_of_a_line_that_a_wall_stops_the_length_is_what_was_drawn() -> None:
    """[flick.told] [flick.wall_contact]"""
    t = table(sheet=OPEN)
    put(t.players[0], 4.0, 7.5)
    wall(t, "G8", "I8")
    events = listen(t)
    play(flick_of(t), STILL, [aim(EAST, 40)])
    facts = told(events, "flick.line")[0].facts
    assert (facts["aimed_tenths"], facts["length_tenths"], facts["contact"]) == (35, 20, 1)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_sentence_after_a_flick_has_all_four_figures(lang: str) -> None:
    """[flick.told]"""
    t = table(sheet=OPEN, profile="normal")
    put(t.players[0], 4.0, 7.0)
    events = listen(t)
    play(flick_of(t), [999, 500, -500, 0], [aim(EAST, 40)])
    sentence = GameTexts("dungeon_pen", lang, strict=True).event(told(events, "flick.line")[0], PLAYERS)
    mark = "," if lang == "fr" else "."
    for figure in ("0°", "40", f"3{mark}5", "15°", f"2{mark}2"):
        assert figure in sentence


# Objects that can do nothing


def offered(*waiting: str, hp: int = 15, **options: str) -> list[Value]:
    """The offered objects, for a player with all objects that help before a flick."""
    t = scene(**{"profile": "normal", **options})
    player = t.players[0]
    player.hp = hp
    waits(player, *waiting)
    give(t, player, "healing_vial", "ruler", "rubber_band", "sharpener", "eraser", "banana_peel")
    return list(asked(flick_of(t)).options)


def test_a_vial_is_offered_to_a_player_who_lacks_a_hit_point() -> None:
    """[flick.told]"""
    assert "healing_vial" in offered(hp=14) and "healing_vial" not in offered()


def test_a_sharpener_is_offered_where_something_waits() -> None:
    """[flick.told]"""
    assert "sharpener" in offered("net") and "sharpener" not in offered()


def test_a_ruler_is_offered_to_a_hand_that_errs() -> None:
    """[flick.told] For a real pencil it is a real ruler, so it is always offered."""
    assert "ruler" in offered() and "ruler" not in offered(profile="none")
    assert "ruler" in offered(profile="none", hand1="pencil")


def test_the_others_always_do_something_and_an_eraser_needs_a_wall() -> None:
    """[flick.told]"""
    assert offered() == ["aim", "banana_peel", "rubber_band", "ruler"]
