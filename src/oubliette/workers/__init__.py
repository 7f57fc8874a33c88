"""Worker processes: how many cores they may use, how they start and end, and a pool of them.

Import from the submodules: a short run needs only `cores`, which does not load `multiprocessing`.
"""
