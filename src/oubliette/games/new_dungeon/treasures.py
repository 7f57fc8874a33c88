"""Treasures: taking, leaving and handing them over. Rulebook, sections 3 and 5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import CARDS, FIGURES, SWORD, sword
from oubliette.games.new_dungeon.ending import tell_enough_gold
from oubliette.games.new_dungeon.knowledge import face_for, in_hand, limit_knowledge, shown, tell_knowers
from oubliette.games.new_dungeon.state import FACE_DOWN, HIDDEN_CARD, Hero, Table, Treasure
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.dice import roll_dice

LEAVE: Final = "leave"


def free_treasures(table: Table, space: int) -> list[Treasure]:
    """The treasures that anybody may take here: none under a living monster, none reserved for a caged hero.

    [move.pick_up] [ruling.cage_timing]
    """
    if table.monsters[space]:
        return []
    own = table.own[space]
    if own is None:
        return list(table.loot[space])
    if any(hero.caged and hero.at == space for hero in table.heroes):
        return list(table.loot[space])
    return [own, *table.loot[space]]


def offers(table: Table, hero: Hero, treasures: Sequence[Treasure]) -> list[str]:
    """The names of the cards as options for this hero's player, each once."""
    return list(dict.fromkeys([_name_for(table, hero, treasure) for treasure in treasures]))


def _name_for(table: Table, hero: Hero, treasure: Treasure) -> str:
    """The face of a card on the board if he knows it, with memory aid; else `face_down`. [ruling.no_memory]"""
    face = face_for(table, hero.seat, treasure) if table.house.memory_aid else FACE_DOWN
    return face or HIDDEN_CARD


def pick_up(table: Table, hero: Hero, name: str) -> Rule[None]:
    """Take one card that lies here, without cost. [move.pick_up] [ruling.pickup_optional]"""
    space = hero.at
    for treasure in free_treasures(table, space):
        if _name_for(table, hero, treasure) == name:
            if treasure is table.own[space]:
                table.own[space] = None
            else:
                pile = list(table.loot[space])
                pile.remove(treasure)
                if pile:  # one of several: only the taker knows which
                    treasure = limit_knowledge(table, [treasure], hero.bit)[0]  # noqa: PLW2901
                table.loot[space] = tuple(limit_knowledge(table, pile, hero.bit))
            before = hero.gold
            taken = yield from turn_over(table, hero, treasure)
            table.tell("move.pick_up", seat=hero.seat, treasure=shown(table, taken), space=BOARD.ids[space])
            tell_enough_gold(table, hero, before)
            return
    raise AssertionError(f"{name} does not lie on {BOARD.ids[space]}")


def gather(table: Table, hero: Hero) -> Rule[None]:
    """A hero who came by magic or a slide may take treasures here too. [move.pick_up] [ruling.pick_up_after_magic]"""
    while True:
        names = offers(table, hero, free_treasures(table, hero.at))
        if not names:
            return
        facts: dict[str, Value] = {"space": BOARD.ids[hero.at]}
        answer = yield from Ask(hero.seat, "decide.pick_up", [*names, LEAVE], facts)
        if answer == LEAVE:
            return
        yield from pick_up(table, hero, answer)


def take_all(table: Table, hero: Hero, space: int) -> Rule[list[Treasure]]:
    """The hero takes the room's own card and whatever heroes left there. [fight.victory_loot]"""
    found = [treasure for treasure in (table.own[space], *table.loot[space]) if treasure is not None]
    table.own[space] = None
    table.loot[space] = ()
    taken: list[Treasure] = []
    for treasure in found:
        taken.append((yield from turn_over(table, hero, treasure)))
    return taken


def turn_over(table: Table, hero: Hero, treasure: Treasure) -> Rule[Treasure]:
    """A hero takes a treasure from the board and looks at it. [ruling.sword_once] [house.double_move]"""
    if treasure.unseen:
        card = yield from draw_treasure(table, treasure.level, hero)
        treasure = treasure.now(CARDS[card])
    treasure = in_hand(table, hero, treasure)
    if treasure.card.id == SWORD:
        dice = yield from roll_dice("roll.sword", 2, facts={"seat": hero.seat, "level": treasure.level})
        bonus = max(FIGURES.sword_least, sum(dice) - FIGURES.sword_base + treasure.level)
        treasure = treasure.now(CARDS[sword(bonus)])
        tell_knowers(table, treasure, "item.sword", seat=hero.seat, dice=tuple(dice), bonus=bonus)
    if treasure.card.mark.power == "double_move":
        hero.double_move = True
        tell_knowers(table, treasure, "house.double_move", seat=hero.seat)
    hero.treasures.append(treasure)
    return treasure


def draw_treasure(table: Table, level: int, hero: Hero) -> Rule[str]:
    """Draw the face of a treasure that nobody has seen before."""
    return table.treasure_decks[level - 1].draw("draw.treasure", {"seat": hero.seat, "level": level})


# Leaving and handing over


def leave(table: Table, hero: Hero, treasures: Sequence[Treasure]) -> list[Treasure]:
    """He leaves treasures face down under the monster. With hidden treasures only he knows which they are.

    [riposte.face_down]
    """
    left = part_with(table, hero, treasures, hero.bit)
    table.loot[hero.at] += tuple(left)
    return left


def hand_over(table: Table, giver: Hero, taker: Hero, treasures: Sequence[Treasure]) -> list[Treasure]:
    """One hero gives treasures to another. With hidden treasures only these two know which."""
    parted = part_with(table, giver, treasures, giver.bit | taker.bit)
    given = [in_hand(table, taker, treasure) for treasure in parted]
    taker.treasures += given
    return given


def part_with(table: Table, hero: Hero, treasures: Sequence[Treasure], witnesses: int) -> list[Treasure]:
    """Some of his cards go elsewhere face down: everybody but the witnesses loses track of all his cards.

    [ruling.others_lose_track]
    """
    for treasure in treasures:
        hero.treasures.remove(treasure)
    if not treasures or not hero.treasures:  # none, or all of them: nobody loses track
        return list(treasures)
    hero.treasures[:] = limit_knowledge(table, hero.treasures, witnesses)
    return limit_knowledge(table, treasures, witnesses)
