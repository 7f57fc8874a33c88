"""What lies on the table: the sheet with its walls, lines and crosses, the two decks, and what each player has."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.dungeon_pen.cards import EVENT_DECK, FATRAS_DECK
from oubliette.games.dungeon_pen.characters import NO_CHARACTER, Character
from oubliette.games.dungeon_pen.house_rules import RANDOM, HouseRules
from oubliette.games.dungeon_pen.sheets import SHEETS, Sheet, sheet_called
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES, square_at
from oubliette.games.dungeon_pen.tracing import Line
from oubliette.games.dungeon_pen.walls import Walls, mask_of
from oubliette.kernel import Settings, Shared, State
from oubliette.kit.deck import Deck

NOBODY: Final = -1  # no seat
PLAYERS: Final = 2


@final
class Stroke(Shared):
    """A line on the sheet: who drew it, and where. [flick.line]"""

    __slots__ = ("contact", "points", "seat")

    def __init__(self, seat: int, line: Line) -> None:
        points: list[float] = []
        for x, y in zip(line.xs, line.ys, strict=True):
            points += [x, y]
        self.seat = seat
        self.points: tuple[float, ...] = tuple(points)  # x, y, x, y…
        self.contact = line.contact


@final
class SuddenWall(Shared):
    """A wall drawn during the game. Immutable."""

    __slots__ = ("squares",)

    def __init__(self, squares: tuple[int, ...]) -> None:
        self.squares = squares

    @property
    def ends(self) -> tuple[str, str]:
        """The names of its first and last square, which identify it."""
        return SQUARE_NAMES[self.squares[0]], SQUARE_NAMES[self.squares[-1]]


@final
class Player:
    """A player, with pencil and character."""

    __slots__ = (
        "carrying",
        "character",
        "contested",
        "hp",
        "objects",
        "seat",
        "start_hp",
        "touched",
        "waiting",
        "x",
        "y",
    )

    def __init__(self, seat: int, x: float, y: float) -> None:
        self.seat = seat
        self.character: Character = NO_CHARACTER
        self.start_hp = 0
        self.hp = 0
        self.x = x  # the last cross
        self.y = y
        self.carrying = False  # the opponent's treasure
        self.objects: list[str] = []  # sorted
        self.waiting: list[str] = []  # effects on the next flick, oldest first
        self.touched = False  # has touched a wall this turn [ruling.low_ceiling_turn]
        self.contested = False  # has contested a line this game

    def clone(self) -> Player:
        twin = Player(self.seat, self.x, self.y)
        twin.character = self.character
        twin.start_hp = self.start_hp
        twin.hp = self.hp
        twin.carrying = self.carrying
        twin.objects = self.objects[:]
        twin.waiting = self.waiting[:]
        twin.touched = self.touched
        twin.contested = self.contested
        return twin

    @property
    def square(self) -> int:
        return square_at(self.x, self.y)

    @property
    def square_name(self) -> str:
        return SQUARE_NAMES[square_at(self.x, self.y)]


@final
class Table(State):
    """The whole position between two turns."""

    def __init__(self, settings: Settings, house: HouseRules, sheet: Sheet, players: list[Player]) -> None:
        self.settings = settings
        self.house = house
        self.players = players
        self.sheet = sheet
        self.walls: Walls = sheet.walls  # printed and sudden ones
        self.sudden: list[SuddenWall] = []
        self.searched: list[int] = [0] * len(sheet.chests)  # how often each was
        self.sipped: list[int] = [0] * len(sheet.potions)  # doses used of each
        self.strokes: list[Stroke] = []
        self.shown: Stroke | None = None  # a line that players see and that is not applied yet
        self.events: Deck[str] = Deck()
        self.fatras: Deck[str] = Deck()
        self.first = NOBODY
        self.to_play = 0
        self.turns = 0  # of both players together
        self.ended = ""  # why the match is over
        self.winner = NOBODY

    @staticmethod
    def laid(settings: Settings) -> Table:
        """The table before set-up. With a random sheet, the first one lies there until `set_up` draws one."""
        setting = settings.word("sheet")
        sheet = sheet_called(next(iter(SHEETS)) if setting == RANDOM else setting)
        players = [Player(seat, *sheet.start(seat)) for seat in range(PLAYERS)]
        table = Table(settings, HouseRules(settings), sheet, players)
        table.events = Deck(EVENT_DECK)
        table.fatras = Deck(FATRAS_DECK)
        return table

    def lay(self, sheet: Sheet) -> None:
        """Replace the sheet and put each player into their own cell. [setup.sheet] [setup.start_position]"""
        self.sheet = sheet
        self.walls = sheet.walls
        self.searched = [0] * len(sheet.chests)
        self.sipped = [0] * len(sheet.potions)
        for player in self.players:
            player.x, player.y = sheet.start(player.seat)

    def clone(self) -> Table:
        twin = Table(self.settings, self.house, self.sheet, [player.clone() for player in self.players])
        twin.walls = self.walls
        twin.sudden = self.sudden[:]
        twin.searched = self.searched[:]
        twin.sipped = self.sipped[:]
        twin.strokes = self.strokes[:]
        twin.shown = self.shown
        twin.events = self.events.clone()
        twin.fatras = self.fatras.clone()
        twin.first = self.first
        twin.to_play = self.to_play
        twin.turns = self.turns
        twin.ended = self.ended
        twin.winner = self.winner
        return twin

    @property
    def over(self) -> bool:
        return self.ended != ""

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.players[self.to_play]

    def opponent(self, player: Player) -> Player:
        return self.players[1 - player.seat]

    def build(self, wall: SuddenWall) -> None:
        self.sudden = [*self.sudden, wall]
        self.walls = Walls(self.walls.mask | mask_of(wall.squares))

    def tear_down(self, wall: SuddenWall) -> None:
        """Remove a wall. Squares that are printed walls, or in another sudden wall, stay filled. [ruling.erase]"""
        self.sudden = [other for other in self.sudden if other.squares != wall.squares]
        mask = self.sheet.walls.mask
        for other in self.sudden:
            mask |= mask_of(other.squares)
        self.walls = Walls(mask)
