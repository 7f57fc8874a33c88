"""Who meets whom in an arena, on which seats, with which settings.

A block of matches has every value of the options that vary, and for each value every seat order of the group. All
orders use the same dice, so that dice which favour a seat favour all bots equally. Each value has its own dice, so that
its matches are independent of the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations, product
from typing import Final, Literal, TypeAlias
from zlib import crc32

from oubliette.bots import find_bot
from oubliette.kernel import AnyGame, IllegalSetUp, Setting, SetUp, derive, set_up_among_bots

By: TypeAlias = Literal["points", "wins", "score"]

ALL_ORDERS: Final = 3  # seats up to which a block has all orders: 3 seats have 6 orders, 4 seats would have 24


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play, as plain data that can be sent to another process."""

    game: str
    version: int
    seats: int
    bots: tuple[str, ...]
    settings: tuple[tuple[tuple[str, Setting], ...], ...]
    """All options of the game, for each combination of values of those that vary."""
    over: tuple[str, ...]
    """The options that vary, by name."""
    values: tuple[str, ...]
    """Their values as text, in the order of `settings`."""
    alone: bool
    """Bots do not play against each other: each plays the same matches alone."""
    by: By
    seed: int
    blocks: int
    """The largest number of blocks that a group plays."""
    early: bool
    target: float | None
    margin: float

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The bots that meet at a table, as indices into the list of bots."""
        numbers = range(len(self.bots))
        return tuple([(number,) for number in numbers]) if self.alone else tuple(combinations(numbers, self.seats))

    @property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """The seat orders of a group, as indices into the group."""
        return ((0,) * self.seats,) if self.alone else seat_orders(self.seats)

    @property
    def block_size(self) -> int:
        return len(self.orders) * len(self.values)

    def seated(self, group: int, match: int) -> tuple[str, ...]:
        """Who sits where in that match of a block."""
        members, order = self.groups[group], self.orders[match // len(self.values)]
        return tuple([self.bots[members[place]] for place in order])

    def dice(self, block: int, value: int) -> int:
        """The seed of a block's matches with that value. It depends on the value's text, not on its index."""
        return derive(self.seed, block, crc32(self.values[value].encode())) if self.over else derive(self.seed, block)

    def value(self, match: int) -> int:
        """The index of the value with which that match of a block is played."""
        return match % len(self.values)


def seat_orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """All orders of few seats. For more seats, the rotations: as many orders as seats."""
    places = tuple(range(seats))
    if seats <= ALL_ORDERS:
        return tuple(permutations(places))
    return tuple([places[first:] + places[:first] for first in places])


def default_seats(game: AnyGame) -> int:
    """Two if two can play against each other, otherwise the fewest."""
    if not (game.together or game.scored) and 2 in game.seats:
        return 2
    return game.seats[0]


def make_plan(
    game: AnyGame,
    bots: Sequence[str],
    matches: int,
    seed: int,
    seats: int | None,
    options: Mapping[str, Setting],
    over: Mapping[str, Sequence[Setting]],
    by: By | None,
    early: bool,
    target: float | None,
    margin: float,
) -> tuple[Plan, list[SetUp]]:
    """Check everything before the first match."""
    count = default_seats(game) if seats is None else seats
    alone = count == 1 or game.together  # one bot plays on all seats, and is compared with others that do the same
    varied = list(_settings(options, over))
    made = [set_up_among_bots(game, count, {**options, **one}) for one in varied]
    _check_bots(game, bots, count, alone)
    measure = _measure(game, len(bots), alone, by, target)
    plan = Plan(
        game.id,
        game.version,
        count,
        tuple(bots),
        tuple([tuple(one.settings.values.items()) for one in made]),
        tuple(over),
        tuple([_label(one) for one in varied]),
        alone,
        measure,
        seed,
        0,
        early,
        target,
        margin,
    )
    if matches < plan.block_size:
        raise IllegalSetUp(
            "arena_matches",
            f"with {len(plan.orders)} seat orders and {len(plan.values)} values a pairing needs at least "
            f"{plan.block_size} matches, not {matches}",
            matches=matches,
            least=plan.block_size,
        )
    return replace(plan, blocks=matches // plan.block_size), made


def _check_bots(game: AnyGame, bots: Sequence[str], seats: int, alone: bool) -> None:
    for bot in bots:
        find_bot(bot, game.id)
    for place, bot in enumerate(bots):
        if bot in bots[:place]:
            raise IllegalSetUp("arena_twice", f"{bot} is named twice: a bot cannot meet itself", bot=bot)
    least = 1 if alone else seats
    if len(bots) < least:
        raise IllegalSetUp(
            "arena_bots",
            f"{seats} seats need at least {least} bots, not {len(bots)}",
            bots=len(bots),
            least=least,
            seats=seats,
        )


def _measure(game: AnyGame, bots: int, alone: bool, by: By | None, target: float | None) -> By:
    """The measure by which bots are compared; refuses one that does not fit."""
    if not alone:
        measure: By = "points" if by is None else by
        if measure != "points":
            raise IllegalSetUp(
                "arena_by_points", "bots that play against each other are compared by points only", by=measure
            )
        return measure
    measure = ("score" if game.scored else "wins") if by is None else by
    if measure == "points":
        raise IllegalSetUp("arena_no_points", "bots that play alone win no points: compare wins or score", by=measure)
    if measure == "score" and target is not None and bots < 2:
        raise IllegalSetUp("arena_target_score", "a target for scores needs a second bot: it is a share of matches won")
    return measure


def _settings(options: Mapping[str, Setting], over: Mapping[str, Sequence[Setting]]) -> Iterator[dict[str, Setting]]:
    """Every combination of the values of options that vary."""
    for name, values in over.items():
        if name in options:
            raise IllegalSetUp("arena_fixed", f"{name} cannot be set and vary at the same time", option=name)
        if len(set(values)) < len(values):
            raise IllegalSetUp("arena_value_twice", f"a value of {name} is named twice", option=name)
    for combination in product(*over.values()):
        yield dict(zip(over, combination, strict=True))


def _label(settings: Mapping[str, Setting]) -> str:
    words = ["on" if value is True else "off" if value is False else str(value) for value in settings.values()]
    return " ".join(words)
