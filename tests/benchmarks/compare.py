"""Times the engine against another commit's, in pairs: `make bench-against REV=24f9794`.

Each round runs both in processes of their own, one after the other, in CPU seconds; what is printed
is the median of the rounds' ratios. Machines, and hours of a machine, differ by a factor of two;
two runs that follow each other do not. Modules are compiled beforehand.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

from web.builder.paths import ROOT

ROUNDS = 9
HANDS = "hands = list(__import__('itertools').combinations_with_replacement(range(1, 14), 4))"
CLEAR = (
    "clear = [thing.cache_clear for name, module in list(__import__('sys').modules.items())"
    " if name.startswith('twentyfour.') for thing in vars(module).values()"
    " if hasattr(thing, 'cache_clear')]"
)
NOTHING = ""
IMPORT = "import twentyfour as tf"
TASKS = {
    "solve over the deck": (f"{IMPORT}; {HANDS}", "for hand in hands: tf.solve(hand)", 0.7),
    "check, 20,000 times": (
        IMPORT,
        "for _ in range(20_000): tf.check('8/(3-8/3)', (3, 3, 8, 8))",
        0.4,
    ),
    "is_solvable over the deck, 20 times": (
        f"{IMPORT}; {HANDS}; {CLEAR}",
        "for _ in range(20): [each() for each in clear]; [tf.is_solvable(hand) for hand in hands]",
        0.8,
    ),
    "import": (NOTHING, IMPORT, 0.5),
}
"""What is made ready, what is timed, and the ratio that is aimed at."""


def seconds(folder: Path, code: str) -> float:
    """The CPU seconds of a process that runs code with the engine of a folder."""
    before = getrusage(RUSAGE_CHILDREN)
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
    }
    subprocess.run([sys.executable, "-S", "-P", "-c", code], check=True, env=environment)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def timed(folder: Path, ready: str, work: str) -> float:
    """The CPU seconds of some work, without those of making ready for it."""
    return seconds(folder, f"{ready}\n{work}") - seconds(folder, ready)


def checkout(revision: str, folder: Path) -> Path:
    """The package as it was at a revision."""
    archive = subprocess.run(
        ["git", "archive", revision, "twentyfour"], check=True, capture_output=True, cwd=ROOT
    )
    folder.mkdir()
    subprocess.run(["tar", "-x", "-C", folder], check=True, input=archive.stdout)
    return folder


def main(revision: str) -> None:
    """Print the ratios."""
    with tempfile.TemporaryDirectory() as place:
        then = checkout(revision, Path(place, "then"))
        now = Path(place, "now")
        now.mkdir()
        (now / "twentyfour").symlink_to(ROOT / "twentyfour")
        print(f"{f'CPU time against {revision}':<40}{'ratio':>8}{'aim':>8}")
        for name, (ready, work, aim) in TASKS.items():
            pairs = [[timed(folder, ready, work) for folder in (then, now)] for _ in range(ROUNDS)]
            ratio = median([new / old for old, new in pairs[1:]])
            print(f"{name:<40}{ratio:>8.2f}{aim:>8.2f}  {'met' if ratio <= aim else 'MISSED'}")


if __name__ == "__main__":
    main(sys.argv[1])
