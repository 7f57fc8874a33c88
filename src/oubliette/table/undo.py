"""Taking answers back: what may be taken back, and what the others say to it."""

from __future__ import annotations

from dataclasses import dataclass

from oubliette.kernel import Match, NothingToUndo, RealDice


@dataclass(frozen=True, slots=True)
class Proposal:
    """Somebody asks the others to let them take back their last answer.

    It holds for the position in which it was made: `mark` is the number of rewinds and of answers at that time, so that
    the next answer, whoever gives it, ends the proposal.
    """

    seat: int
    mark: tuple[int, int]
    agreed: frozenset[int] = frozenset()

    def agreed_by(self, seat: int) -> Proposal:
        return Proposal(self.seat, self.mark, self.agreed | {seat})

    def to_data(self) -> dict[str, object]:
        return {"seat": self.seat, "agreed": sorted(self.agreed)}


def last_answer(match: Match, seat: int) -> int:
    """The ply of that seat's last answer. Dice that people roll and type themselves count as theirs: they mistype."""
    typed = isinstance(match.fate, RealDice)
    found = -1
    for step in match.history():
        if step.ask.seat == seat or (typed and step.by_fate):
            found = step.ply
    if found < 0:
        raise NothingToUndo("nothing_to_undo", f"seat {seat} has given no answer yet")
    return found


def take_back(match: Match, seat: int, agreed: bool, choices: bool = False) -> None:
    """Go back to before that seat's last answer; across dice and reveals only if others `agreed`.

    With real dice nothing is revealed by the program: the cards and dice lie before the people, who know what they do.
    With `choices`, answers of that seat that were the only one do not count: nobody gave them.
    """
    if agreed or isinstance(match.fate, RealDice):
        match.rewind(_last_choice(match, seat) if choices else last_answer(match, seat))
    elif choices:
        target = _last_choice(match, seat)
        if _something_shown(match, target):
            raise NothingToUndo("nothing_to_undo", "nothing can be taken back: something was revealed since")
        match.rewind(target)
    else:
        match.undo(seat)


def _last_choice(match: Match, seat: int) -> int:
    """The ply of that seat's last answer that was not the only one, or of a die that people typed."""
    typed = isinstance(match.fate, RealDice)
    found = -1
    for step in match.history():
        if (step.ask.seat == seat and len(step.ask.options) > 1) or (typed and step.by_fate):
            found = step.ply
    if found < 0:
        raise NothingToUndo("nothing_to_undo", f"seat {seat} has chosen nothing yet")
    return found


def _something_shown(match: Match, since: int) -> bool:
    """Was a die rolled or a card turned after that answer?"""
    return any(step.by_fate and step.ply > since for step in match.history()) or any(
        event.ply > since and event.slug in match.game.reveals for event in match.events
    )
