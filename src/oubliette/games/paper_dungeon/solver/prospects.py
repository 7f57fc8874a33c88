"""How a floor may end: the best expected outcome from every square, with every number of HP in the ledger.

A hero chooses after every roll, and the worth of leaving depends only on the HP in the ledger. So the decision problem
has few states: the square, the hero's last heading, whether he has used the teleporters, the hearts left, the HP. Value
iteration solves it, the states with the fewest hearts first, because hearts only vanish.

It treats exactly: every roll, every legal way, each face of mystery hearts and enemies, hearts that vanish when met. It
leaves out: the trail, except the squares straight behind the hero; equipment; coins; that an enemy met on the way is
gone (it bites again, which makes the values a little too low); that a web holds only once; a key not found yet; more
hearts than the caller lists; the trail rule `reverse`.
"""

from __future__ import annotations

from collections import deque
from typing import Final, TypeAlias, final

from oubliette.games.paper_dungeon.floor import squares_of
from oubliette.games.paper_dungeon.solver.atlas import FACES, LEFT, WITH_JUMP, WITH_KEY, Atlas
from oubliette.games.paper_dungeon.solver.routes import NO_HEADING, Routes
from oubliette.kernel import Shared

Change: TypeAlias = "tuple[tuple[int, float], ...]"  # changes of the HP, each with its probability
Row: TypeAlias = "list[float]"  # values by the HP in the ledger, lowest first
Way: TypeAlias = "tuple[Change, int, int, int, bool]"  # change, hearts met, place or LEFT, jumped, stairs in reach

NOTHING: Final[Change] = ((0, 1.0),)
_HEADINGS: Final = NO_HEADING + 1  # a place is a square and a heading: square * _HEADINGS + heading
_NEVER: Final = -1e9
_CLOSE: Final = 2e-3  # smaller changes of values do not spread
_PATIENCE: Final = 400  # rounds, at most


@final
class Terms(Shared):
    """The worth of leaving, by the HP in the ledger from `lowest` on. HP outside the range count as its nearest end.

    `turn` is the price of a turn. It must be positive, or staying for ever would cost nothing.
    """

    def __init__(self, lowest: int, ends: tuple[float, ...], turn: float) -> None:
        self.lowest = lowest
        self.ends = ends
        self.turn = turn

    def place(self, hp: int) -> int:
        """The index of this number of HP in a row."""
        return max(0, min(hp - self.lowest, len(self.ends) - 1))


@final
class Stock(Shared):
    """What is left on a floor: how each square changes the HP, which squares are hearts, and the fresh webs."""

    def __init__(self, changes: dict[int, Change], hearts: tuple[int, ...], webs: int) -> None:
        self.changes = changes
        self.hearts = hearts
        self.webs = webs
        self.mask = 0  # the squares that change the HP
        for square in changes:
            self.mask |= 1 << square


@final
class _Region:
    """The places that a hero can reach from a square with the same flags, and the ways between them.

    A place is a square and the heading that the hero came with: he may not go back over his steps.
    """

    __slots__ = ("choices", "layers", "places", "squares", "variants")

    def __init__(self) -> None:
        self.places: dict[int, int] = {}  # by place: the index of its row
        self.squares: list[int] = []
        self.choices: list[list[list[Way]]] = []  # by square, in the order of `squares`: the different sets of ways
        self.variants: list[list[tuple[int, list[int]]]] = []  # by square: (row, the set of ways of each roll)
        self.layers: dict[int, list[Row]] = {}  # by the hearts left


