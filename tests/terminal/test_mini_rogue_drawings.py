"""Single tables of Mini Rogue, word for word, with texts of their own: editing the game's texts breaks no test."""

from oubliette.games.mini_rogue.view import DiceView, EnemyView, HeroView, MiniRogueView
from oubliette.kernel import HIDDEN
from oubliette.terminal.plain.boards import draw
from oubliette.terminal.plain.drawing import Pen
from oubliette.texts import GameTexts, ShellTexts
from tests.games.mini_rogue.views import enemy_of
from tests.terminal.test_mini_rogue_board import PLAYERS, cells, plain

TEXTS = {
    "en": """\
name-floor_1 = The Sewers
name-level_1 = Level 1 (1 die)
name-exit = Exit
name-taken = taken
name-blank = blank
name-monster_goblin = Monster (goblin)
name-trap_pit = Trap (spikes, stakes, pit)
name-treasure = Treasure
name-tomb = Tomb
name-rest = Rest
name-raven = Raven
name-rogue = Rogue
name-spider_queen = Spider Queen
name-og_remains = Og’s Remains
name-og_remains_2 = Og’s Remains, second phase
name-rusty_dagger = Rusty Dagger
name-perception = Perception
view-floor = Floor
view-zone = Zone
view-gold = Gold
view-food = Food
view-guardian = Guardian
view-guardian_zone = Guardian here
view-guardians_left = Guardians before Og
view-unseen_rooms = Not seen yet
view-unused_rooms = Rooms left out
view-hp = HP
view-armor = Armor
view-xp = XP
view-next_level = next level at
view-row = Row
view-column = Column
view-card_ready = Skill ready
view-potions = Potions
view-objects = Objects
view-free_feats = Free feats
view-dice = Dice
view-poison_die = Poison die
view-damage = Damage
name-poison = Poison
name-giant_spider = Giant Spider
name-apparition = Apparition
name-holy_water = Holy Water
board-gain = { $kind_id ->
    [gold] +{ $amount } gold
   *[other] +{ $amount } { $kind_id }
}
board-bonus = { $amount } more
board-either = { $one } or { $two }
board-refreshed = card face up
board-rats = a ration or { $hp } HP
""",
    "fr": """\
name-floor_2 = Le Donjon
name-level_1 = Niveau 1 (1 dé)
name-level_2 = Niveau 2 (2 dés)
name-exit = Sortie
name-taken = prise
name-monster_goblin = Monstre (gobelin)
name-tomb = Sépulture
name-rest = Repos
name-rogue = Rogue
name-mage = Mage
name-goblin = Gobelin
name-poison = Poison
name-curse = Malédiction
view-floor = Étage
view-zone = Zone
view-gold = Or
view-food = Vivres
view-guardians_left = Gardiens avant Og
view-hp = PV
view-armor = Armure
view-xp = XP
view-next_level = suivant à
view-leader_seat = Meneur
view-row = Rangée
view-column = Colonne
view-card_ready = Compétence prête
view-card_used = Compétence utilisée
view-faced_danger = Danger affronté
view-afflictions = Afflictions
view-damage = Dégâts
view-frozen = Gelé
view-dice = Dés
view-counted = compte
view-critical = critique
view-miss = raté
view-by_feat = relancé
view-curse_die = Dé de malédiction
view-dungeon_die = Dé de donjon
view-skull = crâne
""",
}


def a_character() -> HeroView:
    return {
        "character": "rogue",
        "level": 1,
        "xp": 0,
        "hp": 10,
        "armor": 0,
        "potions": [],
        "afflictions": [],
        "objects": [],
        "weapon": "",
        "free_feats": 0,
        "card_ready": True,
        "evading": False,
        "faced_danger": False,
        "row": 1,
        "column": 1,
    }


def a_view(*players: HeroView) -> MiniRogueView:
    return {
        "floor": 1,
        "zone": 1,
        "guardian_zone": False,
        "phase": "room",
        "leader_seat": 0,
        "gold": 5,
        "food": 3,
        "players": list(players or [a_character()]),
        "grid": [["rest", HIDDEN, HIDDEN], [HIDDEN] * 3, [HIDDEN, HIDDEN, "exit"]],
        "unused_rooms": 1,
        "unseen_rooms": ["tomb", "rest", "trap_pit"],
        "guardian": "",
        "guardian_card": None,
        "guardians_left": 3,
        "enemy": None,
        "dice": None,
        "dead_seat": -1,
        "sells_food": False,
        "treasure_bonus": 1,
        "falls_to": 3,
    }


