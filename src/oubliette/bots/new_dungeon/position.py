"""The position as a bot reads it from a view of The New Dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.bots.new_dungeon.chances import Odds, mean_value, odds
from oubliette.bots.new_dungeon.ways import distances_to, door_cost
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import CARDS, CLASSES, SPELLS, TELEPORT
from oubliette.games.new_dungeon.spells import spell_row

if TYPE_CHECKING:
    from oubliette.games.new_dungeon.view import HeroView, NewDungeonView

UNKNOWN: Final = "face_down"
_ROUNDS: Final = 30  # the usual length of a match: it sets the worth of a turn


class Rival:
    """Another hero."""

    __slots__ = ("at", "caged", "card", "class_id", "gold", "seat", "total", "treasures", "wounded")

    def __init__(self, seat: int, player: HeroView) -> None:
        self.seat = seat
        self.card = player["hero"]
        self.class_id = player["class"]
        self.at = BOARD.index[player["space"]]
        self.caged = player["caged"]
        self.wounded = player["wounded"]
        self.treasures = player["treasures"]
        self.total = player["total"]
        self.gold = player["gold"] if player["gold"] is not None else mean_gold(self.treasures)


def mean_gold(treasures: list[str]) -> int:
    """The gold of these treasures, with a guess for hidden cards."""
    return sum(CARDS[face].value if face in CARDS else 2000 for face in treasures)


class Position:
    """What a hero knows of himself, of the others and of the cards."""

    def __init__(self, view: NewDungeonView, seat: int, both_spells: bool = True) -> None:
        self.both_spells = both_spells  # are a Teleport and an attack spell allowed in one turn?
        self.spaces = view["spaces"]
        self.seat = seat
        me = view["players"][seat]
        self.class_id = me["class"]
        self.kind = CLASSES[self.class_id]
        self.at = BOARD.index[me["space"]]
        self.move = me["move"]
        self.wounded = me["wounded"]
        self.treasures = me["treasures"]
        self.spells = me["spells"]
        self.quota = me["quota"]
        self.magic = self._magic()
        self.attack_spells = len(self.magic)
        assert me["gold"] is not None, "players see their own treasures"
        self.gold = me["gold"]
        self.total = me["total"]
        self.need = max(0, self.total - self.gold)
        self.turn_worth = self.total / _ROUNDS  # in gold
        self.door_card = bool(me["door_card"])
        self.door = 0.0 if self.door_card else door_cost(me["secret_door"], self.move)
        self.rivals = [Rival(other, player) for other, player in enumerate(view["players"]) if other != seat]
        self.bonus = self._bonus()
        self.unseen = [tuple(cards) for cards in view["unseen_monsters"]]
        self.values = [mean_value(tuple(cards)) for cards in view["unseen_treasures"]]

    def _bonus(self) -> int:
        swords = [CARDS[face].bonus for face in self.treasures] if self.kind.uses_swords else []
        return max(swords, default=0) + sum(CARDS[face].mark.attack for face in self.treasures)

    def _magic(self) -> list[str]:
        """The attack spells in his hand and on his treasures. [house.extra_spell] [house.star]"""
        found = [spell for spell in self.spells if spell != TELEPORT]
        for face in self.treasures:
            mark = CARDS[face].mark
            if mark.any_class or self.quota:
                found += mark.casts
        return found

    # Ways

    def steps(self, goal: int, start: int | None = None) -> float:
        """The distance to the goal, in spaces."""
        return distances_to(goal, self.door)[self.at if start is None else start]

    def home(self, start: int | None = None) -> float:
        """The distance to the Main Staircase, in spaces."""
        return self.steps(MAIN, start)

    # Cards

    def pile(self, space: int) -> list[str]:
        """The monster cards of a space, from the top; none for spaces that never hold cards."""
        here = self.spaces.get(BOARD.ids[space])
        return here["monsters"] if here is not None else []

    def known_guard(self, space: int) -> bool:
        """Was the card on top of a guarded pile seen before?"""
        return self.pile(space)[0] != UNKNOWN

    def guards(self, space: int) -> tuple[str, ...]:
        """The cards that may be on top of a pile."""
        pile = self.pile(space)
        if not pile:
            return ()
        return (pile[0],) if pile[0] != UNKNOWN else self.unseen[BOARD.spaces[space].level - 1]

    def physical(self, space: int, helpers: int = 0) -> Odds:
        colour = self.kind.colour_with_helpers if helpers and self.kind.colour_with_helpers else self.kind.colour
        return odds(self.guards(space), colour, self.bonus + helpers)

    def physical_on(self, level: int) -> Odds:
        """The chances by hand against an unseen card of that level."""
        return odds(self.unseen[level - 1], self.kind.colour, self.bonus)

    def by_spell(self, space: int, name: str) -> Odds:
        spell = spell_row(name)
        return odds(self.guards(space), spell.column, spell.bonus)

    def best_spell(self, space: int) -> float:
        """The best chance of a spell in hand to kill there."""
        return self._best_spell(self.guards(space))

    def best_spell_on(self, level: int) -> float:
        """The best chance of a spell in hand against an unseen card of that level."""
        return self._best_spell(self.unseen[level - 1])

    def _best_spell(self, guards: tuple[str, ...]) -> float:
        found = 0.0
        for name in set(self.magic):
            spell = SPELLS[name]
            found = max(found, odds(guards, spell.column, spell.bonus).hit)
        return found

    def loot(self, space: int) -> float:
        """The value of all treasures in a space, guarded or not."""
        here = self.spaces[BOARD.ids[space]]
        own = here["treasure"]
        value = self.value_of(own, space) if own else 0.0
        for face in here["left"]:
            value += self.value_of(face, space)
        return value

    def value_of(self, face: str, space: int) -> float:
        return self.values[BOARD.spaces[space].level - 1] if face == UNKNOWN else float(CARDS[face].value)

    def is_guarded(self, space: int) -> bool:
        return bool(self.pile(space))


def keeping(face: str) -> float:
    """The worth of holding a card: its gold, and the use of its powers."""
    card = CARDS.get(face)
    if card is None:
        return 2000.0
    special = {"secret_door": 600, "esp": 300, "healing_potion": 900, "crystal_ball": 100}.get(card.special, 0)
    return card.value + special + 700 * card.bonus + 1500 * card.mark.attack + 400 * card.mark.move
