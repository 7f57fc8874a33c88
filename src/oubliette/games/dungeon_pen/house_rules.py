"""The options of the game, and what they mean for this table. Rulebook: options."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final

from oubliette.games.dungeon_pen.characters import Character
from oubliette.games.dungeon_pen.drawn_sheets import faults
from oubliette.games.dungeon_pen.numbers import NUMBERS, PROFILES, Profile
from oubliette.games.dungeon_pen.sheets import MARKS, SHEETS
from oubliette.kernel import Choice, Flag, IllegalSetUp, Option, Settings, Shared, Text, Whole
from oubliette.kit.grid import rows_of

RANDOM: Final = "random"

# Modes
NORMAL: Final = "normal"
BEGINNER: Final = "beginner"
FUN: Final = "fun"
BEGINNER_FUN: Final = "beginner_fun"

OFF: Final = "off"

# When the treasure counts as brought home
PASSING: Final = "passing"
ENDING: Final = "ending"
Home: TypeAlias = Literal["passing", "ending"]

# Characters
CHOOSE: Final = "choose"

# Values that name seats
SEATS: Final = ("seat1", "seat2")
BOTH: Final = "both"
LOTS: Final = "lots"

# How a seat flicks
BY_AIM: Final = "aim"
BY_GESTURE: Final = "gesture"
BY_PENCIL: Final = "pencil"
Way: TypeAlias = Literal["aim", "gesture", "pencil"]
WAYS: Final[tuple[Way, ...]] = (BY_AIM, BY_GESTURE, BY_PENCIL)
HANDS: Final = ("hand1", "hand2")  # the options, by seat

STRICT: Final = "strict"
LITERAL: Final = "literal"

NO_HANDICAP: Final = "none"
SAME: Final = "same"  # the handicap does not change the profile
_SAME_HP: Final = 0  # the handicap does not change the hit points
_LONGEST_DRAWING: Final = 1000  # characters; a sheet with line breaks needs less than 400


def could_be_sheet(setting: str) -> bool:
    """Is it the name of a sheet, or does it consist of the marks of a drawing? `drawn_sheet` finds its faults."""
    if setting in SHEETS or setting == RANDOM:
        return True
    drawn = "/" in setting and len(setting) <= _LONGEST_DRAWING
    return drawn and not setting.strip(MARKS + "/ \r\n\t")


def drawn_sheet(text: str) -> str:
    """The setting for a drawing. Raises IllegalSetUp with its first fault."""
    found = faults(text)
    if found:
        raise found[0]
    return "/".join(rows_of(text))


SHEET_SHAPE: Final = f"{', '.join(SHEETS)}, {RANDOM}, *.txt"  # shown to players; the same in all languages

OPTIONS: Final[tuple[Option, ...]] = (
    Text("sheet", next(iter(SHEETS)), SHEET_SHAPE, could_be_sheet, from_file=drawn_sheet),
    Choice("mode", (NORMAL, BEGINNER, FUN, BEGINNER_FUN), NORMAL),
    Choice("characters", (OFF, CHOOSE, RANDOM), OFF),
    Choice("first_player", (LOTS, *SEATS), LOTS),
    Choice("home", (PASSING, ENDING), PASSING),
    Choice("profile", tuple(PROFILES), "normal"),
    Choice(HANDS[0], WAYS, BY_AIM),
    Choice(HANDS[1], WAYS, BY_AIM),
    Choice("gesture_profile", tuple(PROFILES), "steady"),
    Choice("handicap", (NO_HANDICAP, *SEATS), NO_HANDICAP),
    Choice("handicap_profile", (SAME, *PROFILES), SAME),
    Whole("handicap_hp", 1, 50, _SAME_HP, also=(_SAME_HP,)),
    Choice("lenient", (OFF, *SEATS, BOTH), OFF),
    Flag("bad_faith", False),
    Choice("wall_connectivity", (STRICT, LITERAL), STRICT),
    Whole("chest_uses", 0, NUMBERS.chest_uses, NUMBERS.chest_uses),
    Flag("open_hands", False),
    Whole("turn_limit", 1, 100, 0, also=(0,)),
    Whole("sim_cap", 2, 1000, 200),
)


@final
class HouseRules(Shared):
    """How this table plays. Made once from the options, never changed."""

    def __init__(self, settings: Settings) -> None:
        mode = settings.word("mode")
        self.beginner = mode in (BEGINNER, BEGINNER_FUN)
        self.fun = mode in (FUN, BEGINNER_FUN)
        self.characters = settings.word("characters")
        self.first_player = settings.word("first_player")
        self.ways: tuple[Way, ...] = tuple([WAYS[WAYS.index(settings.word(hand))] for hand in HANDS])  # [flick.hand]
        self.profiles: tuple[Profile, ...] = tuple(
            [_profile(settings, seat, hand) for seat, hand in zip(SEATS, HANDS, strict=True)]
        )
        self.lenient: tuple[bool, ...] = tuple([settings.word("lenient") in (seat, BOTH) for seat in SEATS])
        self.home_ending = settings.word("home") == ENDING  # the line must end in the cell [win.home_option]
        self.bad_faith = settings.flag("bad_faith")
        self.strict_walls = settings.word("wall_connectivity") == STRICT
        self.chest_uses = settings.whole("chest_uses")  # 0 means no limit
        self.open_hands = settings.flag("open_hands")
        self.turn_limit = settings.whole("turn_limit")
        self.sim_cap = settings.whole("sim_cap")
        self.handicapped = settings.word("handicap")
        self.handicap_hp = settings.whole("handicap_hp")

    def start_hp(self, seat: int, character: Character) -> int:
        """The hit points of the handicap, else of the character; 15 without either. [setup.hp]"""
        if self.handicapped == SEATS[seat] and self.handicap_hp != _SAME_HP:
            return self.handicap_hp
        return character.hp


def _profile(settings: Settings, seat: str, hand: str) -> Profile:
    """The profile of a seat: of the handicap, else of gestures, else of the table. [flick.human] [flick.hand]

    A real pencil makes its own errors; its profile tells bots how steady that hand is.
    """
    name = settings.word("gesture_profile" if settings.word(hand) == BY_GESTURE else "profile")
    if settings.word("handicap") == seat and settings.word("handicap_profile") != SAME:
        name = settings.word("handicap_profile")
    return PROFILES[name]


def check(settings: Settings) -> None:
    """Refuse a faulty drawn sheet, a handicap without a seat, and a seat without a handicap. [setup.sheet]"""
    setting = settings.word("sheet")
    if setting not in SHEETS and setting != RANDOM:
        drawn_sheet(setting)
    changed = settings.word("handicap_profile") != SAME or settings.whole("handicap_hp") != _SAME_HP
    if settings.word("handicap") == NO_HANDICAP and changed:
        raise IllegalSetUp("handicap_nobody", "the handicap has no seat: set handicap to seat1 or seat2")
    if settings.word("handicap") != NO_HANDICAP and not changed:
        raise IllegalSetUp("handicap_nothing", "the handicap changes nothing: set handicap_profile or handicap_hp")