@final
class Prospects:
    """The values of one floor in its present state, computed on demand."""

    def __init__(self, atlas: Atlas, key: int, stock: Stock, terms: Terms) -> None:
        self.atlas = atlas
        self.key = key
        self.stock = stock
        self.terms = terms
        held = WITH_KEY if key else 0
        self.routes = (Routes(atlas, held, stock.webs), Routes(atlas, held | WITH_JUMP, stock.webs))
        self._masks: dict[int, Change] = {}
        self._regions: tuple[list[_Region], list[_Region]] = ([], [])
        self._sums: dict[tuple[Change, int], Change] = {}

    def value(self, square: int, came: int, jumped: int, hearts: int, hp: int) -> float:
        """The value of beginning a turn here with these hearts left (bits, in the order of the stock) and these HP."""
        return self.row(square, came, jumped, hearts)[self.terms.place(hp)]

    def row(self, square: int, came: int, jumped: int, hearts: int) -> Row:
        """The values of beginning a turn on a square, by HP."""
        region = self._region(square, jumped)
        rows = self._layer(region, jumped, hearts)
        number = region.places.get(square * _HEADINGS + came, -1)
        return rows[number if number >= 0 else region.places[square * _HEADINGS + NO_HEADING]]

    def change_of(self, finds: int) -> Change:
        """How these finds together change the HP."""
        finds &= self.stock.mask
        if not finds:
            return NOTHING
        total = self._masks.get(finds)
        if total is None:
            total = NOTHING
            for square in squares_of(finds):
                total = add_changes(total, self.stock.changes[square])
            self._masks[finds] = total
        return total

    def hearts_in(self, finds: int) -> int:
        """The hearts among these finds, as bits in the order of the stock."""
        bits = 0
        for place, square in enumerate(self.stock.hearts):
            if finds >> square & 1:
                bits |= 1 << place
        return bits

    @staticmethod
    def square_of(place: int) -> int:
        return place // _HEADINGS

    @staticmethod
    def heading_of(place: int) -> int:
        return place % _HEADINGS

    def _region(self, square: int, jumped: int) -> _Region:
        """The region of a square. The order of building is fixed, so that values do not depend on who asks first."""
        wanted = square * _HEADINGS + NO_HEADING
        for region in self._regions[jumped]:
            if wanted in region.places:
                return region
        floor = self.atlas.ground.floor
        for root in (floor.start, *floor.open_squares):
            if root < 0:
                continue
            place = root * _HEADINGS + NO_HEADING
            if not any(place in region.places for region in self._regions[jumped]):
                region = self._explore(root, jumped)
                self._regions[jumped].append(region)
                if wanted in region.places:
                    return region
        raise AssertionError("nobody stands in a wall")

    def _explore(self, root: int, jumped: int) -> _Region:
        region = _Region()
        order = [root * _HEADINGS + NO_HEADING]
        region.places[order[0]] = 0
        by_square: dict[int, int] = {}
        known: list[dict[tuple[Way, ...], int]] = []
        for place in order:
            square, came = divmod(place, _HEADINGS)
            number = by_square.get(square, -1)
            if number < 0:
                number = by_square[square] = len(region.squares)
                region.squares.append(square)
                region.choices.append([])
                region.variants.append([])
                known.append({})
                alone = square * _HEADINGS + NO_HEADING
                if alone not in region.places:
                    region.places[alone] = len(region.places)
                    order.append(alone)
            sets: list[int] = []
            for roll in range(1, FACES + 1):
                ways = self.ways(square, came, jumped, roll)
                for _, _, end, now, _ in ways:
                    if end != LEFT and now == jumped and end not in region.places:
                        region.places[end] = len(region.places)
                        order.append(end)
                which = known[number].get(ways, -1)
                if which < 0:
                    which = known[number][ways] = len(region.choices[number])
                    region.choices[number].append(list(ways))
                sets.append(which)
            region.variants[number].append((region.places[place], sets))
        return region

    def ways(self, square: int, came: int, jumped: int, roll: int) -> tuple[Way, ...]:
        """The different ways to move by this roll, for a hero who came to a square with this heading."""
        exits = self.atlas.ground.exits[self.key]
        ways: dict[Way, None] = {}
        for end, heading, gains, finds in self.routes[jumped].routes(square, came, roll):
            met = self.hearts_in(finds)
            harm = finds
            for heart in self.stock.hearts:
                harm &= ~(1 << heart)
            change = self.change_of(harm)
            if end == LEFT:
                ways[change, met, LEFT, jumped, True] = None
            else:
                now = jumped | gains & WITH_JUMP
                ways[change, met, end * _HEADINGS + heading, now, bool(exits >> end & 1)] = None
        return tuple(ways)

    def _layer(self, region: _Region, jumped: int, hearts: int) -> list[Row]:
        rows = region.layers.get(hearts)
        if rows is None:
            rows = self._solve(region, jumped, hearts)
            region.layers[hearts] = rows
        return rows

    def with_hearts(self, change: Change, hearts: int) -> Change:
        """A change plus the changes of these hearts."""
        if not hearts:
            return change
        known = self._sums.get((change, hearts))
        if known is None:
            known = change
            for place, square in enumerate(self.stock.hearts):
                if hearts >> place & 1:
                    known = add_changes(known, self.stock.changes[square])
            self._sums[change, hearts] = known
        return known

    def _first_guess(self, region: _Region, jumped: int, hearts: int) -> list[Row]:
        """Values to start from, which must not be too high: those with one heart less, or the worst."""
        if hearts:
            fewer = self._layer(region, jumped, hearts & (hearts - 1))
            return [row[:] for row in fewer]
        worst = min(self.terms.ends) - 0.25
        return [[worst] * len(self.terms.ends) for _ in region.places]

    def _solve(self, region: _Region, jumped: int, hearts: int) -> list[Row]:
        """Solve all states with these hearts left. Look at a square again when one that it leads to has changed."""
        ends = list(self.terms.ends)
        turn = self.terms.turn
        size = len(ends)
        count = len(region.squares)
        # By square and set of ways: the values that are fixed in this layer, and the ways that stay in the layer.
        fixed: list[list[Row]] = []
        moving: list[list[list[tuple[int, Change]]]] = []
        leads_here: list[list[int]] = [[] for _ in region.places]
        for number in range(count):
            fixed_sets: list[Row] = []
            moving_sets: list[list[tuple[int, Change]]] = []
            for ways in region.choices[number]:
                best = [_NEVER] * size
                stays: dict[int, list[Change]] = {}
                for harm, met, end, now, out in ways:
                    gone = met & hearts
                    change = self.with_hearts(harm, gone)
                    if out:
                        best = higher(best, shifted(ends, change))
                    if end == LEFT:
                        continue
                    if gone or now != jumped:
                        square, came = divmod(end, _HEADINGS)
                        best = higher(best, shifted(self.row(square, came, now, hearts & ~gone), change))
                    else:
                        keep_best(stays.setdefault(region.places[end], []), change)
                pairs = [(place, change) for place, changes in stays.items() for change in changes]
                for place, _ in pairs:
                    leads_here[place].append(number)
                fixed_sets.append(best)
                moving_sets.append(pairs)
            fixed.append(fixed_sets)
            moving.append(moving_sets)
        sources = [sorted(set(numbers)) for numbers in leads_here]
        rows = self._first_guess(region, jumped, hearts)
        waiting = deque(range(count - 1, -1, -1))
        queued = [True] * count
        shifts: list[dict[Change, Row]] = [{} for _ in rows]
        for _ in range(count * _PATIENCE):
            if not waiting:
                break
            number = waiting.popleft()
            queued[number] = False
            sets: list[Row] = []
            for ready, pairs in zip(fixed[number], moving[number], strict=True):
                best = ready
                for end, change in pairs:
                    if change is NOTHING:
                        row = rows[end]
                    else:
                        known = shifts[end].get(change)
                        if known is None:
                            known = shifts[end][change] = shifted(rows[end], change)
                        row = known
                    best = [a if a > b else b for a, b in zip(best, row)]  # noqa: B905, FURB136 - equal lengths, hot
                sets.append(best)
            for place, (one, two, three, four, five, six) in region.variants[number]:
                total = [
                    (a + b + c + d + e + f) / FACES - turn
                    for a, b, c, d, e, f in zip(  # noqa: B905
                        sets[one], sets[two], sets[three], sets[four], sets[five], sets[six]
                    )
                ]
                old = rows[place]
                moved = max([a - b for a, b in zip(total, old)])  # noqa: B905
                if moved > _CLOSE:
                    rows[place] = total
                    shifts[place].clear()
                    for source in sources[place]:
                        if not queued[source]:
                            queued[source] = True
                            waiting.append(source)
        return rows


