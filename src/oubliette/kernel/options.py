"""The options of a game: typed, with a default, checked before a match begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TypeAlias, final

from oubliette.kernel.problems import IllegalSetUp
from oubliette.kernel.state import Shared

Setting: TypeAlias = "str | int | bool"


class Option(Shared, ABC):
    """One option and its default setting."""

    def __init__(self, name: str, default: Setting) -> None:
        self.name = name
        self.default = default

    @abstractmethod
    def allowed(self) -> str:
        """The legal settings, in one short line."""

    @abstractmethod
    def check(self, setting: Setting) -> bool:
        """Is this a legal setting, of the right type?"""

    def read(self, text: str) -> Setting:
        """The setting that a typed word means. Returns unreadable text unchanged: `check` then refuses it."""
        return text


@final
class Choice(Option):
    """One word out of a list."""

    def __init__(self, name: str, values: tuple[str, ...], default: str) -> None:
        super().__init__(name, default)
        self.values = values

    def allowed(self) -> str:
        return ", ".join(self.values)

    def check(self, setting: Setting) -> bool:
        return isinstance(setting, str) and setting in self.values


@final
class Whole(Option):
    """A whole number within limits, or one of a few numbers outside them (such as 0 for none)."""

    def __init__(self, name: str, low: int, high: int, default: int, also: tuple[int, ...] = ()) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high
        self.also = also

    def allowed(self) -> str:
        others = "".join(f"{value}, " for value in self.also)
        return f"{others}{self.low}..{self.high}"

    def check(self, setting: Setting) -> bool:
        if isinstance(setting, bool) or not isinstance(setting, int):
            return False
        return self.low <= setting <= self.high or setting in self.also

    def read(self, text: str) -> Setting:
        digits = text.removeprefix("-")
        return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 19 else text


@final
class Flag(Option):
    """On or off."""

    def allowed(self) -> str:
        return "on, off"

    def check(self, setting: Setting) -> bool:
        return isinstance(setting, bool)

    def read(self, text: str) -> Setting:
        word = text.lower()
        if word in ("on", "yes", "true"):
            return True
        if word in ("off", "no", "false"):
            return False
        return text


@final
class Text(Option):
    """Free text with its own check; `shape` says in a few words what is expected.

    If people keep the text in a file (a map that they drew), `from_file` turns the file's contents into the setting, or
    raises IllegalSetUp. The record stores the setting, not the file's name. The caller reads the file.
    """

    def __init__(
        self,
        name: str,
        default: str,
        shape: str,
        accepts: Callable[[str], bool],
        from_file: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(name, default)
        self.shape = shape
        self.accepts = accepts
        self.from_file = from_file

    def allowed(self) -> str:
        return self.shape

    def check(self, setting: Setting) -> bool:
        return isinstance(setting, str) and self.accepts(setting)


@final
class Settings(Shared):
    """All options of one match, checked. Rules read them by type."""

    def __init__(self, values: Mapping[str, Setting]) -> None:
        self.values: dict[str, Setting] = dict(values)

    def word(self, name: str) -> str:
        value = self._of(name)
        assert isinstance(value, str), f"the option {name} is not a word"
        return value

    def whole(self, name: str) -> int:
        value = self._of(name)
        assert not isinstance(value, bool | str), f"the option {name} is not a number"
        return value

    def flag(self, name: str) -> bool:
        value = self._of(name)
        assert isinstance(value, bool), f"the option {name} is not a flag"
        return value

    def _of(self, name: str) -> Setting:
        assert name in self.values, f"there is no option {name}; known: {', '.join(self.values) or 'none'}"
        return self.values[name]


def check_settings(game_id: str, options: tuple[Option, ...], requested: Mapping[str, Setting]) -> Settings:
    """The requested settings, completed with defaults. Raises IllegalSetUp for an unknown name or an illegal value."""
    known = {option.name: option for option in options}
    for name in requested:
        if name not in known:
            names = ", ".join(known) or "none"
            raise IllegalSetUp(
                "unknown_option",
                f"{game_id} has no option {name!r}; its options are: {names}",
                game=game_id,
                option=name,
                allowed=names,
            )
    values: dict[str, Setting] = {}
    for name, option in known.items():
        value = requested.get(name, option.default)
        if not option.check(value):
            raise IllegalSetUp(
                "option_value",
                f"the option {name!r} of {game_id} cannot be {value!r}; allowed: {option.allowed()}",
                game=game_id,
                option=name,
                value=str(value),
                allowed=option.allowed(),
            )
        values[name] = value
    return Settings(values)
