"""How to search Dungeon Looters: which questions deserve a search, and which answers are worth trying."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from oubliette.bots.dungeon_looters import laying, tuned
from oubliette.bots.dungeon_looters.position import Position
from oubliette.bots.dungeon_looters.tuning import GREEDY, SHARP
from oubliette.bots.search.search_guide import MANY, SearchGuide
from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.cards import PLAY
from oubliette.games.dungeon_looters.mj_cards import HOLE_IN_POCKET, LOCK_DOOR, MJ_CARDS, TAX_COLLECTOR, TRAP
from oubliette.games.dungeon_looters.movement import MOVE, SPRINT
from oubliette.games.dungeon_looters.turn import DROP, NEXT
from oubliette.games.dungeon_looters.windows import AFTER_CARD, AFTER_DRAW
from oubliette.kernel import AnyGame, Ask, Match, Policy

LAY: Final = "decide.lay_tile"
_LAST_TURNS: Final = 6  # at the end of the countdown, when players leave
_AGAINST: Final = (TRAP, LOCK_DOOR, HOLE_IN_POCKET, TAX_COLLECTOR)


def guide(game: AnyGame) -> SearchGuide:
    """How to search this game."""
    return LootersGuide(game)


class LootersGuide(SearchGuide):
    """Simulates a few rounds with its rules of thumb. Most questions of a turn are steps and windows: routine."""

    rounds = 3
    depth = 1  # there is no time for a deeper tree
    trust = 0.02
    caution = 1.5
    curiosity = 0.3
    width = 1.0
    growth = 0.5

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.quick_policy = tuned(SHARP)

    def policy(self, seed: int) -> Policy:
        return tuned(SHARP)

    def routine(self, match: Match, ask: Ask[Any]) -> int:
        """Search tiles and actions; in the last turns also every choice and every card that blocks a rival."""
        answer = self.quick_policy(match, ask)  # call it every time: it remembers the path of the move
        late = 0 <= match.table.turns_left <= _LAST_TURNS
        if ask.prompt == "decide.main_choice":
            worth_it = len(ask.options) > 2 and (late or any(map(_is_action, ask.options)))
        else:
            worth_it = ask.prompt == LAY or (ask.prompt == "decide.react" and late and _against(ask))
        return -1 if worth_it else answer

    def candidates(self, match: Match, ask: Ask[Any], rng: Random) -> Sequence[int]:
        """The answer of a weaker bot first, then actions, walking and cards; skips what can wait."""
        if ask.prompt == LAY:  # there may be hundreds of places: the promising ones first
            worths = laying.tile_worths(Position(GAME.view(match.table, ask.seat), ask.seat, SHARP), ask.options)
            return sorted(range(len(worths)), key=lambda place: (-worths[place], place))[:MANY]
        first = tuned(GREEDY)(match, ask)
        rest = sorted(range(len(ask.options)), key=lambda place: (_order(ask.options[place]), place))
        mine = ask.prompt == "decide.main_choice"
        return [first, *[place for place in rest if place != first and not (mine and _idle(ask.options[place]))]]


def _is_action(option: Any) -> bool:  # noqa: ANN401 - a word, or a word and its object
    return isinstance(option, tuple) and option[0] != PLAY


def _idle(option: Any) -> bool:  # noqa: ANN401 - a word, or a word and its object
    """Can it wait? Cards can, and things are dropped only when room is needed."""
    return option == DROP or (isinstance(option, tuple) and option[0] == PLAY)


def _against(ask: Ask[Any]) -> bool:
    """Is a rival about to move, and is there a card against him in hand?"""
    if (ask.facts or {})["moment"] not in (AFTER_DRAW, AFTER_CARD):
        return False
    return any(isinstance(option, tuple) and MJ_CARDS[option[1]].effect in _AGAINST for option in ask.options)


def _order(option: Any) -> int:  # noqa: ANN401 - a word, or a word and its object
    """Actions first, then walking, then cards."""
    if isinstance(option, tuple):
        return 3 if option[0] == PLAY else 0
    return {MOVE: 1, SPRINT: 2, NEXT: 4}.get(option, 5)
