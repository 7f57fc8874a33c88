"""Decks and bags. A card that nobody has seen has no identity yet: fate chooses it when somebody draws it.

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

    `cards` is the unseen part, a sorted multiset: the cards of one deck must be comparable (all words, all numbers, or
    tuples of the same form). `top` and `bottom` hold cards whose order is fixed: players draw first from `top`, then
    from `cards`, then from `bottom`, each from its start. A bag is a deck whose top and bottom stay empty.

    Rules replace the list `cards` and never change it in place: the options of an old question stay what they were, for
    those who read the history.
    """

    __slots__ = ("bottom", "cards", "discards", "top")

    def __init__(
        self,
        cards: Iterable[C] = (),
        top: Iterable[C] = (),
        bottom: Iterable[C] = (),
        discards: Iterable[C] = (),
    ) -> None:
        self.cards: list[C] = sorted(cards)  # sorted, so that equal decks have equal digests
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
        """Draw the top card. The deck must not be empty."""
        if self.top:
            return self.top.pop(0)
        if self.cards:
            return (yield from self._turn(prompt, facts))
        assert self.bottom, f"{prompt}: the deck is empty"
        return self.bottom.pop(0)

    def draw_or_reshuffle(self, prompt: str, facts: Mapping[str, Value] | None = None) -> Rule[C | None]:
        """Draw the top card. If the deck is empty, reshuffle the discards first; None if there are none either."""
        if not len(self):
            self.reshuffle_discards()
        if not len(self):
            return None
        return (yield from self.draw(prompt, facts))

    def take(self, card: C) -> None:
        """Remove this card from the unseen ones: somebody searched the deck, or the set-up puts the card aside."""
        at = self.cards.index(card)
        self.cards = self.cards[:at] + self.cards[at + 1 :]

    def shuffle_in(self, cards: Iterable[C]) -> None:
        """Put cards back and shuffle: all cards left to draw become unknown, `top` and `bottom` too."""
        self.cards = sorted([*self.cards, *self.top, *self.bottom, *cards])
        self.top = []
        self.bottom = []

    def reshuffle_discards(self) -> None:
        """Make the discard pile the deck again. The deck must be empty."""
        assert not len(self), "the deck must be empty before the discards are reshuffled"
        self.cards = sorted(self.discards)
        self.discards = []

    def deal_again(self, dealer: Dealer, known: int, hands: Sequence[list[C]] = ()) -> None:
        """For `Game.imagine`: deal again, in place, what a seat has not seen.

        That is `top` beyond its first `known` cards, and the `hands` of others drawn from this deck. Each keeps its
        number of cards. In place, because a question to fate about these cards may be pending.
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
        """Let fate choose one of the unseen cards. If all are equal, fate is not asked."""
        if self.cards[0] == self.cards[-1]:
            card = self.cards[0]
        else:
            card = yield from Ask(FATE, prompt, self.cards, facts)
        self.take(card)
        return card
