"""The examples of `./run test …` that people are shown: each of them selects something."""

import os
import re
import shlex
import subprocess
import sys

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
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *shlex.split(example)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120)

    assert done.returncode == 0, f"./run test {example}\n{done.stdout}{done.stderr}"
    assert re.search(r"^tests/\S+::", done.stdout, re.MULTILINE), done.stdout
