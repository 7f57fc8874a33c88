"""The command line, `oubliette`. Each command is a module, which is imported only when it is called.

A mistake of a person or a file gives one line on the error stream and exit code 2. Exit code 1 means that a check or a
simulation found a fault, that the worker processes died, or that the output could not be written. Ctrl-C gives 130,
another signal 128 plus its number.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from oubliette.cli.words import Words
    from oubliette.kernel import Problem

FAULT: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # 128 + SIGINT, as in shells
BROKEN_PIPE: Final = 141  # 128 + SIGPIPE


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        _replace_unprintable(stream)
    try:
        code = _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return BROKEN_PIPE
    return code


def _run(arguments: list[str]) -> int:
    from oubliette.cli.dispatch import dispatch, split
    from oubliette.cli.words import Words
    from oubliette.kernel import Problem
    from oubliette.texts import choose_language

    words = Words(choose_language(None, os.environ))
    try:
        call = split(arguments)
        if call.lang is not None:
            words = Words(choose_language(call.lang, os.environ))
        code = dispatch(call, words)
        if sys.stdout is not None:
            sys.stdout.flush()  # flush here, where we can still report a full disk
    except Problem as problem:
        _print_problem(words, problem)
        return FAULT if problem.slug in ("match_failed", "workers_lost") else BAD_INPUT
    except BrokenPipeError:
        raise
    except OSError as error:  # a full disk, a device that went away
        _print_problem(words, Problem("system", str(error), what=words.reason(error)))
        _discard_output()
        return FAULT
    return code


def _print_problem(words: Words, problem: Problem) -> None:
    from oubliette.cli.words import one_line

    print(f"oubliette: {one_line(words.problem(problem))}", file=sys.stderr)


def _replace_unprintable(stream: TextIO | None) -> None:
    """On a terminal without accents, print similar letters instead of crashing."""
    from oubliette.texts.plain import register

    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=register())


def _discard_output() -> None:
    """Send buffered output to the null device: otherwise Python prints an error at exit when it flushes the buffer."""
    with suppress(OSError, ValueError):  # an output that is not a file needs no redirection
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
