"""`make bench`: times the start and the engine, and fails if a limit is exceeded."""

import sys

from tests.benchmarks import engine, start
from tests.benchmarks.limits import LIMITS, judge


def main() -> None:
    """Time everything in one run; exit with an error if a limit is exceeded."""
    exceeded = judge(LIMITS, {**start.figures(), **engine.figures()})
    if exceeded:
        sys.exit(f"{len(exceeded)} of {len(LIMITS)} limits are exceeded.")


if __name__ == "__main__":
    main()
