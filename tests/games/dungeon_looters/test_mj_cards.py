"""What the game-master cards do when they are played from hand, and at whom they may be aimed."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_looters.cards import play_card
from oubliette.kernel import listen, play
from tests.games.dungeon_looters.card_scenes import ALL_IN, THREE, TWO_HALLS, targets, use
from tests.games.dungeon_looters.move_scenes import fact
from tests.games.dungeon_looters.scenes import (
    BEATEN,
    OUT,
    at,
    break_down,
    card_in,
    chest,
    chest_at,
    hand,
    lock,
    locked,
    looter,
    offered,
    scene,
    slugs,
    told,
    trap,
    trap_at,
)

# Where the cards go


def test_a_played_card_goes_to_the_discard() -> None:
    """[cards.discard]"""
    table = scene(rooms=TWO_HALLS)
    use(table, "dwarf", "lock_door", "E5-F5")
    assert (looter(table, "dwarf").cards, table.mj_discard) == ([], ["lock_door"])


def test_chests_and_traps_keep_their_card() -> None:
    """[cards.discard] Until the chest is emptied or the trap is gone."""
    table = scene(rooms=TWO_HALLS)
    use(table, "dwarf", "chest_big", "F5", "F5b2")
    use(table, "dwarf", "trap_pit", "F5", "F5c3")
    assert (looter(table, "dwarf").cards, table.mj_discard) == ([], [])
    use(table, "goblin", "ten_foot_pole", "F5c3")
    assert sorted(table.mj_discard) == ["ten_foot_pole", "trap_pit"]


@pytest.mark.parametrize(
    "card",
    [
        "chest_big",
        "lock_door",
        "doormat_key",
        "draught",
        "ten_foot_pole",
        "secret_passage",
        "hole_in_pocket",
        "tax_collector",
        "double_lock",
        "rust",
    ],
)
def test_a_card_without_a_target_cannot_be_played(card: str) -> None:
    """[cards.legal_only] One room with both figures in it, no chest, no door, no token, nothing in the bags."""
    table = scene(at={"dwarf": "E5c3", "goblin": "E5a1"})
    assert targets(table, "dwarf", card) == set()


@pytest.mark.parametrize("card", ["stroke_of_luck", "bar_of_soap", "strong_coffee", "wet_socks"])
def test_markers_go_to_any_player_s_figure_inside(card: str) -> None:
    """[cards.legal_only] Mine or another's, also a defeated one; not one that has left, not the neutral sherpa."""
    places = {"dwarf": "E5c3", "goblin": BEATEN, "lich": OUT, "sherpa": "F5c3"}
    table = scene(THREE, rooms=TWO_HALLS, at=places)
    assert targets(table, "dwarf", card) == {"dwarf", "goblin"}
    assert targets(table, "lich", card) == {"dwarf", "goblin"}


def test_markers_add_up_to_four_and_no_further() -> None:
    """[card.roll_marker] [card.move_marker] Of each kind, up and down."""
    table = scene(THREE, rooms=TWO_HALLS, at=ALL_IN)
    lich = looter(table, "lich")
    seen = []
    for card in ("stroke_of_luck", "stroke_of_luck", "stroke_of_luck", "bar_of_soap"):
        use(table, "dwarf", card, "lich")
        seen.append(lich.roll_marker)
    assert seen == [2, 4, 4, 2]
    for card in ("wet_socks", "wet_socks", "wet_socks", "strong_coffee"):
        use(table, "dwarf", card, "lich")
        seen.append(lich.move_marker)
    assert seen[4:] == [-2, -4, -4, -2]
    assert lich.roll_marker == 2


# Doors


def test_doors_between_rooms_and_outer_doors_can_be_locked() -> None:
    """[card.lock_door] Not open doors, which lead nowhere yet; not locked ones; not broken ones."""
    rooms = {**TWO_HALLS, "E4": ("emergency_exit", 0), "G5": ("great_hall", 0), "E6": ("great_hall", 0)}
    table = scene(rooms=rooms)
    assert targets(table, "dwarf", "lock_door") == {"E5-F5", "E4-E5", "E4-out", "F5-G5", "E5-E6"}
    lock(table, "E5-F5", "E4-out")
    break_down(table, "F5-G5")
    assert targets(table, "dwarf", "lock_door") == {"E4-E5", "E5-E6"}


def test_a_lock_holds_from_both_sides() -> None:
    """[card.lock_door] [door.locked]"""
    table = scene(rooms=TWO_HALLS)
    use(table, "dwarf", "lock_door", "E5-F5")
    assert locked(table, "E5-F5")
    assert (table.dungeon.shut.count(0b0010), table.dungeon.shut.count(0b1000)) == (1, 1)


def test_a_key_opens_one_door_and_a_draught_all_of_them() -> None:
    """[cards.any_time] [door.pick_relock] They can be locked again."""
    table = scene(rooms={**TWO_HALLS, "E4": ("emergency_exit", 0)})
    lock(table, "E5-F5", "E4-E5", "E4-out")
    assert targets(table, "dwarf", "doormat_key") == {"E5-F5", "E4-E5", "E4-out"}
    use(table, "dwarf", "doormat_key", "E4-out")
    assert [locked(table, door) for door in ("E5-F5", "E4-E5", "E4-out")] == [True, True, False]
    use(table, "dwarf", "draught")
    assert [locked(table, door) for door in ("E5-F5", "E4-E5", "E4-out")] == [False, False, False]
    assert targets(table, "dwarf", "lock_door") == {"E5-F5", "E4-E5", "E4-out"}


