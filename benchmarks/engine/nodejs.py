"""Node processes that stay warm between rounds, and what is missing if they cannot run."""

import atexit
import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "node"


class Node:
    """A Node process that answers each line of JSON with one line of JSON. The first question starts it."""

    def __init__(self, script: str) -> None:
        self.script = script
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "subprocess.Popen[str]":
        program = shutil.which("node")
        assert program, "boardgame.io needs Node"
        process = subprocess.Popen(
            [program, self.script],
            cwd=HERE,
            env={**os.environ, "NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.stop)
        return process

    def ask(self, question: Mapping[str, str | int]) -> Any:  # Any: each script has answers of its own form
        self.process = process = self.process or self.start()
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"node {self.script} stopped, with exit code {process.wait()}, when asked {question}")
        return json.loads(line)

    def stop(self) -> None:
        if self.process:
            self.process.communicate()


def missing() -> str:
    """What is not installed; empty if all is there."""
    if shutil.which("node") is None:
        return "not installed (node)"
    if not (HERE / "node_modules" / "boardgame.io").is_dir():
        return "not installed (npm ci in benchmarks/engine/node)"
    return ""


def release() -> str:
    """The release of boardgame.io."""
    found: str = json.loads((HERE / "package.json").read_text())["dependencies"]["boardgame.io"]
    return found
