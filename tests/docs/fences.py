"""The code blocks of a document, with what their opening line says of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Fence:
    language: str
    file: str  # the file that these blocks, put together, are
    part: str  # the file that this block is a part of
    body: str


def fences(document: Path) -> list[Fence]:
    found = []
    for match in _FENCE.finditer(document.read_text(encoding="utf-8")):
        language, *attributes = match["info"].split() or [""]
        about = dict(attribute.split("=", 1) for attribute in attributes)
        found.append(Fence(language, about.pop("file", ""), about.pop("part", ""), match["body"]))
        assert not about, f"{document.name}: unknown attributes {about} of a code block"
    return found


def code_lines(text: str) -> list[str]:
    """Lines that say something: where a document cuts a file in pieces, blank lines come and go."""
    return [line for line in text.splitlines() if line.strip()]
