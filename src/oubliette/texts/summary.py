"""Finds the few words of a rulebook about one thing, for a card that one opens by pointing at it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from oubliette.texts.rulebook import Paragraph, picture_in
from oubliette.texts.shell_texts import ShellTexts

LONGEST: Final = 280  # characters

_ARTICLES: Final = re.compile(r"(?:the|an?|les?|la|une?|des|du|de la)\s+|(?:de )?l'")
_MARKS: Final = re.compile(r"\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)")
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_ITEM: Final = re.compile(r"(?:[-*]|\d+\.) +")
_BOLD: Final = re.compile(r"(?:\*\*|__)(.+?)(?:\*\*|__)")
_COLON: Final = re.compile(r"\s*:(?=\s|$)")
_HEAD: Final = 90  # characters: a colon further on belongs to the sentence
_PARTS: Final = re.compile(r",|;|\s(?:or|ou|and|et)\s")
_ASIDE: Final = re.compile(r"\s*\([^)]*\)")
_SENTENCE_END: Final = re.compile(r"[.!?…][”’)\]]*(?:\s?»)?(?=\s|$)")


def summary(paragraph: Paragraph, name: str, lang: str) -> str:
    """What the paragraph says about the thing of that name.

    That is its row of a table, or its item of a list; otherwise the beginning of the paragraph.
    """
    blocks = list(_blocks(paragraph.body))
    for exactly in (True, False):
        for block in blocks:
            found = _row(block, name, exactly, lang) if block[0].startswith("|") else _item(block, name, exactly)
            if found:
                return found
    prose = [block for block in blocks if not block[0].startswith("|") and not _ITEM.match(block[0])]
    if prose:
        return shortened(_without_lead_in(plain_words(" ".join(prose[0]))))
    items = [item for block in blocks for item in _items(block)]
    return _ended(items[0]) if items else ""


def plain_words(markdown: str) -> str:
    """Markdown without its marks."""
    return _MARKS.sub("", _LINK.sub(r"\1", markdown)).strip()


def _without_lead_in(text: str) -> str:
    """Prose without the words that lead to a list, which a card does not show."""
    if not text.endswith(":"):
        return text
    ends = [found.end() for found in _SENTENCE_END.finditer(text)]
    return text[: ends[-1]] if ends else text.rstrip(":\u202f ") + "."


def _ended(item: str) -> str:
    """An item of a list as a sentence of its own."""
    words = plain_words(item)
    bare = words.rstrip(";,\u202f ")
    return shortened(words if bare == words else f"{bare}.")


def shortened(text: str) -> str:
    """The text up to the last end of a sentence that leaves it short enough for a card."""
    if len(text) <= LONGEST:
        return text
    ends = [found.end() for found in _SENTENCE_END.finditer(text) if found.end() <= LONGEST]
    if ends:
        return text[: ends[-1]]
    return text[: text.rfind(" ", 0, LONGEST)].rstrip(" ,;:\u202f") + " …"


def _blocks(body: str) -> Iterator[list[str]]:
    """The blocks of Markdown between blank lines, without pictures and headings."""
    block: list[str] = []
    for line in [*body.splitlines(), ""]:
        skipped = not line.strip() or picture_in(line) is not None or line.startswith("#")
        begins = bool(block) and (line.startswith("|") != block[0].startswith("|"))
        if block and (skipped or begins or (_ITEM.match(line) and not _ITEM.match(block[0]))):
            yield block
            block = []
        if not skipped:
            block.append(line)


def _row(table: list[str], name: str, exactly: bool, lang: str) -> str:
    """The row of that thing as headers and values."""
    heads = _cells(table[0])
    colon = ShellTexts(lang).say("colon")
    for line in table[2:]:
        cells = _cells(line)
        if cells and _is(cells[0], name, exactly):
            pairs = zip(heads[1:], cells[1:], strict=False)
            return ", ".join([f"{head}{colon} {cell}" for head, cell in pairs if cell])
    return ""


def _cells(line: str) -> list[str]:
    return [plain_words(cell) for cell in line.strip().strip("|").split("|")]


def _item(block: list[str], name: str, exactly: bool) -> str:
    """The item of that thing, which it begins with."""
    for item in _items(block):
        bold = _BOLD.match(item)
        head = bold[1] if bold else _before_colon(item)
        parts = [part for part in _PARTS.split(_ASIDE.sub("", head)) if part]
        if _is(head, name, exactly) or (exactly and any(_is(part, name, True) for part in parts)):
            return _ended(item)
    return ""


def _items(block: list[str]) -> list[str]:
    """The items of a list, each in one line."""
    items: list[str] = []
    for line in block:
        mark = _ITEM.match(line)
        if mark:
            items.append(line[mark.end() :].strip())
        elif items:
            items[-1] += f" {line.strip()}"
    return items


def _before_colon(item: str) -> str:
    found = _COLON.search(item, 0, _HEAD)
    return "" if found is None else item[: found.start()]


def _is(text: str, name: str, exactly: bool) -> bool:
    """Is this the name, or does it begin with it? A plural counts as the name."""
    found, wanted = _comparable(text), _comparable(name)
    if not wanted or not found.startswith(wanted):
        return False
    rest = found[len(wanted) :]
    if exactly:
        return rest in ("", "s", "x")
    return not rest.lstrip("sx")[:1].isalnum()


def _comparable(text: str) -> str:
    """A name without capitals, accents, marks and a leading article."""
    flat = unicodedata.normalize("NFKD", plain_words(text).casefold().replace("’", "'"))
    flat = " ".join("".join([sign for sign in flat if not unicodedata.combining(sign)]).split())
    article = _ARTICLES.match(flat)
    return flat[article.end() :] if article and article.end() < len(flat) else flat
