"""The flick, step by step. Rulebook: the flick, and its formal procedure."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_pen.aiming import AIMS, HALF_DEGREES
from oubliette.games.dungeon_pen.bad_faith import contested
from oubliette.games.dungeon_pen.cards import HARD_HAT, SECOND_TRY
from oubliette.games.dungeon_pen.effects import Grip, grip_of
from oubliette.games.dungeon_pen.ending import check_deaths, home
from oubliette.games.dungeon_pen.fatras import draw_fatras
from oubliette.games.dungeon_pen.hit_points import lose
from oubliette.games.dungeon_pen.house_rules import BY_GESTURE, BY_PENCIL
from oubliette.games.dungeon_pen.losses import LOSE
from oubliette.games.dungeon_pen.noise import CHANCES, PLACES, deviation, spread
from oubliette.games.dungeon_pen.numbers import FLICK, NUMBERS
from oubliette.games.dungeon_pen.objects import reacts, use_objects
from oubliette.games.dungeon_pen.pencil import pencil_line
from oubliette.games.dungeon_pen.pickups import (
    Course,
    course_of,
    cut_if_home,
    drink,
    home_of,
    search,
    take_treasure,
)
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES, square_at
from oubliette.games.dungeon_pen.state import Player, Stroke, Table
from oubliette.games.dungeon_pen.tracing import Line, resting_place, trace
from oubliette.games.dungeon_pen.walls import Walls
from oubliette.kernel import FATE, Ask, Rule, Value
from oubliette.kit.dice import roll

ACCEPT: Final = "accept"  # the line as it is


def flick(table: Table, player: Player) -> Rule[None]:
    """Use objects, aim, draw the line, apply what it reaches. [turn.flick] [flick.from_last_position]"""
    yield from use_objects(table, player)
    line = yield from line_of(table, player)
    player.waiting = []  # [proc.consume]
    if line is None:
        return  # [flick.failed]
    yield from apply(table, player, line)


def line_of(table: Table, player: Player) -> Rule[Line | None]:
    """The line that counts, or None for a flick that failed.

    A second try goes back to the aim, and so does a young child's miss: same effects, new errors.
    [proc.second_try] [flick.lenient_for_children]
    """
    grip = grip_of(table, player)
    while True:
        line = yield from shown_line(table, player, grip)
        if line is None and table.house.lenient[player.seat]:
            table.tell("flick.lenient_for_children", seat=player.seat)
        elif line is not None and home_of(table, player, line) >= 0.0:
            break  # do not offer to cancel a winning line [win.cut_at_home]
        elif not (yield from tries_again(table, player, line)):
            break
    if line is not None and table.house.bad_faith:
        line = yield from contested(table, player, line)
    table.shown = None
    return line


def tries_again(table: Table, player: Player, line: Line | None) -> Rule[bool]:
    """Players see the line or the miss: does the player use a second try? [proc.second_try]"""
    facts = {"missed": int(line is None), "contact": int(line is not None and line.contact)}
    return reacts(table, player, "decide.second_try", SECOND_TRY, ACCEPT, facts)


def shown_line(table: Table, player: Player, grip: Grip) -> Rule[Line | None]:
    """The line as players see it, before anything is applied. [proc.trace]"""
    table.shown = None  # a second try removes the first line
    if table.house.ways[player.seat] == BY_PENCIL:
        line = yield from pencil_line(table, player, grip)
    else:
        line = yield from aimed_line(table, player, grip)
    table.shown = None if line is None else Stroke(player.seat, line)
    return line


def aimed_line(table: Table, player: Player, grip: Grip) -> Rule[Line | None]:
    """Ask for the aim, let fate draw the errors, trace the line. [proc.aim] [hidden.noise] [flick.told]"""
    seat = player.seat
    asked: dict[str, Value] = {
        "square": player.square_name,
        "cap": grip.cap,
        "waiting": tuple(player.waiting),
        "gesture": int(table.house.ways[seat] == BY_GESTURE),
    }
    angle, strength = yield from Ask(seat, "decide.aim", AIMS, asked)
    facts = {"seat": seat}
    miss = yield from Ask(FATE, "noise.miss", CHANCES, facts)
    aside = deviation((yield from Ask(FATE, "noise.direction", PLACES, facts)))
    longer = deviation((yield from Ask(FATE, "noise.distance", PLACES, facts)))
    curved = deviation((yield from Ask(FATE, "noise.bend", PLACES, facts)))
    degrees = angle / 2
    for most in grip.blind:
        offset = spread((yield from Ask(FATE, "noise.eyes_shut", PLACES, facts)), most)
        degrees += offset
        table.tell("card.eyes_shut", seat=seat, degrees=abs(round(offset)), left=int(offset < 0.0))
    for most in grip.nudges:
        face = yield from roll("roll.elbow_nudge", facts=facts)
        degrees += most if face % 2 == 0 else -most
        table.tell("card.elbow_nudge", seat=seat, face=face, degrees=most, left=face % 2)
    if miss < grip.miss:
        table.tell("flick.failed", seat=seat, angle_halves=angle, strength=strength)
        return None
    line = flicked(table.walls, player.x, player.y, grip, degrees, strength, aside, longer, curved)
    line = cut_if_home(table, player, line)
    if table.log is not None:
        initial, bend, distance = launch(grip, degrees, strength, aside, longer, curved)
        table.tell(
            "flick.line",
            seat=seat,
            angle_halves=angle,
            strength=strength,
            cut=int(strength > grip.cap),  # a card capped the strength: everybody is told [flick.told]
            counted=min(strength, grip.cap),
            aimed_tenths=round(10 * grip.distance(strength)),
            # From the cross to the end of the line: the first direction plus half of the bend up to there
            real_halves=round(2 * (initial + bend * line.length / distance / 2)) % HALF_DEGREES,
            length_tenths=round(10 * line.length),
            square=SQUARE_NAMES[square_at(*resting_place(table.walls, line))],
            contact=int(line.contact),
        )
    return line


def flicked(
    walls: Walls,
    x: float,
    y: float,
    grip: Grip,
    degrees: float,
    strength: int,
    aside: float,
    longer: float,
    curved: float,
) -> Line:
    """The line of a flick, given its three errors in standard deviations. [flick.human]

    Only walls stop it: characters block nobody. [ruling.no_blocking]
    """
    initial, bend, distance = launch(grip, degrees, strength, aside, longer, curved)
    return trace(walls, x, y, initial, bend, distance)


def launch(
    grip: Grip, degrees: float, strength: int, aside: float, longer: float, curved: float
) -> tuple[float, float, float]:
    """The initial direction of a flick, its bend, and its length without walls. [flick.human]"""
    return (
        degrees + grip.angle_error(strength) * aside,
        grip.bend_error * curved + grip.bend,
        max(grip.distance(strength) * (1.0 + grip.distance_error * longer), FLICK.shortest),
    )


def apply(table: Table, player: Player, line: Line) -> Rule[None]:
    """Apply what the line passes over, then its contact, the new cross, the chests. [proc.path_order]"""
    course = course_of(table, player, line)
    table.strokes.append(Stroke(player.seat, line))  # [flick.line]
    for _, potion in course.on_the_way:
        if potion is None:
            take_treasure(table, player)
        else:
            drink(table, player, potion)
    if course.home >= 0.0:
        player.x, player.y = line.xs[-1], line.ys[-1]
        home(table, player)
    if line.contact:
        yield from wall_contact(table, player)
    move(table, player, line)
    yield from search_chests(table, player, course)


def move(table: Table, player: Player, line: Line) -> None:
    """Put the cross where the line ends, or a skin before its contact. [proc.position] [flick.new_position]"""
    player.x, player.y = resting_place(table.walls, line)
    table.tell("flick.new_position", seat=player.seat, square=player.square_name)


def search_chests(table: Table, player: Player, course: Course) -> Rule[None]:
    """Draw a fatras card for each chest along the line; resolve each before the next. [proc.fatras]"""
    for chest in course.chests:
        search(table, player, chest)
        yield from draw_fatras(table, player)


def wall_contact(table: Table, player: Player) -> Rule[None]:
    """A contact costs a hit point, unless the lenient option, the dwarf's die or a hard hat prevents it.

    [proc.contact] [flick.wall_contact] [ruling.one_contact]
    """
    player.touched = True
    if table.house.lenient[player.seat]:
        table.tell("flick.lenient_contact", seat=player.seat)
        return
    if player.character.tough:  # [character.dwarf] [ruling.dwarf_before_hat]
        face = yield from roll("roll.dwarf", facts={"seat": player.seat})
        table.tell("character.dwarf", seat=player.seat, face=face, saved=int(face >= NUMBERS.dwarf_face))
        if face >= NUMBERS.dwarf_face:
            return
    if (yield from reacts(table, player, "decide.hard_hat", HARD_HAT, LOSE)):
        return
    lose(table, player, NUMBERS.wall_contact_damage, "flick.wall_contact")
    check_deaths(table)
