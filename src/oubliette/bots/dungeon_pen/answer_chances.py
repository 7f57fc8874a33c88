"""The chance to win after each answer (aims, walls, objects), by the flicks that both players still need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from oubliette.bots.dungeon_pen.chances import TENTHS, chance, chance_table, tenths
from oubliette.bots.dungeon_pen.position import Position, Side, wall_mask
from oubliette.bots.dungeon_pen.racing import RaceJudge, fields, flicks_to_go
from oubliette.bots.dungeon_pen.wall_costs import RaceForecast
from oubliette.games.dungeon_pen.cards import FATRAS, SECOND_TRY
from oubliette.games.dungeon_pen.flick import ACCEPT
from oubliette.games.dungeon_pen.objects import AIM
from oubliette.games.dungeon_pen.squares import SQUARE_CALLED, centre
from oubliette.games.dungeon_pen.tracing import Line

VIAL: Final = "healing_vial"
_SHORTFALL: Final = 0.6  # flicks that a second try must be expected to save
_SPARED: Final = 0.04  # an object must save this much of a flick now for each flick still to come …
_SPARED_MOST: Final = 0.3  # … but never more than this


def race_judge(position: Position, side: Side | None = None, *more: str, clean: bool = False) -> RaceJudge:
    """The judge of a side's next flick, with further effects (`more`) or without the waiting ones (`clean`)."""
    who = position.own if side is None else side
    return RaceJudge(position, who, position.walls, who.grip(*more, clean=clean))


def aims(position: Position) -> list[tuple[float, tuple[int, int]]]:
    """The candidate aims with the chance to lose, the best first."""
    own, other = position.own, position.other
    rival = chance_table(tenths(flicks_to_go(position, other, position.mask)))
    return RaceJudge(position, own, position.walls, own.grip(), rival).ranked()


def aim_chances(position: Position, options: Sequence[tuple[int, int]]) -> list[tuple[float, int]]:
    """The chances to win with the candidate aims. After a miss the player stays in place."""
    other = flicks_to_go(position, position.other, position.mask)
    miss = position.own.grip().miss / 1000
    missed = miss * chance(flicks_to_go(position, position.own, position.mask), other)
    return [((1 - miss) * (1.0 - lost) + missed, options.index(aim)) for lost, aim in aims(position)]


def wall_chances(position: Position, options: Sequence[tuple[str, str]]) -> list[tuple[float, int]]:
    """The chances to win with each wall, by the flicks that it costs either player."""
    own, other = RaceForecast(position, position.own), RaceForecast(position, position.other)
    flicks = flicks_to_go(position, position.own, position.mask), flicks_to_go(position, position.other, position.mask)
    found: list[tuple[float, float, int]] = []
    for place, ends in enumerate(options):
        mask = wall_mask(*ends)
        cost, gain = own.extra_cost(mask), other.extra_cost(mask)
        found.append((gain - cost, race(flicks[0] + cost, flicks[1] + gain), place))
    found.sort(reverse=True)
    return [(won, place) for _, won, place in found]


def landing_chances(position: Position, options: Sequence[str]) -> list[tuple[float, int]]:
    """The chances to win with each square that the other may fall on. The bot's own turn comes next."""
    field, _ = fields(position, position.other, position.mask)
    own = flicks_to_go(position, position.own, position.mask)
    ways = [field.flicks_from(*centre(SQUARE_CALLED[name])) for name in options]
    order = sorted(range(len(options)), key=lambda place: -ways[place])
    return [(1.0 - race(ways[place], own), place) for place in order]


def object_chances(position: Position, options: Sequence[Any]) -> list[tuple[float, int]]:
    """The chances to win with an object used now, or without. An object that saves too little is kept for later."""
    own, other = position.own, flicks_to_go(position, position.other, position.mask)
    now = race_judge(position).expected()
    enough = min(_SPARED * now, _SPARED_MOST)
    found: list[tuple[float, int]] = []
    for place, option in enumerate(options):
        gain = enough if option == AIM else 0.0
        if option == VIAL and own.start_hp - own.hp >= FATRAS[option].gain:
            gain = 2 * _SPARED_MOST  # heal before a monster or a goblin comes
        elif option != AIM:
            gain = saved(position, option, now)
        found.append((gain, place))
    found.sort(key=lambda one: -one[0])
    return [(race(max(now - gain, 0.0), other), place) for gain, place in found]


def second_try_chances(position: Position, options: Sequence[str], line: Line | None) -> list[tuple[float, int]]:
    """The chances to win with the shown line (or the miss), and with the only second try."""
    judge = race_judge(position)
    shown = judge.here if line is None else judge.value_of(line)
    hoped = judge.expected()
    other = flicks_to_go(position, position.other, position.mask)
    found = [(race(shown, other), options.index(ACCEPT)), (race(hoped, other), options.index(SECOND_TRY))]
    return found[::-1] if shown - hoped > _SHORTFALL else found


def race(own: float, other: float) -> float:
    """The chance to win when the other flicks next, interpolated between tenths of the other's flicks."""
    low = int(other * TENTHS)
    share = other * TENTHS - low
    return (1.0 - share) * chance(own, low / TENTHS) + share * chance(own, (low + 1) / TENTHS)


def saved(position: Position, option: Any, now: float) -> float:  # noqa: ANN401 - an object, or an eraser and a wall
    """The flicks that an object saves its user, or costs the other, if it is used now."""
    own, other = position.own, position.other
    if isinstance(option, tuple):
        gone = option[1:]
        mask = position.sheet.walls.mask
        for ends in position.sudden:
            if ends != gone:
                mask |= wall_mask(*ends)
        where = position.mask & ~mask
        return RaceForecast(position, other).changed(mask, where) - RaceForecast(position, own).changed(mask, where)
    card = FATRAS[option]
    if card.clears:
        return now - race_judge(position, clean=True).expected() if own.waiting else 0.0
    if card.own_flick:
        return now - race_judge(position, own, card.own_flick).expected()
    if card.their_flick:
        return race_judge(position, other, card.their_flick).expected() - race_judge(position, other).expected()
    return 0.0
