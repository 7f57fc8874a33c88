"""The loaded cards, effects, characters and figures equal the printed tables."""

from __future__ import annotations

from collections import Counter
from dataclasses import MISSING, fields
from typing import Any

import pytest

from oubliette.games.dungeon_pen.cards import (
    EFFECTS,
    EVENT_DECK,
    EVENTS,
    FATRAS,
    FATRAS_DECK,
    WALL_CARDS,
    EventCard,
    FatrasCard,
    FlickEffect,
)
from oubliette.games.dungeon_pen.characters import CHARACTERS, NO_CHARACTER, Character
from oubliette.games.dungeon_pen.numbers import FLICK, NUMBERS, PROFILES
from oubliette.texts import GameTexts

# id: number of cards, other values of the row
PRINTED_EVENTS: dict[str, tuple[int, dict[str, Any]]] = {
    "sudden_wall_3": (3, {"squares": 3}),
    "sudden_wall_4": (3, {"squares": 4}),
    "sudden_wall_5": (2, {"squares": 5}),
    "sudden_wall_6": (1, {"squares": 6}),
    "trapped_slab": (1, {"loss": 1}),
    "arrow_in_knee": (1, {"loss": 2, "own_flick": "arrow_in_knee"}),
    "spike_pit": (1, {"loss": 5}),
    "laughing_gas": (1, {"loss": 2}),
    "net": (1, {"own_flick": "net"}),
    "trapdoor": (2, {}),
    "low_ceiling": (1, {"loss": 1}),
    "cellar_rats": (1, {"strength": 3, "loss": 1}),
    "goblin_accountant": (1, {"strength": 3, "loss": 1, "takes_object": True}),
    "union_skeleton": (1, {"strength": 4, "loss": 2, "chest": True}),
    "lukewarm_jelly": (1, {"strength": 3, "loss": 1, "own_flick": "lukewarm_jelly"}),
    "mimic_chest": (1, {"strength": 4, "loss": 3, "chest": True}),
    "toll_troll": (1, {"strength": 5, "loss": 3, "chest": True}),
    "wheezing_dragonet": (1, {"strength": 5, "loss": 3, "sneeze": 2}),
    "wrong_hand": (2, {"their_flick": "wrong_hand"}),
    "eyes_shut": (1, {"their_flick": "eyes_shut"}),
    "broken_lead": (1, {"their_flick": "broken_lead"}),
    "elbow_nudge": (1, {"their_flick": "elbow_nudge"}),
    "butter_fingers": (1, {"their_flick": "butter_fingers"}),
    "soapy_floor": (1, {"their_flick": "soapy_floor"}),
    "draught": (1, {}),
    "forgotten_corpse": (2, {"chest": True}),
    "falling_chest": (1, {"chest": True}),
    "second_wind": (3, {}),
    "dubious_fountain": (1, {"loss": 2, "gain": 1, "from_face": 3}),
    "masters_lunch": (1, {}),
}

# id: number of cards, use, other values of the row
PRINTED_FATRAS: dict[str, tuple[int, str, dict[str, Any]]] = {
    "dubious_cheese": (2, "at_once", {"gain": 1}),
    "clean_bandage": (1, "at_once", {"gain": 2}),
    "haunted_dentures": (2, "at_once", {"loss": 1}),
    "unpaid_bill": (1, "at_once", {"loss": 1, "takes_object": True}),
    "singing_bone": (1, "at_once", {"their_flick": "singing_bone"}),
    "scribbled_plan": (1, "at_once", {"squares": 3}),
    "dust": (1, "at_once", {}),
    "healing_vial": (2, "before_flick", {"gain": 3}),
    "ruler": (2, "before_flick", {"own_flick": "ruler"}),
    "rubber_band": (1, "before_flick", {"own_flick": "rubber_band"}),
    "sharpener": (2, "before_flick", {"clears": True}),
    "eraser": (2, "before_flick", {"erases": True}),
    "banana_peel": (2, "before_flick", {"their_flick": "banana_peel"}),
    "hard_hat": (2, "wall_contact", {}),
    "cardboard_shield": (1, "loss", {}),
    "second_try": (1, "line", {}),
}

