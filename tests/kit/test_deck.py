"""Decks: no card appears or disappears, and known cards stay where they are."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oubliette.kernel import FATE, Dealer, Rule, Seeded, play
from oubliette.kit.deck import Deck

cards = st.lists(st.integers(1, 9), max_size=12)


def by_fate(rule: Rule[Any], seed: int) -> Any:
    """Play a rule that asks only fate."""
    fate, ply = Seeded(seed), 0
    try:
        ask = next(rule)
        while True:
            assert ask.seat == FATE
            ask = rule.send(ask.options[fate.answer(ask, ply)])
            ply += 1
    except StopIteration as stop:
        return stop.value


def everything(deck: Deck[Any]) -> Counter[Any]:
    return Counter(deck.cards) + Counter(deck.top) + Counter(deck.bottom) + Counter(deck.discards)


def test_fate_says_which_card_is_drawn() -> None:
    deck = Deck(["rat", "ogre", "rat"])
    assert play(deck.draw("room.card"), dice=["ogre"]) == "ogre"
    assert deck.cards == ["rat", "rat"]


def test_when_all_cards_are_alike_fate_is_not_asked() -> None:
    deck = Deck(["rat", "rat"])
    assert play(deck.draw("room.card")) == "rat"
    assert play(deck.draw("room.card")) == "rat"
    assert len(deck) == 0


def test_the_last_guardian_lies_at_the_bottom() -> None:
    pile = Deck(["ghoul", "troll"], bottom=["og"])
    assert len(pile) == 3
    drawn = [play(pile.draw("guardian"), dice=dice) for dice in (["troll"], [], [])]
    assert drawn == ["troll", "ghoul", "og"]


def test_an_empty_deck_gives_no_card() -> None:
    with pytest.raises(AssertionError, match="the deck is empty"):
        play(Deck[int]().draw("card"))
    assert play(Deck[int]().draw_or_reshuffle("card")) is None


def test_an_empty_deck_is_refilled_from_its_discards() -> None:
    deck = Deck([], discards=["web", "axe"])
    assert play(deck.draw_or_reshuffle("event"), dice=["web"]) == "web"
    assert (deck.cards, deck.discards) == (["axe"], [])


def test_discards_are_not_shuffled_before_the_deck_is_empty() -> None:
    with pytest.raises(AssertionError, match="must be empty"):
        Deck(["axe"], discards=["web"]).reshuffle_discards()


def test_the_discards_wait_while_there_is_a_card() -> None:
    deck = Deck(["axe"], discards=["web"])
    assert play(deck.draw_or_reshuffle("event")) == "axe"
    assert deck.discards == ["web"]


def test_a_card_can_be_taken_by_name() -> None:
    deck = Deck(["altar", "rat", "rat"])
    deck.take("rat")
    assert deck.cards == ["altar", "rat"]
    with pytest.raises(ValueError, match="not in list"):
        deck.take("dragon")


def test_a_card_put_back_may_come_again() -> None:
    deck = Deck(["axe"], top=["web"])
    deck.shuffle_in(["rope"])
    assert (deck.cards, deck.top) == (["axe", "rope", "web"], [])


def test_an_old_question_still_shows_the_cards_it_was_asked_about() -> None:
    """The history shows old questions: they must not change when the match goes on."""
    deck = Deck([1, 2, 3])
    drawing = deck.draw("card")
    ask = next(drawing)
    with pytest.raises(StopIteration):
        drawing.send(2)
    deck.shuffle_in([7])
    assert ask.options == [1, 2, 3]


@pytest.mark.parametrize("seed", range(10))
def test_dealing_again_updates_a_pending_question(seed: int) -> None:
    """The answer is an index: the imagined deck must hold the card that it names."""
    deck = Deck([1, 2, 3])
    hand = [4, 5, 6]
    drawing = deck.draw("card")
    ask = next(drawing)
    deck.deal_again(Dealer(Seeded(seed)), 0, [hand])
    assert ask.options == deck.cards
    with pytest.raises(StopIteration) as stop:
        drawing.send(ask.options[2])
    assert sorted([*deck.cards, *hand, stop.value.value]) == [1, 2, 3, 4, 5, 6]


def test_two_decks_imagined_together_use_independent_dice() -> None:
    same = 0
    for seed in range(200):
        dealer = Dealer(Seeded(seed))
        one, other = Deck(range(10), top=[10]), Deck(range(10), top=[10])
        one.deal_again(dealer, 0)
        other.deal_again(dealer, 0)
        same += one.top == other.top
    assert same < 60  # independent decks agree about 18 times, decks that share dice 200 times


@given(cards, cards, cards, st.integers(0, 99))
def test_fixed_cards_are_drawn_in_order(unseen: list[int], top: list[int], bottom: list[int], seed: int) -> None:
    deck = Deck(unseen, top, bottom)
    drawn = [by_fate(deck.draw("draw"), seed + place) for place in range(len(deck))]
    last = len(top) + len(unseen)
    assert (drawn[: len(top)], drawn[last:]) == (top, bottom)
    assert sorted(drawn[len(top) : last]) == sorted(unseen)


@given(cards, cards, cards, st.lists(cards, max_size=3), st.integers(0, 12), st.integers(0, 99))
def test_dealing_again_keeps_known_cards_and_all_counts(
    unseen: list[int], top: list[int], bottom: list[int], hands: list[list[int]], known: int, seed: int
) -> None:
    deck = Deck(unseen, top, bottom, discards=[5])
    before = everything(deck) + Counter(card for hand in hands for card in hand)
    sizes = [len(hand) for hand in hands]

    deck.deal_again(Dealer(Seeded(seed)), known, hands)

    assert everything(deck) + Counter(card for hand in hands for card in hand) == before
    assert deck.top[:known] == top[:known]
    assert (len(deck.top), deck.bottom, deck.discards) == (len(top), bottom, [5])
    assert [len(hand) for hand in hands] == sizes
    assert deck.cards == sorted(deck.cards)


class AnyPlay(RuleBasedStateMachine):
    """After any operations in any order, deck and hand together hold the cards of the start."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: Deck[int] = Deck()
        self.hand: list[int] = []
        self.start: Counter[int] = Counter()

    @initialize(unseen=cards, top=cards, bottom=cards)
    def open(self, unseen: list[int], top: list[int], bottom: list[int]) -> None:
        self.deck = Deck(unseen, top, bottom)
        self.start = everything(self.deck)

    @rule(seed=st.integers(0, 99))
    def draw(self, seed: int) -> None:
        card = by_fate(self.deck.draw_or_reshuffle("draw"), seed)
        if card is not None:
            self.hand.append(card)

    @precondition(lambda self: self.hand)
    @rule()
    def discard(self) -> None:
        self.deck.discards.append(self.hand.pop())

    @precondition(lambda self: self.hand)
    @rule()
    def put_back(self) -> None:
        self.deck.shuffle_in([self.hand.pop()])

    @precondition(lambda self: self.deck.cards)
    @rule(data=st.data())
    def take(self, data: st.DataObject) -> None:
        card = data.draw(st.sampled_from(self.deck.cards))
        self.deck.take(card)
        self.hand.append(card)

    @rule()
    def shuffle(self) -> None:
        self.deck.shuffle_in(())

    @rule(seed=st.integers(0, 99), known=st.integers(0, 3))
    def imagine(self, seed: int, known: int) -> None:
        self.deck.deal_again(Dealer(Seeded(seed)), known, [self.hand])

    @rule()
    def go_on_with_a_clone(self) -> None:
        old, self.deck = self.deck, self.deck.clone()
        assert everything(old) == everything(self.deck)
        for pile in (old.cards, old.top, old.bottom, old.discards):
            pile.clear()

    @invariant()
    def no_card_is_made_or_lost(self) -> None:
        assert everything(self.deck) + Counter(self.hand) == self.start
        assert self.deck.cards == sorted(self.deck.cards)


TestAnyPlay = AnyPlay.TestCase
