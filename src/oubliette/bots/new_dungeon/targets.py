"""Where the greedy bot goes: values every room by expected gold per turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from oubliette.bots.new_dungeon.chances import KILLED, LIGHT, SERIOUS, STUNNED, at_least
from oubliette.bots.new_dungeon.position import UNKNOWN, Position, Rival, keeping
from oubliette.bots.new_dungeon.ways import distances_to
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import CLASSES, LEVELS
from oubliette.games.new_dungeon.spaces import HEALING

_BRAVE: Final = 0.5  # the least chance to kill with which a hero goes in
_RASH: Final = 1000.0  # gold subtracted for going in with a smaller chance
_CAGE: Final = 2.4  # turns that a cage costs, with the danger that others come meanwhile
_REBIRTH: Final = 4.0  # turns that a new hero needs to be where the old one was
_AHEAD: Final = 8.0  # turns that a cure lasts
_LOST: Final = 0.5  # the share lost of a treasure left behind: it can be won back
_FAIR: Final = 0.12  # the least chance to hit for which a spell is cast
_TAKING: Final = 0.2  # turns that picking up takes
_SPARE: Final = 0.1  # factor for gold beyond the need
_FETCHING: Final = 3.0  # turns at most to replace a spell
_STOPPED: Final = 0.5  # the worth of stopping a winner, as a share of the bot's own total
_FEW: Final = 0.24  # fetch new spells with this share of the quota left

NEVER: Final = float("-inf")

LOOT: Final = "loot"
GO_HOME: Final = "home"
CURE: Final = "cure"
RENEW: Final = "renew"
WAYLAY: Final = "waylay"


class Target(NamedTuple):
    """A space to go to, what for, and its worth in gold per turn."""

    space: int
    purpose: str
    worth: float


def best_target(position: Position) -> Target:
    """Home with enough gold; else the best room, a cure, new spells, or a rich rival."""
    if position.need <= 0:
        return Target(MAIN, GO_HOME, position.total)
    best = best_loot(position, position.wounded)
    if position.wounded:
        cure = nearest_cure(position)
        sound = best_loot(position, False).worth
        turns = position.steps(cure) / position.move
        healthy = sound * _AHEAD / (_AHEAD + 2 * turns)
        if healthy > best.worth:
            best = Target(cure, CURE, healthy)
    if needs_spells(position):
        worth = best.worth
        best = Target(MAIN, RENEW, worth)
    waylay = best_waylay(position)
    return waylay if waylay is not None and waylay.worth > best.worth else best


def needs_spells(position: Position) -> bool:
    """Has a wizard too few attack spells, near enough to the Main Staircase to fetch new ones?"""
    if position.quota < 2:
        return False
    return position.attack_spells <= _FEW * position.quota and position.home() <= 3 * position.move


def best_loot(position: Position, wounded: bool) -> Target:
    """The room with the most gold per turn."""
    prospects = Prospects(position, wounded)
    best, most = MAIN, NEVER
    for space in LOOT_SPACES:
        worth = prospects.weigh(space)
        if worth > most:
            best, most = space, worth
    return Target(best, LOOT if best != MAIN else GO_HOME, most)


class Prospects:
    """Values rooms for a hero, wounded or not. Computes once what all rooms share."""

    def __init__(self, position: Position, wounded: bool) -> None:
        self.position = position
        self.here = distances_to(position.at, position.door)
        self.home = distances_to(MAIN, position.door)
        self.level_odds = [position.physical_on(level) for level in LEVELS]
        self.level_spell = [position.best_spell_on(level) for level in LEVELS] if position.attack_spells else []
        self.loss, self.loss_far = losses(position, wounded)

    def weigh(self, space: int) -> float:
        """The expected gold per turn of going to a space."""
        position = self.position
        value = position.loot(space)
        if value <= 0.0:
            return NEVER
        pile = position.pile(space)
        if not pile:
            return self.useful(value) / (self.travel(space, value) + _TAKING)
        seen = pile[0] != UNKNOWN
        blade = self.by_blade(space, value, seen)
        return max(blade, self.by_spell(space, value, seen)) if self.level_spell else blade

    def useful(self, value: float) -> float:
        """The value, where gold beyond the need counts little."""
        need = self.position.need
        return value if value <= need else need + _SPARE * (value - need)

    def travel(self, space: int, value: float) -> float:
        """Turns to get there, plus this loot's share of the way home."""
        position = self.position
        share = value / position.need if value < position.need else 1.0
        return (self.here[space] + self.home[space] * share) / position.move

    def by_blade(self, space: int, value: float, seen: bool) -> float:
        """Gold per turn if he goes in and fights to the end. `seen`: the monster is known."""
        odds = self.position.physical(space) if seen else self.level_odds[BOARD.spaces[space].level - 1]
        success = odds.hit + odds.cage + odds.slide
        if success <= 0.0:
            return NEVER
        loss = self.loss + self.loss_far * self.home[space]
        gain = self.useful(value) - ((1 - success) / success + odds.slide) * loss
        turns = self.travel(space, value) + 1 / success + odds.cage * _CAGE
        if odds.hit < _BRAVE:
            return min(gain, 0.0) - _RASH - turns  # only if no other room is left
        return gain / turns if gain > 0 else gain - turns  # among bad rooms, prefer the least bad and nearest

    def by_spell(self, space: int, value: float, seen: bool) -> float:
        """Gold per turn if he casts from outside: no risk, but spells must be replaced."""
        position = self.position
        hit = position.best_spell(space) if seen else self.level_spell[BOARD.spaces[space].level - 1]
        if hit < _FAIR:
            return NEVER
        fetching = 2 * self.home[space] / position.move / max(1, position.quota)
        return self.useful(value) / (self.travel(space, value) + (1 + min(_FETCHING, fetching)) / hit)


