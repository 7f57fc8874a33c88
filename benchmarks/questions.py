"""How often a person is asked: `python -m benchmarks.questions [--seats N] [--matches M] [GAME …]`.

One person sits among greedy bots and answers as the game's greedy bot would. The benchmark counts the questions that
the table asks this person in a match, and how many of them are windows: questions in somebody else's turn that can be
declined. With other people at the table, the person is asked every question that the setting for windows does not
decline. A person alone among bots is not asked questions with one option either.
"""

import argparse
import sys
from collections.abc import Sequence

from oubliette.bots import make_bot
from oubliette.games import GAMES, find
from oubliette.kernel import Match, Seeded, derive, set_up
from oubliette.table import ALL, MINE, NEAR, Bot, Person, Table, Which

# The name of the row, whether the table itself answers questions with one option, and the setting for windows
ROWS: tuple[tuple[str, bool, Which], ...] = (
    ("all, with other people", False, ALL),
    ("all, alone among bots", True, ALL),
    ("near me, with other people", False, NEAR),
    ("near me, alone among bots", True, NEAR),
    ("my turn only", True, MINE),
)
WIDTH = 28


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.questions", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=["dungeon_looters"])
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="default %(default)s")
    parser.add_argument("--matches", type=int, default=20, metavar="M", help="for each row, default %(default)s")
    wished = parser.parse_args(arguments)
    unknown = [game_id for game_id in wished.games if game_id not in GAMES]
    if unknown:
        parser.error(f"there is no game {', '.join(unknown)}")
    for game_id in wished.games:
        print(f"{game_id}, {wished.seats} seats, {wished.matches} matches: questions to one seat and match")
        for name, forced, setting in ROWS:
            asked = windows = 0
            for seed in range(wished.matches):
                one, two = play(game_id, wished.seats, seed, forced, setting)
                asked, windows = asked + one, windows + two
            print(
                f"  {name:{WIDTH}} {asked / wished.matches:7.1f}, windows {windows / wished.matches:7.1f}", flush=True
            )
    return 0


def play(game_id: str, seats: int, seed: int, forced: bool, setting: Which) -> tuple[int, int]:
    """Play one match. Returns how many questions the person was asked, and how many of them were windows."""
    game = find(game_id)
    me = seed % seats
    bots = [make_bot("greedy", game, seat, derive(seed, seat)) for seat in range(seats)]
    match = Match.start(set_up(game, seats), fate=Seeded(seed))
    players = [Person("me") if seat == me else Bot("bot", bot) for seat, bot in enumerate(bots)]
    table = Table(match, players, forced=forced)
    prompts = game.windows(match.set_up.settings)
    if prompts:
        table.ask_in_windows(me, setting)
    table.advance()
    asked = windows = 0
    while table.match.ask is not None:
        ask = table.match.ask
        asked += 1
        windows += ask.prompt in prompts
        table.answer(me, bots[me](match, ask))
    return asked, windows


if __name__ == "__main__":
    sys.exit(main())
