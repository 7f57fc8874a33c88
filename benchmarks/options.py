"""The options that games are measured with, where their defaults would measure something else."""

# Paper App DUNGEON draws a new notebook for every match unless it is told which: here the play is measured
# (`./run bench notebooks` measures the drawing), on few floors, and nobody gives up after a turn or two.
OPTIONS: dict[str, dict[str, str | int | bool]] = {
    "paper_dungeon": {"notebook": 42, "floors": 9, "abandon_floor": False, "turn_cap": 300}
}
