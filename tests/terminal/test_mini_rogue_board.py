"""The table of Mini Rogue in a plain terminal."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.kernel import HIDDEN, Match, Seeded, set_up
from oubliette.terminal.plain.boards import draw
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import GameTexts, ShellTexts, languages

PLAYERS = ("Ada", "Chloé-Sérénissime de La Tour")
WIDTHS = (40, 60, 80, 120)
SEEDS = range(8)

# The words that only this board needs, besides the labels and names of the view.
LABELS = ("next_level", "card_used", "counted", "miss", "critical", "by_feat", "skull", "drop")
NAMES = (
    *("floor_1", "floor_2", "floor_3", "floor_4", "level_1", "level_2", "level_3"),
    *("exit", "taken", "blank"),
)


def a_pen(seats: int = 1, width: int = 80, lang: str = "en") -> Pen:
    return Pen(GameTexts("mini_rogue", lang), ShellTexts(lang), PLAYERS[:seats], width)


def plain(rows: list[str]) -> str:
    """One line, with all its spaces alike: where lines are broken is not what most tests are about."""
    return " ".join(" ".join(rows).split())


@cache
def seen(seats: int) -> list[tuple[dict[str, Any], bool]]:
    """What is seen at the questions of some random matches, and at their ends."""
    found: list[tuple[dict[str, Any], bool]] = []
    for seed in SEEDS:
        luck = Random(seed)
        match = Match.start(set_up(GAME, seats, {"card_set": ("pnp", "pnp_plus")[seed % 2]}), fate=Seeded(seed))
        while match.ask is not None:
            found.append((dict(match.view(0)), False))
            match.answer(luck.randrange(len(match.ask.options)))
        found.append((dict(match.view(0)), True))
    return found


def cells(rows: list[str]) -> list[list[str]]:
    """The cards of the grid as they are drawn, row by row."""
    return [[cell.strip() for cell in row.split(" | ")] for row in rows if " | " in row]


def laid_out(seats: int) -> Iterator[dict[str, Any]]:
    yield from (view for view, _ in seen(seats) if view["phase"] != "preparation")


def both(seats: int) -> Iterator[dict[str, Any]]:
    """Views in which everybody has a character."""
    yield from (view for view, _ in seen(seats) if all(hero["character"] for hero in view["players"]))


def test_the_matches_of_these_tests_show_what_there_is_to_see() -> None:
    views = [view for seats in (1, 2) for view, _ in seen(seats)]

    assert any(view["enemy"] and view["dice"] and len(view["dice"]["adventurer"]) > 1 for view in views)
    assert {"curse", "poison", "blindness"} == {
        one for view in views for hero in view["players"] for one in hero["afflictions"]
    }
    assert any(view["guardian"] for view in views)
    assert any("taken" in row for view in views for row in view["grid"])
    assert any(hero["weapon"] for view in views for hero in view["players"])


@pytest.mark.parametrize("lang", languages())
def test_the_game_has_the_words_of_its_board(lang: str) -> None:
    texts = GameTexts("mini_rogue", lang, strict=True)

    assert [f"view-{label}" for label in LABELS if not texts.has_label(label)] == []
    assert [f"name-{name}" for name in NAMES if not texts.has_name(name)] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [1, 2])
def test_no_line_is_wider_than_the_screen(seats: int, width: int, lang: str) -> None:
    pen = a_pen(seats, width, lang)

    for view, over in seen(seats):
        for row in draw("mini_rogue", view, pen, over):
            assert width_of(row) <= width, row
            assert row == row.rstrip()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "most"), [(1, 16), (2, 18)])
def test_it_leaves_room_for_the_question(seats: int, most: int, lang: str) -> None:
    pen = a_pen(seats, 80, lang)

    assert max(len(draw("mini_rogue", view, pen, over)) for view, over in seen(seats)) <= most


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_grid_shows_the_cards_that_lie_face_up_and_no_others(seats: int, width: int, lang: str) -> None:
    pen = a_pen(seats, width, lang)

    for view in laid_out(seats):
        drawn = cells(draw("mini_rogue", view, pen))
        for row, cards in enumerate(view["grid"]):
            for column, card in enumerate(cards):
                here = drawn[row][column]
                tokens = [word for word in here.split(" ") if word.startswith("@")]
                there = [
                    "@" if seats == 1 else f"@{seat + 1}"
                    for seat, hero in enumerate(view["players"])
                    if (hero["row"], hero["column"]) == (row + 1, column + 1)
                ]
                assert tokens == there
                shown = here.removeprefix(" ".join(tokens)).strip().replace("\u00a0", " ")
                name = f"({pen.texts.name(card)})" if card == "taken" else pen.texts.name(card)
                if card == HIDDEN:
                    assert shown == "?"
                elif shown.endswith("…"):
                    assert width < 100
                    assert name.startswith(shown[:-1]) or card == "exit"
                elif card == "exit" and view["guardian"]:
                    assert shown.endswith(pen.texts.name(view["guardian"]))
                else:
                    assert shown == name


@pytest.mark.parametrize("width", WIDTHS)
def test_the_guardian_is_named_in_full_on_any_screen(width: int) -> None:
    pen = a_pen(1, width)

    for view in laid_out(1):
        if view["guardian"]:
            assert f"{pen.label('guardian')}: {pen.texts.name(view['guardian'])}" in plain(
                draw("mini_rogue", view, pen)
            )


@pytest.mark.parametrize("seats", [1, 2])
def test_what_lies_face_down_may_be_read_as_long_as_it_matters(seats: int) -> None:
    pen = a_pen(seats)

    for view in laid_out(seats):
        text = plain(draw("mini_rogue", view, pen))
        listed = pen.label("unseen_rooms") in text
        assert listed == (view["enemy"] is None and any(HIDDEN in row for row in view["grid"]))
        if listed:
            assert all(pen.texts.name(room) in text for room in view["unseen_rooms"])
            beside = len(view["unseen_rooms"]) - sum([row.count(HIDDEN) for row in view["grid"]])
            assert f"{pen.label('unused_rooms')}: {beside}" in text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [1, 2])
def test_everybody_s_figures_can_be_read(seats: int, lang: str) -> None:
    pen = a_pen(seats, 120, lang)

    for view in both(seats):
        text = plain(draw("mini_rogue", view, pen))
        assert f"{pen.label('zone')} {view['zone']}/10" in text
        assert pen.texts.name(f"floor_{view['floor']}") in text
        assert f"{pen.label('gold')} {view['gold']}/10" in text
        assert f"{pen.label('food')} {view['food']}/4" in text
        for hero in view["players"]:
            assert f"{pen.label('hp')} {hero['hp']}/20, {pen.label('armor')} {hero['armor']}/4" in text
            level = pen.texts.name(f"level_{hero['level']}")
            assert f"{level}, {pen.label('xp')} {hero['xp']}/23" in text
            for thing in (*hero["afflictions"], *hero["potions"]):
                assert pen.texts.name(thing) in text
            if hero["weapon"]:
                feats = plain([f"{pen.label('free_feats')}{pen.shell.say('colon')} {hero['free_feats']}"])
                assert f"{pen.texts.name(hero['weapon'])} ({feats})" in text
            for flag in ("evading", "faced_danger"):
                assert not hero[flag] or pen.label(flag) in text
            assert pen.label("card_ready" if hero["card_ready"] else "card_used") in text
            if view["phase"] != "preparation":
                assert f"{pen.label('row')} {hero['row']}, {pen.label('column')} {hero['column']}" in text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [1, 2])
def test_a_fight_shows_the_enemy_and_the_dice(seats: int, lang: str) -> None:
    pen = a_pen(seats, 120, lang)
    colon = pen.shell.say("colon")

    for view, over in seen(seats):
        rows = draw("mini_rogue", view, pen, over)
        text = plain(rows)
        enemy, dice = view["enemy"], view["dice"]
        if enemy is not None:
            called = pen.texts.name(enemy["enemy_id"] if enemy["name"] == "og_remains" else enemy["name"])
            head = plain([f"{called}{colon}"])
            assert f"{head} {pen.label('hp')} {enemy['hp']}, {pen.label('damage')} {enemy['damage']}" in text
            assert all(pen.texts.name(skill) in text for skill in enemy["skills"])
            assert all(pen.label(flag) in text for flag in ("frozen", "drained", "backstab") if enemy[flag])
        if dice is not None and dice["dungeon_die"]:
            assert f"{pen.label('dungeon_die')} {dice['dungeon_die']}" in text
        assert (pen.label("skull") in text) == (dice is not None and dice["curse_die"] == "symbol")
        assert (pen.label("drop") in text) == (dice is not None and dice["poison_die"] == "symbol")
        if enemy is None and dice is None:
            assert pen.label("damage") not in text
            assert pen.label("dungeon_die") not in text


# Single tables, word for word

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


def a_character(**changes: Any) -> dict[str, Any]:
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
    } | changes


def a_view(*players: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {
        "floor": 1,
        "zone": 1,
        "guardian_zone": False,
        "phase": "room",
        "leader_seat": 0,
        "gold": 5,
        "food": 3,
        "players": list(players or [a_character()]),
        "grid": [["treasure", HIDDEN, HIDDEN], [HIDDEN] * 3, [HIDDEN, HIDDEN, "exit"]],
        "unused_rooms": 1,
        "unseen_rooms": ["tomb", "rest", "trap_pit"],
        "guardian": "",
        "guardians_left": 3,
        "enemy": None,
        "dice": None,
    } | changes


def drawn(view: dict[str, Any], lang: str = "en", width: int = 80, over: bool = False) -> list[str]:
    """The rows, with ordinary spaces: which ones do not break is seen at the ends of lines."""
    texts = GameTexts("mini_rogue", lang, text=TEXTS[lang])
    pen = Pen(texts, ShellTexts(lang), PLAYERS[: len(view["players"])], width)
    return [row.replace("\u00a0", " ") for row in draw("mini_rogue", view, pen, over)]


def a_walk() -> dict[str, Any]:
    hero = a_character(
        xp=3, armor=1, potions=["perception"], objects=["raven", "arsenal"], weapon="rusty_dagger", free_feats=1, row=2
    )
    return a_view(
        hero,
        zone=2,
        guardian_zone=True,
        guardian="spider_queen",
        grid=[["taken", HIDDEN, "rest"], ["treasure", "monster_goblin", HIDDEN], ["tomb", "rest", "exit"]],
    )


def a_fight() -> dict[str, Any]:
    enemy = {
        "name": "goblin",
        "enemy_id": "goblin",
        "hp": 9,
        "damage": 4,
        "skills": ["poison"],
        "xp": 2,
        "drained": False,
        "frozen": True,
        "backstab": False,
    }
    dice = {
        "seat": 1,
        "adventurer": [6, 2, 4],
        "counts": [11, 0, 3],
        "criticals": [1],
        "feats": [2],
        "curse_die": "symbol",
        "poison_die": "none",
        "dungeon_die": 5,
    }
    return a_view(
        a_character(character="mage", card_ready=False, row=2, column=2),
        a_character(level=2, xp=7, afflictions=["curse"], faced_danger=True, row=2, column=2),
        floor=2,
        zone=3,
        leader_seat=1,
        grid=[["taken", "tomb", HIDDEN], ["rest", "monster_goblin", HIDDEN], [HIDDEN, HIDDEN, "exit"]],
        enemy=enemy,
        dice=dice,
    )


def test_a_walk_alone() -> None:
    assert drawn(a_walk()) == [
        "Floor 1 (The Sewers), Zone 2/10, Guardian: Spider Queen",
        "Gold 5/10, Food 3/4, Guardians before Og: 3",
        "",
        "(taken)    | ?                | Rest",
        "@ Treasure | Monster (goblin) | ?",
        "Tomb       | Rest             | Exit: Spider Queen",
        "Not seen yet (Rooms left out: 1): Tomb, Rest, Trap (spikes, stakes, pit)",
        "",
        "@ Rogue: HP 10/20, Armor 1/4, Level 1 (1 die), XP 3/23 (next level at 6).",
        "  Row 2, Column 1. Skill ready. Potions: Perception. Objects: Raven,",
        "  Rusty Dagger (Free feats: 1)",
    ]


def test_a_walk_on_a_narrow_screen() -> None:
    assert drawn(a_walk(), width=40) == [
        "Floor 1 (The Sewers), Zone 2/10,",
        "  Guardian: Spider Queen",
        "Gold 5/10, Food 3/4, Guardians before",
        "  Og: 3",
        "",
        "(taken)    | ?            | Rest",
        "@ Treasure | Monster (go… | ?",
        "Tomb       | Rest         | Exit: Spide…",
        "Not seen yet (Rooms left out: 1): Tomb,",
        "  Rest, Trap (spikes, stakes, pit)",
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
        "Gobelin\u202f: PV 9, Dégâts 4, XP 2, Poison, Gelé",
        "Dés (Chloé-Sérénissime d…)\u202f: 6 (compte 11, critique), 2 (raté, relancé),",
        "  4 (compte 3), Dé de malédiction\u202f: crâne, Dé de donjon 5",
    ]


def test_og_dies_twice() -> None:
    og = a_fight()["enemy"] | {"name": "og_remains", "enemy_id": "og_remains_2"}

    assert [row for row in drawn(a_view(enemy=og)) if row.startswith("Og’s Remains, second phase: HP 9,")]


def test_at_the_end_nobody_asks_what_the_other_rooms_were() -> None:
    over = drawn(a_walk(), over=True)

    assert not [row for row in over if "Not seen yet" in row]
    assert over[-2:] == drawn(a_walk())[-2:]


def test_before_the_characters_are_chosen_there_is_nothing_but_a_place() -> None:
    nobody = a_character(character="", hp=1)
    view = a_view(nobody, phase="preparation", gold=0, food=0, guardians_left=0, grid=[[HIDDEN] * 3] * 3)

    assert drawn(view) == ["Floor 1 (The Sewers), Zone 1/10"]


def test_nobody_leads_before_both_are_chosen() -> None:
    view = a_view(a_character(), a_character(character=""), phase="preparation")

    assert drawn(view)[1:] == [
        "",
        "@1 Ada (Rogue): HP 10/20, Armor 0/4, Level 1 (1 die), XP 0/23 (next level at 6).",
        "  Skill ready",
    ]


def test_the_cards_of_the_last_zone_are_not_those_of_the_next() -> None:
    rows = drawn(a_view(phase="preparation", zone=2, guardian_zone=True))

    assert rows[0] == "Floor 1 (The Sewers), Zone 2/10, Guardian here"
    assert not cells(rows)
    assert "Row" not in plain(rows)


def test_a_guardian_zone_whose_guardian_is_dead_is_like_any_other() -> None:
    rows = drawn(a_view(zone=2, guardian_zone=True, phase="exit"))

    assert rows[0] == "Floor 1 (The Sewers), Zone 2/10"
    assert cells(rows)[2][2] == "Exit"


def test_real_dice_are_shown_while_they_are_typed_in() -> None:
    thrown = {
        "seat": 0,
        "adventurer": [],
        "counts": [],
        "criticals": [],
        "feats": [],
        "curse_die": "none",
        "poison_die": "none",
        "dungeon_die": 0,
    }

    assert drawn(a_view(dice=thrown)) == drawn(a_view())
    assert drawn(a_view(dice=thrown | {"adventurer": [6, 1], "poison_die": "blank"}))[-2:] == [
        "",
        "Dice: 6, 1, Poison die: blank",
    ]
