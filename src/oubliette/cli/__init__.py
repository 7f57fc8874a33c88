"""The command line, `oubliette`. Each command is a module of its own that is loaded when it is called.

Whatever a person or a file got wrong is said in one line on the error stream, and the exit code is 2; a fault that a
simulation found in the rules or in a bot gives 1, Ctrl-C 130, another signal 128 and its number.
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
INTERRUPTED: Final = 130  # 128 and the number of the signal, as shells count
NOBODY_READS: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say and return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        _say_what_you_can(stream)
    try:
        code = _answer(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _leave_quietly()
        return NOBODY_READS
    return code


def _answer(arguments: list[str]) -> int:
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
            sys.stdout.flush()  # here, where a full disk can still be told
    except Problem as problem:
        _complain(words, problem)
        return FAULT if problem.slug in ("match_failed", "workers_lost") else BAD_INPUT
    except BrokenPipeError:
        raise
    except OSError as error:  # a full disk, a device that went away
        _complain(words, Problem("system", str(error), what=words.reason(error)))
        _leave_quietly()
        return FAULT
    return code


def _complain(words: Words, problem: Problem) -> None:
    from oubliette.cli.words import one_line

    print(f"oubliette: {one_line(words.problem(problem))}", file=sys.stderr)


def _say_what_you_can(stream: TextIO | None) -> None:
    """A terminal without accents gets the nearest letters, not a crash."""
    from oubliette.texts.plain import register

    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=register())


def _leave_quietly() -> None:
    """Nobody takes our output any more. Nothing may be left in the buffer, or Python complains at the very end."""
    with suppress(OSError, ValueError):  # an output that is no file has no such problem
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
