"""In place of inspect, which Pyodide asks one thing: no function of the page is a coroutine."""

__all__ = ["iscoroutinefunction"]


def iscoroutinefunction(_function: object) -> bool:
    """Return False."""
    return False
