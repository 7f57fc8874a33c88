"""Wager: a tiny game with secret cards and secret answers, to test what a table tells each seat.

In a round every player gets a card that nobody else sees, and bids on it in secret. Then all cards and bids are shown:
a high bid on the highest card scores. A match has three rounds.
"""

from typing import Final

from oubliette.kernel import HIDDEN, Ask, Game, Result, Rule, Settings, State, View, hidden
from oubliette.kit.deck import Deck

ROUNDS: Final = 3
CARDS: Final = tuple(f"card-{letter}" for letter in "abcdefghijkl")  # these strings occur nowhere else in a message


class Secrets(State):
    def __init__(self, seats: int) -> None:
        self.deck: Deck[str] = Deck(CARDS)
        self.hands = [""] * seats
        self.bids = [""] * seats
        self.points = [0] * seats
        self.round = 0

    def clone(self) -> "Secrets":
        twin = Secrets(len(self.points))
        twin.deck = self.deck.clone()
        twin.hands = list(self.hands)
        twin.bids = list(self.bids)
        twin.points = list(self.points)
        twin.round = self.round
        return twin


class Wager(Game[Secrets, View]):
    def table(self, seats: int, settings: Settings) -> Secrets:
        return Secrets(seats)

    def set_up(self, table: Secrets) -> Rule[None]:
        table.tell("setup.rounds", rounds=ROUNDS)
        yield from ()

    def turn(self, table: Secrets) -> Rule[None]:
        seats = range(len(table.points))
        for seat in seats:
            table.hands[seat] = yield from table.deck.draw("deal.card")
            table.tell("deal.card", seat=seat, card=hidden(table.hands[seat], seat))
        for seat in seats:
            facts = {"card": table.hands[seat]}
            table.bids[seat] = yield from Ask(seat, "bid.choose", ("low", "high", "pass"), facts).always()
            table.tell("bid.made", seat=seat, bid=hidden(table.bids[seat], seat))
            table.whisper((seat,), "bid.note", note=f"{table.hands[seat]} {table.bids[seat]}")
        best = max(table.hands)
        for seat in seats:
            table.tell("round.shown", seat=seat, card=table.hands[seat], bid=table.bids[seat])
            table.points[seat] += table.hands[seat] == best and table.bids[seat] == "high"
            table.hands[seat] = table.bids[seat] = ""
        table.round += 1

    def result(self, table: Secrets) -> Result | None:
        if table.round < ROUNDS:
            return None
        places = [1 + sum(other > mine for other in table.points) for mine in table.points]
        return Result("win.points", tuple(places), tuple(table.points))

    def view(self, table: Secrets, seat: int) -> View:
        return {
            "hands": [hand if owner == seat else HIDDEN for owner, hand in enumerate(table.hands)],
            "bids": [bid if owner == seat else HIDDEN for owner, bid in enumerate(table.bids)],
            "points": tuple(table.points),
            "round": table.round,
        }


WAGER: Final = Wager("wager", version=1, seats=range(2, 5), longest=24, reveals=frozenset({"round.shown"}))
