"""Several heroes in the same notebook: page by page, each for themselves, then they compare."""

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.state import SHOP, Before
from oubliette.kernel import SPECTATOR, Event, Match, Result, Seeded, listen, play
from tests.games.paper_dungeon.scenes import slugs, waiting
from tests.games.paper_dungeon.shopping import (
    EMPTY_CORRIDOR,
    GIVE_UP,
    KEEP,
    LEAVE,
    MULLIGAN,
    POTION,
    a_party,
    a_shop,
    corridor,
    health,
    told,
    turns,
)
from tests.games.paper_dungeon.whole_matches import give_up, given_up, walked

LONG = corridor("." * 20)


def audience(events: list[Event]) -> list[tuple[str, tuple[int, ...] | None]]:
    return [(event.slug, event.only) for event in events]


def test_everybody_plays_a_page_before_it_is_turned() -> None:
    """[ruling.several_players] First seat 0 plays the floor to its end, then 1, then 2; only then floor 5 is opened."""
    table = a_party(EMPTY_CORRIDOR, seats=3)
    players: list[int] = []
    for _ in range(3):
        players.append(table.to_play)
        assert table.floor_number == 4
        play(turns(table, 2), dice=[1, 6], answers=[LEAVE])
    assert players == [0, 1, 2]
    assert (table.floor_number, table.to_play) == (5, 0)
    assert [hero.done for hero in table.heroes] == [False] * 3


def test_a_hero_plays_all_their_turns_in_a_row() -> None:
    """[ruling.several_players] Nobody is asked anything before the hero at work is done with the page."""
    table = a_party(LONG, abandon_floor=True)
    play(turns(table, 3), dice=[2, 2, 2], answers=["roll"] * 3)
    assert table.to_play == 0
    play(turns(table), answers=GIVE_UP)
    assert (table.to_play, table.floor_number) == (1, 4)


def test_what_one_takes_is_there_for_the_next() -> None:
    """[ruling.several_players] Everybody has a copy of the page, with its own finds, keys, lines and ledger."""
    table = a_party(corridor("o.3.k"))
    play(turns(table, 2), dice=[6, 6], answers=[LEAVE, LEAVE])
    assert [health(hero) for hero in table.heroes] == [(7, 1, 0), (7, 1, 0)]


def test_one_may_die_where_another_lives() -> None:
    """[exit.death] Shared notebook: each hero has a tombstone."""
    table = a_party(corridor("..9.."))
    table.heroes[0].hp = 3
    play(turns(table, 2), dice=[6, 6], answers=[LEAVE, LEAVE])
    assert [health(hero) for hero in table.heroes] == [(10, 0, 1), (1, 0, 0)]


def test_the_shop_serves_everybody() -> None:
    """[ruling.shop_stock] Shared notebook: one of each offer in every copy of the page."""
    table = a_shop(("snack", 3), ("meal", 7), (POTION, 6), hp=1, coins=3)
    second = table.heroes[0].clone()
    second.seat = 1
    table.heroes.append(second)
    play(turns(table, 2), answers=["snack", "snack"])
    assert [health(hero) for hero in table.heroes] == [(4, 0, 0), (4, 0, 0)]
    assert (table.page, table.floor_number) == ("floor", 5)


def test_after_every_page_all_compare() -> None:
    """[ruling.several_players] HP, coins and deaths of everybody, told to everybody when the last one is done."""
    table = a_party(corridor("2.o.."), same_dice=True)
    table.heroes[1].hp = 2
    events = listen(table)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert told(events, "shared.page") == []
    play(turns(table), answers=[LEAVE])
    compared = [event for event in events if event.slug == "shared.page"]
    assert [dict(event.facts) for event in compared] == [
        {"seat": 0, "hp": 8, "coins": 1, "deaths": 0},
        {"seat": 1, "hp": 10, "coins": 0, "deaths": 1},
    ]
    assert [event.only for event in compared] == [None, None]


def test_a_single_player_compares_with_nobody() -> None:
    """[ruling.several_players] No such event in a match for one, and the same dice mean nothing there."""
    match = given_up(same_dice=True)
    assert "shared.page" not in slugs(match.events)
    assert not match.table.switches.same_dice
    assert all(event.only is None for event in match.events)


def test_pages_are_compared_after_floors_and_shops() -> None:
    """[ruling.several_players] Five floors and a shop make six comparisons of two, the last before the treasure."""
    match = given_up(2, floors=5)
    assert slugs(match.events).count("shared.page") == 2 * 6
    assert slugs(match.events)[-5:] == ["shared.page"] * 2 + ["end.treasure_room"] + ["end.summary_score"] * 2


# same_dice


