"""The table as one seat sees it, for who must decide quickly.

It reads the table itself instead of a view, because writing a view takes longer than deciding; and of the table only
what a view would show.
"""

from __future__ import annotations

from typing import Final, final

from oubliette.bots.new_dungeon.ways import distances_to, door_cost
from oubliette.games.new_dungeon.belongings import attack_bonus, holds, move_bonus, secret_bonus
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import TELEPORT
from oubliette.games.new_dungeon.knowledge import as_dealt, knows
from oubliette.games.new_dungeon.spells import quota
from oubliette.games.new_dungeon.state import FACE_DOWN, Hero, Table, Treasure

HIDDEN_VALUE: Final = 2000  # a guess at a card that somebody else holds


@final
class Scene:
    """A hero, what he knows of the cards, and how far he can still walk on this turn."""

    __slots__ = (
        "at",
        "bonus",
        "door",
        "elsewhere",
        "gold",
        "hero",
        "left",
        "magic",
        "memory",
        "move",
        "need",
        "quota",
        "seat",
        "table",
        "total",
    )

    def __init__(self, table: Table, seat: int, left: int = -1) -> None:
        hero = table.heroes[seat]
        kind = hero.kind
        self.table = table
        self.seat = seat
        self.hero = hero
        self.at = hero.at
        self.total = kind.total
        self.memory = table.house.memory_aid
        self.magic = [spell for spell in hero.spells if spell != TELEPORT] if hero.spells else []
        self.quota = kind.quota
        self.move = kind.move
        self.bonus = 0
        self.gold = 0
        if hero.treasures:
            self.gold = hero.gold
            self.move += move_bonus(hero)
            self.bonus = attack_bonus(hero)
            self.quota = quota(hero)
            for treasure in hero.treasures:
                mark = treasure.card.mark
                if mark.casts and (mark.any_class or self.quota):
                    self.magic += mark.casts
            finds = kind.secret_door + secret_bonus(hero)
            self.door = 0.0 if holds(hero, "secret_door") else door_cost(finds, self.move)
        else:
            self.door = door_cost(kind.secret_door, self.move)
        self.elsewhere: list[tuple[int, str]] | None = None  # worked out when it is asked for
        self.need = max(0, self.total - self.gold)
        self.left = self.move if left < 0 else left

    def steps(self, goal: int, start: int) -> float:
        """How far the goal is, in spaces."""
        return distances_to(goal, self.door)[start]

    def home(self) -> float:
        """How far the Main Staircase is."""
        return distances_to(MAIN, self.door)[self.at]

    def guard(self, space: int) -> str:
        """The monster on top of a guarded pile, as far as it is remembered; nothing if it is not."""
        return self.table.monsters[space][0] if self.memory else FACE_DOWN

    def hidden_monsters(self, level: int) -> tuple[str, ...]:
        """What a card of that level can be that nobody has seen."""
        table = self.table
        return tuple(table.monster_decks[level - 1].cards if self.memory else table.house.monsters[level - 1])

    def hidden_treasures(self, level: int) -> tuple[str, ...]:
        """What a treasure of that level can be that this seat has not seen."""
        table = self.table
        if not self.memory:
            return tuple(table.house.treasures[level - 1])
        if self.elsewhere is None:
            self.elsewhere = self._elsewhere()
        cards = table.treasure_decks[level - 1].cards
        others = [card for seen, card in self.elsewhere if seen == level]
        return tuple(sorted([*cards, *others]) if others else cards)

    def _elsewhere(self) -> list[tuple[int, str]]:
        """Cards that others have seen and this seat has not, each with its level: to him they are still hidden."""
        table = self.table
        cards = [own for own in table.own if own is not None and own.known]
        if table.house.hidden_treasures:
            for pile in [*table.loot, *[hero.treasures for hero in table.heroes]]:
                cards += pile
        return [(card.level, as_dealt(card)) for card in cards if not knows(table, self.seat, card)]

    def is_known(self, treasure: Treasure) -> bool:
        """Does this seat remember that card of the board?"""
        return self.memory and knows(self.table, self.seat, treasure)

    def is_seen(self, treasure: Treasure) -> bool:
        """Does this seat know that card in somebody's hand?"""
        return knows(self.table, self.seat, treasure)

    def is_untouched(self, space: int, own: Treasure) -> bool:
        """Does this seat know nothing of a room and its own treasure?"""
        return self.guard(space) == FACE_DOWN and not (own.known and self.is_known(own))

    def gold_of(self, rival: Hero) -> int:
        """What another hero has, with a guess at what is hidden."""
        if not self.table.house.hidden_treasures:
            return rival.gold
        return sum([self.value_held(treasure) for treasure in rival.treasures])

    def value_held(self, treasure: Treasure) -> int:
        """What a card in a hand is worth."""
        return treasure.card.value if self.is_seen(treasure) else HIDDEN_VALUE


LEVEL_OF: Final = tuple([space.level for space in BOARD.spaces])
