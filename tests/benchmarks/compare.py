"""Times engine and page against another commit's, in pairs: `make bench-against REV=2d94e34`.

Each round runs both in separate processes, one after the other, in CPU seconds. The printed ratio
is the median of the rounds' ratios. The speed of machines, and of one machine over hours, differs
by a factor of two; the speed of two successive runs does not. Modules are compiled beforehand.
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

from tests.benchmarks import page
from tests.revisions import LAST
from web.builder.paths import ROOT

ROUNDS = 9
HANDS = "hands = list(__import__('itertools').combinations_with_replacement(range(1, 14), 4))"
CLEAR = (
    "clear = [thing.cache_clear for name, module in list(__import__('sys').modules.items())"
    " if name.startswith('twentyfour.') for thing in vars(module).values()"
    " if hasattr(thing, 'cache_clear')]"
)
IMPORT = "import twentyfour as tf"
TASKS = {
    "solve over the deck": (f"{IMPORT}; {HANDS}", "for hand in hands: tf.solve(hand)"),
    "check, 20,000 times": (
        IMPORT,
        "for _ in range(20_000): tf.check('8/(3-8/3)', (3, 3, 8, 8))",
    ),
    "is_solvable over the deck, 20 times": (
        f"{IMPORT}; {HANDS}; {CLEAR}",
        "for _ in range(20): [each() for each in clear]; [tf.is_solvable(hand) for hand in hands]",
    ),
}
"""The set-up, and the timed statement."""
AT_MOST = 1.05
"""The limit of a task's ratio."""
CHECK = ("-m", "twentyfour", "check", "8/(3-8/3)", "3", "3", "8", "8")
"""The command whose whole process is timed."""
PROCESS_AT_MOST = 1.3

Timing = Callable[[Path], float]
"""The CPU seconds of some work with the engine of a folder."""


def seconds(arguments: tuple[str, ...], folder: Path) -> float:
    """The CPU seconds of a Python with the engine of a folder and no other packages."""
    before = getrusage(RUSAGE_CHILDREN)
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
    }
    command = [sys.executable, "-S", "-P", *arguments]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def timed(ready: str, work: str, folder: Path) -> float:
    """The CPU seconds of some work, without its set-up."""
    return seconds(("-c", f"{ready}\n{work}"), folder) - seconds(("-c", ready), folder)


def checkout(revision: str, folder: Path) -> Path:
    """The package at a revision; raises CalledProcessError if a clone lacks it."""
    archive = subprocess.run(
        ["git", "archive", revision, "twentyfour"], check=True, capture_output=True, cwd=ROOT
    )
    folder.mkdir()
    subprocess.run(["tar", "-x", "-C", folder], check=True, input=archive.stdout)
    return folder


@contextmanager
def folders(revision: str) -> Iterator[tuple[Path, Path]]:
    """Folders with the package of a revision, and with the package of this tree."""
    with tempfile.TemporaryDirectory() as place:
        now = Path(place, "now")
        now.mkdir()
        (now / "twentyfour").symlink_to(ROOT / "twentyfour")
        yield checkout(revision, Path(place, "then")), now


def pairs(timing: Timing, then: Path, now: Path) -> list[tuple[float, float]]:
    """The seconds of both in each round; an extra round compiles the modules first."""
    return [(timing(then), timing(now)) for _ in range(ROUNDS + 1)][1:]


def check_process() -> dict[str, float]:
    """The CPU seconds of the command `check`, now and at `LAST`; empty if a clone lacks `LAST`."""
    try:
        with folders(LAST) as (then, now):
            rounds = pairs(partial(seconds, CHECK), then, now)
    except subprocess.CalledProcessError:
        print(f"This clone has no commit {LAST}: the command line is not compared with it.")
        return {}
    return {"check": median(new for _, new in rounds), LAST: median(old for old, _ in rounds)}


def main(revision: str) -> None:
    """Print the ratios: of CPU time for the engine, of wall-clock time for the page."""
    rows: dict[str, tuple[Timing, float]] = {
        name: (partial(timed, *task), AT_MOST) for name, task in TASKS.items()
    }
    rows["twentyfour check, the whole process"] = partial(seconds, CHECK), PROCESS_AT_MOST
    print(f"{f'against {revision}':<40}{'ratio':>8}{'at most':>9}")
    with folders(revision) as (then, now):
        for name, (timing, at_most) in rows.items():
            report(name, median(new / old for old, new in pairs(timing, then, now)), at_most)
    for row in page.ratios(revision):
        report(*row)


def report(name: str, ratio: float, at_most: float) -> None:
    """Print a ratio with its limit."""
    verdict = "met" if ratio <= at_most else "MISSED"
    print(f"{name:<40}{ratio:>8.3f}{at_most:>9.2f}  {verdict}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
