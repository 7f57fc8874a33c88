"""Runs child processes. Old Pythons read this file, too: that is why annotations are quoted."""

import signal
import subprocess
from pathlib import Path

from tooling.messages import Missing
from tooling.places import ROOT


def call(command: "list[str]", cwd: "Path | None" = ROOT, env: "dict[str, str] | None" = None) -> int:
    """Run a child in the foreground; without a `cwd`, where the person stands. The child answers interrupts.

    Our own handler does nothing, instead of raising: an exception at the moment when the child ends would lose its exit
    code. The child does not inherit a handler, only that a signal is ignored, as under nohup.
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
    """Run a child unseen; give its exit code and its output, which is also kept in a log."""
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
    """Where the output of `quiet` is kept, as seen from the root of the checkout."""
    return f".tools/log/{name}.txt"
