"""The final standing with the parts of every score: the winner may hold less gold than another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES, MARKUP, TROLL
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.state import BLACK, LEFT
from oubliette.terminal.plain.boards.dungeon_looters.words import called, counted
from oubliette.terminal.plain.boards.words import labelled, lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_looters.view import LootersView, PlayerView
    from oubliette.terminal.plain.drawing import Pen

_LAST: Final = 99  # sorts after all leaving turns
_EACH: Final[dict[Literal["trophies", "bounties"], int]] = {
    "trophies": NUMBERS.barbarian_trophy_po,
    "bounties": NUMBERS.goblin_trap_bounty_po,
}


def standing(view: LootersView, pen: Pen) -> list[str]:
    """The players by score, earlier leavers first: the fate and the objects of each."""
    seats = [seat for seat, looter in enumerate(view["players"]) if looter["archetype"]]
    seats.sort(key=lambda seat: _rank(view["players"][seat]))
    drawn: list[str] = []
    before: PlayerView | None = None
    for seat in seats:
        looter = view["players"][seat]
        parts = [whole(say(pen, "po", po=looter["score"] or 0)), _fate(looter, pen)]
        if before is not None and _rank(before)[:2] == _rank(looter)[:2] and _counts(looter):
            parts.append(whole(say(pen, "tie")))  # [end.tie]
        parts += _troll(view, looter, pen) if looter["archetype"] == TROLL else _extra(looter, pen)
        if looter["objects"]:
            parts.append(labelled(pen, whole(_loot(looter, pen)), counted(pen, looter["objects"])))
        drawn += lines(pen, labelled(pen, called(view, pen, seat), parts))
        before = looter
    return drawn


def _fate(looter: PlayerView, pen: Pen) -> str:
    if looter["state"] == LEFT:
        return whole(say(pen, "state_left", number=looter["left_as"]))
    return whole(say(pen, "stays" if looter["archetype"] == TROLL else "inside"))


def _extra(looter: PlayerView, pen: Pen) -> list[str]:
    """Trophies and victims, with their points for a player who left. [end.score]"""
    return [
        whole(
            say(pen, f"{name}_worth", count=looter[name], po=po)
            if _counts(looter)
            else say(pen, name, count=looter[name])
        )
        for name, po in _EACH.items()
        if looter[name]
    ]


def _troll(view: LootersView, looter: PlayerView, pen: Pen) -> list[str]:
    """[end.score_troll]"""
    counts = {
        "troll_visitors": len([other for other in view["players"] if other["state"] != LEFT]) - 1,
        "troll_chests": len([chest for chest in view["chests"] if chest["colour"] != BLACK]),
        "troll_objects": len(looter["objects"]),
    }
    each = {
        "troll_visitors": NUMBERS.troll_po_per_adventurer_inside,
        "troll_chests": NUMBERS.troll_po_per_full_chest,
        "troll_objects": NUMBERS.troll_po_per_object,
    }
    return [whole(say(pen, name, count=count, po=each[name])) for name, count in counts.items() if count]


def _loot(looter: PlayerView, pen: Pen) -> str:
    """The value of the objects, and why the score differs from it."""
    value = looter["value"]
    if value is None or looter["archetype"] == TROLL:
        return say(pen, "loot")
    if not _counts(looter):
        return say(pen, "loot_void", po=value)
    if ARCHETYPES[looter["archetype"]].can(MARKUP):
        return say(pen, "loot_marked_up", po=value, percent=NUMBERS.merchant_value_percent)
    return say(pen, "loot_worth", po=value)


def _counts(looter: PlayerView) -> bool:
    """Did the figure leave, or does it not have to? [end.winner]"""
    return looter["state"] == LEFT or looter["archetype"] == TROLL


def _rank(looter: PlayerView) -> tuple[bool, int, int]:
    """The sort key of the game: those who count, then the score, then the earlier leaver; the troll last."""
    return not _counts(looter), -(looter["score"] or 0), looter["left_as"] or _LAST
