"""Computes the best play on one floor, for bots, hints and the generator. No rule of play."""
