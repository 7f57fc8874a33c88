"""Pig, a folk game of one die. It is the sample game: docs/adding-a-game.md explains it line by line."""

from typing import Final, TypedDict

from oubliette.games.pig.die import DIE, THROW
from oubliette.kernel import Ask, Game, Result, Rule, Settings, State, Whole


class Table(State):
    def __init__(self, target: int, points: list[int], to_play: int = 0, pot: int = 0) -> None:
        self.target, self.points, self.to_play, self.pot = target, points, to_play, pot

    def clone(self) -> "Table":
        return Table(self.target, list(self.points), self.to_play, self.pot)


class PigView(TypedDict):
    """What everybody sees: Pig has no secrets."""

    target: int
    points: list[int]
    to_play: int
    pot: int


class Pig(Game[Table, PigView]):
    def table(self, seats: int, settings: Settings) -> Table:
        return Table(settings.whole("target"), [0] * seats)

    def set_up(self, table: Table) -> Rule[None]:
        """Nobody has points yet, and the first seat begins. [setup.order]"""
        table.tell("setup.order", seat=table.to_play, target=table.target)
        yield from ()

    def turn(self, table: Table) -> Rule[None]:
        """Roll as often as you dare, then hold what is in the pot. [turn.choice]"""
        seat, choice = table.to_play, "roll"
        while choice == "roll":
            face = yield from THROW
            if face == DIE.fatal:
                table.pot, choice = 0, "lose"  # [roll.fatal]
                table.tell("roll.fatal", seat=seat, face=face)
            else:
                table.pot += face
                table.tell("roll.face", seat=seat, face=face, pot=table.pot)
                choice = yield from Ask(seat, "turn.choice", ("roll", "hold"), {"pot": table.pot})
        table.points[seat] += table.pot
        table.tell("turn.end", seat=seat, gained=table.pot, total=table.points[seat])
        table.pot, table.to_play = 0, (seat + 1) % len(table.points)

    def result(self, table: Table) -> Result | None:
        """The first to reach the target wins. [win.target]"""
        if table.points[table.to_play - 1] < table.target:  # only the player who has just played can have reached it
            return None
        places = [1 + sum(other > mine for other in table.points) for mine in table.points]
        return Result("win.target", tuple(places), tuple(table.points))

    def view(self, table: Table, seat: int) -> PigView:
        return {"target": table.target, "points": list(table.points), "to_play": table.to_play, "pot": table.pot}


TARGET: Final = Whole("target", 10, 1000, default=DIE.target)
GAME: Final = Pig("pig", version=1, seats=range(2, 7), longest=12_000, options=(TARGET,))
