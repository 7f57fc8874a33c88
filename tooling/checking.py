"""Runs the checks: format, lint, types, layers, client."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tooling.children import quiet
from tooling.client import client_complaints
from tooling.environment import tool

# Programs of the environment, in the order in which they run
CHECKS: Final = (
    ("format", ("ruff", "format", "--check", ".")),
    ("lint", ("ruff", "check", ".")),
    ("types", ("mypy",)),
    ("layers", ("lint-imports", "--no-logo", "--no-cache")),
)
# Scripts of web/package.json, by the names that a person reads
CLIENT_CHECKS: Final = {"client types": "check", "client lint": "lint"}
CLIENT_TESTS: Final = {"client tests": "test"}


def failed_checks(python: str, scripts: dict[str, str] | None = None) -> list[str]:
    """Run all checks, print the complaints and one line of verdicts, and return the names of the failed checks.

    Without `scripts` the client is left out.
    """
    complaints = tool_complaints(python) if scripts is None else all_complaints(python, scripts)
    for name, complaint in complaints.items():
        if complaint:
            print(f"--- {name}: {complaint.rstrip()}")
    verdicts = [f"{name} {'FAILED' if complaint else 'ok'}" for name, complaint in complaints.items()]
    print("check:", ", ".join(verdicts), flush=True)
    return [name for name, complaint in complaints.items() if complaint]


def all_complaints(python: str, scripts: dict[str, str]) -> dict[str, str]:
    """The complaints about Python and about the client. Each side keeps one core busy, so both run at once."""
    with ThreadPoolExecutor(1) as beside:
        ours = beside.submit(tool_complaints, python)
        client = client_complaints(python, scripts)
        return ours.result() | client


def tool_complaints(python: str) -> dict[str, str]:
    """The output of each check that failed, and an empty text for the others."""
    complaints = {}
    for name, (program, *options) in CHECKS:
        code, output = quiet(name, [tool(python, program), *options])
        complaints[name] = f"{program} {' '.join(options)}\n{output}" if code else ""
    return complaints
