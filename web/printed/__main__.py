"""Regenerates the printed data of all games: `python -m web.printed`."""

from web.printed import GAMES, file_of, printed

for game in GAMES:
    file_of(game).write_text(printed(game), encoding="utf-8")
    print(file_of(game).relative_to(file_of(game).parents[4]))
