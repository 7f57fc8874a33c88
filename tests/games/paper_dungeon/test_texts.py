"""Whole sentences in both languages: figures, plurals, elisions, and what random players hardly ever bring up."""

import pytest

from oubliette.games.paper_dungeon.equipment import EQUIPMENT
from oubliette.games.paper_dungeon.floor import THINGS
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


def line_of(heading: str, finds: tuple[str, ...], end: str, left: int) -> dict[str, Value]:
    """What the rules tell of one line."""
    return {f"{heading}_finds": finds, f"{heading}_end": end, f"{heading}_left": left}


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
            "Ada’s dungeon summary: no deaths, 10 HP, 1 coin.",
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
    assert told("fr", "end.treasure_room", **facts) == f"La Salle du Trésor. Au fond brille un trésor\u202f: {french}."


@pytest.mark.parametrize(
    ("coins", "times", "english", "french"),
    [
        (1, 1, "A chest: +1 coin.", "Un coffre\u202f: +1 pièce."),
        (2, 1, "A chest: +2 coins.", "Un coffre\u202f: +2 pièces."),
        (2, 2, "A chest under Coin Rush: +2 coins.", "Un coffre, grâce à Crésus\u202f: +2 pièces."),
        (24, 2, "A chest under Coin Rush: +24 coins.", "Un coffre, grâce à Crésus\u202f: +24 pièces."),
    ],
)
def test_coins_are_counted_as_each_language_counts(coins: int, times: int, english: str, french: str) -> None:
    """And Coin Rush is named where it doubles a chest."""
    assert told("en", "meet.chest", seat=0, coins=coins, times=times) == english
    assert told("fr", "meet.chest", seat=0, coins=coins, times=times) == french


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
        facts: dict[str, Value] = {"hp": hp, "limit": 10, "coins": 4, "ending": ending, "steps": 0}
        question, options = asked(lang, "decide.take_stairs", ("leave", "remain"), **facts)
        assert f"{hp} " in question
        assert options[0].endswith(warning) == (ending == "death"), hp


@pytest.mark.parametrize(
    ("steps", "english", "french"),
    [
        (0, "Stay: the turn is over", "Rester\u202f: le tour est fini"),
        (1, "Walk on, 1 step left", "Continuer, encore 1 pas"),
        (3, "Walk on, 3 steps left", "Continuer, encore 3 pas"),
    ],
)
def test_who_does_not_leave_hears_what_comes_then(steps: int, english: str, french: str) -> None:
    facts: dict[str, Value] = {"hp": 5, "limit": 10, "coins": 4, "ending": "alive", "steps": steps}
    assert asked("en", "decide.take_stairs", ("leave", "remain"), **facts)[1][1] == english
    assert asked("fr", "decide.take_stairs", ("leave", "remain"), **facts)[1][1] == french


def test_giving_up_is_asked_twice_in_plain_words() -> None:
    options = ("go_on", "abandon")
    assert asked("en", "decide.abandon", options, floor=12) == (
        "Give floor 12 up? A death, and all coins are lost.",
        ["No, play on", "Yes, give it up"],
    )
    assert asked("fr", "decide.abandon", options, floor=12) == (
        "Abandonner l’étage 12\u202f? Une mort, et toutes les pièces perdues.",
        ["Non, continuer", "Oui, l’abandonner"],
    )


