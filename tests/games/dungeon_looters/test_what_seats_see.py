"""What every seat and the spectator see of the table. Rulebook: hidden information."""

from __future__ import annotations

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.cards import play_card
from oubliette.games.dungeon_looters.entering import put
from oubliette.games.dungeon_looters.face_up_card import draw_face_up
from oubliette.games.dungeon_looters.geometry import SQUARE_CALLED
from oubliette.games.dungeon_looters.laying_tiles import draw_tile
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import SPECTATOR, View, listen, play
from tests.games.dungeon_looters.bag_scenes import bag_seen, facts_of, places_in, seen
from tests.games.dungeon_looters.scenes import (
    Rooms,
    break_down,
    card_in,
    chest,
    give,
    give_sherpa,
    hand,
    lock,
    looter,
    scene,
    tiles,
    trap,
    turn_of,
)

TRIO = ("dwarf", "goblin", "lich")
HALLS: Rooms = {"E5": ("great_hall", 0), "E4": ("great_hall", 0), "F5": ("great_hall", 0)}
EVERYBODY = (0, 1, 2, SPECTATOR)


def laid() -> Table:
    """Three figures, hands, tokens, chests, doors and a sherpa."""
    where = {"dwarf": "E5a1", "goblin": "E5b1", "lich": "E5c1", "sherpa": "E5e5"}
    return scene(TRIO, HALLS, where)


def views(table: Table) -> list[View]:
    return [GAME.view(table, seat) for seat in EVERYBODY]


# Hands


def test_one_sees_his_own_tiles_and_cards_and_of_others_the_number() -> None:
    """[setup.deal] The spectator sees no hand at all."""
    table = laid()
    tiles(table, "dwarf", "bend", "cell")
    tiles(table, "goblin", "vault")
    hand(table, "dwarf", "decoy", "draught", "rust")
    hand(table, "lich", "tax_collector")
    assert [view["tiles"] for view in views(table)] == [["bend", "cell"], ["vault"], [], []]
    assert [view["cards"] for view in views(table)] == [["decoy", "draught", "rust"], [], ["tax_collector"], []]
    for view in views(table):
        assert [(one["tiles"], one["cards"]) for one in view["players"]] == [(2, 3), (1, 0), (0, 1)]


def test_of_stacks_and_decks_the_number_is_open() -> None:
    """[setup.tile_stack] Cards lying in rooms are not counted; nobody sees what comes."""
    table = laid()
    card_in(table, "E4", "F5")
    for view in views(table):
        assert (view["stack"], view["mj_deck"], view["treasure_deck"], view["chests_left"]) == (10, 118, 72, 22)
        assert "chest_dragon" not in repr(view) and "golden_throne" not in repr(view)


def test_that_a_card_lies_in_a_room_is_open_and_which_is_not() -> None:
    """[tile.mj_card] [tile.first_entry] Only the player who takes it sees it."""
    table = laid()
    card_in(table, "E4")
    for view in views(table):
        assert [(room["room"], room["card"]) for room in view["rooms"]] == [("E4", True), ("E5", False), ("F5", False)]
    events = listen(table)
    play(put(table, looter(table, "lich"), SQUARE_CALLED["E4c3"]), dice=["rust"])
    cards = [facts_of(events, "tile.first_entry", seat)[0]["card"] for seat in EVERYBODY]
    assert cards == ["hidden", "hidden", "rust", "hidden"]
    assert [view["cards"] for view in views(table)] == [[], [], ["rust"], []]


def test_a_tile_drawn_is_whispered() -> None:
    """[tile.lay] [setup.tile_stack] Only the player who draws it learns which."""
    table = laid()
    events = listen(table)
    play(draw_tile(table, looter(table, "goblin")), dice=["vault"])
    assert [len(facts_of(events, "setup.tile_stack", seat)) for seat in EVERYBODY] == [0, 1, 0, 0]


