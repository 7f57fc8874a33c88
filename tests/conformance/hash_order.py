"""Plays matches in another process, where another hash seed changes the order of sets."""

from __future__ import annotations

import os
import subprocess
import sys

from oubliette.games import find
from tests.conformance.matches import finished

_SEEDS = range(1, 5)


def played_elsewhere(game_id: str, hash_seed: int) -> str:
    """Play a few matches in a process with that hash seed; return their records and events."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.conformance.hash_order", game_id]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=300).stdout


if __name__ == "__main__":
    for seed in _SEEDS:
        match = finished(find(sys.argv[1]), seed)
        print(match.record().to_json())
        print(match.events)
