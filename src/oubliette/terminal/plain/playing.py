"""Sets up a match for the terminal, and saves and reports it whatever ends it."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO

from oubliette.games import find
from oubliette.kernel import (
    AnyGame,
    Fate,
    IllegalSetUp,
    Match,
    RealDice,
    Record,
    Seeded,
    random_seed,
    set_up,
    set_up_among_bots,
)
from oubliette.table import Person, Table, WrongPlayers
from oubliette.terminal.plain import guided_match
from oubliette.terminal.plain.commands import Leave
from oubliette.terminal.plain.flick_options import refuse_gestures, with_flick_options
from oubliette.terminal.plain.guiding import Guiding
from oubliette.terminal.plain.hero_names import name_heroes
from oubliette.terminal.plain.offering import offer_lesson
from oubliette.terminal.plain.player_name import name_person
from oubliette.terminal.plain.printing import Printer
from oubliette.terminal.plain.saving import Dice, MatchFile, Sitting, read, today
from oubliette.terminal.plain.screen import EndOfInput, Screen
from oubliette.terminal.plain.seating import HUMAN, default_seats, names, other_seats, seat_players
from oubliette.terminal.plain.session import Session
from oubliette.texts import GameTexts, ShellTexts

if TYPE_CHECKING:
    from oubliette.kernel import Setting
    from oubliette.terminal.plain.factory import BotFactory

_ENDING: Final = ("SIGTERM", "SIGHUP")  # Windows has no SIGHUP
_BROKEN_PIPE: Final = 141


class Ended(BaseException):
    """A signal asks us to end. A BaseException, so that no `except Exception` catches it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def play(
    game_id: str | None,
    bots: BotFactory,
    seats: Sequence[str] | None,
    seed: int | None,
    options: Mapping[str, Setting] | None,
    load: str | None,
    lang: str,
    dice: Dice | None,
    name: str | None,
    since: int | None,
    stdin: TextIO | None,
    stdout: TextIO | None,
    environ: Mapping[str, str] | None,
) -> int:
    """See `oubliette.terminal.plain.play_match`."""
    environ = os.environ if environ is None else environ
    loaded = None if load is None else Path(load).expanduser()
    if loaded is None:
        match, sitting = _begin(game_id, seats, seed, options, dice)
    elif since is None:
        match, sitting = _take_up(loaded, game_id, seats, seed, dice)
    else:
        match, sitting = _branch_off(loaded, since, game_id, seats, seed, dice)
    shell = ShellTexts(lang)
    screen = Screen(stdin, stdout, environ)
    file = MatchFile(environ, match.game.id, loaded if since is None and _goes_on(loaded, sitting) else None)
    return sit_and_play(
        match,
        sitting,
        file,
        loaded,
        bots,
        GameTexts(match.game.id, lang),
        shell,
        screen,
        environ,
        name=name,
        chosen=seats is not None,
        branched=since is not None,
    )


def sit_and_play(
    match: Match,
    sitting: Sitting,
    file: MatchFile,
    loaded: Path | None,
    bots: BotFactory,
    texts: GameTexts,
    shell: ShellTexts,
    screen: Screen,
    environ: Mapping[str, str],
    *,
    name: str | None = None,
    chosen: bool = False,
    branched: bool = False,
) -> int:
    """Name the people, seat the bots, and play.

    `loaded` is the file from which the match came; it was `branched` off there, or goes on. The seats were `chosen`, or
    are the usual ones.
    """
    heroes = bool(texts.hero_names()) and name is None
    how = {"fixed": chosen, "quietly": match.over, "hero": heroes}
    try:
        sitting = name_person(sitting, name, screen, shell, environ, **how)
        sitting = name_heroes(sitting, texts, shell, screen, ask=loaded is None)
    except EndOfInput:
        return 0
    called = names(sitting.seats, shell, seed=sitting.seed)
    command = environ.get("OUBLIETTE_PLAY") or "oubliette play"  # `./run play` sets it to its own name
    printer = Printer(screen, texts, shell, called)
    lesson = guided_match.lesson_for(match.game.id, sitting)
    guiding = None if lesson is None else Guiding(lesson, match.set_up, printer, command)
    session = Session(printer, sitting, file, loaded, command, guiding)
    assert sitting.seed is not None
    if lesson is not None:
        bots = guided_match.guided_bots(lesson, bots)
    players = seat_players(sitting.seats, called, match.game, sitting.seed, bots, session.before_bot)
    alone = len([player for player in players if isinstance(player, Person)]) == 1
    session.sit_down(Table(match, players, forced=alone))
    if branched:
        session.autosave.mark_changed()  # a match of its own, in a file of its own
    if not chosen and loaded is None and lesson is None and len(sitting.seats) > 1:
        session.company = other_seats(match.game)
    if loaded is None and lesson is None and screen.interactive:
        session.offer = offer_lesson(match.game.id, command, shell, environ)
    with _signals():
        return _run(session, screen)


