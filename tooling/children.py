"""Runs child processes. Old Pythons read this file too: that is why annotations are quoted."""

import signal
import subprocess
from pathlib import Path

from tooling.messages import Missing
from tooling.places import ROOT


def call(command: "list[str]", cwd: "Path | None" = ROOT, env: "dict[str, str] | None" = None) -> int:
    """Run a child in the foreground and return its exit code. `cwd=None`: in the folder where the person is.

    The child handles Ctrl-C. Our own handler does nothing: if it raised while the child ends, its exit code would be
    lost. A child does not inherit handlers, but it does inherit that a signal is ignored, as under nohup.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)
    try:
        code = subprocess.call(command, cwd=str(cwd) if cwd else None, env=env)
    except OSError as error:
        raise Missing(f"{Path(command[0]).name} does not start: {error.strerror}") from None
    finally:
        signal.signal(signal.SIGINT, before)
    return code if code >= 0 else 128 - code


def quiet(name: str, command: "list[str]", cwd: Path = ROOT, env: "dict[str, str] | None" = None) -> "tuple[int, str]":
    """Run a child without showing its output. Return its exit code and the output, and keep the output in a log."""
    try:
        (ROOT / log(name)).parent.mkdir(parents=True, exist_ok=True)
        pipe, null = subprocess.PIPE, subprocess.DEVNULL
        done = subprocess.run(
            command, check=False, cwd=str(cwd), env=env, stdin=null, stdout=pipe, stderr=subprocess.STDOUT
        )
        (ROOT / log(name)).write_bytes(done.stdout)
    except OSError as error:
        raise Missing(f"{error.strerror}: {error.filename}") from None
    return done.returncode, done.stdout.decode("utf-8", "replace")


def log(name: str) -> str:
    """The log that `quiet` writes, as a path from the root of the checkout."""
    return f".tools/log/{name}.txt"
