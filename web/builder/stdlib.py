"""The standard library cut down to what the engine uses."""

import json
import sys
from collections.abc import Set as AbstractSet
from pathlib import Path

from web.builder import bytecode
from web.builder.archive import digest, pack, remembered, unpack
from web.builder.modules import WHOLE_STDLIB
from web.builder.paths import PYODIDE


def build_stdlib(modules: AbstractSet[str]) -> Path:
    """Return these modules of the standard library, as bytecode."""
    _check_python()
    inputs = (WHOLE_STDLIB, Path(__file__), Path(bytecode.__file__))
    key = digest(*(file.read_bytes() for file in inputs), sys.version, *sorted(modules))
    known = remembered("stdlib", f"{key}.zip")
    if not known.exists():
        print("Compiling the standard library ...", flush=True)
        paths = [name.replace(".", "/") for name in modules]
        files = {f"{path}{end}" for path in paths for end in (".py", "/__init__.py")}
        whole = unpack(WHOLE_STDLIB)
        pack(bytecode.compiled({name: whole[name] for name in files & whole.keys()}), known)
    return known


def _check_python() -> None:
    """Leave when this Python's bytecode is not that of Pyodide's."""
    theirs = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]["python"]
    ours = "{}.{}".format(*sys.version_info)
    if not theirs.startswith(f"{ours}."):
        sys.exit(f"The build needs the Python of Pyodide, {theirs}, in .venv; this is a {ours}.")
