"""Bots that know Dungeon Looters."""

from __future__ import annotations

from typing import Any, Final

from oubliette.bots.dungeon_looters import belongings, cards, laying, main_phase, walking
from oubliette.bots.dungeon_looters.position import Position, po
from oubliette.bots.dungeon_looters.tuning import GREEDY, Tuning
from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.choosing import BACK
from oubliette.games.dungeon_looters.geometry import CELL_OF
from oubliette.games.dungeon_looters.treasures import PURSE, TREASURES
from oubliette.kernel import AnyGame, Ask, Match, Policy
from oubliette.kit.picking import DONE

BOTS: Final = ("greedy",)

_MATCHES: Final = 4  # matches whose paths are remembered at a time


def greedy(_game: AnyGame, _seat: int, _seed: int) -> Policy:
    """Explores, opens what it can, fights where that pays, hinders the leader, and goes home in time."""
    return tuned(GREEDY)


def tuned(tuning: Tuning) -> Policy:
    """The greedy bot with the given tuning."""
    memory = PathMemory(tuning)

    def choose(match: Match, ask: Ask[Any]) -> int:
        if ask.prompt == "decide.react" and not cards.may_matter(ask.options, ask.facts or {}):
            return 0  # most windows: reading the table would be wasted
        if ask.prompt == "decide.choose_archetype":
            return _archetype(ask.options, tuning)
        if ask.prompt == "decide.move_step":
            return memory.step(match, ask)
        memory.forget(match)
        return decide(Position(GAME.view(match.table, ask.seat), ask.seat, tuning), ask)

    return choose


class PathMemory:
    """Remembers the path of a move. Computes it again at its end, or when the figure was pushed off it.

    Each match has its own: a fork tried in the middle of a move must not change the path in the match.
    """

    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        self.paths: dict[Match, dict[str, str]] = {}  # for each match, the heading to take from each square

    def forget(self, match: Match) -> None:
        """Drop the path: any other question means that the move is over."""
        self.paths.pop(match, None)

    def step(self, match: Match, ask: Ask[Any]) -> int:
        here = str((ask.facts or {})["square"])
        path = self.paths.get(match)
        if path is None or path.get(here) not in ask.options:
            position = Position(GAME.view(match.table, ask.seat), ask.seat, self.tuning)
            self.paths.pop(match, None)
            while len(self.paths) >= _MATCHES:  # forks abandoned in the middle of a move
                del self.paths[next(iter(self.paths))]
            self.paths[match] = walking.path(position)
            return walking.step(position, ask.options)
        return ask.options.index(path[here])


def decide(position: Position, ask: Ask[Any]) -> int:
    """The index of the answer to a question."""
    prompt, options, facts = ask.prompt, ask.options, ask.facts or {}
    if prompt == "decide.place_start_tile":
        return laying.start_tile([CELL_OF[square] for square, _ in position.on_board], options)
    if prompt in ("decide.place_sherpa", "decide.discard_tile"):
        return 0
    if prompt == "decide.lay_tile":
        return laying.best_tile(position, options)
    if prompt == "decide.explore_tile":
        return laying.best_explored(position, options, str(facts["room"]))
    if prompt == "decide.move_step":
        return walking.step(position, options)
    if prompt == "decide.main_choice":
        return main_phase.main_choice(position, options)
    if prompt == "decide.react":
        return cards.react(position, options, facts["moment"])
    if prompt in ("decide.card_target", "decide.apply_face_up"):
        return cards.target(position, options, str(facts["card"]))
    if prompt == "decide.square":
        card = facts.get("card")
        return walking.respawn_square(position, options) if card is None else cards.square(position, options, str(card))
    if prompt == "decide.choose_respawn":
        return walking.respawn_room(position, options)
    if prompt == "decide.arrow_roll":
        return walking.roll_away(position, options)
    if prompt == "decide.hand_discard":
        return cards.discard(position, options)
    return _objects(position, ask)


def _objects(position: Position, ask: Ask[Any]) -> int:
    """Answers questions about what to take and what to give."""
    prompt, options, facts = ask.prompt, ask.options, ask.facts or {}
    if prompt == "decide.keep_objects":
        held, new = facts["held"], facts["new"]
        assert isinstance(held, tuple)
        assert isinstance(new, tuple)
        return belongings.keep(position, options, held, new)
    if prompt == "decide.spoils":
        loot = [name for name in options if name in TREASURES]
        purse = sum(po(name) for name in loot if TREASURES[name].type == PURSE)
        return belongings.spoils(position, options, purse)
    if prompt == "decide.bribe":
        attacker = facts["attacker_seat"]
        assert isinstance(attacker, int)
        return belongings.bribe(position, options, attacker)
    if prompt == "decide.sherpa_accept":
        return belongings.accept(position, options, str(facts["object"]))
    if prompt == "decide.drain_choice":
        return belongings.most(options)
    if prompt == "decide.drop_object":
        return options.index(BACK)
    if prompt == "decide.tidy_objects":
        return options.index(DONE) if DONE in options else belongings.least(options)
    assert prompt in _CHEAPEST, f"unknown question {prompt}"
    return belongings.least(options)


_CHEAPEST = frozenset({"decide.pit_sacrifice", "decide.drain_gift", "decide.dwarf_discard"})


def _archetype(options: Any, tuning: Tuning) -> int:  # noqa: ANN401 - a sequence of archetypes
    assert set(options) <= set(ARCHETYPES)
    return min(range(len(options)), key=lambda place: tuning.favourites.index(options[place]))
