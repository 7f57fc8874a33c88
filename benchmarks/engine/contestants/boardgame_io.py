"""boardgame.io's local client, in a Node process that stays warm between its slices."""

from typing import TypedDict

from benchmarks.engine.contestant import (
    GAMES,
    Absent,
    Contestant,
    Entry,
    GameName,
    Slice,
    Tally,
    TimedPlay,
    fair_seconds,
)
from benchmarks.engine.nodejs import Node, missing, release

NAME = "boardgame.io, client in Node"


class Answer(TypedDict):
    """One line from `node/playouts.mjs`."""

    matches: int
    decisions: int
    squares: int
    first: int
    second: int
    cpu: float
    wall: float


def entries() -> list[Entry]:
    why = missing()
    if why:
        return [Absent(NAME, game, why) for game in GAMES]
    node = Node("playouts.mjs")
    return [Contestant(NAME, game, playing(node, game), game, release()) for game in GAMES]


def playing(node: Node, game: GameName) -> TimedPlay:
    def play(matches: int, seed: int) -> Slice:
        answer: Answer = node.ask({"game": game, "matches": matches, "seed": seed})
        tally = Tally(answer["matches"], answer["decisions"], answer["squares"], answer["first"], answer["second"])
        return Slice(tally, fair_seconds(answer["cpu"], answer["wall"]))

    return play
