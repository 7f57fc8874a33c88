"""Who sits where: from words of the command line to players and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from oubliette.kernel import derive
from oubliette.table import Bot, Person, Player
from oubliette.terminal.plain.screen import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from oubliette.kernel import Ask, Game, Match, Policy
    from oubliette.terminal.plain import BotFactory
    from oubliette.texts import ShellTexts

HUMAN: Final = "human"
_LONGEST: Final = 30  # characters of a name


def default_seats(game: Game[Any]) -> tuple[str, ...]:
    """One person, and as many bots as the game cannot do without."""
    from oubliette.bots import default_bot

    return (HUMAN, *[default_bot(game)] * (game.seats[0] - 1))


def names(seats: Sequence[str], shell: ShellTexts, alone: str = "") -> tuple[str, ...]:
    """What the players are called: as they wish, or by kind and number; `alone` is for somebody who plays alone.

    Within reason: the words may come from somebody else's record.
    """
    from oubliette.bots import split_wish

    called: list[str] = []
    for number, seat in enumerate(seats, 1):
        kind, wish = split_wish(seat)
        if wish.strip():
            called.append(printable(wish.strip(), _LONGEST))
        elif alone and len(seats) == 1:
            called.append(printable(alone, _LONGEST))
        elif kind == HUMAN:
            called.append(shell.say("seat-human", number=number))
        else:
            bot = shell.say(f"bot-{kind}") if shell.has(f"bot-{kind}") else printable(kind.capitalize(), _LONGEST)
            called.append(shell.say("seat-bot", bot=bot, number=number))
    return tuple(called)


def tempers(seats: Sequence[str], called: Sequence[str], shell: ShellTexts) -> list[str]:
    """What is to be expected of the bots that have a level: each is introduced in a line."""
    from oubliette.bots import LEVELS, split_wish

    kinds = [split_wish(seat)[0] for seat in seats]
    return [
        shell.say("play-temper", player=name, temper=shell.attribute(f"bot-{kind}", "temper"))
        for kind, name in zip(kinds, called, strict=True)
        if kind in LEVELS
    ]


def seat_players(
    seats: Sequence[str],
    called: Sequence[str],
    game: Game[Any],
    seed: int,
    bots: BotFactory,
    before: Callable[[], None],
) -> list[Player]:
    """The players themselves. `before` is called each time a bot is about to think."""
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
