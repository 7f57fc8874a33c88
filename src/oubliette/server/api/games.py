"""Requests about games: options, rulebooks, sentences. They are the same for everybody, so browsers may cache them."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from oubliette.bots import LEVELS, SEARCH, bot_names, default_bot
from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import AnyGame, Choice, Flag, Option, Setting, Text, Whole
from oubliette.server.compression import best_encoding, etag_matches
from oubliette.server.daily import daily_games
from oubliette.server.language import wanted_language
from oubliette.server.problems import Refused
from oubliette.server.thinking.match_cache import MatchCache
from oubliette.server.thinking.position import Position
from oubliette.server.thinking.replays import steps_of
from oubliette.server.wire.games import (
    BotInfo,
    ExampleInfo,
    GameInfo,
    GameList,
    LessonOffer,
    OptionInfo,
    ParagraphInfo,
    RulebookInfo,
    SettingInfo,
    TeachInfo,
    ThingInfo,
)
from oubliette.table.message import plain
from oubliette.teaching import find_lesson
from oubliette.teaching.examples import play_example
from oubliette.texts import (
    DEFAULT,
    GameTexts,
    Paragraph,
    Rulebook,
    ShellTexts,
    languages,
    rulebook,
    summary,
    teach_texts,
)
from oubliette.texts.languages import game_file, shell_file

_ALLOWED: Final = "allowed"  # the attribute that describes the format of a text option
_QUOTED: Final = 60  # characters of a client's word to repeat in an error
_KEEP: Final = "private, max-age=300"
_VARY: Final = "Accept-Language, Accept-Encoding"
_WORTH_PACKING: Final = 1024  # bytes

Anyone = Request[Any, Any, State]
Lang = Annotated[str | None, QueryParameter(description="en, fr…; else the browser's language", max_length=20)]


def language(request: Anyone, lang: str | None) -> str:
    """The requested language, else the browser's. Not the person's: browsers cache these answers by URL."""
    return wanted_language(lang, None, request.headers)


@get("/api/games", tags=["games"])
async def list_games(request: Anyone, lang: Lang = None) -> Response[GameList]:
    """All games, in the order of the home page."""
    speech = language(request, lang)
    return _response(request, _games(speech), speech)


@get("/api/games/{game:str}", tags=["games"])
async def show_game(request: Anyone, game: FromPath[str], lang: Lang = None) -> Response[GameInfo]:
    """One game."""
    speech = language(request, lang)
    return _response(request, _game(find(game).id, speech), speech)


@get("/api/games/{game:str}/teach", tags=["games"])
async def show_teaching(request: Anyone, game: FromPath[str], lang: Lang = None) -> Response[TeachInfo]:
    """What teaches a game: its overview, and the words of its guided match."""
    speech = language(request, lang)
    return _response(request, _teaching(find(game).id, speech), speech)


@get("/api/games/{game:str}/examples/{name:str}", tags=["games"])
async def show_example(
    request: Anyone, game: FromPath[str], name: FromPath[str], lang: Lang = None
) -> Response[ExampleInfo]:
    """A worked example of a rulebook, step by step."""
    speech = language(request, lang)
    return _response(request, _example(find(game).id, name, speech), speech)


@get("/api/games/{game:str}/rulebook", tags=["games"])
async def show_rulebook(request: Anyone, game: FromPath[str], lang: Lang = None) -> Response[RulebookInfo]:
    """The whole rulebook of a game."""
    speech = language(request, lang)
    return _response(request, _rulebook(find(game).id, speech), speech)


@get("/api/games/{game:str}/rulebook/{slug:str}", tags=["games"])
async def show_rule(
    request: Anyone, game: FromPath[str], slug: FromPath[str], lang: Lang = None
) -> Response[ParagraphInfo]:
    """The paragraph that explains the slug of a question, event or result."""
    speech = language(request, lang)
    found = _book(game, speech).find(slug)
    if found is None:
        rule = slug[:_QUOTED]
        raise Refused("no_such_rule", f"the rulebook of {game} has no rule {rule!r}", game=game, rule=rule)
    return _response(request, _paragraph(found, GameTexts(game, speech)), speech)


@get("/api/games/{game:str}/texts", tags=["games"], media_type=MediaType.TEXT)
async def show_game_texts(request: Anyone, game: FromPath[str], lang: Lang = None) -> Response[str]:
    """The texts of a game, in Fluent's syntax."""
    speech, text = _game_source(find(game).id, language(request, lang))
    return _response(request, text, speech)


