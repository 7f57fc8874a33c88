"""For all tests: machines are noisy, so no example of a property fails for being slow."""

from hypothesis import settings

settings.register_profile("oubliette", deadline=None)
settings.load_profile("oubliette")
