"""Replaces Pyodide's loader of packages, which imports much of the library. The page loads no
package.

A memory snapshot expects the JavaScript objects that Pyodide's modules import, in order.
"""

from pyodide_js import loadedPackages

__all__ = ["loadedPackages"]


class _Place:
    """A path that Pyodide converts to text. It is never used."""

    def __str__(self) -> str:
        return "/nowhere"


SITE_PACKAGES = DSO_DIR = _Place()


def init_loaded_packages() -> None:
    """Does nothing; Pyodide calls it after its start."""
