"""Replaces Pyodide's event loop, and so asyncio. The page only calls plain functions.

A memory snapshot expects the JavaScript objects that Pyodide's modules import, in order.
"""

from pyodide_js._api import scheduleCallback

__all__ = ["scheduleCallback"]


def _initialize_event_loop() -> None:
    """Does nothing; Pyodide calls it at its start."""
