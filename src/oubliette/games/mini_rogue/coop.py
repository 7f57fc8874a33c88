"""What only two players have: a leader, and trades."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.belongings import ARSENAL, give_object
from oubliette.games.mini_rogue.cards import MOST_ARMOR, POTIONS
from oubliette.games.mini_rogue.potions import can_take, make_room_for_potion, offer
from oubliette.games.mini_rogue.rooms.objects import make_room
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
    """Both roll; the higher die leads, a tie is rolled again. [coop.leader_by_die] [ruling.coop_leader_tie]"""
    while True:
        first = yield from _LEADER_DICE[0]
        second = yield from _LEADER_DICE[1]
        if first != second:
            table.leader = 0 if first > second else 1
            table.tell("coop.leader_by_die", seat=table.leader, dice=(first, second))
            return


def pass_the_lead(table: Table) -> None:
    """The other player becomes the leader. [coop.leader_alternates]"""
    table.leader = 1 - table.leader
    table.tell("coop.leader_alternates", seat=table.leader)


def trade(table: Table) -> Rule[None]:
    """After a shared room, the players propose offers in turn until neither proposes any. [coop.trade_after_room]

    The party owns gold and food together; nobody trades HP or XP. [ruling.coop_trade_same_room_only] A player cannot
    repeat a refused offer or give back what they received, so that every trade ends. [ruling.coop_trade_offers]
    """
    giver, taker = table.party()
    refused: list[Value] = []
    moved: list[Value] = []  # (seat that has it now, thing)
    idle = 0
    while idle < 2:
        offers = [
            proposed
            for proposed in possible_offers(giver, taker)
            if (giver.seat, *proposed) not in refused and not hands_back(giver, taker, proposed, moved)
        ]
        proposed = yield from propose(table, giver, taker, offers)
        if proposed is None:
            idle += 1
        else:
            idle = 0
            if (yield from accepts(table, giver, taker, proposed)) and (
                yield from hand_over(table, giver, taker, proposed)
            ):
                moved += things_moved(giver, taker, proposed)
            else:
                refused.append((giver.seat, *proposed))
                table.tell("coop.declined", seat=taker.seat, partner_seat=giver.seat)
        giver, taker = taker, giver


def propose(table: Table, giver: Hero, taker: Hero, offers: list[tuple[Value, ...]]) -> Rule[tuple[Value, ...] | None]:
    """Ask for one offer; None when the player proposes nothing."""
    if not offers:
        return None
    options: list[Value] = [*offers, NOTHING_TO_PROPOSE]
    while True:
        answer = yield from offer(table, giver, "decide.coop_trade", options, _partner_facts(taker))
        if answer is not None:
            break
        possible = possible_offers(giver, taker)
        options = [*[proposed for proposed in offers if proposed in possible], NOTHING_TO_PROPOSE]
    if not isinstance(answer, tuple):
        return None
    table.tell("coop.offer", seat=giver.seat, partner_seat=taker.seat, offer=answer[0], things=answer[1:])
    return answer


def things_moved(giver: Hero, taker: Hero, agreed: tuple[Value, ...]) -> list[Value]:
    """What the deal moved: the seat that has each thing now, and the thing."""
    if agreed[0] == GIVE_ARMOR:
        return [(taker.seat, ARMOR)]
    held: list[Value] = [(taker.seat, agreed[1])]
    if agreed[0] == SWAP:
        held.append((giver.seat, agreed[2]))
    return held


def hands_back(giver: Hero, taker: Hero, proposed: tuple[Value, ...], moved: list[Value]) -> bool:
    """Would a thing go back to the player who has just given it?"""
    mine: Value = ARMOR if proposed[0] == GIVE_ARMOR else proposed[1]
    return (giver.seat, mine) in moved or (proposed[0] == SWAP and (taker.seat, proposed[2]) in moved)


def accepts(table: Table, giver: Hero, taker: Hero, proposed: tuple[Value, ...]) -> Rule[bool]:
    """Ask the partner. A partner who drinks the potion to be swapped has declined."""
    facts: dict[str, Value] = {**_partner_facts(giver), "offer": proposed[0], "things": proposed[1:]}
    while proposed in possible_offers(giver, taker):
        answer = yield from offer(table, taker, "decide.coop_answer", (ACCEPT, DECLINE), facts)
        if answer is not None:
            return answer == ACCEPT
    return False


def possible_offers(giver: Hero, taker: Hero) -> list[tuple[Value, ...]]:
    """Gifts and swaps that keep both within their limits. The taker may throw something away for a gift.

    [coop.limits_after_trade] [coop.object_may_be_passed_later] [ruling.duplicate_potion]
    """
    offers: list[tuple[Value, ...]] = [(GIVE, potion) for potion in giver.potions if can_take(taker, potion)]
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
    """Carry out the deal, unless the taker refuses to make room. Return whether it was carried out."""
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
        if not (yield from room_for(table, giver, taker, thing)):
            return False
        _pass(giver, taker, thing)
    table.tell("coop.trade_after_room", seat=giver.seat, partner_seat=taker.seat, offer=kind, things=agreed[1:])
    return True


def room_for(table: Table, giver: Hero, taker: Hero, thing: str) -> Rule[bool]:
    """With full hands, the taker throws something away or refuses the gift. [potion.may_discard_for_new]"""
    if thing in POTIONS:
        return (yield from make_room_for_potion(table, taker, thing))
    about: dict[str, Value] = {"weapon": giver.weapon, "feats": giver.free_feats} if thing == ARSENAL else {}
    return (yield from make_room(table, taker, thing, about))


def _pass(giver: Hero, taker: Hero, thing: str) -> None:
    if thing in POTIONS:
        giver.potions.remove(thing)
        taker.potions.append(thing)
    else:
        give_object(giver, taker, thing)


def _partner_facts(partner: Hero) -> dict[str, Value]:
    return {"partner_seat": partner.seat}
