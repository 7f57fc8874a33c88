"""The set-up: sheet, characters, hit points, decks, first player. Rulebook: getting ready."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.events import draw_event
from oubliette.games.dungeon_pen.fatras import draw_fatras
from oubliette.kernel import FATE, IllegalSetUp, Match, Seeded, play, set_up
from tests.games.dungeon_pen.scenes import EAST, NORTH, OPEN, STILL, aim, asked, at, flick_of, slugs, table, told
from tests.games.dungeon_pen.set_up_scenes import begin, empty_table

CHARACTERS = ["brute", "elf", "dwarf", "thief", "wizard", "intern"]


def test_it_is_a_game_for_two() -> None:
    """[setup.sheet] Between the two players."""
    assert list(GAME.seats) == [2]
    for wrong in (1, 3):
        with pytest.raises(IllegalSetUp):
            set_up(GAME, wrong)


# The sheet


def test_the_sketch_lies_on_the_table_unless_another_sheet_is_named() -> None:
    """[setup.sheet]"""
    assert begin().table.sheet.name == "croquis"
    for name in ("croquis", "oubliettes", "colimacon"):
        begun = begin(sheet=name)
        assert begun.table.sheet.name == name
        assert begun.events[0].slug == "setup.sheet" and begun.events[0].facts == {"sheet": name}


def test_a_sheet_may_be_drawn_by_lot() -> None:
    """[setup.sheet] [chance.any_way] Everything on it is that sheet's, the places of the two included."""
    ask = asked(GAME.set_up(empty_table(sheet="random")))
    assert (ask.seat, ask.prompt) == (FATE, "draw.sheet")
    assert list(ask.options) == ["croquis", "oubliettes", "colimacon"]
    begun = begin(dice=["colimacon", 0], sheet="random")
    scene = begun.table
    assert scene.sheet.name == "colimacon" and told(begun.events, "setup.sheet")[0].facts == {"sheet": "colimacon"}
    assert [at(player) for player in scene.players] == [(16.0, 15.0), (2.0, 3.0)]
    assert scene.walls.mask == scene.sheet.walls.mask
    assert (len(scene.searched), len(scene.sipped)) == (4, 2)


def test_a_sheet_may_be_one_that_somebody_drew() -> None:
    """[setup.sheet]"""
    begun = begin(sheet=OPEN)
    assert begun.table.sheet.name == "own" and told(begun.events, "setup.sheet")[0].facts == {"sheet": "own"}
    assert begun.table.walls.mask == 0
    assert (len(begun.table.searched), len(begun.table.sipped)) == (2, 2)


def test_at_the_beginning_nothing_is_drawn_on_it() -> None:
    """[setup.sheet]"""
    scene = begin().table
    assert scene.sudden == [] and scene.strokes == []
    assert not any(scene.searched) and not any(scene.sipped)
    assert scene.turns == 0 and not scene.over and GAME.result(scene) is None


# Pencils and places


def test_everybody_draws_with_a_pencil_of_their_own_colour() -> None:
    """[setup.colour] Every line shows who drew it."""
    scene = table(sheet=OPEN)
    play(flick_of(scene, 0), dice=STILL, answers=[aim(NORTH, 20)])
    play(flick_of(scene, 1), dice=STILL, answers=[aim(180, 20)])
    play(flick_of(scene, 0), dice=STILL, answers=[aim(EAST, 20)])
    assert [stroke.seat for stroke in scene.strokes] == [0, 1, 0]
    assert [stroke["seat"] for stroke in GAME.view(scene, 1)["strokes"]] == [0, 1, 0]


@pytest.mark.parametrize(
    ("sheet", "places"),
    [
        ("croquis", [(2.0, 16.0), (16.0, 2.0)]),
        ("oubliettes", [(16.0, 16.0), (2.0, 2.0)]),
        ("colimacon", [(16.0, 15.0), (2.0, 3.0)]),
    ],
)
def test_everybody_starts_in_the_middle_of_their_own_cell(sheet: str, places: list[tuple[float, float]]) -> None:
    """[setup.start_position]"""
    scene = begin(sheet=sheet).table
    assert [at(player) for player in scene.players] == places
    assert [player.carrying for player in scene.players] == [False, False]


# Hit points


def test_everybody_has_fifteen_hit_points() -> None:
    """[setup.hp]"""
    begun = begin()
    assert begun.hit_points == [15, 15] == [player.start_hp for player in begun.table.players]
    assert [event.facts for event in told(begun.events, "setup.hp")] == [{"seat": 0, "hp": 15}, {"seat": 1, "hp": 15}]


# Characters


def test_without_the_option_there_are_no_characters() -> None:
    """[setup.character_optional] Nobody is asked."""
    begun = begin()
    assert [player.character.id for player in begun.table.players] == ["none", "none"]
    assert "setup.character_optional" not in slugs(begun.events)


