"""Objects: fatras cards with the bag, kept until they are used. Rulebook: object cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oubliette.games.dungeon_pen.cards import BEFORE_FLICK, EFFECTS, FATRAS, FatrasCard
from oubliette.games.dungeon_pen.effects import wait_for
from oubliette.games.dungeon_pen.hit_points import gain
from oubliette.games.dungeon_pen.house_rules import BY_PENCIL
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.kernel import Ask, Rule, Value, hidden
from oubliette.kernel.events import Fact

AIM: Final = "aim"  # no more objects: on to the flick


def keep(table: Table, player: Player, card: str) -> None:
    """It goes to one's objects; the others see that it is one, not which. [object.keep] [ruling.object_hidden]"""
    player.objects = sorted([*player.objects, card])
    table.tell("object.keep", seat=player.seat, card=secret(table, player, card), objects=len(player.objects))


def secret(table: Table, player: Player, card: str) -> Fact:
    """An object as a fact: for its owner's eyes, unless hands are open."""
    return card if table.house.open_hands else hidden(card, player.seat)


def give_back(table: Table, player: Player, card: str) -> None:
    """Back into the fatras deck, which is shuffled at once. [object.discard] [fatras.return]"""
    rest = player.objects[:]
    rest.remove(card)
    player.objects = rest
    table.fatras.shuffle_in((card,))


def spend(table: Table, player: Player, card: str) -> None:
    """Use an object up: everybody sees it. [object.discard]"""
    give_back(table, player, card)
    table.tell("object.discard", seat=player.seat, card=card)


def use_objects(table: Table, player: Player) -> Rule[None]:
    """Before the flick, any number of objects, one after the other. [proc.objects]

    Who holds any object is asked, so that the question tells nobody which ones they are. [ruling.asked_with_objects]
    """
    while player.objects:
        options: list[Value] = [AIM, *usable(table, player)]
        facts: dict[str, Value] = {
            "only": int(len(options) == 1),
            "waiting": tuple(player.waiting),  # [flick.told]
            "pencil": int(table.house.ways[player.seat] == BY_PENCIL),
        }
        if table.house.open_hands:
            answer = yield from Ask(player.seat, "decide.use_object", options, facts)
        else:
            answer = yield from Ask(player.seat, "decide.use_object", options, facts).always()
        if answer == AIM:
            break
        use(table, player, answer)


def usable(table: Table, player: Player) -> list[Value]:
    """The objects that may be used before a flick; of an eraser, the sudden walls it may erase."""
    found: list[Value] = []
    for card in dict.fromkeys(player.objects):
        if FATRAS[card].erases:
            found += [(card, *wall.ends) for wall in table.sudden]
        elif FATRAS[card].use == BEFORE_FLICK and has_effect(table, player, FATRAS[card]):
            found.append(card)
    return found


def has_effect(table: Table, player: Player, card: FatrasCard) -> bool:
    """Would an object change anything now? One that would not is not offered. [flick.told]"""
    if card.gain:
        return player.hp < player.start_hp
    if card.clears:
        return bool(player.waiting)
    effect = EFFECTS.get(card.own_flick)
    if effect is not None and effect.angle != 1.0:  # a hand that makes no error has none to halve
        return table.house.ways[player.seat] == BY_PENCIL or table.house.profiles[player.seat].factor > 0.0
    return True


def use(table: Table, player: Player, answer: Value) -> None:
    """What an object does before a flick."""
    if isinstance(answer, tuple):
        spend(table, player, str(answer[0]))
        erase(table, player, (str(answer[1]), str(answer[2])))
        return
    card = FATRAS[str(answer)]
    spend(table, player, card.id)
    if card.gain:
        gain(table, player, card.gain)
    if card.clears:
        player.waiting = []
    if card.own_flick:
        wait_for(table, player, card.own_flick)
    if card.their_flick:
        wait_for(table, table.opponent(player), card.their_flick)  # [event.flick_cards_hit_opponent]


def erase(table: Table, player: Player, ends: tuple[str, str]) -> None:
    """One sudden wall as it was placed; what else fills its squares stays. [ruling.erase]"""
    wall = next(wall for wall in table.sudden if wall.ends == ends)
    table.tear_down(wall)
    table.tell("ruling.erase", seat=player.seat, start=ends[0], end=ends[1])


def reacts(
    table: Table, player: Player, prompt: str, card: str, otherwise: str, facts: Mapping[str, Value] | None = None
) -> Rule[bool]:
    """Is an object used now, or does one do `otherwise`? Used, it is gone.

    While hands are hidden, who holds any object is asked, so that the question tells nobody which ones they are.
    [ruling.asked_with_objects]
    """
    options = [otherwise, card] if card in player.objects else [otherwise]
    facts = {**(facts or {}), "only": int(len(options) == 1)}  # why there is one answer is told
    answer = otherwise
    if player.objects and not table.house.open_hands:
        answer = yield from Ask(player.seat, prompt, options, facts).always()
    elif card in player.objects:
        answer = yield from Ask(player.seat, prompt, options, facts)
    if answer == otherwise:
        return False
    spend(table, player, card)
    return True


def return_one(table: Table, player: Player, card: str) -> Rule[None]:
    """One of one's objects goes back, by choice: face down, for it was not used.

    With one object there is nothing to choose. With more the question is asked even if all are alike, so that it tells
    nobody that they are. [ruling.asked_with_objects] [ruling.returned_face_down]
    """
    options = list(dict.fromkeys(player.objects))
    if len(player.objects) > 1 and not table.house.open_hands:
        choice = yield from Ask(player.seat, "decide.return_object", options, {"card": card}).always()
    else:
        choice = yield from Ask(player.seat, "decide.return_object", options, {"card": card})
    give_back(table, player, choice)
    table.tell("object.returned", seat=player.seat, card=secret(table, player, choice), objects=len(player.objects))
