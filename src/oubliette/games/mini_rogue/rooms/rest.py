"""Places to catch one's breath: the Rest, and the Seer."""

from __future__ import annotations

from typing import Final

from oubliette.games.mini_rogue.encounters import REST_ACTIONS
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.gains import receive
from oubliette.games.mini_rogue.grid import hidden_cells, reveal_up_to
from oubliette.games.mini_rogue.potions import ask
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.games.mini_rogue.stats import pay_gold, refresh
from oubliette.kernel import Rule

PAY: Final = "pay"
KEEP: Final = "keep"


def rest(table: Table, hero: Hero) -> Rule[None]:
    """Exactly one action, even if it does nothing, and the card turns face up. [rest.choose_exactly_one]

    [rest.refreshes_character_card] [ruling.rest_choice_may_be_wasted]
    """
    action = yield from ask(table, hero, "decide.rest_action", list(REST_ACTIONS))
    table.tell("rest.choose_exactly_one", seat=hero.seat, action=action)
    yield from receive(table, hero, REST_ACTIONS[action].gain)
    refresh(table, hero)


def seer(table: Table, hero: Hero) -> Rule[None]:
    """The card turns face up; for 1 gold the Seer shows up to three rooms. [ruling.seer_not_in_pnp]

    A blind hero sees them too. [ruling.seer_serves_the_blind]
    """
    table.tell("seer.greets", seat=hero.seat)
    refresh(table, hero)
    if table.gold >= FIGURES.seer_gold and hidden_cells(table):
        facts = {"gold": table.gold}
        if (yield from ask(table, hero, "decide.seer_gift", (PAY, KEEP), facts)) == PAY:
            pay_gold(table, hero, FIGURES.seer_gold)
            yield from reveal_up_to(table, hero, "decide.seer_targets", FIGURES.seer_rooms)