PRINTED_EFFECTS: dict[str, dict[str, Any]] = {
    "arrow_in_knee": {"cap": 50},
    "net": {"cap": 30},
    "lukewarm_jelly": {"reach": 0.5},
    "wrong_hand": {"angle": 2.0},
    "eyes_shut": {"blind": 15},
    "broken_lead": {"cap": 40},
    "elbow_nudge": {"nudge": 20},
    "butter_fingers": {"miss": 250},
    "soapy_floor": {"reach": 1.5},
    "draught_odd": {"bend": -25},
    "draught_even": {"bend": 25},
    "singing_bone": {"miss": 150},
    "ruler": {"angle": 0.5},
    "rubber_band": {"reach": 1.5},
    "banana_peel": {"reach": 1.5, "angle": 1.5},
}

PRINTED_CHARACTERS: dict[str, tuple[int, dict[str, Any]]] = {
    "brute": (17, {"angle": 1.2}),
    "elf": (13, {"angle": 0.8}),
    "dwarf": (15, {"reach": 0.9, "tough": True}),
    "thief": (13, {"picks": True}),
    "wizard": (13, {"maps": True}),
    "intern": (15, {"miss": 20, "equipped": True}),
}

# id: French name, English name
PRINTED_NAMES = {
    "sudden_wall_3": ("Mur soudain (3)", "Sudden Wall (3)"),
    "sudden_wall_4": ("Mur soudain (4)", "Sudden Wall (4)"),
    "sudden_wall_5": ("Mur soudain (5)", "Sudden Wall (5)"),
    "sudden_wall_6": ("Mur soudain (6)", "Sudden Wall (6)"),
    "trapped_slab": ("Dalle piégée", "Trapped Slab"),
    "arrow_in_knee": ("Flèche dans le genou", "Arrow in the Knee"),
    "spike_pit": ("Fosse à pieux", "Spike Pit"),
    "laughing_gas": ("Gaz hilarant", "Laughing Gas"),
    "net": ("Filet à papillons géants", "Giant Butterfly Net"),
    "trapdoor": ("Trappe", "Trapdoor"),
    "low_ceiling": ("Plafond bas", "Low Ceiling"),
    "cellar_rats": ("Rats du cellier", "Cellar Rats"),
    "goblin_accountant": ("Gobelin comptable", "Goblin Accountant"),
    "union_skeleton": ("Squelette syndiqué", "Unionised Skeleton"),
    "lukewarm_jelly": ("Gelée tiède", "Lukewarm Jelly"),
    "mimic_chest": ("Coffre mimique", "Mimic Chest"),
    "toll_troll": ("Troll de péage", "Toll Troll"),
    "wheezing_dragonet": ("Dragonnet asthmatique", "Wheezing Dragonet"),
    "wrong_hand": ("Mauvaise main", "Wrong Hand"),
    "eyes_shut": ("Les yeux fermés", "Eyes Shut"),
    "broken_lead": ("Mine cassée", "Broken Lead"),
    "elbow_nudge": ("Coup de coude", "Elbow Nudge"),
    "butter_fingers": ("Doigts beurrés", "Butter Fingers"),
    "soapy_floor": ("Sol savonneux", "Soapy Floor"),
    "draught": ("Courant d’air", "Draught"),
    "forgotten_corpse": ("Cadavre oublié", "Forgotten Corpse"),
    "falling_chest": ("Coffre tombé du plafond", "Chest from the Ceiling"),
    "second_wind": ("Second souffle", "Second Wind"),
    "dubious_fountain": ("Fontaine douteuse", "Dubious Fountain"),
    "masters_lunch": ("Pause déjeuner des maîtres", "The Masters’ Lunch Break"),
    "dubious_cheese": ("Fromage douteux", "Dubious Cheese"),
    "clean_bandage": ("Bandage presque propre", "Almost Clean Bandage"),
    "haunted_dentures": ("Dentier hanté", "Haunted Dentures"),
    "unpaid_bill": ("Facture impayée", "Unpaid Bill"),
    "singing_bone": ("Os chantant", "Singing Bone"),
    "scribbled_plan": ("Plan griffonné", "Scribbled Plan"),
    "dust": ("Poussière d’époque", "Vintage Dust"),
    "healing_vial": ("Fiole de soin", "Healing Vial"),
    "ruler": ("Règle graduée", "Ruler"),
    "rubber_band": ("Gros élastique", "Big Rubber Band"),
    "sharpener": ("Taille-crayon", "Sharpener"),
    "eraser": ("Gomme", "Eraser"),
    "banana_peel": ("Peau de banane", "Banana Peel"),
    "hard_hat": ("Casque de chantier", "Hard Hat"),
    "cardboard_shield": ("Bouclier en carton", "Cardboard Shield"),
    "second_try": ("Deuxième essai", "Second Try"),
    "brute": ("Gertrude la Brute", "Gertrude the Brute"),
    "elf": ("L’Elfe myope", "The Short-sighted Elf"),
    "dwarf": ("Le Nain démolisseur", "The Demolition Dwarf"),
    "thief": ("La Voleuse aux doigts de fée", "The Light-fingered Thief"),
    "wizard": ("Le Mage cartographe", "The Map Wizard"),
    "intern": ("Le Stagiaire", "The Intern"),
}


