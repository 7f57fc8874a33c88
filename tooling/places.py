"""Paths in the checkout. Old Pythons read this file too."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"  # fetched tools, logs, and the environments and builds of benchmarks
