"""The standard library cut down to what the engine uses.

Nobody writes the list: Pyodide is booted in Node with the whole library, imports the engine and
the modules of `KEEP`, and tells what it has loaded then. `tests/pyodide` watches that the engine's
tests need nothing else.
"""

import importlib.util
import json
import sys
from pathlib import Path

from web.builder.archive import compiled, digest, pack, unpack
from web.builder.paths import CACHE, PYODIDE, WEB, run

ENGINE = "twentyfour.bridge"

# Imported by CPython itself at a later time, where no import statement shows it.
KEEP = ("_pylong", "encodings.ascii", "encodings.latin_1")


def build_stdlib(wheel: Path) -> Path:
    """Return the part of the standard library that a page with this wheel loads, as bytecode."""
    whole = whole_stdlib()
    known = CACHE / f"stdlib-{digest(whole.name, wheel.name, *KEEP)}.zip"
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
    return compiled(PYODIDE / "python_stdlib.zip")


def _loaded_modules(stdlib: Path, wheel: Path) -> list[str]:
    said = json.loads(run("node", WEB / "builder" / "modules.mjs", stdlib, wheel, ENGINE, *KEEP))
    if said["magic"] != importlib.util.MAGIC_NUMBER.hex():
        sys.exit(
            f"The build stopped: Pyodide runs Python {said['version']}, and the bytecode of "
            f"{sys.version.split()[0]} does not suit it. Make .venv with that version of Python."
        )
    modules: list[str] = said["modules"]
    return modules
