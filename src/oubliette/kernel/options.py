"""The switches of a game: typed, with a default, checked before a match begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TypeAlias, final

from oubliette.kernel.problems import IllegalSetUp
from oubliette.kernel.state import Shared

Setting: TypeAlias = "str | int | bool"


class Option(Shared, ABC):
    """One switch. `default` holds when nobody says anything."""

    def __init__(self, name: str, default: Setting) -> None:
        self.name = name
        self.default = default

    @abstractmethod
    def allowed(self) -> str:
        """What may be set, in one short line."""

    @abstractmethod
    def check(self, setting: Setting) -> bool:
        """Is this a legal setting, of the right type?"""

    def read(self, text: str) -> Setting:
        """The setting that a typed word means. Unreadable text is returned as it is, for `check` to refuse."""
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
    """A whole number within limits, or one of a few numbers outside of them (0 for none, say)."""

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
    """Free text with a check of its own; `shape` says what is expected, in a few words.

    Where people keep it in a file (a map that they drew), `from_file` makes the setting of the file's contents, or
    raises IllegalSetUp: a record holds the setting and never needs the file again. Reading files is not done here.
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
    """The options of one match, all of them, checked. Rules read them by type."""

    def __init__(self, values: Mapping[str, Setting]) -> None:
        self.values: dict[str, Setting] = dict(values)

    def word(self, name: str) -> str:
        value = self._of(name)
        assert isinstance(value, str), f"the option {name} is no word"
        return value

    def whole(self, name: str) -> int:
        value = self._of(name)
        assert not isinstance(value, bool | str), f"the option {name} is no number"
        return value

    def flag(self, name: str) -> bool:
        value = self._of(name)
        assert isinstance(value, bool), f"the option {name} is no switch"
        return value

    def _of(self, name: str) -> Setting:
        assert name in self.values, f"there is no option {name}; there are: {', '.join(self.values) or 'none'}"
        return self.values[name]


def settle(game_id: str, options: tuple[Option, ...], wishes: Mapping[str, Setting]) -> Settings:
    """Defaults with the wishes put in; refuses what is unknown or outside its domain, naming what is allowed."""
    known = {option.name: option for option in options}
    for name in wishes:
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
        value = wishes.get(name, option.default)
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
