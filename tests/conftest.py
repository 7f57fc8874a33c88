"""For all tests: what must not depend on the machine, or on who started them."""

import signal

from hypothesis import settings

# Machines are noisy: no example of a property fails for being slow.
settings.register_profile("oubliette", deadline=None)
settings.load_profile("oubliette")

# Under nohup, or behind a `&` in a script, signals are ignored, by all processes that the tests start and end too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
