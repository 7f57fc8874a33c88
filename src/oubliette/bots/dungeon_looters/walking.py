"""Where to go, and by which step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from oubliette.bots.dungeon_looters.laying import some_tile_fits
from oubliette.bots.dungeon_looters.position import Position, po
from oubliette.bots.dungeon_looters.ways import UNREACHED, Walk
from oubliette.games.dungeon_looters.archetypes import DRAIN, TROPHIES
from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    CELL_OF,
    CELLS,
    NEXT_SQUARE,
    NOWHERE,
    SIDE_NAMES,
    SIDES,
    SQUARE_CALLED,
    SQUARE_NAMES,
    SQUARES,
    SQUARES_OF,
)
from oubliette.games.dungeon_looters.movement import EXPLORE, LEAVE, STAY, STOP
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.state import BLACK
from oubliette.games.dungeon_looters.view import PlayerView
from oubliette.kernel import Value

_LAST_TURNS: Final = 3
# Worth to a troll, in gold pieces
TIDYING: Final = 150.0  # refilling a chest with one object
LOCKING: Final = 120.0  # locking a door that leads out
_TRAPPED: Final = 0.1  # the chance that a beaten figure never gets out
_TRAPPED_LATE: Final = 0.5


class Goal(NamedTuple):
    """A square to reach, how far it is, and what standing there is worth."""

    square: int
    steps: int
    worth: float


def best_goal(position: Position) -> tuple[Walk, Goal] | None:
    """The goal with most gold per turn, around tokens if there is a way, over them if there is none."""
    for walk in dict.fromkeys((position.careful, position.bold)):
        best: Goal | None = None
        rate = 0.0
        for goal in goals(position, walk):
            turns = max(1, position.turns_to(goal.steps))
            if turns < position.turns_left and goal.worth / turns > rate:
                best, rate = goal, goal.worth / turns
        if best is not None:
            return walk, best
    return None


def goals(position: Position, walk: Walk) -> Iterator[Goal]:
    """Chests, rivals, cards on the floor, unknown rooms."""
    yield from _chests(position, walk)
    yield from _people(position, walk)
    for room in position.view["rooms"]:
        if room["card"]:
            steps, square = min((walk.far[square], square) for square in _floor(position, room["room"]))
            if steps < UNREACHED:
                yield Goal(square, steps, position.tuning.card_worth)
    for square, cell in position.layout.open_doors:
        if walk.far[square] < UNREACHED and some_tile_fits(position, cell):
            yield Goal(square, walk.far[square] + 1, position.tuning.unknown_room)


def _chests(position: Position, walk: Walk) -> Iterator[Goal]:
    """Full chests; for a troll with objects to put back, empty ones too."""
    for square, row in position.chests.items():
        beside, steps = walk.next_to(position.layout, square)
        if steps >= UNREACHED:
            continue
        if row["colour"] != BLACK:
            worth = position.chest_worth(square)
            if worth > 0:
                yield Goal(beside, steps, worth * _contested_share(position, square, steps))
        elif position.troll and position.me["objects"]:
            yield Goal(beside, steps, TIDYING)


def _people(position: Position, walk: Walk) -> Iterator[Goal]:
    """Rivals to rob. The lich need not come close, and the troll waits at the doors they run for."""
    for square, row in position.on_board:
        beside, steps = walk.next_to(position.layout, square)
        if steps >= UNREACHED:
            continue
        worth = fight_worth(position, row)
        if worth > 0:
            yield Goal(beside, steps, worth)
        if position.kind.can(DRAIN) and row["objects"]:
            yield Goal(beside, max(0, steps - NUMBERS.lich_drain_range + 1), drain_worth(position, row))
    if position.troll and position.counting:
        for square in position.layout.exits:
            if walk.far[square] < UNREACHED:
                yield Goal(square, walk.far[square], LOCKING)


def _floor(position: Position, room: str) -> list[int]:
    cell = CELL_CALLED[room]
    return [SQUARES_OF[cell][local] for local in position.layout.rooms[cell].floor]


def _contested_share(position: Position, square: int, steps: int) -> float:
    """A factor below 1 for a chest that a rival is nearer to, as the crow flies."""
    return (
        position.tuning.contested_share
        if any(SQUARES.walk(other, square) < steps for other, _ in position.on_board)
        else 1.0
    )


def fight_worth(position: Position, row: PlayerView) -> float:
    """The worth of fighting a player."""
    chance = position.chance_against(row)
    if position.troll:
        late = position.counting and position.turns_left <= _LAST_TURNS
        prize: float = NUMBERS.troll_po_per_object * bool(row["objects"])
        prize += NUMBERS.troll_po_per_adventurer_inside * (_TRAPPED_LATE if late else _TRAPPED)
        stake = NUMBERS.troll_po_per_object * bool(position.me["objects"]) + position.tuning.defeat_cost / 2
        return chance * prize - (1 - chance) * stake
    spite = 1 + position.tuning.spite
    prize = max(map(po, row["objects"]), default=0) * (position.appetite + position.tuning.spite)
    if position.kind.can(TROPHIES):
        prize += NUMBERS.barbarian_trophy_po
    stake = max(map(po, position.me["objects"]), default=0) * spite + position.tuning.defeat_cost
    return chance * prize - (1 - chance) * stake


def drain_worth(position: Position, row: PlayerView) -> float:
    """The worth to the lich of being near a victim, who gives the cheapest object half of the time."""
    values = list(map(po, row["objects"]))
    return (min(values) / 2 + max(values) / 3) * (position.appetite + position.tuning.spite)


# A move


def step(position: Position, options: Sequence[Value]) -> int:
    """One step towards the goal, or out."""
    walk, goal = heading_for(position)
    if LEAVE in options and (position.time_to_go or (goal == NOWHERE and may_as_well_leave(position))):
        return options.index(LEAVE)
    explore = [place for place, option in enumerate(options) if isinstance(option, tuple) and option[0] == EXPLORE]
    if goal == position.at and explore and not position.time_to_go:
        return explore[0]
    if goal not in (NOWHERE, position.at):
        answer = towards(walk.first_step(goal), position.at)
        if answer in options:
            return options.index(answer)
    return options.index(STOP) if STOP in options else 0


def may_as_well_leave(position: Position) -> bool:
    """With nothing left to do: is there loot to carry out? Before the countdown, wait: more work can still turn up."""
    if position.tuning.compares_scores and not position.rivals and not position.beats(position.gone):
        return False
    return position.counting and bool(position.me["objects"])


def path(position: Position) -> dict[str, str]:
    """The heading to take from each square on the way to the goal."""
    walk, goal = heading_for(position)
    found: dict[str, str] = {}
    if goal != NOWHERE:
        here = goal
        while here in walk.came:
            before = walk.came[here]
            found[SQUARE_NAMES[before]] = towards(here, before)
            here = before
    return found


def heading_for(position: Position) -> tuple[Walk, int]:
    """The walk and the square to go to; NOWHERE if nothing is left to do."""
    if position.heading is None:
        position.heading = _heading(position)
    return position.heading


def _heading(position: Position) -> tuple[Walk, int]:
    if position.time_to_go:
        walk, goal, _ = position.way_out
        return walk, goal
    found = best_goal(position)
    if found is not None:
        return found[0], found[1].square
    if position.troll or not may_as_well_leave(position):
        return position.careful, NOWHERE
    walk, goal, steps = position.way_out
    if goal == position.at or steps >= UNREACHED:
        return walk, NOWHERE
    return walk, goal


def towards(square: int, at: int) -> str:
    """The heading of a neighbouring square."""
    for side in SIDES:
        if NEXT_SQUARE[side][at] == square:
            return SIDE_NAMES[side]
    return STOP


def steps_ahead(position: Position) -> int:
    """The steps to the goal, the one through a door included; 0 if there is no reason to walk."""
    walk, goal = heading_for(position)
    if goal == NOWHERE:
        return int(position.at in position.layout.exits and not position.troll and may_as_well_leave(position))
    if position.time_to_go:
        return walk.far[goal] + 1
    return walk.far[goal] + int(goal == position.at and goal in dict(position.layout.open_doors))


def roll_away(position: Position, options: Sequence[Value]) -> int:
    """Roll two squares towards the goal, if it lies that way and no token does."""
    walk, goal = heading_for(position)
    best, nearest = options.index(STAY), UNREACHED
    if goal in (NOWHERE, position.at):
        return best
    start = walk.far[goal]
    for place, option in enumerate(options):
        if isinstance(option, tuple):
            side = SIDE_NAMES.index(option[0])
            here = position.at
            clear = True
            for _ in range(option[1]):
                here = NEXT_SQUARE[side][here]
                clear = clear and here not in position.tokens
            on_the_way = walk.far[here] == option[1] and clear and _leads_to(walk, here, goal)
            if on_the_way and start - option[1] < nearest:
                best, nearest = place, start - option[1]
    return best


def _leads_to(walk: Walk, square: int, goal: int) -> bool:
    here = goal
    while here in walk.came:
        if here == square:
            return True
        here = walk.came[here]
    return False


def respawn_room(position: Position, options: Sequence[Value]) -> int:
    """In the last turns a room with a way out, otherwise one near chests."""
    cells = [CELL_CALLED[str(option)] for option in options]
    exits = {CELL_OF[square] for square in position.layout.exits}
    if position.counting:
        for place, cell in enumerate(cells):
            if cell in exits:
                return place
    wanted = [CELL_OF[square] for square in position.full_chests]
    if not wanted:
        return 0
    return min(range(len(cells)), key=lambda place: min(CELLS.walk(cells[place], cell) for cell in wanted))


def respawn_square(position: Position, options: Sequence[Value]) -> int:
    """A square next to the way out, if this room has one."""
    squares = [SQUARE_CALLED[str(option)] for option in options]
    for place, square in enumerate(squares):
        if square in position.layout.exits:
            return place
    return 0
