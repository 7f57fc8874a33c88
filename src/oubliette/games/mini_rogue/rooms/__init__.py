"""Resolving room cards: one module for each kind that needs one."""

from __future__ import annotations

from oubliette.games.mini_rogue.belongings import RAVEN
from oubliette.games.mini_rogue.cards import Room
from oubliette.games.mini_rogue.combat import fight_enemy
from oubliette.games.mini_rogue.rooms.merchant import trade_with_merchant
from oubliette.games.mini_rogue.rooms.objects import find_arsenal, meet_raven
from oubliette.games.mini_rogue.rooms.rest import rest, seer
from oubliette.games.mini_rogue.rooms.shrine import shrine
from oubliette.games.mini_rogue.rooms.tomb import tomb
from oubliette.games.mini_rogue.rooms.traps import trap
from oubliette.games.mini_rogue.rooms.treasure import treasure
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import Rule


def resolve(table: Table, room: Room, heroes: list[Hero]) -> Rule[None]:
    """Everybody here resolves the card, the leader first; they meet enemies and objects together.

    [coop.same_room_leader_first] [ruling.coop_each_resolves_fully] [ruling.coop_lone_fighter_hp]
    """
    if room.kind == "monster":
        for hero in heroes:
            hero.faced_danger = True
        yield from fight_enemy(table, room.id, heroes, MONSTER)
    elif room.kind == "object":
        yield from meet_raven(table, heroes) if room.id == RAVEN else find_arsenal(table, heroes)
    else:
        for hero in heroes:
            table.hand = None
            yield from resolve_alone(table, room, hero, heroes)


def resolve_alone(table: Table, room: Room, hero: Hero, heroes: list[Hero]) -> Rule[None]:
    """Resolve the whole card for one character."""
    if room.kind == "merchant":
        yield from trade_with_merchant(table, hero, room.id)
    elif room.kind == "rest":
        yield from rest(table, hero)
    elif room.kind == "seer":
        yield from seer(table, hero)
    elif room.kind == "treasure":
        yield from treasure(table, hero)
    elif room.kind == "shrine":
        yield from shrine(table, hero)
    elif room.kind == "tomb":
        yield from tomb(table, hero, heroes)
    else:
        assert room.kind == "trap", f"no rule resolves the room {room.id}"
        yield from trap(table, hero, room.id)
