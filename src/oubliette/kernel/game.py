"""What every game says of itself: its seats and options, its rules, its views."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, final

from oubliette.kernel.ask import Ask, Rule, Value, Way
from oubliette.kernel.events import Event
from oubliette.kernel.options import Option, Setting, Settings, settle
from oubliette.kernel.problems import IllegalSetUp
from oubliette.kernel.state import S, Shared

if TYPE_CHECKING:
    from datetime import date

    from oubliette.kernel.fate import Dealer

# What one seat may see, as plain JSON-able data, for code that serves every game. Each game declares its own type of
# it, a TypedDict, from which the client's types are generated; code that knows its game reads that one.
View: TypeAlias = Mapping[str, Any]
V = TypeVar("V", bound=Mapping[str, object])


@final
class Result(Shared):
    """How a match ended: why (a slug), and place and score by seat.

    Place 1 is a win, shared or not. Where nobody wins (a lost solo game, a double defeat, a draw) nobody has place 1.
    """

    def __init__(self, reason: str, places: tuple[int, ...], scores: tuple[int, ...]) -> None:
        assert len(places) == len(scores), "every seat has a place and a score"
        self.reason = reason
        self.places = places
        self.scores = scores

    def won(self, seat: int) -> bool:
        return self.places[seat] == 1

    def ranked(self) -> bool:
        """Did anybody come in before anybody? Not who plays alone, nor who wins or loses together."""
        return len(set(self.places)) > 1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        return (self.reason, self.places, self.scores) == (other.reason, other.places, other.scores)

    def __hash__(self) -> int:
        return hash((self.reason, self.places, self.scores))

    def __repr__(self) -> str:
        return f"Result({self.reason!r}, places={self.places}, scores={self.scores})"


class Game(ABC, Generic[S, V]):
    """One object per game. The match drives it: `set_up` once, then `turn` after `turn` until there is a `result`."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that every game is called by
        version: int,
        seats: range,
        longest: int,
        options: tuple[Option, ...] = (),
        reveals: frozenset[str] = frozenset(),
        unrolled: frozenset[str] = frozenset(),
        together: bool = False,
        scored: bool = False,
        usual: int = 0,
        among_bots: Mapping[str, Setting] | None = None,
        pauses: frozenset[str] = frozenset(),
        leading: tuple[str, ...] = (),
        from_seats: Mapping[str, int] | None = None,
        by_seat: tuple[str, ...] = (),
    ) -> None:
        """What the game says of itself.

        - `version`: of the rules. Raise it when an old record would no longer replay to the same end.
        - `seats`: the numbers of seats it can be played with.
        - `longest`: more answers, fate's included, than any match of random players needs.
        - `reveals`: the events that turn over something hidden. No undo goes back beyond them.
        - `unrolled`: the questions to fate that no real die or card can answer, such as the shake of a hand. With real
          dice the program draws for them.
        - `together`: all seats win or lose as one.
        - `scored`: nobody loses who plays alone; the score tells how well it went.
        - `usual`: how many seats a match has when nobody says how many, with bots in all but one. Left out: the fewest.
        - `among_bots`: settings for matches that no person plays, such as a cap on something that people end by
          themselves. What somebody wishes goes before.
        - `pauses`: the questions that show a person something, a page or a shop. Even where there is one answer only no
          table answers them by itself.

        For those who set up a match:

        - `leading`: the options that are shown first, in this order; the others are house rules. Left out: all alike.
        - `from_seats`: options that mean nothing with fewer seats.
        - `by_seat`: the options that say how a seat answers, one for each seat.
        """
        assert isinstance(reveals, frozenset), "reveals is a frozenset of slugs"
        assert not usual or usual in seats, "the usual number of seats is one that the game can be played with"
        known = {option.name for option in options}
        assert known.issuperset([*leading, *by_seat, *(from_seats or {})]), "these are options of the game"
        self.id = id
        self.version = version
        self.seats = seats
        self.longest = longest
        self.options = options
        self.reveals = reveals
        self.unrolled = unrolled
        self.together = together
        self.scored = scored
        self.usual = usual or seats[0]
        self.pauses = pauses
        self.leading = leading
        self.by_seat = by_seat
        self.from_seats: dict[str, int] = dict(from_seats or {})
        self.among_bots: dict[str, Setting] = dict(among_bots or {})

    def check(self, seats: int, settings: Settings) -> None:  # most games have nothing to add
        """Refuse, with IllegalSetUp, what no option can refuse by itself: two characters alike, a solo game for two."""

    @abstractmethod
    def table(self, seats: int, settings: Settings) -> S:
        """The empty table, before anything is dealt."""

    @abstractmethod
    def set_up(self, table: S) -> Rule[None]:
        """Deal the table."""

    @abstractmethod
    def turn(self, table: S) -> Rule[None]:
        """Play one turn. Between turns the whole position is plain data on the table."""

    @abstractmethod
    def result(self, table: S) -> Result | None:
        """How the match ended, or None while it goes on. Asked after the set-up and after every turn."""

    @abstractmethod
    def view(self, table: S, seat: int) -> V:
        """What that seat, or SPECTATOR, may see. `V` is a TypedDict of the game's own."""

    def imagine(self, table: S, seat: int, dealer: Dealer) -> None:
        """Deal anew, in place, what that seat cannot see; its view stays the same.

        In place, because a rule in the middle of a turn holds on to the objects of the table. Games without hidden
        information leave it as it is.
        """

    def ways(self, table: S, ask: Ask[Any]) -> Sequence[Way]:
        """The places that a walk can lead to which begins with this question, the nearest first, for people who point.

        Each step is a question of its own, and may turn out otherwise. Only what the seat that is asked knows may be
        used. Games in which nobody walks have none.
        """
        return ()

    def windows(self, settings: Settings) -> Mapping[str, Value]:
        """The questions that offer a seat something in somebody else's turn: by prompt, the answer that declines.

        People choose how many of these they want to be asked: all, those `near` them, or none. Games in which nobody
        acts out of turn have none.
        """
        return {}

    def near(self, table: S, seat: int, events: Sequence[Event]) -> bool:
        """Did one of these events happen near that seat: around it, to it, or to something of its own?

        They are what happened since the seat's last answer, as a spectator knows it. Use only what a spectator knows,
        and not the seat's own hand: where nothing is near the seat may pass unasked, and from that nobody must learn
        anything. In games without a sense of place everything is near.
        """
        return True

    def gesture(self, table: S, ask: Ask[Any], points: Sequence[tuple[float, float, float]]) -> Value | None:
        """The answer that a gesture on a screen means, or None.

        Its points are (milliseconds, x, y) in the game's own units, from press to release. It is read here, so that no
        client has to know what counts.
        """
        return None

    def by_gesture(self, table: S, ask: Ask[Any]) -> bool | None:
        """Must people answer this question by a gesture? None: as they like, where the gesture means something.

        True: naming an option is refused. False: gestures are. Bots and records always name an option.
        """
        return None

    def role(self, table: S, seat: int) -> str:
        """What that seat plays as, where there is a choice: a class, a character. Simulations count wins by it."""
        return ""

    def rounds(self, table: S) -> int:
        """The round that is being played, where the game counts rounds. Simulations tell how many a match takes."""
        return 0

    def counts(self, table: S) -> dict[str, int]:
        """What a designer counts when a match is over: chests opened, figures left behind. Simulations tell means."""
        return {}

    def daily(self, day: date) -> Mapping[str, Setting] | None:
        """The settings of that day's dungeon, which everybody plays alone; None, on every day: the game has none.

        It suits games that one person plays in a quarter of an hour, with a score by which tries compare.
        """
        return None

    def worth(self, table: S, seat: int) -> float:
        """A rough guess, 0 to 1, of how well that seat stands. Bots rely on it."""
        result = self.result(table)
        if result is None:
            return 0.5
        return 1.0 if result.won(seat) else 0.0


AnyGame: TypeAlias = Game[Any, Any]  # for code that serves every game


@final
class SetUp(Shared):
    """A checked set-up: make it once, start as many matches from it as you like."""

    def __init__(self, game: AnyGame, seats: int, settings: Settings) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings


def set_up(game: AnyGame, seats: int | None = None, options: Mapping[str, Setting] | None = None) -> SetUp:
    """Check the wishes for a match. Without a number of seats: the fewest that the game allows."""
    count = game.seats[0] if seats is None else seats
    if isinstance(count, bool) or count not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        allowed = str(low) if low == high else f"{low}..{high}"
        raise IllegalSetUp(
            "seats", f"{game.id} is played by {allowed}, not by {count}", game=game.id, seats=count, allowed=allowed
        )
    settings = settle(game.id, game.options, options or {})
    game.check(count, settings)
    return SetUp(game, count, settings)


def set_up_among_bots(game: AnyGame, seats: int | None = None, options: Mapping[str, Setting] | None = None) -> SetUp:
    """Check the wishes for a match that no person plays: the game's own settings for it, unless they are wished for."""
    return set_up(game, seats, {**game.among_bots, **(options or {})})
