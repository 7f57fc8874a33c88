"""Tables for the scenarios of The New Dungeon.

Spaces are named by their ids on the board ("K105", "R108", "C101"), cards by their faces ("ogre", "gold_ring").
A card that a scene puts somewhere leaves its deck, so that the decks hold exactly the unseen cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import CARDS, CLASSES, HEROES, LEVELS, SPELLS, SWORD, TREASURES
from oubliette.games.new_dungeon.spaces import NOWHERE
from oubliette.games.new_dungeon.state import FACE_DOWN, UNSEEN, Hero, Table, Treasure
from oubliette.games.new_dungeon.turn import play_turn
from oubliette.kernel import Ask, Event, Rule, Setting, Value, set_up
from oubliette.kit.deck import Deck

MAIN_STAIRCASE = BOARD.ids[MAIN]


# Laying the table


def hero(
    class_id: str,
    at: str = MAIN_STAIRCASE,
    *,
    treasures: Sequence[str] = (),
    spells: Sequence[str] = (),
    wounded: bool = False,
    came_from: str = "",
    lost_turns: int = 0,
    caged: bool = False,
) -> Hero:
    """A hero for `table`, which gives him a seat and a card. Without `came_from` he came here by magic."""
    one = Hero(0, "", CLASSES[class_id])
    one.at = BOARD.index[at]
    one.came_from = BOARD.index[came_from] if came_from else NOWHERE
    one.treasures = [_treasure(name) for name in treasures]
    one.spells = sorted(spells)
    one.wounded = wounded
    one.lost_turns = lost_turns
    one.caged = caged
    return one


def table(*heroes: Hero, **options: Setting) -> Table:
    """A dealt board with every card face down, and these heroes in seat order; the first one has the turn."""
    party = list(heroes) or [hero("warrior")]
    settings = set_up(GAME, len(party), options).settings
    laid = GAME.table(len(party), settings)
    laid.heroes[:] = party
    for seat, one in enumerate(party):
        one.seat = seat
        one.card = next(card for card in laid.hero_deck.cards if HEROES[card].class_id == one.kind.id)
        laid.hero_deck.take(one.card)
        one.kind = laid.house.classes[one.kind.id]
        laid.lives += 1
        one.life = laid.lives
        for spell in one.spells:
            assert spell in SPELLS, f"there is no spell {spell}"
            _take_out(laid.spell_deck, spell)
        known = one.bit if laid.house.hidden_treasures else laid.everybody
        one.treasures = [_out_of_its_deck(laid, treasure.card.id).known_to(known) for treasure in one.treasures]
    if len(party) == 1 and laid.house.solo_par:
        laid.par = party[0].kind.solo_par
    return laid


def put_monster(on: Table, space: str, *cards: str) -> None:
    """Put these monster cards on a space, from the top, as seen cards; "" is a card that nobody has seen."""

    on.monsters[BOARD.index[space]] = cards
    for card in cards:
        _take_out(on.monster_decks[level_of(space) - 1], card)
    _trim(on, level_of(space))


def put_treasure(on: Table, space: str, card: str, *, known_to: Sequence[int] = ()) -> None:
    """Put this treasure into a room; these seats have looked at it. "" is a card that nobody has seen."""
    level = level_of(space)
    on.own[BOARD.index[space]] = Treasure(CARDS[card], level, _mask(known_to)) if card else UNSEEN[level]
    _take_out(on.treasure_decks[level - 1], card)
    _trim(on, level)


def leave(on: Table, space: str, *cards: str, known_to: Sequence[int] | None = None) -> None:
    """Put treasures on a space as if a hero had left them. Everybody knows them, or only `known_to`."""
    known = on.everybody if known_to is None else _mask(known_to)
    on.loot[BOARD.index[space]] += tuple([_out_of_its_deck(on, card).known_to(known) for card in cards])


def clear(on: Table, *spaces: str) -> None:
    """Remove all monsters and treasures from these spaces."""
    for space in spaces:
        on.monsters[BOARD.index[space]] = ()
        on.own[BOARD.index[space]] = None
        on.loot[BOARD.index[space]] = ()
        _trim(on, level_of(space))


def give(on: Table, one: Hero, *cards: str) -> None:
    """Give a hero more treasures."""
    known = one.bit if on.house.hidden_treasures else on.everybody
    one.treasures += [_out_of_its_deck(on, card).known_to(known) for card in cards]


def move_to(one: Hero, space: str, came_from: str = "") -> None:
    """Put a hero on a space. Without `came_from` he came by magic."""
    one.put(BOARD.index[space], BOARD.index[came_from] if came_from else NOWHERE)


# Playing


def turn_of(on: Table, seat: int = 0) -> Rule[None]:
    """The rule for one turn of a player."""
    on.to_play = seat
    yield from play_turn(on)


def asked(rule: Rule[None], *answers: Value) -> Ask[Value]:
    """The question that a rule asks after these answers of players and of fate."""
    ask = next(rule)
    for answer in answers:
        assert answer in list(ask.options), f"{ask.prompt} offers {list(ask.options)}, not {answer!r}"
        ask = rule.send(answer)
    return ask


def offered(rule: Rule[None], *answers: Value) -> list[Value]:
    """The options of the question that a rule asks after these answers."""
    return list(asked(rule, *answers).options)


# Looking


def at(one: Hero) -> str:
    """The space of a hero."""
    return BOARD.ids[one.at]


def held(one: Hero) -> list[str]:
    """The faces of his treasures."""
    return [treasure.card.id for treasure in one.treasures]


def left_in(on: Table, space: str) -> list[str]:
    """The faces of the treasures that heroes left there."""
    return [treasure.card.id for treasure in on.loot[BOARD.index[space]]]


def own_of(on: Table, space: str) -> str | None:
    """The face of a room's own treasure, "" if nobody has seen it, None if it is gone."""
    own = on.own[BOARD.index[space]]
    return None if own is None else own.card.id


