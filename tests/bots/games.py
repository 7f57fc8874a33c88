"""Tiny games whose best answer is obvious."""

from collections.abc import Sequence
from typing import ClassVar

from oubliette.games.pig import GAME as PIG
from oubliette.games.pig import Pig, Table
from oubliette.kernel import FATE, Ask, Dealer, Game, Result, Rule, Settings, State, View


class Climb(State):
    def __init__(self, rung: int | None = None) -> None:
        self.rung = rung

    def clone(self) -> "Climb":
        return Climb(self.rung)


class Ladder(Game[Climb, View]):
    """One question: choose a rung; the higher the better."""

    rungs: ClassVar[Sequence[int]] = range(10)

    def __init__(self) -> None:
        super().__init__("ladder", version=1, seats=range(1, 2), longest=1)

    def table(self, seats: int, settings: Settings) -> Climb:
        return Climb()

    def set_up(self, table: Climb) -> Rule[None]:
        yield from ()

    def turn(self, table: Climb) -> Rule[None]:
        table.rung = yield from Ask(0, "ladder.rung", self.rungs)

    def result(self, table: Climb) -> Result | None:
        return None if table.rung is None else Result("ladder.end", (1,), (table.rung,))

    def view(self, table: Climb, seat: int) -> View:
        return {"rung": table.rung}

    def worth(self, table: Climb, seat: int) -> float:
        return 0.5 if table.rung is None else table.rung / len(self.rungs)


class Endless(Ladder):
    """The ladder with more rungs than a bot can try."""

    rungs = range(10**12)


class CountedPig(Pig):
    """Pig with a worth: the lead, pot included."""

    def __init__(self) -> None:
        super().__init__(PIG.id, PIG.version, PIG.seats, PIG.longest, PIG.options)

    def worth(self, table: Table, seat: int) -> float:
        mine = table.points[seat] + (table.pot if table.to_play == seat else 0)
        rival = max(points for other, points in enumerate(table.points) if other != seat)
        return 0.5 + (min(mine, table.target) - min(rival, table.target)) / (2 * table.target)


class Cards(State):
    def __init__(self, card: int = 0, guess: int | None = None) -> None:
        self.card, self.guess = card, guess

    def clone(self) -> "Cards":
        return Cards(self.card, self.guess)


class Secret(Game[Cards, View]):
    """One question: which of six cards was dealt face down? A fair player is right one time in six."""

    def __init__(self) -> None:
        super().__init__("secret", version=1, seats=range(1, 2), longest=2)

    def table(self, seats: int, settings: Settings) -> Cards:
        return Cards()

    def set_up(self, table: Cards) -> Rule[None]:
        table.card = yield from Ask(FATE, "secret.deal", range(6))

    def turn(self, table: Cards) -> Rule[None]:
        table.guess = yield from Ask(0, "secret.guess", range(6))

    def result(self, table: Cards) -> Result | None:
        if table.guess is None:
            return None
        won = table.guess == table.card
        return Result("secret.end", (1 if won else 2,), (int(won),))

    def view(self, table: Cards, seat: int) -> View:
        return {"guess": table.guess}

    def imagine(self, table: Cards, seat: int, dealer: Dealer) -> None:
        table.card = dealer.one_of(range(6))
