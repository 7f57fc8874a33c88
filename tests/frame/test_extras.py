"""The extras of the package name what its sources import, and `serve` looks for all of the server's."""

import re
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from itertools import chain

import pytest

from oubliette.cli.extras import _SERVER
from tests.frame.conftest import ROOT
from tests.frame.test_project import PACKAGE, imports

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = {
    extra: [re.split(r"[\[<>=~!; ]", requirement)[0] for requirement in requirements]
    for extra, requirements in PROJECT["project"]["optional-dependencies"].items()
}

# Our sources do not import these: another distribution of the same extra does.
LOADED_BY = {
    "aiosqlite": "sqlalchemy",  # for addresses that begin with sqlite+aiosqlite
    "uvloop": "uvicorn",  # where it is installed
    "vl-convert-python": "altair",  # for drawings as SVG and PNG
    "websockets": "uvicorn",  # as ws="websockets-sansio"
}


def plain(name: str) -> str:
    """A distribution's name as all tools compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def imported_distributions() -> set[str]:
    found = packages_distributions()
    modules = set(chain.from_iterable(imports(path) for path in PACKAGE.rglob("*.py")))
    return {plain(name) for module in modules for name in found.get(module, [])}


@pytest.mark.slow
@pytest.mark.parametrize("extra", EXTRAS)
def test_our_sources_import_all_that_an_extra_installs(extra: str) -> None:
    """Extras were once declared for layers that were only planned: they installed what nothing used."""
    used, installed = imported_distributions(), {plain(name) for name in EXTRAS[extra]}

    unused = installed - used - {name for name, loader in LOADED_BY.items() if loader in installed & used}
    assert not unused, f"nothing in src imports {', '.join(unused)}, or the development environment lacks it"


def test_no_exception_outlives_its_extra() -> None:
    assert set(LOADED_BY) <= set(chain.from_iterable(EXTRAS.values()))


def test_serve_looks_for_what_its_extra_installs() -> None:
    """All but those with a condition: some systems have none of these, and the server works without."""
    extra = PROJECT["project"]["optional-dependencies"]["server"]
    unconditional = {plain(re.split(r"[\[<>=~!; ]", name)[0]) for name in extra if ";" not in name}
    found = packages_distributions()

    assert {plain(name) for module in _SERVER for name in found[module]} == unconditional


def test_the_rules_may_import_nothing_of_the_server() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (rules,) = [one for one in contracts if one["name"] == "rules use the standard library only"]

    assert set(_SERVER) <= set(rules["forbidden_modules"])
