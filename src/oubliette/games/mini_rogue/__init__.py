"""Mini Rogue: ten zones down to Og's Remains, for one or two players. One module per chapter of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from oubliette.games.mini_rogue import set_up as setting_up
from oubliette.games.mini_rogue import view as looking
from oubliette.games.mini_rogue import worth as standing
from oubliette.games.mini_rogue.cards import (
    CHARACTERS,
    DIFFICULTIES,
    LAST_ZONE,
)
from oubliette.games.mini_rogue.descent import at_the_exit, descend
from oubliette.games.mini_rogue.exploration import move_on, resolve_rooms
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.preparation import prepare
from oubliette.games.mini_rogue.rooms.objects import DECIDE, NEEDS_SUCCESS
from oubliette.games.mini_rogue.set_up import CHOOSE, RANDOM
from oubliette.games.mini_rogue.state import DESCENT, EXIT, MOVE, PREPARATION, ROOM, Hero, Table
from oubliette.games.mini_rogue.view import MiniRogueView
from oubliette.kernel import Choice, Flag, Game, Result, Rule, Setting, Settings, Whole

if TYPE_CHECKING:
    from datetime import date

_CHARACTERS: Final = (CHOOSE, *CHARACTERS, RANDOM)


class MiniRogue(Game[Table, MiniRogueView]):
    """One or two adventurers. They win together or not at all. [coop.share_fate] [coop.solo_with_two_characters]"""

    def check(self, seats: int, settings: Settings) -> None:
        setting_up.check(seats, settings)

    def table(self, seats: int, settings: Settings) -> Table:
        return Table(settings, [Hero(seat) for seat in range(seats)])

    def set_up(self, table: Table) -> Rule[None]:
        return setting_up.set_up(table)

    def turn(self, table: Table) -> Rule[None]:
        """One step of the rulebook's turn; a turn of the rulebook is a whole zone. [dungeon.one_zone_per_turn]"""
        if table.phase == PREPARATION:
            return prepare(table)
        if table.phase == ROOM:
            return resolve_rooms(table)
        if table.phase == MOVE:
            return move_on(table)
        if table.phase == EXIT:
            return at_the_exit(table)
        assert table.phase == DESCENT, f"no such phase: {table.phase}"
        return descend(table)

    def result(self, table: Table) -> Result | None:
        """Both come back with Og's Blood, or nobody does. The score is the number of zones left behind.

        [end.victory] [end.defeat] [coop.share_fate]
        """
        seats = len(table.heroes)
        if table.won:
            return Result("end.victory", (1,) * seats, (LAST_ZONE,) * seats)
        if table.cause_of_death:
            return Result(f"end.defeat_{table.cause_of_death}", (2,) * seats, (table.zone_number - 1,) * seats)
        return None

    def view(self, table: Table, seat: int) -> MiniRogueView:
        return looking.view(table)

    def role(self, table: Table, seat: int) -> str:
        return table.heroes[seat].character

    def daily(self, day: date) -> Mapping[str, Setting]:
        """The date chooses the character, each in its turn; the score counts the zones left behind."""
        return {"character": tuple(CHARACTERS)[day.toordinal() % len(CHARACTERS)]}

    def worth(self, table: Table, seat: int) -> float:
        return standing.worth(table)


GAME: Final = MiniRogue(
    "mini_rogue",
    version=2,
    seats=range(1, 3),
    longest=4000,
    together=True,
    leading=("difficulty", "character", "second_character", "card_set"),
    from_seats={"second_character": 2},
    options=(
        Choice("character", _CHARACTERS, CHOOSE),
        Choice("second_character", _CHARACTERS, CHOOSE),
        Choice("card_set", ("pnp", "pnp_plus"), "pnp"),
        Choice("difficulty", tuple(DIFFICULTIES), "normal"),
        Flag("merchant_sells_food", False),
        Choice("reward_table", ("pnp", "published"), "pnp"),
        Whole("treasure_bonus_gold", 1, 2, FIGURES.treasure_bonus_gold),
        Whole("object_limit", 1, 2, FIGURES.object_limit),
        Choice("coop_object", (DECIDE, NEEDS_SUCCESS), DECIDE),
        Choice("fall_map", ("columns", "next_floor_first_zone"), "columns"),
    ),
)
