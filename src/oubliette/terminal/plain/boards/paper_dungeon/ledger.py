"""The ledger of a hero: two rows of figures, what is carried, what works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.terminal.plain.boards.words import figure, lines, player, said, say, whole

if TYPE_CHECKING:
    from oubliette.games.paper_dungeon.view import HeroView, PaperDungeonView
    from oubliette.terminal.plain.drawing import Pen

MINUS: Final = "−"


def ledger(hero: HeroView, pen: Pen) -> list[str]:
    """Entry, gains, losses, and the exit as it would be now; a death to come is said in words."""
    hp = min(hero["hp"] + hero["hp_plus"] - hero["hp_minus"], hero["hp_limit"])
    coins = max(hero["coins"] + hero["coins_plus"] - hero["coins_minus"], 0)
    heads = [say(pen, "entry"), "+", MINUS, say(pen, "exit")]
    rows = [
        [pen.label("hp"), *map(str, [hero["hp"], hero["hp_plus"], hero["hp_minus"], hp])],
        [pen.label("coins"), *map(str, [hero["coins"], hero["coins_plus"], hero["coins_minus"], coins])],
    ]
    drawn = pen.table(["", *heads], rows)
    if len(drawn) > 1 + len(rows):  # too narrow for a table
        drawn = [line for name, *sums in rows for line in lines(pen, said(pen, name, _pairs(heads, sums)))]
    return drawn + (lines(pen, say(pen, "death")) if hp < FIGURES.dead_below else [])


def things(hero: HeroView, pen: Pen, in_shop: bool = False) -> list[str]:
    """What is carried, with the floors of the shops, and what works, here or on the floor behind this shop.

    What one has not takes no room.
    """
    drawn: list[str] = []
    if hero["inventory"]:
        pieces = [
            whole(say(pen, "piece", piece=one["piece"], floor=str(one["shop_floor"]))) for one in hero["inventory"]
        ]
        drawn += lines(pen, said(pen, pen.label("inventory"), pieces))
    if hero["effects"]:
        head = say(pen, "next_floor") if in_shop else pen.label("effects")
        drawn += lines(pen, said(pen, head, [whole(pen.texts.name(one)) for one in hero["effects"]]))
    return drawn


def standing(hero: HeroView, pen: Pen) -> list[str]:
    """The figures that no page changes by itself."""
    return [figure(pen, "hp_limit", hero["hp_limit"]), figure(pen, "deaths", hero["deaths"])]


def company(view: PaperDungeonView, pen: Pen) -> list[str]:
    """Where several play, a line for each: the entry of this page, or the exit of who is done, if it is known."""
    drawn: list[str] = []
    for seat, hero in enumerate(view["players"]):
        parts = [figure(pen, name, hero[name]) for name in ("hp", "coins", "deaths")]
        if hero["hidden"] and hero["done"]:
            parts = [whole(say(pen, "sums_hidden"))]
        elif hero["done"]:
            parts.append(whole(pen.label("done")))
        elif seat == view["to_play"]:
            parts.append(whole(say(pen, "playing")))
        drawn += lines(pen, said(pen, player(pen, seat), parts))
    return drawn if len(view["players"]) > 1 else []


def _pairs(heads: list[str], sums: list[str]) -> list[str]:
    return [whole(f"{head} {number}") for head, number in zip(heads, sums, strict=True)]
