"""The open page of Paper App DUNGEON: a floor with its ledger, a shop, or the Treasure Room with the summary.

The plan of a floor comes last, right above the question, with the ledger beside it: a screen of 80 by 24 shows it all.
No two signs differ by colour only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from oubliette.games.paper_dungeon.floor import KEY, START, TELEPORTER
from oubliette.games.paper_dungeon.notebook import FIRST_NOTEBOOK, STANDARD
from oubliette.games.paper_dungeon.state import FLOOR, SHOP
from oubliette.terminal.plain.boards.paper_dungeon.ending import summary, tombstone, treasure
from oubliette.terminal.plain.boards.paper_dungeon.ledger import company, ledger, standing, things
from oubliette.terminal.plain.boards.paper_dungeon.plan import Plan
from oubliette.terminal.plain.boards.paper_dungeon.shop import offers
from oubliette.terminal.plain.boards.paper_dungeon.situation import situation
from oubliette.terminal.plain.boards.words import figure, labelled, lines, player, say, whole
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.screen import width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oubliette.games.paper_dungeon.view import HeroView, LaterPage, PaperDungeonView

_GAP: Final = 2  # columns between the plan and the text beside it
_BESIDE: Final = 31  # the least columns for that text

__all__ = ["draw", "draw_page", "situation", "still_current"]

Part: TypeAlias = Callable[[Pen], list[str]]


def draw(view: PaperDungeonView, pen: Pen, _over: bool) -> list[str]:
    """The open page of the current player. The page itself shows when the match is over."""
    if view["page"] == FLOOR:
        return _floor(view, pen) if view["map"] else []  # no page before the notebook is known
    return _stacked(_shop(view, pen) if view["page"] == SHOP else _treasure_room(view, pen))


def still_current(shown: PaperDungeonView, _prompt: str, view: PaperDungeonView, _pen: Pen) -> bool:
    """Is the plan above the roll still right for the move? Then only the count of turns has changed."""
    return view["page"] == FLOOR and _uncounted(shown) == _uncounted(view)


def _uncounted(view: PaperDungeonView) -> PaperDungeonView:
    """The view without the count of turns, and without lines of one point, which lie under the heroes."""
    return {**view, "players": [{**one, "turns": 0, "line": one["line"][1:]} for one in view["players"]]}


def _floor(view: PaperDungeonView, pen: Pen) -> list[str]:
    """The plan, with as many parts beside it as fit; the others above it."""
    hero = view["players"][view["to_play"]]
    called = player(pen, view["to_play"])
    plan = Plan(view, hero, pen.width)
    rows = plan.rows()
    room = pen.width - plan.width - _GAP
    parts: list[Part] = [
        lambda pen: _title(view, pen, "floor"),
        lambda pen: _sums(hero, pen) + (_turn(hero, plan, pen) if room >= _BESIDE else []),
        lambda pen: things(hero, pen),
        lambda pen: plan.legend(pen, called),
        lambda pen: company(view, pen),
    ]
    if room < _BESIDE:
        return _stacked([*[part(pen) for part in parts], _turn(hero, plan, pen) + rows])
    beside, above = _fitting(parts, len(rows), Pen(pen.texts, pen.shell, pen.players, room))
    for place, text in enumerate(beside):
        if text:
            rows[place] += " " * (plan.width + _GAP - width_of(rows[place])) + text
    return _stacked([*[part(pen) for part in above], rows])


def _fitting(parts: Sequence[Part], height: int, pen: Pen) -> tuple[list[str], list[Part]]:
    """The parts that fit into this many rows, with empty rows between if possible; and the other parts."""
    drawn = [part(pen) for part in parts]
    for count in range(len(drawn), 0, -1):
        loose = _stacked(drawn[:count])
        tight = [row for part in drawn[:count] for row in part]
        for rows in (loose, tight):
            if len(rows) <= height:
                return rows, list(parts[count:])
    return [], list(parts)


def _sums(hero: HeroView, pen: Pen) -> list[str]:
    return [] if hero["hidden"] else ledger(hero, pen) + lines(pen, ", ".join(standing(hero, pen)))


def _turn(hero: HeroView, plan: Plan, pen: Pen) -> list[str]:
    """The number of turns, the hero's square, and the state of doors and teleporters on this floor."""
    if hero["hidden"]:
        return []
    figures = [figure(pen, "turns", hero["turns"]), figure(pen, "at", plan.place())]
    if hero["has_key"] or plan.has(KEY):
        figures.append(whole(labelled(pen, pen.label("has_key"), [pen.word("has_key", hero["has_key"])])))
    if plan.has(TELEPORTER):
        figures.append(whole(labelled(pen, pen.label("teleported"), [pen.word("teleported", hero["teleported"])])))
    return lines(pen, ", ".join(figures))


def _shop(view: PaperDungeonView, pen: Pen) -> list[list[str]]:
    hero = view["players"][view["to_play"]]
    return [
        _title(view, pen, "shop"),
        company(view, pen),
        offers(view, hero, pen),
        _sums(hero, pen) + things(hero, pen, in_shop=True),
    ]


def _treasure_room(view: PaperDungeonView, pen: Pen) -> list[list[str]]:
    alone = len(view["players"]) == 1
    return [
        _title(view, pen, "treasure_room") + treasure(view, pen),
        tombstone(view, pen) if alone else [],
        summary(view, pen),
    ]


def draw_page(view: PaperDungeonView, pen: Pen, word: str) -> list[str]:
    """A later floor with the shop after it, if the option allows looking ahead."""
    drawn: list[list[str]] = []
    hero = view["players"][view["to_play"]]
    for page in view["later_pages"]:
        if str(page["floor"]) == word:
            seen: PaperDungeonView = {**view, **page}
            newcomer = _newcomer(hero, page)
            rows = Plan(seen, newcomer, pen.width).rows() if page["map"] else offers(seen, newcomer, pen)
            drawn += [lines(pen, _name_of_page(seen, pen, page["page"])), rows]
    return _stacked(drawn)


def _newcomer(hero: HeroView, page: LaterPage) -> HeroView:
    """A hero on an unused page: the line begins at the start, nothing is ticked, and every price can be paid."""
    start = "".join(page["map"]).find(START)
    return {
        **hero,
        "hidden": True,  # nobody knows yet whether the purse can pay for its offers
        "at": start,
        "taken": [],
        "lines": [],
        "line": [],
        "has_key": False,
        "bought": [],
    }


def _name_of_page(view: PaperDungeonView, pen: Pen, page: str) -> str:
    number = view["notebook"]
    notebook = "?" if number is None else "first" if number == FIRST_NOTEBOOK else str(number)  # it may be sealed
    return say(pen, page, floor=str(view["floor"]), floors=str(view["floors"]), notebook=notebook)


def _title(view: PaperDungeonView, pen: Pen, page: str) -> list[str]:
    """The page and the notebook; if looking ahead is allowed, also the number of pages after it."""
    title = _name_of_page(view, pen, page)
    if view["profile"] != STANDARD:
        title = f"{title}, {say(pen, 'profile', profile=view['profile'])}"
    drawn = lines(pen, title)
    if view["later_pages"]:
        floors = [page["floor"] for page in view["later_pages"] if page["map"]]
        drawn += lines(pen, say(pen, "later_pages", floor=str(floors[0]))) if floors else []
    return drawn


def _stacked(parts: Sequence[list[str]]) -> list[str]:
    """One part after the other, an empty row between them."""
    rows: list[str] = []
    for part in parts:
        if part:
            rows += ["", *part] if rows else part
    return rows
