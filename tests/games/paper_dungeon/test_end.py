"""The end of the dungeon: the Treasure Room, the summary, and whole matches on their way there."""

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.notebook import Notebook
from oubliette.kernel import Match, Record, Result, Scripted, Seeded, listen, play
from tests.games.paper_dungeon.scenes import hero_of, scene, slugs
from tests.games.paper_dungeon.shopping import EMPTY_CORRIDOR, LEAVE, corridor, told, turns
from tests.games.paper_dungeon.whole_matches import give_up, given_up, walked


def test_after_the_last_floor_the_hero_reaches_the_treasure_room() -> None:
    """[end.treasure_room] Of three floors the third; nothing is asked there."""
    table = scene(EMPTY_CORRIDOR, floors=3, floor_number=3)
    events = listen(table)
    assert GAME.result(table) is None
    play(turns(table), dice=[6], answers=[LEAVE])
    assert table.page == "treasure_room"
    assert slugs(events)[-3:] == ["exit.sum", "end.treasure_room", "end.summary_score"]
    assert GAME.result(table) is not None


def test_after_any_other_floor_play_goes_on() -> None:
    """[end.treasure_room]"""
    table = scene(EMPTY_CORRIDOR, floors=3, floor_number=2)
    events = listen(table)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (table.page, table.floor_number, GAME.result(table)) == ("floor", 3, None)
    assert "end.treasure_room" not in slugs(events)


@pytest.mark.parametrize(
    ("number", "thing", "name", "begins"),
    [(1, "sword", "Ladironor", "consonant"), (0, "lantern", "Ragababa", "consonant")],
)
def test_the_treasure_has_the_name_of_its_notebook(number: int, thing: str, name: str, begins: str) -> None:
    """[end.treasure_room] Spec 2.7: number 1 is the Sword of Ladironor; 0 was reckoned by hand."""
    events = given_up(notebook=number).events
    assert told(events, "end.treasure_room") == [{"thing": thing, "name": name, "begins": begins}]


def test_no_two_of_many_notebooks_share_a_treasure() -> None:
    """[end.treasure_room] Uniquely named: the names of neighbours and of far numbers differ."""
    numbers = [*range(2000), *range(16_775_216, 16_777_216)]
    treasures = {(Notebook(number).treasure.thing, Notebook(number).treasure.name) for number in numbers}
    assert len(treasures) == len(numbers)


def test_names_that_french_elides_before_are_known() -> None:
    """[end.treasure_room] Spec 2.7: "d'" before A, E, I, O, U and H, "de" before others."""
    seen: dict[str, set[str]] = {"vowel": set(), "consonant": set()}
    for number in range(500):
        treasure = Notebook(number).treasure
        seen[treasure.begins].add(treasure.name[0])
    assert seen["vowel"] == set("AEIOUH")
    assert seen["consonant"] == set("BCDFGJKLMNPRSTVZ")


def test_the_treasure_is_the_same_in_short_notebooks_and_both_profiles() -> None:
    """[end.treasure_room] It belongs to the number."""
    names = {
        told(given_up(notebook=1, floors=floors, profile=profile).events, "end.treasure_room")[0]["name"]
        for floors, profile in [(3, "standard"), (4, "standard"), (3, "zero")]
    }
    assert names == {"Ladironor"}


def test_the_summary_counts_deaths_hp_and_coins() -> None:
    """[end.summary] As they are when the last floor is left: this one costs 2 HP and gives a coin."""
    table = scene(corridor("2.o.."), hp=9, coins=30, floors=3, floor_number=3, score=False)
    hero_of(table).deaths = 2
    events = listen(table)
    play(turns(table), dice=[6], answers=[LEAVE])
    assert told(events, "end.summary") == [{"seat": 0, "deaths": 2, "hp": 7, "coins": 31}]


def test_nobody_loses() -> None:
    """[end.treasure_room] A hero who dies on every floor reaches the treasure, too."""
    match = given_up()
    assert match.result == Result("end.treasure_reached", (1,), (-3,))
    assert told(match.events, "end.summary_score") == [{"seat": 0, "deaths": 3, "hp": 0, "coins": 0, "score": -3}]


def test_a_match_from_the_cover_to_the_treasure() -> None:
    """[end.treasure_room] [shop.places] Floors in order, the shop between them, then the treasure and the summary."""
    match = given_up(floors=6, notebook=1)
    pages = ["setup.notebook", "floor.start_square", "shop.places", "end.treasure_room", "end.summary_score"]
    told_pages = [event.slug for event in match.events if event.slug in pages]
    assert told_pages == [pages[0], *[pages[1]] * 5, pages[2], pages[1], pages[3], pages[4]]
    assert match.events[-1].slug == "end.summary_score"


def test_after_the_end_nothing_is_asked() -> None:
    """[end.summary]"""
    match = Match.start(GAME, options={"floors": 3, "notebook": 7}, fate=Scripted([]))
    for _ in range(3):
        assert match.ask is not None
        give_up(match)
    assert match.ask is None
    assert match.view(0)["page"] == "treasure_room"


@pytest.mark.parametrize("seed", range(3))
def test_walkers_come_to_the_end(seed: int) -> None:
    """[end.treasure_room] Three floors on foot: every floor is left once, and the result is what the summary says."""
    match = walked(seed)
    events = match.events
    assert [facts["floor"] for facts in told(events, "floor.start_square")] == [1, 2, 3]
    assert slugs(events).count("stairs.optional") == 3
    assert slugs(events).count("exit.sum") == 3
    assert match.result == Result("end.treasure_reached", (1,), (told(events, "end.summary_score")[0]["score"],))


@pytest.mark.parametrize(("seed", "seats", "same_dice"), [(1, 1, False), (2, 2, False), (3, 2, True)])
def test_records_replay_to_the_same_end(seed: int, seats: int, same_dice: bool) -> None:
    """[end.summary] Through JSON: the same events, result and last page."""
    match = walked(seed, seats, same_dice=same_dice, floors=5)
    again = Match.replay(Record.parse(match.record().to_json()))
    assert again.result == match.result
    assert again.events == match.events
    assert again.view(0) == match.view(0)


def test_a_match_starts_by_name() -> None:
    """[end.treasure_room] As anybody would start it: the first floor is open, and the hero is asked."""
    match = Match.start("paper_dungeon", options={"floors": 3, "notebook": 7}, fate=Seeded(1))
    assert match.ask is not None
    assert (match.ask.seat, match.ask.prompt) == (0, "decide.use_scroll_or_roll")
    assert match.view(0)["map"] == Notebook(7).floor(15).rows()
