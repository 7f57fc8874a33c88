"""The options of the game, and what they mean for this table. Rulebook: options."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.numbers import COMPANIES, NUMBERS
from oubliette.kernel import Choice, Flag, IllegalSetUp, Option, Settings, Shared, Whole

RANDOM: Final = "random"
DRAFT: Final = "draft"
FREE: Final = "free"
NO_ROOMS: Final = "none"
HUB: Final = "hub"
CROSS: Final = "cross"
AUTO: Final = "auto"
NO_SHERPA: Final = "off"
FULL: Final = "full"
LIGHT: Final = "light"
OWN_TURN: Final = "own_turn"
BORDER: Final = "border"
OUTER_DOOR: Final = "outer_door"
ONE_ATTEMPT: Final = "one_attempt"
EVERY_TURN: Final = "every_turn"

_BY_PLAYERS: Final = 0  # the number of players decides the number of tiles

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("archetype_choice", (RANDOM, DRAFT, FREE), DRAFT),
    Choice("preplaced_rooms", (NO_ROOMS, HUB, CROSS), HUB),
    Choice("neutral_sherpa", (AUTO, NO_SHERPA), AUTO),
    Whole("tiles_per_player", 5, 12, _BY_PLAYERS, also=(_BY_PLAYERS,)),
    Whole("countdown_turns", 3, 12, NUMBERS.countdown_turns),
    Whole("mj_hand_limit", 5, 10, NUMBERS.mj_hand_limit, also=(0,)),
    Whole("chest_supply", 10, 40, NUMBERS.chest_supply),
    Choice("reaction_windows", (FULL, LIGHT, OWN_TURN), FULL),
    Choice("respawn_rooms", (BORDER, OUTER_DOOR), BORDER),
    Choice("door_picking", (ONE_ATTEMPT, EVERY_TURN), ONE_ATTEMPT),
    Flag("traps_stay", False),
    Flag("figures_block", True),
    Flag("open_inventories", True),
    Flag("allow_troll", True),
    Flag("allow_lich", True),
    Flag("allow_sherpa", True),
)


@final
class HouseRules(Shared):
    """How this table plays. Made once from the options, never changed."""

    def __init__(self, settings: Settings, seats: int) -> None:
        company = COMPANIES[seats]
        self.archetypes = allowed_archetypes(settings, seats)
        self.archetype_choice = settings.word("archetype_choice")
        self.preplaced_rooms = settings.word("preplaced_rooms")
        self.neutral_sherpa = settings.word("neutral_sherpa") == AUTO
        self.tiles = seats * (settings.whole("tiles_per_player") or company.tiles_per_player)
        self.start_ring = company.start_ring
        self.table_radius = company.table_radius
        self.countdown_turns = settings.whole("countdown_turns")
        self.mj_hand_limit = settings.whole("mj_hand_limit")
        self.chest_supply = settings.whole("chest_supply")
        self.reaction_windows = settings.word("reaction_windows")
        self.respawn_at_outer_doors = settings.word("respawn_rooms") == OUTER_DOOR
        self.one_attempt = settings.word("door_picking") == ONE_ATTEMPT
        self.traps_stay = settings.flag("traps_stay")
        self.figures_block = settings.flag("figures_block")
        self.open_inventories = settings.flag("open_inventories")


def allowed_archetypes(settings: Settings, seats: int) -> tuple[str, ...]:
    """The archetypes allowed at this table, with this number of players. [setup.archetypes]"""
    return tuple(
        [
            row.id
            for row in ARCHETYPES.values()
            if row.least_players <= seats and (not row.switch or settings.flag(row.switch))
        ]
    )


def check(seats: int, settings: Settings) -> None:
    """Refuse options that leave fewer archetypes than players. [setup.archetypes]"""
    allowed = len(allowed_archetypes(settings, seats))
    if allowed < seats:
        raise IllegalSetUp(
            "too_few_archetypes",
            f"{seats} players need {seats} different archetypes, but only {allowed} are allowed: "
            f"allow the troll, the lich or the sherpa",
            seats=seats,
            allowed=allowed,
        )
