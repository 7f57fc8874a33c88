"""Decks and bags. A card that nobody has seen has no identity yet: fate decides when it is turned.

Used by Mini Rogue (rooms, guardians), The New Dungeon (monsters, treasures, spells, heroes), Dungeon Looters (game
master, treasures, tiles) and Dungeon Pen (events, bric-a-brac).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar, final

from oubliette.kernel import FATE, Ask, Dealer, Rule, Value

C = TypeVar("C", bound=Value)


@final
class Deck(Generic[C]):
    """Cards face down, and a discard pile.

    `cards` is the unseen part, a multiset without order, kept sorted: cards of one deck are all words, or all numbers,
    or tuples of the same build. What was placed lies fixed in `top` (first to be drawn first) or in `bottom` (first
    to be drawn first too, after all the others). A bag is a deck whose top and bottom stay empty.

    The list `cards` is never changed in place by playing, only replaced: a question that was asked about it stays what
    it was, for those who look back at it.
    """

    __slots__ = ("bottom", "cards", "discards", "top")

    def __init__(
        self,
        cards: Iterable[C] = (),
        top: Iterable[C] = (),
        bottom: Iterable[C] = (),
        discards: Iterable[C] = (),
    ) -> None:
        self.cards: list[C] = sorted(cards)  # one order for one multiset, so that equal decks have equal digests
        self.top: list[C] = list(top)
        self.bottom: list[C] = list(bottom)
        self.discards: list[C] = list(discards)

    def clone(self) -> Deck[C]:
        twin: Deck[C] = Deck((), self.top, self.bottom, self.discards)
        twin.cards = self.cards[:]  # sorted already
        return twin

    def __len__(self) -> int:
        """Cards left to draw."""
        return len(self.top) + len(self.cards) + len(self.bottom)

    def draw(self, prompt: str, facts: Mapping[str, Value] | None = None) -> Rule[C]:
        """Take the topmost card. The deck must not be empty."""
        if self.top:
            return self.top.pop(0)
        if self.cards:
            return (yield from self._turn(prompt, facts))
        assert self.bottom, f"{prompt}: the deck is empty"
        return self.bottom.pop(0)

    def draw_on(self, prompt: str, facts: Mapping[str, Value] | None = None) -> Rule[C | None]:
        """Take the topmost card; a deck used up is made anew of its discards first. None if there are none either."""
        if not len(self):
            self.reshuffle_discards()
        if not len(self):
            return None
        return (yield from self.draw(prompt, facts))

    def take(self, card: C) -> None:
        """Pick a certain card out of the unseen ones: somebody went through the deck, or it was set aside by name."""
        at = self.cards.index(card)
        self.cards = self.cards[:at] + self.cards[at + 1 :]

    def shuffle_in(self, cards: Iterable[C]) -> None:
        """Put cards back and shuffle: all cards left to draw, known or not, become unknown."""
        self.cards = sorted([*self.cards, *self.top, *self.bottom, *cards])
        self.top = []
        self.bottom = []

    def reshuffle_discards(self) -> None:
        """The discard pile becomes the deck again. It is shuffled when the deck is used up, and not before."""
        assert not len(self), "the discard pile is shuffled when the deck is used up"
        self.cards = sorted(self.discards)
        self.discards = []

    def deal_again(self, dealer: Dealer, known: int, hands: Sequence[list[C]] = ()) -> None:
        """For `Game.imagine`: deal anew, in place, what somebody has not seen.

        That is the fixed top beyond its first `known` cards, and the `hands` of others drawn from this deck. Every
        place keeps its number of cards. In place, because a question to fate about these cards may be pending.
        """
        hidden = self.top[known:]
        pool = self.cards + hidden
        for hand in hands:
            pool += hand
        pool.sort()
        self.top[known:] = [dealer.take(pool) for _ in hidden]
        for hand in hands:
            hand[:] = [dealer.take(pool) for _ in hand]
        self.cards[:] = pool

    def _turn(self, prompt: str, facts: Mapping[str, Value] | None) -> Rule[C]:
        """Fate says which of the unseen cards this one is. When they are all alike there is nothing to say."""
        if self.cards[0] == self.cards[-1]:
            card = self.cards[0]
        else:
            card = yield from Ask(FATE, prompt, self.cards, facts)
        self.take(card)
        return card
