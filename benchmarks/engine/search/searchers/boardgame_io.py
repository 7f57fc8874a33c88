"""boardgame.io's bot in Node. Its limit for play-outs counts moves, and is set beyond the end of any match."""

from typing import TypedDict

from benchmarks.engine.contestant import fair_seconds
from benchmarks.engine.nodejs import Node, missing, release
from benchmarks.engine.search import searcher
from benchmarks.engine.search.searcher import Entry, Found, Playouts, Position, Searcher

NAME = "boardgame.io, bot in Node"


class Answer(TypedDict):
    """One line from `node/search.mjs`."""

    visits: int
    holds: int
    wins: int
    moves: int
    squares: int
    cpu: float
    wall: float


def entries() -> list[Entry]:
    why = missing()
    if why:
        return [searcher.missing(NAME, why)]
    bot = Bot(Node("search.mjs"))
    return [Searcher(NAME, bot.search, bot.watch, "pig", release())]


class Bot:
    """Sends questions to the process and reads its answers."""

    def __init__(self, node: Node) -> None:
        self.node = node

    def search(self, position: Position, iterations: int, searches: int, seed: int) -> Found:
        answer = self.ask(position, iterations, searches, seed)
        return Found(answer["visits"], answer["holds"], fair_seconds(answer["cpu"], answer["wall"]))

    def watch(self, position: Position, count: int, seed: int) -> Playouts:
        answer = self.ask(position, 1, count, seed)
        return Playouts(count, answer["wins"], count, answer["moves"], answer["squares"])

    def ask(self, position: Position, iterations: int, searches: int, seed: int) -> Answer:
        wanted = {"iterations": iterations, "searches": searches, "seed": seed}
        answer: Answer = self.node.ask(
            {"mine": position.mine, "theirs": position.theirs, "pot": position.pot, **wanted}
        )
        return answer
