"""boardgame.io's local client, in a Node process that stays warm and waits for its turn in each round."""

import atexit
import json
import os
import shutil
import subprocess
from pathlib import Path
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

NAME = "boardgame.io, client in Node"

HERE = Path(__file__).parents[1] / "node"


class Answer(TypedDict):
    """One line from `node/playouts.mjs`."""

    matches: int
    decisions: int
    squares: int
    first: int
    second: int
    cpu: float
    wall: float


class Node:
    """The process, started when it is first asked to play, and the conversation with it."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [self.program, "playouts.mjs"],
            cwd=HERE,
            env={**os.environ, "NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.stop)
        return process

    def play(self, game: GameName, matches: int, seed: int) -> Slice:
        self.process = process = self.process or self.start()
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps({"game": game, "matches": matches, "seed": seed}) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"node stopped in the middle of {game}, with exit code {process.wait()}")
        answer: Answer = json.loads(line)
        tally = Tally(answer["matches"], answer["decisions"], answer["squares"], answer["first"], answer["second"])
        return Slice(tally, fair_seconds(answer["cpu"], answer["wall"]))

    def stop(self) -> None:
        if self.process:
            self.process.communicate()


def entries() -> list[Entry]:
    program = shutil.which("node")
    if program is None:
        return [Absent(NAME, game, "not installed (node)") for game in GAMES]
    if not (HERE / "node_modules" / "boardgame.io").is_dir():
        return [Absent(NAME, game, "not installed (npm ci in benchmarks/engine/node)") for game in GAMES]
    node = Node(program)
    release: str = json.loads((HERE / "package.json").read_text())["dependencies"]["boardgame.io"]
    return [Contestant(NAME, game, playing(node, game), game, release) for game in GAMES]


def playing(node: Node, game: GameName) -> TimedPlay:
    return lambda matches, seed: node.play(game, matches, seed)
