"""Who knows which card. Rulebook: hidden information.

Everybody has seen a monster that was turned up. Everybody knows a treasure that a hero holds, except with hidden
treasures: then a player knows it only if he holds it, has held it, or has chosen from cards that included it. Only the
seat that looked into a Crystal Ball knows the treasures that it saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oubliette.games.new_dungeon.cards import CARDS, FIGURES, SWORD, sword
from oubliette.games.new_dungeon.state import FACE_DOWN, Hero, Table, Treasure
from oubliette.kernel import SPECTATOR, Dealer, hidden
from oubliette.kernel.events import Fact
from oubliette.kit.dice import D6


def seats_in(table: Table, mask: int) -> list[int]:
    """The seats of a mask."""
    return [hero.seat for hero in table.heroes if mask & hero.bit]


def knows(table: Table, seat: int, treasure: Treasure) -> bool:
    """May this seat, or the spectator, see this card? When the game is over, everybody shows his cards."""
    if table.over:
        return not treasure.unseen
    return bool(treasure.known >> (len(table.heroes) if seat == SPECTATOR else seat) & 1)


def face_for(table: Table, seat: int, treasure: Treasure) -> str:
    """The face of the card if this seat knows it, else FACE_DOWN."""
    return treasure.card.id if knows(table, seat, treasure) else FACE_DOWN


def shown(table: Table, treasure: Treasure) -> Fact:
    """A card as a fact of an event: public, or only for the seats that know it."""
    if treasure.known == table.everybody:
        return treasure.card.id
    return hidden(treasure.card.id, *seats_in(table, treasure.known))


def shown_all(table: Table, treasures: Sequence[Treasure]) -> Fact:
    """Several cards as one fact, for the seats that know all of them."""
    faces = tuple([treasure.card.id for treasure in treasures])
    common = common_knowledge(table, treasures)
    return faces if common == table.everybody else hidden(faces, *seats_in(table, common))


def common_knowledge(table: Table, treasures: Sequence[Treasure]) -> int:
    """The seats, as a mask, that know all of these cards."""
    common = table.everybody
    for treasure in treasures:
        common &= treasure.known
    return common


def in_hand(table: Table, hero: Hero, treasure: Treasure) -> Treasure:
    """The card as it is known once this hero holds it."""
    if not table.house.hidden_treasures:
        return treasure.known_to(table.everybody)
    return treasure.known_to(treasure.known | hero.bit)


def reveal(table: Table, hero: Hero, treasure: Treasure) -> None:
    """Somebody uses a card: from now on everybody knows it. [ruling.used_is_shown]"""
    if treasure.known != table.everybody:
        place = hero.treasures.index(treasure)
        hero.treasures[place] = treasure.known_to(table.everybody)
        table.tell("ruling.used_is_shown", seat=hero.seat, treasure=treasure.card.id)


def show_hand(table: Table, hero: Hero, to: Hero) -> None:
    """A player who may choose among a hero's cards sees them all. [ruling.chooser_sees]"""
    if all(treasure.known & to.bit for treasure in hero.treasures):
        return
    hero.treasures[:] = [treasure.known_to(treasure.known | to.bit) for treasure in hero.treasures]
    faces = tuple([treasure.card.id for treasure in hero.treasures])
    table.whisper((to.seat,), "ruling.chooser_sees", seat=to.seat, owner_seat=hero.seat, treasures=faces)


def limit_knowledge(table: Table, treasures: Sequence[Treasure], witnesses: int) -> list[Treasure]:
    """Cards that were mixed face down: only the witnesses still know them. Open treasures stay known to all."""
    if not table.house.hidden_treasures:
        return list(treasures)
    return [treasure.known_to(treasure.known & witnesses) for treasure in treasures]


def tell_knowers(table: Table, treasure: Treasure, slug: str, **facts: Fact) -> None:
    """Tell an event about a card to all seats that know the card."""
    if treasure.known == table.everybody:
        table.tell(slug, **facts)
    else:
        table.whisper(seats_in(table, treasure.known), slug, **facts)


# Dealing again what a seat cannot see


def imagine(table: Table, seat: int, dealer: Dealer) -> None:
    """Deal other spells to the other heroes, and other treasures to the places that this seat has not seen."""
    if table.over:
        return  # all cards are open
    hands = [hero.spells for hero in table.heroes if hero.seat != seat]
    table.spell_deck.deal_again(dealer, 0, hands)
    for hand in hands:
        hand.sort()
    for level, deck in enumerate(table.treasure_decks, 1):
        unknown = _unknown_places(table, seat, level)
        hand = [as_dealt(treasure) for treasure, _, _ in unknown]
        deck.deal_again(dealer, 0, [hand])
        for (treasure, owner, place), card in zip(unknown, hand, strict=True):
            held = owner != _ROOM
            face = sword(_bonus(dealer, level)) if held and card == SWORD else card
            _put(table, owner, place, treasure.now(CARDS[face]))


_ROOM: Final = -1  # a room's own card
_LEFT: Final = -2  # a card that was left somewhere


def _unknown_places(table: Table, seat: int, level: int) -> list[tuple[Treasure, int, tuple[int, int]]]:
    """The cards of a level's deck that others have seen and this seat has not: (card, whose, where)."""
    found: list[tuple[Treasure, int, tuple[int, int]]] = []
    for space, own in enumerate(table.own):
        if own is not None and own.level == level and not own.unseen and not knows(table, seat, own):
            found.append((own, _ROOM, (space, 0)))
    if table.house.hidden_treasures:
        for space, pile in enumerate(table.loot):
            for place, treasure in enumerate(pile):
                if treasure.level == level and not knows(table, seat, treasure):
                    found.append((treasure, _LEFT, (space, place)))
        for hero in table.heroes:
            for place, treasure in enumerate(hero.treasures):
                if treasure.level == level and not knows(table, seat, treasure):
                    found.append((treasure, hero.seat, (place, 0)))
    return found


def _put(table: Table, owner: int, place: tuple[int, int], treasure: Treasure) -> None:
    if owner == _ROOM:
        table.own[place[0]] = treasure
    elif owner == _LEFT:
        pile = list(table.loot[place[0]])
        pile[place[1]] = treasure
        table.loot[place[0]] = tuple(pile)
    else:
        table.heroes[owner].treasures[place[0]] = treasure


def as_dealt(treasure: Treasure) -> str:
    """The card as it was in its deck: a sword without a bonus, a star with its charge."""
    return SWORD if treasure.card.special == SWORD else treasure.card.charged or treasure.card.id


def _bonus(dealer: Dealer, level: int) -> int:
    return max(FIGURES.sword_least, dealer.one_of(D6) + dealer.one_of(D6) - FIGURES.sword_base + level)
