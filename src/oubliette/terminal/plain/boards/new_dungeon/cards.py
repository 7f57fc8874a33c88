"""The cards: the known ones on the board, and those still to come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from oubliette.games.new_dungeon.cards import MONSTERS
from oubliette.games.new_dungeon.spaces import Space
from oubliette.terminal.plain.boards.new_dungeon.plan import TREASURE_SIGN, state_of
from oubliette.terminal.plain.boards.new_dungeon.words import FACE_DOWN, by_name, counted, indented
from oubliette.terminal.plain.boards.words import labelled, lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.new_dungeon.view import NewDungeonView, SpaceView
    from oubliette.terminal.plain.drawing import Pen

_COLOURS: Final = ("red", "white", "blue", "green", "grey", "yellow")
_DASH: Final = 13  # the number that a dash on a monster card stands for


def known(view: NewDungeonView, pen: Pen, spaces: Iterable[Space]) -> list[str]:
    """The cards on these spaces that the reader has seen, and open treasures."""
    colour = view["players"][view["turn_seat"]]["colour"]
    found = [
        labelled(pen, space.id, _there(view["spaces"][space.id], pen, colour))
        for space in spaces
        if _has_news(view, space)
    ]
    if not found:
        return []
    semicolon = pen.shell.say("colon").replace(":", ";")  # French has a space before both
    return lines(pen, labelled(pen, say(pen, "known_cards"), [f"{semicolon} ".join(found)]))


def numbers(view: NewDungeonView, pen: Pen, space: Space) -> list[str]:
    """All numbers of the monsters on a space that the reader has seen."""
    if not space.holds_cards:
        return []
    drawn: list[str] = []
    for card in dict.fromkeys(view["spaces"][space.id]["monsters"]):
        if card in MONSTERS:
            drawn += lines(
                pen, labelled(pen, pen.texts.name(card), [_number(pen, card, colour) for colour in _COLOURS])
            )
    return drawn


def _number(pen: Pen, card: str, colour: str) -> str:
    number = MONSTERS[card].number(colour)
    return whole(say(pen, "number", colour=colour, number="–" if number == _DASH else number))


def _has_news(view: NewDungeonView, space: Space) -> bool:
    if not space.holds_cards:
        return False
    cards = view["spaces"][space.id]
    seen = [card for card in (*cards["monsters"], cards["treasure"]) if card not in ("", FACE_DOWN)]
    return bool(seen) or TREASURE_SIGN in state_of(cards)


def _there(cards: SpaceView, pen: Pen, colour: str) -> list[str]:
    """Monsters, each with its number in that colour, then treasures; and the number of face-down ones."""
    own = cards["treasure"]
    treasures = [*cards["left"], *([own] if own and (own != FACE_DOWN or not cards["monsters"]) else [])]

    def name(card: str) -> str:
        called = pen.texts.name(card)
        return f"{called} ({_number(pen, card, colour)})" if card in MONSTERS else called

    return [
        *counted(pen, cards["monsters"], name, "unknown_monsters"),
        *counted(pen, treasures, unknown="unknown_treasures"),
    ]


def decks(view: NewDungeonView, pen: Pen) -> list[str]:
    """The monsters and treasures of each level that are still unseen, and the spells."""
    drawn: list[str] = []
    for level, (monsters, treasures) in enumerate(
        zip(view["unseen_monsters"], view["unseen_treasures"], strict=True), 1
    ):
        drawn += lines(pen, say(pen, "level", level=level))
        for name, cards in (("unseen_monsters", monsters), ("unseen_treasures", treasures)):
            there = counted(pen, by_name(pen, cards)) or [pen.shell.say("nothing")]
            drawn += indented(pen, labelled(pen, pen.label(name), there))
        drawn.append("")
    drawn += lines(pen, labelled(pen, pen.label("spells_left"), [str(view["spells_left"])]))
    if view["spells_discarded"]:
        drawn += lines(
            pen, labelled(pen, pen.label("spells_discarded"), counted(pen, by_name(pen, view["spells_discarded"])))
        )
    return drawn
