"""No engine: each game as one inline loop. It is the upper limit of speed; nobody would build five games this way."""

from random import Random

from benchmarks.engine.contestant import PIG_TARGET, Contestant, Entry, Tally, timed
from benchmarks.engine.lines import PAIRS

NAME = "hand-written loop"


def entries() -> list[Entry]:
    return [
        Contestant(NAME, "tic_tac_toe", timed(play_tic_tac_toe), "tic_tac_toe"),
        Contestant(NAME, "pig", timed(play_pig), "pig"),
    ]


def play_tic_tac_toe(matches: int, seed: int) -> Tally:
    random = Random(seed).random
    decisions = squares = 0
    wins = [0, 0]
    for _ in range(matches):
        board = [2] * 9
        free = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        player = length = 0
        won = False
        while free and not won:
            cell = free.pop(int(random() * len(free)))
            board[cell] = player
            length += 1
            for a, b in PAIRS[cell]:
                if board[a] == player and board[b] == player:
                    wins[player] += 1
                    won = True
                    break
            player = 1 - player
        decisions += length
        squares += length * length
    return Tally(matches, decisions, squares, *wins)


def play_pig(matches: int, seed: int) -> Tally:
    random = Random(seed).random
    decisions = squares = 0
    wins = [0, 0]
    for _ in range(matches):
        scores = [0, 0]
        player = pot = length = 0
        while True:
            face = int(random() * 6) + 1
            length += 1
            if face > 1:
                pot += face
                length += 1
                if random() < 0.5:
                    continue
                scores[player] += pot
                if scores[player] >= PIG_TARGET:
                    wins[player] += 1
                    break
            pot = 0
            player = 1 - player
        decisions += length
        squares += length * length
    return Tally(matches, decisions, squares, *wins)
