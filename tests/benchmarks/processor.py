"""The processes of the browsers that this process has started (Linux only)."""

import os
import sys
from collections import defaultdict
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK") if sys.platform == "linux" else 1


def milliseconds_used() -> float:
    """The CPU time of these processes; 0 without `/proc`."""
    return sum(started().values()) * 1000 / TICKS


def started() -> dict[int, int]:
    """All descendants of this process, with their CPU ticks."""
    children = defaultdict(list)
    used = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The fields after the name in brackets: state, parent, ..., user and system time.
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # the process has just ended
        process = int(stat.parent.name)
        children[int(fields[1])].append(process)
        used[process] = sum(int(ticks) for ticks in fields[11:15])
    below = [os.getpid()]
    for process in below:
        below += children[process]
    return {process: used[process] for process in below[1:]}


def command(process: int) -> str:
    """The command line of a process; empty if the process has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""