def test_a_shop_names_its_prices() -> None:
    facts: dict[str, Value] = {
        "floor": 5,
        "first": "snack",
        "first_price": 3,
        "second": "gambler",
        "second_price": 9,
        "third": "wall_pass",
        "third_price": 10,
    }
    assert told("en", "shop.places", **facts) == (
        "A shop after floor 5. On the counter: Light Snack for 3 coins, Gambler for 9, Break on Through for 10."
    )
    french = told("fr", "shop.places", **facts)
    assert french.startswith("Une boutique après l’étage 5. Au comptoir\u202f: ")
    assert all(f"{price}" in french for price in (" pour 3 pièces, ", " pour 9, ", " pour 10."))


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
    options = ("n", "e", "w", ("wall_pass", "s"))
    facts = {
        **line_of("n", (), "b4", 0),
        **line_of("e", ("coin", "enemy_2"), "f5", 0),
        **line_of("w", ("heart_3",), "a5", 3),
        **line_of("s", ("key",), "b6", 3),
        "s_behind": "b8",
    }
    assert asked("en", "decide.heading", options, steps=4, **facts) == (
        "4 steps. Which way?",
        [
            "North, ends on b4",
            "East: coin and enemy 2, ends on f5",
            "West: heart 3, wall after a5, 3 steps left",
            "South, through a wall to b8 and on: spend Break on Through",
        ],
    )
    assert asked("fr", "decide.heading", options, steps=4, **facts)[1] == [
        "Nord, arrivée en b4",
        "Est\u202f: pièce et ennemi 2, arrivée en f5",
        "Ouest\u202f: cœur 3, mur après a5, encore 3 pas",
        "Sud, à travers un mur jusqu’en b8 et au-delà\u202f: dépenser un Passe-muraille",
    ]
    facts = {**line_of("e", (), "c3", 2), "e_behind": "e3"}
    assert asked("fr", "decide.wall_hit", ("stay", ("wall_pass", "e")), steps=2, heading="e", **facts) == (
        "Un mur à l’est, encore 2 pas. Vers où, maintenant\u202f?",
        [
            "S’arrêter là\u202f: rien n’est ouvert, le reste est perdu",
            "Est, tout droit à travers le mur jusqu’en e3\u202f: dépenser un Passe-muraille",
        ],
    )
    assert asked("en", "decide.wall_hit", ("stay", ("wall_pass", "e")), steps=2, heading="e", **facts)[1][1] == (
        "East, straight through the wall to e3: spend Break on Through"
    )


def test_one_step_left_is_said_in_the_singular() -> None:
    facts = {**line_of("n", (), "b4", 1), **line_of("s", ("web",), "b6", 0)}
    assert asked("en", "decide.heading", ("n", "s"), steps=4, **facts)[1] == [
        "North, wall after b4, 1 step left",
        "South: web, ends on b6",
    ]
    assert asked("fr", "decide.heading", ("n", "s"), steps=4, **facts)[1] == [
        "Nord, mur après b4, encore 1 pas",
        "Sud\u202f: toile d’araignée, arrivée en b6",
    ]


@EVERY_LANGUAGE
def test_everything_that_may_lie_on_a_line_has_a_name(lang: str) -> None:
    names = {texts(lang).name(thing) for thing in THINGS.values()}
    assert len(names) == len(set(THINGS.values())) == 23
    for thing in THINGS.values():
        facts = {**line_of("n", (thing,), "b4", 0), **line_of("s", (), "b6", 0)}
        assert texts(lang).has_name(thing)
        assert texts(lang).name(thing) in asked(lang, "decide.heading", ("n", "s"), steps=4, **facts)[1][0]


@EVERY_LANGUAGE
def test_every_heading_has_a_short_name_of_its_own(lang: str) -> None:
    short = {heading: texts(lang).short(heading) for heading in NAMES}
    if lang == "fr":
        assert short == {heading: heading.replace("w", "o") for heading in NAMES}
    assert len(set(short.values())) == 8
    assert not {spelled for heading, spelled in short.items() if spelled != heading} & set(NAMES)
    assert texts(lang).short(("wall_pass", "e")) == ""
    assert texts(lang).short("coin") == ""


@EVERY_LANGUAGE
def test_enter_alone_rolls_and_does_nothing_else(lang: str) -> None:
    said = texts(lang)
    assert said.enter(Ask(0, "decide.use_scroll_or_roll", ("roll", "teleport_scroll", "abandon"), {"turn": 1})) == 0
    assert said.enter(Ask(0, "decide.abandon", ("go_on", "abandon"), {"floor": 1})) == -1
    assert said.enter(Ask(0, "decide.heading", ("n", "s"), {"steps": 1})) == -1
    assert said.enter(Ask(0, "decide.take_stairs", ("leave", "remain"), {})) == -1
    assert said.enter(Ask(0, "decide.buy", ("snack", "leave"), {})) == -1


@EVERY_LANGUAGE
@pytest.mark.parametrize("heading", NAMES)
def test_every_heading_has_its_name(lang: str, heading: str) -> None:
    assert told(lang, "item.wall_pass", seat=0, heading=heading)
    facts = line_of(heading, (), "b3", 0)
    said = asked(lang, "decide.heading", (heading, "stay"), steps=1, **facts)[1][0]
    name = texts(lang).name(heading)
    assert name != heading
    assert said.startswith(f"{name.capitalize()},") and said.endswith(" b3")


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
