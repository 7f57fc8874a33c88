"""The characters: their boards and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.games.mini_rogue.belongings import ARSENAL
from oubliette.games.mini_rogue.cards import LEVEL_AT, MOST_ARMOR, MOST_HP, MOST_XP
from oubliette.terminal.plain.boards.mini_rogue.words import complete, figure, player, together, token
from oubliette.terminal.plain.boards.words import labelled, lines, whole

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import HeroView, MiniRogueView
    from oubliette.terminal.plain.drawing import Pen


def hero(view: MiniRogueView, pen: Pen, seat: int, on_the_grid: bool) -> list[str]:
    """The tracks, then the rest, in one paragraph. Nothing until the character is chosen."""
    one = view["players"][seat]
    if not one["character"]:
        return []
    head = f"{token(view, seat)} {_called(view, pen, seat)}"
    return lines(pen, ". ".join([labelled(pen, head, _tracks(one, pen)), *_rest(one, pen, on_the_grid)]))


def _called(view: MiniRogueView, pen: Pen, seat: int) -> str:
    """The character alone; with two players, name and character, and who leads."""
    character = pen.texts.name(view["players"][seat]["character"])
    if not together(view):
        return character
    lead = f", {pen.label('leader_seat')}" if complete(view) and view["leader_seat"] == seat else ""
    return f"{player(pen, seat)} ({character}{lead})"


def _tracks(one: HeroView, pen: Pen) -> list[str]:
    """The tracks. The level's name includes the number of dice."""
    xp = figure(pen, "xp", one["xp"], MOST_XP)
    if one["level"] < LEVEL_AT[-1]:
        xp += f" ({figure(pen, 'next_level', LEVEL_AT.index(one['level'] + 1))})"
    return [
        figure(pen, "hp", one["hp"], MOST_HP),
        figure(pen, "armor", one["armor"], MOST_ARMOR),
        whole(pen.texts.name(f"level_{one['level']}")),
        xp,
    ]


def _rest(one: HeroView, pen: Pen, on_the_grid: bool) -> list[str]:
    """The position in words, the card and the belongings. Missing things are left out."""
    rest: list[str] = []
    if on_the_grid:
        rest.append(whole(f"{figure(pen, 'row', one['row'])}, {figure(pen, 'column', one['column'])}"))
    rest.append(whole(pen.label("card_ready" if one["card_ready"] else "card_used")))
    rest += [whole(pen.label(flag)) for flag in ("evading", "faced_danger") if one[flag]]
    for things in ("afflictions", "potions", "objects"):
        if one[things]:
            rest.append(labelled(pen, pen.label(things), [_thing(one, pen, thing) for thing in one[things]]))
    return rest


def _thing(one: HeroView, pen: Pen, thing: str) -> str:
    """A belonging; the Arsenal card is shown as its weapon, with its free feats."""
    if thing != ARSENAL or not one["weapon"]:
        return whole(pen.texts.name(thing))
    feats = whole(labelled(pen, pen.label("free_feats"), [str(one["free_feats"])]))
    return f"{whole(pen.texts.name(one['weapon']))} ({feats})"
