"""Worker processes: how many cores they may use, how they start and end, and a pool of them.

Import from the modules: `cores` alone must not load `multiprocessing`, because a short run starts no process.
"""
