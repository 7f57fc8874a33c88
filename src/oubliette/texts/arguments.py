"""Turns the facts of a rule into the variables of a sentence: ids into names, seats into players, tuples into lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from oubliette.kernel import HIDDEN
from oubliette.texts.catalogue import MINUS

if TYPE_CHECKING:
    from oubliette.texts.catalogue import Catalogue

NOBODY: Final = "–"  # the player of an unknown seat, such as fate's
_HALVES: Final = "_halves"
_TENTHS: Final = "_tenths"
_MOST_PARTS: Final = 12  # only the first parts of a tuple get their own variables

Arguments = dict[str, str | int]


def figure(value: object) -> str:
    """A number as text, with a real minus sign, which is as wide as a plus."""
    return str(value).replace("-", MINUS) if isinstance(value, int) else str(value)


def key(slug: str) -> str:
    """The message name of a slug: Fluent allows no dots in names."""
    return slug.replace(".", "-")


def readable(slug: str) -> str:
    """A slug as readable text, for when its sentence is missing."""
    return slug.replace(".", ": ").replace("_", " ").replace("-", " ")


@final
class FactFormatter:
    """Formats facts for the sentences of one game in one language."""

    def __init__(self, catalogue: Catalogue, list_word: str, decimal_mark: str = ".") -> None:
        self.catalogue = catalogue
        self.list_word = list_word
        self.decimal_mark = decimal_mark

    def has_name(self, thing: str) -> bool:
        return thing != HIDDEN and self.catalogue.has(f"name-{key(thing)}")

    def name(self, thing: str) -> str:
        """The thing's name; its id if it has none, as with free text."""
        return self.catalogue.text(f"name-{key(thing)}") if self.has_name(thing) else thing

    def join(self, words: Sequence[str]) -> str:
        """A list as the language writes it: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.list_word} {words[-1]}"

    def variables(self, facts: Mapping[str, Any], players: Sequence[str]) -> Arguments:
        """The variables of a sentence: every fact by its name, and besides:

        - for an id: `$card` is its name, `$card_id` the id, and `$card_the` the attribute `.the` of the name (likewise
          `.gender` and others), because Fluent cannot get from a variable to an article;
        - for `seat` and `goal_seat`: their players, `$player` and `$goal`; for `seats` a list of players;
        - for a tuple: `$cards` is a list, `$cards_count` its length, `$cards_1`, `$cards_2`… its parts;
        - for `angle_halves`, a number of halves: `$angle` as the language writes it (270.5), because facts are whole
          numbers; for `hp_tenths` likewise.
        """
        variables: Arguments = {}
        for name, fact in facts.items():
            self._add_players(variables, name, fact, players)
        for name, fact in facts.items():
            self._add_fact(variables, name, fact)
        return variables

    def _add_players(self, variables: Arguments, name: str, fact: object, players: Sequence[str]) -> None:
        if name == "seat" or name.endswith("_seat"):
            variables["player" if name == "seat" else name.removesuffix("_seat")] = _player(fact, players)
        elif isinstance(fact, tuple) and (name == "seats" or name.endswith("_seats")):
            words = [_player(seat, players) for seat in fact]
            variables["players" if name == "seats" else name.removesuffix("_seats")] = self.join(words)

    def _add_fact(self, variables: Arguments, name: str, fact: object) -> None:
        if isinstance(fact, bool):
            variables[name] = "true" if fact else "false"
        elif isinstance(fact, int):
            variables[name] = fact
            if name.endswith(_HALVES):
                variables[name.removesuffix(_HALVES)] = self.half(fact)
            elif name.endswith(_TENTHS):
                variables[name.removesuffix(_TENTHS)] = self.tenth(fact)
        elif isinstance(fact, tuple | list):
            variables[name] = self.join([self.plain(part) for part in fact])
            variables[f"{name}_count"] = len(fact)
            for number, part in enumerate(fact[:_MOST_PARTS], 1):
                self._add_fact(variables, f"{name}_{number}", part)
        else:
            word = str(fact)
            variables[name] = self.name(word)
            variables[f"{name}_id"] = word
            if self.has_name(word):
                message = f"name-{key(word)}"
                for attribute in self.catalogue.attributes(message):
                    variables[f"{name}_{attribute}"] = self.catalogue.text(message, attribute)

    def half(self, number: int) -> str:
        """Half of this number, as text."""
        sign, size = MINUS if number < 0 else "", abs(number)
        return f"{sign}{size // 2}{self.decimal_mark}5" if size % 2 else f"{sign}{size // 2}"

    def tenth(self, number: int) -> str:
        """A tenth of this number, always with one decimal: 0.0 means almost nothing."""
        sign = MINUS if number < 0 else ""
        return f"{sign}{abs(number) // 10}{self.decimal_mark}{abs(number) % 10}"

    def plain(self, value: object) -> str:
        """A value as text: a name, a number or a list."""
        if isinstance(value, tuple | list):
            return self.join([self.plain(part) for part in value])
        return self.name(value) if isinstance(value, str) else figure(value)


def _player(seat: object, players: Sequence[str]) -> str:
    if isinstance(seat, str):
        return seat  # a hidden seat stays hidden
    return players[seat] if isinstance(seat, int) and 0 <= seat < len(players) else NOBODY
