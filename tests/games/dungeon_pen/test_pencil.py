"""A real pencil on a real sheet: players say where it stopped. Rulebook: the flick."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from oubliette.bots import find_bot
from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.cards import EFFECTS
from oubliette.games.dungeon_pen.numbers import FLICK
from oubliette.games.dungeon_pen.pencil import POINTS, point_at
from oubliette.games.dungeon_pen.tracing import straight
from oubliette.kernel import FATE, Match, RealDice, Seeded, Value, listen, play
from oubliette.texts import GameTexts
from tests.games.dungeon_pen.scenes import (
    OPEN,
    asked,
    at,
    embody,
    flick_of,
    give,
    middle,
    next_events,
    put,
    slugs,
    table,
    told,
    waits,
    wall,
)


def stopped(x: float, y: float) -> tuple[int, int]:
    """The answer to "decide.pencil"."""
    point = point_at(x, y)
    assert (point[0] / 10, point[1] / 10) == (x, y), f"({x}, {y}) is no point that people can name"
    return point


def test_i_say_where_the_pencil_stopped_and_nothing_else_is_asked() -> None:
    """[flick.real_pencil] No aim, and nothing of fate."""
    t = table(sheet=OPEN, profile="shaky", hand1="pencil")
    events = listen(t)
    play(flick_of(t), dice=[], answers=[stopped(4.3, 11.2)])
    assert at(t.players[0]) == (4.3, 11.2)
    assert slugs(events) == ["flick.real_pencil", "flick.new_position"]


def test_any_point_of_the_sheet_may_be_named_to_a_tenth() -> None:
    """[flick.real_pencil]"""
    ask = asked(flick_of(table(hand1="pencil")))
    assert ask.prompt == "decide.pencil"
    assert (0, 0) in ask.options and (180, 180) in ask.options and (181, 0) not in ask.options
    assert ask.facts is not None and (ask.facts["x_tenths"], ask.facts["y_tenths"]) == (20, 160)


def test_a_wall_on_the_straight_line_counts_as_ever() -> None:
    """[flick.real_pencil] [flick.wall_contact] From (2, 16) due north: the wall of C14 is grazed, as when one aims."""
    t = table(hand1="pencil")
    play(flick_of(t), dice=[], answers=[stopped(2.0, 12.5)])
    assert at(t.players[0]) == (2.0, 14.05) and t.players[0].hp == 14


def test_what_lies_on_the_straight_line_is_taken() -> None:
    """[flick.real_pencil] [pickup.pass_over] The treasure, and behind it the potion."""
    t = table(sheet=OPEN, hand1="pencil")
    t.players[0].hp = 10
    put(t.players[0], 3.5, 1.5)
    play(flick_of(t), dice=[], answers=[stopped(1.2, 1.5)])
    assert t.players[0].carrying and at(t.players[0]) == (1.2, 1.5)


@pytest.mark.parametrize(("x", "y"), [(2.0, 16.0), (2.05, 14.05), (2.049, 14.051), (7.31, 3.97)])
def test_a_pencil_that_did_not_move_is_a_miss(x: float, y: float) -> None:
    """[flick.real_pencil] [flick.failed] A line that ends where it began, even if that is between two tenths."""
    t = table(sheet=OPEN, hand1="pencil")
    put(t.players[0], x, y)
    waits(t.players[0], "net")
    events = listen(t)
    play(flick_of(t), dice=[], answers=[point_at(x, y)])
    assert (t.players[0].x, t.players[0].y, t.players[0].waiting) == (x, y, [])
    assert slugs(events) == ["flick.pencil_failed"]


def test_a_childs_pencil_that_did_not_move_is_pushed_again() -> None:
    """[flick.lenient_for_children] [flick.real_pencil]"""
    t = table(sheet=OPEN, hand1="pencil", lenient="seat1")
    play(flick_of(t), dice=[], answers=[stopped(2.0, 16.0), stopped(2.0, 12.0)])
    assert at(t.players[0]) == (2.0, 12.0)


def test_a_second_try_takes_a_real_line_back() -> None:
    """[proc.second_try] [flick.real_pencil]"""
    t = table(sheet=OPEN, hand1="pencil")
    give(t, t.players[0], "second_try")
    answers: list[Value] = ["aim", stopped(9.0, 9.0), "second_try", stopped(2.0, 12.0)]
    play(flick_of(t), dice=[], answers=answers)
    assert at(t.players[0]) == (2.0, 12.0)


@pytest.mark.parametrize(
    ("effects", "counted"),
    [
        ((), 6.0),
        (("net",), 2.75),
        (("broken_lead",), 3.5),
        (("arrow_in_knee", "net"), 2.75),
        (("lukewarm_jelly",), 3.0),
        (("soapy_floor",), 9.0),
        (("rubber_band", "banana_peel"), 13.5),
        (("broken_lead", "soapy_floor"), 5.25),  # the worked example of the rulebook, with a pencil
        (("wrong_hand", "eyes_shut", "elbow_nudge", "butter_fingers", "singing_bone", "ruler", "draught_odd"), 6.0),
    ],
)
def test_cards_about_strength_and_reach_act_on_the_length(effects: tuple[str, ...], counted: float) -> None:
    """[ruling.pencil_cards] The other cards are for the hand: eyes shut, the other one, an elbow."""
    t = table(sheet=OPEN, hand1="pencil")
    put(t.players[0], 2.0, 12.5)
    waits(t.players[0], *effects)
    events = listen(t)
    play(flick_of(t), dice=[], answers=[stopped(8.0, 12.5)])
    assert at(t.players[0]) == (2.0 + counted, 12.5)
    facts = told(events, "flick.real_pencil")[0].facts
    assert (facts["said_tenths"], facts["changed"]) == (60, int(counted != 6.0))
    assert facts["counted_tenths"] == round(10 * counted)


def test_a_cap_lets_a_shorter_line_be() -> None:
    """[ruling.pencil_cards]"""
    t = table(sheet=OPEN, hand1="pencil")
    waits(t.players[0], "net")
    play(flick_of(t), dice=[], answers=[stopped(4.0, 16.0)])
    assert at(t.players[0]) == (4.0, 16.0)


def test_the_dwarf_has_short_arms_with_a_real_pencil_too() -> None:
    """[ruling.pencil_cards] [character.dwarf] The others' powers over error are in the hand."""
    for character, counted in (("dwarf", 5.4), ("brute", 6.0), ("elf", 6.0), ("intern", 6.0)):
        t = table(sheet=OPEN, hand1="pencil")
        embody(t.players[0], character)
        put(t.players[0], 2.0, 12.5)
        play(flick_of(t), dice=[], answers=[stopped(8.0, 12.5)])
        assert at(t.players[0]) == (2.0 + counted, 12.5)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_cards_say_how_long_a_real_line_may_be(lang: str) -> None:
    """[ruling.pencil_cards] The figures in the sentences are those of the data."""
    texts = GameTexts("dungeon_pen", lang, strict=True)
    mark = "," if lang == "fr" else "."
    for effect in EFFECTS.values():
        said = texts.catalogue.text(f"name-{effect.id}", "pencil")
        longest = FLICK.reach_least + FLICK.reach_gain * effect.cap / 100
        assert not effect.cap or f"{longest:g}".replace(".", mark) in said
        assert (f"× {effect.reach:g}".replace(".", mark) in said) == (effect.reach != 1.0)


