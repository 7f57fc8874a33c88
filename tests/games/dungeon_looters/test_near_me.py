"""What counts as near a player, for those who want only these windows. Rulebook: MJ cards at any time."""

from __future__ import annotations

from typing import Any

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.cards import play_card
from oubliette.games.dungeon_looters.laying_tiles import lay_a_tile
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import SPECTATOR, Ask, Match, Rule, Seeded, Value
from oubliette.table import ALL, MINE, NEAR, Bot, Person, Which
from oubliette.table import Table as Seats
from tests.games.dungeon_looters.scenes import (
    BEATEN,
    OUT,
    chest,
    hand,
    looter,
    main_of,
    place,
    scene,
    tiles,
    trap,
    whole_turn,
)
from tests.games.dungeon_looters.set_up_scenes import Script, settle

HALLS = {f"{column}5": ("great_hall", 0) for column in "CDEFG"}  # in a row
THREE = ("dwarf", "goblin", "lich")


def far_apart(dwarf: str = "G5c3") -> Table:
    """The goblin is at one end of the row, the dwarf and the lich at the other."""
    return scene(THREE, rooms=HALLS, at={"dwarf": dwarf, "goblin": "C5c3", "lich": "G5a1"})


def near(table: Table, rule: Rule[Any], script: Script | None = None, who: str = "goblin") -> bool:
    """Is any event of this rule near the goblin?"""
    told = [event.seen_by(SPECTATOR) for event in settle(table, rule, script).events]
    return GAME.near(table, looter(table, who).seat, [event for event in told if event is not None])


def near_walk(table: Table, *steps: str) -> bool:
    """Is this walk of the dwarf near the goblin?"""
    return near(table, main_of(table, "dwarf"), {"decide.main_choice": ["move"], "decide.move_step": [*steps, "stop"]})


def near_card(player: str, card: str, *aim: Value, who: str = "goblin") -> bool:
    """Is this card near the goblin, at a target or at a room and square?"""
    table = far_apart()
    hand(table, player, card)
    script: Script = {"decide.card_target": aim[:1], "decide.square": aim[1:]}
    return near(table, play_card(table, looter(table, player), card), script, who)


def test_a_turn_at_the_other_end_of_the_dungeon_is_not_near() -> None:
    """[cards.asking_setting] [ruling.near_me] A card turned up, a chest forced, a walk, the end of the turn."""
    table = far_apart()
    chest(table, "G5c2", "chest_shoebox", dd=16)
    script: Script = {
        "draw.mj_card": ["decoy"],
        "decide.main_choice": [("force_chest", "G5c2"), "move"],
        "roll.force_chest": [1, 1, 1, 1, 1],
        "decide.move_step": ["s", "stop"],
    }
    assert not near(table, whole_turn(table, "dwarf"), script)


def test_a_chest_forced_in_the_next_room_is_near() -> None:
    """[cards.asking_setting] [ruling.near_me]"""
    table = far_apart("D5c3")
    chest(table, "D5c2", "chest_shoebox", dd=16)
    script: Script = {"decide.main_choice": [("force_chest", "D5c2")], "roll.force_chest": [1, 1, 1, 1, 1]}
    assert near(table, main_of(table, "dwarf"), script)


def test_a_figure_that_walks_into_a_neighbouring_room_is_near() -> None:
    """[ruling.near_me] Two rooms away he is not."""
    assert near_walk(far_apart("E5a3"), "w")
    assert not near_walk(far_apart("F5a3"), "w")


def test_a_figure_that_walks_out_of_a_neighbouring_room_was_near() -> None:
    """[ruling.near_me] Where he walked counts, not only where he stopped."""
    assert near_walk(far_apart("D5d3"), "e", "e")


@pytest.mark.parametrize(("room", "expected"), [("D5", True), ("E5", False)])
def test_a_chest_is_near_by_its_own_place(room: str, expected: bool) -> None:
    """[ruling.near_me] It does not matter who placed it, or from where."""
    assert near_card("lich", "chest_shoebox", room, f"{room}b2") is expected


@pytest.mark.parametrize(("door", "expected"), [("C5-D5", True), ("D5-E5", True), ("E5-F5", False)])
def test_a_door_is_near_if_one_of_its_rooms_is(door: str, expected: bool) -> None:
    """[ruling.near_me]"""
    assert near_card("lich", "lock_door", door) is expected


