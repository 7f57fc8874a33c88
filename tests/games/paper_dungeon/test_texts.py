"""Whole sentences in both languages: figures, plurals, elisions, and what random players hardly ever bring up."""

import pytest

from oubliette.games.paper_dungeon.equipment import EQUIPMENT
from oubliette.games.paper_dungeon.rolling import CHEST, ENEMY, GAMBLER, HEART, MOVE, WEB
from oubliette.kernel import Ask, Event, Result, Value
from oubliette.kit.grid import NAMES
from oubliette.texts import GameTexts, languages

PLAYERS = ["Ada", "Émile"]
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


def texts(lang: str) -> GameTexts:
    return GameTexts("paper_dungeon", lang, strict=True)


def told(lang: str, slug: str, **facts: Value) -> str:
    return texts(lang).event(Event(0, slug, facts), PLAYERS)


def asked(lang: str, prompt: str, options: tuple[Value, ...], **facts: Value) -> tuple[str, list[str]]:
    ask = Ask(0, prompt, options, facts)
    said = texts(lang)
    return said.prompt(ask, PLAYERS), [said.option(ask, index, PLAYERS) for index in range(len(options))]


@pytest.mark.parametrize(
    ("slug", "facts", "english", "french"),
    [
        (
            "setup.notebook",
            {"number": 16777215, "floors": 45, "profile": "zero"},
            "Notebook 16777215, profile zero: 45 floors to the treasure.",
            "Carnet 16777215, profil zéro\u202f: 45 étages jusqu’au trésor.",
        ),
        (
            "roll.face",
            {"seat": 1, "face": 5, "purpose": "web"},
            "Émile rolls 5 for the web.",
            "Émile fait 5 pour la toile.",
        ),
        (
            "shop.used",
            {"seat": 1, "piece": "mulligan_scroll", "floor": 6},
            "Émile uses up a Scroll of Mulligan, bought after floor 6.",
            "Émile dépense un Parchemulligan, acheté après l’étage 6.",
        ),
        ("item.doubling", {"seat": 0, "face": 3, "result": 6}, "3 becomes 6.", "3 devient 6."),
        ("turn.odd_diagonal", {"seat": 0, "steps": 1}, "1 step, diagonally.", "1 pas en diagonale."),
        ("turn.even_orthogonal", {"seat": 0, "steps": 12}, "12 steps, orthogonally.", "12 pas orthogonaux."),
        ("move.choose_direction", {"seat": 0, "heading": "w", "steps": 2}, "Off to the west.", "Cap à l’ouest."),
        (
            "move.turn_only_at_wall",
            {"seat": 0, "heading": "ne", "steps": 1},
            "A wall: on to the north-east, 1 step left.",
            "Un mur\u202f: cap au nord-est, encore 1 pas.",
        ),
        (
            "move.shut_in",
            {"seat": 0, "steps": 2},
            "No way on, and none back: 2 steps are lost.",
            "Ni suite, ni retour\u202f: 2 pas sont perdus.",
        ),
        (
            "item.teleport_scroll",
            {"seat": 0, "square": "b3"},
            "Ada reads, and stands on b3.",
            "Ada lit, et se retrouve en b3.",
        ),
        ("meet.mystery_heart", {"seat": 0, "hp": 4}, "A mystery heart: +4 HP.", "Un cœur mystère\u202f: +4 PV."),
        (
            "exit.sum",
            {
                "seat": 0,
                "page": "floor",
                "entry_hp": 9,
                "hp_plus": 5,
                "hp_minus": 2,
                "hp": 10,
                "limit": 10,
                "entry_coins": 2,
                "coins_plus": 1,
                "coins_minus": 5,
                "coins": 0,
            },
            "Floor ledger of Ada. HP: entry 9, +5, −2, exit 10 (limit 10). Coins: entry 2, +1, −5, exit 0.",
            (
                "Comptes de l’étage pour Ada. PV\u202f: entrée 9, +5, −2, sortie 10 (limite 10)."
                " Pièces\u202f: entrée 2, +1, −5, sortie 0."
            ),
        ),
        (
            "exit.death",
            {"seat": 1, "deaths": 1, "hp": 10, "coins": 0},
            "A stroke on the tombstone for Émile: 1 death so far. The next page begins with 10 HP and 0 coins.",
            (
                "Un trait sur la pierre tombale pour Émile\u202f: 1 mort en tout."
                " La page suivante commence avec 10 PV et 0 pièce."
            ),
        ),
        (
            "exit.death",
            {"seat": 0, "deaths": 4, "hp": 0, "coins": 0},
            "A stroke on the tombstone for Ada: 4 deaths so far. The treasure is reached with 0 HP and 0 coins.",
            "Un trait sur la pierre tombale pour Ada\u202f: 4 morts en tout. On arrive au trésor avec 0 PV et 0 pièce.",
        ),
        (
            "shop.buy_any",
            {"seat": 1, "piece": "gambler", "price": 8, "purse": 3},
            "Émile buys a bet with the Gambler for 8 coins (3 left).",
            "Émile achète un pari avec le Parieur pour 8 pièces (reste 3).",
        ),
        (
            "item.elixir",
            {"seat": 0, "limit": 12},
            "From now on Ada has an HP limit of 12.",
            "Désormais, Ada a une limite de 12 PV.",
        ),
        (
            "item.gambler",
            {"seat": 0, "result": 8, "coins": 20},
            "With 8 the Gambler must pay: +20 coins.",
            "Avec 8, le Parieur doit payer\u202f: +20 pièces.",
        ),
        (
            "end.summary_score",
            {"seat": 0, "deaths": 3, "hp": 7, "coins": 12, "score": 68},
            "Ada’s dungeon summary: 3 deaths, 7 HP, 12 coins. Score: 7 × 5 + 12 × 3 − 3 = 68.",
            "Bilan du donjon pour Ada\u202f: 3 morts, 7 PV, 12 pièces. Score\u202f: 7 × 5 + 12 × 3 − 3 = 68.",
        ),
        (
            "end.summary",
            {"seat": 0, "deaths": 0, "hp": 10, "coins": 1},
            "Ada’s dungeon summary: no death, 10 HP, 1 coin.",
            "Bilan du donjon pour Ada\u202f: aucune mort, 10 PV, 1 pièce.",
        ),
    ],
)
def test_what_happens_is_told_with_its_figures(slug: str, facts: dict[str, Value], english: str, french: str) -> None:
    assert told("en", slug, **facts) == english
    assert told("fr", slug, **facts) == french


