"""What `?` says of the open floor: everything left on it, with effects and squares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.games.paper_dungeon.equipment import COIN_RUSH, MAGIC_SHIELD, WEAKLINGS
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.floor import (
    CHEST,
    COIN,
    ENEMIES,
    HEARTS,
    KEY,
    LOCK,
    MYSTERY_ENEMY,
    MYSTERY_HEART,
    STAIRS,
    TELEPORTER,
    THINGS,
    WEB,
    square_name,
)
from oubliette.games.paper_dungeon.state import FLOOR
from oubliette.terminal.plain.boards.words import lines, say

if TYPE_CHECKING:
    from oubliette.games.paper_dungeon.view import HeroView, PaperDungeonView
    from oubliette.terminal.plain.drawing import Pen

_ORDER: Final = (*ENEMIES, MYSTERY_ENEMY, *HEARTS, MYSTERY_HEART, COIN, CHEST, WEB, KEY, LOCK, TELEPORTER, STAIRS)
_CALLED: Final = {**THINGS, LOCK: "lock"}  # a lock is no find: entering its square has no effect
_MANY: Final = 6  # name at most this many squares


def situation(view: PaperDungeonView, pen: Pen) -> list[str]:
    """Everything left on this floor, a line for each kind; then the equipment."""
    hero = view["players"][view["to_play"]]
    if view["page"] != FLOOR or hero["hidden"] or not view["map"]:
        return []
    left = _left(view, hero)
    drawn = lines(pen, say(pen, "here"))
    for mark in _ORDER:
        if mark in left:
            what = say(pen, "here_thing", thing=_CALLED[mark], count=len(left[mark]), squares=_squares(left[mark]))
            drawn += lines(pen, f"- {what}{pen.shell.say('colon')} {_does(mark, hero, pen)}")
    carried = dict.fromkeys([one["piece"] for one in hero["inventory"]])
    if carried:
        drawn += lines(pen, say(pen, "here_carried"))
        drawn += [row for piece in carried for row in lines(pen, f"- {say(pen, 'here_piece', piece=piece)}")]
    return drawn


def _left(view: PaperDungeonView, hero: HeroView) -> dict[str, list[str]]:
    """The squares, by name, of each kind of find that is left."""
    columns = len(view["map"][0])
    found: dict[str, list[str]] = {}
    for square, mark in enumerate("".join(view["map"])):
        if mark in _ORDER and square not in hero["taken"]:
            row, column = divmod(square, columns)
            found.setdefault(mark, []).append(square_name((column, row)))
    return found


def _squares(names: list[str]) -> str:
    return ", ".join(names) if len(names) <= _MANY else "none"


def _does(mark: str, hero: HeroView, pen: Pen) -> str:
    """What happens on entering a square with that mark, with all effects active on this floor."""
    effects = hero["effects"]
    if mark in ENEMIES or mark == MYSTERY_ENEMY:
        if MAGIC_SHIELD in effects:
            return say(pen, "here_shielded")
        if WEAKLINGS in effects:
            return say(pen, "here_enemy", hp=FIGURES.weakling)
        return say(pen, "here_mystery_enemy") if mark == MYSTERY_ENEMY else say(pen, "here_enemy", hp=int(mark))
    if mark in HEARTS:
        return say(pen, "here_heart", hp=HEARTS.index(mark) + 1)
    times = FIGURES.coin_rush if COIN_RUSH in effects else 1
    if mark == COIN:
        return say(pen, "here_coin", coins=times * FIGURES.coin)
    if mark == CHEST:
        return say(pen, "here_chest", times=times)
    if mark == LOCK:
        return say(pen, "here_open_lock" if hero["has_key"] else "here_lock")
    if mark == TELEPORTER:
        return say(pen, "here_known_teleporter" if hero["teleported"] else "here_teleporter")
    return say(pen, f"here_{THINGS[mark]}")