# Squares


def test_a_chest_from_hand_goes_to_an_empty_room() -> None:
    """[chest.empty_room] [ruling.adventurer] The sherpa is no adventurer, but where he stands there is no place."""
    table = scene(rooms=TWO_HALLS, at={"dwarf": "E5c3", "sherpa": "F5b2"})
    hand(table, "dwarf", "chest_big")
    assert offered(play_card(table, looter(table, "dwarf"), "chest_big"), "F5") == ["F5d4", "back"]
    use(table, "dwarf", "chest_big", "F5", "F5d4")
    assert chest_at(table, "F5d4").card == "chest_big"


def test_any_floor_takes_a_trap() -> None:
    """[trap.square] [trap.lay] [ruling.trap_actions] Laid from hand it is face down, a decoy too."""
    table = scene(rooms={"E5": ("gallery", 0)}, at={"dwarf": "E5c3"})
    trap(table, "E5b2", "decoy", layer="goblin")
    hand(table, "goblin", "decoy")
    squares = offered(play_card(table, looter(table, "goblin"), "decoy"))
    assert squares == ["E5", "back"]
    squares = offered(play_card(table, looter(table, "goblin"), "decoy"), "E5")
    assert set(squares) == {"E5c1", "E5c2", "E5d2", "E5b3", "E5d3", "E5b4", "E5c4", "E5d4", "E5c5", "back"}
    use(table, "goblin", "decoy", "E5", "E5c1")
    token = trap_at(table, "E5c1")
    assert token is not None
    assert (token.card, token.layer, token.face_up) == ("decoy", 1, False)


def test_the_ten_foot_pole_takes_a_token_away_and_shows_it() -> None:
    """[cards.any_time] [ruling.pole_reveals] Any token, mine or another's; everybody sees what it was."""
    table = scene(rooms=TWO_HALLS)
    trap(table, "F5c3", "trap_bear", layer="goblin")
    trap(table, "F5c4", "decoy", layer="dwarf")
    assert targets(table, "dwarf", "ten_foot_pole") == {"F5c3", "F5c4"}
    events = listen(table)
    use(table, "dwarf", "ten_foot_pole", "F5c3")
    assert trap_at(table, "F5c3") is None
    shown = told(events, "ruling.pole_reveals")[0]
    assert [fact(shown, seat, "trap") for seat in (0, 1)] == ["trap_bear", "trap_bear"]
    assert "trap_bear" in table.mj_discard


def test_a_secret_passage_leads_to_a_neighbouring_room_through_walls() -> None:
    """[card.secret_passage] The corridor at E5 has no door to D5 and F5. Diagonal rooms are no neighbours."""
    rooms = {"E5": ("corridor", 0), "D5": ("corridor", 0), "F5": ("gallery", 0), "F4": ("great_hall", 0)}
    table = scene(rooms=rooms, at={"dwarf": "E5c3", "goblin": "F5c3", "sherpa": "F5c2"})
    chest(table, "F5a3", "chest_big", colour="black")
    trap(table, "F5b2", "decoy", layer="goblin")
    assert targets(table, "dwarf", "secret_passage") == {"D5", "F5"}
    squares = set(offered(play_card(table, looter(table, "dwarf"), "secret_passage"), "F5"))
    free = {"F5c1", "F5d2", "F5b3", "F5d3", "F5e3", "F5b4", "F5c4", "F5d4", "F5c5"}
    assert squares == free | {"back"}


def test_a_secret_passage_is_entering_and_no_move() -> None:
    """[card.secret_passage] [tile.first_entry] I take the room's card; what traps cost me stays."""
    table = scene(rooms=TWO_HALLS)
    card_in(table, "F5")
    dwarf = looter(table, "dwarf")
    dwarf.in_pit = dwarf.in_bear_trap = True
    dwarf.arrows, dwarf.move_marker = 2, -2
    hand(table, "dwarf", "secret_passage")
    play(play_card(table, dwarf, "secret_passage"), dice=["rust"], answers=["F5", "F5b2"])
    assert (at(table, "dwarf"), dwarf.cards) == ("F5b2", ["rust"])
    assert (dwarf.in_pit, dwarf.in_bear_trap, dwarf.arrows, dwarf.move_marker) == (True, True, 2, -2)


@pytest.mark.parametrize("where", [OUT, BEATEN])
def test_a_player_who_is_not_on_the_board_knows_no_passage(where: str) -> None:
    """[card.secret_passage] [cards.legal_only]"""
    rooms = {**TWO_HALLS, "I8": ("guardroom", 1)}
    table = scene((*THREE, "troll"), rooms=rooms, at={"dwarf": "E5c3", "goblin": where})
    assert targets(table, "goblin", "secret_passage") == set()


def test_everybody_hears_what_was_played() -> None:
    """[cards.any_time]"""
    table = scene(rooms=TWO_HALLS)
    events = listen(table)
    use(table, "dwarf", "lock_door", "E5-F5")
    assert slugs(events) == ["cards.any_time", "card.lock_door"]
    seen = events[0].seen_by(1)
    assert seen is not None
    assert seen.facts["card"] == "lock_door"
