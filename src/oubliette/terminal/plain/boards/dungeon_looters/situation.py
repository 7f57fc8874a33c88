"""What `?` says of the player's room: its contents, the chances of actions in it, and the rooms next door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.bots.dungeon_looters.odds import forced
from oubliette.games.dungeon_looters.archetypes import ARCHETYPES, KEYS, SHERPA
from oubliette.games.dungeon_looters.dungeon import EMPTY, OUT
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, CELL_NAMES, NEXT_CELL, SIDES
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.odds import at_least, by_force, in_fight, percent
from oubliette.games.dungeon_looters.state import BLACK
from oubliette.games.dungeon_looters.treasures import BONUS, DISARMING, FIGHT, FORCING, PICKING, TREASURES
from oubliette.terminal.plain.boards.dungeon_looters.dungeon import rebuild_dungeon
from oubliette.terminal.plain.boards.dungeon_looters.rooms import contents, room
from oubliette.terminal.plain.boards.dungeon_looters.words import CHEST_SIGNS, called, own_seat, room_of, semicolon
from oubliette.terminal.plain.boards.words import labelled, lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_looters.view import LootersView, PlayerView
    from oubliette.terminal.plain.drawing import Pen


def situation(view: LootersView, pen: Pen) -> list[str]:
    """The room, the player's chances in it, and the rooms beside it. Nothing for a player without a figure."""
    own = view["players"][own_seat(view, pen)]
    if not own["square"]:
        return []
    name = room_of(own["square"])
    odds = [*_chests(view, own, pen), *_doors(view, own, pen), *_figures(view, own, pen), *_tokens(view, own, pen)]
    drawn = [*lines(pen, say(pen, "here", square=own["square"])), *room(view, pen, name, turned=False)]
    if odds:
        drawn += lines(pen, labelled(pen, say(pen, "odds"), [semicolon(pen).join(odds)]))
    for beside in _beside(view, name):
        found = contents(view, pen, beside)
        if found:
            drawn += lines(pen, labelled(pen, say(pen, "next_door", room=beside), [semicolon(pen).join(found)]))
    return drawn


def _beside(view: LootersView, name: str) -> list[str]:
    """The rooms behind the doors of a room, locked or not."""
    dungeon, cell = rebuild_dungeon(view), CELL_CALLED[name]
    cells = [NEXT_CELL[side][cell] for side in SIDES if dungeon.joined[cell] >> side & 1]
    return [CELL_NAMES[other] for other in cells if dungeon.laid[other] != EMPTY]


def _help(looter: PlayerView, use: str) -> int:
    """The bonus of known tools in a bag, and of the marker."""
    tools = [thing for thing in looter["objects"] if thing in TREASURES and TREASURES[thing].helps == use]
    return (BONUS if tools else 0) + looter["roll_marker"]


def _chests(view: LootersView, own: PlayerView, pen: Pen) -> list[str]:
    """[chest.pick] [chest.force_roll] [chest.force_auto]"""
    kind = ARCHETYPES[own["archetype"]]
    found: list[str] = []
    for sign, chest in zip(CHEST_SIGNS, view["chests"], strict=False):
        if room_of(chest["square"]) != room_of(own["square"]) or chest["colour"] == BLACK:
            continue
        dd, parts = chest["dd"], []
        if kind.unlocking and not chest["lock_broken"]:
            chance = at_least(kind.reflexes + _help(own, PICKING), dd, one_fails=True)
            parts.append(whole(say(pen, "odds_pick", percent=percent(chance))))
        if kind.force > dd:
            parts.append(whole(say(pen, "odds_unharmed")))
        else:
            start = kind.forcing + _help(own, FORCING)
            saved = round(forced(start, kind.force, dd, chest["treasures"]))
            chance = percent(by_force(start, kind.force, dd))
            parts.append(whole(say(pen, "odds_force_chest", percent=chance, treasures=saved)))
        found.append(labelled(pen, whole(f"{sign} {say(pen, 'chest')} {chest['square']}"), parts))
    return found


def _doors(view: LootersView, own: PlayerView, pen: Pen) -> list[str]:
    """The locked doors of the room. [door.pick] [door.force] [door.retry]"""
    kind = ARCHETYPES[own["archetype"]]
    name, dd = room_of(own["square"]), NUMBERS.locked_door_dd
    found: list[str] = []
    for door in view["doors"]:
        if door["state"] != "locked" or name not in door["door"].split("-") or kind.can(KEYS):
            continue
        parts: list[str] = []
        if door["door"] in own["tried"]:
            parts.append(whole(say(pen, "odds_tried")))
        elif kind.unlocking:
            chance = at_least(kind.dexterity + _help(own, PICKING), dd, one_fails=False)
            parts.append(whole(say(pen, "odds_pick", percent=percent(chance))))
        chance = by_force(kind.force + _help(own, FORCING), kind.force, dd)
        parts.append(whole(say(pen, "odds_force", percent=percent(chance))))
        where = say(pen, "locked_exit") if door["door"].endswith(OUT) else f"{say(pen, 'door')} {door['door']}"
        found.append(labelled(pen, whole(where), parts))
    return found


def _figures(view: LootersView, own: PlayerView, pen: Pen) -> list[str]:
    """The other figures in the room, with the chances of a fight. [fight.roll]"""
    mine = _fighting(own)
    found: list[str] = []
    for seat, other in enumerate(view["players"]):
        if other is not own and other["square"] and room_of(other["square"]) == room_of(own["square"]):
            chance = whole(say(pen, "odds_fight", percent=percent(in_fight(mine, _fighting(other)))))
            found.append(labelled(pen, called(view, pen, seat), [chance]))
    if view["sherpa"] and room_of(view["sherpa"]) == room_of(own["square"]):
        chance = whole(say(pen, "odds_fight", percent=percent(in_fight(mine, NUMBERS.neutral_sherpa_fight))))
        found.append(labelled(pen, whole(pen.texts.name(SHERPA)), [chance]))
    return found


def _fighting(looter: PlayerView) -> int:
    value = ARCHETYPES[looter["archetype"]].fight + _help(looter, FIGHT) + NUMBERS.arrow_fight_malus * looter["arrows"]
    return value + (NUMBERS.respawn_fight_malus if looter["sick"] else 0)


def _tokens(view: LootersView, own: PlayerView, pen: Pen) -> list[str]:
    """The chances to dodge or disarm a token of this room, the same for all. [trap.dodge] [trap.disarm]"""
    kind = ARCHETYPES[own["archetype"]]
    squares = [trap["square"] for trap in view["traps"] if room_of(trap["square"]) == room_of(own["square"])]
    if not squares:
        return []
    needed = NUMBERS.trap_dd + 1
    dodge = at_least(kind.dexterity, needed, one_fails=False)
    sprint = at_least(kind.dexterity + NUMBERS.sprint_dodge_malus, needed, one_fails=False)
    parts = [whole(say(pen, "odds_dodge", percent=percent(dodge), sprint=percent(sprint)))]
    if kind.disarm:
        chance = at_least(kind.disarm + _help(own, DISARMING), needed, one_fails=False)
        parts.append(whole(say(pen, "odds_disarm", percent=percent(chance))))
    return [labelled(pen, whole(f"{pen.label('traps')} {', '.join(squares)}"), parts)]
