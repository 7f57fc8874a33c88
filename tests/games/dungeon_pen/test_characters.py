"""Characters as far as cards and hit points go: taking one, the thief, the intern. Rulebook: six characters."""

from __future__ import annotations

from collections import Counter

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.fatras import draw_fatras
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import FATE, SPECTATOR, Match, Scripted, listen, play
from tests.games.dungeon_pen.card_scenes import (
    all_fatras,
    draw,
    drawing,
    facts,
    hp,
    nothing_is_lost,
    only_fatras,
    questions,
    scene,
    travels,
    turn,
    turned,
    waiting,
)
from tests.games.dungeon_pen.scenes import (
    CALM,
    NORTH,
    STILL,
    aim,
    asked,
    embody,
    give,
    next_fatras,
    put_on,
    slugs,
    told,
    waits,
)

START_HP = {"brute": 17, "elf": 13, "dwarf": 15, "thief": 13, "wizard": 13, "intern": 15}
RULER = ["ruler"]  # what fate gives the intern


def thieves(*fatras: str, open_hands: bool = False) -> Table:
    """Seat 0 is the thief, and these fatras cards come next."""
    table = scene(open_hands=open_hands)
    embody(table.players[0], "thief")
    next_fatras(table, *fatras)
    return table


# Taking one


@pytest.mark.parametrize("character", START_HP)
def test_every_character_has_its_hit_points(character: str) -> None:
    """[setup.character_optional] [setup.hp]"""
    table = scene(characters="choose", first_player="seat1")
    events = listen(table)
    play(GAME.set_up(table), RULER if character == "intern" else (), [character, "none"])
    start = START_HP[character]
    assert [(player.hp, player.start_hp) for player in table.players] == [(start, start), (15, 15)]
    assert facts(events, "setup.character_optional", 1) == [
        {"seat": 0, "character": character},
        {"seat": 1, "character": "none"},
    ]
    assert facts(events, "setup.hp", 1) == [{"seat": 0, "hp": start}, {"seat": 1, "hp": 15}]


def test_a_handicap_comes_before_the_character_s_hit_points() -> None:
    """[option.handicap] [setup.hp]"""
    table = scene(characters="choose", first_player="seat1", handicap="seat1", handicap_hp=20)
    play(GAME.set_up(table), answers=["elf", "brute"])
    assert hp(table) == (20, 17)


@pytest.mark.parametrize(("character", "off"), [("brute", 18.0), ("elf", 12.0), ("thief", 15.0)])
def test_the_brute_aims_worse_and_the_elf_better(character: str, off: float) -> None:
    """[character.brute] [character.elf] Three deviations at 40 % are 15 degrees, times 1.2 or 0.8."""
    table = scene(profile="normal")
    embody(table.players[0], character)
    assert GAME.view(table, 1)["players"][0]["flick"]["angle"] == off / 15
    assert travels(table, 0, 40, [999, 500, 0, 0]) == turned(off)


# The thief


def test_the_thief_draws_two_and_keeps_one() -> None:
    """[character.thief] The other one goes back into the deck."""
    table = thieves("ruler", "eraser")
    rule = draw_fatras(table, table.players[0])
    ask = asked(rule)
    assert (ask.seat, ask.prompt, list(ask.options)) == (0, "decide.thief_pick", ["ruler", "eraser"])
    table = thieves("ruler", "eraser")
    play(draw_fatras(table, table.players[0]), answers=["eraser"])
    assert table.players[0].objects == ["eraser"]
    assert table.fatras.cards.count("ruler") == 2
    assert nothing_is_lost(table)


def test_the_thief_may_resolve_one_and_return_an_object() -> None:
    """[character.thief] [fatras.return] Both are in the deck again."""
    table = thieves("clean_bandage", "ruler")
    table.players[0].hp = 5
    play(draw_fatras(table, table.players[0]), answers=["clean_bandage"])
    assert (hp(table), table.players[0].objects, len(table.fatras)) == ((7, 15), [], 24)
    assert nothing_is_lost(table)


def test_the_thief_need_not_open_the_dentures() -> None:
    """[character.thief] What is returned does nothing."""
    table = thieves("haunted_dentures", "dust")
    events = listen(table)
    play(draw_fatras(table, table.players[0]), answers=["dust"])
    assert hp(table) == (13, 15)
    assert facts(events, "fatras.sources", 1) == [{"seat": 0, "card": "dust"}]
    assert nothing_is_lost(table)


def test_nobody_sees_what_the_thief_returns_or_keeps() -> None:
    """[character.thief] [hidden.objects] [ruling.object_hidden]"""
    table = thieves("ruler", "eraser")
    events = listen(table)
    play(draw_fatras(table, table.players[0]), answers=["eraser"])
    assert slugs(events) == ["character.thief", "object.keep"]
    assert facts(events, "object.keep", 0) == [{"seat": 0, "card": "eraser", "objects": 1}]
    for seat in (1, SPECTATOR):
        assert facts(events, "character.thief", seat) == [{"seat": 0}]
        assert facts(events, "object.keep", seat) == [{"seat": 0, "card": "hidden", "objects": 1}]


def test_of_a_deck_of_one_card_the_thief_draws_that_one() -> None:
    """[character.thief] There is nothing to choose, and everybody knows it."""
    table = thieves()
    only_fatras(table, "ruler")
    events = listen(table)
    play(draw_fatras(table, table.players[0]))
    assert (table.players[0].objects, slugs(events)) == (["ruler"], ["object.keep"])


