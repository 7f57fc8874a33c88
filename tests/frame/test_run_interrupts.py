"""Ctrl-C while `./run` or one of its children works."""

import os
import signal
import subprocess
import sys

from tests.frame.conftest import Sandbox

# A shell's background job ignores interrupts, and its children inherit that: undo it first.
WITH_INTERRUPTS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def interrupted(sandbox: Sandbox, cue: str, *arguments: str, **more: str) -> tuple[int, str]:
    """Start `run`, wait until it or a child prints the cue, and press Ctrl-C. Gives the exit code and the output."""
    command = [sys.executable, "-c", WITH_INTERRUPTS, str(sandbox.root / "run"), *arguments]
    output = ""
    with subprocess.Popen(
        command,
        env=sandbox.environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        while cue not in output:
            line = child.stdout.readline()
            assert line, output
            output += line
        os.killpg(child.pid, signal.SIGINT)
        try:
            output += child.communicate(timeout=60)[0]
        finally:
            child.kill()
    return child.returncode, output


def test_the_child_handles_an_interrupt(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    code, output = interrupted(sandbox, "asleep", "play", SLEEPS="1")

    assert code == 7 and "Traceback" not in output


def test_an_interrupted_set_up_says_so(sandbox: Sandbox) -> None:
    (sandbox.modules / "pip" / "__main__.py").write_text("import time\ntime.sleep(60)\n")

    code, output = interrupted(sandbox, "fetching uv", "play")

    assert code == 130 and output.splitlines()[-1] == "run: interrupted"
