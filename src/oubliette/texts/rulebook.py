"""The rulebook of a game: finds the paragraph for the slug of a rule, for players who ask "why?".

A rulebook is Markdown. A paragraph has a heading `## Title [slug.one, slug.two]` with the slugs of the questions,
events and results that it explains. The file begins with `# Title` and a short introduction. `{key}` stands for a
figure of the game's data (see `figures`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from oubliette.texts.entries import BadTexts
from oubliette.texts.figures import fill_from_game
from oubliette.texts.languages import DEFAULT, rulebook_file

_HEADING: Final = re.compile(r"## (?P<title>\S[^\[\]]*) \[(?P<slugs>[^\[\]]+)\]")
_SLUG: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule, or a few that belong together."""

    slugs: tuple[str, ...]
    title: str
    body: str

    def text(self) -> str:
        return f"{self.title}\n\n{self.body}"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A whole rulebook, in the order of the file."""

    title: str
    introduction: str
    paragraphs: tuple[Paragraph, ...]

    def find(self, slug: str) -> Paragraph | None:
        """The paragraph that explains the slug of a question, event or result."""
        for paragraph in self.paragraphs:
            if slug in paragraph.slugs:
                return paragraph
        return None

    def slugs(self) -> tuple[str, ...]:
        return tuple(slug for paragraph in self.paragraphs for slug in paragraph.slugs)

    def text(self) -> str:
        """The whole rulebook as text, without slugs."""
        parts = [self.title, self.introduction, *[paragraph.text() for paragraph in self.paragraphs]]
        return "\n\n".join(part for part in parts if part) + "\n"


def parse_rulebook(text: str, file: str) -> Rulebook:
    """Parse a rulebook; BadTexts for any error. `file` is its name in error messages."""
    title = ""
    introduction: list[str] = []
    found: list[tuple[tuple[str, ...], str, list[str]]] = []
    seen: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("# "):
            if title or found:
                raise BadTexts(f"{file}:{number}: a rulebook has one '# Title', at the top")
            title = line[2:].strip()
        elif line.startswith("#") and not line.startswith("###"):
            heading = _HEADING.fullmatch(line.rstrip())
            if heading is None:
                raise BadTexts(f"{file}:{number}: a paragraph needs a heading '## Title [slug.one, slug.two]'")
            slugs = tuple(slug.strip() for slug in heading["slugs"].split(","))
            for slug in slugs:
                if not _SLUG.fullmatch(slug):
                    raise BadTexts(f"{file}:{number}: {slug!r} is not a slug")
                if slug in seen:
                    raise BadTexts(f"{file}:{number}: {slug} was already explained in line {seen[slug]}")
                seen[slug] = number
            found.append((slugs, heading["title"].strip(), []))
        else:
            (found[-1][2] if found else introduction).append(line)
    if not title:
        raise BadTexts(f"{file}: a rulebook must begin with '# Title'")
    paragraphs = tuple(Paragraph(slugs, head, "\n".join(body).strip()) for slugs, head, body in found)
    for paragraph in paragraphs:
        if not paragraph.body:
            raise BadTexts(f"{file}:{seen[paragraph.slugs[0]]}: the paragraph {paragraph.title!r} is empty")
    return Rulebook(title, "\n".join(introduction).strip(), paragraphs)


@cache
def rulebook(game_id: str, lang: str) -> Rulebook | None:
    """The rulebook of a listed game, in English if that language has none; None if there is none at all."""
    for choice in dict.fromkeys((lang, DEFAULT)):
        file = rulebook_file(game_id, choice)
        if file.is_file():
            name = f"games/{game_id}/rulebook/{choice}.md"
            return parse_rulebook(fill_from_game(file.read_text(encoding="utf-8"), game_id, choice, name), name)
    return None
