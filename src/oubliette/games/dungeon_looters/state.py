"""What lies on the table: the dungeon with chests and traps, the decks, each player with figure, hand and bag."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final

from oubliette.games.dungeon_looters.archetypes import KEYS, STAYS, UNCHOSEN, Archetype
from oubliette.games.dungeon_looters.dungeon import Dungeon
from oubliette.games.dungeon_looters.geometry import CELL_OF, CELLS, NOWHERE, SQUARES_OF
from oubliette.games.dungeon_looters.house_rules import HouseRules
from oubliette.games.dungeon_looters.mj_cards import MJ_DECK
from oubliette.games.dungeon_looters.tiles import ORDINARY, ROOMS
from oubliette.games.dungeon_looters.treasures import PURSE, TREASURE_DECK, Treasure
from oubliette.kernel import Settings, Shared, State
from oubliette.kit.deck import Deck

# Where a figure is. [figure.states]
ON_BOARD: Final = "on_board"
DEFEATED: Final = "defeated"
LEFT: Final = "left"
FigureState: TypeAlias = Literal["on_board", "defeated", "left"]

# Chests. [chest.colours]
YELLOW: Final = "yellow"
RED: Final = "red"
BLACK: Final = "black"
Colour: TypeAlias = Literal["yellow", "red", "black"]

NO_CARD: Final = -1  # no card lies in this cell
NOBODY: Final = -1  # no seat
NOT_COUNTING: Final = -1  # the countdown has not begun


@final
class Loot(Shared):
    """An object that somebody holds, and the mask of seats that know which one it is. Immutable."""

    __slots__ = ("known", "treasure")

    def __init__(self, treasure: Treasure, known: int) -> None:
        self.treasure = treasure
        self.known = known

    def known_to(self, seats: int) -> Loot:
        return self if self.known == seats else Loot(self.treasure, seats)


@final
class Looter:
    """A player and his figure."""

    __slots__ = (
        "archetype",
        "arrows",
        "at",
        "bounties",
        "cards",
        "climbing_out",
        "getting_free",
        "in_bear_trap",
        "in_pit",
        "left_as",
        "loot",
        "move_marker",
        "roll_marker",
        "seat",
        "seen",
        "sick",
        "state",
        "tiles",
        "tried",
        "trophies",
    )

    def __init__(self, seat: int, archetype: Archetype = UNCHOSEN) -> None:
        self.seat = seat
        self.archetype = archetype
        self.state: FigureState = ON_BOARD
        self.at = NOWHERE
        self.tiles: list[str] = []  # in hand, sorted
        self.cards: list[str] = []  # in hand, sorted
        self.seen: list[str] = []  # the cards in hand that everybody saw him take
        self.loot: list[Loot] = []  # oldest first
        self.tried: list[int] = []  # doors whose lock he has failed to pick since somebody locked it
        self.roll_marker = 0
        self.move_marker = 0
        self.arrows = 0
        self.in_bear_trap = False  # no action on his next turn
        self.in_pit = False  # no move on his next turn
        self.getting_free = False  # no action this turn
        self.climbing_out = False  # no move this turn
        self.sick = False  # he came back this turn
        self.trophies = 0
        self.bounties = 0
        self.left_as = 0  # 1 for the first to leave, 2 for the second; 0 if he has not left

    def clone(self) -> Looter:
        twin = Looter(self.seat, self.archetype)
        twin.state = self.state
        twin.at = self.at
        twin.tiles = self.tiles[:]
        twin.cards = self.cards[:]
        twin.seen = self.seen[:]
        twin.loot = self.loot[:]
        twin.tried = self.tried[:]
        twin.roll_marker = self.roll_marker
        twin.move_marker = self.move_marker
        twin.arrows = self.arrows
        twin.in_bear_trap = self.in_bear_trap
        twin.in_pit = self.in_pit
        twin.getting_free = self.getting_free
        twin.climbing_out = self.climbing_out
        twin.sick = self.sick
        twin.trophies = self.trophies
        twin.bounties = self.bounties
        twin.left_as = self.left_as
        return twin

    @property
    def bit(self) -> int:
        return 1 << self.seat

    @property
    def on_board(self) -> bool:
        return self.state == ON_BOARD

    @property
    def inside(self) -> bool:
        """Is he on the board, or defeated and not back yet? [figure.states]"""
        return self.state != LEFT

    @property
    def stays(self) -> bool:
        """The troll never leaves. [exit.troll_never] [ability.troll_stays]"""
        return self.archetype.can(STAYS)

    @property
    def has_keys(self) -> bool:
        """For the troll no door is locked. [ability.troll_keys]"""
        return self.archetype.can(KEYS)

    @property
    def purse(self) -> list[Loot]:
        """The objects in his purse. [inventory.purse]"""
        return [loot for loot in self.loot if loot.treasure.type == PURSE]

    @property
    def value(self) -> int:
        """The total value of his objects."""
        return sum([loot.treasure.po for loot in self.loot])


@final
class Chest:
    """A chest, which never moves, and the seat that placed it. [chest.stays]

    `card` is empty once the card is discarded.
    """

    __slots__ = ("card", "colour", "dd", "layer", "lock_broken", "tidied", "treasures")

    def __init__(self, card: str, dd: int, treasures: int, layer: int) -> None:
        self.card = card
        self.dd = dd
        self.treasures = treasures
        self.layer = layer
        self.colour: Colour = YELLOW
        self.lock_broken = False
        self.tidied: list[Loot] = []  # objects that the troll put in

    def clone(self) -> Chest:
        twin = Chest(self.card, self.dd, self.treasures, self.layer)
        twin.colour = self.colour
        twin.lock_broken = self.lock_broken
        twin.tidied = self.tidied[:]
        return twin

    @property
    def full(self) -> bool:
        return self.colour != BLACK


@final
class Trap:
    """A token: a trap or a decoy, who laid it, and whether everybody sees what it is. [trap.face_down]"""

    __slots__ = ("card", "face_up", "layer")

    def __init__(self, card: str, layer: int, face_up: bool) -> None:
        self.card = card
        self.layer = layer
        self.face_up = face_up

    def clone(self) -> Trap:
        return Trap(self.card, self.layer, self.face_up)


@final
class Table(State):
    """The whole position. A card or tile that nobody has seen counts as part of its deck, wherever it lies."""

    def __init__(self, settings: Settings, looters: list[Looter], house: HouseRules | None = None) -> None:
        self.settings = settings
        self.house = house if house is not None else HouseRules(settings, len(looters))
        self.looters = looters
        self.everybody = (1 << (len(looters) + 1)) - 1  # one bit for each seat; the highest is for spectators
        self.dungeon = Dungeon(self.house.table_radius)
        self.chests: dict[int, Chest] = {}  # by square
        self.traps: dict[int, Trap] = {}  # by square
        self.tiles: Deck[str] = Deck()  # all tiles that nobody has seen, including those left in the box
        self.stack = 0  # tiles left to draw
        # The game-master decks: the first one, and a new one each time the discard is shuffled. A card lying in a room
        # is still in its deck; `lying` has the number of that deck, by cell.
        self.packs: list[Deck[str]] = []
        self.lying: list[int] = []
        self.mj_discard: list[str] = []
        self.treasures: Deck[str] = Deck()
        self.sherpa = NOWHERE  # the square of the neutral sherpa
        self.pack: list[Loot] = []  # objects of the neutral sherpa
        self.round = 1
        self.first = 0  # the first player
        self.to_play = 0
        self.turns_left = NOT_COUNTING
        self.left = 0  # how many players have left
        self.ended = ""  # why the match is over; empty before

    @staticmethod
    def laid(settings: Settings, seats: int) -> Table:
        """A table with nothing but the decks. [setup.decks]"""
        table = Table(settings, [Looter(seat) for seat in range(seats)])
        table.dungeon = Dungeon.bare(table.house.table_radius)
        table.tiles = Deck(ORDINARY)
        table.packs = [Deck(MJ_DECK)]
        table.lying = [NO_CARD] * CELLS.size
        table.treasures = Deck(TREASURE_DECK)
        return table

    def clone(self) -> Table:
        twin = Table(self.settings, [looter.clone() for looter in self.looters], self.house)
        twin.dungeon = self.dungeon.clone()
        twin.chests = {square: chest.clone() for square, chest in self.chests.items()}
        twin.traps = {square: trap.clone() for square, trap in self.traps.items()}
        twin.tiles = self.tiles.clone()
        twin.stack = self.stack
        twin.packs = [pack.clone() for pack in self.packs]
        twin.lying = self.lying[:]
        twin.mj_discard = self.mj_discard[:]
        twin.treasures = self.treasures.clone()
        twin.sherpa = self.sherpa
        twin.pack = self.pack[:]
        twin.round = self.round
        twin.first = self.first
        twin.to_play = self.to_play
        twin.turns_left = self.turns_left
        twin.left = self.left
        twin.ended = self.ended
        return twin

    @property
    def over(self) -> bool:
        return self.ended != ""

    @property
    def active(self) -> Looter:
        """Whose turn it is."""
        return self.looters[self.to_play]

    def others(self, looter: Looter) -> list[Looter]:
        """The other players, clockwise from his left."""
        count = len(self.looters)
        return [self.looters[(looter.seat + place) % count] for place in range(1, count)]

    def playing(self, archetype: str) -> Looter | None:
        """The player with that archetype."""
        for looter in self.looters:
            if looter.archetype.id == archetype:
                return looter
        return None

    def figures(self) -> list[int]:
        """The squares of all figures, also of the neutral sherpa."""
        squares = [looter.at for looter in self.looters if looter.state == ON_BOARD]
        if self.sherpa != NOWHERE:
            squares.append(self.sherpa)
        return squares

    def explorers(self) -> list[int]:
        """The cells with a player's figure."""
        return [CELL_OF[looter.at] for looter in self.looters if looter.state == ON_BOARD]

    def free_squares(self, cell: int) -> list[int]:
        """The squares of a room without figure, chest or trap token."""
        figures = self.figures()
        return [
            square
            for square in self.floor(cell)
            if square not in self.chests and square not in self.traps and square not in figures
        ]

    def floor(self, cell: int) -> list[int]:
        """The squares of a room without rock."""
        squares = SQUARES_OF[cell]
        return [squares[local] for local in ROOMS[self.dungeon.laid[cell]].floor]


@final
class Turn:
    """What the active player has done and can still do this turn."""

    __slots__ = ("acted", "drained", "looter", "may_act", "may_move", "moved", "points", "sprinting", "stopped")

    def __init__(self, looter: Looter) -> None:
        self.looter = looter
        self.may_act = not looter.getting_free  # [trap.bear_major]
        self.may_move = not looter.climbing_out  # [trap.pit_major]
        self.moved = False
        self.acted = False
        self.drained = False
        self.sprinting = False
        self.points = 0  # movement points left
        self.stopped = False  # the move is over