def drawn(view: MiniRogueView, lang: str = "en", width: int = 80, over: bool = False) -> list[str]:
    """The rows with ordinary spaces: the ends of lines show which spaces do not break."""
    texts = GameTexts("mini_rogue", lang, text=TEXTS[lang])
    pen = Pen(texts, ShellTexts(lang), PLAYERS[: len(view["players"])], width)
    return [row.replace("\u00a0", " ") for row in draw("mini_rogue", view, pen, over)]


def a_walk() -> MiniRogueView:
    hero = a_character() | {
        "xp": 3,
        "armor": 1,
        "potions": ["perception"],
        "objects": ["raven", "arsenal"],
        "weapon": "rusty_dagger",
        "free_feats": 1,
        "row": 2,
    }
    return a_view(hero) | {
        "phase": "move",
        "zone": 2,
        "guardian_zone": True,
        "guardian": "spider_queen",
        "guardian_card": {"hp": 12, "damage": 2, "xp": 2, "skills": ["poison"]},
        "grid": [["taken", HIDDEN, "rest"], ["treasure", "monster_goblin", HIDDEN], ["tomb", "rest", "exit"]],
    }


def a_fight() -> MiniRogueView:
    enemy: EnemyView = {
        "name": "goblin",
        "enemy_id": "goblin",
        "hp": 9,
        "max_hp": 18,
        "damage": 4,
        "skills": ["poison"],
        "xp": 2,
        "drained": False,
        "frozen": True,
        "backstab": False,
    }
    dice: DiceView = {
        "seat": 1,
        "adventurer": [6, 2, 4],
        "counts": [11, 0, 3],
        "criticals": [1],
        "feats": [2],
        "curse_die": "symbol",
        "poison_die": "none",
        "dungeon_die": 5,
    }
    mage = a_character() | {"character": "mage", "card_ready": False, "row": 2, "column": 2}
    rogue = a_character() | {"level": 2, "xp": 7, "afflictions": ["curse"], "faced_danger": True, "row": 2, "column": 2}
    return a_view(mage, rogue) | {
        "floor": 2,
        "zone": 3,
        "leader_seat": 1,
        "grid": [["taken", "tomb", HIDDEN], ["rest", "monster_goblin", HIDDEN], [HIDDEN, HIDDEN, "exit"]],
        "enemy": enemy,
        "dice": dice,
    }


def test_a_walk_alone() -> None:
    """The rooms that can be entered come with all their results, and with the monster of this floor."""
    assert drawn(a_walk()) == [
        "Floor 1 (The Sewers), Zone 2/10, Guardian: Spider Queen (HP 12, Damage 2, XP 2,",
        "  Poison)",
        "Gold 5/10, Food 3/4, Guardians before Og: 3",
        "",
        "(taken)    | ?                | Rest",
        "@ Treasure | Monster (goblin) | ?",
        "Tomb       | Rest             | Exit: Spider Queen",
        "Not seen yet (Rooms left out: 1): Tomb, Rest, Trap (spikes, stakes, pit)",
        "",
        "Monster (goblin): Giant Spider, HP 6, Damage 2, XP 1",
        "Tomb: 1: Holy Water. 2: +1 food. 3: +1 gold. 4: +1 xp. 5: a ration or 3 HP.",
        "  6: Apparition (HP 10, Damage 1, XP 1)",
        "",
        "@ Rogue: HP 10/20, Armor 1/4, Level 1 (1 die), XP 3/23 (next level at 6).",
        "  Row 2, Column 1. Skill ready. Potions: Perception. Objects: Raven,",
        "  Rusty Dagger (Free feats: 1)",
    ]


def test_a_walk_on_a_narrow_screen() -> None:
    """It has few rows, too: only the question mark lists the possible face-down cards."""
    assert drawn(a_walk(), width=40) == [
        "Floor 1 (The Sewers), Zone 2/10,",
        "  Guardian: Spider Queen (HP 12,",
        "  Damage 2, XP 2, Poison)",
        "Gold 5/10, Food 3/4, Guardians before",
        "  Og: 3",
        "",
        "(taken)    | ?            | Rest",
        "@ Treasure | Monster (go… | ?",
        "Tomb       | Rest         | Exit: Spide…",
        "",
        "Monster (goblin): Giant Spider, HP 6,",
        "  Damage 2, XP 1",
        "Tomb: 1: Holy Water. 2: +1 food.",
        "  3: +1 gold. 4: +1 xp. 5: a ration or 3",
        "  HP. 6: Apparition (HP 10, Damage 1,",
        "  XP 1)",
        "",
        "@ Rogue: HP 10/20, Armor 1/4,",
        "  Level 1 (1 die), XP 3/23",
        "  (next level at 6). Row 2, Column 1.",
        "  Skill ready. Potions: Perception.",
        "  Objects: Raven, Rusty Dagger",
        "  (Free feats: 1)",
    ]