def test_all_get_the_same_dice_in_the_same_order() -> None:
    """[ruling.same_dice] The option same_dice: what the first one threw on this page is not thrown again."""
    table = a_party(corridor("$.h.."), seats=3, same_dice=True)
    events = listen(table)
    play(turns(table, 3), dice=[6, 5, 2], answers=[LEAVE] * 3)
    assert [(facts["seat"], facts["face"], facts["purpose"]) for facts in told(events, "roll.face")] == [
        (seat, face, purpose) for seat in range(3) for face, purpose in [(6, "move"), (5, "chest"), (2, "heart")]
    ]
    assert [health(hero) for hero in table.heroes] == [(10, 5, 0)] * 3


def test_the_order_counts_not_the_purpose() -> None:
    """[ruling.same_dice] The option same_dice: seat 1 rolls again, and moves by the die of seat 0's chest."""
    table = a_party(corridor("...$" + "." * 15), same_dice=True, abandon_floor=True)
    table.heroes[1].inventory = [(MULLIGAN, 3)]
    events = listen(table)
    play(turns(table, 2), dice=[4, 2], answers=["roll", *GIVE_UP])
    play(turns(table, 2), answers=["roll", MULLIGAN, *GIVE_UP])
    assert [(facts["seat"], facts["face"], facts["purpose"]) for facts in told(events, "roll.face")] == [
        (0, 4, "move"),
        (0, 2, "chest"),
        (1, 4, "move"),
        (1, 2, "move"),
    ]


def test_a_hero_who_rolls_more_than_those_before_throws_new_dice() -> None:
    """[ruling.same_dice] The option same_dice: and the next one gets those, too."""
    table = a_party(LONG, seats=3, same_dice=True, abandon_floor=True)
    events = listen(table)
    play(turns(table, 2), dice=[2], answers=["roll", *GIVE_UP])
    play(turns(table, 4), dice=[4, 6], answers=["roll", "roll", "roll", *GIVE_UP])
    play(turns(table, 3), answers=["roll", "roll", *GIVE_UP])
    faces = [(facts["seat"], facts["face"]) for facts in told(events, "roll.face")]
    assert faces == [(0, 2), (1, 2), (1, 4), (1, 6), (2, 2), (2, 4)]


def test_every_page_has_dice_of_its_own() -> None:
    """[ruling.same_dice] The option same_dice: whoever rolled less on the last page is not behind."""
    table = a_party(LONG, same_dice=True, abandon_floor=True)
    play(turns(table, 4), dice=[2, 4], answers=["roll", "roll", *GIVE_UP, *GIVE_UP])
    assert (table.floor_number, table.dice) == (5, [])
    assert [hero.rolled for hero in table.heroes] == [0, 0]


def test_the_gamblers_die_is_the_same_too() -> None:
    """[ruling.same_dice] The option same_dice: in shops as on floors."""
    table = a_party(EMPTY_CORRIDOR, same_dice=True)
    shop = a_shop(("gambler", 10), ("meal", 99), ("feast", 99))
    table.page, table.ground, table.offers = SHOP, None, shop.offers
    for hero in table.heroes:
        hero.coins = 10
    events = listen(table)
    play(turns(table, 2), dice=[5], answers=["gambler"] * 2)
    assert [facts["coins"] for facts in told(events, "item.gambler")] == [20, 20]


def test_without_the_option_everybody_rolls() -> None:
    """[ruling.same_dice] The option same_dice, off: each hero has dice of their own, and nothing is secret."""
    table = a_party(corridor("$.h.."))
    events = listen(table)
    play(turns(table, 2), dice=[6, 5, 2, 6, 1, 1], answers=[LEAVE] * 2)
    assert [hero.coins for hero in table.heroes] == [5, 1]
    assert {event.only for event in events} == {None}


def test_what_happens_on_a_page_is_told_to_the_active_player_only() -> None:
    """[hidden.dice] The option same_dice: the others must not learn what the dice will show them."""
    table = a_party(corridor("$.h.."), same_dice=True, floors=3, floor_number=3)
    events = listen(table)
    play(turns(table), dice=[6, 5, 2], answers=[LEAVE])
    assert {event.only for event in events} == {(0,)}
    assert {"roll.face", "meet.chest", "turn.mark_path", "exit.sum"} <= set(slugs(events))
    events.clear()
    play(turns(table), answers=[LEAVE])
    mine = [slug for slug, only in audience(events) if only == (1,)]
    open_to_all = [slug for slug, only in audience(events) if only is None]
    assert mine[0] == "roll.face"
    assert mine[-1] == "exit.sum"
    assert open_to_all == ["shared.page"] * 2 + ["end.treasure_room"] + ["end.summary_score"] * 2


def test_in_a_match_nobody_hears_of_the_others_dice() -> None:
    """[hidden.dice] The option same_dice: each seat hears its own rolls, a spectator hears none."""
    match = walked(4, 3, same_dice=True)
    for seat in range(3):
        rolls = told(match.events_for(seat), "roll.face")
        assert {facts["seat"] for facts in rolls} == {seat}
        assert len(told(match.events_for(seat), "shared.page")) == 3 * 3
    assert told(match.events_for(SPECTATOR), "roll.face") == []
    assert len(told(match.events_for(SPECTATOR), "shared.page")) == 3 * 3


