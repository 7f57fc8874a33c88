"""Heroes who fight a monster together, for a price that nobody has to pay. Rulebook, section 5."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.belongings import attack_bonus, chosen, faces
from oubliette.games.new_dungeon.cards import FIGURES, MONSTERS
from oubliette.games.new_dungeon.ending import tell_enough_gold
from oubliette.games.new_dungeon.knowledge import shown_all
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.games.new_dungeon.surroundings import named_hero, names_of
from oubliette.games.new_dungeon.treasures import hand_over
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.picking import pick_up_to

ATTACK: Final = "attack"
INVITE: Final = "invite"
JOIN: Final = "join"
DECLINE: Final = "decline"


def invite(table: Table, hero: Hero, monster: str) -> Rule[dict[int, int]]:
    """Before the roll he may ask every hero here for help. Return the promised number of treasures by helping seat.

    [coop.who] [coop.deal] [ruling.coop_consent] [ruling.help_is_asked_face_up] [coop.wizard_counts]
    """
    helpers: dict[int, int] = {}
    asked: list[Hero] = []
    while True:
        present = [other for other in table.others_at(hero) if other not in asked]
        if not present:
            return helpers
        facts = _facts(table, hero, present, monster, len(helpers))
        answer = yield from Ask(hero.seat, "decide.coop_invite", _offers(table, hero, present), facts)
        if answer == ATTACK:
            return helpers
        assert isinstance(answer, tuple)
        other = named_hero(present, answer[1])
        asked.append(other)
        promised: int = answer[2]
        table.tell("coop.deal", seat=hero.seat, helper_seat=other.seat, promised=promised, monster=monster)
        facts = {"asker_seat": hero.seat, "promised": promised, "monster": monster}
        facts.update(_needed(table, hero, monster, len(helpers)))
        if (yield from Ask(other.seat, "decide.coop_answer", (JOIN, DECLINE), facts)) == JOIN:
            helpers[other.seat] = promised
            table.tell("coop.bonus", seat=other.seat, asker_seat=hero.seat)
        else:
            table.tell("ruling.coop_consent", seat=other.seat, asker_seat=hero.seat)


def _offers(table: Table, hero: Hero, present: list[Hero]) -> list[Value]:
    """Attack now, or invite somebody and promise treasures, up to what he has or can win. [ruling.promise_limit]"""
    guarded = len(table.loot[hero.at]) + (table.own[hero.at] is not None)
    most = min(FIGURES.promised_at_most, len(hero.treasures) + guarded)
    offers: list[Value] = [ATTACK]
    for other in present:
        offers += [(INVITE, other.card, promised) for promised in range(most + 1)]
    return offers


def _facts(table: Table, hero: Hero, present: list[Hero], monster: str, helpers: int) -> dict[str, Value]:
    facts: dict[str, Value] = {"monster": monster}
    facts.update(names_of(present))
    facts.update(_needed(table, hero, monster, helpers))
    return facts


def _needed(table: Table, hero: Hero, monster: str, helpers: int) -> dict[str, Value]:
    """What his two dice must show now and with one more helper, for people only. [coop.bonus] [coop.thief_red]"""
    if table.log is None:
        return {}
    one, other = [
        max(2, MONSTERS[monster].number(attack_colour(hero, count)) - attack_bonus(hero) - count * FIGURES.helper_bonus)
        for count in (helpers, helpers + 1)
    ]
    return {"needed": one, "needed_with_help": other}


def attack_colour(hero: Hero, helpers: int) -> str:
    """Each class uses its own number; a thief with a helper uses the red one. [fight.colours] [coop.thief_red]"""
    with_helpers = hero.kind.colour_with_helpers
    return with_helpers if helpers and with_helpers else hero.kind.colour


def pay(table: Table, hero: Hero, helpers: dict[int, int]) -> Rule[None]:
    """After a victory he pays what he likes; no promise binds him. [coop.not_binding] [ruling.coop_consent]"""
    for seat, promised in helpers.items():
        helper = table.heroes[seat]
        facts: dict[str, Value] = {"helper_seat": seat, "promised": promised}
        named = yield from pick_up_to(hero.seat, "decide.coop_pay", faces(hero), len(hero.treasures), facts)
        before = helper.gold
        given = hand_over(table, hero, helper, chosen(hero, named))
        table.tell(
            "coop.not_binding",
            seat=hero.seat,
            helper_seat=seat,
            promised=promised,
            treasures=shown_all(table, given),
            count=len(given),
        )
        tell_enough_gold(table, helper, before)
