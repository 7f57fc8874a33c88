"""What one seat may see: the board with the cards it knows, the heroes, and what is left in the decks."""

from __future__ import annotations

from typing import Final, TypedDict

from oubliette.games.new_dungeon.belongings import holds, move_bonus, secret_bonus
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import LEVELS, Colour
from oubliette.games.new_dungeon.ending import last_round
from oubliette.games.new_dungeon.knowledge import as_dealt, face_for, knows
from oubliette.games.new_dungeon.spaces import NOWHERE
from oubliette.games.new_dungeon.spells import quota
from oubliette.games.new_dungeon.state import FACE_DOWN, HIDDEN_CARD, Hero, Table, Treasure

_UNTOUCHED: Final = (FACE_DOWN,)  # the pile of a room that nobody has looked into

_ClassOfHero = TypedDict("_ClassOfHero", {"class": str})  # a field with the name of a keyword needs this form


class HeroView(_ClassOfHero):
    """A hero card and what lies before it. Bonuses and gold leave out treasures that this seat may not see."""

    hero: str  # the hero card; empty until it is drawn
    space: str
    came_from: str  # empty if he did not walk here
    wounded: bool
    lost_turns: int
    caged: bool
    treasures: list[str]  # `face_down` for one that this seat may not see
    gold: int | None  # None if some of the treasures are hidden from this seat
    total: int
    colour: Colour
    spells: list[str]  # `face_down` for each one in somebody else's hand
    quota: int
    move: int
    secret_door: int
    ambushed_on: int
    failures: list[tuple[str, int]]  # by secret door here: the space behind it, and how many
    free_doors: list[str]  # the spaces behind secret doors that he passes without a roll
    double_move: bool | None  # None if hidden treasures keep it secret
    door_card: bool | None  # None if some of the treasures are hidden from this seat


class SpaceView(TypedDict):
    """The cards of a room or chamber; `face_down` for one that this seat may not see."""

    monsters: list[str]  # the pile, from the top
    treasure: str  # the room's own; empty if it has none
    left: list[str]  # what heroes left there


class NewDungeonView(TypedDict):
    """Everything that is public, and what this seat alone knows."""

    round: int
    last_round: int  # 0 if rounds do not end the match
    first_seat: int
    turn_seat: int
    players: list[HeroView]
    spaces: dict[str, SpaceView]  # by room and chamber
    unseen_monsters: list[list[str]]  # level by level
    unseen_treasures: list[list[str]]
    spells_left: int
    spells_discarded: list[str]


def view(table: Table, seat: int) -> NewDungeonView:
    """Everything that is public, and what this seat alone knows."""
    return {
        "round": table.round,
        "last_round": last_round(table) if table.heroes[table.first].card else 0,  # the par needs the class
        "first_seat": table.first,
        "turn_seat": table.to_play,
        "players": [_player(table, hero, seat) for hero in table.heroes],
        "spaces": {space: _space(table, BOARD.index[space], seat) for space in _CARD_SPACES},
        "unseen_monsters": [_unseen_monsters(table, level) for level in LEVELS],
        "unseen_treasures": [_unseen_treasures(table, level, seat) for level in LEVELS],
        "spells_left": len(table.spell_deck),
        "spells_discarded": list(table.spell_deck.discards),
    }


_CARD_SPACES: Final = tuple([space.id for space in BOARD.spaces if space.holds_cards])
_ROOMS: Final = {level: [room for room in BOARD.rooms if BOARD.spaces[room].level == level] for level in LEVELS}


def _space(table: Table, space: int, seat: int) -> SpaceView:
    """Everybody sees how many cards lie there; memory aid shows known faces. [setup.cleared_visible]"""
    own = table.own[space]
    if own is not None and own.unseen and table.monsters[space] == _UNTOUCHED and not table.loot[space]:
        return {"monsters": [HIDDEN_CARD], "treasure": HIDDEN_CARD, "left": []}  # shortcut: most rooms are like this
    return {
        "monsters": [_remembered(table, monster) for monster in table.monsters[space]],
        "treasure": "" if own is None else _face(table, own, seat),
        "left": [_face(table, treasure, seat) for treasure in table.loot[space]],
    }


def _remembered(table: Table, card: str) -> str:
    return card if card != FACE_DOWN and table.house.memory_aid else HIDDEN_CARD


def _face(table: Table, treasure: Treasure, seat: int) -> str:
    """A treasure on the board as this seat sees it."""
    return face_for(table, seat, treasure) or HIDDEN_CARD if table.house.memory_aid else HIDDEN_CARD


def _unseen_monsters(table: Table, level: int) -> list[str]:
    """The monsters of a level that nobody has seen; without memory aid, all of them."""
    if not table.house.memory_aid:
        return list(table.house.monsters[level - 1])
    return list(table.monster_decks[level - 1].cards)


def _unseen_treasures(table: Table, level: int, seat: int) -> list[str]:
    """The treasures of a level that this seat has never seen, wherever they are; without memory aid, all of them."""
    if not table.house.memory_aid:
        return list(table.house.treasures[level - 1])
    cards = list(table.treasure_decks[level - 1].cards)
    elsewhere: list[Treasure] = []
    for room in _ROOMS[level]:
        own = table.own[room]
        if own is not None and not own.unseen:
            elsewhere.append(own)
    if table.house.hidden_treasures:
        for pile in [*table.loot, *[hero.treasures for hero in table.heroes]]:
            elsewhere += [treasure for treasure in pile if treasure.level == level]
    cards += [as_dealt(treasure) for treasure in elsewhere if not knows(table, seat, treasure)]
    cards.sort()
    return cards


def _player(table: Table, hero: Hero, seat: int) -> HeroView:
    """A hero card and what lies before it. [setup.heroes]"""
    open_hand = all(knows(table, seat, treasure) for treasure in hero.treasures)
    own = hero.seat == seat
    return {
        "hero": hero.card,
        "class": hero.kind.id,
        "space": BOARD.ids[hero.at],
        "came_from": "" if hero.came_from == NOWHERE else BOARD.ids[hero.came_from],
        "wounded": hero.wounded,
        "lost_turns": hero.lost_turns,
        "caged": hero.caged,
        "treasures": [face_for(table, seat, treasure) or HIDDEN_CARD for treasure in hero.treasures],
        "gold": hero.gold if open_hand else None,
        "total": hero.kind.total,
        "colour": hero.kind.colour,
        "spells": list(hero.spells) if own or table.over else [HIDDEN_CARD] * len(hero.spells),
        "quota": quota(hero) if open_hand else hero.kind.quota,
        "move": hero.kind.move + (move_bonus(hero) if open_hand else 0),
        "secret_door": hero.kind.secret_door + (secret_bonus(hero) if open_hand else 0),
        "ambushed_on": hero.kind.ambushed_on,
        "failures": [(_behind(hero, door), count) for door, count in hero.failures.items()],
        "free_doors": [_behind(hero, door) for door in (*hero.may_follow, hero.found_door) if door != NOWHERE],
        "double_move": hero.double_move if own or table.over or not table.house.hidden_treasures else None,
        "door_card": holds(hero, "secret_door") if open_hand else None,
    }


def _behind(hero: Hero, door: int) -> str:
    """The space behind a secret door of his space."""
    return next(BOARD.ids[link.to] for link in BOARD.links[hero.at] if link.number == door)