def keep_best(changes: list[Change], change: Change) -> None:
    """Add a way to the same place. Of changes without chance, keep only the best."""
    if len(change) > 1:
        if change not in changes:
            changes.append(change)
        return
    for place, other in enumerate(changes):
        if len(other) == 1:
            if change[0][0] > other[0][0]:
                changes[place] = change
            return
    changes.append(change)


def add_changes(one: Change, other: Change) -> Change:
    """The sum of two changes of the HP."""
    if one == NOTHING:
        return other
    if other == NOTHING:
        return one
    chances: dict[int, float] = {}
    for first, likely in one:
        for second, chance in other:
            chances[first + second] = chances.get(first + second, 0.0) + likely * chance
    return tuple(sorted(chances.items()))


def shifted(row: Row, change: Change) -> Row:
    """The expected values of a row before a change of the HP happens."""
    if change is NOTHING:
        return row
    total: Row = []
    for hp, chance in change:
        if hp < 0:
            moved = [row[0]] * min(-hp, len(row)) + row[:hp]
        elif hp > 0:
            moved = row[hp:] + [row[-1]] * min(hp, len(row))
        else:
            moved = row
        if len(change) == 1:
            return moved
        total = [a + chance * b for a, b in zip(total, moved)] if total else [chance * b for b in moved]  # noqa: B905
    return total


def higher(one: Row, other: Row) -> Row:
    """The greater value at each index."""
    return [a if a > b else b for a, b in zip(one, other)]  # noqa: B905, FURB136 - as above
