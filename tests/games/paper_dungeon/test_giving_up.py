"""Giving a floor up, by choice or after too many turns: the switches abandon_floor and turn_cap."""

from oubliette.games.paper_dungeon import GAME
from oubliette.kernel import Match, RealDice, Scripted, Value, listen, play, set_up, set_up_among_bots
from tests.games.paper_dungeon.scenes import asked, hero_of, ledger, scene, slugs, take_turn
from tests.games.paper_dungeon.shopping import (
    EMPTY_CORRIDOR,
    GIVE_UP,
    LEAVE,
    corridor,
    health,
    told,
    turns,
)

ROOM = """
    ##########
    #........#
    #........#
    #........#
    #........#
    #........#
    #........#
    #........#
    #.......@#
    ##########
"""


# abandon_floor


def test_a_floor_may_be_given_up_at_the_start_of_each_turn() -> None:
    """[ruling.abandoned_floor] The option abandon_floor: at the start of a turn, and nowhere else."""
    table = scene(corridor("......."), abandon_floor=True)
    questions = asked(turns(table, 2), dice=[2, 2], answers=["roll", "roll"])
    assert questions == [("decide.use_scroll_or_roll", ("roll", "abandon"))] * 2


def test_giving_up_counts_as_a_death_at_the_exit() -> None:
    """[exit.death] The option abandon_floor: however healthy the hero is."""
    table = scene(corridor("......."), hp=9, coins=30, abandon_floor=True, items=["teleport_scroll"])
    events = listen(table)
    play(turns(table), answers=GIVE_UP)
    assert (table.page, table.floor_number) == ("floor", 5)
    assert health(hero_of(table)) == (10, 0, 1)
    assert hero_of(table).inventory == [("teleport_scroll", 3)]
    assert slugs(events) == ["abandon.floor", "exit.death", "floor.start_square"]


def test_a_floor_given_up_leads_to_its_shop() -> None:
    """[ruling.death_then_shop] The option abandon_floor."""
    table = scene(corridor("......."), hp=9, coins=30, floors=10, abandon_floor=True)
    play(turns(table), answers=GIVE_UP)
    assert (table.page, table.floor_number) == ("shop", 4)
    assert health(hero_of(table)) == (10, 0, 1)


def test_a_hero_who_gives_the_last_floor_up_has_nothing_left() -> None:
    """[ruling.last_floor_death] The option abandon_floor."""
    table = scene(corridor("......."), hp=9, coins=30, floors=3, floor_number=3, abandon_floor=True)
    play(turns(table), answers=GIVE_UP)
    assert table.page == "treasure_room"
    assert health(hero_of(table)) == (0, 0, 1)


def test_without_the_option_nobody_gives_up() -> None:
    """[ruling.abandoned_floor] The option abandon_floor: then a turn without a scroll begins without a question."""
    table = scene(corridor("......."), abandon_floor=False)
    assert asked(turns(table), dice=[2]) == []
    match = Match.start(GAME, options={"floors": 3, "notebook": 7, "abandon_floor": False}, fate=RealDice())
    assert match.ask is not None
    assert match.ask.prompt == "roll.move"


# turn_cap


def test_a_hero_who_takes_too_many_turns_gives_the_floor_up() -> None:
    """[ruling.turn_cap] The option turn_cap: after this many turns, the next one is a death at the exit."""
    table = scene(corridor("." * 20), hp=9, coins=30, turn_cap=20)
    hero_of(table).turns = 19
    take_turn(table, dice=[1])
    hero = hero_of(table)
    assert (hero.turns, hero.done, hero.deaths) == (20, False, 0)
    hero.hp_plus, hero.hp_minus, hero.coins_plus, hero.coins_minus = 4, 3, 2, 1
    events = listen(table)
    play(turns(table))
    assert told(events, "abandon.turn_cap") == [{"seat": 0, "turns": 20}]
    assert slugs(events) == ["abandon.turn_cap", "exit.death", "floor.start_square"]
    assert (health(hero), ledger(table)) == ((10, 0, 1), (0, 0, 0, 0))
    assert (table.floor_number, hero.turns) == (5, 0)


def test_the_stairs_may_still_be_taken_in_the_last_turn() -> None:
    """[ruling.turn_cap] The option turn_cap."""
    table = scene(EMPTY_CORRIDOR, hp=9, coins=30, turn_cap=20)
    hero_of(table).turns = 19
    play(turns(table), dice=[6], answers=[LEAVE])
    assert health(hero_of(table)) == (9, 30, 0)


def test_a_scroll_counts_as_a_turn() -> None:
    """[item.teleport_scroll] The option turn_cap: to read one instead of rolling is a turn, too."""
    table = scene(corridor("." * 20), items=["teleport_scroll"], turn_cap=20, scroll="instead_of_roll")
    take_turn(table, answers=["teleport_scroll", "g2"])
    assert hero_of(table).turns == 1


def test_people_are_never_cut_off() -> None:
    """[ruling.turn_cap] Five hundred turns in a corridor where odd rolls lead nowhere, and the floor is still open."""
    table = scene(corridor("." * 20), hp=9, coins=30)
    for _ in range(500):
        take_turn(table, dice=[1])
    assert (hero_of(table).turns, hero_of(table).deaths, hero_of(table).done) == (500, 0, False)


def test_bots_among_themselves_are_cut_off_unless_an_option_says_otherwise() -> None:
    """[ruling.turn_cap] The game gives the cap for matches of bots; an option goes before it."""
    assert set_up(GAME).settings.whole("turn_cap") == 0
    assert set_up_among_bots(GAME).settings.whole("turn_cap") == 300
    assert set_up_among_bots(GAME, 1, {"turn_cap": 50}).settings.whole("turn_cap") == 50
    assert set_up_among_bots(GAME, 1, {"turn_cap": 0}).settings.whole("turn_cap") == 0


def test_turns_are_counted_anew_on_every_floor() -> None:
    """[ruling.turn_cap] The option turn_cap: it is about one floor."""
    table = scene(EMPTY_CORRIDOR, turn_cap=20)
    hero_of(table).turns = 19
    play(turns(table), dice=[6], answers=[LEAVE])
    assert (table.floor_number, hero_of(table).turns, hero_of(table).deaths) == (5, 0, 0)


def test_a_hero_who_never_leaves_does_not_stay_for_ever() -> None:
    """[ruling.turn_cap] A whole match in which the die always shows 1 and nobody ever takes the stairs."""
    dice: list[Value] = [1] * 500
    match = Match.start(
        GAME, options={"floors": 3, "notebook": 7, "turn_cap": 20, "abandon_floor": False}, fate=Scripted(dice)
    )
    while match.ask is not None and match.view(0)["floor"] == 1:
        match.choose("remain" if "remain" in match.ask.options else match.ask.options[0])
    assert match.view(0)["players"][0]["deaths"] == 1
    assert slugs(match.events).count("turn.mark_path") >= 20
    assert slugs(match.events).count("abandon.turn_cap") == 1
