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


def last_answer(match: Match, seat: int, choices: bool = False) -> int:
    """The ply of that seat's last answer; with `choices`, of its last one that was not the only one.

    Dice that people roll and type themselves count as theirs: they mistype.
    """
    typed = isinstance(match.fate, RealDice)
    found = -1
    for step in match.history():
        own = step.ask.seat == seat and (not choices or len(step.ask.options) > 1)
        if own or (typed and step.by_fate):
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
        match.rewind(last_answer(match, seat, choices))
    else:
        match.undo(seat, choices)
