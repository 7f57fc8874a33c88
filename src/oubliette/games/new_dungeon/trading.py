"""Giving and swapping treasures after the move, with the option `free_trade`."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.belongings import chosen, faces
from oubliette.games.new_dungeon.ending import check_win, tell_enough_gold
from oubliette.games.new_dungeon.knowledge import face_for, shown_all
from oubliette.games.new_dungeon.state import Hero, Table, Treasure, Turn
from oubliette.games.new_dungeon.treasures import hand_over
from oubliette.kernel import Ask, Rule, Value, hidden

TRADE: Final = "trade"
NOTHING: Final = "nothing"
ANY_CARD: Final = "any_card"
REJECT: Final = "reject"
ACCEPT: Final = "accept"


def partners_of(table: Table, turn: Turn) -> list[Hero]:
    """The heroes here who have not refused this turn, if one of the two has a treasure. [ruling.trade_terms]"""
    if not table.house.free_trade:
        return []
    hero = turn.hero
    return [
        other
        for other in table.others_at(hero)
        if other.seat not in turn.refused and (hero.treasures or other.treasures)
    ]


def trade(table: Table, turn: Turn, partner: Hero) -> Rule[None]:
    """Offer a card for a card, or for nothing; the partner may refuse. This does not use up the turn's action.

    [ruling.trade_terms]
    """
    hero = turn.hero
    give = yield from _ask_give(hero, partner)
    wanted = yield from _ask_wanted(table, hero, partner, give)
    offered = chosen(hero, [give] if give != NOTHING else [])
    for treasure in offered:  # the partner sees the offered card
        hero.treasures[hero.treasures.index(treasure)] = treasure.known_to(treasure.known | partner.bit)
    both = (hero.seat, partner.seat)
    secret = table.house.hidden_treasures
    table.tell(
        "trade.offer",
        seat=hero.seat,
        partner_seat=partner.seat,
        give=hidden(give, *both) if secret else give,
        wanted=hidden(wanted, *both) if secret else wanted,
    )
    answers = [ACCEPT, REJECT] if wanted != ANY_CARD else [*dict.fromkeys(faces(partner)), REJECT]
    facts: dict[str, Value] = {"asker_seat": hero.seat, "give": give, "wanted": wanted}
    answer = yield from Ask(partner.seat, "decide.trade_answer", answers, facts)
    if answer == REJECT:
        turn.refused.append(partner.seat)
        table.tell("trade.refused", seat=partner.seat, asker_seat=hero.seat)
        return
    back = [] if wanted == NOTHING else [wanted if answer == ACCEPT else answer]
    swap(table, hero, partner, chosen(hero, [give] if give != NOTHING else []), chosen(partner, back))


def _ask_give(hero: Hero, partner: Hero) -> Ask[str]:
    """Which card does he offer? He may offer none if the partner has one to give."""
    gifts = sorted(set(faces(hero)))
    if partner.treasures:
        gifts.append(NOTHING)
    return Ask(hero.seat, "decide.trade_give", gifts, {"partner_seat": partner.seat})


def _ask_wanted(table: Table, hero: Hero, partner: Hero, give: str) -> Ask[str]:
    """What does he want for it: a known card of the partner, any card if some are hidden, or nothing?"""
    known = [face_for(table, hero.seat, treasure) for treasure in partner.treasures]
    wishes = [] if give == NOTHING else [NOTHING]
    wishes += sorted({face for face in known if face})
    if "" in known:
        wishes.append(ANY_CARD)
    return Ask(hero.seat, "decide.trade_ask", wishes, {"partner_seat": partner.seat, "give": give})


def swap(table: Table, hero: Hero, partner: Hero, give: list[Treasure], back: list[Treasure]) -> None:
    """Both cards change hands at once. A hero on the Main Staircase may win by it."""
    before = (hero.gold, partner.gold)
    given = hand_over(table, hero, partner, give)
    got = hand_over(table, partner, hero, back)
    table.tell(
        "trade.done",
        seat=hero.seat,
        partner_seat=partner.seat,
        treasures=shown_all(table, given),
        back=shown_all(table, got),
        back_count=len(got),
    )
    check_win(table, hero)
    check_win(table, partner)
    tell_enough_gold(table, hero, before[0])
    tell_enough_gold(table, partner, before[1])
