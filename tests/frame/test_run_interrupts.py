"""Ctrl-C while `./run` or one of its children works."""

import os
import signal
import subprocess
import sys

from tests.frame.conftest import World

# A shell's background job is deaf to interrupts, and so would be whatever we start: hear them again first.
HEARING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def interrupted(world: World, cue: str, *arguments: str, **more: str) -> tuple[int, str]:
    """Start `run`, wait for the cue among what it and its children say, and press Ctrl-C."""
    command = [sys.executable, "-c", HEARING, str(world.root / "run"), *arguments]
    said = ""
    with subprocess.Popen(
        command,
        env=world.environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        while cue not in said:
            line = child.stdout.readline()
            assert line, said
            said += line
        os.killpg(child.pid, signal.SIGINT)
        try:
            said += child.communicate(timeout=20)[0]
        finally:
            child.kill()
    return child.returncode, said


def test_an_interrupt_is_the_childs_to_answer(world: World) -> None:
    world.uv_on_path()

    code, said = interrupted(world, "asleep", "play", SLEEPS="1")

    assert code == 7 and "Traceback" not in said


def test_an_interrupted_set_up_says_so(world: World) -> None:
    (world.modules / "pip" / "__main__.py").write_text("import time\ntime.sleep(60)\n")

    code, said = interrupted(world, "fetching uv", "play")

    assert code == 130 and said.splitlines()[-1] == "run: interrupted"
