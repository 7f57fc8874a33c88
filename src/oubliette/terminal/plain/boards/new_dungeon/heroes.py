"""The heroes: a line for each, and what one of them carries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from oubliette.games.new_dungeon.cards import CARDS
from oubliette.terminal.plain.boards.new_dungeon.words import FACE_DOWN, counted, figure, indented, letter, player, say
from oubliette.terminal.plain.boards.words import GLUE, lines, said, whole

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen

_PLAYING: Final = ">"  # in front of who is to play


def heroes(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """Everybody; of who is to play, all treasures, of the others those that do more than count as gold."""
    drawn: list[str] = []
    for seat in range(len(view["players"])):
        drawn += _line(view, pen, seat)
    return drawn


def in_full(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """Everything that is known of each of them: the figures of the hero cards too."""
    drawn: list[str] = []
    for seat, hero in enumerate(view["players"]):
        if seat:
            drawn.append("")
        drawn += lines(pen, said(pen, called(pen, seat, hero), [whole(hero["space"]), *_state(hero, pen)]))
        if not hero["hero"]:
            continue
        figures = [figure(pen, name, hero[name]) for name in ("move", "secret_door", "ambushed_on", "quota")]
        if hero["came_from"]:
            figures.append(figure(pen, "came_from", hero["came_from"]))
        if hero["door_card"]:
            figures.append(whole(pen.label("door_card")))
        if seat == view["first_seat"] and len(view["players"]) > 1:
            figures.append(whole(say(pen, "begins")))
        drawn += indented(pen, ", ".join(figures))
        for name, cards in (("treasures", sorted_treasures(hero["treasures"])), ("spells", hero["spells"])):
            if cards:
                drawn += indented(pen, said(pen, pen.label(name), counted(pen, cards)))
    return drawn


def called(pen: Pen, seat: int, hero: Mapping[str, Any]) -> str:
    """Letter, player, hero and class."""
    if not hero["hero"]:
        return whole(f"{letter(seat)} {player(pen, seat)}")
    named = f"{pen.texts.name(hero['hero'])}, {pen.texts.name(hero['class'])}"
    return whole(f"{letter(seat)} {player(pen, seat)} ({named})")


def gold(hero: Mapping[str, Any], pen: Pen) -> str:
    """What he has of what he needs; of hidden treasures only the need is known."""
    has = "?" if hero["gold"] is None else hero["gold"]
    return figure(pen, "gold", f"{has}/{hero['total']}")


def sorted_treasures(cards: Sequence[str]) -> list[str]:
    """The special ones first, then by value; the unknown ones last."""
    return sorted(cards, key=lambda card: (not is_special(card), -_value(card), card))


def is_special(card: str) -> bool:
    """Is it of use, besides counting as gold?"""
    return card != FACE_DOWN and bool(CARDS[card].special or CARDS[card].mark.id)


def _value(card: str) -> int:
    return -1 if card == FACE_DOWN else CARDS[card].value


def _line(view: Mapping[str, Any], pen: Pen, seat: int) -> list[str]:
    """Who, where, how; what he carries. What one has not takes no room."""
    hero = view["players"][seat]
    playing = seat == view["turn_seat"]
    parts = [whole(hero["space"]), *_state(hero, pen)] if hero["hero"] else [whole(say(pen, "no_hero"))]
    cards = sorted_treasures(hero["treasures"])
    if cards:
        shown = cards if playing else [card for card in cards if is_special(card)]
        parts.append(_carried(pen, "carries", cards, counted(pen, shown)))
    if hero["spells"]:
        known = FACE_DOWN not in hero["spells"]
        parts.append(_carried(pen, "spells", hero["spells"], counted(pen, hero["spells"]) if known else []))
    rows = indented(pen, said(pen, called(pen, seat, hero), parts), " ")
    return [_PLAYING + rows[0][1:], *rows[1:]] if playing else rows


def _carried(pen: Pen, name: str, cards: Sequence[str], named: list[str]) -> str:
    """How many cards, and in brackets those that are named."""
    count = whole(say(pen, name, count=len(cards)))
    return f"{count}{GLUE}({', '.join(named)})" if named else count


def _state(hero: Mapping[str, Any], pen: Pen) -> list[str]:
    """Gold, and what ails him."""
    if not hero["hero"]:
        return []
    parts = [gold(hero, pen)]
    parts += [whole(pen.label(flag)) for flag in ("wounded", "caged") if hero[flag]]
    if hero["lost_turns"]:
        parts.append(figure(pen, "lost_turns", hero["lost_turns"]))
    return parts
