"""The preparation phase: shuffle the rooms, lay out the grid, perhaps turn up a guardian."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.belongings import RAVEN, drop_object
from oubliette.games.mini_rogue.cards import OG, room_cards
from oubliette.games.mini_rogue.potions import ask
from oubliette.games.mini_rogue.state import EMPTY, ENTRANCE, EXIT, EXIT_CELL, MOVE, ROOM, Table
from oubliette.kernel import HIDDEN, Rule
from oubliette.kit.deck import Deck

PIT_CARD: Final = "trap_pit"
PASS: Final = "pass"


def prepare(table: Table) -> Rule[None]:
    """Shuffle the room cards that nobody holds and lay out the grid. [prep.reshuffle_every_zone]

    After a fall the pit is the Entrance, already resolved. [trap.pit_card_becomes_entrance]
    [ruling.fall_runs_preparation] [prep.unused_rooms_face_down] [prep.token_on_entrance] [dungeon.one_zone_per_turn]
    """
    fallen, table.falling = table.falling, False
    lay_out(table, EMPTY, fallen)
    for hero in table.heroes:
        hero.at = ENTRANCE
        hero.evading = hero.faced_danger = False
        hero.resolved = fallen
    away = [PIT_CARD] if fallen else []
    shuffle_rooms(table, away)
    left_out = yield from omen(table)
    shuffle_rooms(table, [*away, left_out])
    lay_out(table, HIDDEN, fallen)
    table.tell("prep.reshuffle_every_zone", zone=table.zone_number, floor=table.floor)
    yield from reveal_guardian(table)
    table.phase = MOVE if fallen else ROOM


def lay_out(table: Table, card: str, fallen: bool) -> None:
    """Eight hidden cells and the Exit; after a fall the pit is the Entrance. [trap.pit_card_becomes_entrance]"""
    table.grid = [card] * EXIT_CELL + [EXIT]
    if fallen:
        table.grid[ENTRANCE] = PIT_CARD


def shuffle_rooms(table: Table, away: list[str]) -> None:
    """Shuffle the room cards, without the cards in `away` and those that heroes hold. [prep.reshuffle_every_zone]"""
    held = [card for hero in table.heroes for card in hero.objects]
    cards = room_cards(table.settings.word("card_set"))
    table.rooms = Deck([card for card in cards if card not in held and card not in away])


def omen(table: Table) -> Rule[str]:
    """The Raven may name a room that stays out of this zone, then flies off. [raven.preparation_window]

    The Raven rejoins the room cards before it names one, so it may name itself. [ruling.raven_omen_before_shuffle]
    """
    for hero in table.party():
        if RAVEN in hero.objects:
            known = [*table.rooms.cards, RAVEN]
            cards = [card for card in room_cards(table.settings.word("card_set")) if card in known]  # in printed order
            answer = yield from ask(table, hero, "decide.raven_omen", [PASS, *cards])
            if answer != PASS:
                drop_object(hero, RAVEN)
                table.tell("raven.preparation_window", seat=hero.seat, room=answer)
                return answer
    return ""


def reveal_guardian(table: Table) -> Rule[None]:
    """In a guardian zone, turn the top card of the pile; elsewhere it stays face down.

    [prep.guardian_revealed_in_guardian_zone] [ruling.exit_not_revealed_outside_guardian_zones]
    """
    if not table.zone.guardian:
        return
    if table.pile:
        table.guardian = yield from table.guardians.draw("turn.guardian")
    else:
        table.guardian = OG
    table.tell("prep.guardian_revealed_in_guardian_zone", guardian=table.guardian)
