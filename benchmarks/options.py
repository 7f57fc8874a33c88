"""Options for games whose defaults would measure something other than play."""

# Without a notebook number Paper App DUNGEON draws a new one for every match, which `./run bench notebooks` measures.
# A few floors, and no giving up after a turn or two, so that the benchmarks measure whole matches.
OPTIONS: dict[str, dict[str, str | int | bool]] = {
    "paper_dungeon": {"notebook": 42, "floors": 9, "abandon_floor": False, "turn_cap": 300}
}
