"""Whether programs are busy. A slow machine takes longer, but is not taken for idle."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
RUNS = "R"  # includes threads that wait for a processor
WORKER = "DOM Worker"  # where Python runs


class Thread(NamedTuple):
    name: str
    state: str
    session: int


def are_busy(sessions: set[int]) -> bool:
    """Whether a program of these sessions, or its Python, runs or waits for a processor."""
    return any(
        thread.state == RUNS
        for process in PROC.glob("[0-9]*")
        for thread in _main_threads(process, sessions)
    )


def _main_threads(process: Path, sessions: set[int]) -> Iterator[Thread]:
    main = _read(process)
    if main and main.session in sessions:
        yield main
        threads = map(_read, (process / "task").glob("*"))
        yield from (it for it in threads if it and it.name == WORKER)


def _read(task: Path) -> Thread | None:
    """None if the process has ended"""
    try:
        before, _, after = (task / "stat").read_text().rpartition(") ")
    except OSError:
        return None
    state, _, _, session, *_ = after.split()
    return Thread(before.partition("(")[2], state, int(session))
