"""In place of Pyodide's event loop, and so of asyncio: the page calls plain functions alone.

A memory snapshot expects the things that Pyodide's own modules import from JavaScript, in order.
"""

from pyodide_js._api import scheduleCallback

__all__ = ["scheduleCallback"]


def _initialize_event_loop() -> None:
    """Called when Pyodide starts."""
