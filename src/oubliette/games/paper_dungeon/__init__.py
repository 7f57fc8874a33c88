"""Paper App DUNGEON: a notebook of 45 floors, a die and a pencil. One module per chapter of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from oubliette.games.paper_dungeon import set_up as setting_up
from oubliette.games.paper_dungeon import view as looking
from oubliette.games.paper_dungeon.ending import end_of_the_dungeon, result_of
from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.ground import CLOSED, CORNER_RULES
from oubliette.games.paper_dungeon.notebook import (
    FEWEST_FLOORS,
    FIRST_NOTEBOOK,
    FLOORS,
    HIGHEST_NUMBER,
    PROFILES,
    STANDARD,
)
from oubliette.games.paper_dungeon.page_turning import imagine_page, next_player
from oubliette.games.paper_dungeon.set_up import ANY_NOTEBOOK
from oubliette.games.paper_dungeon.shop import visit_shop
from oubliette.games.paper_dungeon.state import (
    FLOOR,
    NO_TURN_CAP,
    SCROLL_ANY_TIME,
    SCROLL_INSTEAD_OF_ROLL,
    SEALED_NOTEBOOK,
    SHOP,
    TREASURE_ROOM,
    Hero,
    Table,
)
from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.games.paper_dungeon.view import PaperDungeonView
from oubliette.kernel import SPECTATOR, Choice, Dealer, Flag, Game, Result, Rule, Setting, Settings, Whole
from oubliette.kit.dice import D6

if TYPE_CHECKING:
    from datetime import date

_IMAGINED: Final = 32  # how many notebooks bots imagine: few, so that the cache holds their pages
_DAILY_FLOORS: Final = 5  # with one shop: a quarter of an hour
_RICH: Final = 60  # this many coins are worth as much as full health


class PaperDungeon(Game[Table, PaperDungeonView]):
    """One player, or several who play the same notebook page by page and compare. [setup.notebook]"""

    def table(self, seats: int, settings: Settings) -> Table:
        return Table(settings, [Hero(seat) for seat in range(seats)])

    def set_up(self, table: Table) -> Rule[None]:
        return setting_up.set_up(table)

    def turn(self, table: Table) -> Rule[None]:
        """A turn on a floor, or a visit to a shop. [turn.roll] [shop.places]"""
        page = table.page  # the page before the turn, which may open another one
        if page == FLOOR:
            yield from play_turn(table)
        else:
            assert page == SHOP, f"no such page: {page}"
            yield from visit_shop(table)
        if table.heroes[table.to_play].done:
            next_player(table)
            if table.page == TREASURE_ROOM:
                end_of_the_dungeon(table)

    def result(self, table: Table) -> Result | None:
        """The match ends in the Treasure Room. [end.treasure_room]"""
        return result_of(table) if table.page == TREASURE_ROOM else None

    def view(self, table: Table, seat: int) -> PaperDungeonView:
        return looking.view(table, seat)

    def imagine(self, table: Table, seat: int, dealer: Dealer) -> None:
        """Replace the later pages, and the dice that this player has not thrown yet. [hidden.later_pages]"""
        if not table.settings.flag("peek_ahead"):
            table.later = dealer.one_of(range(_IMAGINED))
        if table.private:
            rolled = 0 if seat == SPECTATOR else table.heroes[seat].rolled
            for place in range(rolled, len(table.dice)):
                table.dice[place] = dealer.one_of(D6)
            for hero in table.heroes:
                if hero.done and hero.seat != seat:
                    imagine_page(hero, dealer)

    def daily(self, day: date) -> Mapping[str, Setting]:
        """A short notebook; profiles alternate by day. It is sealed, so nobody can look up or practise the pages."""
        profile = PROFILES[day.toordinal() % len(PROFILES)]
        return {"floors": _DAILY_FLOORS, "profile": profile, "notebook": SEALED_NOTEBOOK}

    def worth(self, table: Table, seat: int) -> float:
        """An estimate from 0 to 1 by deaths, health and coins. At the end of the match, half of it is for winning."""
        hero = table.heroes[seat]
        hp = max(0, min(hero.hp + hero.hp_plus - hero.hp_minus, hero.limit))
        coins = max(0, min(hero.purse, _RICH))
        alive = 0.25 if hp >= FIGURES.dead_below else 0.0
        stand = 0.25 * hp / hero.limit + 0.25 * coins / _RICH + 0.25 / (1 + 0.2 * hero.deaths) + alive
        result = self.result(table)
        return stand if result is None else stand / 2 + (0.5 if result.won(seat) else 0.0)


GAME: Final = PaperDungeon(
    "paper_dungeon",
    version=2,
    seats=range(1, 5),
    longest=100_000,
    scored=True,
    leading=("floors", "profile", "notebook", "scroll"),
    from_seats={"same_dice": 2},
    options=(
        Whole("notebook", 0, HIGHEST_NUMBER, ANY_NOTEBOOK, (ANY_NOTEBOOK, SEALED_NOTEBOOK, FIRST_NOTEBOOK)),
        Choice("profile", PROFILES, STANDARD),
        Whole("floors", FEWEST_FLOORS, FLOORS, FLOORS),
        Choice("corner_rule", CORNER_RULES, CLOSED),
        Choice("trail_rule", ("squares", "reverse"), "squares"),
        Flag("doubling_keeps_style", False),
        Flag("score", True),
        Flag("peek_ahead", False),
        Flag("abandon_floor", True),
        Flag("same_dice", False),
        Choice("scroll", (SCROLL_ANY_TIME, SCROLL_INSTEAD_OF_ROLL), SCROLL_ANY_TIME),
        Whole("turn_cap", 20, 1000, NO_TURN_CAP, (NO_TURN_CAP,)),
    ),
    among_bots={"turn_cap": 300},  # bots might never leave a floor [ruling.turn_cap]
    pauses=frozenset({"decide.buy"}),  # [ruling.shop_is_shown]
    reveals=frozenset({"end.treasure_room", "floor.start_square", "roll.face", "shared.page", "shop.places"}),
)
