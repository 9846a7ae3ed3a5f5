"""The lock file, by which Pyodide knows what it was built for: no package is ever loaded.

`pyodide-lock` writes it. It is of the packages that run in Pyodide, but needs nothing of it.
"""

import json
import sys
from importlib import import_module
from typing import TypedDict

from web.builder.paths import PYODIDE, PYODIDE_PACKAGES


class Lock(TypedDict):
    """What Pyodide was built for, and its packages by name."""

    info: dict[str, object]
    packages: dict[str, dict[str, object]]


def lock_file() -> Lock:
    """Return the lock file for a Python that has all it needs in its memory."""
    if str(PYODIDE_PACKAGES) not in sys.path:
        sys.path.append(str(PYODIDE_PACKAGES))
    pyodide_lock = import_module("pyodide_lock")
    whole = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    info = pyodide_lock.InfoSpec.from_dict(whole["info"])
    lock: Lock = pyodide_lock.PyodideLockSpec(info, {}).to_dict()
    return lock
