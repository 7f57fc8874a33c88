"""When to play which game-master card, and against whom: to help the bot or to hinder the leader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oubliette.bots.dungeon_looters import blocking, secret_passage
from oubliette.bots.dungeon_looters.position import Position
from oubliette.bots.dungeon_looters.ways import UNREACHED
from oubliette.games.dungeon_looters.archetypes import SHERPA
from oubliette.games.dungeon_looters.cards import PLAY
from oubliette.games.dungeon_looters.choosing import BACK
from oubliette.games.dungeon_looters.geometry import (
    CELL_CALLED,
    CELL_NAMES,
    CELL_OF,
    CELLS,
    MIDDLE,
    NOWHERE,
    SQUARE_CALLED,
    SQUARES,
)
from oubliette.games.dungeon_looters.mj_cards import (
    CHEST,
    CHEST_DD,
    DOORMAT_KEY,
    DRAUGHT,
    HOLE_IN_POCKET,
    LOCK_DOOR,
    MJ_CARDS,
    MOVE_MARKER,
    ROLL_MARKER,
    SECRET_PASSAGE,
    TAX_COLLECTOR,
    TEN_FOOT_POLE,
    TRAP,
    MjCard,
)
from oubliette.games.dungeon_looters.movement import SPRINT
from oubliette.games.dungeon_looters.treasures import PURSE, TREASURES
from oubliette.games.dungeon_looters.view import PlayerView
from oubliette.games.dungeon_looters.windows import AFTER_CARD, AFTER_DRAW, PASS
from oubliette.kernel import Value


def play_own(position: Position, options: Sequence[Value]) -> int:
    """A card worth playing in the bot's own main phase, before anything else, or -1."""
    for place, option in enumerate(options):
        if isinstance(option, tuple) and option[0] == PLAY and worth_playing(position, option[1]):
            if MJ_CARDS[option[1]].effect == SECRET_PASSAGE and SPRINT not in options:
                continue  # the walk of this turn is over, so the passage would lead nowhere
            return place
    return -1


def may_matter(options: Sequence[Value], facts: Mapping[str, Value]) -> bool:
    """Is a rival about to move, and is there a card against others in hand?"""
    return bool(_to_consider(options, facts["moment"]))


def _to_consider(options: Sequence[Value], moment: Value) -> list[Value]:
    """In the window after the draw, all cards against others. After a card, only locks, which answer a key."""
    found: list[Value] = []
    for option in options:
        if isinstance(option, tuple):
            card = MJ_CARDS[option[1]]
            if _against_others(card) if moment == AFTER_DRAW else moment == AFTER_CARD and card.effect == LOCK_DOOR:
                found.append(option)
    return found


def react(position: Position, options: Sequence[Value], moment: Value) -> int:
    """Play a card against the leader when he is about to move."""
    leader = position.leader
    if leader is not None and position.view["players"][position.view["to_play"]] is leader:
        order = _to_consider(options, moment)
        if position.tuning.saves_cards:  # traps before locks: a rival locked out cannot step on the traps
            order.sort(key=lambda option: -_KEEPING_WORTH.get(option[1], 5) if isinstance(option, tuple) else 0)
        for option in order:
            if isinstance(option, tuple) and hinders(position, option[1], leader):
                return options.index(option)
    return options.index(PASS)


def _against_others(card: MjCard) -> bool:
    if card.effect in (ROLL_MARKER, MOVE_MARKER):
        return card.amount < 0
    return card.effect in (TRAP, LOCK_DOOR, HOLE_IN_POCKET, TAX_COLLECTOR)


def worth_playing(position: Position, card: str) -> bool:
    """Is the card worth playing now, in the bot's own turn?"""
    row = MJ_CARDS[card]
    if row.effect == CHEST:
        return wants_chest(position)
    if row.effect in (DOORMAT_KEY, DRAUGHT):
        return locked_in(position)
    if row.effect == MOVE_MARKER and row.amount > 0:
        return position.time_to_go and position.me["state"] == "on_board"
    if row.effect == ROLL_MARKER and row.amount > 0:
        return position.at != NOWHERE and about_to_roll(position)
    if row.effect == SECRET_PASSAGE and position.tuning.uses_passages:
        return secret_passage.shortcut(position) != NOWHERE
    if row.effect == TEN_FOOT_POLE:
        return position.time_to_go and position.way_out[0] is not position.careful
    return position.leader is not None and hinders(position, card, position.leader)