def _run(session: Session, screen: Screen) -> int:
    code = 0
    try:
        session.run()
        screen.flush()
    except (Leave, EndOfInput):
        pass
    except KeyboardInterrupt:
        code = 128 + signal.SIGINT
        with contextlib.suppress(OSError):
            screen.line()  # the terminal has written ^C
    except Ended as ended:
        code = 128 + ended.number
        with contextlib.suppress(OSError):
            screen.line()
    except BrokenPipeError:
        code = _BROKEN_PIPE  # nobody reads the output any more: exit as after SIGPIPE
    except BaseException:
        session.farewell()
        raise
    session.farewell()
    try:
        screen.flush()
    except OSError:
        _silence(screen)
    return code


def _begin(
    game_id: str | None,
    seats: Sequence[str] | None,
    seed: int | None,
    options: Mapping[str, Setting] | None,
    dice: Dice | None,
) -> tuple[Match, Sitting]:
    """A new match."""
    if game_id is None:
        raise IllegalSetUp("which_game", "a game is needed, or a match to go on with")
    game = find(game_id)
    sitting = replace(_sitting(default_seats(game) if seats is None else seats, seed, dice), began=today())
    people = any(seat.partition(":")[0] == HUMAN for seat in sitting.seats)
    wished = with_flick_options(game, sitting, options)
    made = (set_up if people else set_up_among_bots)(game, len(sitting.seats), wished)
    return Match.start(made, fate=_fate(sitting, game)), sitting


def _take_up(
    path: Path, game_id: str | None, seats: Sequence[str] | None, seed: int | None, dice: Dice | None
) -> tuple[Match, Sitting]:
    """A match from a file."""
    record, sitting = _seated(path, game_id, seats, seed, dice)
    game = find(record.game)
    lesson = guided_match.lesson_for(game.id, sitting)
    if lesson is not None:
        return guided_match.take_up(record, game, lesson), sitting
    sitting = replace(sitting, guided=False)
    match = Match.replay(record, game, _fate(sitting, game))
    refuse_gestures(match.set_up.settings.values, sitting)
    return match, sitting


def _branch_off(
    path: Path, since: int, game_id: str | None, seats: Sequence[str] | None, seed: int | None, dice: Dice | None
) -> tuple[Match, Sitting]:
    """A new match with the first answers of one from a file. Its dice are new unless a seed is given."""
    record, sitting = _seated(path, game_id, seats, random_seed() if seed is None else seed, dice)
    sitting = replace(sitting, began=today(), ended="", branched=since)
    game = find(record.game)
    match = Match.replay(record, game).branch(since, _fate(sitting, game))
    refuse_gestures(match.set_up.settings.values, sitting)
    return match, sitting


def _seated(
    path: Path, game_id: str | None, seats: Sequence[str] | None, seed: int | None, dice: Dice | None
) -> tuple[Record, Sitting]:
    """A record, and who plays it on: those of the file, unless others are given. Then it is guided no longer."""
    record, before = read(path)
    as_it_was = seats is None and seed is None and dice is None
    if game_id is not None and game_id != record.game:
        raise IllegalSetUp(
            "other_game",
            f"{path} is a match of {record.game}, not of {game_id}",
            file=str(path),
            found=record.game,
            game=game_id,
        )
    game = find(record.game)
    if seats is None:
        seats = before.seats if before is not None else default_seats(game, record.seats)
    if len(seats) != record.seats:
        raise WrongPlayers(len(seats), record.seats)
    if before is not None:
        seed = before.seed if seed is None else seed
        dice = before.dice if dice is None else dice
    sitting = _sitting(seats, seed, dice)
    if before is None:
        return record, sitting
    return record, replace(
        sitting,
        began=before.began,
        ended=before.ended,
        branched=before.branched,
        guided=before.guided and as_it_was,
    )


def _goes_on(loaded: Path | None, sitting: Sitting) -> bool:
    """May the match go on in its file? The file of a guided match is for guided matches."""
    return loaded is None or sitting.guided or not guided_match.is_file_name(loaded.name)


def _sitting(seats: Sequence[str], seed: int | None, dice: Dice | None) -> Sitting:
    if dice == "real" and not any(seat.partition(":")[0] == HUMAN for seat in seats):
        raise IllegalSetUp("nobody_rolls", "with real dice there must be a person at the table to say what they show")
    return Sitting(tuple(seats), random_seed() if seed is None else seed, dice or "seeded")


def _fate(sitting: Sitting, game: AnyGame) -> Fate:
    assert sitting.seed is not None
    seeded = Seeded(sitting.seed)
    return RealDice(game.unrolled, seeded) if sitting.dice == "real" else seeded


@contextlib.contextmanager
def _signals() -> Iterator[None]:
    """Turn ending signals into an exception like Ctrl-C, so that the match is saved. Works in the main thread only."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = [getattr(signal, name) for name in _ENDING if hasattr(signal, name)]

    def end(number: int, _frame: Any) -> None:  # noqa: ANN401 - the signal module's own shape
        for other in known:
            signal.signal(other, signal.SIG_IGN)  # we are ending already
        raise Ended(number)

    before = {number: signal.getsignal(number) for number in known}
    for number in known:
        if before[number] is not signal.SIG_IGN:  # an ignored signal stays ignored, as under nohup
            signal.signal(number, end)
    try:
        yield
    finally:
        for number, handler in before.items():
            if handler is not None:
                signal.signal(number, handler)


def _silence(screen: Screen) -> None:
    """Nobody reads our output: flushing its buffer at the end of the interpreter must not raise an error."""
    if screen.is_process_output:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
