"""The data printed on the cards of Mini Rogue, for the tables that its board in the browser explains."""

from __future__ import annotations

from typing import Any

from oubliette.games.mini_rogue.cards import ENEMIES, ROOMS
from oubliette.games.mini_rogue.encounters import ALL_TRAPS, REST_ACTIONS, SHRINE, TOMB, TREASURE, WARES, WEAPONS
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.rooms.tomb import GHOST


def printed() -> dict[str, Any]:
    """What each room may give, the figures of monsters and ghosts by floor, as short arrays without field names."""
    return {
        "kinds": {room.id: room.id if room.kind == "object" else room.kind for room in ROOMS.values()},
        "enemies": {
            f"{card} {floor}": [row.id, *row.hp, row.damage, row.xp, row.skills]
            for (card, floor), row in ENEMIES.items()
            if card in ROOMS or card == GHOST
        },
        "treasure": [FIGURES.treasure_gold, *[TREASURE[face] for face in sorted(TREASURE)]],
        "shrine": [SHRINE[face] for face in sorted(SHRINE)],
        "tomb": [[row.id, row.gain, row.food, row.hp] for _, row in sorted(TOMB.items())],
        "traps": [
            [row.card, row.on, row.id, row.hp, row.food, row.armor, row.per_floor, row.afflicts, row.falls, row.gain]
            for row in ALL_TRAPS
        ],
        "weapons": [[row.on, row.id, row.feats] for row in dict.fromkeys(WEAPONS.values())],
        "wares": [[row.card, row.id, row.buy, row.sell, row.per_floor, row.gain[0]] for row in WARES],
        "rest": [[row.id, row.gain] for row in REST_ACTIONS.values()],
        "raven": FIGURES.raven_food,
        "seer": [FIGURES.seer_gold, FIGURES.seer_rooms],
    }
