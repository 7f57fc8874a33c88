"""The cards: what is known of those on the board, and what may still come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from oubliette.games.new_dungeon.spaces import Space
from oubliette.terminal.plain.boards.new_dungeon.plan import KNOWN_SIGN, TREASURE_SIGN, UNKNOWN_SIGN, state_of
from oubliette.terminal.plain.boards.new_dungeon.words import FACE_DOWN, counted, indented, say
from oubliette.terminal.plain.boards.words import GLUE, lines, said

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen


def known(view: Mapping[str, Any], pen: Pen, spaces: Iterable[Space]) -> list[str]:
    """The cards on these spaces that the reader has seen, and treasures that lie about. Nothing if there are none.

    The signs are those of the map.
    """
    found = [f"{space.id}{_signed(view['spaces'][space.id], pen)}" for space in spaces if _has_news(view, space)]
    if not found:
        return []
    return lines(pen, said(pen, say(pen, "known_cards"), found))


def _has_news(view: Mapping[str, Any], space: Space) -> bool:
    if not space.holds_cards:
        return False
    cards = view["spaces"][space.id]
    seen = [card for card in (*cards["monsters"], cards["treasure"]) if card not in ("", FACE_DOWN)]
    return bool(seen) or TREASURE_SIGN in state_of(cards)


def _signed(cards: Mapping[str, Any], pen: Pen) -> str:
    """Monsters, then treasures; of those that nobody has turned only the sign or the number."""
    parts: list[str] = []
    monsters = [card for card in cards["monsters"] if card != FACE_DOWN]
    if monsters:
        parts.append(f"{KNOWN_SIGN} {' + '.join(counted(pen, monsters))}")
    unknown = UNKNOWN_SIGN * (len(cards["monsters"]) - len(monsters))
    if unknown:
        parts.append(unknown)
    own = cards["treasure"]
    treasures = [*cards["left"], *([own] if own and (own != FACE_DOWN or not cards["monsters"]) else [])]
    if treasures:
        parts.append(f"{TREASURE_SIGN} {' + '.join(counted(pen, treasures))}")
    return "".join([f"{GLUE}{part.replace(' ', GLUE, 1)}" for part in parts])


def decks(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """The monsters and treasures of each level that nobody has shown, and the spells."""
    drawn: list[str] = []
    for level, (monsters, treasures) in enumerate(
        zip(view["unseen_monsters"], view["unseen_treasures"], strict=True), 1
    ):
        drawn += lines(pen, say(pen, "level", level=level))
        for name, cards in (("unseen_monsters", monsters), ("unseen_treasures", treasures)):
            there = counted(pen, cards) or [pen.shell.say("nothing")]
            drawn += indented(pen, said(pen, pen.label(name), there))
        drawn.append("")
    drawn += lines(pen, said(pen, pen.label("spells_left"), [str(view["spells_left"])]))
    if view["spells_discarded"]:
        drawn += lines(pen, said(pen, pen.label("spells_discarded"), counted(pen, view["spells_discarded"])))
    return drawn
