"""One-line messages for a person, which say why. Old Pythons read this file too: that is why annotations are quoted."""

import re
import sys

OFFLINE = (
    "NewConnectionError|NameResolutionError|ProxyError|[Tt]imed out|Network is unreachable|Connection refused|dns error"
    "|Failed to fetch|error sending request|connectivity is disabled|ENOTFOUND|ECONNREFUSED"
)
# What tools print when something is missing, and what that means for a person. The first match wins.
REASONS = (
    ("No module named '?pip", "pip is missing too: install it (Debian, Ubuntu: apt install python3-pip)"),
    ("lockfile .*needs to be updated", "uv.lock does not fit pyproject.toml: run `uv lock`"),
    ("No space left on device", "the disk is full"),
    ("Permission denied|Read-only file system", "a folder cannot be written to"),
    ("CERTIFICATE_VERIFY_FAILED|invalid peer certificate", "the package registry's certificate is not trusted here"),
    (OFFLINE, "the package registry cannot be reached: is there a network?"),
    ("Could not find a version|No matching distribution", "the package registry has nothing that fits this machine"),
)


class Missing(Exception):
    """Something is missing that only a person can fix. `run` prints the message as one line and exits with 1."""


def say(line: str) -> None:
    print(f"run: {line}", file=sys.stderr, flush=True)


def reason(output: str) -> str:
    """Why a tool failed, in one line: a known cause, else the tool's own error line, else its last line."""
    for pattern, meaning in REASONS:
        if re.search(pattern, output):
            return meaning
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith(("error", "npm error", "× "))]
    return (errors or lines[-1:] or ["it printed nothing"])[0]
