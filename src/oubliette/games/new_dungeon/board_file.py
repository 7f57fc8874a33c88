"""Reading a board from its file, and checking that it can be played on."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.spaces import (
    ARCH,
    CHAMBER,
    CORRIDOR,
    DOOR,
    HEALING,
    KINDS,
    MAIN_KIND,
    OPEN,
    ROOM,
    SECRET,
    STAIRS,
    TELEPORT_POWER,
    TOME,
    Board,
    Link,
    Space,
)
from oubliette.kit.data import BadData
from oubliette.kit.graph import reachable

# The two kinds of space that each kind of link joins, in either order.
_PASSAGES: Final = (MAIN_KIND, CORRIDOR, STAIRS)
_JOINS: Final = {
    OPEN: (_PASSAGES, _PASSAGES),
    ARCH: (_PASSAGES, (CHAMBER,)),
    DOOR: (_PASSAGES, (ROOM,)),
    SECRET: ((CORRIDOR, STAIRS, ROOM, CHAMBER), (ROOM, CHAMBER)),
}

_POWERS: Final = ("", HEALING, TOME, TELEPORT_POWER)

ROOMS_BY_LEVEL: Final = (14, 14, 14, 14, 14, 10)
CHAMBERS_BY_LEVEL: Final = 2
CHAMBER_LEAST: Final = 8  # cells, twice a room


def read_board(text: str, source: str) -> Board:
    """Read and check a board; BadData says what is wrong and where."""
    sections = _sections(text, source)
    meta = {words[0]: words[-1] for words in sections.get("meta", [])}
    size = _number(meta.get("width", ""), source), _number(meta.get("height", ""), source)
    start = meta.get("start", "")
    spaces = tuple([_space(number, words, source) for number, words in enumerate(sections.get("spaces", []))])
    index: dict[str, int] = {}
    for space in spaces:
        if space.id in index:
            raise BadData(f"{source}: two spaces are called {space.id}")
        index[space.id] = space.index
    at = _cells(spaces, size, source)
    links: list[list[Link]] = [[] for _ in spaces]
    for number, words in enumerate(sections.get("links", [])):
        one, other = _link(number, words, spaces, index, at, source)
        if any(link.to == one.to for link in links[other.to]):
            raise BadData(f"{source}: {spaces[other.to].id} and {spaces[one.to].id} are linked twice")
        links[other.to].append(one)
        links[one.to].append(other)
    if [space.id for space in spaces if space.kind == MAIN_KIND] != [start]:
        raise BadData(f"{source}: the one Main Staircase is not the start, {start!r}")
    for out in links:
        out.sort(key=lambda link: (_CLOCKWISE.index(link.way), link.number))
    board = Board(spaces, tuple([tuple(out) for out in links]), index[start])
    _check_panels(board, sections, source)
    _check_picture(board, sections, size, source)
    _check_counts(board, source)
    _check_links(board, at, source)
    _check_ways(board, source)
    return board


# Reading


def _sections(text: str, source: str) -> dict[str, list[list[str]]]:
    """The lines of each section, split into words, except those of the picture."""
    sections: dict[str, list[list[str]]] = {}
    name = ""
    for line in text.splitlines():
        plain = line.strip()
        if not plain or plain.startswith("#"):
            continue
        if plain.startswith("[") and plain.endswith("]"):
            name = plain[1:-1]
            if name in sections:
                raise BadData(f"{source}: there are two sections [{name}]")
            sections[name] = []
        elif name:
            sections[name].append([plain] if name == "grid" else plain.split())
        else:
            raise BadData(f"{source}: {plain!r} is in no section")
    return sections


def _number(word: str, source: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise BadData(f"{source}: {word!r} is not a number")
    return int(word)


def _space(index: int, words: list[str], source: str) -> Space:
    """`id kind level x y w h [hidden] [power=...]`"""
    if len(words) < 7:
        raise BadData(f"{source}: a space needs id, kind, level and a rectangle, not {' '.join(words)!r}")
    kind = words[1]
    if kind not in KINDS:
        raise BadData(f"{source}: {words[0]}: no space is a {kind!r}; known: {', '.join(KINDS)}")
    level, x, y, width, height = [_number(word, source) for word in words[2:7]]
    hidden, power = False, ""
    for word in words[7:]:
        if word == "hidden":
            hidden = True
        elif word.startswith("power=") and word.removeprefix("power=") in _POWERS:
            power = word.removeprefix("power=")
        else:
            raise BadData(f"{source}: {words[0]}: {word!r} means nothing")
    return Space(index, words[0], kind, level, x, y, width, height, hidden, power)


def _cells(spaces: tuple[Space, ...], size: tuple[int, int], source: str) -> dict[tuple[int, int], int]:
    """Which space each cell belongs to: no two overlap, none sticks out."""
    at: dict[tuple[int, int], int] = {}
    for space in spaces:
        for x, y in space.cells():
            if x >= size[0] or y >= size[1]:
                raise BadData(f"{source}: {space.id} sticks out of the board at {x},{y}")
            if (x, y) in at:
                raise BadData(f"{source}: {space.id} and {spaces[at[x, y]].id} overlap at {x},{y}")
            at[x, y] = space.index
    return at


def _link(
    number: int,
    words: list[str],
    spaces: tuple[Space, ...],
    index: dict[str, int],
    at: dict[tuple[int, int], int],
    source: str,
) -> tuple[Link, Link]:
    """`a b type ax ay bx by`: the link from a to b, and the one back."""
    where = f"{source}: the link {' '.join(words)}"
    if len(words) != 7 or words[0] not in index or words[1] not in index:
        raise BadData(f"{where} does not name two spaces and two cells")
    a, b, kind = index[words[0]], index[words[1]], words[2]
    if kind not in _JOINS:
        raise BadData(f"{where}: no link is {kind!r}; known: {', '.join(_JOINS)}")
    one, other = _JOINS[kind]
    kinds = spaces[a].kind, spaces[b].kind
    if not ((kinds[0] in one and kinds[1] in other) or (kinds[1] in one and kinds[0] in other)):
        raise BadData(f"{where}: {kind} does not join a {kinds[0]} and a {kinds[1]}")
    ax, ay, bx, by = [_number(word, source) for word in words[3:]]
    if at.get((ax, ay)) != a or at.get((bx, by)) != b:
        raise BadData(f"{where}: its cells do not belong to its spaces")
    way = _WAYS.get((bx - ax, by - ay))
    if way is None:
        raise BadData(f"{where}: its cells do not touch")
    return Link(b, kind, number, way, (ax, ay)), Link(a, kind, number, _BACK[way], (bx, by))


_WAYS: Final = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}
_CLOCKWISE: Final = ("north", "east", "south", "west")  # the order of the options
_BACK: Final = {"north": "south", "south": "north", "east": "west", "west": "east"}


# Checking


def _check_panels(board: Board, sections: dict[str, list[list[str]]], source: str) -> None:
    """Each block of the board holds spaces of one level."""
    panels = sections.get("panels", [])
    if not panels:
        raise BadData(f"{source}: there are no panels")
    levels: dict[tuple[int, int], int] = {}
    for words in panels:
        if len(words) != 6:
            raise BadData(f"{source}: a panel needs name, level and a rectangle, not {' '.join(words)!r}")
        level, left, top, width, height = [_number(word, source) for word in words[1:]]
        for y in range(top, top + height):
            for x in range(left, left + width):
                levels[x, y] = level
    for space in board.spaces:
        for cell in space.cells():
            if levels.get(cell) != space.level:
                raise BadData(f"{source}: {space.id} is of level {space.level}, its panel of {levels.get(cell)}")


_PICTURE: Final = {MAIN_KIND: "M", CORRIDOR: ".", STAIRS: "=", ROOM: "r", CHAMBER: "C"}


def _check_picture(board: Board, sections: dict[str, list[list[str]]], size: tuple[int, int], source: str) -> None:
    """The picture in the file shows the spaces."""
    drawn = [["#"] * size[0] for _ in range(size[1])]
    for space in board.spaces:
        for x, y in space.cells():
            drawn[y][x] = _PICTURE[space.kind]
    if [f"|{''.join(row)}|" for row in drawn] != [line[0] for line in sections.get("grid", [])]:
        raise BadData(f"{source}: the picture and the spaces do not agree")


def _check_counts(board: Board, source: str) -> None:
    """Each level has as many rooms and chambers as its decks fill. [setup.level_decks]"""
    for level, rooms in enumerate(ROOMS_BY_LEVEL, 1):
        found = len([room for room in board.rooms if board.spaces[room].level == level])
        if found != rooms:
            raise BadData(f"{source}: level {level} has {found} rooms, not {rooms}")
        if len(board.chambers_on(level)) != CHAMBERS_BY_LEVEL:
            raise BadData(f"{source}: level {level} has {len(board.chambers_on(level))} chambers")
    for chamber in board.chambers:
        space = board.spaces[chamber]
        if space.width * space.height < CHAMBER_LEAST:
            raise BadData(f"{source}: the chamber {space.id} is too small")


def _check_links(board: Board, at: dict[tuple[int, int], int], source: str) -> None:
    """Links go both ways, corridors that touch are joined, and hidden rooms have secret doors only."""
    for space in board.spaces:
        for link in board.links[space.index]:
            back = board.link(link.to, space.index)
            assert back is not None, "links go both ways"
            assert (back.kind, back.number) == (link.kind, link.number), "a passage is the same from both sides"
        secret_only = space.kind == ROOM and not board.free[space.index]
        if secret_only != space.hidden:
            raise BadData(f"{source}: {space.id} must be marked hidden if it has secret doors only, else not")
    for (x, y), here in at.items():
        for beside in ((x + 1, y), (x, y + 1)):
            there = at.get(beside, here)
            passages = board.spaces[here].kind in _PASSAGES and board.spaces[there].kind in _PASSAGES
            if there != here and passages and board.link(here, there) is None:
                raise BadData(f"{source}: {board.ids[here]} and {board.ids[there]} touch and are not linked")


def _check_ways(board: Board, source: str) -> None:
    """Every space can be reached; without secret doors, every room and chamber except the hidden ones."""
    far = reachable(board.main, lambda space: [link.to for link in board.links[space]])
    if len(far) != len(board.spaces):
        lost = [space.id for space in board.spaces if space.index not in far]
        raise BadData(f"{source}: nobody can reach {', '.join(lost)}")
    spaces = board.spaces
    near = reachable(
        board.main, lambda space: [] if spaces[space].holds_cards else [link.to for link in board.free[space]]
    )
    for space in board.spaces:
        if space.holds_cards and (space.index in near) == space.hidden:
            raise BadData(f"{source}: {space.id} must be found by secret doors alone if it is hidden, else without any")
