"""In place of Pyodide's event loop, and so of asyncio: the page calls plain functions alone."""


def _initialize_event_loop() -> None:
    """Called when Pyodide starts."""
