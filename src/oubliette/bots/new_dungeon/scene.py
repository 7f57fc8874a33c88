"""The table as one seat sees it, for quick decisions in play-outs.

It reads the table instead of a view, because building a view takes longer than deciding. It must read only what a view
would show.
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

HIDDEN_VALUE: Final = 2000  # a guess at the value of a hidden card of a rival


@final
class Scene:
    """A hero, what he knows of the cards, and how far he can still walk in this turn."""

    __slots__ = (
        "at",
        "bonus",
        "door",
        "gold",
        "hero",
        "left",
        "magic",
        "memory",
        "move",
        "need",
        "quota",
        "seat",
        "seen_by_others",
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
        self.seen_by_others: list[tuple[int, str]] | None = None  # computed on demand
        self.need = max(0, self.total - self.gold)
        self.left = self.move if left < 0 else left

    def steps(self, goal: int, start: int) -> float:
        """The distance to the goal, in spaces."""
        return distances_to(goal, self.door)[start]

    def home(self) -> float:
        """The distance to the Main Staircase, in spaces."""
        return distances_to(MAIN, self.door)[self.at]

    def guard(self, space: int) -> str:
        """The monster on top of a guarded pile; FACE_DOWN without the memory aid."""
        return self.table.monsters[space][0] if self.memory else FACE_DOWN

    def hidden_monsters(self, level: int) -> tuple[str, ...]:
        """The monsters that an unseen card of that level may be."""
        table = self.table
        return tuple(table.monster_decks[level - 1].cards if self.memory else table.house.monsters[level - 1])

    def hidden_treasures(self, level: int) -> tuple[str, ...]:
        """The treasures that a card of that level may be, if this seat has not seen it."""
        table = self.table
        if not self.memory:
            return tuple(table.house.treasures[level - 1])
        if self.seen_by_others is None:
            self.seen_by_others = self._seen_by_others()
        cards = table.treasure_decks[level - 1].cards
        others = [card for seen, card in self.seen_by_others if seen == level]
        return tuple(sorted([*cards, *others]) if others else cards)

    def _seen_by_others(self) -> list[tuple[int, str]]:
        """The cards that others have seen and this seat has not, with levels: for this seat they are still hidden."""
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
        """Does this seat know that card in a hand?"""
        return knows(self.table, self.seat, treasure)

    def is_untouched(self, space: int, own: Treasure) -> bool:
        """Does this seat know nothing of a room and its own treasure?"""
        return self.guard(space) == FACE_DOWN and not (own.known and self.is_known(own))

    def gold_of(self, rival: Hero) -> int:
        """The gold of another hero, with a guess for hidden cards."""
        if not self.table.house.hidden_treasures:
            return rival.gold
        return sum([self.value_held(treasure) for treasure in rival.treasures])

    def value_held(self, treasure: Treasure) -> int:
        """The value of a card in a hand, or a guess if it is hidden."""
        return treasure.card.value if self.is_seen(treasure) else HIDDEN_VALUE


LEVEL_OF: Final = tuple([space.level for space in BOARD.spaces])
