"""The preparation phase and the exploration phase, from the Entrance to the Exit."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import room_cards
from oubliette.games.mini_rogue.state import EXIT, MOVE, PREPARATION, ROOM, Hero, Table
from oubliette.kernel import HIDDEN, SPECTATOR, listen, play
from tests.games.mini_rogue.moments import questions, turns, waiting, whole_zone
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs

NO_ROOMS = [[HIDDEN] * 3, [HIDDEN] * 3, [HIDDEN, HIDDEN, "exit"]]


def walking(at: int, **options: bool) -> tuple[Table, Hero]:
    """A hero who has resolved this cell's room and can only walk on; no other card is face up."""
    hero = a_hero("priestess")
    hero.at = at
    hero.blind = options.get("blind", False)
    hero.ready = not hero.blind
    table = a_table(hero)
    table.phase, table.grid[at] = MOVE, "rest"
    return table, hero


def test_every_zone_is_dealt_anew_from_all_rooms() -> None:
    """[prep.reshuffle_every_zone] What was seen or visited before may come again."""
    table = a_table(a_hero("priestess"))
    table.grid = ["rest", "tomb", "shrine", "merchant", "treasure", "taken", HIDDEN, HIDDEN, EXIT]
    table.rooms.cards = ["raven", "trap_pit"]
    play(GAME.turn(table))
    assert GAME.view(table, SPECTATOR)["grid"] == NO_ROOMS
    assert sorted(waiting(GAME.turn(table)).options) == sorted(room_cards("pnp"))


def test_a_card_is_turned_in_its_zone_and_cell() -> None:
    """[explore.reveal] Prepared cards and people with real ones need all three."""
    table = a_table(a_hero("priestess"))
    table.zone_number = 3
    play(GAME.turn(table))
    assert waiting(GAME.turn(table)).facts == {"zone": 3, "row": 1, "column": 1}


def test_held_cards_are_not_dealt() -> None:
    """[prep.reshuffle_every_zone] Ten cards are left to be the Entrance."""
    hero = a_hero("priestess")
    hero.objects = ["arsenal"]
    table = a_table(hero)
    play(GAME.turn(table))
    cards = waiting(GAME.turn(table)).options
    assert len(cards) == 10 and "arsenal" not in cards


def test_the_cards_left_over_stay_face_down() -> None:
    """[prep.unused_rooms_face_down] Three of eleven, which nobody has seen when the Exit is reached."""
    hero = a_hero("priestess")
    table = a_table(hero)
    play(GAME.turn(table))
    assert GAME.view(table, SPECTATOR)["unused_rooms"] == 3
    rooms = ["rest", "merchant", "tomb", "arsenal", "treasure", "shrine"]
    play(turns(table, 8), dice=[*rooms[:5], 2, 1, "shrine", 6], answers=["rest_train", "right", "right"])
    view = GAME.view(table, SPECTATOR)
    assert (table.phase, view["unused_rooms"]) == (EXIT, 3)
    assert sorted(view["unseen_rooms"]) == sorted(set(room_cards("pnp")) - set(rooms))


def test_tokens_go_back_to_the_entrance() -> None:
    """[prep.token_on_entrance]"""
    hero = a_hero("priestess")
    hero.at = 8
    table = a_table(hero)
    play(GAME.turn(table))
    assert hero.at == 0
    assert (GAME.view(table, 0)["players"][0]["row"], GAME.view(table, 0)["players"][0]["column"]) == (1, 1)


@pytest.mark.parametrize(("zone", "pile"), [(2, 3), (4, 2), (7, 1)])
def test_a_guardian_zone_shows_its_guardian_from_the_start(zone: int, pile: int) -> None:
    """[prep.guardian_revealed_in_guardian_zone] The top card of the pile, before the first room."""
    table = a_table(a_hero("priestess"), zone=zone)
    table.pile = pile
    events = listen(table)
    play(GAME.turn(table), dice=["spider_queen"])
    assert table.guardian == "spider_queen"
    assert (events[-1].slug, events[-1].facts) == (
        "prep.guardian_revealed_in_guardian_zone",
        {"guardian": "spider_queen"},
    )
    assert "spider_queen" not in table.guardians.cards


