"""The stairs: the one find that a hero may leave alone."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Ask, Rule, Value

LEAVE: Final = "leave"
REMAIN: Final = "remain"


def offer_stairs(hero: Hero, steps: int, goes_on: bool = False) -> Rule[None]:
    """Ask whether to leave the floor, in passing with `steps` left or at the end of a turn.

    `goes_on`: a scroll led onto the stairs before the roll, so the turn goes on without steps. [stairs.optional]
    [ruling.stairs_pass_leftover] [ruling.scroll_any_time]
    """
    hp = hero.hp + hero.hp_plus - hero.hp_minus
    facts: dict[str, Value] = {
        "hp": hp,
        "limit": hero.limit,
        "coins": max(0, hero.purse),
        "ending": "death" if hp < FIGURES.dead_below else "alive",
        "steps": steps,
        "rest": "steps" if steps else "roll" if goes_on else "none",
    }
    answer = yield from Ask(hero.seat, "decide.take_stairs", (LEAVE, REMAIN), facts)
    hero.done = answer == LEAVE


def near_the_stairs(table: Table, hero: Hero) -> bool:
    """Is he on the stairs, or one open step away? [stairs.end_on_or_next] [ruling.adjacent_eight]"""
    return bool(table.here.exits[hero.key] >> hero.at & 1)
