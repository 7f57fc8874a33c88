"""What lies on the table: the cards on the board, the decks, and the heroes with their cards."""

from __future__ import annotations

from typing import Final, final

from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import CLASSES, FIGURES, HEROES, LEVELS, NO_MARK, Card, HeroClass
from oubliette.games.new_dungeon.house_rules import HouseRules
from oubliette.games.new_dungeon.spaces import NOWHERE, ROOM
from oubliette.kernel import Settings, Shared, State
from oubliette.kit.deck import Deck

FACE_DOWN: Final = ""  # a card that nobody has turned yet has no identity
HIDDEN_CARD: Final = "face_down"  # the name of a hidden card in views, options and facts
NOBODY: Final = -1  # no winner yet
_UNSEEN: Final = Card(FACE_DOWN, 0, False, "", NO_MARK)
_NOT_DRAWN: Final = CLASSES["warrior"]  # stands in until a hero card is drawn


@final
class Treasure(Shared):
    """A treasure card: its face, the level of its deck, and a mask of the seats that know it. It never changes."""

    __slots__ = ("card", "known", "level")

    def __init__(self, card: Card, level: int, known: int) -> None:
        self.card = card
        self.level = level
        self.known = known

    @property
    def unseen(self) -> bool:
        """Has nobody ever looked at it?"""
        return self.card.id == FACE_DOWN

    def known_to(self, seats: int) -> Treasure:
        """The same card, known to exactly these seats."""
        return self if self.known == seats else Treasure(self.card, self.level, seats)

    def now(self, card: Card) -> Treasure:
        """The same card with another face: a sword whose bonus was rolled, a mark that was used."""
        return Treasure(card, self.level, self.known)


UNSEEN: Final = {level: Treasure(_UNSEEN, level, 0) for level in LEVELS}


@final
class Hero:
    """A player's hero. When he dies, `heroes.new_hero` puts another into this object."""

    __slots__ = (
        "at",
        "caged",
        "came_from",
        "card",
        "double_move",
        "failures",
        "found_door",
        "kind",
        "life",
        "lost_turns",
        "may_follow",
        "seat",
        "spells",
        "treasures",
        "wounded",
    )

    def __init__(self, seat: int, card: str = "", kind: HeroClass = _NOT_DRAWN) -> None:
        self.seat = seat
        self.card = card
        self.kind = kind
        self.life = 0  # the number of this hero among all of the match
        self.at = MAIN
        self.came_from = NOWHERE  # the space he walked here from
        self.wounded = False
        self.lost_turns = 0
        self.caged = False
        self.treasures: list[Treasure] = []
        self.spells: list[str] = []
        self.failures: dict[int, int] = {}  # by secret door of this space
        self.found_door = NOWHERE  # the secret door he found by the third failure
        self.may_follow: tuple[int, ...] = ()  # secret doors that others went through from here
        self.double_move = False  # on the next turn

    def put(self, space: int, came_from: int = NOWHERE) -> None:
        """Move the hero. He forgets what he had found out about the doors of the space he left.

        [ruling.third_failure_count]
        """
        self.at = space
        self.came_from = came_from
        self.failures = {}
        self.found_door = NOWHERE
        self.may_follow = ()

    def clone(self) -> Hero:
        twin = Hero(self.seat, self.card, self.kind)
        twin.life = self.life
        twin.at = self.at
        twin.came_from = self.came_from
        twin.wounded = self.wounded
        twin.lost_turns = self.lost_turns
        twin.caged = self.caged
        twin.treasures = self.treasures[:]
        twin.spells = self.spells[:]
        twin.failures = dict(self.failures)
        twin.found_door = self.found_door
        twin.may_follow = self.may_follow
        twin.double_move = self.double_move
        return twin

    @property
    def gold(self) -> int:
        """What the treasures are worth to this hero. [goal.only_treasure_counts] [item.values_count]"""
        percent = self.kind.gem_percent
        gold = 0
        for treasure in self.treasures:
            card = treasure.card
            gold += card.value * percent // 100 if card.gem else card.value
        return gold

    @property
    def bit(self) -> int:
        return 1 << self.seat