def said(card: EventCard | FatrasCard | FlickEffect | Character) -> dict[str, Any]:
    """The values of a row that differ from the defaults."""
    return {
        field.name: getattr(card, field.name)
        for field in fields(card)
        if field.default is not MISSING and getattr(card, field.name) != field.default
    }


def test_there_are_forty_event_cards() -> None:
    """[setup.decks] Of thirty kinds, in the order in which they are printed."""
    assert len(EVENT_DECK) == 40
    assert list(EVENTS) == list(PRINTED_EVENTS)
    assert len(EVENTS) == 30
    assert Counter(EVENT_DECK) == {card: count for card, (count, _) in PRINTED_EVENTS.items()}


@pytest.mark.parametrize("card", PRINTED_EVENTS)
def test_every_event_says_what_is_printed_on_it(card: str) -> None:
    """[event.after_each_flick]"""
    assert (EVENTS[card].count, said(EVENTS[card])) == PRINTED_EVENTS[card]


def test_nine_of_the_events_are_sudden_walls() -> None:
    """[ruling.fun_walls] Of these a fun game takes two."""
    walls = {"sudden_wall_3": 3, "sudden_wall_4": 3, "sudden_wall_5": 2, "sudden_wall_6": 1}
    assert len(WALL_CARDS) == 9
    assert Counter(WALL_CARDS) == walls


def test_there_are_twenty_four_fatras_cards() -> None:
    """[setup.decks] Of sixteen kinds: nine to be resolved at once, fifteen objects."""
    assert len(FATRAS_DECK) == 24
    assert list(FATRAS) == list(PRINTED_FATRAS)
    assert len(FATRAS) == 16
    assert Counter(FATRAS_DECK) == {card: count for card, (count, _, _) in PRINTED_FATRAS.items()}
    assert Counter([FATRAS[card].is_object for card in FATRAS_DECK]) == {False: 9, True: 15}


@pytest.mark.parametrize("card", PRINTED_FATRAS)
def test_every_fatras_card_says_what_is_printed_on_it(card: str) -> None:
    """[object.keep] Cards that are not used at once carry the bag."""
    row = FATRAS[card]
    assert (row.count, row.use, said(row)) == PRINTED_FATRAS[card]
    assert row.is_object == (row.use != "at_once")


