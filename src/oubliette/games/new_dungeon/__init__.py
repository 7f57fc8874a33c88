"""The New Dungeon: six levels of monsters and their treasures, and one staircase out. One module per chapter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from oubliette.games.new_dungeon import set_up as setting_up
from oubliette.games.new_dungeon.ending import result_of
from oubliette.games.new_dungeon.house_rules import OPTIONS
from oubliette.games.new_dungeon.knowledge import imagine
from oubliette.games.new_dungeon.reach import ways_from
from oubliette.games.new_dungeon.state import Table
from oubliette.games.new_dungeon.turn import play_turn
from oubliette.games.new_dungeon.view import NewDungeonView
from oubliette.games.new_dungeon.view import view as view_of
from oubliette.games.new_dungeon.worth import standing
from oubliette.kernel import Ask, Dealer, Game, Result, Rule, Setting, Settings, Way

if TYPE_CHECKING:
    from datetime import date

_REVEALS: Final = frozenset(
    {
        "ambush.failure",
        "ambush.success",
        "coop.not_binding",
        "death.drop_all",
        "duel.death",
        "duel.spoils",
        "fight.reveal_then_fight",
        "fight.victory_loot",
        "goal.win",
        "hero.paladin_fee",
        "item.crystal_ball",
        "item.esp",
        "move.pick_up",
        "ruling.cage_timing",
        "ruling.chooser_sees",
        "ruling.death_details",
        "ruling.open_at_the_end",
        "ruling.places",
        "ruling.spells_random",
        "ruling.used_is_shown",
        "setup.spells",
        "spell.resupply",
        "trade.done",
        "trade.offer",
        "trap.slide",
    }
)


class NewDungeon(Game[Table, NewDungeonView]):
    """Rivals in one dungeon; the first to stand on the Main Staircase with enough gold wins. [goal.win]"""

    def table(self, seats: int, settings: Settings) -> Table:
        return Table.laid(settings, seats)

    def set_up(self, table: Table) -> Rule[None]:
        return setting_up.set_up(table)

    def turn(self, table: Table) -> Rule[None]:
        return play_turn(table)

    def result(self, table: Table) -> Result | None:
        return result_of(table)

    def view(self, table: Table, seat: int) -> NewDungeonView:
        return view_of(table, seat)

    def imagine(self, table: Table, seat: int, dealer: Dealer) -> None:
        imagine(table, seat, dealer)

    def ways(self, table: Table, ask: Ask[Any]) -> Sequence[Way]:
        return ways_from(table, ask)

    def role(self, table: Table, seat: int) -> str:
        """The class of the player's present hero."""
        return table.heroes[seat].kind.id

    def rounds(self, table: Table) -> int:
        return table.round

    def daily(self, day: date) -> Mapping[str, Setting]:
        """The default options: a par of 30 to 55 rounds takes a quarter of an hour, and chance deals the hero."""
        return {}

    def worth(self, table: Table, seat: int) -> float:
        """An estimate of the chance to win."""
        result = self.result(table)
        if result is not None:
            return 1.0 if result.won(seat) else 0.0
        return standing(table, seat)


GAME: Final = NewDungeon(
    "new_dungeon",
    version=2,
    seats=range(1, 7),
    usual=4,
    longest=200_000,
    options=OPTIONS,
    leading=("hero_choice", "gold_totals", "max_rounds", "annotations"),
    reveals=_REVEALS,
)
