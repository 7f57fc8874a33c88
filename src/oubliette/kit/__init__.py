"""Cardboard shared by the games: dice, decks, grids, graphs, tables of data. Knows no game."""
