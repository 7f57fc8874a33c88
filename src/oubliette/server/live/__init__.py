"""Tables and matches in memory: a cache of the store, and the people who look at them."""
