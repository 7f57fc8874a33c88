"""What people can type besides an answer."""

from __future__ import annotations

from typing import Final

from oubliette.terminal.plain.normalising import normalise
from oubliette.texts import ShellTexts

# Their English names, which are understood in every language; "overwrite" is typed `save!`.
_ENGLISH: Final = {
    "help": "help",
    "why": "why",
    "rules": "rules",
    "log": "log",
    "look": "look",
    "hint": "hint",
    "undo": "undo",
    "always": "always",
    "ask": "ask",
    "windows": "windows",
    "save": "save",
    "overwrite": "save!",
    "quit": "quit",
}
_WITH_ARGUMENT: Final = ("why", "rules", "look", "hint", "always", "windows", "save", "overwrite")
_HELP: Final = (
    "answer", "words", "ahead", "walk", "why", "hint", "rules", "log", "look", "undo", "always", "ask", "windows",
    "save", "quit",
)  # fmt: skip


class Leave(Exception):
    """The player wants to leave the match."""


class Commands:
    """The commands as one language spells them."""

    def __init__(self, shell: ShellTexts) -> None:
        self._known: dict[str, str] = {"?": "why"}
        for name, english in _ENGLISH.items():
            for word in (english, *shell.words(f"command-{name}")):
                self._known[normalise(word)] = name
        self._spelled = {name: shell.words(f"command-{name}")[0] for name in _ENGLISH}

    def understand(self, typed: str) -> tuple[str, str] | None:
        """The command and what follows it, or None: then it may be an answer."""
        if typed.startswith("?"):
            return "why", typed[1:].strip()
        word, _, rest = typed.partition(" ")
        name = self._known.get(normalise(word))
        if name is None or (rest.strip() and name not in _WITH_ARGUMENT):
            return None
        return name, rest.strip()

    def spelled(self, name: str) -> str:
        """How a command is typed in this language."""
        return self._spelled[name]

    @staticmethod
    def help(shell: ShellTexts) -> list[str]:
        """The commands, one line each."""
        return [shell.say(f"help-{topic}") for topic in _HELP]
