"""The part of the standard library that the engine uses.

Stand-ins replace modules from which Pyodide's start needs one function, or only a successful
import. The real modules would import half of the library.
"""

import sys
from collections.abc import Set as AbstractSet
from pathlib import Path

from web.builder.archive import Entries, unpack
from web.builder.paths import PYODIDE
from web.builder.steps import step
from web.python import bytecode

WHOLE_STDLIB = PYODIDE / "python_stdlib.zip"

_STANDINS = Path(__file__).with_name("standins")


def whole_library() -> Path:
    """Return the sources of the whole library, with the stand-ins."""
    standins = {
        path.relative_to(_STANDINS).as_posix(): path.read_bytes()
        for path in sorted(_STANDINS.rglob("*.py"))
    }

    def with_standins(_: Path) -> Entries:
        whole = unpack(WHOLE_STDLIB)
        if strangers := standins.keys() - whole.keys():
            sys.exit(f"Pyodide no longer has {', '.join(strangers)}: see {_STANDINS}.")
        return {**whole, **standins}

    what = "Adding stand-ins to the standard library"
    names = " ".join(standins).encode()
    parts = (WHOLE_STDLIB.read_bytes(), names, *standins.values())
    return step("library", what, with_standins, *parts)


def build_stdlib(library: Path, modules: AbstractSet[str]) -> Path:
    """Return these modules of the library, as bytecode."""

    def compiled(_: Path) -> Entries:
        paths = [name.replace(".", "/") for name in modules]
        files = {f"{path}{end}" for path in paths for end in (".py", "/__init__.py")}
        whole = unpack(library)
        return bytecode.compiled({name: whole[name] for name in files & whole.keys()})

    what = "Compiling the standard library"
    parts = (library.read_bytes(), *bytecode.compiler(), " ".join(sorted(modules)).encode())
    return step("stdlib", what, compiled, *parts)
