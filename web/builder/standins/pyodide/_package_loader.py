"""In place of Pyodide's loader of packages, which wants a good part of the library: none comes.

A memory snapshot expects the things that Pyodide's own modules import from JavaScript, in order.
"""

from pyodide_js import loadedPackages

__all__ = ["loadedPackages"]


class _Place:
    """A path that Pyodide asks for as text, though nothing is ever put there."""

    def __str__(self) -> str:
        return "/nowhere"


SITE_PACKAGES = DSO_DIR = _Place()


def init_loaded_packages() -> None:
    """Called when Pyodide has started."""
