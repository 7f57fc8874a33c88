"""What `?` says of the hero's space: its exits, the others there, and the totals needed against its monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import CARDS, CLASSES, MONSTERS, TELEPORT, TRAPS
from oubliette.games.new_dungeon.spaces import CHAMBER, MAIN_KIND, ROOM, Link, Space
from oubliette.games.new_dungeon.spells import spell_row
from oubliette.terminal.plain.boards.new_dungeon.cards import numbers
from oubliette.terminal.plain.boards.new_dungeon.heroes import called, going_home
from oubliette.terminal.plain.boards.new_dungeon.words import FACE_DOWN, by_name, indented, steps_from
from oubliette.terminal.plain.boards.words import labelled, lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.new_dungeon.view import HeroView, NewDungeonView
    from oubliette.terminal.plain.drawing import Pen

_NOBODY: Final = "none"
_LEAST: Final = 2  # the least total of two dice


def situation(view: NewDungeonView, pen: Pen) -> list[str]:
    """The situation of the reader's hero; for a spectator, of the current one."""
    seat = pen.seat if 0 <= pen.seat < len(view["players"]) else view["turn_seat"]
    hero = view["players"][seat]
    if not hero["hero"]:
        return []
    space = BOARD.spaces[BOARD.index[hero["space"]]]
    return [
        *_the_space(view, pen, space),
        *_company(view, pen, seat),
        *_exits(view, pen, hero, space),
        *_monsters(view, pen, hero, space),
        *_the_goal(view, pen, hero, space),
    ]


def _the_space(view: NewDungeonView, pen: Pen, space: Space) -> list[str]:
    """The kind and level of a space, its contents, and its power."""
    parts = [say(pen, "here", space=space.id, kind=space.kind, level=space.level)]
    if space.kind == MAIN_KIND:
        parts.append(say(pen, "about_main"))
    if space.holds_cards:
        cards = view["spaces"][space.id]
        guard = _guard(view, space)
        treasures = len(cards["left"]) + bool(cards["treasure"])
        facts: dict[str, str | int] = {"guard": guard, "count": len(cards["monsters"]), "treasures": treasures}
        parts.append(say(pen, "about_guarded" if cards["monsters"] else "about_free", **facts))
    if space.power:
        parts.append(say(pen, f"about_{space.power}"))
    return lines(pen, " ".join(parts))


def _company(view: NewDungeonView, pen: Pen, own: int) -> list[str]:
    """The other heroes in the space, with the total that an ambush on them needs."""
    space = view["players"][own]["space"]
    drawn: list[str] = []
    for seat, other in enumerate(view["players"]):
        if seat != own and other["hero"] and other["space"] == space:
            parts = [whole(say(pen, "carries", count=len(other["treasures"])))] if other["treasures"] else []
            if other["caged"]:
                parts.append(whole(pen.label("caged")))
            else:
                parts.append(whole(say(pen, "ambushed", number=other["ambushed_on"])))
            drawn += lines(pen, say(pen, "also_here", hero=labelled(pen, called(pen, seat, other), parts)))
    return drawn


def _exits(view: NewDungeonView, pen: Pen, hero: HeroView, space: Space) -> list[str]:
    """Every exit, worded like the options of a step."""
    drawn = lines(pen, say(pen, "exits"))
    for link in BOARD.links[space.index]:
        drawn += indented(pen, say(pen, "exit", **_exit(view, hero, link)))
    return drawn


def _exit(view: NewDungeonView, hero: HeroView, link: Link) -> dict[str, str | int]:
    there = BOARD.spaces[link.to]
    guard = _guard(view, there)
    return {
        "a": there.id,
        "a_way": link.way,
        "a_link": link.kind,
        "a_kind": there.kind,
        "a_level": there.level,
        "a_guard": guard,
        "a_needed": by_hand(hero, guard) if guard in MONSTERS else 0,
    }


def _guard(view: NewDungeonView, space: Space) -> str:
    """The monster on top, as far as the reader knows: its name, face_down, or none."""
    if space.kind not in (ROOM, CHAMBER):
        return _NOBODY
    monsters = view["spaces"][space.id]["monsters"]
    return monsters[0] if monsters else _NOBODY


def _monsters(view: NewDungeonView, pen: Pen, hero: HeroView, space: Space) -> list[str]:
    """Each known monster here and next door: all its numbers, and the totals that this hero needs."""
    drawn: list[str] = []
    printed: list[str] = []
    for place in (space, *[BOARD.spaces[link.to] for link in BOARD.links[space.index]]):
        guard = _guard(view, place)
        if guard in printed:
            continue
        printed.append(guard)
        if guard in MONSTERS:
            drawn += numbers(view, pen, place)
            drawn += indented(pen, labelled(pen, say(pen, "you_need"), _needs(pen, hero, guard)))
        elif guard in TRAPS:
            drawn += lines(pen, say(pen, f"about_{guard}", space=place.id))
    return drawn


def _needs(pen: Pen, hero: HeroView, guard: str) -> list[str]:
    """The totals of two dice that a hero needs, by hand and by each attack spell in hand."""
    found = [_need(pen, say(pen, "by_hand"), by_hand(hero, guard))]
    magic = [spell for spell in hero["spells"] if spell not in (FACE_DOWN, TELEPORT)]
    for face in hero["treasures"]:
        mark = CARDS[face].mark if face != FACE_DOWN else None
        if mark is not None and (mark.any_class or hero["quota"]):
            magic += mark.casts
    for name in by_name(pen, dict.fromkeys(magic)):
        spell = spell_row(name)
        found.append(_need(pen, pen.texts.name(name), max(_LEAST, MONSTERS[guard].number(spell.column) - spell.bonus)))
    return found


def _need(pen: Pen, how: str, number: int) -> str:
    return whole(say(pen, "need", how=how, number=number))


def by_hand(hero: HeroView, guard: str) -> int:
    """The total that he needs by hand, with the swords and curses that the reader can see."""
    known = [CARDS[face] for face in hero["treasures"] if face != FACE_DOWN]
    swords = [card.bonus for card in known] if CLASSES[hero["class"]].uses_swords else []
    bonus = max(swords, default=0) + sum([card.mark.attack for card in known])
    return max(_LEAST, MONSTERS[guard].number(hero["colour"]) - bonus)


def _the_goal(view: NewDungeonView, pen: Pen, hero: HeroView, space: Space) -> list[str]:
    """The gold still missing, and the distance home."""
    if space.index == MAIN or hero["gold"] is None:
        return []
    if hero["gold"] >= hero["total"]:
        return lines(pen, going_home(view, hero, pen) + ".")
    missing = hero["total"] - hero["gold"]
    return lines(pen, say(pen, "missing", gold=missing, steps=steps_from(view, hero)))
