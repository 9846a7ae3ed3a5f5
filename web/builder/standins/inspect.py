"""In place of inspect, which wants the parser: Pyodide and `dataclasses` ask it little."""

__all__ = ["iscoroutinefunction", "signature", "unwrap"]


def iscoroutinefunction(_function: object) -> bool:
    """Return False: no function of the page is a coroutine."""
    return False


def signature(_function: object, **_options: object) -> None:
    """Raise: no docstring of the page shows a signature."""
    raise ValueError


def unwrap(function: object) -> object:
    """Return the function itself: the page has no decorators that hide one."""
    return function
