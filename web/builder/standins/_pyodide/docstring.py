"""In place of the docstrings of Pyodide's own functions, for which it would inspect each."""

__all__ = ["get_cmeth_docstring"]


def get_cmeth_docstring(_function: object) -> str:
    """Return no docstring."""
    return ""
