"""boardgame.io's server: matches by its lobby's REST, moves by socket.io over WebSocket."""

import shutil
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec

from benchmarks.engine.nodejs import release
from benchmarks.server.marks import EMPTY, NOBODY, OVER
from benchmarks.server.process import Process, free_port
from benchmarks.server.rest import Rest, each
from benchmarks.server.table import Table, Told, WrongGame
from benchmarks.server.websocket import Socket, connect

SCRIPT = Path(__file__).parent.parent / "boardgame_io.mjs"
GAME = "tic-tac-toe"

# Engine.IO: one digit says what a packet is. Socket.IO: another one, then the game's namespace.
_PING, _PONG = b"2", b"3"
_JOIN = f"40/{GAME},".encode()
_EVENT = f"42/{GAME},".encode()
_UPDATE = _EVENT + b'["update",'
_SYNC = _EVENT + b'["sync",'
_NUMBER = {None: EMPTY, "0": 0, "1": 1}


class _Ending(msgspec.Struct):
    winner: str | None = None


class _Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - their names
    gameover: _Ending | None = None


class _Cells(msgspec.Struct):
    cells: list[str | None]


class _State(msgspec.Struct):
    G: _Cells
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


_read_update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode
_read_sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode
_write = msgspec.json.Encoder().encode


class Speech:
    """The frames of socket.io, read and written by hand."""

    def read(self, frame: bytes, socket: Socket) -> Told | None:
        if frame.startswith(_UPDATE):
            _, match, state, _ = _read_update(frame[len(_EVENT) :])
        elif frame.startswith(_SYNC):
            _, match, synced = _read_sync(frame[len(_EVENT) :])
            state = synced.state
        elif frame == _PING:
            socket.say(_PONG)
            return None
        elif frame.startswith((b"41", b"44")):
            raise WrongGame(f"boardgame.io refuses: {frame[:300]!r}")
        else:
            return None
        cells, context = state.G.cells, state.ctx
        board = [_NUMBER[cell] for cell in cells]
        if context.gameover:
            winner = context.gameover.winner
            return Told(match, state.number, OVER, 0, board, NOBODY if winner is None else int(winner))
        return Told(match, state.number, int(context.currentPlayer), cells.count(None), board, NOBODY)

    def answer(self, table: Table, seat: int, choice: int) -> bytes:
        payload = {"type": "mark", "args": [table.cell], "playerID": str(seat), "credentials": table.keys[seat]}
        move = {"type": "MAKE_MOVE", "payload": payload}
        return _EVENT + _write(["update", move, table.known.ply, table.name, str(seat)])


class BoardgameIo:
    """One Node process that keeps everything in memory."""

    def __init__(self, core: int | None = None) -> None:
        self.name = f"boardgame.io {release()}"
        program = shutil.which("node")
        assert program, "nobody plays without Node"
        self.port, lobby = free_port(), free_port()
        command, env = [program, str(SCRIPT), str(self.port), str(lobby)], {"NODE_ENV": "production"}
        server = Process(command, self.port, env, core)
        self.processes = {"server": server}
        server.wait()
        self.rest = Rest(lobby)
        self.speech = Speech()

    async def open(self, count: int) -> Sequence[Table]:
        return await each(self._open, range(count))

    async def _open(self, _: int) -> Table:
        table = Table("", 2, self.speech, marked=True)
        for seat in range(2):
            hear = partial(table.hear, seat)
            path = "/socket.io/?EIO=4&transport=websocket"
            socket = await connect(self.port, path, hear, {"Origin": f"http://127.0.0.1:{self.port}"})
            table.sockets.append(socket)
            socket.say(_JOIN)
        await self.renew(table)
        return table

    async def renew(self, table: Table) -> None:
        """Every match is a new one in the lobby; the sockets stay and are told to follow it, as its clients do."""
        table.expect_new_match()
        made = await self.rest.ask("POST", f"/games/{GAME}/create", {"numPlayers": 2, "unlisted": True})
        table.name = msgspec.json.decode(made.body)["matchID"]
        table.keys = []
        for player in ("0", "1"):
            wish = {"playerID": player, "playerName": f"player {player}"}
            joined = await self.rest.ask("POST", f"/games/{GAME}/{table.name}/join", wish)
            table.keys.append(msgspec.json.decode(joined.body)["playerCredentials"])
        for seat, socket in enumerate(table.sockets):
            socket.say(_EVENT + _write(["sync", table.name, str(seat), table.keys[seat], 2]))
        await table.arrival()

    def stop(self) -> None:
        self.rest.close()
        self.processes["server"].stop()
