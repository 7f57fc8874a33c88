"""What the server imports, said in three places: its extra, what `serve` looks for, and what rules may not use."""

import re
import tomllib
from importlib.metadata import packages_distributions

from oubliette.cli.extras import _SERVER
from tests.frame.conftest import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def plain(name: str) -> str:
    """A distribution's name as all tools compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_serve_looks_for_what_its_extra_installs() -> None:
    """Those with a condition are not everywhere: the server does without."""
    extra = PROJECT["project"]["optional-dependencies"]["server"]
    installed = {plain(re.split(r"[\[<>=~!; ]", name)[0]) for name in extra if ";" not in name}
    found = packages_distributions()

    assert {plain(name) for module in _SERVER for name in found[module]} == installed


def test_the_rules_may_use_nothing_of_the_server() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (rules,) = [one for one in contracts if one["name"] == "rules use the standard library only"]

    assert set(_SERVER) <= set(rules["forbidden_modules"])
