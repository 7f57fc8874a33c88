"""The bot's other answers: fights, deals, thefts, cures and spells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oubliette.bots.facts import number
from oubliette.bots.new_dungeon.position import Position, keeping
from oubliette.bots.new_dungeon.targets import ambush_worth, best_target
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import CARDS, CLASSES, FIGURES, TELEPORT
from oubliette.kernel import Value

# In order of their shares of wins with the standard totals, see docs/rulings/new_dungeon.md
_LIKED: Final = ("elf", "dwarf", "thief", "wizard", "warrior", "paladin")
_RICH: Final = 3000  # gold worth defending with a spell in a duel


def action(position: Position, options: Sequence[Any]) -> int:
    """A cure if there is one, else an ambush or a duel that pays, else a fight, else nothing."""
    best, worth = options.index("fight") if "fight" in options else -1, 0.0
    for index, option in enumerate(options):
        if option == "drink_potion":
            return index
        if isinstance(option, tuple):
            if option[0] == "demand_healing":
                return index
            found = _worth(position, option)
            if found > worth:
                best, worth = index, found
    return best if best >= 0 else options.index("none")


def _worth(position: Position, option: tuple[Any, ...]) -> float:
    for rival in position.rivals:
        if rival.card == option[1]:
            if option[0] == "ambush":
                return ambush_worth(position, rival)
            if option[0] == "duel" and rival.treasures:
                edge = _duel_strength(position.class_id, position.treasures, position.wounded) - _duel_strength(
                    rival.class_id, rival.treasures, rival.wounded
                )
                return max(keeping(face) for face in rival.treasures) * edge / 6 if edge > 1 else 0.0
    return 0.0


def _duel_strength(class_id: str, treasures: list[str], wounded: bool) -> int:
    kind = CLASSES[class_id]
    swords = [CARDS[face].bonus for face in treasures if face in CARDS] if kind.uses_swords else []
    return kind.duel_bonus + max(swords, default=0) - FIGURES.duel_wound_penalty * wounded


# Cooperation


def coop_invite(position: Position, options: Sequence[Any]) -> int:
    """Ask for help against a strong monster, and promise a card if allowed."""
    if position.physical(position.at).hit >= 0.75:
        return options.index("attack")
    for promised in (1, 0):
        for index, option in enumerate(options):
            if isinstance(option, tuple) and option[2] == promised:
                return index
    return options.index("attack")


def coop_answer(position: Position, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """Help for a promised card, unless the other would win by it."""
    asker = next(rival for rival in position.rivals if rival.seat == number(facts, "asker_seat"))
    helps = number(facts, "promised") > 0 and asker.gold + position.loot(position.at) < asker.total
    return options.index("join" if helps else "decline")


def coop_pay(position: Position, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """Pay what was promised with the cheapest cards. `left`: the cards not given yet."""
    promised = number(facts, "promised")
    given = len(position.treasures) - number(facts, "left")
    return least(options) if given < promised and len(options) > 1 else options.index("done")


# Cards


def least(options: Sequence[Any]) -> int:
    """The card worth least to its holder."""
    return min(
        [place for place, face in enumerate(options) if face != "done"], key=lambda place: keeping(options[place])
    )


def most(options: Sequence[Any]) -> int:
    """The card worth most to its holder."""
    return max(range(len(options)), key=lambda place: keeping(options[place]))


def pick_up(options: Sequence[Any]) -> int:
    """Take every card that does more good than harm; "leave" is the last option."""
    for place, face in enumerate(options[:-1]):
        if keeping(face) >= 0:
            return place
    return len(options) - 1


def trade_answer(position: Position, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """Accept a good exchange, unless the other wins by it."""
    asker = next(rival for rival in position.rivals if rival.seat == number(facts, "asker_seat"))
    wanted, give = str(facts["wanted"]), str(facts["give"])
    price = 0.0 if wanted == "nothing" else keeping(wanted)
    wins = asker.at == BOARD.main and asker.gold + price - keeping(give) >= asker.total
    return 0 if "accept" in options and keeping(give) >= price and not wins else options.index("reject")


# Spells


def discard_spells(position: Position, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """Discard Teleports beyond the first, beyond the second with a large hand."""
    thrown = len(position.spells) - number(facts, "left")
    spare = position.spells.count(TELEPORT) - thrown > (1 if position.quota > 2 else 0)
    return options.index(TELEPORT if spare and TELEPORT in options else "done")


def spell_card(position: Position, options: Sequence[Any]) -> int:
    """Draw Fireballs and Lightning Bolts in turn, Teleport last."""

    def rank(place: int) -> tuple[bool, int, str]:
        name: str = options[place]
        kind = name.split("_", maxsplit=1)[0]
        held = len([spell for spell in position.spells if spell.startswith(kind)])
        return name == TELEPORT, held, name

    return min(range(len(options)), key=rank)


def duel_spell(position: Position, options: Sequence[Any]) -> int:
    """Use a spell if much gold is at stake."""
    return 1 if len(options) > 1 and position.gold >= _RICH else 0


def hero_class(options: Sequence[Any]) -> int:
    """The class that wins most often in matches of bots."""
    return min(range(len(options)), key=lambda place: _LIKED.index(options[place]))


# Places


def chamber(position: Position, options: Sequence[Any]) -> int:
    """Choose the end of a slide: an empty chamber, or that with the weakest monster."""

    def danger(place: int) -> float:
        space = BOARD.index[options[place]]
        return -1.0 if not position.is_guarded(space) else 1 - position.physical(space).hit

    return min(range(len(options)), key=danger)


def space(position: Position, options: Sequence[Any]) -> int:
    """The neighbouring space nearest to the target."""
    goal = best_target(position).space
    return min(range(len(options)), key=lambda place: position.steps(goal, BOARD.index[options[place]]))


def crystal_room(position: Position, options: Sequence[Any]) -> int:
    """The room with the most valuable loot."""
    return max(range(len(options)), key=lambda place: position.loot(BOARD.index[options[place]]))
