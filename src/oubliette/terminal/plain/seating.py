"""Seats: turns words of the command line into players and their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from oubliette.kernel import AnyGame, derive
from oubliette.table import Bot, Person, Player
from oubliette.terminal.plain.player_name import HUMAN, LONGEST, people, proposal
from oubliette.terminal.plain.screen import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from oubliette.kernel import Ask, Match, Policy
    from oubliette.terminal.plain.factory import BotFactory
    from oubliette.texts import ShellTexts

__all__ = ["HUMAN", "default_seats", "hero_name", "names", "other_seats", "seat_players", "tempers"]


def default_seats(game: AnyGame, count: int | None = None) -> tuple[str, ...]:
    """One person, and bots in the other seats: the usual number of seats of the game, or `count`."""
    from oubliette.bots import default_bot

    return (HUMAN, *[default_bot(game)] * ((count or game.usual) - 1))


def other_seats(game: AnyGame) -> str:
    """An example of other seats, as typed after --seats; nothing for a game without a choice."""
    few, usual = max(2, game.seats[0]), game.usual
    count = usual - 1 if usual > few else usual + 1
    return ",".join(default_seats(game, count)) if count in game.seats else ""


def hero_name(options: Mapping[str, object], seats: int) -> str:
    """The name that the options give to a single player, in games with such an option."""
    named = options.get("hero_name")
    return named if isinstance(named, str) and seats == 1 else ""


def names(seats: Sequence[str], shell: ShellTexts, alone: str = "", seed: int | None = None) -> tuple[str, ...]:
    """The names of the players: as wished, or by kind and number. `alone`: the name of a single player.

    The only person at the table never gets a number, but a name that the seed proposes. Long names are cut, because the
    words may come from another user's record.
    """
    from oubliette.bots import split_wish

    single = len(people(seats)) == 1
    called: list[str] = []
    for number, seat in enumerate(seats, 1):
        kind, wish = split_wish(seat)
        if wish.strip():
            called.append(printable(wish.strip(), LONGEST))
        elif alone and len(seats) == 1:
            called.append(printable(alone, LONGEST))
        elif kind == HUMAN:
            called.append(proposal(shell, seed) if single else shell.say("seat-human", number=number))
        else:
            named = f"bot-{_family(kind)}"
            bot = shell.say(named) if shell.has(named) else printable(kind.capitalize(), LONGEST)
            called.append(shell.say("seat-bot", bot=bot, number=number))
    return tuple(called)


def tempers(seats: Sequence[str], called: Sequence[str], shell: ShellTexts) -> list[str]:
    """A line about each kind of bot at the table, by name if there are several of a kind."""
    from oubliette.bots import split_wish

    kinds: dict[str, list[str]] = {}
    for seat, name in zip(seats, called, strict=True):
        kind = f"bot-{_family(split_wish(seat)[0])}"
        if shell.has(kind):
            kinds.setdefault(kind, []).append(name)
    return [
        shell.say(
            "play-temper",
            player=named[0] if len(named) == 1 else shell.say(kind),
            temper=shell.attribute(kind, "temper"),
        )
        for kind, named in kinds.items()
    ]


def _family(kind: str) -> str:
    """A bot without its budget: `search:0.2s` is a `search`."""
    return kind.partition(":")[0]


def seat_players(
    seats: Sequence[str],
    called: Sequence[str],
    game: AnyGame,
    seed: int,
    bots: BotFactory,
    before: Callable[[], None],
) -> list[Player]:
    """The policies of all seats. `before` is called each time before a bot answers."""
    from oubliette.bots import split_wish

    players: list[Player] = []
    for seat, word in enumerate(seats):
        kind, _ = split_wish(word)
        if kind == HUMAN:
            players.append(Person(called[seat]))
        else:
            players.append(Bot(called[seat], _watched(bots(kind, game, seat, derive(seed, seat)), before)))
    return players


def _watched(policy: Policy, before: Callable[[], None]) -> Policy:
    def think(match: Match, ask: Ask[Any]) -> int:
        before()
        return policy(match, ask)

    return think