def test_no_event_card_carries_the_bag() -> None:
    """[ruling.bag_only_fatras] No card is in both decks, and only fatras cards have a bag."""
    assert not set(EVENTS) & set(FATRAS)
    assert not any(field.name in ("use", "bag", "is_object") for field in fields(EventCard))


@pytest.mark.parametrize("effect", PRINTED_EFFECTS)
def test_every_effect_on_a_flick_says_what_its_card_says(effect: str) -> None:
    """[ruling.effects_wait]"""
    assert said(EFFECTS[effect]) == PRINTED_EFFECTS[effect]


def test_whatever_a_card_leaves_waiting_is_known() -> None:
    """[ruling.effects_wait] And every effect comes from a card; the draught's two from its die."""
    used = {effect for row in EVENTS.values() for effect in (row.own_flick, row.their_flick) if effect}
    used |= {effect for row in FATRAS.values() for effect in (row.own_flick, row.their_flick) if effect}
    assert used | {"draught_odd", "draught_even"} == set(EFFECTS) == set(PRINTED_EFFECTS)


@pytest.mark.parametrize("character", PRINTED_CHARACTERS)
def test_every_character_is_as_printed(character: str) -> None:
    """[setup.character_optional] [character.brute] [character.elf] [character.dwarf]"""
    row = CHARACTERS[character]
    assert (row.hp, said(row)) == PRINTED_CHARACTERS[character]


def test_there_are_six_characters_and_a_player_without_one_has_15_hit_points() -> None:
    """[setup.hp]"""
    assert list(CHARACTERS) == list(PRINTED_CHARACTERS)
    assert (NO_CHARACTER.hp, said(NO_CHARACTER)) == (15, {})


@pytest.mark.parametrize("thing", PRINTED_NAMES)
def test_every_card_and_character_is_called_as_printed(thing: str) -> None:
    """[setup.decks] [setup.character_optional] In both languages."""
    names = tuple([GameTexts("dungeon_pen", language, strict=True).name(thing) for language in ("fr", "en")])
    assert names == PRINTED_NAMES[thing]


def test_nothing_goes_without_a_name() -> None:
    """[setup.decks]"""
    assert set(PRINTED_NAMES) == {*EVENTS, *FATRAS, *CHARACTERS}


def test_the_figures_of_the_game() -> None:
    """[setup.hp] [flick.wall_contact] [pickup.potion] [ruling.chest_once] [pickup.treasure_beginner]"""
    assert (NUMBERS.start_hp, NUMBERS.wall_contact_damage) == (15, 1)
    assert (NUMBERS.potion_gain, NUMBERS.potion_uses, NUMBERS.chest_uses) == (1, 2, 1)
    assert NUMBERS.beginner_treasure_gain == 5
    assert (NUMBERS.treasure_radius, NUMBERS.chest_radius, NUMBERS.potion_radius) == (0.6, 0.5, 0.5)
    assert (NUMBERS.dwarf_face, NUMBERS.contest_face, NUMBERS.contest_gap) == (5, 4, 0.15)
    assert (NUMBERS.wall_tries, NUMBERS.literal_area) == (10, 9)


def test_the_figures_of_a_flick() -> None:
    """[flick.human]"""
    assert (FLICK.weakest, FLICK.strongest, FLICK.reach_least, FLICK.reach_gain) == (5, 100, 0.5, 7.5)
    assert (FLICK.miss, FLICK.miss_most, FLICK.shortest, FLICK.pieces) == (30, 900, 0.1, 16)
    assert (FLICK.angle_error_least, FLICK.angle_error_gain) == (3.0, 5.0)
    assert (FLICK.distance_error, FLICK.bend_error) == (0.12, 4.0)
    assert {row.id: row.factor for row in PROFILES.values()} == {
        "none": 0.0,
        "steady": 0.5,
        "normal": 1.0,
        "shaky": 1.6,
    }