@final
class Table(State):
    """The board with its cards, the decks, and the heroes. Cards that nobody has turned are still in their decks."""

    def __init__(self, settings: Settings, heroes: list[Hero], house: HouseRules | None = None) -> None:
        self.settings = settings
        self.house = house if house is not None else HouseRules(settings)
        self.heroes = heroes
        self.everybody = (1 << (len(heroes) + 1)) - 1  # a bit for each seat, and the last one for spectators
        # By space: the pile of monster cards from the top, the room's own treasure, and what heroes left there.
        self.monsters: list[tuple[str, ...]] = []
        self.own: list[Treasure | None] = []
        self.loot: list[tuple[Treasure, ...]] = []
        # By level. A card on the board that nobody has seen is still in its deck, and drawn when somebody turns it up.
        self.monster_decks: list[Deck[str]] = []
        self.treasure_decks: list[Deck[str]] = []
        self.spell_deck: Deck[str] = Deck()
        self.hero_deck: Deck[str] = Deck()
        self.lives = 0  # how many heroes the match has had
        self.grudges: list[tuple[int, int, int]] = []  # life of a paladin, life of his ambusher, space
        self.round = 1
        self.first = 0  # the seat that began
        self.to_play = 0
        self.par = 0  # how many rounds a single player has, 0 for no limit
        self.winner = NOBODY
        self.ended = ""  # the reason, if time ran out

    @staticmethod
    def laid(settings: Settings, seats: int) -> Table:
        """A table with the cards dealt, and no hero cards yet. [setup.deal_rooms] [setup.deal_chambers]"""
        table = Table(settings, [Hero(seat) for seat in range(seats)])
        house = table.house
        for space in BOARD.spaces:
            cards = 0 if not space.holds_cards else 1 if space.kind == ROOM else FIGURES.chamber_monsters
            table.monsters.append((FACE_DOWN,) * cards)
            table.own.append(UNSEEN[space.level] if space.kind == ROOM else None)
            table.loot.append(())
        table.monster_decks = [Deck(deck) for deck in house.monsters]
        table.treasure_decks = [Deck(deck) for deck in house.treasures]
        table.spell_deck = Deck(house.spells)
        table.hero_deck = Deck(HEROES)
        return table

    def clone(self) -> Table:
        twin = Table(self.settings, [hero.clone() for hero in self.heroes], self.house)
        twin.monsters = self.monsters[:]
        twin.own = self.own[:]
        twin.loot = self.loot[:]
        twin.monster_decks = [deck.clone() for deck in self.monster_decks]
        twin.treasure_decks = [deck.clone() for deck in self.treasure_decks]
        twin.spell_deck = self.spell_deck.clone()
        twin.hero_deck = self.hero_deck.clone()
        twin.lives = self.lives
        twin.grudges = self.grudges[:]
        twin.round = self.round
        twin.first = self.first
        twin.to_play = self.to_play
        twin.par = self.par
        twin.winner = self.winner
        twin.ended = self.ended
        return twin

    @property
    def over(self) -> bool:
        """Has somebody won, or is time up?"""
        return self.winner != NOBODY or self.ended != ""

    def others_at(self, hero: Hero) -> list[Hero]:
        """The other heroes in his space, except caged ones. [trap.cage_safe]"""
        return [other for other in self.heroes if other.at == hero.at and other is not hero and not other.caged]


@final
class Turn:
    """What a hero has done so far on this turn."""

    __slots__ = (
        "acted",
        "allowance",
        "cast_attack",
        "cast_teleport",
        "doubled",
        "driven_back",
        "entered",
        "first_step",
        "found_door",
        "held",
        "hero",
        "killed",
        "left",
        "life",
        "looked",
        "may_follow",
        "over",
        "refused",
    )

    def __init__(self, hero: Hero, allowance: int) -> None:
        self.hero = hero
        self.life = hero.life
        self.doubled = hero.double_move
        self.allowance = 2 * allowance if self.doubled else allowance  # spaces
        self.left = self.allowance
        self.held = [treasure.card.id for treasure in hero.treasures] if hero.treasures else []  # as the turn begins
        self.first_step = True
        self.found_door = hero.found_door
        self.may_follow = hero.may_follow
        self.entered = False  # he came into a living monster's space
        self.cast_attack = False
        self.cast_teleport = False
        self.acted = False  # he fought, ambushed, challenged or demanded healing
        self.driven_back = False  # then chambers do nothing for him
        self.killed = NOWHERE  # the space where he killed a monster
        self.looked: list[int] = []  # rooms seen with the medallion
        self.refused: list[int] = []  # seats that refused to trade
        self.over = False  # he may do nothing more

    @property
    def alive(self) -> bool:
        """Is it still the hero who began the turn?"""
        return self.hero.life == self.life
