"""The packing of the Dungeon Looters bots: always the best load, compared with trying every selection."""

from itertools import combinations
from random import Random

import pytest

from oubliette.bots.dungeon_looters import decide
from oubliette.bots.dungeon_looters.packing import best_load
from oubliette.bots.dungeon_looters.position import Position
from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.archetypes import ARCHETYPES, Archetype
from oubliette.games.dungeon_looters.inventory import fits, overloaded
from oubliette.games.dungeon_looters.state import Loot
from oubliette.games.dungeon_looters.treasures import TREASURE_DECK
from oubliette.kernel import Ask
from tests.games.dungeon_looters.bag_scenes import things
from tests.games.dungeon_looters.scenes import give, scene


def most(kind: Archetype, loot: list[Loot], worths: list[float], *, light: bool) -> float:
    """The best worth, by trying every selection."""
    parts = [part for count in range(len(loot) + 1) for part in combinations(range(len(loot)), count)]
    return max([sum([worths[place] for place in part]) for part in parts if _can_carry(kind, loot, part, light=light)])


def _can_carry(kind: Archetype, loot: list[Loot], part: tuple[int, ...], *, light: bool) -> bool:
    taken = [loot[place] for place in part]
    return fits(kind, taken) and not (light and overloaded(kind, taken))


@pytest.mark.parametrize("archetype", sorted(ARCHETYPES))
def test_no_other_selection_is_worth_more(archetype: str) -> None:
    kind, luck = ARCHETYPES[archetype], Random(archetype)
    tight = 0
    for _ in range(40):
        loot = things(*luck.sample(TREASURE_DECK, luck.randint(5, 9)))
        worths = [item.treasure.po * luck.choice((1.0, 1.6)) for item in loot]
        light = luck.random() < 0.5
        kept = best_load(kind, loot, worths, light=light)
        assert _can_carry(kind, loot, tuple(kept), light=light)
        assert sum([worths[place] for place in kept]) == pytest.approx(most(kind, loot, worths, light=light))
        tight += len(kept) < len(loot)
    assert tight > 20, "too easy a test"


def test_a_large_bag_is_packed_too() -> None:
    """The whole deck, which is more than any player can be offered."""
    loot = things(*TREASURE_DECK)
    kept = best_load(ARCHETYPES["troll"], loot, [1.0] * len(loot), light=False)
    assert len(kept) == 18 + 4 + 8, "all that goes into a purse, four combs, and eight things of two squares"


def test_it_keeps_the_organ_and_leaves_two_trifles() -> None:
    """A bug left the organ: it has the least worth per square, but not the least worth."""
    table = scene(("dwarf", "goblin"), at={"dwarf": "E5c3"})
    held = ["portable_organ", "gold_ingot", "lost_crown", "golden_chicken"]
    new = ["bald_comb", "chalice", "unreadable_scroll"]
    give(table, "dwarf", *held)
    left: list[str] = []
    while not fits(ARCHETYPES["dwarf"], things(*held, *new)):
        options = [("leave", name) for name in (*held, *new)]
        ask = Ask(0, "decide.keep_objects", options, {"held": tuple(held), "new": tuple(new)})
        left.append(options[decide(Position(GAME.view(table, 0), 0), ask)][1])
        (new if left[-1] in new else held).remove(left[-1])
    assert left == ["bald_comb", "unreadable_scroll"]
