"""Best play on one floor, apart from the rules: for bots, hints and the generator."""
