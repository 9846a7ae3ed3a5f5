"""Replaces inspect, which imports the parser. Pyodide and `dataclasses` need these functions."""

__all__ = ["iscoroutinefunction", "signature", "unwrap"]


def iscoroutinefunction(_function: object) -> bool:
    """Return False: no function of the page is a coroutine."""
    return False


def signature(_function: object, **_options: object) -> None:
    """Raise ValueError: no docstring of the page shows a signature."""
    raise ValueError


def unwrap(function: object) -> object:
    """Return the function itself: no decorator of the page wraps one."""
    return function
