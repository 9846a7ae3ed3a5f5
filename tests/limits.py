"""A limit for the time of a test. At its end the test fails, as for any other reason."""

import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

AGAIN = 30  # seconds until a test that ignores its end is ended again


class EndedError(Exception):
    """A test was ended because of its limit."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise EndedError in the main thread after some seconds.

    Playwright waits for the browser in a loop, which the pictures of the failure need afterwards.
    An error would end the loop, so only the wait is cancelled.
    """
    sentence = f"The test took more than {seconds:g} seconds, so it was ended."

    def end(_signal: int, _frame: FrameType | None) -> None:
        if not _in_loop():
            raise EndedError(sentence)
        loop = asyncio.get_running_loop()
        for task in asyncio.all_tasks(loop):
            if hasattr(task, "__pw_stack__"):
                loop.call_soon_threadsafe(task.cancel)

    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    except asyncio.CancelledError as error:
        raise EndedError(sentence) from error
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _in_loop() -> bool:
    """Whether the loop of Playwright is running, which has a greenlet of its own."""
    greenlet = sys.modules.get("greenlet")
    return greenlet is not None and greenlet.getcurrent().parent is not None
