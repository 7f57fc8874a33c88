"""Paths in the checkout. Old Pythons read this file too."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"  # all that `run` fetches or builds, except .venv
