"""`make bench`: times the start and the engine, and fails if a limit is exceeded."""

import sys

from tests.benchmarks import engine, start
from tests.benchmarks.bars import BARS, judge


def main() -> None:
    """Time everything in one run; exit with an error if a limit is exceeded."""
    missed = judge(BARS, {**start.figures(), **engine.figures()})
    if missed:
        sys.exit(f"{len(missed)} of {len(BARS)} bars are missed.")


if __name__ == "__main__":
    main()
