"""Scenes of Paper App DUNGEON: a small floor drawn as text, a hero on it, and the questions of a rule.

Squares are (row, column) from (0, 0) in the north-west, as in the drawings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.floor import NOWHERE, mask_of, read_floor, squares_of
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.headings import going
from oubliette.games.paper_dungeon.movement import Going, first_headings, turn_headings
from oubliette.games.paper_dungeon.state import FLOOR, Before, Hero, Table
from oubliette.games.paper_dungeon.turn import play_turn
from oubliette.games.paper_dungeon.walking import move
from oubliette.kernel import FATE, Ask, Event, Rule, Setting, Value, play, set_up
from oubliette.kit.grid import NAMES

Place = tuple[int, int]  # row and column

SHOP_FLOOR = 3  # the shop that sold the pieces of a scene


def scene(
    drawing: str,
    at: Place | None = None,
    *,
    hp: int = 10,
    coins: int = 0,
    limit: int = 10,
    items: Sequence[str] = (),
    effects: Sequence[str] = (),
    trail: Iterable[Place] = (),
    taken: Iterable[Place] = (),
    key: bool = False,
    jumped: bool = False,
    floor_number: int = 4,
    **options: Setting,
) -> Table:
    """A drawn floor with one hero on the start, or on the square `at`, before a turn.

    `items` are single-use pieces of the inventory, `effects` pieces that work on this floor; `trail` holds the squares
    of the last move, `taken` used finds; `jumped`: the teleporters were used. By default no question offers to give
    the floor up.
    """
    settings = set_up(GAME, 1, {"notebook": 1, "abandon_floor": False, **options}).settings
    hero = Hero(0, hp, coins)
    table = Table(settings, [hero])
    table.page, table.floor_number = FLOOR, floor_number
    table.ground = Ground(read_floor(drawing), settings.word("corner_rule"))
    hero.at = table.ground.floor.start if at is None else number_of(table, at)
    assert hero.at != NOWHERE, "the drawing has no start: say where the hero stands"
    hero.limit = limit
    hero.before = Before(hero)
    hero.inventory = [(piece, SHOP_FLOOR) for piece in items]
    hero.effects = list(effects)
    hero.trail = mask_of([number_of(table, place) for place in trail])
    hero.taken = mask_of([number_of(table, place) for place in taken])
    hero.key = int(key)
    hero.jumped = jumped
    return table


def number_of(table: Table, place: Place) -> int:
    """The number of a square."""
    row, col = place
    return table.here.floor.grid.square(col, row)


def place_of(table: Table, square: int) -> Place:
    """Row and column of a square."""
    col, row = table.here.floor.grid.place(square)
    return row, col


def hero_of(table: Table) -> Hero:
    return table.heroes[0]


def where(table: Table) -> Place:
    """Where the hero stands."""
    return place_of(table, hero_of(table).at)


def path(table: Table) -> list[Place]:
    """The line of the present move; after a turn, the line just drawn."""
    hero = hero_of(table)
    return [place_of(table, square) for square in (hero.line or hero.lines[-1])]


def trail_of(table: Table) -> set[Place]:
    """The squares that the next move avoids."""
    return {place_of(table, square) for square in squares_of(hero_of(table).trail)}


def ledger(table: Table) -> tuple[int, int, int, int]:
    """The ledger of this page: "+ HP", "- HP", "+ ¢", "- ¢"."""
    hero = hero_of(table)
    return hero.hp_plus, hero.hp_minus, hero.coins_plus, hero.coins_minus


def one_move(table: Table, steps: int, diagonal: bool | None = None) -> Rule[None]:
    """The move after a roll of `steps`; by default an odd one is diagonal."""
    return move(table, hero_of(table), steps, _style(steps, diagonal))


def walk(
    table: Table,
    steps: int,
    answers: Sequence[Value] = (),
    dice: Sequence[Value] = (),
    diagonal: bool | None = None,
) -> Place:
    """Play a move to its end; return the hero's square. `dice`: those of finds."""
    play(one_move(table, steps, diagonal), dice, answers)
    return where(table)


def take_turn(table: Table, dice: Sequence[Value] = (), answers: Sequence[Value] = ()) -> Place:
    """Play a turn to its end; return the hero's square. The first die is the one of the move."""
    play(play_turn(table), dice, answers)
    return where(table)


def asked(
    rule: Rule[Any], dice: Sequence[Value] = (), answers: Sequence[Value] = ()
) -> list[tuple[str, tuple[Value, ...]]]:
    """Play a rule to its end; return the questions to players, in order: prompts and options."""
    questions: list[tuple[str, tuple[Value, ...]]] = []
    play(_noted(rule, questions), dice, answers)
    return questions


def _noted(rule: Rule[Any], questions: list[tuple[str, tuple[Value, ...]]]) -> Rule[None]:
    try:
        ask = next(rule)
        while True:
            if ask.seat != FATE:
                questions.append((ask.prompt, tuple(ask.options)))
            answer = yield ask
            ask = rule.send(answer)
    except StopIteration:
        return


def waiting(rule: Rule[Any], dice: Sequence[Value] = (), answers: Sequence[Value] = ()) -> Ask[Any]:
    """The question, of fate or a player, that a rule asks after the script."""
    fate, people = list(dice), list(answers)
    ask = next(rule)
    while True:
        script = fate if ask.seat == FATE else people
        if not script:
            assert not fate and not people, f"{ask} came before {fate} and {people}"
            return ask
        value = script.pop(0)
        assert value in ask.options, f"{value} is no answer to {ask}"
        try:
            ask = rule.send(value)
        except StopIteration:
            raise AssertionError(f"after {value} nothing was asked") from None


def slugs(events: list[Event]) -> list[str]:
    return [event.slug for event in events]


def headings(table: Table, steps: int, diagonal: bool | None = None) -> tuple[int, list[str]]:
    """The tier of the first headings, and these headings, even a forced one."""
    tier, allowed = first_headings(_about(table), hero_of(table).at, steps, _style(steps, diagonal))
    return tier, [NAMES[heading] for heading in allowed]


def turns(table: Table, heading: str, steps: int) -> list[str]:
    """The headings a hero may turn to when he hits a wall here, coming with `heading`, even a forced one."""
    allowed = turn_headings(_about(table), hero_of(table).at, NAMES.index(heading), steps)
    return [NAMES[side] for side in allowed]


def _about(table: Table) -> Going:
    hero = hero_of(table)
    if not hero.line:
        hero.line = [hero.at]
    return going(table, hero)


def _style(steps: int, diagonal: bool | None) -> bool:
    return steps % 2 == 1 if diagonal is None else diagonal
