"""Data files are checked when loaded, and errors name file, row and field."""

from dataclasses import dataclass
from typing import Literal

import pytest

from oubliette.games.pig.die import DIE, Die
from oubliette.kit.data import BadData, load_rows, parse_rows


@dataclass(frozen=True)
class Wound:
    id: str
    on: tuple[int, ...]
    loses: Literal["half", "one", "none"]
    wounds: bool = False
    page: int | str = 0
    spot: tuple[int, str] = (0, "")
    weight: float = 1.0


@dataclass(frozen=True)
class Nameless:
    value: int


def read(text: str) -> tuple[Wound, ...]:
    return parse_rows(text, "wounds.toml", "wound", Wound)


def complaint(text: str) -> str:
    with pytest.raises(BadData) as caught:
        read(text)
    return str(caught.value)


GRAVE = '[[wound]]\nid = "grave"\non = [3]\nloses = "half"\n'


def test_rows_come_in_printed_order_with_lists_as_tuples() -> None:
    light = (
        '[[wound]]\nid = "light"\non = [4, 5]\nloses = "one"\nwounds = true\npage = "7b"\nspot = [3, "x"]\nweight = 2\n'
    )
    assert read(GRAVE + light) == (
        Wound("grave", (3,), "half"),
        Wound("light", (4, 5), "one", wounds=True, page="7b", spot=(3, "x"), weight=2),
    )


def test_the_file_of_a_game_is_found_beside_its_rules() -> None:
    assert load_rows("oubliette.games.pig", "pig.toml", "die", Die) == (DIE,)


def test_rows_may_have_no_id() -> None:
    assert parse_rows("[[row]]\nvalue = 1\n[[row]]\nvalue = 1\n", "x", "row", Nameless) == (Nameless(1), Nameless(1))


def test_an_unknown_key_is_refused() -> None:
    assert complaint(GRAVE + "kills = true\n") == (
        "wounds.toml: [[wound]] 1 (grave): unknown key 'kills'; known: id, on, loses, wounds, page, spot, weight"
    )


def test_a_missing_key_is_refused() -> None:
    assert (
        complaint('[[wound]]\nid = "grave"\non = [3]\n')
        == "wounds.toml: [[wound]] 1 (grave): the key 'loses' is missing"
    )
    assert complaint('[[wound]]\non = [3]\nloses = "one"\n') == (
        "wounds.toml: [[wound]] 1 (without id): the key 'id' is missing"
    )


def test_an_id_may_be_used_only_once() -> None:
    assert complaint(GRAVE + GRAVE) == "wounds.toml: [[wound]] 2 (grave): the id 'grave' is used twice"


def test_a_word_outside_the_vocabulary_is_refused() -> None:
    assert complaint('[[wound]]\nid = "grave"\non = [3]\nloses = "all"\n') == (
        "wounds.toml: [[wound]] 1 (grave): loses = 'all' is not Literal['half', 'one', 'none']"
    )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('wounds = "yes"', "wounds = 'yes' is not bool"),
        ("wounds = 1", "wounds = 1 is not bool"),
        ("page = true", "page = True is not int | str"),
        ("page = 1.5", "page = 1.5 is not int | str"),
        ("spot = 3", "spot = 3 is not tuple[int, str]"),
        ("spot = [3]", "spot = [3] is not tuple[int, str]"),
        ('spot = ["x", 3]', "spot = ['x', 3] is not tuple[int, str]"),
        ("weight = true", "weight = True is not float"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused(line: str, expected: str) -> None:
    assert complaint(GRAVE + line) == f"wounds.toml: [[wound]] 1 (grave): {expected}"


def test_true_is_refused_where_a_number_is_expected() -> None:
    assert complaint('[[wound]]\nid = "grave"\non = [true]\nloses = "one"\n').endswith(
        "on = [True] is not tuple[int, ...]"
    )


@pytest.mark.parametrize("text", ["", "wound = 3", "[wound]\nid = 'x'", "wound = []"])
def test_a_file_without_its_table_is_refused(text: str) -> None:
    assert complaint(text) == "wounds.toml: there is no [[wound]]"


def test_a_file_with_broken_toml_is_refused_by_name() -> None:
    assert complaint("[[wound]\n").startswith("wounds.toml: ")


def test_a_row_type_must_be_a_dataclass() -> None:
    with pytest.raises(AssertionError, match="must be a dataclass"):
        parse_rows(GRAVE, "wounds.toml", "wound", int)
