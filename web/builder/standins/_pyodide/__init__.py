"""In place of Pyodide's way to show exceptions, which wants `traceback`: CPython shows them too."""

from . import _base, _importhook

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Called when Pyodide has started."""
