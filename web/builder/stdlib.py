"""The part of the standard library that the engine uses.

Stand-ins replace modules from which Pyodide's start needs one function, or only a successful
import. The real modules would import half of the library.
"""

import sys
from collections.abc import Set as AbstractSet
from pathlib import Path

from web.builder import bytecode
from web.builder.archive import digest, pack, remembered, unpack
from web.builder.paths import PYODIDE, WEB

WHOLE_STDLIB = PYODIDE / "python_stdlib.zip"

_STANDINS = WEB / "builder" / "standins"


def whole_library() -> Path:
    """Return the sources of the whole library, with the stand-ins."""
    files = {
        path.relative_to(_STANDINS).as_posix(): path.read_bytes()
        for path in _STANDINS.rglob("*.py")
    }
    known = remembered("library", f"{digest(WHOLE_STDLIB.read_bytes(), *files.values())}.zip")
    if not known.exists():
        whole = unpack(WHOLE_STDLIB)
        if strangers := files.keys() - whole.keys():
            sys.exit(f"Pyodide no longer has {', '.join(strangers)}: see {_STANDINS}.")
        pack({**whole, **files}, known)
    return known


def build_stdlib(library: Path, modules: AbstractSet[str]) -> Path:
    """Return these modules of the library, as bytecode."""
    inputs = (library, Path(__file__), *bytecode.COMPILER)
    key = digest(*(file.read_bytes() for file in inputs), *sorted(modules))
    known = remembered("stdlib", f"{key}.zip")
    if not known.exists():
        print("Compiling the standard library ...", flush=True)
        paths = [name.replace(".", "/") for name in modules]
        files = {f"{path}{end}" for path in paths for end in (".py", "/__init__.py")}
        whole = unpack(library)
        pack(bytecode.compiled({name: whole[name] for name in files & whole.keys()}), known)
    return known
