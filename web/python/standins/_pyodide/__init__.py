"""Replaces Pyodide's display of exceptions, which imports `traceback`. CPython has one too."""

from . import _base, _importhook

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Does nothing; Pyodide calls it after its start."""
