"""The offers of a shop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.terminal.plain.boards.words import lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.paper_dungeon.view import HeroView, PaperDungeonView
    from oubliette.terminal.plain.drawing import Pen


def offers(view: PaperDungeonView, hero: HeroView, pen: Pen) -> list[str]:
    """Three pieces, each with a box, a price and an effect; too expensive ones are marked."""
    purse = hero["coins"] + hero["coins_plus"] - hero["coins_minus"]
    drawn: list[str] = []
    for offer in view["offers"]:
        bought = offer["piece"] in hero["bought"]
        text = say(pen, "offer", piece=offer["piece"], price=str(offer["price"]))
        if bought:
            text += f" ({say(pen, 'bought')})"
        elif offer["price"] > purse and not hero["hidden"]:
            text += f" ({say(pen, 'too_dear')})"
        drawn += lines(pen, f"{whole('[x]' if bought else '[ ]')} {text}")
    return drawn
