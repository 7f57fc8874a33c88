"""When a player is asked at all: exploration windows, free actions, skills without effect."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.combat import attack
from oubliette.games.mini_rogue.exploration import move_on, resolve_rooms
from oubliette.games.mini_rogue.rooms.rest import rest
from oubliette.games.mini_rogue.rooms.shrine import shrine
from oubliette.games.mini_rogue.state import MOVE, ROOM, Hero, Table
from oubliette.kernel import HIDDEN, Value, listen, play
from tests.games.mini_rogue.coop_scenes import LEADER, SECOND, a_pair, enter, overhear, seats, share
from tests.games.mini_rogue.moments import questions, turns, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy

SCOUT = ("skill", "scout")
EVASION = ("skill", "evasion")
CLAIRVOYANCE = ("skill", "clairvoyance")
HOLY_WATER = ("drink", "holy_water")


def on_the_way(hero: Hero, cell: int, room: str = "rest") -> Table:
    """A table with a hero on a resolved room; all other cards are face down."""
    table = a_table(hero)
    enter(table, hero, cell, room)
    hero.resolved = True
    table.phase = MOVE
    return table


def turn_everything_up(table: Table) -> None:
    for cell, card in enumerate(table.grid):
        if card == HIDDEN:
            table.grid[cell] = table.rooms.cards[0]
            table.rooms.take(table.rooms.cards[0])


def test_both_of_us_have_a_window_before_a_shared_room_on_the_way() -> None:
    """[ruling.coop_windows_first] Not on the Entrance only: what the partner did in between may have changed it all."""
    table, rogue, mage = a_pair()
    rogue.ready = mage.ready = True
    share(table, "rest")
    play(move_on(table), dice=["shrine", "tomb"], answers=["go_on", "go_on", "right", "right"])
    asked: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), asked), dice=[6], answers=[EVASION, "resolve"])
    assert asked == [(LEADER, "exploration_skill_before"), (SECOND, "exploration_skill_before")]
    assert (rogue.hp, mage.hp) == (10, 11)


def test_apart_each_of_us_has_a_window_before_their_room() -> None:
    """[skill.exploration_before_or_after_room] Even after the partner has resolved another one."""
    table, rogue, mage = a_pair()
    rogue.ready = mage.ready = True
    enter(table, rogue, 1, "rest")
    enter(table, mage, 3, "treasure")
    asked: list[tuple[int, str]] = []
    play(
        overhear(resolve_rooms(table), asked),
        dice=["tomb"],
        answers=["resolve", "rest_heal", CLAIRVOYANCE, (3, 2), "done", "leave"],
    )
    assert asked == [
        (LEADER, "exploration_skill_before"),
        (LEADER, "rest_action"),
        (SECOND, "exploration_skill_before"),
        (SECOND, "clairvoyance_targets"),
        (SECOND, "clairvoyance_targets"),
        (SECOND, "open_chest"),
    ]


def test_the_second_may_still_evade_a_room_while_the_leader_falls_elsewhere() -> None:
    """[coop.pit_takes_both] [skill.exploration_before_or_after_room] The room comes first, and its window with it."""
    mage, rogue = a_hero("mage", seat=0), a_hero("rogue", seat=1)
    mage.ready = False
    table = a_table(mage, rogue)
    enter(table, mage, 2, "trap_pit")
    enter(table, rogue, 4, "monster_goblin")
    asked: list[tuple[int, str]] = []
    events = listen(table)
    play(overhear(resolve_rooms(table), asked), dice=[2, 5], answers=[EVASION])
    assert asked == [(SECOND, "exploration_skill_before")]
    assert seats(events, "skill.evaded") == [SECOND]
    assert (mage.hp, rogue.hp, table.zone_number) == (7, 10, 3)


@pytest.mark.parametrize(
    ("potion", "hp", "affliction", "offered"),
    [
        ("life", 20, "", False),
        ("life", 19, "", True),
        ("holy_water", 10, "", False),
        ("holy_water", 10, "cursed", True),
        ("holy_water", 10, "poisoned", True),
        ("holy_water", 10, "blind", True),
        ("perception", 10, "", False),
        ("perception", 10, "cursed", False),
        ("perception", 10, "poisoned", False),
        ("perception", 10, "blind", True),
        ("fire", 1, "blind", False),
    ],
)
def test_i_am_offered_a_drink_while_it_would_change_something(
    potion: str, hp: int, affliction: str, offered: bool
) -> None:
    """[ruling.free_actions] With any question, for example that of a rest."""
    hero = a_hero(hp=hp)
    hero.potions = [potion]
    if affliction:
        setattr(hero, affliction, True)
    drinks: list[Value] = [("drink", potion)] if offered else []
    assert waiting(rest(a_table(hero), hero)).options == ["rest_train", "rest_forage", "rest_heal", *drinks]


@pytest.mark.parametrize("potion", ["holy_water", "perception"])
def test_a_blind_step_with_one_way_only_is_asked_while_there_is_a_cure(potion: str) -> None:
    """[ruling.free_actions] [ruling.sight_regained] After the gulp one sees where it goes, and goes there."""
    hero = a_hero()
    hero.ready, hero.blind, hero.potions = False, True, [potion]
    table = on_the_way(hero, 2)
    ask = waiting(move_on(table))
    assert (ask.prompt, ask.options) == ("decide.move", ["down", ("drink", potion)])
    play(move_on(table), dice=["tomb"], answers=[("drink", potion)])
    assert (hero.at, hero.blind, table.grid[5]) == (5, False, "tomb")


def test_a_step_with_one_way_only_is_not_asked_otherwise() -> None:
    """[ruling.free_actions] Not of the blind without a cure, not to offer Life, and not of the cursed."""
    blind, hurt, cursed = a_hero(), a_hero(hp=1), a_hero()
    blind.blind = cursed.cursed = True
    hurt.potions = ["life"]
    cursed.potions = ["holy_water"]
    blind.ready = hurt.ready = cursed.ready = False
    assert questions(move_on(on_the_way(blind, 2))) == []
    assert questions(move_on(on_the_way(hurt, 2)), dice=["tomb"]) == ["turn.room"]
    assert questions(move_on(on_the_way(cursed, 2)), dice=["tomb"]) == ["turn.room"]


def test_at_the_shrine_i_may_be_cured_first_although_i_have_no_gold() -> None:
    """[ruling.free_actions] There is nothing else to answer."""
    hero = a_hero()
    hero.cursed, hero.potions = True, ["holy_water"]
    table = a_table(hero, gold=0)
    ask = waiting(shrine(table, hero))
    assert (ask.prompt, ask.options) == ("decide.shrine_offering", ["keep", HOLY_WATER])
    play(shrine(table, hero), dice=[6], answers=[HOLY_WATER])
    assert (hero.cursed, hero.potions) == (False, [])


def test_at_the_shrine_nobody_is_asked_without_gold_or_a_cure() -> None:
    """[ruling.free_actions] Life can wait until after the roll."""
    hero = a_hero()
    hero.cursed, hero.potions = True, ["life"]
    assert questions(shrine(a_table(hero, gold=0), hero), dice=[6]) == ["roll.dungeon"]


def test_life_pays_for_a_feat_that_i_could_not_afford() -> None:
    """[ruling.free_actions] [ruling.feat_cost_payable] At 2 HP and without XP there was none."""
    hero = a_hero(hp=2)
    hero.potions = ["life"]
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    rule = attack(table, hero, fight)
    assert waiting(rule, dice=[1, 1]).options == ["stop", ("drink", "life")]
    assert rule.send(("drink", "life")).options == [("feat", 1, "hp"), "stop"]
    assert rule.send(("feat", 1, "hp")).prompt == "roll.adventurer"
    with pytest.raises(StopIteration):
        rule.send(5)
    assert (hero.hp, fight.hp) == (2 + 6 - 2, 6 - 5)


def test_without_life_a_missed_die_asks_nothing_of_me() -> None:
    """[ruling.free_actions] [ruling.feat_cost_payable]"""
    hero = a_hero(hp=2)
    hero.potions = ["holy_water"]
    table = a_table(hero)
    fight = an_enemy(table, "monster_undead")
    assert questions(attack(table, hero, fight), dice=[1, 1]) == ["roll.adventurer", "roll.dungeon"]


def test_a_blind_mage_may_drink_before_a_room_or_look_around() -> None:
    """[ruling.clairvoyance_serves_the_blind] [ruling.free_actions] One does not need the other."""
    mage = a_hero("mage")
    mage.blind, mage.potions = True, ["holy_water"]
    table = a_table(mage)
    share(table, "rest")
    table.phase = ROOM
    rule = GAME.turn(table)
    ask = waiting(rule)
    assert (ask.prompt, ask.options) == ("decide.exploration_skill_before", ["resolve", CLAIRVOYANCE, HOLY_WATER])
    assert rule.send(CLAIRVOYANCE).prompt == "decide.clairvoyance_targets"


@pytest.mark.parametrize("potion", ["holy_water", "perception"])
def test_a_hero_who_is_cured_between_two_rooms_sees_the_next_ones(potion: str) -> None:
    """[ruling.sight_regained] They are turned before the way is chosen."""
    hero = a_hero()
    hero.ready, hero.blind, hero.potions = False, True, [potion]
    table = on_the_way(hero, 0)
    ask = waiting(move_on(table))
    assert (ask.options, ask.facts) == (["right", "down", ("drink", potion)], {"right": HIDDEN, "down": HIDDEN})
    ask = waiting(move_on(table), dice=["tomb", "shrine"], answers=[("drink", potion)])
    assert (ask.options, ask.facts) == (["right", "down"], {"right": "tomb", "down": "shrine"})


def test_a_blessing_between_two_rooms_shows_the_next_ones() -> None:
    """[ruling.sight_regained] [skill.priestess_blessing]"""
    priestess = a_hero("priestess")
    priestess.blind = True
    table = on_the_way(priestess, 0)
    ask = waiting(move_on(table), dice=["tomb", "shrine"], answers=[("skill", "blessing")])
    assert (ask.options, ask.facts) == (["right", "down"], {"right": "tomb", "down": "shrine"})


def test_of_two_who_stand_apart_the_cured_one_sees_before_anybody_moves() -> None:
    """[ruling.sight_regained] They are open when the leader steps on."""
    table, leader, second = a_pair()
    second.blind, second.potions = True, ["perception"]
    enter(table, leader, 1, "rest")
    enter(table, second, 3, "merchant")
    asked: list[tuple[int, str]] = []
    ask = waiting(
        overhear(move_on(table), asked),
        dice=["tomb", "shrine", "treasure"],
        answers=[("drink", "perception")],
    )
    assert asked == [(SECOND, "exploration_skill_after"), (LEADER, "move")]
    assert (ask.seat, table.grid[6]) == (LEADER, "treasure")


@pytest.mark.parametrize(
    ("character", "skill"), [("crusader", "vigil"), ("priestess", "blessing"), ("mage", "clairvoyance")]
)
@pytest.mark.parametrize("useful", [True, False])
def test_a_skill_that_would_change_nothing_is_not_offered(character: str, skill: str, useful: bool) -> None:
    """[ruling.useless_skills] Vigil at 20 HP, Blessing in good health, Clairvoyance over an open grid."""
    hero = a_hero(character, hp=19 if useful else 20)
    hero.cursed = useful
    table = a_table(hero)
    share(table, "rest")
    table.grid[1], table.grid[3] = "tomb", "shrine"
    table.rooms.take("tomb")
    table.rooms.take("shrine")
    if not useful:
        turn_everything_up(table)
    table.phase = ROOM
    offered: list[Value] = [("skill", skill)] if useful else []
    before = waiting(GAME.turn(table))
    if useful:
        assert (before.prompt, before.options) == ("decide.exploration_skill_before", ["resolve", *offered])
    else:
        assert before.prompt == "decide.rest_action"
    hero.resolved, table.phase = True, MOVE
    assert waiting(GAME.turn(table)).options == ["right", "down", *offered]


def test_the_raven_is_not_sent_out_over_an_open_grid() -> None:
    """[raven.exploration_window] There is nothing to show; with one card face down there is."""
    hero = a_hero()
    hero.ready, hero.objects = False, ["raven"]
    table = on_the_way(hero, 4)
    table.rooms.take("raven")
    turn_everything_up(table)
    assert waiting(move_on(table)).options == ["right", "down"]
    table.rooms.shuffle_in([table.grid[6]])
    table.grid[6] = HIDDEN
    assert waiting(move_on(table)).options == ["right", "down", SCOUT]


def test_the_raven_does_not_scout_after_an_evaded_room() -> None:
    """[raven.exploration_window] Only after one that was resolved, so after the next one it does."""
    rogue = a_hero()
    rogue.objects = ["raven"]
    table = a_table(rogue)
    table.rooms.take("raven")
    share(table, "monster_undead")
    table.phase = ROOM
    play(GAME.turn(table), answers=[EVASION])
    assert waiting(GAME.turn(table), dice=["rest", "tomb"]).options == ["right", "down"]
    ask = waiting(turns(table, 3), dice=["shrine", "treasure"], answers=["right", "rest_heal"])
    assert ask.options == ["right", "down", EVASION, SCOUT]  # the rest turned the card up again


def test_of_two_the_raven_of_the_hero_who_evaded_a_room_does_not_scout() -> None:
    """[raven.exploration_window] The partner resolved it; that does not count."""
    table, rogue, _ = a_pair()
    rogue.evading, rogue.objects = True, ["raven"]
    table.rooms.take("raven")
    share(table, "treasure")
    play(resolve_rooms(table), answers=["leave"])
    asked: list[tuple[int, str]] = []
    play(overhear(move_on(table), asked), dice=["tomb", "shrine"], answers=["right", "right"])
    assert asked == [(LEADER, "move"), (SECOND, "move")]
