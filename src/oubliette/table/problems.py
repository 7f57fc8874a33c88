"""Errors of a table. Each has one English line, and a slug and facts for other languages."""

from __future__ import annotations

from oubliette.kernel import Problem


class WrongPlayers(Problem):
    """More or fewer players than the match has seats."""

    def __init__(self, given: int, seats: int) -> None:
        super().__init__(
            "wrong_players",
            f"the match has {seats} seats, not {given}: pass None for a free seat",
            given=given,
            seats=seats,
        )


class NoSuchSeat(Problem):
    """The match has no such seat."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(
            "no_such_seat", f"there is no seat {seat}: seats are 0 to {seats - 1}", seat=seat, last=seats - 1
        )


class SeatTaken(Problem):
    """A person sits there and must leave first."""

    def __init__(self, seat: int, name: str) -> None:
        super().__init__("seat_taken", f"seat {seat} is taken by {name}", seat=seat, name=name)


class NobodyThere(Problem):
    """Only a person may do this, and none sits in that seat."""

    def __init__(self, seat: int, held: str) -> None:
        holder = f"it is played by {held}" if held else "it is free"
        super().__init__("nobody_there", f"no person sits in seat {seat}: {holder}", seat=seat, held=held)


class NoBotThere(Problem):
    """An answer for a bot, but no bot sits in that seat (any more)."""

    def __init__(self, seat: int, held: str) -> None:
        holder = f"it is held by {held}" if held else "it is free"
        super().__init__("no_bot_there", f"no bot sits in seat {seat}: {holder}", seat=seat, held=held)


class NotYourTurn(Problem):
    """An answer from a seat that is not asked."""

    def __init__(self, seat: int, asked: int) -> None:
        super().__init__(
            "not_your_turn", f"seat {seat} is not asked now; the answer is up to seat {asked}", seat=seat, asked=asked
        )


class StaleAnswer(Problem):
    """An answer to a question that is no longer pending."""

    def __init__(self, given: int, ply: int) -> None:
        super().__init__(
            "stale_answer",
            f"this answers the question after {given} answers, but the match has {ply} by now",
            given=given,
            ply=ply,
        )


class NeedsConsent(Problem):
    """Undo needs the consent of the other people at the table."""

    def __init__(self, seat: int, missing: list[int]) -> None:
        names = ", ".join(map(str, missing))
        super().__init__(
            "needs_consent",
            f"seat {seat} may take back only if the others agree; not agreed yet: seat {names}",
            seat=seat,
            missing=names,
        )


class NoProposal(Problem):
    """Nobody asked to take back, or somebody has answered since."""

    def __init__(self) -> None:
        super().__init__("no_proposal", "nobody is asking to take an answer back")


class NoWindows(Problem):
    """A setting for windows in a match without windows."""

    def __init__(self, game: str) -> None:
        super().__init__("no_windows", f"this match of {game} has no questions in another seat's turn", game=game)