def test_of_an_empty_deck_the_thief_draws_none() -> None:
    """[character.thief] [ruling.fatras_deck_empty]"""
    table = thieves()
    only_fatras(table)
    events = listen(table)
    play(draw_fatras(table, table.players[0]))
    assert slugs(events) == ["ruling.fatras_deck_empty"]


def test_of_a_deck_of_two_the_thief_sees_both() -> None:
    """[character.thief] The second is drawn before the first goes back."""
    table = thieves()
    only_fatras(table, "ruler", "dust")
    play(draw_fatras(table, table.players[0]), dice=["dust"], answers=["ruler"])
    assert (table.players[0].objects, table.fatras.cards) == (["ruler"], ["dust"])


def test_two_alike_are_a_question_all_the_same() -> None:
    """[character.thief] [ruling.asked_with_objects] Else the missing pause would tell."""
    table = thieves("ruler", "ruler")
    asks = questions(draw_fatras(table, table.players[0]), "ruler")
    assert [list(ask.options) for ask in asks] == [["ruler"]]
    assert (table.players[0].objects, nothing_is_lost(table)) == (["ruler"], True)
    table = thieves("ruler", "ruler", open_hands=True)
    play(draw_fatras(table, table.players[0]))
    assert (table.players[0].objects, nothing_is_lost(table)) == (["ruler"], True)


def test_with_open_hands_the_thief_still_chooses() -> None:
    """[character.thief] [option.open_hands]"""
    table = thieves("ruler", "eraser", open_hands=True)
    events = listen(table)
    play(draw_fatras(table, table.players[0]), answers=["ruler"])
    assert facts(events, "object.keep", 1) == [{"seat": 0, "card": "ruler", "objects": 1}]


def test_the_thief_chooses_at_chests_events_and_monsters() -> None:
    """[character.thief] [fatras.sources] Wherever a fatras card comes from."""
    table = thieves("ruler", "eraser")
    put_on(table.players[0], "F8")
    turn(table, CALM, STILL, [aim(NORTH, 60), "ruler"])
    assert table.players[0].objects == ["ruler"]
    for card, dice in (("falling_chest", []), ("forgotten_corpse", []), ("toll_troll", [5])):
        table = thieves("ruler", "eraser")
        draw(table, card, dice, ["eraser"])
        assert table.players[0].objects == ["eraser"]


def test_the_opponent_of_a_thief_draws_one() -> None:
    """[character.thief]"""
    table = thieves("ruler")
    play(draw_fatras(table, table.players[1]))
    assert table.players[1].objects == ["ruler"]


def test_the_thief_pays_like_everybody() -> None:
    """[character.thief] [card.goblin_accountant]"""
    table = thieves()
    give(table, table.players[0], "ruler", "eraser")
    assert asked(drawing(table, "goblin_accountant"), 1).prompt == "decide.return_object"


# The intern


def test_the_intern_begins_with_an_object() -> None:
    """[character.intern] Any of the fifteen, and never a card without a bag."""
    table = scene(characters="choose", first_player="seat1")
    asks = questions(GAME.set_up(table), "elf", "intern", "hard_hat")
    ask = asks[-1]
    assert (ask.seat, ask.prompt, ask.facts, len(ask.options)) == (FATE, "draw.object", {"seat": 1}, 15)
    assert Counter(ask.options) == {
        "healing_vial": 2,
        "ruler": 2,
        "rubber_band": 1,
        "sharpener": 2,
        "eraser": 2,
        "banana_peel": 2,
        "hard_hat": 2,
        "cardboard_shield": 1,
        "second_try": 1,
    }
    assert [player.objects for player in table.players] == [[], ["hard_hat"]]
    assert (len(table.fatras), nothing_is_lost(table)) == (23, True)


def test_nobody_else_sees_what_the_intern_brought() -> None:
    """[character.intern] [hidden.objects]"""
    table = scene(characters="choose", first_player="seat1")
    events = listen(table)
    play(GAME.set_up(table), ["hard_hat"], ["intern", "elf"])
    assert facts(events, "object.keep", 0) == [{"seat": 0, "card": "hard_hat", "objects": 1}]
    for seat in (1, SPECTATOR):
        assert facts(events, "object.keep", seat) == [{"seat": 0, "card": "hidden", "objects": 1}]


def test_the_intern_may_use_it_before_the_first_flick() -> None:
    """[character.intern] [proc.objects]"""
    options = {"characters": "choose", "first_player": "seat1", "profile": "none"}
    match = Match.start(GAME, 2, options, Scripted(["rubber_band", *STILL, "masters_lunch"]))
    for answer in ("intern", "none", "rubber_band", aim(NORTH, 5)):
        match.choose(answer)
    assert match.view(1)["players"][0]["objects"] == 0
    assert all_fatras(match.table).total() == 24
    assert match.ask is not None
    assert match.ask.seat == 1


def test_what_waits_comes_on_top_of_the_character() -> None:
    """[ruling.effects_wait] [character.intern] [character.dwarf]"""
    table = scene()
    embody(table.players[0], "intern")
    waits(table.players[0], "singing_bone")
    assert GAME.view(table, 1)["players"][0]["flick"]["miss"] == 170
    embody(table.players[1], "dwarf")
    waits(table.players[1], "soapy_floor")
    assert travels(table, 1) == (10.8, 0.0)
    assert waiting(table) == (["singing_bone"], [])


def test_no_other_character_begins_with_anything() -> None:
    """[character.intern]"""
    for character in START_HP:
        if character != "intern":
            table = scene(characters="choose", first_player="seat1")
            events = listen(table)
            play(GAME.set_up(table), answers=[character, "none"])
            assert not told(events, "object.keep")
