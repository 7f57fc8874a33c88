"""The characters: what their boards and their cards show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.games.mini_rogue.belongings import ARSENAL
from oubliette.games.mini_rogue.cards import LEVEL_AT, MOST_ARMOR, MOST_HP, MOST_XP
from oubliette.terminal.plain.boards.mini_rogue.words import complete, figure, player, together, token
from oubliette.terminal.plain.boards.words import lines, said, whole

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import HeroView, MiniRogueView
    from oubliette.terminal.plain.drawing import Pen


def hero(view: MiniRogueView, pen: Pen, seat: int, on_the_grid: bool) -> list[str]:
    """The tracks, then all that is no track, in one go. Nothing as long as the character is not chosen."""
    one = view["players"][seat]
    if not one["character"]:
        return []
    head = f"{token(view, seat)} {_called(view, pen, seat)}"
    return lines(pen, ". ".join([said(pen, head, _tracks(one, pen)), *_rest(one, pen, on_the_grid)]))


def _called(view: MiniRogueView, pen: Pen, seat: int) -> str:
    """Alone one is one's character; two have names, and one of them leads."""
    character = pen.texts.name(view["players"][seat]["character"])
    if not together(view):
        return character
    lead = f", {pen.label('leader_seat')}" if complete(view) and view["leader_seat"] == seat else ""
    return f"{player(pen, seat)} ({character}{lead})"


def _tracks(one: HeroView, pen: Pen) -> list[str]:
    """How one is, and how many dice that means: the level's name says it."""
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
    """Where one stands, in words too; the card, and what one has. What one has not takes no room."""
    rest: list[str] = []
    if on_the_grid:
        rest.append(whole(f"{figure(pen, 'row', one['row'])}, {figure(pen, 'column', one['column'])}"))
    rest.append(whole(pen.label("card_ready" if one["card_ready"] else "card_used")))
    rest += [whole(pen.label(flag)) for flag in ("evading", "faced_danger") if one[flag]]
    for things in ("afflictions", "potions", "objects"):
        if one[things]:
            rest.append(said(pen, pen.label(things), [_thing(one, pen, thing) for thing in one[things]]))
    return rest


def _thing(one: HeroView, pen: Pen, thing: str) -> str:
    """The Arsenal card is the weapon that it shows, with its free feats."""
    if thing != ARSENAL or not one["weapon"]:
        return whole(pen.texts.name(thing))
    feats = whole(said(pen, pen.label("free_feats"), [str(one["free_feats"])]))
    return f"{whole(pen.texts.name(one['weapon']))} ({feats})"
