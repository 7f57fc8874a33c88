"""Dungeon Looters: everybody builds the dungeon, plays a bit of game master, and gets out in time with the loot.

One module per chapter of the rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oubliette.games.dungeon_looters import house_rules
from oubliette.games.dungeon_looters import set_up as setting_up
from oubliette.games.dungeon_looters.ending import result_of
from oubliette.games.dungeon_looters.house_rules import OPTIONS, OWN_TURN
from oubliette.games.dungeon_looters.knowledge import imagine
from oubliette.games.dungeon_looters.nearness import near
from oubliette.games.dungeon_looters.reach import ways
from oubliette.games.dungeon_looters.state import Table
from oubliette.games.dungeon_looters.turn import play_turn
from oubliette.games.dungeon_looters.view import LootersView
from oubliette.games.dungeon_looters.view import view as view_of
from oubliette.games.dungeon_looters.win_chance import win_chance
from oubliette.games.dungeon_looters.windows import PASS, REACT
from oubliette.kernel import Ask, Dealer, Event, Game, Result, Rule, Settings, Value, Way

_REVEALS: Final = frozenset(
    {
        "ability.dwarf_nose",
        "ability.sherpa_scavenger",
        "card.least_valuable",
        "card.tax_collector",
        "cards.any_time",
        "chest.draw_treasures",
        "draw.face_up",
        "end.score",
        "fight.neutral_sherpa_wins",
        "inventory.drop",
        "loss.to_discard",
        "loss.to_sherpa",
        "loss.what_counts",
        "ruling.chooser_looks",
        "ruling.disarm_reveals",
        "ruling.pole_reveals",
        "ruling.used_is_shown",
        "tile.first_entry",
        "tile.lay",
        "tile.no_legal_place",
        "trap.trigger",
        "troll.tidy",
        "turn.hand_limit",
    }
)


class DungeonLooters(Game[Table, LootersView]):
    """A race for loot: the richest of those who left in time wins. [end.winner]"""

    def check(self, seats: int, settings: Settings) -> None:
        house_rules.check(seats, settings)

    def table(self, seats: int, settings: Settings) -> Table:
        return Table.laid(settings, seats)

    def set_up(self, table: Table) -> Rule[None]:
        return setting_up.set_up(table)

    def turn(self, table: Table) -> Rule[None]:
        return play_turn(table)

    def result(self, table: Table) -> Result | None:
        return result_of(table)

    def view(self, table: Table, seat: int) -> LootersView:
        return view_of(table, seat)

    def ways(self, table: Table, ask: Ask[Any]) -> Sequence[Way]:
        return ways(table, ask)

    def windows(self, settings: Settings) -> Mapping[str, Value]:
        """Players may play cards in the turns of others, unless an option forbids it. [cards.asking_setting]"""
        return {} if settings.word("reaction_windows") == OWN_TURN else {REACT: PASS}

    def near(self, table: Table, seat: int, events: Sequence[Event]) -> bool:
        return near(table, seat, events)

    def imagine(self, table: Table, seat: int, dealer: Dealer) -> None:
        imagine(table, seat, dealer)

    def role(self, table: Table, seat: int) -> str:
        return table.looters[seat].archetype.id

    def rounds(self, table: Table) -> int:
        return table.round

    def counts(self, table: Table) -> dict[str, int]:
        """Numbers of one match for statistics. `apart` is 1 if the dungeon has several separate parts."""
        return {
            "apart": int(table.dungeon.parts() > 1),
            "chests": len(table.chests),
            "chests_full": len([chest for chest in table.chests.values() if chest.full]),
            "left_behind": len([looter for looter in table.looters if looter.inside and not looter.stays]),
        }

    def worth(self, table: Table, seat: int) -> float:
        """Estimate of the chance to win, from wealth and from who is out or will get out."""
        result = self.result(table)
        if result is not None:
            return 1.0 if result.won(seat) else 0.0
        return win_chance(table, seat)


GAME: Final = DungeonLooters(
    "dungeon_looters",
    version=2,
    seats=range(2, 7),
    usual=4,
    longest=20_000,
    options=OPTIONS,
    leading=("archetype_choice", "preplaced_rooms", "tiles_per_player", "countdown_turns"),
    reveals=_REVEALS,
)
