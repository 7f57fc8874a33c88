"""Event cards: one after each flick, resolved at once. Rulebook: event cards."""

from __future__ import annotations

from oubliette.games.dungeon_pen import cards
from oubliette.games.dungeon_pen.cards import EVENTS, EventCard
from oubliette.games.dungeon_pen.effects import add_effect
from oubliette.games.dungeon_pen.fatras import draw_fatras
from oubliette.games.dungeon_pen.flick import flick
from oubliette.games.dungeon_pen.hit_points import gain
from oubliette.games.dungeon_pen.losses import both_lose_by_card, lose_by_card
from oubliette.games.dungeon_pen.objects import return_one
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.games.dungeon_pen.sudden_walls import sudden_wall
from oubliette.games.dungeon_pen.trapdoors import trapdoor
from oubliette.kernel import Rule
from oubliette.kit.dice import roll


def draw_event(table: Table, player: Player) -> Rule[None]:
    """Draw a card and resolve it. [turn.event] [event.after_each_flick] [ruling.event_deck_empty]"""
    if not len(table.events):
        table.events.reshuffle_discards()
        table.tell("ruling.event_deck_empty")
    name = yield from table.events.draw("draw.event", {"seat": player.seat})
    table.events.discards.append(name)
    table.tell("turn.event", seat=player.seat, card=name)
    yield from resolve(table, player, EVENTS[name])


def resolve(table: Table, player: Player, card: EventCard) -> Rule[None]:
    """Apply the card to the player who drew it, to the opponent, or to both."""
    kind = card.kind
    if kind == cards.SUDDEN_WALL:
        yield from sudden_wall(table, player, card.squares)
    elif kind == cards.TRAP:
        yield from trap(table, player, card)
    elif kind == cards.SPIKE_PIT:
        yield from spike_pit(table, player, card)
    elif kind == cards.LAUGHING_GAS:
        yield from both_lose_by_card(table, player, card.loss, card.id)
    elif kind == cards.TRAPDOOR:
        yield from trapdoor(table, player)
    elif kind == cards.LOW_CEILING:
        if player.touched:  # [ruling.low_ceiling_turn]
            yield from lose_by_card(table, player, card.loss, card.id)
    elif kind == cards.MONSTER:
        yield from monster(table, player, card)
    elif kind == cards.NUISANCE:
        add_effect(table, table.opponent(player), card.their_flick)  # [event.flick_cards_hit_opponent]
    elif kind == cards.DRAUGHT:
        yield from draught(table, player)
    elif kind == cards.CHEST:
        yield from draw_fatras(table, player)  # [event.chest_word]
    elif kind == cards.SECOND_WIND:
        yield from flick(table, player)  # no event after it
    elif kind == cards.FOUNTAIN:
        yield from fountain(table, player, card)
    else:
        assert kind == cards.NOTHING, f"no rule for events of the kind {kind} ({card.id})"


def trap(table: Table, player: Player, card: EventCard) -> Rule[None]:
    """Slab, arrow, net: the player loses hit points and may get an effect on the next flick."""
    yield from lose_by_card(table, player, card.loss, card.id)
    if card.own_flick:
        add_effect(table, player, card.own_flick)


def spike_pit(table: Table, player: Player, card: EventCard) -> Rule[None]:
    """The loss is smaller the higher the die."""
    face = yield from roll("roll.spike_pit", facts={"seat": player.seat})
    loss = max(card.loss - face, 0)
    table.tell("card.spike_pit", seat=player.seat, face=face, loss=loss)
    yield from lose_by_card(table, player, loss, card.id)


def monster(table: Table, player: Player, card: EventCard) -> Rule[None]:
    """A die that shows the monster's strength or more beats it. If not, it takes hit points or an object."""
    face = yield from roll("roll.monster", facts={"seat": player.seat, "monster": card.id, "strength": card.strength})
    beaten = face >= card.strength
    table.tell("card.monster", seat=player.seat, monster=card.id, face=face, beaten=int(beaten))
    if not beaten:
        if card.takes_object and player.objects:
            yield from return_one(table, player, card.id)
        else:
            yield from lose_by_card(table, player, card.loss, card.id)
            if card.own_flick:
                add_effect(table, player, card.own_flick)
        return
    if card.chest:
        yield from draw_fatras(table, player)
    if card.sneeze:
        yield from lose_by_card(table, table.opponent(player), card.sneeze, card.id)


def draught(table: Table, player: Player) -> Rule[None]:
    """A die decides, in the open, which way the opponent's next line bends."""
    face = yield from roll("roll.draught", facts={"seat": player.seat})
    table.tell("card.draught", seat=player.seat, face=face, left=face % 2)
    add_effect(table, table.opponent(player), cards.DRAUGHT_ODD if face % 2 else cards.DRAUGHT_EVEN)


def fountain(table: Table, player: Player, card: EventCard) -> Rule[None]:
    """A die decides whether the fountain heals or hurts."""
    face = yield from roll("roll.dubious_fountain", facts={"seat": player.seat})
    table.tell("card.dubious_fountain", seat=player.seat, face=face)
    if face >= card.from_face:
        gain(table, player, card.gain)
    else:
        yield from lose_by_card(table, player, card.loss, card.id)
