"""From the facts of a rule to the variables of a sentence: ids become names, seats players, tuples lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from oubliette.kernel import HIDDEN
from oubliette.texts.catalogue import MINUS

if TYPE_CHECKING:
    from oubliette.texts.catalogue import Catalogue

NOBODY: Final = "–"  # the player of a seat that is none, such as fate's
_HALVES: Final = "_halves"
_TENTHS: Final = "_tenths"
_SPREAD: Final = 12  # the parts of a longer tuple have no variables of their own

Arguments = dict[str, str | int]


def figure(value: object) -> str:
    """A number as people read it: with a real minus sign, which is as wide as a plus."""
    return str(value).replace("-", MINUS) if isinstance(value, int) else str(value)


def key(slug: str) -> str:
    """The name of a slug's sentence: Fluent knows no dots in names."""
    return slug.replace(".", "-")


def readable(slug: str) -> str:
    """What a slug says by itself, for the day when its sentence is missing."""
    return slug.replace(".", ": ").replace("_", " ").replace("-", " ")


@final
class Speaker:
    """Names things and players in one language, for the sentences of one game."""

    def __init__(self, catalogue: Catalogue, list_word: str, decimal_mark: str = ".") -> None:
        self.catalogue = catalogue
        self.list_word = list_word
        self.decimal_mark = decimal_mark

    def has_name(self, thing: str) -> bool:
        return thing != HIDDEN and self.catalogue.has(f"name-{key(thing)}")

    def name(self, thing: str) -> str:
        """What the thing is called; the id itself if it has no name, as when it is free text."""
        return self.catalogue.text(f"name-{key(thing)}") if self.has_name(thing) else thing

    def join(self, words: Sequence[str]) -> str:
        """A list as the language writes it: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.list_word} {words[-1]}"

    def variables(self, facts: Mapping[str, Any], players: Sequence[str]) -> Arguments:
        """Every fact by its name, and what can be said of it besides:

        - an id: `$card` is its name, `$card_id` the id, and each attribute of the name (`.the`, `.gender`) comes too,
          as `$card_the`: Fluent has no other way to get from a variable to an article;
        - `seat` and `goal_seat`: the number, and `$player` and `$goal`, who sits there; `seats` alike, as a list;
        - a tuple: the list, `$cards_count`, and its parts `$cards_1`, `$cards_2`…;
        - `angle_halves`, a number of halves: `$angle`, as the language writes it (270.5; facts are whole numbers); a
          number of tenths, `hp_tenths`, alike.
        """
        said: Arguments = {}
        for name, fact in facts.items():
            self._seats(said, name, fact, players)
        for name, fact in facts.items():
            self._fact(said, name, fact)
        return said

    def _seats(self, said: Arguments, name: str, fact: object, players: Sequence[str]) -> None:
        if name == "seat" or name.endswith("_seat"):
            said["player" if name == "seat" else name.removesuffix("_seat")] = _player(fact, players)
        elif isinstance(fact, tuple) and (name == "seats" or name.endswith("_seats")):
            words = [_player(seat, players) for seat in fact]
            said["players" if name == "seats" else name.removesuffix("_seats")] = self.join(words)

    def _fact(self, said: Arguments, name: str, fact: object) -> None:
        if isinstance(fact, bool):
            said[name] = "true" if fact else "false"
        elif isinstance(fact, int):
            said[name] = fact
            if name.endswith(_HALVES):
                said[name.removesuffix(_HALVES)] = self.half(fact)
            elif name.endswith(_TENTHS):
                said[name.removesuffix(_TENTHS)] = self.tenth(fact)
        elif isinstance(fact, tuple | list):
            said[name] = self.join([self.plain(part) for part in fact])
            said[f"{name}_count"] = len(fact)
            for number, part in enumerate(fact[:_SPREAD], 1):
                self._fact(said, f"{name}_{number}", part)
        else:
            word = str(fact)
            said[name] = self.name(word)
            said[f"{name}_id"] = word
            if self.has_name(word):
                message = f"name-{key(word)}"
                for attribute in self.catalogue.attributes(message):
                    said[f"{name}_{attribute}"] = self.catalogue.text(message, attribute)

    def half(self, number: int) -> str:
        """Half of a number."""
        sign, size = MINUS if number < 0 else "", abs(number)
        return f"{sign}{size // 2}{self.decimal_mark}5" if size % 2 else f"{sign}{size // 2}"

    def tenth(self, number: int) -> str:
        """A tenth of a number, with one decimal: 0.0 is not nothing, but hardly anything."""
        sign = MINUS if number < 0 else ""
        return f"{sign}{abs(number) // 10}{self.decimal_mark}{abs(number) % 10}"

    def plain(self, value: object) -> str:
        """A value by itself: a name, a number, a list."""
        if isinstance(value, tuple | list):
            return self.join([self.plain(part) for part in value])
        return self.name(value) if isinstance(value, str) else figure(value)


def _player(seat: object, players: Sequence[str]) -> str:
    if isinstance(seat, str):
        return seat  # a seat that is hidden stays so
    return players[seat] if isinstance(seat, int) and 0 <= seat < len(players) else NOBODY
