"""How people at a terminal flick, in games whose set-up asks for it (`hand1`, `hand2`…, a switch for each seat)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from oubliette.kernel import AnyGame, IllegalSetUp
from oubliette.terminal.plain.seating import HUMAN

if TYPE_CHECKING:
    from oubliette.kernel import Setting
    from oubliette.terminal.plain.saving import Sitting

_GESTURE: Final = "gesture"
_PENCIL: Final = "pencil"


def with_flick_options(
    game: AnyGame, sitting: Sitting, options: Mapping[str, Setting] | None
) -> Mapping[str, Setting] | None:
    """The options of a match, with a real pencil for people with real dice unless they choose otherwise."""
    wished = dict(options or {})
    _refuse_gestures(wished, sitting, "no_gesture_in_terminal", "set {hand} to aim, or play in the browser")
    if sitting.dice == "real":
        known = {option.name for option in game.options}
        for _, hand in _people(sitting):
            if hand in known:
                wished.setdefault(hand, _PENCIL)
    return wished


def refuse_gestures(options: Mapping[str, Setting], sitting: Sitting) -> None:
    """Refuse a saved match in which a person flicks by gesture, because its options cannot change."""
    _refuse_gestures(options, sitting, "no_gesture_on_load", "go on in the browser, or seat a bot there with --seats")


def _refuse_gestures(options: Mapping[str, Setting], sitting: Sitting, slug: str, advice: str) -> None:
    """Refuse gestures: a terminal has no pointer."""
    for seat, hand in _people(sitting):
        if options.get(hand) == _GESTURE:
            message = f"a person in a terminal cannot flick by gesture: {advice.format(hand=hand)}"
            raise IllegalSetUp(slug, message, seat=seat + 1, option=hand)


def _people(sitting: Sitting) -> list[tuple[int, str]]:
    """The seats of people, each with its switch."""
    kinds = [seat.partition(":")[0] for seat in sitting.seats]
    return [(seat, f"hand{seat + 1}") for seat, kind in enumerate(kinds) if kind == HUMAN]
