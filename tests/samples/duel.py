"""Duel: a small card game with secrets, for tests that Pig is too simple for.

Each player holds secret cards. In a turn a player lays a card face down, the next seat guesses whether it is low or
high, the card is shown, and one of the two scores. Once per match a player may peek at the top of the deck instead.
"""

from typing import Final

from oubliette.kernel import (
    HIDDEN,
    Ask,
    Choice,
    Dealer,
    Flag,
    Game,
    GameOver,
    Result,
    Rule,
    Settings,
    State,
    View,
    hidden,
)
from oubliette.kit.deck import Deck

LOW: Final = 4  # cards up to this one are low
ENOUGH: Final = 5  # points that win at once


class Table(State):
    def __init__(self, seats: int, copies: int) -> None:
        self.deck: Deck[int] = Deck([card for card in range(1, 9) for _ in range(copies)])
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[int] = []  # the card lying face down, if any
        self.points = [0] * seats
        self.may_peek = [True] * seats
        self.knows_top = -1  # the seat that has seen the top of the deck
        self.to_play = 0

    def clone(self) -> "Table":
        twin = Table(len(self.points), 0)
        twin.deck = self.deck.clone()
        twin.hands = [list(hand) for hand in self.hands]
        twin.laid = list(self.laid)
        twin.points = list(self.points)
        twin.may_peek = list(self.may_peek)
        twin.knows_top = self.knows_top
        twin.to_play = self.to_play
        return twin


class Duel(Game[Table, View]):
    def table(self, seats: int, settings: Settings) -> Table:
        return Table(seats, 3 if settings.word("deck") == "big" else 2)

    def set_up(self, table: Table) -> Rule[None]:
        for seat in range(len(table.hands)):
            for _ in range(3):
                yield from self.draw(table, seat)

    def draw(self, table: Table, seat: int) -> Rule[None]:
        card = yield from table.deck.draw("draw.card", {"seat": seat})
        table.knows_top = -1
        table.hands[seat].append(card)
        table.tell("draw.card", seat=seat, card=hidden(card, seat))

    def turn(self, table: Table) -> Rule[None]:
        seat = table.to_play
        rival = (seat + 1) % len(table.hands)
        table.to_play = rival
        options: list[int | str] = [*sorted(set(table.hands[seat]))]
        if table.may_peek[seat] and len(table.deck):
            options.append("peek")
        choice = yield from Ask(seat, "turn.card", options)
        if isinstance(choice, str):
            table.may_peek[seat] = False
            card = yield from table.deck.draw("peek.card")
            table.deck.top.insert(0, card)  # back on top, but now one seat knows it
            table.knows_top = seat
            table.whisper((seat,), "peek.card", seat=seat, card=card)
            return
        table.hands[seat].remove(choice)
        table.laid.append(choice)
        table.tell("turn.card", seat=seat, card=hidden(choice, seat))
        guess = yield from Ask(rival, "turn.guess", ("low", "high")).always()
        card = table.laid.pop()
        table.tell("turn.shown", seat=rival, card=card, guess=guess)
        winner = rival if (guess == "low") == (card <= LOW) else seat
        table.points[winner] += 1
        if table.points[winner] == ENOUGH:
            raise GameOver
        if len(table.deck):
            yield from self.draw(table, seat)

    def result(self, table: Table) -> Result | None:
        if max(table.points) < ENOUGH and any(table.hands):
            return None
        reason = "win.enough" if max(table.points) == ENOUGH else "win.cards"
        places = [1 + sum(other > mine for other in table.points) for mine in table.points]
        return Result(reason, tuple(places), tuple(table.points))

    def view(self, table: Table, seat: int) -> View:
        return {
            "hands": [list(hand) if owner == seat else len(hand) for owner, hand in enumerate(table.hands)],
            "laid": len(table.laid),
            "points": list(table.points),
            "deck": len(table.deck),
            "top": table.deck.top[0] if table.knows_top == seat and table.deck.top else HIDDEN,
            "to_play": table.to_play,
        }

    def imagine(self, table: Table, seat: int, dealer: Dealer) -> None:
        hidden_piles = [hand for owner, hand in enumerate(table.hands) if owner != seat]
        if (table.to_play - 1) % len(table.hands) != seat:  # the card face down was laid by the seat before
            hidden_piles.append(table.laid)
        table.deck.deal_again(dealer, 1 if table.knows_top == seat else 0, hidden_piles)


DUEL: Final = Duel(
    "duel",
    version=3,
    seats=range(2, 5),
    longest=200,
    options=(Choice("deck", ("small", "big"), "small"), Flag("fast", default=False)),
    reveals=frozenset({"turn.shown", "draw.card", "peek.card"}),  # the last two: another seat may have peeked before
)
