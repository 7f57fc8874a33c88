"""What nobody may know before its time: later pages, and what the dice will show."""

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.notebook import Notebook
from oubliette.games.paper_dungeon.state import Before
from oubliette.kernel import SPECTATOR, Dealer, Match, NothingToUndo, RealDice, Scripted, Seeded, play
from tests.games.paper_dungeon.scenes import scene, waiting
from tests.games.paper_dungeon.shopping import EMPTY_CORRIDOR, GIVE_UP, LEAVE, a_party, corridor, turns
from tests.games.paper_dungeon.whole_matches import give_up, walked

NUMBER = 4242  # none of those that bots imagine
LONG = corridor("." * 20)


def test_later_floors_and_shops_are_not_shown() -> None:
    """[hidden.later_pages] Neither to players nor to spectators, on any page of a match."""
    match = Match.start(GAME, options={"floors": 5, "notebook": NUMBER}, fate=Scripted([]))
    notebook = Notebook(NUMBER, floors=5)
    for floor in range(1, 6):
        for seat in (0, SPECTATOR):
            seen = match.view(seat)
            assert (seen["map"], seen["offers"], seen["later_pages"]) == (notebook.floor(floor).rows(), [], [])
        give_up(match)
        if match.view(0)["page"] == "shop":
            match.choose(LEAVE)


def test_the_offers_of_a_shop_are_shown_when_it_is_reached() -> None:
    """[hidden.later_pages] Not on the floor before it."""
    table = scene(EMPTY_CORRIDOR, floors=5, coins=50)
    assert GAME.view(table, 0)["offers"] == []
    play(turns(table), dice=[6], answers=[LEAVE])
    assert len(GAME.view(table, 0)["offers"]) == 3


def test_no_event_tells_of_later_pages() -> None:
    """[hidden.later_pages] Floors and shops are told of when they are opened, the treasure at the end."""
    match = Match.start(GAME, options={"floors": 5, "notebook": 1}, fate=Scripted([]))
    for floor in range(1, 5):
        assert [event.facts["floor"] for event in match.events if event.slug == "floor.start_square"][-1] == floor
        assert not [event for event in match.events if event.slug in ("shop.places", "end.treasure_room")]
        give_up(match)


def test_the_treasure_is_named_in_the_treasure_room() -> None:
    """[hidden.later_pages] Not on the last floor yet."""
    match = Match.start(GAME, options={"floors": 3, "notebook": 1}, fate=Scripted([]))
    for _ in range(3):
        assert match.view(0)["treasure"] is None
        assert "Ladironor" not in str([*match.events, match.view(0), match.view(SPECTATOR)])
        give_up(match)
    assert match.view(0)["treasure"] == {"thing": "sword", "name": "Ladironor", "begins": "consonant"}
    assert match.view(SPECTATOR)["treasure"] == {"thing": "sword", "name": "Ladironor", "begins": "consonant"}


def test_bots_imagine_other_later_pages() -> None:
    """[hidden.later_pages] A fork for searching shows the open floor as it is, and another one after it."""
    match = Match.start(GAME, options={"floors": 3, "notebook": NUMBER}, fate=Scripted([]))
    fork = match.fork(Seeded(5), seat=0)
    assert fork.view(0) == match.view(0)
    give_up(match)
    give_up(fork)
    assert match.view(0)["map"] == Notebook(NUMBER, floors=3).floor(2).rows()
    assert fork.view(0)["map"] != match.view(0)["map"]
    assert fork.view(0)["notebook"] == NUMBER


def test_bots_that_may_peek_imagine_nothing() -> None:
    """[hidden.later_pages] The option peek_ahead: what can be seen stays as it is."""
    match = Match.start(GAME, options={"floors": 3, "notebook": NUMBER, "peek_ahead": True}, fate=Scripted([]))
    fork = match.fork(Seeded(5), seat=0)
    assert fork.view(0) == match.view(0)
    give_up(match)
    give_up(fork)
    assert fork.view(0)["map"] == match.view(0)["map"]


