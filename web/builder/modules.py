"""Finds the modules of the standard library that the engine needs.

Pyodide starts in Node with the whole library, imports the engine and the modules of `KEEP`, and
lists the loaded modules. `tests/pyodide` checks that the engine's tests need no other module.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from web.builder.archive import digest, remembered
from web.builder.paths import PYODIDE, WEB, run

ENGINE = ("twentyfour.bridge",)

# CPython imports these later, without an import statement.
KEEP = ("_pylong", "encodings.ascii", "encodings.latin_1")

# `_pylong` uses it, if present, for numbers of half a million bits.
_LEFT_OUT = "_decimal"

_SCRIPT = WEB / "builder" / "modules.mjs"


@dataclass(frozen=True, slots=True)
class Modules:
    """The modules that are loaded after the engine, and the modules in Pyodide's WebAssembly."""

    loaded: frozenset[str]
    builtin: frozenset[str]


def find_modules(library: Path, wheel: Path) -> Modules:
    """Return the modules that a page loads with this library and this wheel."""
    imports = (*ENGINE, *KEEP)
    inputs = (library, PYODIDE / "pyodide.asm.wasm", wheel, _SCRIPT)
    key = digest(*(file.read_bytes() for file in inputs), _LEFT_OUT, *imports)
    known = remembered("modules", f"{key}.json")
    if not known.exists():
        print("Finding the modules that the engine needs ...", flush=True)
        known.write_text(run("node", _SCRIPT, library, wheel, _LEFT_OUT, *imports))
    names = json.loads(known.read_text())
    return Modules(frozenset(names["loaded"]), frozenset(names["builtin"]))