@pytest.mark.parametrize(
    ("thing", "name", "begins", "english", "french"),
    [
        ("sword", "Ladironor", "consonant", "the Sword of Ladironor", "l’Épée de Ladironor"),
        ("sword", "Orranazul", "vowel", "the Sword of Orranazul", "l’Épée d’Orranazul"),
        ("ruby", "Halabadra", "vowel", "the Ruby of Halabadra", "le Rubis d’Halabadra"),
        ("lyre", "Corbabazel", "consonant", "the Lyre of Corbabazel", "la Lyre de Corbabazel"),
    ],
)
def test_french_elides_before_the_name_of_the_treasure(
    thing: str, name: str, begins: str, english: str, french: str
) -> None:
    facts: dict[str, Value] = {"thing": thing, "name": name, "begins": begins}
    assert told("en", "end.treasure_room", **facts) == f"The Treasure Room. Here it lies: {english}."
    assert told("fr", "end.treasure_room", **facts) == f"La Salle du Trésor. Le voici\u202f: {french}."


@pytest.mark.parametrize(
    ("coins", "english", "french"),
    [
        (1, "A chest: +1 coin.", "Un coffre\u202f: +1 pièce."),
        (2, "A chest: +2 coins.", "Un coffre\u202f: +2 pièces."),
        (24, "A chest: +24 coins.", "Un coffre\u202f: +24 pièces."),
    ],
)
def test_coins_are_counted_as_each_language_counts(coins: int, english: str, french: str) -> None:
    assert told("en", "meet.chest", seat=0, coins=coins) == english
    assert told("fr", "meet.chest", seat=0, coins=coins) == french


def test_coin_rush_is_named_where_it_doubles_a_coin() -> None:
    assert [told("en", "meet.coin", seat=0, coins=coins) for coins in (1, 2)] == [
        "A coin: +1.",
        "A coin under Coin Rush: +2.",
    ]
    assert told("fr", "meet.coin", seat=0, coins=2) == "Une pièce, grâce à Crésus\u202f: +2."


@pytest.mark.parametrize(
    ("strength", "hp", "said"),
    [
        (1, 1, "An enemy of strength 1: −1 HP."),
        (4, 4, "An enemy of strength 4: −4 HP."),
        (4, 1, "An enemy of strength 4, now a weakling: −1 HP."),
        (4, 0, "An enemy of strength 4 breaks its teeth on the Magic Shield: no HP lost."),
    ],
)
def test_an_enemy_says_why_it_costs_less(strength: int, hp: int, said: str) -> None:
    assert told("en", "meet.enemy", seat=0, strength=strength, hp=hp) == said


@pytest.mark.parametrize(
    ("strength", "hp", "said"),
    [
        (1, 1, "Un ennemi mystère de force 1\u202f: −1 PV."),
        (12, 12, "Un ennemi mystère de force 12\u202f: −12 PV."),
        (0, 1, "Un ennemi mystère, devenu gringalet\u202f: −1 PV."),
        (0, 0, "Un ennemi mystère se casse les dents sur le Bouclier magique\u202f: aucun PV perdu."),
    ],
)
def test_a_mystery_enemy_that_nobody_rolled_for_has_no_strength(strength: int, hp: int, said: str) -> None:
    assert told("fr", "meet.mystery_enemy", seat=0, strength=strength, hp=hp) == said


