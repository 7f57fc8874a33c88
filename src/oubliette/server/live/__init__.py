"""Tables and matches in memory, a cache of the store, and the clients that watch them."""
