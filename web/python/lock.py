"""The lock file, which tells Pyodide its version. It lists no package.

`pyodide-lock` writes it. That package runs in the build's own Python.
"""

import json
import sys
from importlib import import_module
from typing import TypedDict

from web.builder.paths import PYODIDE, PYODIDE_PACKAGES


class Lock(TypedDict):
    """The target of a Pyodide build, and its packages by name."""

    info: dict[str, object]
    packages: dict[str, dict[str, object]]


def lock_file() -> Lock:
    """Return the lock file for a Python whose snapshot has all modules."""
    if str(PYODIDE_PACKAGES) not in sys.path:
        sys.path.append(str(PYODIDE_PACKAGES))
    pyodide_lock = import_module("pyodide_lock")
    whole = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    info = pyodide_lock.InfoSpec.from_dict(whole["info"])
    lock: Lock = pyodide_lock.PyodideLockSpec(info, {}).to_dict()
    return lock