def test_a_line_that_cards_make_longer_ends_at_the_edge() -> None:
    """[ruling.edge_is_wall] Straight lines of any length, from anywhere, stay on the sheet."""
    lots, walls = Random(1), table(sheet=OPEN).walls
    for _ in range(300):
        x, y, to_x, to_y = [lots.uniform(0.1, 17.9) for _ in range(4)]
        line = straight(walls, x, y, x + 3.375 * (to_x - x), y + 3.375 * (to_y - y))
        assert all(-1e-6 <= along <= 18 + 1e-6 for along in (*line.xs, *line.ys))
        assert line.length == pytest.approx(hypot(line.xs[-1] - x, line.ys[-1] - y))
        beyond = max(abs(x + 3.375 * (to_x - x) - 9), abs(y + 3.375 * (to_y - y) - 9)) > 9
        assert line.contact == beyond


def test_with_real_dice_people_answer_all_that_a_die_or_a_card_can_show() -> None:
    """[flick.real_pencil] And nothing else: the error of a bot's hand is drawn by the program."""
    match = Match.start(GAME, 2, {"hand1": "pencil"}, RealDice(GAME.unrolled, Seeded(4)))
    bot = find_bot("greedy", GAME.id)(GAME, 1, 1)
    lots, asks = Random(2), set()
    while match.ask is not None and len(match.answers) < 150:
        ask = match.ask
        if ask.seat == 1:
            match.answer(bot(match, ask))
            continue
        asks.add(ask.prompt)
        match.answer(lots.randrange(len(ask.options)))
    assert "decide.pencil" in asks and "draw.event" in asks and "draw.first_player" in asks
    assert not any(prompt.startswith("noise.") for prompt in asks)
    again = Match.replay(match.record(), GAME)
    assert again.answers == match.answers and again.view(0) == match.view(0)


def test_without_a_program_people_answer_even_for_the_hand() -> None:
    """[hidden.noise] `RealDice()` alone asks people for every draw."""
    match = Match.start(GAME, 2, {"first_player": "seat1"}, RealDice())
    match.choose((0, 40))
    assert match.ask is not None and (match.ask.seat, match.ask.prompt) == (FATE, "noise.miss")


def test_a_bot_with_a_pencil_errs_like_a_hand() -> None:
    """[ruling.bot_pencil] It does not name the best point; its line has the errors of the table's profile."""
    ends = set()
    for seed in range(6):
        match = Match.start(GAME, 2, {"hand1": "pencil", "first_player": "seat1"}, Seeded(3))
        assert match.ask is not None and match.ask.prompt == "decide.pencil"
        ends.add(POINTS[find_bot("greedy", GAME.id)(GAME, 0, seed)(match, match.ask)])
    assert len(ends) > 3
    match = Match.start(GAME, 2, {"hand1": "pencil", "hand2": "pencil"}, Seeded(3), listen=False)
    assert match.run([find_bot("greedy", GAME.id)(GAME, seat, 5) for seat in (0, 1)]).reason


def test_a_bot_without_errors_stops_where_it_would_aim() -> None:
    """[ruling.bot_pencil]"""
    ends = set()
    for seed in range(3):
        options = {"hand1": "pencil", "first_player": "seat1", "profile": "none"}
        match = Match.start(GAME, 2, options, Seeded(3))
        assert match.ask is not None
        ends.add(find_bot("greedy", GAME.id)(GAME, 0, seed)(match, match.ask))
    assert len(ends) == 1


def test_the_other_seat_plays_as_it_was_agreed() -> None:
    """[flick.hand] One with a pencil, one with an aim, turn by turn."""
    t = table(sheet=OPEN, hand1="pencil")
    next_events(t)
    assert asked(flick_of(t, 1)).prompt == "decide.aim"
    assert asked(flick_of(t, 0)).prompt == "decide.pencil"
    put(t.players[0], *middle("D4"))
    wall(t, "F4", "H4")
    play(flick_of(t, 0), dice=[], answers=[stopped(9.5, 3.5)])
    assert at(t.players[0]) == (4.95, 3.5)