@pytest.mark.parametrize(
    ("lang", "warning"),
    [("en", ": a death, and all coins are lost"), ("fr", "\u202f: une mort, et toutes les pièces sont perdues")],
)
def test_leaving_warns_of_death_and_only_then(lang: str, warning: str) -> None:
    for hp, ending in ((-12, "death"), (0, "death"), (1, "alive"), (10, "alive")):
        facts: dict[str, Value] = {"hp": hp, "limit": 10, "coins": 4, "ending": ending}
        question, options = asked(lang, "decide.take_stairs", ("leave", "remain"), **facts)
        assert f"{hp} " in question
        assert options[0].endswith(warning) == (ending == "death"), hp


def test_giving_up_is_called_a_death() -> None:
    options = ("roll", "teleport_scroll", "abandon")
    assert "counts as a death" in asked("en", "decide.use_scroll_or_roll", options, turn=3)[1][2]
    assert "compte comme une mort" in asked("fr", "decide.use_scroll_or_roll", options, turn=3)[1][2]


@EVERY_LANGUAGE
def test_every_piece_is_offered_with_price_and_effect(lang: str) -> None:
    said = texts(lang)
    for piece in EQUIPMENT:
        price = EQUIPMENT[piece].price[1]
        offered = asked(lang, "decide.buy", (piece, "leave"), purse=1, **{f"{piece}_price": price})[1][0]
        effect = said.catalogue.exact_text(f"name-{piece}", "effect")
        assert offered.startswith(said.name(piece))
        assert f" {price} " in offered
        assert offered.endswith(effect)
        assert said.name(piece) in told(lang, "shop.buy_any", seat=0, piece=piece, price=price, purse=0)


def test_food_and_elixir_say_what_the_rules_give() -> None:
    for lang in languages():
        for piece in EQUIPMENT.values():
            effect = texts(lang).catalogue.exact_text(f"name-{piece.id}", "effect")
            assert not piece.hp or effect.startswith(f"+{piece.hp} ")
            assert not piece.limit or f"+{piece.limit}," in effect


def test_headings_and_the_way_through_the_wall() -> None:
    options = ("n", "e", ("wall_pass", "s"))
    assert asked("en", "decide.heading", options, steps=4) == (
        "4 steps. Which way?",
        ["North", "East", "South, through a wall: spend Break on Through"],
    )
    assert asked("fr", "decide.wall_hit", ("stay", ("wall_pass", "e")), steps=2, heading="e") == (
        "Un mur à l’est, encore 2 pas. Vers où, maintenant\u202f?",
        [
            "S’arrêter là\u202f: rien n’est ouvert, le reste est perdu",
            "Est, tout droit à travers le mur\u202f: dépenser un Passe-muraille",
        ],
    )


@EVERY_LANGUAGE
@pytest.mark.parametrize("heading", NAMES)
def test_every_heading_has_its_name(lang: str, heading: str) -> None:
    assert told(lang, "item.wall_pass", seat=0, heading=heading)
    assert asked(lang, "decide.heading", (heading, "stay"), steps=1)[1][0] != heading


@EVERY_LANGUAGE
@pytest.mark.parametrize("purpose", [MOVE, CHEST, ENEMY, HEART, WEB, GAMBLER])
def test_every_roll_can_be_rolled_again_and_doubled(lang: str, purpose: str) -> None:
    for face in range(1, 7):
        again = asked(lang, "decide.reroll", ("keep", "mulligan_scroll"), face=face, purpose=purpose)
        twice = asked(lang, "decide.double", ("keep", "doubling_potion"), face=face, purpose=purpose)
        assert again[0].startswith(f"{face} ")
        assert twice[1][1].endswith(f" {2 * face}")
    assert texts(lang).has_prompt(f"roll.{purpose}")


def test_a_square_is_said_by_its_name() -> None:
    assert asked("en", "decide.scroll_target", ("b3", "n12"))[1] == ["Square b3", "Square n12"]
    assert asked("fr", "decide.scroll_target", ("b3", "n12"))[1] == ["Case b3", "Case n12"]


@EVERY_LANGUAGE
def test_a_hero_may_be_called_like_a_treasure(lang: str) -> None:
    """Names are free text: they are not translated."""
    assert "ruby" in told(lang, "setup.hero", seat=0, name="ruby")


def test_any_notebook_is_explained() -> None:
    assert texts("en").option_value("notebook", -1) == "Any: chance draws one"
    assert texts("fr").option_value("notebook", -1) == "N’importe lequel\u202f: tiré au sort"
    assert texts("en").option_value("notebook", 7) == "7"


def test_nobody_loses_and_equals_share() -> None:
    alone, together = Result("end.treasure_reached", (1,), (-4,)), Result("end.treasure_reached", (1, 1), (9, 9))
    assert texts("en").result(alone, PLAYERS).startswith("The treasure goes to Ada.")
    assert texts("fr").result(alone, PLAYERS).startswith("Le trésor revient à Ada.")
    assert texts("en").result(together, PLAYERS).startswith("Ada and Émile share the treasure.")
    assert texts("fr").result(together, PLAYERS).startswith("Ada et Émile se partagent le trésor.")
