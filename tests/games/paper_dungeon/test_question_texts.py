"""The questions of Paper App DUNGEON and their answers, as people read them in both languages."""

import pytest

from oubliette.games.paper_dungeon.equipment import EQUIPMENT
from oubliette.games.paper_dungeon.floor import THINGS
from oubliette.games.paper_dungeon.rolling import CHEST, ENEMY, GAMBLER, HEART, MOVE, WEB
from oubliette.kernel import Ask, Event, Result, Value
from oubliette.kit.grid import NAMES
from oubliette.texts import languages
from tests.games.paper_dungeon.sentences import EVERY_LANGUAGE, PLAYERS, asked, line_of, texts, told


@pytest.mark.parametrize(
    ("lang", "warning"),
    [("en", ": a death, and all coins are lost"), ("fr", "\u202f: une mort, et toutes les pièces sont perdues")],
)
def test_leaving_warns_of_death_and_only_then(lang: str, warning: str) -> None:
    for hp, ending in ((-12, "death"), (0, "death"), (1, "alive"), (10, "alive")):
        facts: dict[str, Value] = {"hp": hp, "limit": 10, "coins": 4, "ending": ending, "steps": 0, "rest": "none"}
        question, options = asked(lang, "decide.take_stairs", ("leave", "remain"), **facts)
        assert f"{hp} ".replace("-", "−") in question
        assert options[0].endswith(warning) == (ending == "death"), hp


@pytest.mark.parametrize(
    ("steps", "rest", "english", "french"),
    [
        (0, "none", "Stay: the turn is over", "Rester\u202f: le tour est fini"),
        (0, "roll", "Stay, and roll the die", "Rester, et lancer le dé"),
        (1, "steps", "Walk on, 1 step left", "Continuer, encore 1 pas"),
        (3, "steps", "Walk on, 3 steps left", "Continuer, encore 3 pas"),
    ],
)
def test_the_option_to_stay_says_what_comes_then(steps: int, rest: str, english: str, french: str) -> None:
    facts: dict[str, Value] = {"hp": 5, "limit": 10, "coins": 4, "ending": "alive", "steps": steps, "rest": rest}
    assert asked("en", "decide.take_stairs", ("leave", "remain"), **facts)[1][1] == english
    assert asked("fr", "decide.take_stairs", ("leave", "remain"), **facts)[1][1] == french


def test_giving_up_is_asked_twice_in_plain_words() -> None:
    options = ("go_on", "abandon")
    assert asked("en", "decide.abandon", options, floor=12) == (
        "Give up floor 12? A death, and all coins are lost.",
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
    """[hero.name] Names are free text: they are not translated."""
    page = Event(0, "setup.hero", {"seats": (0,)})
    assert "ruby" in texts(lang).event(page, ["ruby"])


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
