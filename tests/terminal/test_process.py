"""The real thing: processes, pipes, signals and a terminal."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oubliette.terminal.plain.saving import read

SCRIPT = """
import signal, sys
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # under nohup, whoever starts the tests ignores it
from oubliette.bots import make_bot
from oubliette.terminal.plain import play_match
sys.exit(play_match("pig", bots=make_bot, seed=3, lang=sys.argv[1], seats=["human", "greedy"]))
"""


def environment(home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "PYTHONUTF8")}
    return {**kept, "OUBLIETTE_HOME": str(home), "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}


def begin(home: Path, lang: str = "en") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT, lang],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
        encoding="utf-8",
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_over_a_pipe(home: Path, lang: str) -> None:
    with begin(home, lang) as process:
        out, error = process.communicate("1\n1\n2\n" * 60)

    assert (process.returncode, error) == (0, "")
    assert ("wins with" if lang == "en" else "gagne avec") in out
    assert "\x1b" not in out


@pytest.mark.skipif(os.name == "nt", reason="signals of another world")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_costs_no_answer(home: Path, number: signal.Signals) -> None:
    with begin(home) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        seen = ""
        while seen.count("Roll the die again") < 2:
            seen += process.stdout.readline()
        process.send_signal(number)
        rest, error = process.communicate()

    assert (process.returncode, error) == (128 + number, "")
    (path,) = (home / "matches").iterdir()
    assert rest.rstrip().endswith(f"To go on with this match: oubliette play --load {path}")
    assert read(path)[0].answers


def test_a_reader_that_leaves_is_no_disaster(home: Path) -> None:
    with begin(home) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        seen = ""
        while seen.count("Roll the die again") < 2:
            seen += process.stdout.readline()
        process.stdout.close()
        process.stdin.write("?\n2\n")
        process.stdin.close()
        error = process.stderr.read()
        process.wait(30)

    assert (process.returncode, error) == (141, "")
    (path,) = (home / "matches").iterdir()
    assert read(path)[0].answers


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_a_match_at_a_terminal(home: Path) -> None:
    child, terminal = pty.fork()
    if child == 0:
        os.execve(sys.executable, [sys.executable, "-c", SCRIPT, "fr"], environment(home))
    seen = b""

    def until(word: str, times: int = 1) -> None:
        nonlocal seen
        deadline = time.monotonic() + 30
        while seen.count(word.encode()) < times:
            ready, _, _ = select.select([terminal], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, seen.decode()
            seen += os.read(terminal, 4096)

    until("> ")
    assert b"Comment vous appelez-vous" in seen, "nobody knows the name yet"
    os.write(terminal, "Zoé\n".encode())
    until("> ", 2)
    assert b"\x1b[1mLe Cochon\x1b[0m" in seen, "titles are bold at a terminal"
    assert "Bienvenue, Zoé." in seen.decode() and "Zoé (vous)" in seen.decode()
    os.write(terminal, b"1\n")
    until("> ", 3)
    os.write(terminal, b"\x04")  # Ctrl-D
    until("oubliette play --load")
    _, status = os.waitpid(child, 0)
    os.close(terminal)

    assert os.waitstatus_to_exitcode(status) == 0
    (path,) = (home / "matches").iterdir()
    assert read(path)[0].answers


@pytest.mark.skipif(os.name == "nt", reason="another shell")
@pytest.mark.parametrize("arguments", ["play pig", "play"])
@pytest.mark.parametrize("closed", ["<&-", "</dev/null >&-", "<&- >&-"])
def test_closed_streams_are_no_disaster(home: Path, arguments: str, closed: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m oubliette {arguments} {closed}', sys.executable],
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name == "nt", reason="signals of another world")
def test_ctrl_c_in_the_menu_ends_like_ctrl_c_anywhere(home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "oubliette", "play", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        while "What shall it be?" not in process.stdout.readline():
            pass
        assert process.stdout.read(2) == "> "
        process.send_signal(signal.SIGINT)
        rest, error = process.communicate()

    assert (process.returncode, rest, error) == (130, "\n", "")
