"""The standard library cut down to what the engine uses.

Nobody writes the list: Pyodide is booted in Node with the whole library, imports the engine and
the modules of `KEEP`, and tells what it has loaded then. `tests/pyodide` watches that the engine's
tests need nothing else.
"""

import json
import sys
from pathlib import Path

from web.builder import bytecode
from web.builder.archive import digest, pack, remembered, unpack
from web.builder.paths import PYODIDE, WEB, run

ENGINE = "twentyfour.bridge"

# Imported by CPython itself at a later time, where no import statement shows it.
KEEP = ("_pylong", "encodings.ascii", "encodings.latin_1")

WHOLE_STDLIB = PYODIDE / "python_stdlib.zip"


def build_stdlib(wheel: Path) -> Path:
    """Return the part of the standard library that a page with this wheel loads, as bytecode."""
    _check_python()
    inputs = (WHOLE_STDLIB, wheel, Path(__file__), Path(bytecode.__file__))
    key = digest(*(file.read_bytes() for file in inputs), sys.version)
    known = remembered("stdlib", f"{key}.zip")
    if not known.exists():
        print("Finding what the engine needs of the standard library ...", flush=True)
        names = _loaded_modules(wheel)
        files = {
            f"{name.replace('.', '/')}{end}" for name in names for end in (".py", "/__init__.py")
        }
        whole = unpack(WHOLE_STDLIB)
        pack(bytecode.compiled({name: whole[name] for name in files & whole.keys()}), known)
    return known


def _check_python() -> None:
    """Leave when this Python's bytecode is not that of Pyodide's."""
    theirs = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]["python"]
    ours = "{}.{}".format(*sys.version_info)
    if not theirs.startswith(f"{ours}."):
        sys.exit(f"The build needs the Python of Pyodide, {theirs}, in .venv; this is a {ours}.")


def _loaded_modules(wheel: Path) -> list[str]:
    script = WEB / "builder" / "modules.mjs"
    modules: list[str] = json.loads(run("node", script, WHOLE_STDLIB, wheel, ENGINE, *KEEP))
    return modules
