"""Details of trades, with `free_trade`: who is asked, how often, for what, and what he sees."""

from __future__ import annotations

from random import Random

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.kernel import Match, NothingToUndo, Seeded, listen, play
from tests.games.new_dungeon.scenes import asked, held, hero, offered, table, told, turn_of
from tests.games.new_dungeon.variants import FACE_DOWN, bold, hands_seen, secret

CORRIDOR = "K106"


def test_i_may_ask_for_a_present() -> None:
    """[ruling.trade_terms] For nothing at all, if he likes; I need not have anything."""
    elf, dwarf = hero("elf", CORRIDOR), hero("dwarf", CORRIDOR, treasures=["pearl", "opal"])
    laid = table(elf, dwarf, free_trade=True)

    play(turn_of(laid), answers=["stop", ("trade", dwarf.card), "pearl", "accept", "none"])

    assert held(elf) == ["pearl"] and held(dwarf) == ["opal"]


def test_nothing_for_nothing_is_no_trade() -> None:
    """[ruling.trade_terms] A player who gives nothing must want something; two without treasures cannot trade."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl", "garnet"])
    laid = table(elf, dwarf, free_trade=True)
    deal = ("stop", ("trade", dwarf.card))
    assert offered(turn_of(laid.clone()), *deal, "nothing") == ["garnet", "pearl"]
    assert offered(turn_of(laid.clone()), *deal, "opal") == ["nothing", "garnet", "pearl"]

    poor = table(hero("elf", CORRIDOR), hero("dwarf", CORRIDOR), free_trade=True)
    play(turn_of(poor), answers=["stop"])


def test_a_hero_who_has_agreed_may_be_asked_again() -> None:
    """[ruling.trade_terms] A second deal with the same hero, on the same turn."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl", "garnet"])
    laid = table(elf, dwarf, free_trade=True)
    deal = ("trade", dwarf.card)

    play(turn_of(laid), answers=["stop", deal, "opal", "pearl", "accept", deal, "pearl", "garnet", "accept", "none"])

    assert held(elf) == ["garnet"] and held(dwarf) == ["opal", "pearl"]


def test_a_hero_who_has_refused_is_left_in_peace_for_the_turn() -> None:
    """[ruling.trade_terms] The other hero may still be asked; and on my next turn both."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    thief = hero("thief", CORRIDOR)
    laid = table(elf, dwarf, thief, free_trade=True, ambush=False)
    refused = ("stop", ("trade", dwarf.card), "opal", "pearl", "reject")

    assert offered(turn_of(laid.clone()), *refused) == [("trade", thief.card), "none"]
    play(turn_of(laid), answers=[*refused, "none"])
    assert set(offered(turn_of(laid), "stop")) == {("trade", dwarf.card), ("trade", thief.card), "none"}


def test_the_partner_answers_for_himself_and_knows_what_it_is_about() -> None:
    """[ruling.trade_terms] The question names both cards."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    laid = table(elf, dwarf, free_trade=True)

    ask = asked(turn_of(laid), "stop", ("trade", dwarf.card), "opal", "pearl")

    assert (ask.seat, ask.prompt, list(ask.options)) == (1, "decide.trade_answer", ["accept", "reject"])
    assert ask.facts == {"asker_seat": 0, "give": "opal", "wanted": "pearl"}


# With hidden treasures


def test_the_partner_looks_at_what_he_is_offered() -> None:
    """[ruling.trade_terms] [hidden_treasures] Also if he refuses; the other card and a third player are left out."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal", "garnet"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    laid = secret(elf, dwarf, hero("thief"), free_trade=True)
    events = listen(laid)

    play(turn_of(laid), answers=["stop", ("trade", dwarf.card), "opal", "any_card", "reject", "none"])

    assert hands_seen(laid, elf) == [
        ["opal", "garnet"],
        ["opal", FACE_DOWN],
        [FACE_DOWN, FACE_DOWN],
        [FACE_DOWN, FACE_DOWN],
    ]
    assert hands_seen(laid, dwarf)[0] == [FACE_DOWN]
    offer = told(events, "trade.offer")[0]
    assert "opal" in repr(offer.seen_by(1)) and "opal" not in repr(offer.seen_by(2))


def test_what_i_know_of_his_hand_i_may_ask_for_by_name() -> None:
    """[ruling.trade_terms] [hidden_treasures] The rest is any card, and he says which."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl", "garnet"])
    laid = secret(elf, dwarf, free_trade=True)
    dwarf.treasures[0] = dwarf.treasures[0].known_to(0b11)
    deal = ("stop", ("trade", dwarf.card), "opal")

    assert offered(turn_of(laid.clone()), *deal) == ["nothing", "pearl", "any_card"]
    assert offered(turn_of(laid.clone()), *deal, "any_card") == ["pearl", "garnet", "reject"]


# Taking back


@pytest.mark.slow
def test_no_trade_can_be_taken_back() -> None:
    """[ruling.trade_terms] In random matches: once a card was shown or has changed hands, it is too late."""
    shown = {"trade.offer": 0, "trade.done": 0}
    for seed in range(8):
        luck = Random(seed)
        options = {"hidden_treasures": True, "free_trade": True, "max_rounds": 60}
        match = Match.start(GAME, 4, options, Seeded(seed))
        while match.ask is not None:
            seen = len(match.events)
            match.answer(bold(luck, match.ask))
            for slug in {event.slug for event in match.events[seen:]} & set(shown):
                shown[slug] += 1
                with pytest.raises(NothingToUndo):
                    match.undo()
    assert all(shown.values())
