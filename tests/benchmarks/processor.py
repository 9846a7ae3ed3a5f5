"""The processes of the browsers that were started from here (Linux only)."""

import os
import sys
from collections import defaultdict
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK") if sys.platform == "linux" else 1


def milliseconds_used() -> float:
    """How long they have worked; 0 where no `/proc` tells."""
    return sum(started().values()) * 1000 / TICKS


def started() -> dict[int, int]:
    """All processes below this one, with the ticks for which each has worked."""
    children = defaultdict(list)
    used = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            # After the name, which stands in brackets: state, parent, ..., user and system time.
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        process = int(stat.parent.name)
        children[int(fields[1])].append(process)
        used[process] = sum(int(ticks) for ticks in fields[11:15])
    below = [os.getpid()]
    for process in below:
        below += children[process]
    return {process: used[process] for process in below[1:]}


def command(process: int) -> str:
    """The line that started a process, empty where it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""
