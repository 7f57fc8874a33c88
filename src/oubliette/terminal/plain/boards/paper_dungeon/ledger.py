"""The ledger of a hero: two rows of figures, the equipment, and the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.terminal.plain.boards.words import figure, labelled, lines, player, say, whole

if TYPE_CHECKING:
    from oubliette.games.paper_dungeon.view import HeroView, PaperDungeonView
    from oubliette.terminal.plain.drawing import Pen

MINUS: Final = "−"


def ledger(hero: HeroView, pen: Pen) -> list[str]:
    """Entry, gains, losses, and the exit as of now; a sentence warns of a coming death."""
    hp = min(hero["hp"] + hero["hp_plus"] - hero["hp_minus"], hero["hp_limit"])
    coins = max(hero["coins"] + hero["coins_plus"] - hero["coins_minus"], 0)
    heads = [say(pen, "entry"), "+", MINUS, say(pen, "exit")]
    rows = [
        [pen.label("hp"), *map(str, [hero["hp"], hero["hp_plus"], hero["hp_minus"], hp])],
        [pen.label("coins"), *map(str, [hero["coins"], hero["coins_plus"], hero["coins_minus"], coins])],
    ]
    drawn = pen.table(["", *heads], rows)
    if len(drawn) > 1 + len(rows):  # too narrow for a table
        drawn = [line for name, *sums in rows for line in lines(pen, labelled(pen, name, _pairs(heads, sums)))]
    return drawn + (lines(pen, say(pen, "death")) if hp < FIGURES.dead_below else [])


def things(hero: HeroView, pen: Pen, in_shop: bool = False) -> list[str]:
    """The equipment, with the floors of the shops, and the effects on this floor or on the one after this shop.

    Missing things are left out.
    """
    drawn: list[str] = []
    if hero["inventory"]:
        pieces = [
            whole(say(pen, "piece", piece=one["piece"], floor=str(one["shop_floor"]))) for one in hero["inventory"]
        ]
        drawn += lines(pen, labelled(pen, pen.label("inventory"), pieces))
    if hero["effects"]:
        head = say(pen, "next_floor") if in_shop else pen.label("effects")
        drawn += lines(pen, labelled(pen, head, [whole(pen.texts.name(one)) for one in hero["effects"]]))
    return drawn


def standing(hero: HeroView, pen: Pen) -> list[str]:
    """The figures that stay the same within a page."""
    return [figure(pen, "hp_limit", hero["hp_limit"]), figure(pen, "deaths", hero["deaths"])]


def company(view: PaperDungeonView, pen: Pen) -> list[str]:
    """With several players, a line for each: the entry of this page, or the exit of those who are done, if known."""
    drawn: list[str] = []
    for seat, hero in enumerate(view["players"]):
        parts = [figure(pen, name, hero[name]) for name in ("hp", "coins", "deaths")]
        if hero["hidden"] and hero["done"]:
            parts = [whole(say(pen, "sums_hidden"))]
        elif hero["done"]:
            parts.append(whole(pen.label("done")))
        elif seat == view["to_play"]:
            parts.append(whole(say(pen, "playing")))
        drawn += lines(pen, labelled(pen, player(pen, seat), parts))
    return drawn if len(view["players"]) > 1 else []


def _pairs(heads: list[str], sums: list[str]) -> list[str]:
    return [whole(f"{head} {number}") for head, number in zip(heads, sums, strict=True)]