@pytest.mark.parametrize("zone", [1, 3, 5, 6, 8, 9])
def test_elsewhere_the_pile_stays_face_down_and_nobody_is_fought(zone: int) -> None:
    """[ruling.exit_not_revealed_outside_guardian_zones] [prep.guardian_revealed_in_guardian_zone]"""
    hero = a_hero("priestess")
    table = a_table(hero, zone=zone, food=1)
    assert questions(GAME.turn(table)) == []
    table.phase, hero.at = EXIT, 8
    assert questions(turns(table, 2)) == []
    assert (table.zone_number, table.pile, len(table.guardians)) == (zone + 1, 3, 3)


def test_a_face_down_room_is_turned_and_resolved() -> None:
    """[explore.reveal_and_resolve_current_room]"""
    hero = a_hero("priestess")
    table = a_table(hero)
    table.phase = ROOM
    events = listen(table)
    play(GAME.turn(table), dice=["rest"], answers=["rest_heal"])
    assert (table.grid[0], hero.hp, table.phase) == ("rest", 12, MOVE)
    assert slugs(events)[:2] == ["explore.reveal", "rest.choose_exactly_one"]


def test_the_next_rooms_are_turned_when_a_room_is_done() -> None:
    """[explore.reveal_right_and_below] The one to the right first, and nothing but these two."""
    table, _ = walking(4)
    ask = waiting(GAME.turn(table), dice=["tomb", "shrine"])
    assert ask.facts == {"right": "tomb", "down": "shrine"}
    assert GAME.view(table, SPECTATOR)["grid"] == [
        [HIDDEN, HIDDEN, HIDDEN],
        [HIDDEN, "rest", "tomb"],
        [HIDDEN, "shrine", "exit"],
    ]


def test_a_card_that_is_face_up_already_is_not_turned_again() -> None:
    """[explore.reveal_right_and_below] A taken card leaves a gap, which is no card to turn either."""
    table, hero = walking(1)
    table.grid[2], table.grid[4] = "shrine", "taken"
    play(GAME.turn(table), answers=["right"])
    assert (hero.at, table.grid[2], table.grid[4]) == (2, "shrine", "taken")


@pytest.mark.parametrize(
    ("at", "right", "down"),
    [(0, 1, 3), (1, 2, 4), (3, 4, 6), (4, 5, 7)],
)
def test_the_way_goes_right_or_down(at: int, right: int, down: int) -> None:
    """[explore.choose_next_room] [explore.never_left_or_up] One of the two cells, and no staying."""
    table, hero = walking(at)
    assert waiting(GAME.turn(table), dice=["tomb", "shrine"]).options == ["right", "down"]
    for way, cell in (("right", right), ("down", down)):
        hero.at, table.phase = at, MOVE
        play(GAME.turn(table), answers=[way])
        assert (hero.at, table.phase) == (cell, ROOM)


@pytest.mark.parametrize(("at", "to", "turned"), [(2, 5, ["tomb"]), (6, 7, ["tomb"]), (5, 8, []), (7, 8, [])])
def test_on_the_edge_there_is_one_way_only(at: int, to: int, turned: list[str]) -> None:
    """[explore.single_way_on_the_edge] [ruling.last_column_not_left] Down in the last column, right on the last row.

    The Exit is no room card, so nothing is turned before it. [ruling.reveal_never_shows_the_exit]
    """
    table, hero = walking(at)
    assert questions(GAME.turn(table), dice=turned) == ["turn.room"] * len(turned)
    assert hero.at == to


