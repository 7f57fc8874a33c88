"""The rulebook of a game: finds the paragraph for the slug of a rule, for players who ask "why?".

A rulebook is Markdown. A paragraph has a heading `## Title [slug.one, slug.two]` with the slugs of the questions,
events and results that it explains, and after a bar the things that it explains: `[find.web | web, torn_web]`. The
file begins with `# Title` and a short introduction. `{key}` stands for a figure of the game's data (see `figures`).

A line `![Caption](figure:name)` is a drawing, `![Caption](example:name)` a worked example of `teach/examples.toml`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from oubliette.texts.entries import BadTexts
from oubliette.texts.figures import fill_from_game
from oubliette.texts.languages import DEFAULT, rulebook_file

_HEADING: Final = re.compile(r"## (?P<title>\S[^\[\]]*) \[(?P<slugs>[^\[\]|]+)(\|(?P<things>[^\[\]|]+))?\]")
_SLUG: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")
_THING: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")
_PICTURE: Final = re.compile(r"!\[(?P<caption>[^\[\]]+)\]\((?P<kind>figure|example):(?P<name>[a-z0-9_.-]+)\)")

PictureKind: TypeAlias = Literal["figure", "example"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing or a worked example between the words of a rulebook."""

    kind: PictureKind
    name: str
    caption: str


# Tells a picture in words, where none can be shown.
Teller: TypeAlias = Callable[[Picture], str]


def bracketed(picture: Picture) -> str:
    """The caption of a picture, in its place."""
    return f"[{picture.caption}]"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule, or a few that belong together."""

    slugs: tuple[str, ...]
    title: str
    body: str
    things: tuple[str, ...] = ()

    def pictures(self) -> tuple[Picture, ...]:
        """The drawings and worked examples, in order."""
        return tuple([found for line in self.body.splitlines() if (found := picture_in(line)) is not None])

    def words(self, tell: Teller = bracketed) -> str:
        """The body, with pictures in words."""
        rows: list[str] = []
        for line in self.body.splitlines():
            picture = picture_in(line)
            rows.append(line if picture is None else tell(picture))
        return "\n".join(rows)

    def text(self, tell: Teller = bracketed) -> str:
        return f"{self.title}\n\n{self.words(tell)}"


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

    def about(self, thing: str) -> Paragraph | None:
        """The paragraph that explains a thing."""
        return next((paragraph for paragraph in self.paragraphs if thing in paragraph.things), None)

    def things(self) -> tuple[str, ...]:
        return tuple(thing for paragraph in self.paragraphs for thing in paragraph.things)

    def figures(self) -> tuple[Picture, ...]:
        """All drawings and worked examples, in order."""
        return tuple(picture for paragraph in self.paragraphs for picture in paragraph.pictures())

    def slugs(self) -> tuple[str, ...]:
        return tuple(slug for paragraph in self.paragraphs for slug in paragraph.slugs)

    def text(self, tell: Teller = bracketed) -> str:
        """The whole rulebook as text, without slugs."""
        parts = [self.title, self.introduction, *[paragraph.text(tell) for paragraph in self.paragraphs]]
        return "\n\n".join(part for part in parts if part) + "\n"


def picture_in(line: str) -> Picture | None:
    """The picture that this line of Markdown is, if it is one."""
    found = _PICTURE.fullmatch(line.strip())
    if found is None:
        return None
    kind: PictureKind = "figure" if found["kind"] == "figure" else "example"
    return Picture(kind, found["name"], found["caption"])


def parse_rulebook(text: str, file: str) -> Rulebook:
    """Parse a rulebook; BadTexts for any error. `file` is its name in error messages."""
    title = ""
    introduction: list[str] = []
    found: list[tuple[tuple[str, ...], tuple[str, ...], str, list[str]]] = []
    seen: dict[str, int] = {}
    things_seen: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("# "):
            if title or found:
                raise BadTexts(f"{file}:{number}: a rulebook has one '# Title', at the top")
            title = line[2:].strip()
        elif line.startswith("#") and not line.startswith("###"):
            heading = _HEADING.fullmatch(line.rstrip())
            if heading is None:
                raise BadTexts(f"{file}:{number}: a paragraph needs a heading '## Title [slug.one, slug.two]'")
            where = f"{file}:{number}"
            slugs = _listed(heading["slugs"], _SLUG, "a slug", where, seen, number)
            things = _listed(heading["things"] or "", _THING, "a thing", where, things_seen, number)
            found.append((slugs, things, heading["title"].strip(), []))
        else:
            if "![" in line and picture_in(line) is None:
                raise BadTexts(f"{file}:{number}: a picture is a line '![Caption](figure:name)', or example:name")
            (found[-1][3] if found else introduction).append(line)
    if not title:
        raise BadTexts(f"{file}: a rulebook must begin with '# Title'")
    paragraphs = tuple(Paragraph(slugs, head, "\n".join(body).strip(), things) for slugs, things, head, body in found)
    for paragraph in paragraphs:
        if not paragraph.body:
            raise BadTexts(f"{file}:{seen[paragraph.slugs[0]]}: the paragraph {paragraph.title!r} is empty")
    return Rulebook(title, "\n".join(introduction).strip(), paragraphs)


def _listed(
    text: str, pattern: re.Pattern[str], what: str, where: str, seen: dict[str, int], number: int
) -> tuple[str, ...]:
    """The words of a heading. Each may be explained only once."""
    words = tuple(word.strip() for word in text.split(",")) if text else ()
    for word in words:
        if not pattern.fullmatch(word):
            raise BadTexts(f"{where}: {word!r} is not {what}")
        if word in seen:
            raise BadTexts(f"{where}: {word} was already explained in line {seen[word]}")
        seen[word] = number
    return words


@cache
def rulebook(game_id: str, lang: str) -> Rulebook | None:
    """The rulebook of a listed game, in English if that language has none; None if there is none at all."""
    for choice in dict.fromkeys((lang, DEFAULT)):
        file = rulebook_file(game_id, choice)
        if file.is_file():
            name = f"games/{game_id}/rulebook/{choice}.md"
            return parse_rulebook(fill_from_game(file.read_text(encoding="utf-8"), game_id, choice, name), name)
    return None
