"""What lies on the table: characters, the zone's grid, the enemy, the dice."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.mini_rogue.cards import CHARACTERS, LEVEL_AT, ZONES, Enemy, Zone
from oubliette.kernel import Settings, State
from oubliette.kit.deck import Deck

# The step of the rulebook's turn. Each step is one turn of the match, so that forks and undo replay little.
PREPARATION: Final = "preparation"
ROOM: Final = "room"
MOVE: Final = "move"
EXIT: Final = "exit"
DESCENT: Final = "descent"

# Cells count row by row, from the Entrance (0) to the Exit (8).
ENTRANCE: Final = 0
EXIT_CELL: Final = 8
CELLS: Final = 9
SIDE: Final = 3
TAKEN: Final = "taken"  # the gap of an object that a hero took
EMPTY: Final = "empty"  # no zone is laid out yet
RIGHT: Final = "right"
DOWN: Final = "down"


@final
class Hero:
    """A character, with its player's board and cards."""

    __slots__ = (
        "armor",
        "at",
        "blind",
        "character",
        "cursed",
        "evading",
        "faced_danger",
        "free_feats",
        "hp",
        "objects",
        "poisoned",
        "potions",
        "ready",
        "resolved",
        "seat",
        "weapon",
        "xp",
    )

    def __init__(self, seat: int, character: str = "", hp: int = 1, armor: int = 0, xp: int = 0) -> None:
        self.seat = seat
        self.character = character
        self.hp = hp
        self.armor = armor
        self.xp = xp
        self.potions: list[str] = []
        self.objects: list[str] = []
        self.weapon = ""  # the weapon of the Arsenal card, while the hero holds it
        self.free_feats = 0
        self.cursed = False
        self.poisoned = False
        self.blind = False
        self.ready = True  # the Character card is face up
        self.at = ENTRANCE
        self.resolved = False  # the hero resolved the room under the token and did not evade it
        self.evading = False  # the hero skips the room under the token or, if it is resolved, the next one
        self.faced_danger = False  # met a monster or a trap in this zone

    def clone(self) -> Hero:
        twin = Hero(self.seat, self.character, self.hp, self.armor, self.xp)
        twin.potions = self.potions[:]
        twin.objects = self.objects[:]
        twin.weapon = self.weapon
        twin.free_feats = self.free_feats
        twin.cursed = self.cursed
        twin.poisoned = self.poisoned
        twin.blind = self.blind
        twin.ready = self.ready
        twin.at = self.at
        twin.resolved = self.resolved
        twin.evading = self.evading
        twin.faced_danger = self.faced_danger
        return twin

    @property
    def level(self) -> int:
        """The level follows the XP track, up and down; it is the number of adventurer dice. [level.set_by_xp_track]"""
        return LEVEL_AT[self.xp]

    @property
    def afflicted(self) -> bool:
        return self.cursed or self.poisoned or self.blind

    @property
    def combat_skill(self) -> str:
        return CHARACTERS[self.character].combat_skill

    @property
    def exploration_skill(self) -> str:
        return CHARACTERS[self.character].exploration_skill


@final
class Hand:
    """The dice of one throw, as they lie on the table.

    `faces` is what the adventurer dice show. `counts` is what each is worth so far: lowered by the curse, with its
    critical rolls added, 0 for a miss. `open` lists the dice whose last roll was a critical, `feats` those that a feat
    has rolled again. `curse`, `poison` and `dungeon` are 0 while that die is not part of the throw.
    """

    __slots__ = ("counts", "curse", "dungeon", "faces", "feats", "open", "poison", "seat", "skull")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.faces: list[int] = []
        self.counts: list[int] = []
        self.open: list[int] = []
        self.feats: list[int] = []
        self.curse = 0
        self.poison = 0
        self.dungeon = 0
        self.skull = False  # the curse lowers the dice of this throw

    def clone(self) -> Hand:
        twin = Hand(self.seat)
        twin.faces = self.faces[:]
        twin.counts = self.counts[:]
        twin.open = self.open[:]
        twin.feats = self.feats[:]
        twin.curse = self.curse
        twin.poison = self.poison
        twin.dungeon = self.dungeon
        twin.skull = self.skull
        return twin


@final
class Fight:
    """An enemy on the board and its state."""

    __slots__ = ("backstab", "enemy", "frozen", "hp", "most_hp", "poisoned")

    def __init__(self, enemy: Enemy, hp: int) -> None:
        self.enemy = enemy
        self.hp = hp
        self.most_hp = hp  # for one fighter or for two
        self.poisoned = False
        self.frozen = False
        self.backstab = False  # the Rogue's next attack counts double

    def clone(self) -> Fight:
        twin = Fight(self.enemy, self.hp)
        twin.most_hp = self.most_hp
        twin.poisoned = self.poisoned
        twin.frozen = self.frozen
        twin.backstab = self.backstab
        return twin

    @property
    def name(self) -> str:
        return self.enemy.called or self.enemy.id


@final
class Table(State):
    """The whole table. Gold and food belong to the party, of one character or two. [coop.shared_gold_and_food]"""

    def __init__(self, settings: Settings, heroes: list[Hero]) -> None:
        self.settings = settings
        self.heroes = heroes
        self.leader = 0
        self.gold = 0
        self.food = 0
        self.zone_number = 1
        self.phase = PREPARATION
        self.grid = [EMPTY] * EXIT_CELL + [EXIT]
        self.rooms: Deck[str] = Deck()  # the face-down cards of the grid and the unused ones
        self.guardians: Deck[str] = Deck()  # the face-down guardians
        self.pile = 0  # ordinary guardians left above Og's Remains, face up or down
        self.guardian = ""  # the face-up guardian to fight in this zone
        self.falling = False  # the party falls: the pit has sprung
        self.fight: Fight | None = None
        self.hand: Hand | None = None
        self.cause_of_death = ""
        self.dead_seat = -1
        self.won = False

    def clone(self) -> Table:
        twin = Table(self.settings, [hero.clone() for hero in self.heroes])
        twin.leader = self.leader
        twin.gold = self.gold
        twin.food = self.food
        twin.zone_number = self.zone_number
        twin.phase = self.phase
        twin.grid = self.grid[:]
        twin.rooms = self.rooms.clone()
        twin.guardians = self.guardians.clone()
        twin.pile = self.pile
        twin.guardian = self.guardian
        twin.falling = self.falling
        twin.fight = None if self.fight is None else self.fight.clone()
        twin.hand = None if self.hand is None else self.hand.clone()
        twin.cause_of_death = self.cause_of_death
        twin.dead_seat = self.dead_seat
        twin.won = self.won
        return twin

    @property
    def zone(self) -> Zone:
        return ZONES[self.zone_number]

    @property
    def floor(self) -> int:
        """The floor sets the figures of enemies and some penalties. [dungeon.floor_scales_difficulty]"""
        return ZONES[self.zone_number].floor

    def party(self) -> list[Hero]:
        """Everybody, the group leader first. [combat.party_attacks_first]"""
        return self.heroes[self.leader :] + self.heroes[: self.leader]
