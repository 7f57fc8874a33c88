"""The examples of `./run test …` that people are shown: each of them selects something.

We read the names of the tests from their files, which takes milliseconds; a second pytest took four seconds for each.
"""

import re
from pathlib import Path

import pytest

from tests.frame.conftest import ROOT

EXAMPLES = sorted(
    {
        example.strip()
        for name in ("run", "README.md", "CONTRIBUTING.md")
        for example in re.findall(r"\./run test( [^`\n()|]+?)(?=`|  |\n)", (ROOT / name).read_text(encoding="utf-8"))
    }
)


def test_there_are_examples() -> None:
    """One in the help of `./run`, one in CONTRIBUTING.md."""
    assert [example for example in EXAMPLES if "-k" in example][1:]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_selects_at_least_one_test(example: str) -> None:
    """With `-k WORD` pytest runs the tests whose name, or whose file's name, holds the word, in upper or lower case."""
    written = re.fullmatch(r"(?:--quick ?)?(tests\S*)?(?: -k (\w+))?", example)
    assert written, f"./run test {example}: this test reads only `--quick`, `FOLDER` and `-k WORD`"
    folder, word = written[1] or "tests", written[2] or ""

    assert any(word.lower() in name.lower() for name in names_of_tests(ROOT / folder)), f"./run test {example}"


def names_of_tests(folder: Path) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}::{name}"
        for file in folder.rglob("test_*.py")
        for name in re.findall(r"(?m)^(?:async )?def (test_\w+)", file.read_text(encoding="utf-8"))
    ]
