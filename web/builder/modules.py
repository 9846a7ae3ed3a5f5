"""Which of Python's modules the engine needs.

Nobody writes the list: Pyodide is booted in Node with the whole library, imports the engine and
the modules of `KEEP`, and tells what it has loaded then. `tests/pyodide` watches that the engine's
tests need nothing else.
"""

import json
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from web.builder.archive import digest, remembered
from web.builder.paths import PYODIDE, WEB, run

ENGINE = ("twentyfour.bridge",)

# Imported by CPython itself at a later time, where no import statement shows it.
KEEP = ("_pylong", "encodings.ascii", "encodings.latin_1")

# What `_pylong` uses where it is there, for numbers of half a million bits.
_LEFT_OUT = "_decimal"

_SCRIPT = WEB / "builder" / "modules.mjs"


@dataclass(frozen=True, slots=True)
class Modules:
    """What is loaded once the engine is, and what is built into Pyodide's WebAssembly."""

    loaded: frozenset[str]
    builtin: frozenset[str]


def find_modules(library: Path, wheel: Path, extra: Collection[str] = ()) -> Modules:
    """Return the modules that a page with this wheel has, of that standard library, and others."""
    imports = (*ENGINE, *KEEP, *extra)
    inputs = (library, PYODIDE / "pyodide.asm.wasm", wheel, _SCRIPT)
    key = digest(*(file.read_bytes() for file in inputs), _LEFT_OUT, *imports)
    known = remembered("tests-modules" if extra else "modules", f"{key}.json")
    if not known.exists():
        print("Finding what the engine needs of Python ...", flush=True)
        known.write_text(run("node", _SCRIPT, library, wheel, _LEFT_OUT, *imports))
    found = json.loads(known.read_text())
    return Modules(frozenset(found["loaded"]), frozenset(found["builtin"]))
