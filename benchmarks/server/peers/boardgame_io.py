"""boardgame.io's server: matches by its lobby's REST, moves by socket.io over WebSocket."""

import shutil
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec

from benchmarks.engine.nodejs import release
from benchmarks.server.marks import EMPTY, NOBODY, OVER
from benchmarks.server.process import Process, free_port
from benchmarks.server.rest import Rest, for_each
from benchmarks.server.table import Table, Update, WrongGame
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
    currentPlayer: str  # noqa: N815 - boardgame.io's name
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


class SocketIoCodec:
    """Reads and writes the frames of socket.io by hand."""

    def read(self, frame: bytes, socket: Socket) -> Update | None:
        if frame.startswith(_UPDATE):
            _, match, state, _ = _read_update(frame[len(_EVENT) :])
        elif frame.startswith(_SYNC):
            _, match, synced = _read_sync(frame[len(_EVENT) :])
            state = synced.state
        elif frame == _PING:
            socket.send_text(_PONG)
            return None
        elif frame.startswith((b"41", b"44")):
            raise WrongGame(f"boardgame.io refuses: {frame[:300]!r}")
        else:
            return None
        cells, context = state.G.cells, state.ctx
        board = [_NUMBER[cell] for cell in cells]
        if context.gameover:
            winner = context.gameover.winner
            return Update(match, state.number, OVER, 0, board, NOBODY if winner is None else int(winner))
        return Update(match, state.number, int(context.currentPlayer), cells.count(None), board, NOBODY)

    def answer(self, table: Table, seat: int, choice: int) -> bytes:
        payload = {"type": "mark", "args": [table.cell], "playerID": str(seat), "credentials": table.keys[seat]}
        move = {"type": "MAKE_MOVE", "payload": payload}
        return _EVENT + _write(["update", move, table.latest.ply, table.name, str(seat)])


class BoardgameIo:
    """One Node process that keeps everything in memory."""

    def __init__(self, core: int | None = None) -> None:
        self.name = f"boardgame.io {release()}"
        program = shutil.which("node")
        assert program, "boardgame.io needs Node"
        self.port, lobby = free_port(), free_port()
        command, env = [program, str(SCRIPT), str(self.port), str(lobby)], {"NODE_ENV": "production"}
        server = Process(command, self.port, env, core)
        self.processes = {"server": server}
        server.wait()
        self.rest = Rest(lobby)
        self.codec = SocketIoCodec()

    async def open(self, count: int) -> Sequence[Table]:
        return await for_each(self._open, range(count))

    async def _open(self, _: int) -> Table:
        table = Table("", 2, self.codec, marked=True)
        for seat in range(2):
            receive = partial(table.receive, seat)
            path = "/socket.io/?EIO=4&transport=websocket"
            socket = await connect(self.port, path, receive, {"Origin": f"http://127.0.0.1:{self.port}"})
            table.sockets.append(socket)
            socket.send_text(_JOIN)
        await self.renew(table)
        return table

    async def renew(self, table: Table) -> None:
        """Make a new match in the lobby and let the open sockets follow it, as boardgame.io's own clients do."""
        table.expect_new_match()
        made = await self.rest.request("POST", f"/games/{GAME}/create", {"numPlayers": 2, "unlisted": True})
        table.name = msgspec.json.decode(made.body)["matchID"]
        table.keys = []
        for player in ("0", "1"):
            wish = {"playerID": player, "playerName": f"player {player}"}
            joined = await self.rest.request("POST", f"/games/{GAME}/{table.name}/join", wish)
            table.keys.append(msgspec.json.decode(joined.body)["playerCredentials"])
        for seat, socket in enumerate(table.sockets):
            socket.send_text(_EVENT + _write(["sync", table.name, str(seat), table.keys[seat], 2]))
        await table.wait_for_update()

    def stop(self) -> None:
        self.rest.close()
        self.processes["server"].stop()
