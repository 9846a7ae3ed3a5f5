"""Settings of all tests: the number of examples of hypothesis, and a limit for the time."""

import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tests.limits import limited

LIMIT, THOROUGH_LIMIT = 300, 4 * 3600  # seconds, on a busy machine

settings.register_profile("default", deadline=None, max_examples=30)
settings.register_profile("thorough", deadline=None, max_examples=1000)
settings.register_profile(
    "repeatable",
    deadline=None,
    max_examples=10,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)
os.environ["LANG"] = "en_US.UTF-8"  # tests of the command line expect English

settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.hookimpl(wrapper=True)
def limit(item: pytest.Item) -> Generator[None, object, object]:
    """End each phase of a test that hangs. Python has no such alarm on Windows and in Pyodide."""
    if not hasattr(signal, "setitimer"):
        return (yield)
    thorough = item.get_closest_marker("thorough") or item.path.parent.name == "thorough"
    own = item.get_closest_marker("limit")
    with limited(own.args[0] if own else THOROUGH_LIMIT if thorough else LIMIT):
        return (yield)


pytest_runtest_setup = pytest_runtest_call = pytest_runtest_teardown = limit
