"""Objects: fatras cards that players keep until they use them. Rulebook: object cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oubliette.games.dungeon_pen.cards import BEFORE_FLICK, EFFECTS, FATRAS, FatrasCard
from oubliette.games.dungeon_pen.effects import add_effect
from oubliette.games.dungeon_pen.hit_points import gain
from oubliette.games.dungeon_pen.house_rules import BY_PENCIL
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.kernel import Ask, Rule, Value, hidden
from oubliette.kernel.events import Fact

AIM: Final = "aim"  # no more objects: on to the flick


def keep(table: Table, player: Player, card: str) -> None:
    """Add a card to the player's objects. The other player learns that, but not which. [object.keep]

    [ruling.object_hidden]
    """
    player.objects = sorted([*player.objects, card])
    table.tell("object.keep", seat=player.seat, card=secret(table, player, card), objects=len(player.objects))


def secret(table: Table, player: Player, card: str) -> Fact:
    """An object as a fact of an event: visible to its owner only, unless hands are open."""
    return card if table.house.open_hands else hidden(card, player.seat)


def give_back(table: Table, player: Player, card: str) -> None:
    """Shuffle an object back into the fatras deck. [object.discard] [fatras.return]"""
    rest = player.objects[:]
    rest.remove(card)
    player.objects = rest
    table.fatras.shuffle_in((card,))


def spend(table: Table, player: Player, card: str) -> None:
    """Use an object up, in the open. [object.discard]"""
    give_back(table, player, card)
    table.tell("object.discard", seat=player.seat, card=card)


def use_objects(table: Table, player: Player) -> Rule[None]:
    """Before the flick the player may use any number of objects, one after the other. [proc.objects]

    Whoever holds any object is asked: otherwise the question would reveal which ones. [ruling.asked_with_objects]
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
    """The objects that can be used before a flick; for an eraser, one option for each sudden wall."""
    found: list[Value] = []
    for card in dict.fromkeys(player.objects):
        if FATRAS[card].erases:
            found += [(card, *wall.ends) for wall in table.sudden]
        elif FATRAS[card].use == BEFORE_FLICK and has_effect(table, player, FATRAS[card]):
            found.append(card)
    return found


def has_effect(table: Table, player: Player, card: FatrasCard) -> bool:
    """Would an object change anything now? If not, it is not offered. [flick.told]"""
    if card.gain:
        return player.hp < player.start_hp
    if card.clears:
        return bool(player.waiting)
    effect = EFFECTS.get(card.own_flick)
    if effect is not None and effect.angle != 1.0:  # useless for a hand without errors
        return table.house.ways[player.seat] == BY_PENCIL or table.house.profiles[player.seat].factor > 0.0
    return True


def use(table: Table, player: Player, answer: Value) -> None:
    """Use an object before a flick and apply it."""
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
        add_effect(table, player, card.own_flick)
    if card.their_flick:
        add_effect(table, table.opponent(player), card.their_flick)  # [event.flick_cards_hit_opponent]


def erase(table: Table, player: Player, ends: tuple[str, str]) -> None:
    """Remove one whole sudden wall. Other walls on its squares stay. [ruling.erase]"""
    wall = next(wall for wall in table.sudden if wall.ends == ends)
    table.tear_down(wall)
    table.tell("ruling.erase", seat=player.seat, start=ends[0], end=ends[1])


def reacts(
    table: Table, player: Player, prompt: str, card: str, otherwise: str, facts: Mapping[str, Value] | None = None
) -> Rule[bool]:
    """Does the player use this object now, rather than answer `otherwise`? If so, spend it.

    While hands are hidden, whoever holds any object is asked: otherwise the question would reveal which ones.
    [ruling.asked_with_objects]
    """
    options = [otherwise, card] if card in player.objects else [otherwise]
    facts = {**(facts or {}), "only": int(len(options) == 1)}  # tells the player why there is only one answer
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
    """The player chooses an object to put back, face down because it was not used. [ruling.returned_face_down]

    With one object there is no question. With several there is one even if they are all alike, so that nobody else
    learns that. [ruling.asked_with_objects]
    """
    options = list(dict.fromkeys(player.objects))
    if len(player.objects) > 1 and not table.house.open_hands:
        choice = yield from Ask(player.seat, "decide.return_object", options, {"card": card}).always()
    else:
        choice = yield from Ask(player.seat, "decide.return_object", options, {"card": card})
    give_back(table, player, choice)
    table.tell("object.returned", seat=player.seat, card=secret(table, player, choice), objects=len(player.objects))
