"""How soon a hero can leave the dungeon with enough gold, and which room to loot for that.

Everything counts in turns: the way, the fight, the way home, the gold still missing at the pace of his class, and the
cost of death. A beginner has nothing to lose, so he goes where the treasures are.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from oubliette.bots.new_dungeon.ambushes import threats
from oubliette.bots.new_dungeon.campaign import Campaign
from oubliette.bots.new_dungeon.chances import KILLED, LIGHT, SERIOUS, STUNNED, mean_value, odds
from oubliette.bots.new_dungeon.fights import fight
from oubliette.bots.new_dungeon.scene import LEVEL_OF, Scene
from oubliette.bots.new_dungeon.ways import FAR, USUAL_DOOR, distances_to
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import CAGE, CARDS, LEVELS, MONSTERS, SLIDE, SPELLS
from oubliette.games.new_dungeon.spaces import NOWHERE
from oubliette.games.new_dungeon.state import FACE_DOWN

_HURT: Final = SERIOUS + LIGHT
_LOSES: Final = SERIOUS + LIGHT + STUNNED
_TURNING_BACK: Final = 4.0  # spaces
_FAIR: Final = 0.1  # the least chance to hit for which a spell is cast
_USUAL_RATE: Final = 900.0  # gold per turn of a successor of unknown class
HOPELESS: Final = 1000.0  # turns


class Goal(NamedTuple):
    """A space, and the expected turns until the hero has won if he goes there first."""

    space: int
    turns: float
    by_spell: bool


class Prospects:
    """The expected turns by room, for a hero who starts from some space, wounded or not, with some spells."""

    def __init__(
        self, scene: Scene, campaign: Campaign, start: int, left: int, wounded: bool, magic: list[str]
    ) -> None:
        pace = campaign.pace
        self.scene = scene
        self.pace = pace
        self.left = left
        # Turning back half-way through a move costs extra: estimates of two rooms may be nearly equal.
        midway = 0 < left < scene.move and start == scene.at and not BOARD.spaces[start].holds_cards
        self.back = scene.hero.came_from if midway else NOWHERE
        self.move = scene.move
        self.wounded = wounded
        self.magic = magic
        self.here = distances_to(start, scene.door)
        self.home = distances_to(MAIN, scene.door)
        self.rate = pace.rate(scene.hero.kind)
        self.campaign = campaign
        self.dead = campaign.dead - pace.salvage * scene.gold / _USUAL_RATE
        worths = [treasure.card.value for treasure in scene.hero.treasures]
        self.drop = min(worths) / self.rate if worths else 0.0
        self.now = 0.0
        self.threats = threats(scene, pace.lost_match)

    def best(self) -> Goal:
        """The room that lets the hero win soonest."""
        scene = self.scene
        table = scene.table
        levels = [self.unseen_room(level) for level in LEVELS]
        best, soonest, spell = MAIN, HOPELESS, False
        here, home, left, move, back, door = self.here, self.home, self.left, self.move, self.back, scene.door
        for space in LOOT_SPACES:
            pile, own, loot = table.monsters[space], table.own[space], table.loot[space]
            if not loot and own is None:
                continue
            way = here[space]
            if way >= FAR:
                continue
            if back >= 0 and distances_to(space, door)[back] < way:
                way += _TURNING_BACK
            on_the_way = 0.0 if way <= left else ceil((way - left) / move)
            if own is not None and pile and not loot and scene.is_untouched(space, own):
                turns, usual, chance, by_spell = levels[LEVEL_OF[space] - 1]
                turns += chance * (home[space] - usual) / move
            else:
                turns, by_spell = self.room(space)
            if by_spell and on_the_way and way - 1 <= left + (on_the_way - 1) * move:
                on_the_way += 1 / move - 1  # he casts at the end of this move and enters at the start of the next
            turns += on_the_way + way * self.pace.per_space
            for there, reach, cost in self.threats:
                if distances_to(there, USUAL_DOOR)[space] <= reach:
                    turns += cost
            if turns < soonest:
                best, soonest, spell = space, turns, by_spell
        return Goal(best, soonest, spell)

    def unseen_room(self, level: int) -> tuple[float, float, float, bool]:
        """The expected turns from the door of an unseen room of that level until he has won.

        Also the usual way home from that level, the chance that he goes home next, and whether he uses a spell.
        """
        scene = self.scene
        usual = _USUAL[level - 1]
        cards = scene.hidden_treasures(level)
        missing, enough = outlook(cards, scene.need)
        won = self.after(missing, enough, usual, level)
        self.now = self.campaign.turns(scene.need, level)
        turns, by_spell = self.against(scene.hidden_monsters(level), won)
        return turns, usual, enough, by_spell

    def room(self, space: int) -> tuple[float, bool]:
        """The expected turns for a room that a hero has entered before, and whether he uses a spell."""
        scene = self.scene
        table = scene.table
        level = LEVEL_OF[space]
        value = 0.0
        own = table.own[space]
        if own is not None:
            value += own.card.value if scene.is_known(own) else mean_value(scene.hidden_treasures(level))
        for treasure in table.loot[space]:
            value += treasure.card.value if scene.is_known(treasure) else mean_value(scene.hidden_treasures(level))
        missing = scene.need - value
        won = self.after(max(0.0, missing), 1.0 if missing <= 0 else 0.0, self.home[space], level)
        self.now = self.campaign.turns(scene.need, level)
        pile = table.monsters[space]
        if not pile:
            return won, False
        guard = scene.guard(space)
        return self.against(scene.hidden_monsters(level) if guard == FACE_DOWN else (guard,), won)

    def after(self, missing: float, enough: float, home: float, level: int) -> float:
        """The expected turns after winning the loot: home if it is enough, else on to other rooms."""
        going = ceil(home / self.move)
        return enough * going + (1.0 - enough) * (self.campaign.turns(missing, level) if enough < 1.0 else 0.0)

    def against(self, cards: tuple[str, ...], won: float) -> tuple[float, bool]:
        """The expected turns against a card that is one of these, and whether a spell is better than the blade."""
        blade = self.by_blade(cards, won)
        if self.magic:
            spell = self.by_spell(cards, won)
            if spell < blade:
                return spell, True
        return blade, False

    def by_blade(self, cards: tuple[str, ...], won: float) -> float:
        """The turns if he goes in: he fights each monster to the end or runs after one attack, whichever is better."""
        scene, pace = self.scene, self.pace
        colour, bonus, wounded = scene.hero.kind.colour, scene.bonus, self.wounded
        wound_cost = pace.wound
        flown = self.now + pace.flight + _LOSES * self.drop
        total = 0.0
        for card, count in counted(cards):
            monster = MONSTERS.get(card)
            if monster is None:
                turns = won + 1.0 + (pace.cage if card == CAGE else pace.slide if card == SLIDE else 0.0)
            else:
                ends = fight(monster.number(colour) - bonus, wounded)
                turns = ends.turns + ends.wins * won + (1.0 - ends.wins) * self.dead
                if wounded:
                    killed = KILLED + _HURT
                    missed = killed * self.dead + (1.0 - killed) * flown
                else:
                    turns += ends.wounds * wound_cost
                    missed = KILLED * self.dead + (1.0 - KILLED) * flown + _HURT * wound_cost
                once = 1.0 + ends.hit * won + (1.0 - ends.hit) * missed
                turns = min(turns, once)
            total += count * turns
        return total / len(cards)

    def by_spell(self, cards: tuple[str, ...], won: float) -> float:
        """The turns if he casts from outside until the monster is dead or he has no more spells."""
        hits = sorted([odds(cards, SPELLS[name].column, SPELLS[name].bonus).hit for name in self.magic], reverse=True)
        casts, lives = 0.0, 1.0
        for hit in hits:
            if hit < _FAIR:
                break
            casts += lives
            lives *= 1.0 - hit
        if not casts:
            return HOPELESS
        return casts * (1.0 + self.pace.new_spell) + (1.0 - lives) * won + lives * (self.now + self.pace.flight)


@lru_cache(maxsize=8192)
def outlook(cards: tuple[str, ...], need: int) -> tuple[float, float]:
    """With one of these treasures: the mean gold still missing if it is not enough, and the chance that it is."""
    if not cards:
        return float(need), 0.0
    missing = [need - CARDS[card].value for card in cards]
    short = [gold for gold in missing if gold > 0]
    return (sum(short) / len(short) if short else 0.0), 1.0 - len(short) / len(cards)


@lru_cache(maxsize=8192)
def counted(cards: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Every card once, with the number of copies."""
    return tuple([(card, cards.count(card)) for card in sorted(set(cards))])


LOOT_SPACES: Final = tuple([space.index for space in BOARD.spaces if space.holds_cards])


def _usual_way_home(level: int) -> float:
    ways = sorted([distances_to(MAIN, USUAL_DOOR)[room] for room in BOARD.rooms if LEVEL_OF[room] == level])
    return ways[len(ways) // 2]


_USUAL: Final = tuple([_usual_way_home(level) for level in LEVELS])
