"""The two decks, and the effects of cards on a flick, loaded from data/."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from oubliette.games.dungeon_pen.numbers import PACKAGE
from oubliette.kit.data import load_rows

# Kinds of events
SUDDEN_WALL: Final = "sudden_wall"
TRAP: Final = "trap"
SPIKE_PIT: Final = "spike_pit"
LAUGHING_GAS: Final = "laughing_gas"
TRAPDOOR: Final = "trapdoor"
LOW_CEILING: Final = "low_ceiling"
MONSTER: Final = "monster"
NUISANCE: Final = "nuisance"
DRAUGHT: Final = "draught"
CHEST: Final = "chest"
SECOND_WIND: Final = "second_wind"
FOUNTAIN: Final = "fountain"
NOTHING: Final = "nothing"

# When fatras cards are used
AT_ONCE: Final = "at_once"
BEFORE_FLICK: Final = "before_flick"

Kind: TypeAlias = Literal[
    "sudden_wall",
    "trap",
    "spike_pit",
    "laughing_gas",
    "trapdoor",
    "low_ceiling",
    "monster",
    "nuisance",
    "draught",
    "chest",
    "second_wind",
    "fountain",
    "nothing",
]
Use: TypeAlias = Literal["at_once", "before_flick", "wall_contact", "loss", "line"]

# Objects that rules know by name
HARD_HAT: Final = "hard_hat"
SHIELD: Final = "cardboard_shield"
SECOND_TRY: Final = "second_try"


@dataclass(frozen=True)
class EventCard:
    """A card of the event deck. No event card can be kept. [ruling.bag_only_fatras]"""

    id: str
    count: int
    kind: Kind
    squares: int = 0  # of a sudden wall
    loss: int = 0  # hit points
    gain: int = 0
    from_face: int = 0  # the lowest die that gives the gain
    strength: int = 0  # of a monster
    takes_object: bool = False
    chest: bool = False  # the player draws a fatras card
    sneeze: int = 0  # hit points that a beaten monster costs the opponent
    own_flick: str = ""  # effect on the drawer's next flick
    their_flick: str = ""  # effect on the opponent's next flick


@dataclass(frozen=True)
class FatrasCard:
    """A card of the fatras deck. Cards not used at once bear the bag symbol: they are objects. [object.keep]"""

    id: str
    count: int
    use: Use
    gain: int = 0
    loss: int = 0
    takes_object: bool = False
    squares: int = 0
    clears: bool = False  # removes all card effects from this flick
    erases: bool = False  # removes a sudden wall
    own_flick: str = ""
    their_flick: str = ""

    @property
    def is_object(self) -> bool:
        return self.use != AT_ONCE


@dataclass(frozen=True)
class FlickEffect:
    """How a waiting card changes the next flick."""

    id: str
    cap: int = 0  # highest strength that counts, in percent; 0 means no cap
    reach: float = 1.0  # factor on the length
    angle: float = 1.0  # factor on the error of direction
    miss: int = 0  # added chance, thousandths
    bend: int = 0  # degrees
    blind: int = 0  # largest offset that fate draws, degrees
    nudge: int = 0  # offset left or right by a die, degrees


EVENTS: Final = {row.id: row for row in load_rows(PACKAGE, "events.toml", "event", EventCard)}
EVENT_DECK: Final = tuple([row.id for row in EVENTS.values() for _ in range(row.count)])
WALL_CARDS: Final = tuple([card for card in EVENT_DECK if EVENTS[card].kind == SUDDEN_WALL])

FATRAS: Final = {row.id: row for row in load_rows(PACKAGE, "fatras.toml", "fatras", FatrasCard)}
FATRAS_DECK: Final = tuple([row.id for row in FATRAS.values() for _ in range(row.count)])

EFFECTS: Final = {row.id: row for row in load_rows(PACKAGE, "effects.toml", "effect", FlickEffect)}
DRAUGHT_ODD: Final = "draught_odd"
DRAUGHT_EVEN: Final = "draught_even"