def test_the_number_of_a_sealed_notebook_is_told_in_the_treasure_room() -> None:
    """[ruling.sealed] Whoever knew it could look up the later pages."""
    match = Match.start(GAME, options={"floors": 3, "notebook": -2}, fate=Scripted([NUMBER]))
    assert match.view(0)["notebook"] is None
    (told,) = [event for event in match.events_for(0) if event.slug == "setup.notebook"]
    assert told.facts["number"] == "hidden"
    for _ in range(3):
        give_up(match)
    assert match.over and match.view(0)["notebook"] == NUMBER
    (told,) = [event.in_the_open() for event in match.events if event.slug == "setup.notebook"]
    assert told.facts["number"] == NUMBER


def test_bots_imagine_other_shops() -> None:
    """[hidden.later_pages] Of some forks the next shop differs from the real one."""
    table = scene(EMPTY_CORRIDOR, floors=5, coins=50, notebook=NUMBER)
    real = Notebook(NUMBER, floors=5).shop_after(4)
    others = set()
    for seed in range(5):
        twin = table.clone()
        GAME.imagine(twin, 0, Dealer(Seeded(seed)))
        play(turns(twin), dice=[6], answers=[LEAVE])
        others.add(twin.offers)
    assert others != {real}


def test_a_fork_does_not_know_the_next_roll() -> None:
    """[hidden.dice] It throws dice of its own, or waits for somebody who does."""
    match = Match.start(GAME, options={"floors": 3, "notebook": 7}, fate=Seeded(1))
    fork = match.fork()
    fork.choose("roll")
    assert isinstance(fork.fate, RealDice)
    assert fork.ask is not None
    assert fork.ask.prompt == "roll.move"


@pytest.mark.parametrize("same_dice", [False, True])
def test_no_view_shows_dice_to_come(same_dice: bool) -> None:
    """[hidden.dice] With and without the same dice for all, what one sees does not depend on them."""
    table = a_party(LONG, same_dice=same_dice)
    before = [GAME.view(table, seat) for seat in (0, 1, SPECTATOR)]
    table.dice = [1, 2, 3, 4, 5, 6]
    assert [GAME.view(table, seat) for seat in (0, 1, SPECTATOR)] == before
    assert "dice" not in before[0]


def test_bots_do_not_know_the_dice_that_others_threw_before() -> None:
    """[hidden.dice] The option same_dice: dice to come are thrown again, dice already seen stay."""
    table = a_party(LONG, same_dice=True, abandon_floor=True)
    dice = [2, 1, 1, 1, 1, 1, 1, 1]
    play(turns(table, 9), dice=dice, answers=["roll"] * 8 + [*GIVE_UP])
    play(turns(table), answers=["roll"])
    assert (table.dice, table.heroes[1].rolled) == (dice, 1)
    futures = set()
    for seed in range(6):
        twin = table.clone()
        GAME.imagine(twin, 1, Dealer(Seeded(seed)))
        assert twin.dice[:1] == dice[:1]
        assert len(twin.dice) == len(dice)
        futures.add(tuple(twin.dice[1:]))
    assert len(futures) > 3


def test_a_spectator_has_seen_no_die_of_the_page() -> None:
    """[hidden.dice] The option same_dice: all of them are thrown again."""
    table = a_party(LONG, same_dice=True)
    play(turns(table, 6), dice=[2, 1, 1, 1, 1, 1])
    thrown = set()
    for seed in range(6):
        twin = table.clone()
        GAME.imagine(twin, SPECTATOR, Dealer(Seeded(seed)))
        thrown.add(twin.dice[0])
    assert len(thrown) > 1


def test_the_player_whose_turn_it_is_imagines_no_other_past() -> None:
    """[hidden.dice] The first one to play has seen every die that was thrown."""
    table = a_party(LONG, same_dice=True)
    play(turns(table, 3), dice=[2, 1, 4])
    twin = table.clone()
    GAME.imagine(twin, 0, Dealer(Seeded(1)))
    assert twin.dice == [2, 1, 4]


def test_a_question_tells_nothing_of_the_next_die() -> None:
    """[hidden.dice] Whatever comes up after it, the question and its facts are the same."""
    match = Match.start(GAME, options={"floors": 3, "notebook": 7}, fate=Seeded(1))
    other = Match.start(GAME, options={"floors": 3, "notebook": 7}, fate=Seeded(2))
    assert match.ask is not None
    assert other.ask is not None
    assert (match.ask.prompt, match.ask.options, match.ask.facts) == (
        other.ask.prompt,
        other.ask.options,
        other.ask.facts,
    )
    ask = waiting(turns(scene(LONG, items=["mulligan_scroll"])), dice=[3])
    assert ask.facts == {"face": 3, "purpose": "move"}


