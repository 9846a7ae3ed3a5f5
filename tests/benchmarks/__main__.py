"""`make bench`: times the start and the engine, and fails when a bar is missed."""

import sys

from tests.benchmarks import engine, start
from tests.benchmarks.bars import BARS, judge


def main() -> None:
    """Time everything in one run; leave with an error when it is too slow."""
    missed = judge(BARS, {**start.figures(), **engine.figures()})
    if missed:
        sys.exit(f"{len(missed)} of {len(BARS)} bars are missed.")


if __name__ == "__main__":
    main()
