"""Every prompt, option, event, result, label and setting of a game has a text, and every slug a paragraph."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeAlias

import oubliette.games
from oubliette.kernel import AnyGame
from oubliette.texts import GameTexts, MissingText, languages, rulebook
from oubliette.texts.arguments import key
from tests.conformance.matches import Played, watchers

Saying: TypeAlias = Callable[[GameTexts], str]  # makes one sentence in the language of these texts

# By function: the index of its argument that is a slug.
_SLUG_PLACES = {"tell": 0, "whisper": 1, "Ask": 1, "Result": 0, "roll": 0, "roll_dice": 0, "pick": 1, "pick_up_to": 1}
_OPTIONS_READ = 60  # of a question with more options, check a sample of this size
NAMES = ["Ada", "Blaise", "Chloé", "Denis", "Émile", "Fanny"]


def missing_sentences(game: AnyGame, matches: Sequence[Played]) -> list[str]:
    """The texts that these matches need and a language lacks."""
    missing: set[str] = set()
    slugs: set[str] = set()
    told: set[str] = set()
    questions: set[str] = set()
    books = {lang: GameTexts(game.id, lang, strict=True) for lang in languages()}
    for texts in books.values():
        missing |= _of_the_set_up(game, texts)
    said: Counter[str] = Counter()
    for whole in matches:
        match = whole.match
        missing |= _of_a_match(whole, list(books.values()), said)
        told |= {event.slug for event in match.events}
        questions |= {step.ask.prompt for step in whole.steps}
        assert match.result is not None
        slugs |= told | questions | {match.result.reason}
    named = slugs_in_source(game)
    for texts in books.values():
        missing |= {
            f"{texts.catalogue.file}: {key(slug)}: there is no such text, and the rules name {slug}"
            for slug in named
            if not texts.catalogue.has(key(slug))
        }
    slugs |= named
    for lang in books:
        book = rulebook(game.id, lang)
        explained = set(book.slugs()) if book is not None else set()
        file = f"games/{game.id}/rulebook/{lang}.md"
        missing |= {f"{file}: [{slug}]: no paragraph explains it" for slug in slugs - explained}
    for slug in sorted(questions & told):
        missing.add(f"{slug} is a question and an event: they need sentences of their own, so give them two slugs")
    return sorted(missing)


def slugs_in_source(game: AnyGame) -> set[str]:
    """The slugs written in the source of the rules: random players may never reach some of them."""
    folder = Path(oubliette.games.__path__[0]) / game.id
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                place = _SLUG_PLACES.get(called, -1)
                if 0 <= place < len(node.args):
                    slug = node.args[place]
                    if isinstance(slug, ast.Constant) and isinstance(slug.value, str) and "." in slug.value:
                        found.add(slug.value)
    return found


def _of_the_set_up(game: AnyGame, texts: GameTexts) -> set[str]:
    file = texts.catalogue.file
    missing = {
        f"{file}: option-{option.name}: it and each of its values ({option.allowed()}) need a text"
        for option in game.options
        if not texts.has_setting(option)
    }
    for say in (texts.title, texts.tagline):
        try:
            say()
        except MissingText as complaint:
            missing.add(str(complaint))
    return missing


def _of_a_match(whole: Played, books: Sequence[GameTexts], said: Counter[str]) -> set[str]:
    """The texts that this match needs and a language lacks. `said` counts the sentences checked so far."""
    match = whole.match
    luck = Random(len(match.answers))
    players = NAMES[: match.set_up.seats]
    sayings: list[Saying] = []
    for step in whole.steps:
        ask, count = step.ask, len(step.ask.options)
        facts = repr(sorted((ask.facts or {}).items()))
        if _is_new(said, ask.prompt, facts, 20):
            sayings.append(partial(GameTexts.prompt, ask=ask, players=players))
        for index in range(count) if count <= _OPTIONS_READ else luck.sample(range(count), _OPTIONS_READ):
            if _is_new(said, f"{ask.prompt} {ask.options[index]!r}", facts, 3):
                sayings.append(partial(GameTexts.option, ask=ask, index=index, players=players))
    for event in match.events:
        for shown in [event.in_the_open(), *[event.seen_by(seat) for seat in watchers(match)]]:
            if shown is not None and _is_new(said, shown.slug, repr(shown.facts), 100):
                sayings.append(partial(GameTexts.event, event=shown, players=players))
    assert match.result is not None
    sayings.append(partial(GameTexts.result, result=match.result, players=players))
    return {problem for texts in books for problem in _unsaid(whole, texts, sayings)}


def _is_new(said: Counter[str], what: str, facts: str, most: int) -> bool:
    """Is this sentence new with these facts, and checked fewer than `most` times with others? Counts it if so."""
    key = f"{what} {facts}"
    if said[key] or said[what] >= most:
        return False
    said[key] = 1
    said[what] += 1
    return True


def _unsaid(whole: Played, texts: GameTexts, sayings: Sequence[Saying]) -> set[str]:
    match = whole.match
    missing: set[str] = set()
    for say in sayings:
        try:
            sentence = say(texts)
        except MissingText as complaint:
            missing.add(str(complaint))
        else:
            assert sentence.strip(), f"{match.game.id}: an empty sentence"
    for seat in (0, *watchers(match)[-1:]):
        labels = _labels(match.view(seat))
        missing |= {
            f"{texts.catalogue.file}: view-{one}: there is no such text"
            for one in labels
            if not texts.has_label(one) and not texts.has_name(one)
        }
    return missing


def _labels(view: object) -> set[str]:
    """The keys of a view: the generic board prints a label for each."""
    if isinstance(view, dict):
        return {str(key) for key in view} | {label for part in view.values() for label in _labels(part)}
    if isinstance(view, list | tuple):
        return {label for part in view for label in _labels(part)}
    return set()
