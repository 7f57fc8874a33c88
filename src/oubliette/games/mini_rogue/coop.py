"""What only two players do: the lead, and trades."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.cards import MOST_ARMOR, POTIONS
from oubliette.games.mini_rogue.potions import make_room_for_potion, offer
from oubliette.games.mini_rogue.rooms.objects import give_object, make_room
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.kernel import Rule, Value
from oubliette.kit.dice import roll

NOTHING_TO_PROPOSE: Final = "nothing"
GIVE: Final = "give"
GIVE_ARMOR: Final = "give_armor"
SWAP: Final = "swap"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
ARMOR: Final = "armor"

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

    Gold and food are common; HP and XP cannot be traded. [ruling.coop_trade_same_room_only] What was refused is not
    offered again, and what was given is not given back: every trade has an end. [ruling.coop_trade_offers]
    """
    giver, taker = table.party()
    settled: dict[int, list[Value]] = {giver.seat: [], taker.seat: []}  # by seat: offers that are out of the question
    idle = 0
    while idle < 2:
        agreed = yield from propose(table, giver, taker, settled[giver.seat])
        if agreed is None:
            idle += 1
        else:
            idle = 0
            settled[taker.seat] += agreed
            if ARMOR not in agreed:  # of armor one may give more
                settled[giver.seat] += agreed
        giver, taker = taker, giver


def propose(table: Table, giver: Hero, taker: Hero, settled: list[Value]) -> Rule[list[Value] | None]:
    """One offer, and the other's answer. Says what cannot be asked back; None where there was no offer."""
    while True:
        offers = [one for one in possible_offers(giver, taker) if not _is_settled(one, settled)]
        if not offers:
            return None
        options: list[Value] = [*offers, NOTHING_TO_PROPOSE]
        answer = yield from offer(table, giver, "decide.coop_trade", options, _with(taker))
        if answer is not None:
            break
    if not isinstance(answer, tuple):
        return None
    table.tell("coop.offer", seat=giver.seat, partner_seat=taker.seat, offer=answer[0], things=answer[1:])
    if (yield from accepts(table, giver, taker, answer)) and (yield from hand_over(table, giver, taker, answer)):
        return [ARMOR if answer[0] == GIVE_ARMOR else thing for thing in answer[1:]]
    settled.append(answer)
    table.tell("coop.declined", seat=taker.seat, partner_seat=giver.seat)
    return []


def _is_settled(proposed: tuple[Value, ...], settled: list[Value]) -> bool:
    """Was it refused as it is, or would it hand back what has just changed hands?"""
    things = [ARMOR] if proposed[0] == GIVE_ARMOR else list(proposed[1:])
    return proposed in settled or any(thing in settled for thing in things)


def accepts(table: Table, giver: Hero, taker: Hero, proposed: tuple[Value, ...]) -> Rule[bool]:
    """Yes or no. Whoever drinks what was to be swapped has declined."""
    facts: dict[str, Value] = {**_with(giver), "offer": proposed[0], "things": proposed[1:]}
    while proposed in possible_offers(giver, taker):
        answer = yield from offer(table, taker, "decide.coop_answer", (ACCEPT, DECLINE), facts)
        if answer is not None:
            return answer == ACCEPT
    return False


def possible_offers(giver: Hero, taker: Hero) -> list[tuple[Value, ...]]:
    """Gifts and exchanges that leave both within their limits; for a gift one may throw something away.

    [coop.limits_after_trade] [coop.object_may_be_passed_later]
    """
    offers: list[tuple[Value, ...]] = [(GIVE, potion) for potion in giver.potions if potion not in taker.potions]
    for points in range(1, min(giver.armor, MOST_ARMOR - taker.armor) + 1):
        offers.append((GIVE_ARMOR, points))
    offers += [(GIVE, card) for card in giver.objects]
    for mine in giver.potions:
        for theirs in taker.potions:
            if mine not in taker.potions and theirs not in giver.potions:
                offers.append((SWAP, mine, theirs))
    offers += [(SWAP, mine, theirs) for mine in giver.objects for theirs in taker.objects]
    return offers


def hand_over(table: Table, giver: Hero, taker: Hero, agreed: tuple[Value, ...]) -> Rule[bool]:
    """What was agreed changes hands, unless whoever should make room for it does not. Says whether it did."""
    kind, thing = agreed[0], agreed[1]
    if isinstance(thing, int):
        giver.armor -= thing
        taker.armor += thing
    elif kind == SWAP:
        theirs = agreed[2]
        assert isinstance(thing, str), "things are called by their names"
        assert isinstance(theirs, str), "things are called by their names"
        _pass(giver, taker, thing)
        _pass(taker, giver, theirs)
    else:
        assert isinstance(thing, str), "things are called by their names"
        if not (yield from room_for(table, taker, thing)):
            return False
        _pass(giver, taker, thing)
    table.tell("coop.trade_after_room", seat=giver.seat, partner_seat=taker.seat, offer=kind, things=agreed[1:])
    return True


def room_for(table: Table, taker: Hero, thing: str) -> Rule[bool]:
    """A gift to full hands: something else is thrown away for it, or it is not taken. [potion.may_discard_for_new]"""
    if thing in POTIONS:
        return (yield from make_room_for_potion(table, taker, thing))
    return (yield from make_room(table, taker, thing))


def _pass(giver: Hero, taker: Hero, thing: str) -> None:
    if thing in POTIONS:
        giver.potions.remove(thing)
        taker.potions.append(thing)
    else:
        give_object(giver, taker, thing)


def _with(partner: Hero) -> dict[str, Value]:
    return {"partner_seat": partner.seat}
