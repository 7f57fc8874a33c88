"""Dungeon Pen: two pencils, one sheet, and a flick of the finger. One module per chapter of the rulebook.

`squares`, `angles`, `walls`, `tracing` and `crossing` are geometry only: they import no cards, no chance, no players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from oubliette.games.dungeon_pen import house_rules
from oubliette.games.dungeon_pen import set_up as setting_up
from oubliette.games.dungeon_pen.characters import NO_CHARACTER
from oubliette.games.dungeon_pen.ending import LIMIT_DRAW, UNFINISHED, result_of
from oubliette.games.dungeon_pen.gesture import aim_of
from oubliette.games.dungeon_pen.house_rules import BY_GESTURE, OPTIONS
from oubliette.games.dungeon_pen.knowledge import imagine
from oubliette.games.dungeon_pen.progress import share_left
from oubliette.games.dungeon_pen.state import PLAYERS, Table
from oubliette.games.dungeon_pen.turn import play_turn
from oubliette.games.dungeon_pen.view import PenView
from oubliette.games.dungeon_pen.view import view as view_of
from oubliette.kernel import Ask, Dealer, Game, Result, Rule, Settings, Value

_FLICKS: Final = ("decide.aim", "decide.pencil")
_UNROLLED: Final = frozenset({"noise.miss", "noise.direction", "noise.distance", "noise.bend", "noise.eyes_shut"})
_REVEALS: Final = frozenset({"fatras.sources", "object.discard"})


class DungeonPen(Game[Table, PenView]):
    """A race for the other's treasure, flick by flick. [win.treasure]"""

    def check(self, seats: int, settings: Settings) -> None:
        house_rules.check(settings)

    def table(self, seats: int, settings: Settings) -> Table:
        return Table.laid(settings)

    def set_up(self, table: Table) -> Rule[None]:
        return setting_up.set_up(table)

    def turn(self, table: Table) -> Rule[None]:
        return play_turn(table)

    def result(self, table: Table) -> Result | None:
        return result_of(table)

    def view(self, table: Table, seat: int) -> PenView:
        return view_of(table, seat)

    def imagine(self, table: Table, seat: int, dealer: Dealer) -> None:
        imagine(table, seat, dealer)

    def gesture(self, table: Table, ask: Ask[Any], points: Sequence[tuple[float, float, float]]) -> Value | None:
        """Turn a flick on a screen, given in squares of the sheet, into an aim. [proc.aim]"""
        if not self.by_gesture(table, ask):
            return None
        player = table.players[ask.seat]
        return aim_of((player.x, player.y), points)

    def by_gesture(self, table: Table, ask: Ask[Any]) -> bool | None:
        """Does this question take a gesture? None if it is no flick. The options fix it for each seat. [flick.hand]"""
        return table.house.ways[ask.seat] == BY_GESTURE if ask.prompt in _FLICKS else None

    def role(self, table: Table, seat: int) -> str:
        """The character; without characters, "first" or "second" by who began."""
        character = table.players[seat].character
        if character.id != NO_CHARACTER.id:
            return character.id
        return "first" if seat == table.first else "second"

    def rounds(self, table: Table) -> int:
        """Rounds begun: a round is one turn of each player."""
        return (table.turns + 1) // PLAYERS

    def counts(self, table: Table) -> dict[str, int]:
        """Figures of one match for statistics."""
        return {
            "lines": len(table.strokes),
            "contacts": len([stroke for stroke in table.strokes if stroke.contact]),
            "deaths": len([player for player in table.players if player.hp <= 0]),
            "walls": len(table.sudden),
            "unfinished": int(table.ended == UNFINISHED),
        }

    def worth(self, table: Table, seat: int) -> float:
        """Estimate 0 to 1 from the way left to the treasure and back, and from the hit points."""
        result = self.result(table)
        if result is not None:
            return 0.5 if result.reason == LIMIT_DRAW else 1.0 if result.won(seat) else 0.0
        own, other = table.players[seat], table.players[1 - seat]
        ahead = share_left(table, other) - share_left(table, own)
        healthier = (own.hp - other.hp) / max(own.start_hp, other.start_hp, 1)
        return 0.5 + 0.35 * ahead + 0.1 * healthier


GAME: Final = DungeonPen(
    "dungeon_pen",
    version=2,
    seats=range(PLAYERS, PLAYERS + 1),
    longest=20_000,
    options=OPTIONS,
    leading=("sheet", "mode", "characters", "profile", "hand1", "hand2"),
    by_seat=("hand1", "hand2"),
    reveals=_REVEALS,
    unrolled=_UNROLLED,
)
