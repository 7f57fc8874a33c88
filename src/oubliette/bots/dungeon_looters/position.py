"""The position as a bot reads it from a view: its square, what is near, who is richest, how much time is left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from oubliette.bots.dungeon_looters import odds
from oubliette.bots.dungeon_looters.tuning import GREEDY, Tuning
from oubliette.bots.dungeon_looters.ways import UNREACHED, Layout, Walk, layout_of, signature, walk_from
from oubliette.games.dungeon_looters.archetypes import ARCHETYPES, KEYS, MARKUP, SHERPA, TROLL
from oubliette.games.dungeon_looters.geometry import CELL_OF, NOWHERE, SQUARE_CALLED
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.treasures import BONUS, FIGHT, FORCING, PICKING, TREASURES
from oubliette.games.dungeon_looters.view import LootersView, PlayerView

_AREA: Final = 3  # squares that an object takes, roughly
_WELL_AHEAD: Final = 800  # gold pieces
_FAR_AWAY: Final = 7  # turns to the exit: more than any dungeon takes
_TOKEN: Final = 4  # steps that walking around a token costs
_TOO_FULL: Final = 0.35  # factor for a treasure when another one has to be thrown away for it


def po(name: str) -> int:
    """The gold pieces of an object; a hidden one gets the usual value."""
    return TREASURES[name].po if name in TREASURES else round(odds.MEAN)


class Position:
    """The table as one seat sees it."""

    def __init__(self, view: LootersView, seat: int, tuning: Tuning = GREEDY) -> None:
        self.view = view
        self.tuning = tuning
        self.seat = seat
        self.me = view["players"][seat]
        self.kind = ARCHETYPES[self.me["archetype"]]
        self.at = SQUARE_CALLED[self.me["square"]] if self.me["square"] else NOWHERE
        self.troll = self.kind.id == TROLL
        self.chests = {SQUARE_CALLED[row["square"]]: row for row in view["chests"]}
        self.full_chests = {square: row for square, row in self.chests.items() if row["colour"] != "black"}
        self.heading: tuple[Walk, int] | None = None  # where to walk, once that is computed
        self.tokens = {SQUARE_CALLED[row["square"]]: row for row in view["traps"]}

    @cached_property
    def layout(self) -> Layout:
        return layout_of(signature(self.view))

    # Rivals

    @cached_property
    def rivals(self) -> list[PlayerView]:
        """The other players whose figures are inside."""
        players = self.view["players"]
        return [row for seat, row in enumerate(players) if seat != self.seat and row["state"] != "left"]

    @cached_property
    def on_board(self) -> list[tuple[int, PlayerView]]:
        """The rivals that stand on the board, with their squares."""
        return [(SQUARE_CALLED[row["square"]], row) for row in self.rivals if row["square"]]

    def wealth(self, row: PlayerView) -> int:
        """The worth of what a player carries, with trophies and bounties. Hidden objects get the usual value."""
        carried = sum(map(po, row["objects"]))
        extra = NUMBERS.barbarian_trophy_po * row["trophies"] + NUMBERS.goblin_trap_bounty_po * row["bounties"]
        return carried + extra

    @cached_property
    def leader(self) -> PlayerView | None:
        """The richest rival inside."""
        return max(self.rivals, key=self.wealth, default=None)

    @cached_property
    def rival_is_sherpa(self) -> bool:
        """Is another player the sherpa, who gets what is lost?"""
        return any(row["archetype"] == SHERPA for row in self.rivals)

    # Time

    @property
    def turns_left(self) -> int:
        """The bot's turns until time is up, this one included; a guess before the countdown begins."""
        players = len(self.view["players"])
        if self.view["turns_left"] >= 0:
            return (self.view["turns_left"] - 1) // players + 1
        return self.view["stack"] // players + NUMBERS.countdown_turns

    @property
    def counting(self) -> bool:
        return self.view["turns_left"] >= 0

    # Walking

    @cached_property
    def blocked(self) -> frozenset[int]:
        """The squares taken by chests and figures."""
        return frozenset([*self.chests, *[square for square, _ in self.on_board]])

    @cached_property
    def careful(self) -> Walk:
        """Walking around figures and tokens, and through locked doors only with a key."""
        avoid = self.blocked.union(self.tokens)
        return walk_from(self.layout, self.at, avoid, "careful", with_keys=self.kind.can(KEYS))

    @cached_property
    def bold(self) -> Walk:
        """Walking over tokens, but around figures, and through locked doors only with a key."""
        if not self.tokens:
            return self.careful
        return walk_from(self.layout, self.at, self.blocked, "bold", with_keys=self.kind.can(KEYS))

    @cached_property
    def stubborn(self) -> Walk:
        """Walking over tokens, through locked doors and through figures."""
        return walk_from(self.layout, self.at, frozenset(self.chests), "stubborn", with_keys=True)

    @property
    def movement(self) -> int:
        told = self.me["movement"]  # hidden while a figure's bag is closed
        return self.kind.movement if told is None else told

    def turns_to(self, steps: int) -> int:
        """How many turns that many steps take."""
        return -(-steps // max(1, self.movement))

    @cached_property
    def way_out(self) -> tuple[Walk, int, int]:
        """The walk to take, the exit, and its cost in steps: a lock or a crowd on the way counts as about a turn."""
        exits = self.layout.exits
        walk, best = self.careful, min(exits, key=lambda square: (self.careful.far[square], square), default=NOWHERE)
        cost = self.careful.far[best] if best != NOWHERE else UNREACHED
        others: list[tuple[Walk, int]] = []
        if cost >= UNREACHED:
            others.append((self.bold, _TOKEN))
        if cost >= UNREACHED or self.layout.locks or self.layout.locked_exits:
            others.append((self.stubborn, 2 * self.movement))
        for other, price in others:
            for square in exits if other is self.bold else (*exits, *self.layout.locked_exits):
                if other.far[square] + price < cost:
                    walk, best, cost = other, square, other.far[square] + price
        return walk, best, cost

    @cached_property
    def time_to_go(self) -> bool:
        """Is it time to run for the exit?"""
        if self.troll or self.at == NOWHERE or self.me["state"] != "on_board":
            return False
        if self.tuning.compares_scores and not self.rivals:  # alone inside: leave if ahead, else go on looting
            return self.beats(self.gone)
        if self.turns_left - self.margin > _FAR_AWAY:
            return False
        _, best, steps = self.way_out
        if best == NOWHERE:
            return False
        needed = -(-(steps + 1) // (2 * max(1, self.movement)))
        return needed + self.margin >= self.turns_left

    @cached_property
    def margin(self) -> int:
        """Turns to spare, because traps, locks and bullies cost some."""
        margin = self.tuning.margin + int(any(row["archetype"] == TROLL for row in self.rivals))
        if self.tuning.compares_scores:
            if not self.beats([*self.gone, *self.rivals]):
                margin -= self.tuning.margin_behind
            elif self.beats([*self.gone, *self.rivals], _WELL_AHEAD):
                margin += self.tuning.margin_ahead
        return margin

    def score(self, row: PlayerView) -> float:
        """The score of a player who leaves now."""
        carried = sum(map(po, row["objects"]))
        markup = NUMBERS.merchant_value_percent / 100 if ARCHETYPES[row["archetype"]].can(MARKUP) else 1.0
        return carried * markup + self.wealth(row) - carried

    def beats(self, others: Sequence[PlayerView], lead: int = 0) -> bool:
        """Would I beat every one of them by more than `lead`?"""
        return all(self.score(self.me) > self.score(row) + lead for row in others)

    @cached_property
    def gone(self) -> list[PlayerView]:
        """The players who have left the dungeon."""
        return [row for row in self.view["players"] if row["state"] == "left" and row is not self.me]

    # Strength

    def tool_bonus(self, row: PlayerView, use: str) -> int:
        """The bonus of a player's visible tool."""
        return BONUS if any(name in TREASURES and TREASURES[name].helps == use for name in row["objects"]) else 0

    def fighting(self, row: PlayerView) -> int:
        kind = ARCHETYPES[row["archetype"]]
        value = (
            kind.fight + self.tool_bonus(row, FIGHT) + row["roll_marker"] + NUMBERS.arrow_fight_malus * row["arrows"]
        )
        return value + (NUMBERS.respawn_fight_malus if row["sick"] else 0)

    def chance_against(self, row: PlayerView) -> float:
        return odds.fight(self.fighting(self.me), self.fighting(row))

    @cached_property
    def picking(self) -> int:
        return self.tool_bonus(self.me, PICKING) + self.me["roll_marker"]

    @cached_property
    def forcing(self) -> int:
        return self.tool_bonus(self.me, FORCING) + self.me["roll_marker"]

    def treasures_by(self, method: str, square: int) -> float:
        """Expected treasures from a chest, by picking or forcing it."""
        row = self.chests[square]
        if method == "pick_chest":
            if not self.kind.unlocking or row["lock_broken"]:
                return 0.0
            return odds.by_picking(self.kind, self.picking, row["dd"], row["treasures"])
        return odds.by_force(self.kind, self.forcing, row["dd"], row["treasures"])

    def chest_worth(self, square: int) -> float:
        """What a chest is worth to me, in gold pieces."""
        treasures = max(self.treasures_by("pick_chest", square), self.treasures_by("force_chest", square))
        return self.worth_of(treasures)

    def worth_of(self, treasures: float) -> float:
        """The worth of that many treasures, in gold pieces."""
        if self.troll:
            # The troll scores for objects in his bag and for full chests. He puts one object back, so that the chest
            # counts as full again.
            return max(0.0, treasures - 1) * NUMBERS.troll_po_per_object
        return treasures * odds.MEAN * self.appetite

    @cached_property
    def appetite(self) -> float:
        """A factor for another treasure: the fuller the bag, the smaller."""
        taken = sum(TREASURES[name].width * TREASURES[name].height for name in self.me["objects"] if name in TREASURES)
        free = self.kind.width * self.kind.height - taken
        return 1.0 if free >= 2 * _AREA else 0.7 if free >= _AREA else _TOO_FULL

    @property
    def room(self) -> int:
        return CELL_OF[self.at]
