"""What `./run` does, by subject. The commands themselves are in `run`.

`run` imports `places`, `messages` and `children` in any Python 3, to hand over to a newer one: these three must stay
readable to old Pythons (a test looks). The other modules are imported in Python 3.11 or newer only.
"""
