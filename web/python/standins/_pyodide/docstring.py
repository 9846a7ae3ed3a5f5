"""Replaces the docstrings of Pyodide's functions, which need `inspect`."""

__all__ = ["get_cmeth_docstring"]


def get_cmeth_docstring(_function: object) -> str:
    """Return no docstring."""
    return ""