def test_nothing_can_be_taken_back_after_a_die_or_a_new_page() -> None:
    """[hidden.later_pages] [hidden.dice] These events reveal something."""
    revealing = {"floor.start_square", "shop.places", "roll.face", "end.treasure_room"}
    assert revealing <= GAME.reveals
    told = {event.slug for event in walked(2, floors=5).events}
    assert revealing <= told


def test_bots_imagine_how_others_fared_on_the_open_page() -> None:
    """[hidden.dice] With the same dice for all, what seat 0 did on the page is not known to a search of seat 1."""
    table = a_party(corridor("9.$.."), same_dice=True)
    play(turns(table), dice=[6, 4], answers=[LEAVE])
    fared = set()
    for seed in range(20):
        twin = table.clone()
        GAME.imagine(twin, 1, Dealer(Seeded(seed)))
        other = twin.heroes[0]
        assert GAME.view(twin, 1) == GAME.view(table, 1)
        assert (other.taken, other.lines, other.limit) == (0, [], 10)
        assert other.deaths in (0, 1)
        fared.add((other.hp, other.coins))
    assert len(fared) > 10


def test_imagined_heroes_are_dealt_anew_from_what_was_known_of_them() -> None:
    """[hidden.dice] Neither a death on the open page nor a piece spent there can be read off a search."""
    table = a_party(corridor("9...."), same_dice=True)
    for hero in table.heroes:
        hero.hp, hero.coins, hero.limit, hero.deaths = 9, 20, 12, 2
        hero.inventory = [("mulligan_scroll", 3)]
        hero.before = Before(hero)
    play(turns(table), dice=[1, 6], answers=["mulligan_scroll", LEAVE])
    dead = table.heroes[0]
    assert (dead.deaths, dead.coins, dead.inventory, dead.done) == (3, 0, [], True)
    deaths: list[int] = []
    for seed in range(60):
        twin = table.clone()
        GAME.imagine(twin, 1, Dealer(Seeded(seed)))
        other = twin.heroes[0]
        assert (other.limit, other.inventory) == (12, [("mulligan_scroll", 3)])
        if other.deaths == 3:
            assert (other.hp, other.coins) == (10, 0)
        else:
            assert 1 <= other.hp <= 12 and 15 <= other.coins <= 30, "close to what was known"
        deaths.append(other.deaths)
        mine, real = twin.heroes[1], table.heroes[1]
        assert (mine.hp, mine.coins, mine.inventory) == (real.hp, real.coins, real.inventory)
    assert set(deaths) == {2, 3} and deaths.count(2) > deaths.count(3), "most imagined heroes live"
    twin = table.clone()
    GAME.imagine(twin, 0, Dealer(Seeded(1)))
    assert (twin.heroes[0].deaths, twin.heroes[0].inventory) == (3, []), "players know what happened to their heroes"


def test_what_was_known_stays_as_it_was_while_a_page_is_played() -> None:
    """[hidden.dice] HP, coins, limit, deaths and pieces at the entry; the next page has an entry of its own."""
    table = a_party(corridor("2.o.."), same_dice=True)
    hero = table.heroes[0]
    hero.inventory = [("wall_pass", 3)]
    hero.before = Before(hero)
    entry = hero.before
    hero.inventory.clear()
    play(turns(table), dice=[6], answers=[LEAVE])
    assert hero.before is entry and table.clone().heroes[0].before is entry
    assert (entry.hp, entry.coins, entry.limit, entry.deaths, entry.inventory) == (10, 0, 10, 0, (("wall_pass", 3),))
    play(turns(table), answers=[LEAVE])
    assert (hero.before.hp, hero.before.coins, hero.before.inventory) == (8, 1, ())


def test_nobody_goes_back_once_the_treasure_is_named() -> None:
    """[hidden.later_pages] The name is seen: the last floor cannot be played another time."""
    match = Match.start(GAME, options={"floors": 3, "notebook": 1}, fate=Scripted([]))
    for _ in range(3):
        give_up(match)
    with pytest.raises(NothingToUndo):
        match.undo()
