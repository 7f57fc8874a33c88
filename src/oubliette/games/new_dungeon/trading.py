"""Giving and swapping treasures after the move: for tables that play with `free_trade`."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.ending import check_win
from oubliette.games.new_dungeon.knowledge import face_for, shown_all
from oubliette.games.new_dungeon.state import Hero, Table, Treasure, Turn
from oubliette.games.new_dungeon.treasures import chosen, faces, hand_over
from oubliette.kernel import Ask, Rule, Value, hidden

TRADE: Final = "trade"
NOTHING: Final = "nothing"
ANY_CARD: Final = "any_card"
REJECT: Final = "reject"
ACCEPT: Final = "accept"


def partners_of(table: Table, turn: Turn) -> list[Hero]:
    """Who is here and was not asked yet on this turn, where there is anything to trade."""
    hero = turn.hero
    if not table.house.free_trade or not hero.treasures:
        return []
    return [other for other in table.others_at(hero) if other.seat not in turn.asked]


def trade(table: Table, turn: Turn, partner: Hero) -> Rule[None]:
    """One card for one card, or for nothing; the partner may refuse. It does not use up the turn's action."""
    hero = turn.hero
    turn.asked.append(partner.seat)
    facts: dict[str, Value] = {"partner_seat": partner.seat}
    give = yield from Ask(hero.seat, "decide.trade_give", sorted(set(faces(hero))), facts)
    facts = {"partner_seat": partner.seat, "give": give}
    wanted = yield from Ask(hero.seat, "decide.trade_ask", _wishes(table, hero, partner), facts)
    secret = table.house.hidden_treasures
    both = (hero.seat, partner.seat)
    offered = hidden(give, *both) if secret else give
    asked_for = hidden(wanted, *both) if secret else wanted
    table.tell("trade.offer", seat=hero.seat, partner_seat=partner.seat, give=offered, wanted=asked_for)
    answers = [ACCEPT, REJECT] if wanted != ANY_CARD else [*dict.fromkeys(faces(partner)), REJECT]
    facts = {"asker_seat": hero.seat, "give": give, "wanted": wanted}
    answer = yield from Ask(partner.seat, "decide.trade_answer", answers, facts)
    if answer == REJECT:
        table.tell("trade.refused", seat=partner.seat, asker_seat=hero.seat)
        return
    back = [] if wanted == NOTHING else [wanted if answer == ACCEPT else answer]
    swap(table, hero, partner, chosen(hero, [give]), chosen(partner, back))


def _wishes(table: Table, hero: Hero, partner: Hero) -> list[str]:
    """Nothing, a card of his that is known, or any card if some are hidden."""
    known = [face_for(table, hero.seat, treasure) for treasure in partner.treasures]
    wishes = [NOTHING, *sorted({face for face in known if face})]
    return [*wishes, ANY_CARD] if "" in known else wishes


def swap(table: Table, hero: Hero, partner: Hero, give: list[Treasure], back: list[Treasure]) -> None:
    """Both at once; who stands on the Main Staircase may have won by it."""
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