def test_everybody_may_choose_a_character_or_none() -> None:
    """[setup.character_optional] The first seat first, and nobody takes what the other has."""
    scene = empty_table(characters="choose")
    ask = asked(GAME.set_up(scene))
    assert (ask.seat, ask.prompt, list(ask.options)) == (0, "decide.choose_character", [*CHARACTERS, "none"])
    ask = asked(GAME.set_up(empty_table(characters="choose")), "dwarf")
    assert ask.seat == 1 and list(ask.options) == ["brute", "elf", "thief", "wizard", "intern", "none"]
    begun = begin(answers=["dwarf", "brute"], characters="choose")
    assert [player.character.id for player in begun.table.players] == ["dwarf", "brute"]
    chosen = [event.facts for event in told(begun.events, "setup.character_optional")]
    assert chosen == [{"seat": 0, "character": "dwarf"}, {"seat": 1, "character": "brute"}]


def test_a_player_who_declines_leaves_all_characters_to_the_other() -> None:
    """[setup.character_optional] Both may decline."""
    ask = asked(GAME.set_up(empty_table(characters="choose")), "none")
    assert list(ask.options) == [*CHARACTERS, "none"]
    begun = begin(answers=["none", "none"], characters="choose")
    assert [player.character.id for player in begun.table.players] == ["none", "none"]
    assert begun.hit_points == [15, 15]
    declined = [event.facts for event in told(begun.events, "setup.character_optional")]
    assert declined == [{"seat": 0, "character": "none"}, {"seat": 1, "character": "none"}]


def test_characters_may_be_drawn_by_lot_and_are_different_too() -> None:
    """[setup.character_optional] [chance.any_way] Then nobody declines."""
    ask = asked(GAME.set_up(empty_table(characters="random")))
    assert (ask.seat, ask.prompt, list(ask.options), ask.facts) == (FATE, "draw.character", CHARACTERS, {"seat": 0})
    ask = asked(GAME.set_up(empty_table(characters="random")), "elf")
    assert list(ask.options) == [name for name in CHARACTERS if name != "elf"] and ask.facts == {"seat": 1}
    begun = begin(dice=["elf", "brute", 1], characters="random")
    assert [player.character.id for player in begun.table.players] == ["elf", "brute"]
    assert begun.hit_points == [13, 17]


def test_no_lot_ever_gives_the_same_character_twice() -> None:
    """[setup.character_optional]"""
    for seed in range(30):
        players = Match.start(GAME, 2, {"characters": "random"}, Seeded(seed)).view(0)["players"]
        names = [player["character"] for player in players]
        assert len(set(names)) == 2 and set(names) <= set(CHARACTERS)


# Decks


def test_two_decks_are_shuffled_and_laid_beside_the_sheet() -> None:
    """[setup.decks] 40 events and 24 fatras cards; any of them may come first."""
    scene = begin().table
    assert len(scene.events) == 40 and len(scene.fatras) == 24
    assert scene.events.discards == []
    event = asked(draw_event(scene, scene.players[0]))
    assert (event.seat, event.prompt, len(event.options)) == (FATE, "draw.event", 40)
    fatras = asked(draw_fatras(scene, scene.players[0]))
    assert (fatras.seat, fatras.prompt, len(fatras.options)) == (FATE, "draw.fatras", 24)


# Who begins


@pytest.mark.parametrize("seat", [0, 1])
def test_who_begins_is_drawn_by_lot(seat: int) -> None:
    """[setup.first_player] [chance.any_way]"""
    ask = asked(GAME.set_up(empty_table()))
    assert (ask.seat, ask.prompt, list(ask.options)) == (FATE, "draw.first_player", [0, 1])
    begun = begin(dice=[seat])
    assert begun.table.first == begun.table.to_play == seat
    assert begun.events[-1].slug == "setup.first_player" and begun.events[-1].facts == {"seat": seat}
    assert asked(GAME.turn(begun.table)).seat == seat


@pytest.mark.parametrize(("first", "seat"), [("seat1", 0), ("seat2", 1)])
def test_the_option_can_name_the_first_player(first: str, seat: int) -> None:
    """[setup.first_player] The rulebook allows any way; with the option fate draws nobody."""
    begun = begin(dice=[], first_player=first)
    assert begun.table.first == begun.table.to_play == seat
    assert told(begun.events, "setup.first_player")[0].facts == {"seat": seat}


def test_everything_comes_in_its_order() -> None:
    """[setup.sheet] [setup.character_optional] [setup.hp] [setup.first_player]"""
    begun = begin(dice=["oubliettes", "second_try", 1], answers=["intern", "elf"], sheet="random", characters="choose")
    assert slugs(begun.events) == [
        "setup.sheet",
        "setup.character_optional",
        "setup.character_optional",
        "setup.hp",
        "object.keep",
        "setup.hp",
        "setup.first_player",
    ]
