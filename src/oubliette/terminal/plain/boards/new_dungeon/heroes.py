"""The heroes: a line for each, with what they carry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oubliette.games.new_dungeon.cards import CARDS
from oubliette.terminal.plain.boards.new_dungeon.words import (
    FACE_DOWN,
    by_name,
    counted,
    indented,
    letter,
    place,
    steps_from,
    without_worth,
)
from oubliette.terminal.plain.boards.words import GLUE, figure, labelled, lines, player, say, whole

if TYPE_CHECKING:
    from oubliette.games.new_dungeon.view import HeroView, NewDungeonView
    from oubliette.terminal.plain.drawing import Pen

_PLAYING: Final = ">"  # marks the current player


def heroes(view: NewDungeonView, pen: Pen) -> list[str]:
    """A line per hero: all treasures of the current one, only the special ones of the others."""
    drawn: list[str] = []
    for seat in range(len(view["players"])):
        drawn += _line(view, pen, seat)
    return drawn


def in_full(view: NewDungeonView, pen: Pen) -> list[str]:
    """Everything known of each hero, with the figures of the hero cards."""
    drawn: list[str] = []
    for seat, hero in enumerate(view["players"]):
        if seat:
            drawn.append("")
        drawn += lines(
            pen, labelled(pen, called(pen, seat, hero), [place(pen, hero["space"]), *_state(view, hero, pen)])
        )
        if not hero["hero"]:
            continue
        figures = [figure(pen, name, hero[name]) for name in ("move", "secret_door")]
        figures += [whole(say(pen, "ambushed", number=hero["ambushed_on"])), _numbers(hero, pen)]
        figures += [figure(pen, "quota", hero["quota"])] if hero["quota"] else []
        figures += [figure(pen, "came_from", place(pen, hero["came_from"]))] if hero["came_from"] else []
        if seat == view["first_seat"] and len(view["players"]) > 1:
            figures.append(whole(say(pen, "begins")))
        drawn += indented(pen, ", ".join(figures))
        for name, cards in (
            ("treasures", sorted_treasures(pen, hero["treasures"])),
            ("spells", by_name(pen, hero["spells"])),
        ):
            if cards:
                drawn += indented(pen, labelled(pen, pen.label(name), counted(pen, cards)))
    return drawn


def called(pen: Pen, seat: int, hero: HeroView) -> str:
    """Letter, player, hero and class."""
    if not hero["hero"]:
        return whole(f"{letter(seat)} {player(pen, seat)}")
    named = f"{pen.texts.name(hero['hero'])}, {pen.texts.name(hero['class'])}"
    return whole(f"{letter(seat)} {player(pen, seat)} ({named})")


def gold(hero: HeroView, pen: Pen) -> str:
    """The gold he has and needs; with hidden treasures, only what he needs."""
    return whole(say(pen, "gold", gold="?" if hero["gold"] is None else hero["gold"], total=hero["total"]))


def sorted_treasures(pen: Pen, cards: Sequence[str]) -> list[str]:
    """The special ones first, then by value, then by name; the unknown ones last."""
    return sorted(by_name(pen, cards), key=lambda card: (not is_special(card), -_value(card)))


def is_special(card: str) -> bool:
    """Has the card a use besides its gold?"""
    return card != FACE_DOWN and bool(CARDS[card].special or CARDS[card].mark.id)


def _value(card: str) -> int:
    return -1 if card == FACE_DOWN else CARDS[card].value


def _line(view: NewDungeonView, pen: Pen, seat: int) -> list[str]:
    """Name, place, state and belongings. Missing things are left out; so is the colour if it would take another row."""
    hero = view["players"][seat]
    playing = seat == view["turn_seat"]
    if not hero["hero"]:
        return _marked(pen, seat, hero, [whole(say(pen, "no_hero"))], playing)
    state = [place(pen, hero["space"]), *_state(view, hero, pen)]
    carried = [*_treasures(hero, pen, playing), *_spells(hero, pen)]
    short = _marked(pen, seat, hero, [*state, *carried], playing)
    long = _marked(pen, seat, hero, [*state, _numbers(hero, pen), *carried], playing)
    return long if len(long) == len(short) else short


def _marked(pen: Pen, seat: int, hero: HeroView, parts: list[str], playing: bool) -> list[str]:
    rows = indented(pen, labelled(pen, called(pen, seat, hero), parts), " ")
    return [_PLAYING + rows[0][1:], *rows[1:]] if playing else rows


def _treasures(hero: HeroView, pen: Pen, playing: bool) -> list[str]:
    """The number of treasures, with names in brackets; for others than the current player, only the special ones."""
    cards = sorted_treasures(pen, hero["treasures"])
    if not cards:
        return []
    count = whole(say(pen, "carries", count=len(cards)))
    special = [card for card in cards if is_special(card)]
    if playing or len(special) == len(cards):
        return [_bracketed(count, counted(pen, cards))]
    if not special:
        return [count]
    named = counted(pen, special, lambda card: without_worth(pen, card))
    return [count, say(pen, "among_them", cards=pen.texts.formatter.join(named))]


def _spells(hero: HeroView, pen: Pen) -> list[str]:
    """The number of spells, with names in brackets if they are known."""
    spells = by_name(pen, hero["spells"])
    if not spells:
        return []
    count = whole(say(pen, "spells", count=len(spells)))
    return [count if FACE_DOWN in spells else _bracketed(count, counted(pen, spells))]


def _bracketed(count: str, named: list[str]) -> str:
    return f"{count}{GLUE}({', '.join(named)})"


def _numbers(hero: HeroView, pen: Pen) -> str:
    """The colour of the numbers on monster cards that count for him."""
    return whole(say(pen, "numbers", colour=hero["colour"]))


def going_home(view: NewDungeonView, hero: HeroView, pen: Pen) -> str:
    """The hero has enough gold: the way home, with its length. [goal.enough]"""
    return whole(say(pen, "go_home", steps=steps_from(view, hero)))


def _state(view: NewDungeonView, hero: HeroView, pen: Pen) -> list[str]:
    """The gold, whether it is enough, and wounds, cages and the like."""
    if not hero["hero"]:
        return []
    parts = [gold(hero, pen)]
    if hero["gold"] is not None and hero["gold"] >= hero["total"]:
        parts.append(going_home(view, hero, pen))
    parts += [whole(pen.label(flag)) for flag in ("wounded", "caged") if hero[flag]]
    if hero["lost_turns"]:
        parts.append(figure(pen, "lost_turns", hero["lost_turns"]))
    return parts