def test_a_card_kept_after_a_face_up_draw_is_remembered() -> None:
    """[draw.keep] Everybody saw it; what else is in the hand nobody sees."""
    table = laid()
    hand(table, "dwarf", "decoy")
    events = listen(table)
    play(draw_face_up(table, looter(table, "dwarf")), dice=["lock_door"])
    for seat in EVERYBODY:
        assert facts_of(events, "draw.keep", seat) == [{"seat": 0, "card": "lock_door"}]
        assert seen(table, "dwarf", seat)["seen"] == ["lock_door"]
    assert [view["cards"] for view in views(table)] == [["decoy", "lock_door"], [], [], []]


def test_a_kept_card_is_forgotten_when_it_is_played() -> None:
    """[draw.keep] A second one of the kind, taken secretly, is not shown."""
    table = scene(TRIO, HALLS, {"dwarf": "E5a1"})
    hand(table, "dwarf", "lock_door")
    play(draw_face_up(table, looter(table, "dwarf")), dice=["lock_door"])
    play(play_card(table, looter(table, "dwarf"), "lock_door"), answers=["E4-E5"])
    assert (looter(table, "dwarf").cards, seen(table, "dwarf", 1)["seen"]) == (["lock_door"], [])


def test_a_trap_laid_face_down_may_be_any_that_was_seen() -> None:
    """[trap.face_down] [draw.keep] He was seen to take a decoy, and laid something: nobody knows any more."""
    table = scene(TRIO, HALLS, {"dwarf": "E5a1"})
    hand(table, "dwarf", "trap_bear")
    play(draw_face_up(table, looter(table, "dwarf")), dice=["decoy"])
    play(draw_face_up(table, looter(table, "dwarf")), dice=["lock_door"])
    play(play_card(table, looter(table, "dwarf"), "trap_bear"), answers=["E4", "E4c3"])
    assert seen(table, "dwarf", 1)["seen"] == ["lock_door"]
    assert looter(table, "dwarf").cards == ["decoy", "lock_door"]


# Tokens


def test_a_face_down_token_is_known_to_the_player_who_laid_it() -> None:
    """[trap.face_down] [ruling.trap_hidden] All see that it lies there, and whose it is."""
    table = laid()
    trap(table, "E4c3", "decoy", layer="goblin")
    trap(table, "F5c3", "trap_pit", layer="dwarf")
    trap(table, "F5c4", "trap_bear", layer="dwarf", face_up=True)
    shown = [[token["trap"] for token in view["traps"]] for view in views(table)]
    assert shown == [
        ["face_down", "trap_pit", "trap_bear"],
        ["decoy", "face_down", "trap_bear"],
        ["face_down", "face_down", "trap_bear"],
        ["face_down", "face_down", "trap_bear"],
    ]
    for view in views(table):
        assert [(token["square"], token["layer"]) for token in view["traps"]] == [("E4c3", 1), ("F5c3", 0), ("F5c4", 0)]


def test_laying_it_is_told_without_its_name() -> None:
    """[trap.face_down] And the card is in no discard."""
    table = laid()
    hand(table, "goblin", "trap_pit")
    events = listen(table)
    play(play_card(table, looter(table, "goblin"), "trap_pit"), answers=["E4", "E4c3"])
    assert [facts_of(events, "trap.lay", seat)[0]["trap"] for seat in EVERYBODY] == [
        "hidden",
        "trap_pit",
        "hidden",
        "hidden",
    ]
    assert not facts_of(events, "cards.any_time", 0) and table.mj_discard == []


# What is open


