"""Runs the checks: format, lint, types, layers, client."""

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
CLIENT_TYPES: Final = {"client types": "check"}
CLIENT_TESTS: Final = {"client tests": "test"}


def failed_checks(python: str, scripts: dict[str, str]) -> list[str]:
    """Run all checks, whatever fails; show only what a failed one has to say, and give the names of those."""
    complaints = tool_complaints(python) | client_complaints(python, scripts)
    for name, complaint in complaints.items():
        if complaint:
            print(f"--- {name}: {complaint.rstrip()}")
    verdicts = [f"{name} {'FAILED' if complaint else 'ok'}" for name, complaint in complaints.items()]
    print("check:", ", ".join(verdicts), flush=True)
    return [name for name, complaint in complaints.items() if complaint]


def tool_complaints(python: str) -> dict[str, str]:
    """What each tool had to complain, by the name of its check; nothing, if all is well."""
    complaints = {}
    for name, (program, *options) in CHECKS:
        code, output = quiet(name, [tool(python, program), *options])
        complaints[name] = f"{program} {' '.join(options)}\n{output}" if code else ""
    return complaints
