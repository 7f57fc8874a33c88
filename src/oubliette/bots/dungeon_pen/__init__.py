"""Bots that know Dungeon Pen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from oubliette.bots.dungeon_pen import belongings, pencil, placing
from oubliette.bots.dungeon_pen.aiming import AimJudge
from oubliette.bots.dungeon_pen.position import Position
from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.bad_faith import CONTEST, LET_PASS, too_close
from oubliette.games.dungeon_pen.cards import HARD_HAT, SECOND_TRY, SHIELD
from oubliette.games.dungeon_pen.flick import ACCEPT
from oubliette.games.dungeon_pen.losses import LOSE
from oubliette.games.dungeon_pen.tracing import Line
from oubliette.kernel import AnyGame, Ask, Match, Policy, derive

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView

BOTS: Final = ("greedy",)

_FAVOURITES: Final = ("elf", "dwarf", "thief", "wizard", "intern", "brute", "none")
_SHORTFALL: Final = 4.0  # squares of path that a second try must be expected to gain
_CONTEST_GAIN: Final = 3.0  # squares of path that a contested contact must cost the other player


def greedy(_game: AnyGame, _seat: int, seed: int) -> Policy:
    """Simulates flicks and takes the one that is best on average."""

    def choose(match: Match, ask: Ask[Any]) -> int:
        if len(ask.options) == 1:
            return 0
        if ask.prompt == "decide.choose_character":
            return min(range(len(ask.options)), key=lambda place: _FAVOURITES.index(ask.options[place]))
        view = GAME.view(match.table, ask.seat)
        if ask.prompt == "decide.pencil":
            return ask.options.index(pencil.stop_point(view, ask.seat, derive(seed, len(match.answers))))
        return decide(view, ask)

    return choose


def decide(view: PenView, ask: Ask[Any]) -> int:
    """The index of the answer to a question."""
    prompt, options, facts = ask.prompt, ask.options, ask.facts or {}
    position = Position(view, ask.seat)
    if prompt == "decide.aim":
        aim = AimJudge(position, position.walls, position.own.grip()).best()[1]
        return options.index(aim)
    if prompt == "decide.use_object":
        return belongings.use(position, options)
    if prompt == "decide.second_try":
        return options.index(SECOND_TRY if worth_second_try(position, view, facts["missed"] == 1) else ACCEPT)
    if prompt == "decide.hard_hat":
        return options.index(HARD_HAT)
    if prompt == "decide.shield":
        amount = facts["amount"]
        assert isinstance(amount, int)
        needed = amount > 1 or position.own.hp <= 3
        return options.index(SHIELD if needed else LOSE)
    if prompt == "decide.contest":
        return options.index(CONTEST if worth_contesting(view, 1 - ask.seat) else LET_PASS)
    if prompt == "decide.thief_pick":
        return belongings.best(options)
    if prompt == "decide.return_object":
        return belongings.least(options)
    if prompt == "decide.change_dice":
        return placing.dice(position, options)
    if prompt == "decide.place_wall":
        return placing.wall(position, options)
    assert prompt == "decide.trapdoor_square", f"unknown question {prompt}"
    return placing.landing(position, options)


def worth_contesting(view: PenView, seat: int) -> bool:
    """Would a contact cost much where the line came closest to a wall? A player can claim one per match."""
    position = Position(view, seat)
    judge = AimJudge(position, position.walls, position.own.grip())
    line = shown_line(view)
    place = too_close(position.walls, line, judge.course(line).home)
    return judge.value_of(line) - judge.value_of(line.cut(max(place, 0.0), contact=True)) > _CONTEST_GAIN


def shown_line(view: PenView) -> Line:
    """The line that is shown and not yet applied."""
    shown = view["shown"]
    assert shown is not None, "the question comes with a line"
    return line_through(shown["points"][0::2], shown["points"][1::2], shown["contact"])


def worth_second_try(position: Position, view: PenView, missed: bool) -> bool:
    """Would another flick be much better than the line that is shown?"""
    judge = AimJudge(position, position.walls, position.own.grip())
    hoped = judge.best()[0]
    if missed:
        here = position.left_to_go(position.own, position.mask, position.own.x, position.own.y)
        return hoped + here > _SHORTFALL
    return hoped - judge.value_of(shown_line(view)) > _SHORTFALL


def line_through(xs: list[float], ys: list[float], contact: bool) -> Line:
    """A line through these points. All its pieces but the last have the same length."""
    pieces = [((xs[k + 1] - xs[k]) ** 2 + (ys[k + 1] - ys[k]) ** 2) ** 0.5 for k in range(len(xs) - 1)]
    return Line(xs, ys, pieces[0], sum(pieces), contact)
