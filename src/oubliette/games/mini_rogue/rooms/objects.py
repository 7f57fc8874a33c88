"""The object cards, which a character can take along: the Raven and the Arsenal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oubliette.games.mini_rogue.belongings import ARSENAL, RAVEN, drop_object
from oubliette.games.mini_rogue.encounters import WEAPONS
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.potions import ask
from oubliette.games.mini_rogue.skill_test import Outcome, skill_test
from oubliette.games.mini_rogue.state import TAKEN, Hero, Table
from oubliette.games.mini_rogue.stats import lose_food
from oubliette.kernel import Rule, Value

FEED: Final = "feed"
PASS: Final = "pass"
TAKE: Final = "take"
LEAVE: Final = "leave"
KEEP: Final = "keep"
SWAP: Final = "swap"
MINE: Final = "mine"
PARTNER: Final = "partner"
DECIDE: Final = "decide"
NEEDS_SUCCESS: Final = "needs_success"


def meet_raven(table: Table, heroes: list[Hero]) -> Rule[None]:
    """For one ration the Raven comes along, if a player chooses to feed it. [raven.feed_one_ration] [raven.optional]

    When two share the room, skill tests decide whom it follows. [ruling.coop_object_needs_success]
    """
    for hero in heroes:
        if table.food < FIGURES.raven_food:
            table.tell("raven.optional", seat=hero.seat)
            return
        facts = {"food": table.food}
        if (yield from ask(table, hero, "decide.feed_raven", (FEED, PASS), facts)) == FEED:
            yield from feed(table, hero, heroes)
            return


def feed(table: Table, feeder: Hero, heroes: list[Hero]) -> Rule[None]:
    """A lone hero makes room for the Raven, then pays. Two pay first, then the tests decide whom it follows."""
    if len(heroes) == 1:
        if (yield from make_room(table, feeder, RAVEN)):
            lose_food(table, feeder, FIGURES.raven_food)
            follow(table, feeder)
        return
    lose_food(table, feeder, FIGURES.raven_food)
    passed: list[bool] = []
    for hero in heroes:
        outcome = yield from skill_test(table, hero, dungeon_die=False)
        passed.append(outcome.passed)
    owner = yield from choose_owner(table, heroes, passed, RAVEN, [])
    if (yield from make_room(table, owner, RAVEN)):
        follow(table, owner)


def follow(table: Table, hero: Hero) -> None:
    """The Raven stays with the hero until they use it. [raven.stays_until_used]"""
    take_object(table, hero, RAVEN)
    table.tell("raven.feed_one_ration", seat=hero.seat)


def find_arsenal(table: Table, heroes: list[Hero]) -> Rule[None]:
    """A skill test with the dungeon die; on a success the hero gets the weapon it shows. [arsenal.test_and_roll]

    If two heroes both fail, one gets it all the same, unless an option forbids it. [ruling.coop_object_needs_success]
    [arsenal.success_gives_weapon] [ruling.arsenal_may_be_left]
    """
    outcomes: list[Outcome] = []
    for hero in heroes:
        outcomes.append((yield from skill_test(table, hero)))
    passed = [outcome.passed for outcome in outcomes]
    if True not in passed and (len(heroes) == 1 or table.settings.word("coop_object") == NEEDS_SUCCESS):
        table.tell("arsenal.test_and_roll", seat=heroes[0].seat)
        return
    weapons = [WEAPONS[outcome.dungeon] for outcome in outcomes]
    owner = yield from choose_owner(table, heroes, passed, ARSENAL, [weapon.id for weapon in weapons])
    weapon = weapons[heroes.index(owner)]
    facts: dict[str, Value] = {"weapon": weapon.id, "feats": weapon.feats}
    if len(owner.objects) < table.settings.whole("object_limit"):
        wanted = (yield from ask(table, owner, "decide.take_arsenal", (TAKE, LEAVE), facts)) == TAKE
    else:
        wanted = yield from make_room(table, owner, ARSENAL, facts)
    if wanted:
        owner.weapon = weapon.id
        owner.free_feats = weapon.feats
        take_object(table, owner, ARSENAL)
        table.tell("arsenal.success_gives_weapon", seat=owner.seat, weapon=weapon.id, feats=weapon.feats)


def choose_owner(table: Table, heroes: list[Hero], passed: list[bool], card: str, weapons: list[str]) -> Rule[Hero]:
    """A lone success takes the card; on equal outcomes the leader chooses the owner. [coop.object_test_decides_owner]

    [ruling.coop_object_needs_success] [ruling.coop_object_owner]
    """
    if len(heroes) == 1:
        return heroes[0]
    if passed[0] != passed[1]:
        owner = heroes[passed.index(True)]
    else:
        leader = heroes[0]
        facts: dict[str, Value] = {"card": card, "partner_seat": heroes[1].seat, "weapons": tuple(weapons)}
        answer = yield from ask(table, leader, "decide.coop_object_owner", (MINE, PARTNER), facts)
        owner = leader if answer == MINE else heroes[1]
    table.tell("coop.object_test_decides_owner", seat=owner.seat, card=card)
    return owner


def make_room(table: Table, hero: Hero, card: str, about: Mapping[str, Value] | None = None) -> Rule[bool]:
    """A hero at the object limit first puts one back among the rooms, or refuses. [ruling.object_limit_one]"""
    if len(hero.objects) < table.settings.whole("object_limit"):
        return True
    options: list[Value] = [(SWAP, held) for held in hero.objects]
    facts: dict[str, Value] = {"card": card, "weapon": "", "feats": 0, **(about or {})}
    answer = yield from ask(table, hero, "decide.swap_object", [*options, KEEP], facts)
    if not isinstance(answer, tuple):
        return False
    drop_object(hero, answer[1])
    table.tell("ruling.object_limit_one", seat=hero.seat, card=answer[1])
    return True


def take_object(table: Table, hero: Hero, card: str) -> None:
    """The card leaves a gap in the grid; heroes pass through it freely. [ruling.object_leaves_a_gap]"""
    hero.objects.append(card)
    table.grid[hero.at] = TAKEN
