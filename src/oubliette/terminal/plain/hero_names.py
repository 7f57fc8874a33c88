"""Names of heroes, in games that give them names: asked for at set-up, with a proposal.

A game says that its heroes have names with two texts: `hero-names`, a list to propose from, and `hero-question`. The
name becomes that of the seat ("human:Brunhild"), so it is kept with the match like any other. [hero.name]
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oubliette.kernel import derive
from oubliette.terminal.plain.player_name import HUMAN, ask_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oubliette.terminal.plain.saving import Sitting
    from oubliette.terminal.plain.screen import Screen
    from oubliette.texts import GameTexts, ShellTexts

_QUESTION: Final = "hero-question"
_LUCK: Final = 9002  # which of a seed's numbers picks the first proposal; 9001 proposes names of people


def proposals(texts: GameTexts, seed: int) -> list[str]:
    """Our names, starting with the one that the seed picks."""
    names = texts.hero_names()
    first = derive(seed, _LUCK) % len(names)
    return [*names[first:], *names[:first]]


def name_heroes(sitting: Sitting, texts: GameTexts, shell: ShellTexts, screen: Screen, ask: bool) -> Sitting:
    """The sitting with a name for every hero: people are asked, if `ask` allows it, and bots take one of ours.

    Seats that have a name keep it. Raises EndOfInput when a person leaves instead of giving a name.
    """
    from oubliette.bots import split_wish

    if not texts.hero_names():
        return sitting
    words = [split_wish(word) for word in sitting.seats]
    taken = [name.strip() for _, name in words]
    for seat, (kind, _) in enumerate(words):
        if not taken[seat]:
            name = _free(proposals(texts, sitting.seed or 0), taken)
            taken[seat] = _ask(name, texts, shell, screen) if ask and screen.interactive and kind == HUMAN else name
    seats = [f"{kind}:{name}" for (kind, _), name in zip(words, taken, strict=True)]
    return replace(sitting, seats=tuple(seats))


def _free(names: Sequence[str], taken: Sequence[str]) -> str:
    """The first name that nobody has."""
    return next((name for name in names if name not in taken), names[0])


def _ask(proposed: str, texts: GameTexts, shell: ShellTexts, screen: Screen) -> str:
    return ask_name(texts.catalogue.text(_QUESTION, "", {"name": proposed}), proposed, screen, shell)
