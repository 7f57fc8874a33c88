"""`oubliette play`: a match in the terminal."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from oubliette.bots import bot_names, make_bot
from oubliette.cli.arguments import read_list, read_options
from oubliette.cli.parser import Misused, whole
from oubliette.games import find
from oubliette.kernel import AnyGame, set_up
from oubliette.table import read_record
from oubliette.terminal.plain.player_name import HUMAN, checked

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words

Dice: TypeAlias = "Literal['seeded', 'real'] | None"

FAIR: Final = "fair"
REAL: Final = "real"


def arguments(parser: Parser) -> None:
    """Game, seats, dice, options, or a saved match."""
    say = parser.words.say
    parser.positional("game", say("help-play-game"), say("metavar-game"))
    parser.option("--seats", say("metavar-seats"), say("help-play-seats"))
    parser.option("--name", say("metavar-name"), say("help-play-name"))
    parser.option("--seed", say("metavar-number"), say("help-play-seed"), type=whole("--seed"))
    parser.option("--option", say("metavar-setting"), say("help-option"), action="append", default=[])
    parser.option("--load", say("metavar-file"), say("help-play-load"))
    parser.option("--from", say("metavar-number"), say("help-play-from"), type=whole("--from"), dest="since")
    parser.option("--dice", f"{FAIR}|{REAL}", say("help-play-dice"))


def run(given: Namespace, words: Words) -> int:
    """Check all arguments before the first question, then play."""
    dice = _dice(given.dice)
    if given.name is not None:
        checked(given.name)
    if given.since is not None and given.load is None:
        raise Misused("from_without_load", "--from says where a saved match is taken up: give its file with --load")
    if given.load is not None:
        return _resume(given, words, dice)
    game_id = given.game
    if game_id is None:
        from oubliette.terminal.plain import choose_game

        game_id = choose_game(words.lang)
        if game_id is None:
            return 0
    game = find(game_id)
    options = read_options(game, given.option)
    seats = None if given.seats is None else _seats(game, given.seats)
    set_up(game, game.usual if seats is None else len(seats), options)
    return _play(game, seats, given, words, dice, options=options)


def _resume(given: Namespace, words: Words, dice: Dice) -> int:
    """Resume a saved match. Its file decides game and options, and also seats, seed and dice if none are given."""
    if given.option:
        raise Misused("load_with_option", "a saved match keeps its options: leave out --option")
    game = find(read_record(given.load).game)
    wanted = game if given.game is None else find(given.game)
    seats = None if given.seats is None else _seats(game, given.seats)
    return _play(wanted, seats, given, words, dice, load=given.load, since=given.since)


def _play(
    game: AnyGame,
    seats: list[str] | None,
    given: Namespace,
    words: Words,
    dice: Dice,
    **how: Any,  # noqa: ANN401 - options of a new match or the file of an old one
) -> int:
    from oubliette.terminal.plain import play_match

    return play_match(
        game.id, bots=make_bot, seats=seats, seed=given.seed, lang=words.lang, dice=dice, name=given.name, **how
    )


def _seats(game: AnyGame, wanted: str) -> list[str]:
    """The players by seat; Misused for an unknown bot."""
    seats = read_list(wanted)
    for seat in seats:
        name = seat.partition(":")[0]  # the player's name follows the colon
        if name != HUMAN and name not in bot_names(game.id):
            allowed = ", ".join([HUMAN, *bot_names(game.id)])
            raise Misused(
                "unknown_bot",
                f"there is no bot {name!r} for {game.id}; known: {allowed}",
                game=game.id,
                bot=name,
                allowed=allowed,
            )
    return seats


def _dice(wanted: str | None) -> Dice:
    """The terminal's word for these dice. None: use those of the saved match, if there is one."""
    if wanted is None:
        return None
    if wanted not in (FAIR, REAL):
        allowed = f"{FAIR}, {REAL}"
        raise Misused("unknown_dice", f"there are no dice {wanted!r}; known: {allowed}", dice=wanted, allowed=allowed)
    return "real" if wanted == REAL else "seeded"
