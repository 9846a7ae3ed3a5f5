"""`make bench`: measures what a player or a programmer feels, and fails if a bar is missed."""

import sys
import tempfile
from pathlib import Path

from tests.benchmarks import compare, visits
from tests.benchmarks.bars import BARS, judge
from tests.benchmarks.yardsticks import bytes_of_sites, make_sites
from web.serve import serving


def main() -> None:
    """Measure everything in one run; exit with an error if a bar is missed."""
    with tempfile.TemporaryDirectory() as folder:
        host = make_sites(Path(folder))
        figures = {**bytes_of_sites(host), **compare.engine()}
        with serving(host, visits.Compressing) as address:
            figures |= visits.figures(address)
    missed = judge(BARS, figures)
    if missed:
        sys.exit(f"{len(missed)} of {len(BARS)} bars are missed.")


if __name__ == "__main__":
    main()
