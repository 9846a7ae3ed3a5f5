"""Times engine and page against another commit's, in turns: `make bench-against REV=2d94e34`.

The engine runs in separate processes, in CPU seconds. The speed of machines, and of one machine
over hours, differs by a factor of two; the speed of two successive runs does not. Modules are
compiled beforehand.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

from playwright.sync_api import sync_playwright

from tests.benchmarks import visits
from tests.benchmarks.yardsticks import compress
from tests.revisions import site_of
from web.builder.paths import ROOT, SITE
from web.serve import serving

ROUNDS = 9
AT_MOST, PAGE_AT_MOST = 1.05, 1.1
"""The limits of a ratio."""

READY = (
    "import twentyfour as tf;"
    "hands = list(__import__('itertools').combinations_with_replacement(range(1, 14), 4))"
)
TASKS = {
    "solve": ("for hand in hands: tf.solve(hand)", 1820),
    "check": ("for _ in range(20_000): tf.check('8/(3-8/3)', (3, 3, 8, 8))", 20_000),
    "is_right": ("for _ in range(50_000): tf.is_right('8/(3-8/3)', (3, 3, 8, 8))", 50_000),
    "solve 6 cards": ("tf.solve((1, 2, 3, 4, 5, 6), 1)", 1),
    "is_solvable": (
        "for target in range(20): [tf.is_solvable(hand, target) for hand in hands]",
        20 * 1820,
    ),
}
"""The timed statements, with the number of their calls."""

EXHAUSTIVE = "for hand in hands[::91]: list(tf.METHODS['exhaustive'].solutions(hand))", 20
PROCESS = ("-m", "twentyfour", "check", "8/(3-8/3)", "3", "3", "8", "8")
"""The command whose whole process is timed."""


def seconds(folder: Path, *arguments: str) -> float:
    """The CPU seconds of a Python with the engine of a folder and no other packages."""
    before = getrusage(RUSAGE_CHILDREN)
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-S", "-P", *arguments]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def a_call(folder: Path, work: str, calls: int) -> float:
    """The CPU seconds of one of some calls, without their set-up."""
    both = seconds(folder, "-c", f"{READY}\n{work}")
    return (both - seconds(folder, "-c", READY)) / calls


@contextmanager
def package_of(revision: str) -> Iterator[Path]:
    """A folder with the package of a revision and its words."""
    command = ["git", "archive", revision, "twentyfour", "web/locales"]
    archive = subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tar", "-x", "-C", folder], check=True, input=archive.stdout)
        yield Path(folder)


def engine() -> dict[str, float]:
    """The CPU milliseconds of a call of the engine and of the exhaustive method."""
    tasks = {name: TASKS[name] for name in ("solve", "check", "is_right")}
    tasks["exhaustive"] = EXHAUSTIVE
    return {
        f"CPython: {name}": 1e3 * median(a_call(ROOT, *task) for _ in range(visits.FEWER))
        for name, task in tasks.items()
    }


def main(revision: str) -> None:
    """Print the ratios: of CPU time for the engine, of wall-clock time for the page."""
    timings: dict[str, Callable[[Path], float]] = {
        name: partial(a_call, work=work, calls=calls) for name, (work, calls) in TASKS.items()
    }
    timings["check, the whole process"] = lambda folder: seconds(folder, *PROCESS)
    print(f"{f'against {revision}':<40}{'ratio':>8}{'at most':>9}")
    with package_of(revision) as then:
        for name, timing in timings.items():
            rounds = [timing(ROOT) / timing(then) for _ in range(ROUNDS + 1)]
            report(name, median(rounds[1:]), AT_MOST)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Path(folder)
        compress(site_of(revision), host / "then")
        compress(SITE, host / "now")
        with serving(host, visits.Compressing) as address:
            for place, visit in visits.OF_A_PAGE.items():
                pair: dict[str, visits.Visit] = {
                    f", {it}": partial(visit, f"{address}{it}/") for it in ("then", "now")
                }
                found = visits.measure(playwright, place, pair, visits.ROUNDS)
                for name in (name for name in found if name.endswith(", now")):
                    row = name.removesuffix(", now")
                    report(row, found[name] / found[f"{row}, then"], PAGE_AT_MOST)


def report(name: str, ratio: float, at_most: float) -> None:
    """Print a ratio with its limit."""
    verdict = "met" if ratio <= at_most else "MISSED"
    print(f"{name:<40}{ratio:>8.3f}{at_most:>9.2f}  {verdict}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
