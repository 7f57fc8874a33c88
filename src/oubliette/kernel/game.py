"""The base class of every game: its seats and options, its rules, its views."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, final

from oubliette.kernel.ask import Ask, Rule, Value, Way
from oubliette.kernel.events import Event
from oubliette.kernel.options import Option, Setting, Settings, check_settings
from oubliette.kernel.problems import IllegalSetUp
from oubliette.kernel.state import S, Shared

if TYPE_CHECKING:
    from datetime import date

    from oubliette.kernel.fate import Dealer

# What one seat may see, as plain data for JSON. Code for all games uses this type. Each game also declares a TypedDict
# of its own: code for that game uses it, and the client's types are generated from it.
View: TypeAlias = Mapping[str, Any]
V = TypeVar("V", bound=Mapping[str, object])


@final
class Result(Shared):
    """How a match ended: the reason (a slug), and each seat's place and score.

    Place 1 is a win, shared or not. Nobody has place 1 if nobody wins: a lost solo game, a double defeat, a draw.
    """

    def __init__(self, reason: str, places: tuple[int, ...], scores: tuple[int, ...]) -> None:
        assert len(places) == len(scores), "every seat has a place and a score"
        self.reason = reason
        self.places = places
        self.scores = scores

    def won(self, seat: int) -> bool:
        return self.places[seat] == 1

    def ranked(self) -> bool:
        """Do two seats have different places? Never in a solo game, nor where all win or lose together."""
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
        id: str,  # noqa: A002 - the attribute has this name too
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
        """Describe the game.

        - `version`: of the rules. Raise it when an old record no longer replays to the same end.
        - `seats`: the allowed numbers of seats.
        - `longest`: more answers, fate's included, than any match of random players needs.
        - `reveals`: events that reveal something hidden. Undo never goes back beyond them.
        - `unrolled`: questions to fate that no real die or card can answer, such as the shake of a hand. With real
          dice the program answers them.
        - `together`: all seats win or lose as one.
        - `scored`: a solo player cannot lose; the score tells how well they played.
        - `usual`: the number of seats that players are offered, bots in all but one. Default: the smallest allowed.
        - `among_bots`: settings for matches without people, such as a limit on something that people end by
          themselves. Explicit settings override them.
        - `pauses`: questions that show a person something, a page or a shop. A table never answers them for a person,
          even if there is only one answer.

        For set-up screens:

        - `leading`: options to show first, in this order; the others are house rules. Default: all options are equal.
        - `from_seats`: the smallest number of seats for which an option means something.
        - `by_seat`: options that say how a seat answers, one for each seat.
        """
        assert isinstance(reveals, frozenset), "reveals is a frozenset of slugs"
        assert not usual or usual in seats, "the usual number of seats is an allowed one"
        known = {option.name for option in options}
        assert known.issuperset([*leading, *by_seat, *(from_seats or {})]), "leading, by_seat, from_seats name options"
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

    def check(self, seats: int, settings: Settings) -> None:  # most games need no check here
        """Raise IllegalSetUp for settings that do not fit together: two equal characters, a solo game for two."""

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
        """How the match ended, or None while it goes on. The match calls this after the set-up and after every turn."""

    @abstractmethod
    def view(self, table: S, seat: int) -> V:
        """What that seat, or SPECTATOR, may see. `V` is the game's own TypedDict."""

    def imagine(self, table: S, seat: int, dealer: Dealer) -> None:
        """Deal again, in place, what that seat cannot see; its view stays the same.

        In place, because a rule in the middle of a turn holds references to the table's objects. Games without hidden
        information do nothing here.
        """

    def ways(self, table: S, ask: Ask[Any]) -> Sequence[Way]:
        """The places to which a walk that begins with this question can lead, nearest first, for people who point.

        Each step is a question of its own, so a walk may end elsewhere. Use only what the asked seat knows. Games
        without walking return nothing.
        """
        return ()

    def windows(self, settings: Settings) -> Mapping[str, Value]:
        """Windows are questions that offer a seat something in another's turn: map each prompt to the declining answer.

        People choose which of these they are asked: all, those `near` them, or none. Games in which nobody acts out of
        turn have none.
        """
        return {}

    def near(self, table: S, seat: int, events: Sequence[Event]) -> bool:
        """Did one of these events happen near that seat: around it, to it, or to something it owns?

        `events` are those since the seat's last answer, as a spectator sees them. Use only what a spectator knows, not
        the seat's hand: if nothing is near, the table may decline for the seat, and others must not learn anything
        from that. In games without places everything is near.
        """
        return True

    def gesture(self, table: S, ask: Ask[Any], points: Sequence[tuple[float, float, float]]) -> Value | None:
        """The answer that a gesture on a screen means, or None.

        Its points are (milliseconds, x, y) in the game's own units, from press to release. The game reads it, so that
        clients need not know the rule.
        """
        return None

    def by_gesture(self, table: S, ask: Ask[Any]) -> bool | None:
        """Must people answer this question by a gesture? None: they choose, if the gesture means something.

        True: the table refuses a named option. False: it refuses gestures. Bots and records always name an option.
        """
        return None

    def role(self, table: S, seat: int) -> str:
        """The class or character that seat plays, if the game has some. Simulations count wins by it."""
        return ""

    def rounds(self, table: S) -> int:
        """The current round, if the game counts rounds. Simulations report how many a match takes."""
        return 0

    def counts(self, table: S) -> dict[str, int]:
        """Figures for designers when a match is over: chests opened, figures left behind. Simulations report means."""
        return {}

    def daily(self, day: date) -> Mapping[str, Setting] | None:
        """The settings of that day's dungeon, which everybody plays alone. A game without one always returns None.

        It suits solo games that take about a quarter of an hour and whose score makes attempts comparable.
        """
        return None

    def worth(self, table: S, seat: int) -> float:
        """A rough estimate, 0 to 1, of how well that seat stands. Bots use it."""
        result = self.result(table)
        if result is None:
            return 0.5
        return 1.0 if result.won(seat) else 0.0


AnyGame: TypeAlias = Game[Any, Any]  # for code that serves every game


@final
class SetUp(Shared):
    """A checked set-up: make it once, start any number of matches from it."""

    def __init__(self, game: AnyGame, seats: int, settings: Settings) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings


def set_up(game: AnyGame, seats: int | None = None, options: Mapping[str, Setting] | None = None) -> SetUp:
    """Check seats and options of a match. Default seats: the fewest that the game allows."""
    count = game.seats[0] if seats is None else seats
    if isinstance(count, bool) or count not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        allowed = str(low) if low == high else f"{low}..{high}"
        raise IllegalSetUp(
            "seats", f"{game.id} is played by {allowed}, not by {count}", game=game.id, seats=count, allowed=allowed
        )
    settings = check_settings(game.id, game.options, options or {})
    game.check(count, settings)
    return SetUp(game, count, settings)


def set_up_among_bots(game: AnyGame, seats: int | None = None, options: Mapping[str, Setting] | None = None) -> SetUp:
    """The same for a match without people: the game's `among_bots` settings replace the defaults."""
    return set_up(game, seats, {**game.among_bots, **(options or {})})
