"""The printed tables of Dungeon Looters, typed a second time, to compare with what the game loads.

Some figures changed after the balance check, see docs/rulings/dungeon_looters.md. A comment gives the first value.
"""

from __future__ import annotations

from typing import Final

CONSTANTS: Final = {
    "tile_size": 5,
    "tile_hand": 3,
    "mj_hand_start": 4,
    "mj_hand_limit": 7,
    "die_sides": 6,
    "locked_door_dd": 10,
    "trap_dd": 10,
    "sprint_factor": 2,
    "sprint_dodge_malus": -2,
    "respawn_fight_malus": -2,
    "arrow_fight_malus": -1,
    "arrow_max": 3,
    "disarm_backfire_max": 2,
    "purse_width": 2,
    "purse_height": 2,
    "actions_per_turn": 1,
    "countdown_turns": 7,
    "chest_supply": 22,  # at first 20
    "roll_marker": 2,
    "move_marker": 2,
    "marker_cap": 4,
    "chest_dd_min": 4,
    "chest_dd_max": 16,
    "troll_po_per_adventurer_inside": 1000,
    "troll_po_per_full_chest": 250,
    "troll_po_per_object": 100,
    "barbarian_trophy_po": 400,
    "goblin_trap_bounty_po": 100,
    "merchant_value_percent": 110,
    "lich_drain_range": 7,  # at first 5
    "tidy_max_objects": 5,
    "neutral_sherpa_fight": 3,
}

# players: tiles per player, start ring, table radius
COMPANIES: Final = {
    2: (10, 2, 3),
    3: (10, 2, 3),
    4: (10, 2, 4),
    5: (9, 3, 4),
    6: (9, 3, 4),
}

# movement, force, dexterity, reflexes, fight, forcing, unlocking, disarm (0: none), grid
ARCHETYPES: Final = {
    "dwarf": (5, 5, 6, 6, 4, 4, True, 7, (5, 4)),
    "barbarian": (7, 7, 6, 4, 6, 3, False, 0, (4, 4)),
    "goblin": (8, 3, 8, 8, 3, 2, True, 8, (6, 3)),  # at first 4 by 4
    "merchant": (6, 4, 7, 7, 2, 3, True, 6, (5, 4)),
    "sherpa": (5, 6, 6, 5, 3, 2, False, 0, (5, 4)),  # at first 5 by 5
    "troll": (7, 8, 5, 4, 6, 4, False, 0, (6, 4)),  # at first movement 5 and fight 5
    "lich": (6, 4, 7, 7, 3, 1, True, 0, (5, 4)),  # at first force 2
}

# heavy objects, massive objects
LIMITS: Final = {
    "dwarf": (3, 2),
    "barbarian": (4, 2),
    "goblin": (2, 1),
    "merchant": (2, 1),
    "sherpa": (3, 2),
    "troll": (4, 2),
    "lich": (2, 1),  # at first 1 heavy one
}

# sides north, east, south, west; copies; squares row by row
TILES: Final = {
    "great_hall": ("DDDD", 7, "...../.c.../...../...c./....."),
    "crossroads": ("DDDD", 6, "##.##/##.##/...../##.##/##.##"),
    "pillared_hall": ("DDDD", 5, "c..../.#.#./...../.#.#./....c"),
    "guardroom": ("WDDD", 8, "c...c/...../...../#...#/##.##"),
    "t_corridor": ("WDDD", 7, "#####/##c##/...../##.##/##.##"),
    "gallery": ("DWDW", 6, "##.##/#...#/c...c/#...#/##.##"),
    "corridor": ("DWDW", 7, "##.##/##.##/##.c#/##.##/##.##"),
    "bend": ("DDWW", 6, "##.##/##.##/#c.../#####/#####"),
    "corner_room": ("DDWW", 6, "...../...../...../c...#/#c.##"),
    "vault": ("WWDW", 4, "c.c.c/...../...../#...#/##.##"),
    "cell": ("WWDW", 4, "#####/#c..#/#...#/##.##/##.##"),
    "emergency_exit": ("XWDW", 3, "##.##/#...#/#..c#/#...#/##.##"),
    "porters_lodge": ("XDWD", 3, "...../...../...../c...c/#####"),
    "vestibule": ("XDDD", 6, "#...#/c..../...../....c/#...#"),
}

