"""Street: a tiny game with windows, in which players may shout in the turns of others, to test who is asked when.

Seat n lives in house n. In a turn one player throws a stone at a house, and everybody else may shout or keep quiet.
Neighbouring houses are near. A match has eight turns.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from oubliette.kernel import Ask, Event, Flag, Game, Result, Rule, Settings, State, Value, View

TURNS: Final = 8


class Houses(State):
    def __init__(self, seats: int, mute: bool) -> None:
        self.hit = [0] * seats
        self.mute = mute  # nobody can shout
        self.turns = 0

    def clone(self) -> "Houses":
        twin = Houses(len(self.hit), self.mute)
        twin.hit, twin.turns = list(self.hit), self.turns
        return twin


class Street(Game[Houses, View]):
    def table(self, seats: int, settings: Settings) -> Houses:
        return Houses(seats, settings.flag("mute"))

    def set_up(self, table: Houses) -> Rule[None]:
        yield from ()

    def turn(self, table: Houses) -> Rule[None]:
        seats = len(table.hit)
        thrower = table.turns % seats
        house = yield from Ask(thrower, "throw.house", range(seats))
        table.hit[house] += 1
        table.tell("throw.house", seat=thrower, house=house)
        for place in range(1, seats):
            seat = (thrower + place) % seats
            choice = ("quiet",) if table.mute else ("shout", "quiet")
            answer = yield from Ask(seat, "stone.shout", choice).always()
            table.tell("stone.shout", seat=seat, answer=answer)
        table.turns += 1

    def result(self, table: Houses) -> Result | None:
        if table.turns < TURNS:
            return None
        return Result("win.nobody", (1,) * len(table.hit), tuple(table.hit))

    def view(self, table: Houses, seat: int) -> View:
        return {"hit": list(table.hit)}

    def windows(self, settings: Settings) -> Mapping[str, Value]:
        return {} if settings.flag("silent") else {"stone.shout": "quiet"}

    def near(self, table: Houses, seat: int, events: Sequence[Event]) -> bool:
        houses = [event.facts["house"] for event in events if event.slug == "throw.house"]
        return any(abs(int(str(house)) - seat) <= 1 for house in houses)


STREET: Final = Street(
    "street", version=1, seats=range(2, 6), longest=60, options=(Flag("silent", False), Flag("mute", False))
)
