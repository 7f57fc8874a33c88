"""What `./run` does, by subject. The commands themselves are in `run`.

`run` imports `places`, `messages` and `children` in any Python 3, to hand over to a newer one: old Pythons must be able
to read these three (a test checks it). `run` imports the other modules in Python 3.11 or newer only.
"""
