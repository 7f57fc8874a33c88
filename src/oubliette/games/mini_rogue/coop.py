"""What only two players do: the lead, and trades."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.cards import MOST_ARMOR, MOST_POTIONS
from oubliette.games.mini_rogue.potions import offer
from oubliette.games.mini_rogue.rooms.objects import give_object
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.kernel import Rule, Value
from oubliette.kit.dice import roll

NOTHING_TO_PROPOSE: Final = "nothing"
GIVE: Final = "give"
GIVE_ARMOR: Final = "give_armor"
SWAP: Final = "swap"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"

_LEADER_DICE: Final = tuple([roll("roll.leader", facts={"seat": seat}) for seat in (0, 1)])


def first_leader(table: Table) -> Rule[None]:
    """Both roll, the higher leads; equal dice are rolled again. [coop.leader_by_die] [ruling.coop_leader_tie]"""
    while True:
        first = yield from _LEADER_DICE[0]
        second = yield from _LEADER_DICE[1]
        if first != second:
            table.leader = 0 if first > second else 1
            table.tell("coop.leader_by_die", seat=table.leader, dice=(first, second))
            return


def pass_the_lead(table: Table) -> None:
    """To the other player. [coop.leader_alternates]"""
    table.leader = 1 - table.leader
    table.tell("coop.leader_alternates", seat=table.leader)


def trade(table: Table) -> Rule[None]:
    """After a shared room, offer by offer, in turn, until both have nothing to propose. [coop.trade_after_room]

    Gold and food are common; HP and XP cannot be traded. [ruling.coop_trade_same_room_only]
    """
    giver, taker = table.party()
    idle = 0
    while idle < 2:
        if (yield from propose(table, giver, taker)):
            idle = 0
        else:
            idle += 1
        giver, taker = taker, giver


def propose(table: Table, giver: Hero, taker: Hero) -> Rule[bool]:
    """One offer, and the other's answer. Says whether there was an offer."""
    while True:
        offers = possible_offers(table, giver, taker)
        if not offers:
            return False
        answer = yield from offer(table, giver, "decide.coop_trade", [*offers, NOTHING_TO_PROPOSE], _with(taker))
        if answer is not None:
            break
    if not isinstance(answer, tuple):
        return False
    table.tell("coop.offer", seat=giver.seat, partner_seat=taker.seat, offer=answer[0], things=answer[1:])
    if (yield from accepts(table, giver, taker, answer)):
        hand_over(table, giver, taker, answer)
    else:
        table.tell("coop.declined", seat=taker.seat, partner_seat=giver.seat)
    return True


def accepts(table: Table, giver: Hero, taker: Hero, proposed: tuple[Value, ...]) -> Rule[bool]:
    """Yes or no. Whoever drinks what was to be swapped has declined."""
    facts: dict[str, Value] = {**_with(giver), "offer": proposed[0], "things": proposed[1:]}
    while proposed in possible_offers(table, giver, taker):
        answer = yield from offer(table, taker, "decide.coop_answer", (ACCEPT, DECLINE), facts)
        if answer is not None:
            return answer == ACCEPT
    return False


def possible_offers(table: Table, giver: Hero, taker: Hero) -> list[Value]:
    """Gifts and exchanges that leave both within their limits. [coop.limits_after_trade]"""
    offers: list[Value] = []
    for potion in giver.potions:
        if potion not in taker.potions and len(taker.potions) < MOST_POTIONS:
            offers.append((GIVE, potion))
    for points in range(1, min(giver.armor, MOST_ARMOR - taker.armor) + 1):
        offers.append((GIVE_ARMOR, points))
    if len(taker.objects) < table.settings.whole("object_limit"):
        offers += [(GIVE, card) for card in giver.objects]  # [coop.object_may_be_passed_later]
    for mine in giver.potions:
        for theirs in taker.potions:
            if mine not in taker.potions and theirs not in giver.potions:
                offers.append((SWAP, mine, theirs))
    offers += [(SWAP, mine, theirs) for mine in giver.objects for theirs in taker.objects]
    return offers


def hand_over(table: Table, giver: Hero, taker: Hero, agreed: tuple[str | int, ...]) -> None:
    """What was agreed changes hands."""
    kind, thing = agreed[0], agreed[1]
    if isinstance(thing, int):
        giver.armor -= thing
        taker.armor += thing
    else:
        _give(giver, taker, thing)
        if kind == SWAP:
            back = agreed[2]
            assert isinstance(back, str), "points are given, not swapped"
            _give(taker, giver, back)
    table.tell("coop.trade_after_room", seat=giver.seat, partner_seat=taker.seat, offer=kind, things=agreed[1:])


def _give(giver: Hero, taker: Hero, thing: str) -> None:
    if thing in giver.potions:
        giver.potions.remove(thing)
        taker.potions.append(thing)
    else:
        give_object(giver, taker, thing)


def _with(partner: Hero) -> dict[str, Value]:
    return {"partner_seat": partner.seat}
