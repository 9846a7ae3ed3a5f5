"""Spreads work over processors or machines, with a progress bar."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent import futures
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

try:
    from rich.console import Console
    from rich.progress import track
except ImportError:

    def with_progress_bar(results: Iterable[R], name: str, total: int) -> Iterable[R]:
        """The results, without a bar: rich is not installed."""
        del name, total
        return results

else:

    def with_progress_bar(results: Iterable[R], name: str, total: int) -> Iterable[R]:
        """The results, with a progress bar if standard error is a terminal."""
        console = Console(stderr=True)
        silent = not console.is_terminal
        return track(results, name, total, console=console, transient=True, disable=silent)


MAX_IN_ONE_PROCESS = 150
"""Up to this number of items, one process finishes before other processes would start."""
CHUNK = 10
"""The number of items that are sent to a worker together."""


def spread(
    work: Callable[[T], R], items: Sequence[T], name: str, executor: futures.Executor | None
) -> list[R]:
    """The results of some work on each item, in the order of the items.

    A given executor stays open. Without an executor, few items are done in this process, more items
    in a process for each processor.
    """
    if executor is None and len(items) <= MAX_IN_ONE_PROCESS:
        return list(with_progress_bar(map(work, items), name, len(items)))
    if executor is not None:
        return list(with_progress_bar(_spread(work, items, executor), name, len(items)))
    context = get_context("spawn")
    with futures.ProcessPoolExecutor(mp_context=context, initializer=_ignore_interrupts) as pool:
        return list(with_progress_bar(_spread(work, items, pool), name, len(items)))


def _spread(work: Callable[[T], R], items: Sequence[T], executor: futures.Executor) -> Iterator[R]:
    chunks = [items[at : at + CHUNK] for at in range(0, len(items), CHUNK)]
    return chain.from_iterable(executor.map(partial(_each, work), chunks))


def _each(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [work(item) for item in items]


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C: the main process handles it, and ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
