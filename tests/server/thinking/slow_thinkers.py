"""Makes thinking processes wait, so that a test can do something while they think."""

import os
import time
from pathlib import Path
from typing import Any

from oubliette.server.thinking import Position, work

FOLDER = "OUBLIETTE_SLOW_THINKERS"  # the environment variable that names the folder of the files
_GO = "go"


def slow_down(folder: Path) -> None:
    """From now on processes wait again, and none is counted."""
    for file in folder.iterdir():
        file.unlink()


def thinking(folder: Path) -> int:
    """How many processes have begun to think since `slow_down`."""
    return len(list(folder.glob("thinks.*")))


def let_go(folder: Path) -> None:
    (folder / _GO).touch()


def prepare() -> None:
    """In a worker: each answer makes a file named by process id, then waits until `let_go` is called."""
    folder, answer = Path(os.environ[FOLDER]), work.answer

    def wait_and_answer(position: Position, bot: str, seat: int) -> Any:
        (folder / f"thinks.{os.getpid()}").touch()
        while not (folder / _GO).exists():
            time.sleep(0.01)
        return answer(position, bot, seat)

    work.answer = wait_and_answer
