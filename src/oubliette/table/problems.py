"""What a table refuses. Each is one clear line, with a slug and facts for other languages."""

from __future__ import annotations

from oubliette.kernel import Problem


class WrongPlayers(Problem):
    """More or fewer players than the match has seats."""

    def __init__(self, given: int, seats: int) -> None:
        super().__init__(
            "wrong_players",
            f"the match has {seats} seats, not {given}: say None for a seat that is still free",
            given=given,
            seats=seats,
        )


class NoSuchSeat(Problem):
    """A seat that the match does not have."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(
            "no_such_seat", f"there is no seat {seat}: they are 0 to {seats - 1}", seat=seat, last=seats - 1
        )


class SeatTaken(Problem):
    """A person sits there and has to leave first."""

    def __init__(self, seat: int, name: str) -> None:
        super().__init__("seat_taken", f"seat {seat} is taken by {name}", seat=seat, name=name)


class NobodyThere(Problem):
    """A seat that should act holds no person."""

    def __init__(self, seat: int, held: str) -> None:
        who = f"it is played by {held}" if held else "it is free"
        super().__init__("nobody_there", f"no person sits in seat {seat}: {who}", seat=seat, held=held)


class NoBotThere(Problem):
    """An answer for a bot that does not sit there, or no longer."""

    def __init__(self, seat: int, held: str) -> None:
        who = f"it is held by {held}" if held else "it is free"
        super().__init__("no_bot_there", f"no bot sits in seat {seat}: {who}", seat=seat, held=held)


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
    """Taking back concerns the other people at the table."""

    def __init__(self, seat: int, missing: list[int]) -> None:
        names = ", ".join(map(str, missing))
        super().__init__(
            "needs_consent",
            f"seat {seat} may take back only if the others agree; still to be asked: seat {names}",
            seat=seat,
            missing=names,
        )


class NoProposal(Problem):
    """Agreeing or refusing when nobody asked to take back, or when they asked before the last answer."""

    def __init__(self) -> None:
        super().__init__("no_proposal", "nobody is asking to take an answer back")


class NoWindows(Problem):
    """A setting for windows in a match that has none."""

    def __init__(self, game: str) -> None:
        super().__init__("no_windows", f"nobody is asked in somebody else's turn in this match of {game}", game=game)