def test_chests_and_doors_are_open() -> None:
    """[chest.card_data] [chest.colours] DD, number, colour, broken lock; locked and broken doors."""
    table = laid()
    chest(table, "E4b2", "chest_big", "red", lock_broken=True, dd=12)
    chest(table, "E4d4", "chest_royal", "black")
    lock(table, "E4-E5")
    break_down(table, "E5-F5")
    for view in views(table):
        red, black = view["chests"]
        assert (red["square"], red["colour"], red["dd"], red["treasures"]) == ("E4b2", "red", 12, 4)
        assert (red["lock_broken"], black["colour"], black["treasures"]) == (True, "black", 0)
        assert view["doors"] == [{"door": "E4-E5", "state": "locked"}, {"door": "E5-F5", "state": "broken"}]
        assert view["chests_left"] == 20


def test_bags_markers_penalties_trophies_and_bounties_are_open() -> None:
    """[inventory.grid] Option open_inventories: yes. With values, movement and load."""
    table = laid()
    give(table, "goblin", "gold_ingot", "gold_ingot", "small_change", "gold_ingot")
    goblin = looter(table, "goblin")
    goblin.roll_marker, goblin.move_marker, goblin.arrows = 2, -2, 1
    goblin.in_bear_trap = goblin.in_pit = True
    goblin.trophies, goblin.bounties = 1, 3
    for seat in EVERYBODY:
        shown = seen(table, "goblin", seat)
        assert shown["objects"] == ["gold_ingot", "gold_ingot", "small_change", "gold_ingot"]
        assert len(places_in(shown)) == 4
        assert (shown["value"], shown["overloaded"], shown["movement"]) == (2550, True, 3)
        assert (shown["roll_marker"], shown["move_marker"], shown["arrows"]) == (2, -2, 1)
        assert (shown["in_bear_trap"], shown["in_pit"], shown["trophies"], shown["bounties"]) == (True, True, 1, 3)


def test_discards_the_sherpas_pack_and_a_tidied_chest_are_open() -> None:
    """[sherpa.neutral_pack] [troll.tidy] Everybody may look."""
    table = laid()
    give_sherpa(table, "statue", "chalice")
    table.treasures.discards.append("tea_set")
    table.mj_discard.append("draught")
    give(table, "lich", "portrait")
    tidied = chest(table, "E4b2", "chest_big")
    tidied.tidied = looter(table, "lich").loot[:]
    for view in views(table):
        assert (view["sherpa"], view["sherpa_objects"]) == ("E5e5", ["statue", "chalice"])
        assert (view["treasure_discard"], view["mj_discard"]) == (["tea_set"], ["draught"])
        assert view["chests"][0]["tidied"] == ["portrait"]


def test_where_figures_are_is_open() -> None:
    """[figure.states] On a square, defeated or left."""
    table = scene(TRIO, HALLS, {"dwarf": "E5a1", "goblin": "defeated"})
    for view in views(table):
        assert [(one["state"], one["square"]) for one in view["players"]] == [
            ("on_board", "E5a1"),
            ("defeated", ""),
            ("left", ""),
        ]
        assert [one["left_as"] for one in view["players"]] == [0, 0, 1]


def test_scores_are_shown_at_the_end_and_so_is_everything_face_down() -> None:
    """[end.score] [end.time_up] Tokens are turned over, bags unpacked."""
    table = scene(TRIO, HALLS, {"dwarf": "E5a1"}, open_inventories=False)
    trap(table, "E4c3", "decoy", layer="goblin")
    give(table, "goblin", "chalice")
    assert [view["players"][1]["score"] for view in views(table)] == [None] * 4
    table.ended = "end.time_up"
    for view in views(table):
        assert view["traps"][0]["trap"] == "decoy" and view["players"][1]["score"] == 300
    assert bag_seen(table, "goblin") == [["chalice"]] * 4


def test_whose_turn_it_is_and_how_long_it_lasts_is_open() -> None:
    """[end.countdown_length] Round, turn, turns left."""
    table = laid()
    turn_of(table, "goblin")
    table.turns_left, table.round = 5, 3
    for view in views(table):
        assert (view["to_play"], view["turns_left"], view["round"], view["first"]) == (1, 5, 3, 0)