def wants_chest(position: Position) -> bool:
    """Is there a place for a chest near me, in a room without people? The troll always wants chests."""
    if position.troll:
        return True
    if position.at == NOWHERE or position.time_to_go:
        return False
    taken = {position.room, *[CELL_OF[square] for square, _ in position.on_board]}
    spots = [
        square
        for square in position.layout.blackened()
        if square not in position.chests and CELL_OF[square] not in taken
    ]
    return any(position.careful.far[square] <= position.tuning.chest_range for square in spots)


def locked_in(position: Position) -> bool:
    """Is a locked door between me and the outside?"""
    return position.at != NOWHERE and not position.troll and position.way_out[0] is position.stubborn


def about_to_roll(position: Position) -> bool:
    """Is there a full chest next to me?"""
    return any(square in position.full_chests for square in position.layout.beside[position.at])


def hinders(position: Position, card: str, leader: PlayerView) -> bool:
    """Is it a card against others, and is the leader rich enough for it?"""
    row = MJ_CARDS[card]
    if row.effect in (TAX_COLLECTOR, HOLE_IN_POCKET) and position.rival_is_sherpa and leader["archetype"] != SHERPA:
        return False
    if row.effect == TAX_COLLECTOR:
        return position.wealth(leader) > position.wealth(position.me)
    if position.wealth(leader) < position.tuning.least_wealth and not position.troll:
        return False
    if position.tuning.saves_cards and row.effect in (LOCK_DOOR, TRAP):
        return blocking.blocks(position, row, leader)
    if row.effect in (ROLL_MARKER, MOVE_MARKER):
        return row.amount < 0
    if row.effect == HOLE_IN_POCKET:
        return _purse(leader)
    if row.effect == LOCK_DOOR:
        return position.counting and _locks_well(position, leader)
    return row.effect == TRAP and bool(leader["square"])


def _purse(row: PlayerView) -> bool:
    known = [TREASURES[name].type for name in row["objects"] if name in TREASURES]
    return PURSE in known or f"some_{PURSE}" in row["objects"]


def _locks_well(position: Position, leader: PlayerView) -> bool:
    return bool(leader["square"]) and bool(_his_exits(position, leader))


def _his_exits(position: Position, leader: PlayerView) -> list[str]:
    """Outer doors near the leader, nearest first, without the one that the bot needs."""
    at = SQUARE_CALLED[leader["square"]]
    mine = blocking.my_exit(position)
    exits = sorted(position.layout.exits, key=lambda square: (SQUARES.walk(square, at), square))
    return [position.layout.exits[square] for square in exits if position.layout.exits[square] != mine]


# Aiming


def target(position: Position, options: Sequence[Value], card: str) -> int:
    """The place or the player to play a card at; also for cards turned up."""
    row = MJ_CARDS[card]
    names = [str(option) for option in options if option != BACK]
    leader = position.leader
    if position.tuning.saves_cards and leader is not None and leader["square"]:
        place = blocking.aim(position, options, row, leader)
        if place >= 0:
            return place
    if row.effect == SECRET_PASSAGE and position.tuning.uses_passages:
        name = CELL_NAMES[CELL_OF[secret_passage.shortcut(position)]]
        return options.index(name if name in options else BACK if BACK in options else options[0])
    if row.effect in (CHEST, TRAP):
        return options.index(_best_room(position, names, row.effect))
    if row.effect in (ROLL_MARKER, MOVE_MARKER, HOLE_IN_POCKET):
        if row.amount > 0 or leader is None:
            return options.index(position.kind.id) if position.kind.id in options else 0
        return options.index(leader["archetype"]) if leader["archetype"] in options else 0
    if row.effect == LOCK_DOOR and leader is not None and leader["square"]:
        for door in _his_exits(position, leader):
            if door in options:
                return options.index(door)
    if row.effect == DOORMAT_KEY and position.at != NOWHERE:
        return _nearest_door(position, options, names)
    if row.effect in (CHEST_DD, TEN_FOOT_POLE) and position.at != NOWHERE:
        far = {name: position.bold.next_to(position.layout, SQUARE_CALLED[name])[1] for name in names}
        nearest, farthest = min(names, key=lambda name: (far[name], name)), max(names, key=lambda name: far[name])
        return options.index(farthest if row.effect == CHEST_DD and row.amount > 0 else nearest)
    return 0


