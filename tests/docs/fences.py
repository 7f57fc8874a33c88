"""Finds the code blocks of a document, with the attributes of their opening lines."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Fence:
    language: str
    file: str  # the blocks of one file, joined, are the whole of it
    part: str  # this block is a part of that file
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
    """The lines that are not blank: a document that shows a file in pieces may add or drop blank lines."""
    return [line for line in text.splitlines() if line.strip()]
