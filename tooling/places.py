"""Where things lie. Old Pythons read this file, too."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"  # whatever is fetched or built, but for .venv