def _nearest_door(position: Position, options: Sequence[Value], names: Sequence[str]) -> int:
    """The locked door nearest to me, counted in rooms."""
    best = min(names, key=lambda name: (CELLS.walk(CELL_CALLED[name.split("-")[0]], position.room), name))
    return options.index(best)


def _best_room(position: Position, names: Sequence[str], effect: str) -> str:
    """For a chest: near me and away from the others. For a trap: in front of the leader."""
    cells = [CELL_CALLED[name] for name in names]
    if effect == TRAP:
        leader = position.leader
        if leader is None or not leader["square"]:  # the farthest room
            here = position.room if position.at != NOWHERE else MIDDLE
            return names[max(range(len(cells)), key=lambda place: (CELLS.walk(cells[place], here), -place))]
        goal = CELL_OF[SQUARE_CALLED[leader["square"]]]
        return names[min(range(len(cells)), key=lambda place: (CELLS.walk(cells[place], goal), place))]
    others = [CELL_OF[square] for square, _ in position.on_board]

    def nearness(place: int) -> tuple[int, int]:
        away = min([CELLS.walk(cells[place], other) for other in others], default=0)
        mine = CELLS.walk(cells[place], position.room) if position.at != NOWHERE and not position.troll else 0
        return 2 * mine - away, place

    return names[min(range(len(cells)), key=nearness)]


def square(position: Position, options: Sequence[Value], card: str) -> int:
    """Choose the square in the room that was named."""
    squares = [SQUARE_CALLED[str(option)] for option in options if option != BACK]
    leader = position.leader
    if position.tuning.saves_cards and MJ_CARDS[card].effect == TRAP and leader is not None and leader["square"]:
        spot = blocking.EscapeRoute(position, leader).trap_square(squares)
        if spot >= 0:
            return squares.index(spot)
    if MJ_CARDS[card].effect == TRAP and leader is not None and leader["square"]:
        at = SQUARE_CALLED[leader["square"]]
        own = position.at

        def before_his_feet(place: int) -> tuple[int, int, int]:
            mine = squares[place] != NOWHERE and own != NOWHERE and SQUARES.walk(squares[place], own) <= 2
            return int(mine), SQUARES.walk(squares[place], at), place

        return min(range(len(squares)), key=before_his_feet)
    if position.at == NOWHERE:
        return 0
    if MJ_CARDS[card].effect == SECRET_PASSAGE and position.tuning.uses_passages:
        there = secret_passage.shortcut(position)
        return squares.index(there) if there in squares else 0

    if MJ_CARDS[card].effect == TRAP:
        return max(range(len(squares)), key=lambda place: (SQUARES.walk(squares[place], position.at), -place))

    def steps(place: int) -> tuple[int, int]:
        far = position.careful.far[squares[place]]
        return (far if far < UNREACHED else SQUARES.walk(squares[place], position.at) + 100), place

    return min(range(len(squares)), key=steps)


_KEPT_CARDS: Final = (
    "stroke_of_luck",
    "strong_coffee",
    "doormat_key",
    "tax_collector",
    "hole_in_pocket",
    "lock_door",
)  # cards to hold on to


def discard(position: Position, options: Sequence[Value]) -> int:
    """Discard a card that the bot is not keeping for an occasion."""
    if position.tuning.saves_cards:
        return min(range(len(options)), key=lambda place: (_KEEPING_WORTH.get(str(options[place]), 5), place))
    for place, option in enumerate(options):
        if option not in _KEPT_CARDS and MJ_CARDS[str(option)].effect not in (CHEST, TRAP):
            return place
    return 0


# Worth of each card to a bot that saves cards for the end; it discards the lowest. Cards not listed, chests too, are
# worth 5.
_KEEPING_WORTH: Final = {
    "ten_foot_pole": 0,
    "decoy": 4,
    "double_lock": 1,
    "draught": 1,
    "rust": 2,
    "strong_coffee": 3,
    "wet_socks": 4,
    "trap_arrow": 4,
    "doormat_key": 3,
    "secret_passage": 3,
    "trap_bear": 8,
    "trap_pit": 9,
    "lock_door": 7,
}
