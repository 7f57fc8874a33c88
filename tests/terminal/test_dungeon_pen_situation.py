"""What `?` says of a match of Dungeon Pen besides the rule of the question."""

from oubliette.terminal.plain.boards import situation
from tests.terminal.dungeon_pen_views import GAME_ID, a_pen, a_player, a_view, plain, text


def test_a_question_mark_prints_all_effects_in_force() -> None:
    """Hit points, powers, cards on both flicks, objects, the last event; the reader first."""
    own = a_player(16.0, 2.0, "Q3", character="dwarf", waiting=["net", "draught_odd"], hand=["ruler"], objects=1)
    view = a_view(a_player(2.0, 16.0, "C17", objects=2, carrying=True), own, home="ending", bad_faith=True)
    told = [plain(row) for row in situation(GAME_ID, view, a_pen(100, "fr", 1))]

    assert told[0] == "×2 Chloé-Sérénissi… (Le Nain démolisseur) : 9 PV sur 15, peut contester un trait"
    assert text(told[1:]) == (
        "Pouvoir : sur 5 ou 6 au dé un mur ne lui coûte rien, portée × 0,9 Prochaine pichenette : Filet à papillons "
        "géants (30 % de force au plus), Courant d’air, vers la gauche (le trait s’incurve de 25° à gauche) Règle "
        "graduée (à garder, avant une pichenette) : erreur de visée × 0,5 ×1 Ada : 9 PV sur 15, porte le trésor, peut "
        "contester un trait Prochaine pichenette : aucune carte ne l’attend 2 objets Dernier événement : Courant d’air "
        "(la prochaine pichenette adverse s’incurve de 25°, et le dé dit tout de suite de quel côté) Le trésor est "
        "rentré : quand le trait finit dans la cellule"
    )
    assert situation(GAME_ID, a_view(first=-1), a_pen(80, "fr")) == []