def monsters_in(on: Table, space: str) -> list[str]:
    """The monster cards of a space from the top, "" for those that nobody has seen."""
    return list(on.monsters[BOARD.index[space]])


def known_by(treasure: Treasure | None) -> list[int]:
    """The seats that know a card."""
    assert treasure is not None
    return [seat for seat in range(6) if treasure.known >> seat & 1]


def told(events: list[Event], slug: str) -> list[Event]:
    """The events with this slug."""
    return [event for event in events if event.slug == slug]


def slugs(events: list[Event]) -> list[str]:
    return [event.slug for event in events]


def level_of(space: str) -> int:
    return BOARD.spaces[BOARD.index[space]].level


# Keeping the decks right


def _treasure(name: str) -> Treasure:
    return Treasure(CARDS[name], 1, 0)


def _out_of_its_deck(on: Table, face: str) -> Treasure:
    """Take the card from the first level whose deck has it; if none has, make one of the first level that prints it."""
    card = SWORD if CARDS[face].special == SWORD else face
    levels = [level for level in LEVELS if level >= CARDS[face].bonus and card in on.treasure_decks[level - 1].cards]
    if levels:
        on.treasure_decks[levels[0] - 1].take(card)
        return Treasure(CARDS[face], levels[0], 0)
    printed = [row.level for row in TREASURES if face.startswith(row.card) and row.level >= CARDS[face].bonus]
    return Treasure(CARDS[face], printed[0] if printed else LEVELS[-1], 0)


def _take_out(deck: Deck[str], card: str) -> None:
    """Take a card out of a deck that has it: a scene may put an ogre on the first level, whose deck has none."""
    if card in deck.cards:
        deck.take(card)


def _trim(on: Table, level: int) -> None:
    """Shrink the decks of a level to the number of its face-down cards; drop copies of the most frequent cards."""
    spaces = [space for space in BOARD.spaces if space.level == level]
    unseen = [card for space in spaces for card in on.monsters[space.index] if card == FACE_DOWN]
    treasures = [own for space in spaces if (own := on.own[space.index]) is not None and own.unseen]
    for deck, places in ((on.monster_decks[level - 1], len(unseen)), (on.treasure_decks[level - 1], len(treasures))):
        while len(deck) > places:
            deck.take(max(deck.cards, key=deck.cards.count))


def _mask(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)