def test_a_fight_in_company() -> None:
    assert drawn(a_fight(), "fr") == [
        "Étage 2 (Le Donjon), Zone 3/10",
        "Or 5/10, Vivres 3/4, Gardiens avant Og\u202f: 3",
        "",
        "(prise)   | Sépulture               | ?",
        "Repos     | @1 @2 Monstre (gobelin) | ?",
        "?         | ?                       | Sortie",
        "",
        "@1 Ada (Mage)\u202f: PV 10/20, Armure 0/4, Niveau 1 (1 dé), XP 0/23 (suivant à 6).",
        "  Rangée 2, Colonne 2. Compétence utilisée",
        "@2 Chloé-Sérénissime d… (Rogue, Meneur)\u202f: PV 10/20, Armure 0/4,",
        "  Niveau 2 (2 dés), XP 7/23 (suivant à 18). Rangée 2, Colonne 2.",
        "  Compétence prête. Danger affronté. Afflictions\u202f: Malédiction",
        "",
        "Gobelin\u202f: PV 9/18, Dégâts 4, XP 2, Poison, Gelé",
        "Dés (Chloé-Sérénissime d…)\u202f: 6 (compte 11, critique), 2 (raté, relancé),",
        "  4 (compte 3), Dé de malédiction\u202f: crâne, Dé de donjon 5",
    ]


def test_og_dies_twice() -> None:
    og = enemy_of(a_fight()) | {"name": "og_remains", "enemy_id": "og_remains_2"}

    assert [row for row in drawn(a_view() | {"enemy": og}) if row.startswith("Og’s Remains, second phase: HP 9/18,")]


def test_at_the_end_the_other_rooms_are_left_out() -> None:
    over = drawn(a_walk(), over=True)

    assert not [row for row in over if "Not seen yet" in row]
    assert over[-2:] == drawn(a_walk())[-2:]


def test_before_the_characters_are_chosen_only_the_place_is_printed() -> None:
    nobody = a_character() | {"character": "", "hp": 1}
    view = a_view(nobody) | {"phase": "preparation", "gold": 0, "food": 0, "guardians_left": 0}
    view["grid"] = [[HIDDEN] * 3] * 3

    assert drawn(view) == ["Floor 1 (The Sewers), Zone 1/10"]


def test_nobody_leads_before_both_are_chosen() -> None:
    view = a_view(a_character(), a_character() | {"character": ""}) | {"phase": "preparation"}

    assert drawn(view)[1:] == [
        "",
        "@1 Ada (Rogue): HP 10/20, Armor 0/4, Level 1 (1 die), XP 0/23 (next level at 6).",
        "  Skill ready",
    ]


def test_no_cards_are_drawn_before_they_are_dealt() -> None:
    rows = drawn(a_view() | {"phase": "preparation", "zone": 2, "guardian_zone": True})

    assert rows[0] == "Floor 1 (The Sewers), Zone 2/10, Guardian here"
    assert not cells(rows)
    assert "Row" not in plain(rows)


def test_a_guardian_zone_whose_guardian_is_dead_is_like_any_other() -> None:
    rows = drawn(a_view() | {"zone": 2, "guardian_zone": True, "phase": "exit"})

    assert rows[0] == "Floor 1 (The Sewers), Zone 2/10"
    assert cells(rows)[2][2] == "Exit"


def test_real_dice_are_shown_while_they_are_typed_in() -> None:
    thrown: DiceView = {
        "seat": 0,
        "adventurer": [],
        "counts": [],
        "criticals": [],
        "feats": [],
        "curse_die": "none",
        "poison_die": "none",
        "dungeon_die": 0,
    }

    assert drawn(a_view() | {"dice": thrown}) == drawn(a_view())
    two = thrown | {"adventurer": [6, 1], "poison_die": "blank"}
    assert drawn(a_view() | {"dice": two})[-2:] == [
        "",
        "Dice: 6, 1, Poison die: blank",
    ]