# difficulty, treasures, copies
CHESTS: Final = {
    "chest_shoebox": (6, 1, 2),
    "chest_jewel_case": (8, 1, 2),
    "chest_lunchbox": (8, 2, 3),
    "chest_sea_chest": (9, 2, 4),
    "chest_ironbound": (10, 3, 5),
    "chest_sealed": (11, 3, 3),
    "chest_big": (10, 4, 3),
    "chest_strongbox": (12, 4, 3),
    "chest_royal": (12, 5, 2),
    "chest_dragon": (14, 5, 3),
}

# copies; drawn face up: applied or kept
OTHER_CARDS: Final = {
    "trap_bear": (8, "apply"),
    "trap_pit": (7, "apply"),
    "trap_arrow": (8, "apply"),
    "decoy": (7, "keep"),
    "lock_door": (11, "keep"),
    "doormat_key": (4, "keep"),
    "draught": (2, "apply"),
    "ten_foot_pole": (4, "keep"),
    "secret_passage": (4, "keep"),
    "stroke_of_luck": (7, "apply"),
    "bar_of_soap": (6, "apply"),
    "strong_coffee": (6, "apply"),
    "wet_socks": (6, "apply"),
    "hole_in_pocket": (4, "apply"),
    "tax_collector": (2, "apply"),
    "double_lock": (2, "apply"),
    "rust": (2, "apply"),
}

# type, width, height, gold pieces, copies, what it helps with
TREASURES: Final = {
    "small_change": ("purse", 0, 0, 150, 6, ""),
    "chipped_gem": ("purse", 0, 0, 250, 5, ""),
    "gold_tooth": ("purse", 0, 0, 300, 4, ""),
    "almost_ruby": ("purse", 0, 0, 400, 3, ""),
    "bald_comb": ("normal", 1, 1, 250, 4, ""),
    "chalice": ("normal", 1, 2, 300, 4, ""),
    "bent_candlestick": ("normal", 1, 3, 300, 3, ""),
    "unreadable_scroll": ("normal", 1, 2, 250, 3, ""),
    "portrait": ("normal", 2, 3, 550, 3, ""),
    "lost_crown": ("normal", 2, 2, 650, 2, ""),
    "tea_set": ("normal", 2, 2, 500, 3, ""),
    "golden_chicken": ("normal", 2, 2, 700, 2, ""),
    "lockpicks": ("normal", 1, 2, 250, 2, "picking"),
    "crowbar": ("normal", 1, 3, 250, 2, "forcing"),
    "trap_tongs": ("normal", 1, 2, 250, 2, "disarming"),
    "nailed_club": ("normal", 1, 3, 250, 2, "fight"),
    "league_boots": ("normal", 2, 2, 250, 2, "movement"),
    "lucky_anvil": ("heavy", 2, 2, 650, 3, ""),
    "parade_armour": ("heavy", 2, 3, 800, 3, ""),
    "gold_ingot": ("heavy", 1, 2, 800, 3, ""),
    "tyrant_bust": ("heavy", 2, 2, 700, 2, ""),
    "vintage_barrel": ("heavy", 2, 2, 650, 2, ""),
    "statue": ("massive", 2, 3, 1300, 2, ""),
    "portable_organ": ("massive", 2, 4, 1450, 2, ""),
    "sarcophagus": ("massive", 2, 4, 1350, 2, ""),
    "golden_throne": ("massive", 3, 3, 1600, 1, ""),
}
