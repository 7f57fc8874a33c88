"""The name of the person at the keyboard: asked once, remembered, written into the sitting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oubliette.kernel import BadFile, IllegalSetUp, derive
from oubliette.terminal.plain.commands import Commands
from oubliette.terminal.plain.screen import EndOfInput, printable
from oubliette.terminal.plain.settings import recall, remember

if TYPE_CHECKING:
    from oubliette.terminal.plain.saving import Sitting
    from oubliette.terminal.plain.screen import Screen
    from oubliette.texts import ShellTexts

HUMAN: Final = "human"
LONGEST: Final = 30  # characters of a name
_KEY: Final = "name"
_LUCK: Final = 9001  # which of a seed's numbers picks the proposal: bots take those of their seats
_PATH: Final = 300


def proposal(shell: ShellTexts, seed: int | None) -> str:
    """One of our names, for a person without a name. The same seed proposes the same name."""
    names = shell.words("names")
    return names[derive(seed or 0, _LUCK) % len(names)]


def checked(name: str) -> str:
    """A name as it will be printed. Raises IllegalSetUp for an impossible one."""
    wanted = " ".join(name.split())
    if not any(sign.isalpha() for sign in wanted) or len(wanted) > LONGEST or printable(wanted) != wanted:
        raise IllegalSetUp(
            "not_a_name",
            f"{printable(wanted)!r} is not a name: it needs a letter, and at most {LONGEST} characters",
            name=printable(wanted),
            longest=LONGEST,
        )
    return wanted


def people(seats: Sequence[str]) -> list[int]:
    """The seats of people."""
    return [seat for seat, word in enumerate(seats) if word.partition(":")[0] == HUMAN]


def name_person(
    sitting: Sitting,
    wish: str | None,
    screen: Screen,
    shell: ShellTexts,
    environ: Mapping[str, str],
    *,
    fixed: bool = False,
    quietly: bool = False,
    hero: bool = False,
) -> Sitting:
    """The sitting with a name for a person alone among bots: as wished, remembered, asked for, or proposed.

    `fixed` keeps the names that the sitting has even if another is wished for; `quietly` asks nothing; with `hero` the
    match has a name for them already. Several people at one screen have the names of their seats, but a wish names the
    first of them who has none. Raises EndOfInput when the person leaves instead of giving a name.
    """
    seats = people(sitting.seats)
    nameless = [seat for seat in seats if not sitting.seats[seat].partition(":")[2].strip()]
    name = None if wish is None else checked(wish)
    if name is not None:
        _keep(name, screen, shell, environ)
        if len(seats) == 1 and not fixed:
            nameless = seats
    elif len(seats) == 1 and nameless and not hero:
        name = _remembered(screen, shell, environ)
        if name is None:
            name = proposal(shell, sitting.seed)
            if screen.interactive and not quietly:
                name = ask_name(shell.say("name-ask", name=name), name, screen, shell)
                _keep(name, screen, shell, environ)
    if name is None or not nameless or hero:
        return sitting
    words = [f"{HUMAN}:{name}" if seat == nameless[0] else word for seat, word in enumerate(sitting.seats)]
    return replace(sitting, seats=tuple(words))


def ask_name(question: str, proposed: str, screen: Screen, shell: ShellTexts) -> str:
    """Ask until a name is given; Enter takes the proposed one. Raises EndOfInput when the person leaves instead."""
    screen.line(question)
    while True:
        typed = screen.ask("> ")
        command = Commands(shell).understand(typed)
        if command is not None and command[0] == "quit":
            raise EndOfInput
        if command is not None:
            screen.line(question)
            continue
        try:
            return checked(typed) if typed else proposed
        except IllegalSetUp as problem:
            screen.line(shell.problem(problem))


def _remembered(screen: Screen, shell: ShellTexts, environ: Mapping[str, str]) -> str | None:
    """The remembered name, if there is one and it is legal."""
    try:
        found = recall(environ).get(_KEY)
    except BadFile as problem:
        screen.exact(shell.problem(problem))
        screen.line(shell.say("settings-ignored"))
        return None
    try:
        return checked(found) if isinstance(found, str) else None
    except IllegalSetUp:
        return None


def _keep(name: str, screen: Screen, shell: ShellTexts, environ: Mapping[str, str]) -> None:
    from oubliette.table.files import error_slug, error_text

    try:
        remember(environ, _KEY, name)
    except (OSError, RuntimeError) as error:
        reason = shell.say("reason", reason=error_slug(error), why=printable(error_text(error), _PATH))
        screen.line(shell.say("name-not-kept", reason=reason))
    else:
        screen.line(shell.say("name-kept", name=name))
