"""Whole sentences in both languages: figures, plurals, elisions, and what random players hardly ever bring up."""

import pytest

from oubliette.kernel import Value
from tests.games.paper_dungeon.sentences import told


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
            "move.forced_is_told",
            {
                "seat": 0,
                "heading": "n",
                "steps": 4,
                "why": "straight_and_off_the_trail",
                "closed": ("e",),
                "walls": ("s",),
                "trail": ("w",),
            },
            (
                "Off to the north, the only straight line off the trail; closed: east; cut off by a wall: south; "
                "back over the trail: west."
            ),
            (
                "Cap au nord, seule ligne droite qui évite la trace\u202f; fermé\u202f: est\u202f; "
                "coupé par un mur\u202f: sud\u202f; revient sur la trace\u202f: ouest."
            ),
        ),
        (
            "move.forced_turn",
            {
                "seat": 0,
                "heading": "n",
                "steps": 1,
                "why": "only_open",
                "closed": ("s",),
                "walls": (),
                "trail": (),
            },
            "A wall: on to the north, the only open side, 1 step left; closed: south.",
            "Un mur\u202f: cap au nord, seul côté ouvert, encore 1 pas\u202f; fermé\u202f: sud.",
        ),
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
