"""The bot that goes where it expects to win soonest. The search plays out with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from oubliette.bots.facts import number
from oubliette.bots.new_dungeon import choices, decide, position_of
from oubliette.bots.new_dungeon.ambushes import ambush_gain, threats
from oubliette.bots.new_dungeon.chances import odds
from oubliette.bots.new_dungeon.destinations import GO_HOME, LOOT, WAYLAY, Destination, best_destination
from oubliette.bots.new_dungeon.flights import best_flight
from oubliette.bots.new_dungeon.pace import Pace
from oubliette.bots.new_dungeon.scene import Scene
from oubliette.bots.new_dungeon.walking import free_action
from oubliette.bots.new_dungeon.ways import USUAL_DOOR, distances_to
from oubliette.games.new_dungeon.belongings import holds
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.spells import spell_row
from oubliette.games.new_dungeon.state import FACE_DOWN, Table
from oubliette.kernel import Ask, Match, Value

_SHORTCUT: Final = 7.0  # spaces that a teleport must save
_RICH: Final = 2000  # gold worth waiting in a safe place for
_SURE: Final = 0.6  # a chance to rely on
_PATIENCE: Final = 4  # no waiting on every fourth round


@final
class Racer:
    """Answers for any seat. It keeps the destination of a turn until something changes."""

    __slots__ = ("destination", "mark", "pace", "table")

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.table: Table | None = None
        self.mark: tuple[int, ...] = ()
        self.destination = Destination(MAIN, GO_HOME, 0.0, False)

    def pick(self, match: Match, ask: Ask[Any]) -> int:
        """The index of the answer to a question."""
        options = ask.options
        if len(options) == 1:
            return 0
        prompt = ask.prompt
        if prompt == "decide.step":
            return self.step(Scene(match.table, ask.seat, number(ask.facts or {}, "left")), options)
        if prompt == "decide.action":
            return self.action(Scene(match.table, ask.seat, 0), options)
        if prompt == "decide.turn_plan":
            return self.plan(Scene(match.table, ask.seat), options)
        if prompt == "decide.attack_mode":
            return attack_mode(Scene(match.table, ask.seat), options, str((ask.facts or {})["space"]))
        if prompt in ("decide.drop", "decide.healing_fee"):
            return choices.least(options)
        if prompt in ("decide.steal", "decide.take_revenge"):
            return choices.most(options)
        if prompt == "decide.flight":
            return self.flight(Scene(match.table, ask.seat), options, ask.facts or {})
        return decide(position_of(match, ask), ask)

    def target(self, scene: Scene) -> Destination:
        """The destination of this turn. It stays the same until something is won or lost."""
        hero, table = scene.hero, scene.table
        mark = (table.round, scene.seat, hero.life, len(hero.treasures), hero.wounded, len(hero.spells))
        if table is not self.table or mark != self.mark:
            self.table, self.mark = table, mark
            self.destination = best_destination(scene, self.pace)
        return self.destination

    def plan(self, scene: Scene, options: Sequence[Any]) -> int:
        """Drink, cure himself, teleport if that helps, or walk."""
        for first in ("drink_potion", "cure_himself"):
            if first in options:
                return options.index(first)
        carried = shortcut(scene, self.target(scene), options, ("chamber_teleport", "teleport_item"))
        return carried if carried >= 0 else options.index("move")

    def step(self, scene: Scene, options: Sequence[Any]) -> int:
        """Do what is free first; then walk towards the destination, or stop there."""
        free = free_action(options)
        if free >= 0:
            return free
        destination = self.target(scene)
        stop = len(options) - 1
        if destination.space == scene.at:
            return stop
        if destination.purpose == LOOT and destination.by_spell:
            cast = self.cast(scene, destination.space, options)
            if cast >= 0:
                return cast
        if self.in_danger(scene, destination):
            return stop
        carried = shortcut(scene, destination, options, ("teleport",))
        return carried if carried >= 0 else step_towards(scene, destination.space, options, stop)

    def in_danger(self, scene: Scene, destination: Destination) -> bool:
        """Would the move end within a rival's reach, while the hero is safe here? Then he waits.

        Not on every round, otherwise two heroes could wait for each other until the last round.
        """
        if scene.gold < _RICH or destination.purpose == WAYLAY or not scene.left or scene.table.round % _PATIENCE == 0:
            return False
        far = distances_to(destination.space, scene.door)
        if far[scene.at] <= scene.left:
            return False
        dangers = threats(scene, self.pace.lost_match_on_way)
        if not dangers:
            return False
        at = scene.at
        for _ in range(scene.left):
            at = min([link.to for link in BOARD.links[at]], key=far.__getitem__)
        waste = scene.left / scene.move
        for there, reach, cost in dangers:
            way = distances_to(there, USUAL_DOOR)
            if way[at] <= reach < way[scene.at] and cost > waste:
                return True
        return False

    def cast(self, scene: Scene, space: int, options: Sequence[Any]) -> int:
        """The best spell to cast into that space; -1 if none is offered."""
        best, chance = -1, 0.0
        name = BOARD.ids[space]
        for index, option in enumerate(options):
            if isinstance(option, tuple) and option[0] == "cast" and option[2] == name:
                hit = spell_hit(scene, space, option[1])
                if hit > chance:
                    best, chance = index, hit
        return best

    def action(self, scene: Scene, options: Sequence[Any]) -> int:
        """A cure if there is one, else an ambush that pays, else a fight, else nothing."""
        best = options.index("fight") if "fight" in options else len(options) - 1
        gain = self.pace.least_gain
        for index, option in enumerate(options):
            if option == "drink_potion":
                return index
            if isinstance(option, tuple):
                if option[0] == "demand_healing":
                    return index
                if option[0] == "ambush":
                    rival = next(hero for hero in scene.table.heroes if hero.card == option[1])
                    found = ambush_gain(scene, scene.hero, rival)
                    if found > gain:
                        best, gain = index, found
        return best

    def flight(self, scene: Scene, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
        """Run with the loot, towards the next destination."""
        free = free_action(options)
        if free >= 0:
            return free
        far = distances_to(self.target(scene).space, scene.door)
        monsters = scene.table.monsters
        card = holds(scene.hero, "secret_door")
        best = best_flight(options, facts, far, lambda space: bool(monsters[space]), card, scene.need <= 0)
        return best if best >= 0 else len(options) - 1


def shortcut(scene: Scene, destination: Destination, options: Sequence[Any], words: tuple[str, ...]) -> int:
    """The teleport that saves most steps, into an empty or easy chamber; -1 if none saves enough.

    After arriving by a chamber or a card, the hero may cast there; after the Teleport spell, only if both are allowed.
    """
    best, saved = -1, _SHORTCUT
    magic = scene.magic if "teleport" not in words or scene.table.house.both_spells else []
    for index, option in enumerate(options):
        if isinstance(option, tuple) and option[0] in words:
            chamber = BOARD.index[option[1]]
            gain = scene.steps(destination.space, scene.at) - scene.steps(destination.space, chamber)
            if gain > saved and (not scene.table.monsters[chamber] or best_hit(scene, chamber, magic) >= _SURE):
                best, saved = index, gain
    return best


def step_towards(scene: Scene, goal: int, options: Sequence[Any], stop: int) -> int:
    """The step or secret door that leads nearest to the goal, around other monsters; `stop` if none does."""
    far = distances_to(goal, scene.door)
    best, least = stop, far[scene.at]
    monsters, index_of = scene.table.monsters, BOARD.index
    for index, option in enumerate(options):
        if isinstance(option, str):
            space = index_of.get(option, -1)
            cost = far[space]
        elif option[0] == "secret_try":
            space = index_of[option[1]]
            cost = far[space] + scene.door
        else:
            continue
        if cost < least and space >= 0 and (space == goal or not monsters[space]):
            best, least = index, cost
    return best


def guards(scene: Scene, space: int) -> tuple[str, ...]:
    """The cards that may be on top of a pile."""
    guard = scene.guard(space)
    return scene.hidden_monsters(BOARD.spaces[space].level) if guard == FACE_DOWN else (guard,)


def blade_hit(scene: Scene, space: int) -> float:
    """The chance to kill the monster in a space by hand."""
    return odds(guards(scene, space), scene.hero.kind.colour, scene.bonus).hit


def best_hit(scene: Scene, space: int, magic: list[str]) -> float:
    """The best chance to kill the monster in a space, by hand or with one of these spells."""
    return max([blade_hit(scene, space), *[spell_hit(scene, space, name) for name in magic]])


def spell_hit(scene: Scene, space: int, name: str) -> float:
    """The chance to kill the monster in a space with that spell."""
    spell = spell_row(name)
    return odds(guards(scene, space), spell.column, spell.bonus).hit


def attack_mode(scene: Scene, options: Sequence[Any], name: str) -> int:
    """The spell or the blade, whichever is likelier to kill. The blade gets a bonus, because it is not used up."""
    space = BOARD.index[name]
    best, chance = 0, blade_hit(scene, space) + 0.12
    if options[0] == "go_in":
        chance = min(chance, 0.5)  # from outside a miss costs nothing
    for index, option in enumerate(options[1:], 1):
        hit = spell_hit(scene, space, option)
        if hit > chance:
            best, chance = index, hit
    return best