def losses(position: Position, wounded: bool) -> tuple[float, float]:
    """The mean cost of a counter-attack in gold, and the extra cost for each space away from home."""
    worths = sorted([_LOST * keeping(face) for face in position.treasures])
    least = worths[0] if worths else 0.0
    half = sum(worths[: (len(worths) + 1) // 2])
    death = position.gold + _REBIRTH * position.turn_worth
    if wounded:
        return (KILLED + SERIOUS + LIGHT) * death + STUNNED * least, 0.0
    wound = position.turn_worth
    loss = KILLED * death + SERIOUS * (half + wound) + LIGHT * (least + wound) + STUNNED * least
    return loss, (SERIOUS + LIGHT) * 0.5 * position.turn_worth / position.move


def nearest_cure(position: Position) -> int:
    """The Main Staircase, a healing chamber that is empty, or a paladin."""
    places = [MAIN]
    places += [space for space in _SPRINGS if not position.is_guarded(space)]
    places += [rival.at for rival in position.rivals if CLASSES[rival.class_id].heals and not rival.caged]
    return min(places, key=position.steps)


def best_waylay(position: Position) -> Target | None:
    """The rival within reach most worth an ambush, if no monster guards the space."""
    best: Target | None = None
    for rival in position.rivals:
        if rival.caged or not rival.treasures or position.is_guarded(rival.at):
            continue
        if position.steps(rival.at) > position.move:
            continue
        worth = ambush_worth(position, rival)
        if worth > (0.0 if best is None else best.worth):
            best = Target(rival.at, WAYLAY, worth)
    return best


def ambush_worth(position: Position, rival: Rival) -> float:
    """The mean gain of an ambush: the rival's best card, or the loss of the hero's own best card and a turn.

    A rival who has enough gold only with that card is worth extra: the ambush stops him from winning.
    """
    victim = CLASSES[rival.class_id]
    sword = position.bonus if position.kind.uses_swords else 0
    chance = at_least(victim.ambushed_on - max(0, sword) - position.kind.ambush_bonus)
    best = max([keeping(face) for face in rival.treasures])
    prize = min(best, max(position.need, position.turn_worth))
    if rival.total <= rival.gold < rival.total + best:
        prize += _STOPPED * position.total
    fine = max([keeping(face) for face in position.treasures], default=0.0) + position.turn_worth
    return chance * prize - (1 - chance) * fine


LOOT_SPACES: Final = tuple([space.index for space in BOARD.spaces if space.holds_cards])
_SPRINGS: Final = tuple([space.index for space in BOARD.spaces if space.power == HEALING])
