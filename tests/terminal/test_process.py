"""The terminal as a real process: pipes, signals and a pseudo-terminal."""

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from oubliette.terminal.plain.saving import read

SILENCE = 120  # seconds without output after which a process counts as hung, even on a busy machine
SCRIPT = """
import signal, sys
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # tests started under nohup inherit an ignored SIGHUP
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


def read_until(output: IO[str], words: str, times: int = 1) -> None:
    """Read lines until these words have come `times` times. Fail if the process closes its output before that."""
    seen = ""
    while seen.count(words) < times:
        line = output.readline()
        assert line, f"the output ended without {words!r}: {seen}"
        seen += line


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_over_a_pipe(home: Path, lang: str) -> None:
    with begin(home, lang) as process:
        out, error = process.communicate("1\n1\n2\n" * 60)

    assert (process.returncode, error) == (0, "")
    assert ("wins with" if lang == "en" else "gagne avec") in out
    assert "\x1b" not in out


@pytest.mark.skipif(os.name == "nt", reason="signals of another world")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_loses_no_answer(home: Path, number: signal.Signals) -> None:
    with begin(home) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        read_until(process.stdout, "Roll the die again", 2)
        process.send_signal(number)
        rest, error = process.communicate()

    assert (process.returncode, error) == (128 + number, "")
    (path,) = (home / "matches").iterdir()
    assert rest.rstrip().endswith(f"To go on with this match: oubliette play --load {path}")
    assert read(path)[0].answers


def test_a_closed_output_pipe_loses_no_answer(home: Path) -> None:
    with begin(home) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        read_until(process.stdout, "Roll the die again", 2)
        process.stdout.close()
        process.stdin.write("?\n2\n")
        process.stdin.close()
        error = process.stderr.read()

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
        while seen.count(word.encode()) < times:
            ready, _, _ = select.select([terminal], [], [], SILENCE)
            assert ready, f"no more output, and no {word!r}: {seen.decode()}"
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


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="another shell")
@pytest.mark.parametrize("arguments", ["play pig", "play"])
@pytest.mark.parametrize("closed", ["<&-", "</dev/null >&-", "<&- >&-"])
def test_closed_streams_raise_no_error(home: Path, arguments: str, closed: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m oubliette {arguments} {closed}', sys.executable],
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
        timeout=SILENCE,
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
        read_until(process.stdout, "What shall it be?")
        assert process.stdout.read(2) == "> "
        process.send_signal(signal.SIGINT)
        rest, error = process.communicate()

    assert (process.returncode, rest, error) == (130, "\n", "")
