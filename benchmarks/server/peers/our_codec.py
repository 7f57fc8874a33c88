"""The messages of our own server: the few fields of its stops that the load reads."""

import msgspec

from benchmarks.server.marks import NOBODY, OVER
from benchmarks.server.table import Table, Update, WrongGame
from benchmarks.server.websocket import Socket


class _Board(msgspec.Struct):
    board: list[int]


class _Question(msgspec.Struct):
    count: int


class _Result(msgspec.Struct):
    places: list[int]


class _Stop(msgspec.Struct):
    type: str
    match: str = ""
    ply: int = -1
    question: _Question | None = None  # the server sends it only to the asked seat
    waiting: list[int] = []
    result: _Result | None = None


class _Marked(_Stop):
    view: _Board | None = None


_read = msgspec.json.Decoder(_Stop).decode
_read_marked = msgspec.json.Decoder(_Marked).decode


class OurCodec:
    """JSON in text frames. `marked`: the game is tic-tac-toe, so read its board too."""

    def __init__(self, *, marked: bool) -> None:
        self.marked = marked

    def read(self, frame: bytes, socket: Socket) -> Update | None:
        stop = _read_marked(frame) if self.marked else _read(frame)
        if stop.type == "refused":
            raise WrongGame(f"our server refuses: {frame[:300]!r}")
        if stop.type != "stop":
            return None
        board = stop.view.board if isinstance(stop, _Marked) and stop.view else []
        if not stop.result:
            choices = stop.question.count if stop.question else 0
            return Update(stop.match, stop.ply, stop.waiting[0], choices, board, NOBODY)
        places = stop.result.places
        winner = places.index(1) if places.count(1) == 1 else NOBODY
        return Update(stop.match, stop.ply, OVER, 0, board, winner)

    def answer(self, table: Table, seat: int, choice: int) -> bytes:
        return b'{"type":"answer","ply":%d,"index":%d}' % (table.latest.ply, choice)