def test_what_is_done_to_me_is_near_wherever_it_comes_from() -> None:
    """[cards.asking_setting] Wet socks for me; for somebody far away they are no concern of mine."""
    assert near_card("lich", "wet_socks", "goblin")
    assert not near_card("lich", "wet_socks", "dwarf")


@pytest.mark.parametrize(("layer", "expected"), [("goblin", True), ("lich", False)])
def test_my_trap_is_near_however_far_away_it_lies(layer: str, expected: bool) -> None:
    """[cards.asking_setting] What I laid concerns me; somebody else's trap over there does not."""
    table = far_apart()
    trap(table, "G5b3", "decoy", layer=layer)
    assert near_walk(table, "w") is expected


@pytest.mark.parametrize(("layer", "expected"), [("goblin", True), ("lich", False)])
def test_my_chest_is_near_however_far_away_it_stands(layer: str, expected: bool) -> None:
    """[cards.asking_setting] [ruling.near_me] Somebody works at a chest that I placed."""
    table = far_apart()
    chest(table, "G5c2", "chest_shoebox", dd=16, layer=layer)
    script: Script = {"decide.main_choice": [("force_chest", "G5c2")], "roll.force_chest": [1, 1, 1, 1, 1]}
    assert near(table, main_of(table, "dwarf"), script) is expected


def test_a_player_who_has_just_played_a_card_is_asked_again() -> None:
    """[ruling.near_me] [cards.number] The goblin has just played one, and may play another."""
    assert near_card("goblin", "wet_socks", "dwarf")


@pytest.mark.parametrize("where", [OUT, BEATEN])
def test_a_player_who_is_off_the_board_has_no_room_but_may_have_traps(where: str) -> None:
    """[ruling.near_me]"""
    table = far_apart("D5b3")
    place(table, "goblin", where)
    trap(table, "C5e3", "decoy", layer="goblin")
    assert not near_walk(table, "e")
    assert near_walk(table, "w", "w", "w")


@pytest.mark.parametrize(("room", "expected"), [("C4", True), ("D4", False)])
def test_a_room_laid_beside_mine_is_near(room: str, expected: bool) -> None:
    """[ruling.near_me] Side by side, with a door or without; corner to corner is not beside."""
    table = far_apart()
    tiles(table, "dwarf", "crossroads")
    assert near(table, lay_a_tile(table, looter(table, "dwarf")), {"decide.lay_tile": [("crossroads", room, 0)]}) is (
        expected
    )


# At a real table


def card_player(match: Match, ask: Ask[Any]) -> int:
    """Play all possible cards on one's own turn, then end it; pass in the turns of others."""
    if ask.prompt != "decide.main_choice":
        return 0
    cards = [index for index, option in enumerate(ask.options) if isinstance(option, tuple) and option[0] == "play"]
    return cards[0] if cards else len(ask.options) - 1


def windows_of_one(people: int, which: Which = "all") -> tuple[int, int]:
    """How many windows ask the first seat, and how many of these leave no choice."""
    players = [Person(f"P{seat}") if seat < people else Bot("Bo", card_player) for seat in range(4)]
    table = Seats(Match.start(GAME, 4, fate=Seeded(6)), players, forced=True)
    table.ask_in_windows(0, which)
    table.advance()
    asked = idle = 0
    while (ask := table.match.ask) is not None:
        if ask.seat == 0 and ask.prompt == "decide.react":
            asked += 1
            idle += len(ask.options) == 1
        table.answer(ask.seat, card_player(table.match, ask))
    return asked, idle


def test_the_only_person_is_asked_where_a_card_can_be_played() -> None:
    """[cards.asking_setting] With a second person they are asked in every window: a missing pause would tell."""
    asked_alone, idle_alone = windows_of_one(people=1)
    asked, idle = windows_of_one(people=2)
    assert idle_alone == 0 < idle
    assert asked_alone == asked - idle


def test_near_me_asks_less_and_my_turn_only_never() -> None:
    """[cards.asking_setting] With other people at the table as well."""
    everything, near_me, mine = [windows_of_one(2, which)[0] for which in (ALL, NEAR, MINE)]
    assert everything > near_me > mine == 0


def test_without_windows_there_is_nothing_to_set() -> None:
    """[cards.asking_setting] By option."""
    match = Match.start(GAME, 2, {"reaction_windows": "own_turn"}, Seeded(1))
    assert Seats(match, (Person("A"), None)).message(0).windows is None