def test_in_a_match_the_dice_are_the_same_page_by_page() -> None:
    """[ruling.same_dice] On every floor one list of faces begins with the other, whatever the players do."""
    match = walked(6, 2, same_dice=True, floors=4)
    faces: dict[tuple[int, int], list[int]] = {}
    floor = 0
    for event in match.events:
        if event.slug == "floor.start_square":
            floor += 1
        elif event.slug == "roll.face":
            seat, face = event.facts["seat"], event.facts["face"]
            assert isinstance(seat, int)
            assert isinstance(face, int)
            faces.setdefault((floor, seat), []).append(face)
    assert len(faces) == 8
    for number in range(1, 5):
        one, other = faces[number, 0], faces[number, 1]
        common = min(len(one), len(other))
        assert one[:common] == other[:common]


def test_the_view_hides_what_others_do_on_the_open_page() -> None:
    """[hidden.dice] The option same_dice: others are seen as they entered the page, until it is turned."""
    table = a_party(corridor("$.o.." + "." * 10), same_dice=True)
    for hero in table.heroes:
        hero.hp, hero.coins, hero.deaths = 8, 7, 2
        hero.inventory = [(POTION, 3)]
        hero.before = Before(hero)
    waiting(turns(table, 2), dice=[4, 5], answers=[KEEP, KEEP])
    mine, others = GAME.view(table, 0)["players"]
    assert (mine["hidden"], mine["coins_plus"], mine["turns"]) == (False, 6, 2)
    assert others["hidden"]
    for watcher in (1, SPECTATOR):
        seen = GAME.view(table, watcher)["players"][0]
        assert seen["hidden"]
        assert (seen["hp"], seen["coins"], seen["deaths"], seen["hp_limit"]) == (8, 7, 2, 10)
        assert (seen["coins_plus"], seen["turns"], seen["taken"], seen["lines"], seen["line"]) == (0, 0, [], [], [])
        assert seen["at"] == -1
        assert seen["inventory"] == [{"piece": POTION, "shop_floor": 3}]


def test_a_page_that_is_done_stays_hidden_until_all_are() -> None:
    """[hidden.dice] The option same_dice: seat 1 does not learn how seat 0 fared before playing the page."""
    table = a_party(corridor("9.$.."), same_dice=True)
    play(turns(table), dice=[6, 4], answers=[LEAVE])
    seen = GAME.view(table, 1)["players"][0]
    assert (seen["hidden"], seen["done"], seen["hp"], seen["coins"]) == (True, True, 10, 0)
    own = GAME.view(table, 0)["players"][0]
    assert (own["hp"], own["coins"]) == (1, 4)
    play(turns(table), answers=[LEAVE])
    seen = GAME.view(table, 1)["players"][0]
    assert (seen["hp"], seen["coins"]) == (1, 4)


def test_at_the_end_everything_is_shown() -> None:
    """[end.summary] The option same_dice."""
    match = walked(4, 2, same_dice=True)
    assert match.view(0) == match.view(1) == match.view(SPECTATOR)
    assert not any(part["hidden"] for part in match.view(SPECTATOR)["players"])


def test_with_dice_of_their_own_everybody_sees_everything() -> None:
    """[hidden.floor_open] Shared notebook without same_dice."""
    table = a_party(corridor("$.o...."))
    play(turns(table), dice=[4, 5])
    assert GAME.view(table, 1) == GAME.view(table, 0) == GAME.view(table, SPECTATOR)
    assert GAME.view(table, 1)["players"][0]["coins_plus"] == 6


# The result


@pytest.mark.parametrize(
    ("score", "places", "scores"),
    [(True, (2, 1, 2), (30, 33, 30)), (False, (2, 1, 2), (0, 0, 0))],
)
def test_scores_are_compared_at_the_end(score: bool, places: tuple[int, ...], scores: tuple[int, ...]) -> None:
    """[end.summary] Shared notebook: the middle one has a coin more; the others share the second place."""
    table = a_party(EMPTY_CORRIDOR, seats=3, floors=3, floor_number=3, score=score)
    for hero, coins in zip(table.heroes, (0, 1, 0), strict=True):
        hero.hp, hero.coins = 6, coins
    play(turns(table, 3), dice=[6] * 3, answers=[LEAVE] * 3)
    assert GAME.result(table) == Result("end.treasure_reached", places, scores)


def test_a_match_of_three() -> None:
    """[ruling.several_players] Shared notebook: the same pages for all, then one result for each."""
    match = Match.start(GAME, 3, {"floors": 3, "notebook": 1, "same_dice": True}, fate=Seeded(3))
    seats: list[int] = []
    while match.ask is not None:
        seats.append(match.ask.seat)
        give_up(match)
    assert seats == [0, 1, 2] * 3
    assert match.result == Result("end.treasure_reached", (1, 1, 1), (-3, -3, -3))
    assert slugs(match.events).count("end.treasure_room") == 1
