"""The standard library cut down to what the engine uses.

Nobody writes the list: Pyodide is booted in Node with the whole library, imports the engine and
the modules of `KEEP`, and tells what it has loaded then. `tests/pyodide` watches that the engine's
tests need nothing else.
"""

import json
import sys
from pathlib import Path

from web.builder.archive import compiled, digest, pack, remembered, unpack
from web.builder.paths import PYODIDE, WEB, run

ENGINE = "twentyfour.bridge"

# Imported by CPython itself at a later time, where no import statement shows it.
KEEP = ("_pylong", "encodings.ascii", "encodings.latin_1")


def build_stdlib(wheel: Path) -> Path:
    """Return the part of the standard library that a page with this wheel loads, as bytecode."""
    whole = whole_stdlib()
    known = remembered("stdlib", digest(whole.name, wheel.name, *KEEP))
    if not known.exists():
        print("Finding what the engine needs of the standard library ...", flush=True)
        names = _loaded_modules(whole, wheel)
        files = {
            f"{name.replace('.', '/')}{end}" for name in names for end in (".pyc", "/__init__.pyc")
        }
        pack({name: data for name, data in unpack(whole).items() if name in files}, known)
    return known


def whole_stdlib() -> Path:
    """Return Pyodide's standard library as bytecode."""
    _check_python()
    return compiled(PYODIDE / "python_stdlib.zip")


def _check_python() -> None:
    """Leave when this Python's bytecode is not that of Pyodide's."""
    theirs = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]["python"]
    ours = "{}.{}".format(*sys.version_info)
    if not theirs.startswith(f"{ours}."):
        sys.exit(f"The build needs the Python of Pyodide, {theirs}, in .venv; this is a {ours}.")


def _loaded_modules(stdlib: Path, wheel: Path) -> list[str]:
    script = WEB / "builder" / "modules.mjs"
    modules: list[str] = json.loads(run("node", script, stdlib, wheel, ENGINE, *KEEP))
    return modules
