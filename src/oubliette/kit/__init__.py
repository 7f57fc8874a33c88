"""Cardboard shared by the games: dice, decks, grids, tracks, graphs, tables of data. Knows no game."""
