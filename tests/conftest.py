"""Settings of all tests: the number of examples of hypothesis."""

import os

from hypothesis import HealthCheck, settings

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