def test_the_left_column_leaves_a_choice() -> None:
    """[ruling.last_column_not_left]"""
    table, hero = walking(3)
    play(GAME.turn(table), dice=["tomb", "shrine"], answers=["right"])
    assert hero.at == 4


def test_a_room_that_was_seen_is_entered_face_up() -> None:
    """[explore.room_already_revealed_on_arrival] Fate has nothing to say on arrival."""
    table, hero = walking(0)
    play(turns(table, 2), dice=["tomb", "rest"], answers=["down", "rest_train"])
    assert (hero.at, hero.xp) == (3, 1)


def test_a_blind_character_turns_the_room_on_entering() -> None:
    """[ruling.blind_reveals_on_entry] [explore.room_already_revealed_on_arrival] The card is resolved all the same."""
    table, hero = walking(0, blind=True)
    assert questions(turns(table, 2), ["rest"], ["down", "rest_train"]) == [
        "decide.move",
        "turn.room",
        "decide.rest_action",
    ]
    assert (table.grid[1], table.grid[3], hero.xp) == (HIDDEN, "rest", 1)


def test_what_lies_face_up_the_blind_see_too() -> None:
    """[ruling.blind_reveals_on_entry] Cards already face up stay visible."""
    table, _ = walking(0, blind=True)
    table.grid[3] = "tomb"
    assert waiting(GAME.turn(table)).facts == {"right": HIDDEN, "down": "tomb"}


def test_four_rooms_lie_between_entrance_and_exit() -> None:
    """[explore.repeat_to_exit] [dungeon.one_zone_per_turn] Then the next zone begins."""
    hero = a_hero("priestess")
    table = a_table(hero, food=1)
    events = listen(table)
    play(
        whole_zone(table),
        dice=["rest", "merchant", "tomb", "arsenal", "treasure", "shrine", "raven", 6],
        answers=["rest_train", "right", "down", "leave", "right", "keep"],
    )
    entered = [event.facts["room"] for event in events if event.slug == "explore.enter"]
    assert entered == ["merchant", "treasure", "shrine"]  # and the Entrance, named as it is turned
    assert (table.zone_number, table.phase, table.food) == (2, PREPARATION, 0)


def test_the_guardian_is_fought_at_the_exit_before_the_descent() -> None:
    """[explore.guardian_fought_at_exit] [ruling.descent_after_guardian_victory] Fight, reward, ration, next zone."""
    hero = a_hero("priestess", xp=18)
    hero.at = 8
    table = a_table(hero, zone=2, food=1)
    table.phase, table.guardian = EXIT, "spider_queen"
    events = listen(table)
    play(turns(table, 2), dice=[4, 4, 4, 6, 1], answers=["attack", ("xp", 2)])
    told = [slug for slug in slugs(events) if not slug.startswith(("stat.", "combat."))]
    assert told == [
        "monster.must_fight",
        "monster.reward_by_floor",
        "reward.roll_and_choose",
        "descent.eat_one_ration",
        "descent.move_to_next_zone",
    ]
    assert (table.zone_number, table.pile, table.guardian, hero.xp) == (3, 2, "", 22)


def test_the_game_is_won_before_anybody_eats() -> None:
    """[ruling.victory_is_immediate] Og's second death ends it."""
    hero = a_hero("priestess", xp=18, hp=20)
    hero.at = 8
    table = a_table(hero, zone=10, food=1)
    table.phase, table.guardian, table.pile = EXIT, "og_remains", 0
    an_attack = ["attack", "stop"]
    play(
        GAME.turn(table),
        dice=[4, 4, 4, 1, 4, 4, 4, 1, 4, 4, 4, 1, 4, 4, 4, 1, 4, 4, 4, 1],
        answers=[*an_attack, *an_attack, "attack", *an_attack, "attack"],
    )
    result = GAME.result(table)
    assert result is not None and (result.reason, result.places) == ("end.victory", (1,))
    assert table.food == 1
