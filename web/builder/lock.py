"""The lock file, by which Pyodide knows what it was built for, and the engine as its one package.

`pyodide-lock` writes it. It is of the packages that run in Pyodide, but needs nothing of it.
"""

import json
import sys
from importlib import import_module
from typing import TypedDict

from twentyfour import __version__
from web.builder.paths import PYODIDE, PYODIDE_PACKAGES


class Lock(TypedDict):
    """What Pyodide was built for, and its packages by name."""

    info: dict[str, object]
    packages: dict[str, dict[str, object]]


def lock_file(file_name: str, sha256: str) -> Lock:
    """Return the lock file for a site with one package, the engine's wheel."""
    if str(PYODIDE_PACKAGES) not in sys.path:
        sys.path.append(str(PYODIDE_PACKAGES))
    pyodide_lock = import_module("pyodide_lock")
    engine = pyodide_lock.PackageSpec(
        name="twentyfour",
        version=__version__,
        file_name=file_name,
        install_dir="site",
        sha256=sha256,
        imports=["twentyfour"],
    )
    whole = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    info = pyodide_lock.InfoSpec.from_dict(whole["info"])
    lock: Lock = pyodide_lock.PyodideLockSpec(info, {"twentyfour": engine}).to_dict()
    return lock
