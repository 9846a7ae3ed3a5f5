"""Finds the modules of the standard library that the engine needs.

Pyodide starts in Node with the whole library, imports the engine and the modules of `KEEP`, and
lists the loaded modules. `tests/pyodide` checks that the engine's tests need no other module.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from web.builder.paths import PYODIDE, run
from web.builder.steps import made

ENGINE = ("twentyfour.bridge",)

# CPython imports these later, without an import statement.
KEEP = ("_pylong", "encodings.ascii", "encodings.latin_1")

# `_pylong` uses it, if present, for numbers of half a million bits.
LEFT_OUT = "_decimal"

_SCRIPT = Path(__file__).with_name("modules.mjs")
_FOUND = "modules.json"


@dataclass(frozen=True, slots=True)
class Modules:
    """The modules that are loaded after the engine, and the modules in Pyodide's WebAssembly."""

    loaded: frozenset[str]
    builtin: frozenset[str]


def find_modules(library: Path, wheel: Path) -> Modules:
    """Return the modules that a page loads with this library and this wheel."""
    imports = (*ENGINE, *KEEP)
    files = (library, PYODIDE / "pyodide.asm.wasm", wheel, _SCRIPT)
    found = made(
        "modules",
        "Finding the modules that the engine needs",
        lambda _: {_FOUND: run("node", _SCRIPT, library, wheel, LEFT_OUT, *imports).encode()},
        *(file.read_bytes() for file in files),
        " ".join((LEFT_OUT, *imports)).encode(),
    )
    names = json.loads(found[_FOUND])
    return Modules(frozenset(names["loaded"]), frozenset(names["builtin"]))