@get("/api/texts", tags=["games"], media_type=MediaType.TEXT)
async def show_texts(request: Anyone, lang: Lang = None) -> Response[str]:
    """The texts that belong to no game, in Fluent's syntax."""
    speech = language(request, lang)
    return _response(request, _shell_source(speech), speech)


GAMES_ROUTES: Final = [
    list_games,
    show_game,
    show_teaching,
    show_example,
    show_rulebook,
    show_rule,
    show_game_texts,
    show_texts,
]


def _response(request: Anyone, content: msgspec.Struct | str, speech: str) -> Response[Any]:
    """The answer, compressed if the browser accepts that; 304 if the browser has it already."""
    forms = _forms(content.encode() if isinstance(content, str) else msgspec.json.encode(content))
    encoding = best_encoding(request.headers.get("accept-encoding", ""), forms)
    form, tag = forms[encoding]
    headers = {"Cache-Control": _KEEP, "Content-Language": speech, "ETag": tag, "Vary": _VARY}
    if etag_matches(request.headers.get("if-none-match", ""), tag):
        return Response(None, status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    media = MediaType.TEXT if isinstance(content, str) else MediaType.JSON
    return Response(form, headers=headers, media_type=media)


@lru_cache(maxsize=256)
def _forms(body: bytes) -> dict[str, tuple[bytes, str]]:
    """An answer uncompressed and compressed, each with its ETag. A shared cache is safe: these hold no secrets."""
    forms = {"": body}
    if len(body) >= _WORTH_PACKING:
        forms["gzip"] = gzip.compress(body, mtime=0)
    return {name: (form, f'"{hashlib.sha256(form).hexdigest()[:24]}"') for name, form in forms.items()}


@cache
def _games(lang: str) -> GameList:
    return GameList([_game(game_id, lang) for game_id in GAMES + SAMPLES], list(languages()))


@cache
def _game(game_id: str, lang: str) -> GameInfo:
    game = find(game_id)
    texts = GameTexts(game_id, lang)
    lesson = find_lesson(game_id)
    return GameInfo(
        id=game_id,
        title=texts.title(),
        tagline=texts.tagline(),
        goal=teach_texts(game_id, lang).goal(),
        lesson=None if lesson is None else LessonOffer(lesson.plan.minutes, lesson.plan.first_match),
        version=game.version,
        seats=list(game.seats),
        usual_seats=game.usual,
        together=game.together,
        credits=texts.credits(),
        options=_options(game, texts),
        bots=[_bot(name, ShellTexts(lang)) for name in bot_names(game_id) if name != SEARCH],
        default_bot=default_bot(game),
        heroes=list(texts.hero_names()),
        daily=game_id in daily_games(),
        sample=game_id in SAMPLES,
        languages=[one for one in languages() if game_file(game_id, one).is_file()],
    )


@cache
def _teaching(game_id: str, lang: str) -> TeachInfo:
    texts = teach_texts(game_id, lang)
    return TeachInfo(
        game=game_id,
        title=GameTexts(game_id, lang).title(),
        goal=texts.goal(),
        overview=texts.overview(),
        notes=texts.starting_with("note-"),
        won=texts.say("end-won"),
        lost=texts.say("end-lost"),
        not_shown=texts.say("not-shown"),
        captions=texts.starting_with("figure-"),
    )


@lru_cache(maxsize=256)
def _example(game_id: str, name: str, lang: str) -> ExampleInfo:
    played = play_example(game_id, name)
    match, seat = played.match, played.script.example.seat
    made = match.set_up
    options = dict(made.settings.values)
    position = Position(name, game_id, match.game.version, made.seats, options, list(match.answers))
    cache = MatchCache(1)
    steps = steps_of(cache, position, seat, played.first, played.last - played.first + 1)
    end = plain(cache.match_at(position, played.last).view(seat))  # also if dice or cards come next
    steps[-1] = msgspec.structs.replace(steps[-1], view=end)
    return ExampleInfo(game_id, name, GameTexts(game_id, lang).example_players(made.seats), seat, steps)


def _options(game: AnyGame, texts: GameTexts) -> list[OptionInfo]:
    leading = game.leading or tuple([option.name for option in game.options])
    return [
        msgspec.structs.replace(
            _option(option, texts),
            leading=leading.index(option.name) if option.name in leading else None,
            from_seats=game.from_seats.get(option.name, 1),
            by_seat=game.by_seat.index(option.name) if option.name in game.by_seat else None,
        )
        for option in game.options
    ]


def _option(option: Option, texts: GameTexts) -> OptionInfo:
    about = texts.option_help(option.name)
    if isinstance(option, Choice):
        values = _settings(option, option.values, texts)
        return OptionInfo(option.name, "choice", option.default, about, values)
    if isinstance(option, Flag):
        return OptionInfo(option.name, "flag", option.default, about, _settings(option, (True, False), texts))
    if isinstance(option, Whole):
        values = _settings(option, option.also, texts)
        also = list(option.also)
        return OptionInfo(
            option.name, "whole", option.default, about, values, low=option.low, high=option.high, also=also
        )
    assert isinstance(option, Text), f"an option of an unknown kind: {option.name}"
    described = texts.option_value(option.name, _ALLOWED)
    shape = option.allowed() if described == _ALLOWED else described
    return OptionInfo(option.name, "text", option.default, about, [], shape=shape)


def _settings(option: Option, values: tuple[Setting, ...], texts: GameTexts) -> list[SettingInfo]:
    return [SettingInfo(value, texts.option_value(option.name, value)) for value in values]


def _bot(name: str, shell: ShellTexts) -> BotInfo:
    if name not in LEVELS:
        return BotInfo(name, name, "", level=False)
    return BotInfo(name, shell.say(f"bot-{name}"), shell.attribute(f"bot-{name}", "temper"), level=True)


def _book(game: str, lang: str) -> Rulebook:
    book = rulebook(find(game).id, lang)
    if book is None:
        raise Refused("no_rulebook", f"{game} has no rulebook yet", game=game)
    return book


@cache
def _rulebook(game_id: str, lang: str) -> RulebookInfo:
    book, texts = _book(game_id, lang), GameTexts(game_id, lang)
    paragraphs = [_paragraph(one, texts) for one in book.paragraphs]
    return RulebookInfo(game_id, book.title, book.introduction, paragraphs)


def _paragraph(paragraph: Paragraph, texts: GameTexts) -> ParagraphInfo:
    named = [(thing, texts.thing(thing)) for thing in paragraph.things]
    things = [ThingInfo(thing, name, summary(paragraph, name, texts.lang)) for thing, name in named]
    return ParagraphInfo(list(paragraph.slugs), things, paragraph.title, paragraph.body)


@cache
def _game_source(game_id: str, lang: str) -> tuple[str, str]:
    """The language and text of a listed game's file: English if there is none in this language."""
    speech = lang if game_file(game_id, lang).is_file() else DEFAULT
    return speech, game_file(game_id, speech).read_text(encoding="utf-8")


@cache
def _shell_source(lang: str) -> str:
    return shell_file(lang).read_text(encoding="utf-8")
