"""Digests: equal positions have equal digests, different positions different ones."""

from array import array
from collections import deque
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

import pytest

from oubliette.kernel import State
from oubliette.kernel.digest import canonical, digest, field_names
from oubliette.kernel.events import Log
from oubliette.kit.grid import Grid


class Colour(Enum):
    RED = 1


@dataclass(slots=True)
class Hero:
    name: str
    life: int


class Slotted:
    __slots__ = "only"  # noqa: PLC0205 - a single string is legal, so games may write it

    def __init__(self) -> None:
        self.only = 3


class Scene(State):
    def __init__(self, heroes: list[Hero], marks: set[str]) -> None:
        self.heroes = heroes
        self.marks = marks
        self.log = Log()

    def clone(self) -> "Scene":
        return Scene([Hero(hero.name, hero.life) for hero in self.heroes], set(self.marks))


def test_equal_positions_have_equal_digests() -> None:
    one = Scene([Hero("elf", 3)], {"a", "b", "c"})
    other = Scene([Hero("elf", 3)], {"c", "b", "a"})
    other.tell("noise")
    assert digest(one) == digest(other) == digest(one.clone())
    assert len(digest(one)) == 16


def test_any_change_shows() -> None:
    scene = Scene([Hero("elf", 3)], {"a"})
    changed = [
        Scene([Hero("elf", 2)], {"a"}),
        Scene([Hero("elf", 3), Hero("elf", 3)], {"a"}),
        Scene([Hero("elf", 3)], {"b"}),
        Scene([Hero("elf", 3)], {"a", "1"}),
    ]
    assert len({digest(scene), *map(digest, changed)}) == 5


def test_all_kinds_of_things_have_a_form() -> None:
    thing = {"b": (1, 2.5), "a": [None, True, b"x"], 3: frozenset({2, 1}), "c": Colour.RED, "r": range(2), "f": len}
    assert canonical(thing) == ("{'a':[None,True,b'x'],'b':(1,2.5),'c':Colour.RED,'f':len,'r':(0,1),3:<1,2>}")
    assert canonical(Hero("elf", 1)) == "Hero(life=1,name='elf')"
    assert canonical(Slotted()) == "Slotted(only=3)"


def test_a_list_is_not_a_tuple_and_one_is_not_true() -> None:
    assert len({canonical(thing) for thing in ([1], (1,), {1}, 1, True, "1", 1.0)}) == 7


def test_the_log_is_not_part_of_the_position() -> None:
    assert field_names(Scene([], set())) == ["heroes", "marks"]


def test_other_containers_are_read_by_content() -> None:
    assert canonical(deque([1, 2])) != canonical(deque([3]))
    assert canonical(bytearray(b"ab")) == canonical(b"ab")
    assert canonical(MappingProxyType({"a": 1})) == "{'a':1}"


def test_objects_without_readable_fields_and_loops_have_no_digest() -> None:
    with pytest.raises(TypeError, match="array cannot be part of a position"):
        canonical([array("i", [1])])
    loop: list[object] = []
    loop.append(loop)
    with pytest.raises(TypeError, match="refers to itself"):
        canonical(loop)


def test_strings_have_the_same_form_on_every_python_version() -> None:
    assert canonical("the \U0001fae8 table") == "'the \\U0001fae8 table'"


def test_shared_data_is_known_by_its_id() -> None:
    assert canonical(Grid(18, 18)) == "Grid:18x18"
