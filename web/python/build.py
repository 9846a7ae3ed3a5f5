"""Builds Python for the page at one of three levels. Each level uses the one before it.

- `stock`: Pyodide unchanged; the page starts it with its standard library and the engine's wheel.
- `snapshot`: the memory of a Python that has started and imported the engine.
- `cut`: a snapshot, the code that the profile names, and the whole code for other calls.

README.md explains how.
"""

import json
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal, get_args

from web.builder.archive import Entries
from web.builder.paths import NODE, PYODIDE, WEB, ToolFailed, run
from web.builder.steps import made
from web.python.lock import lock_file
from web.python.modules import ENGINE, KEEP, LEFT_OUT, find_modules
from web.python.profile import kept_functions
from web.python.stdlib import WHOLE_STDLIB, build_stdlib, whole_library
from web.python.wheel import build_wheel

Level = Literal["stock", "snapshot", "cut"]
LEVELS: tuple[Level, ...] = get_args(Level)

CODE, SCRIPT = "pyodide.asm.wasm", "pyodide.asm.mjs"
LOADER, LOCK = "pyodide.mjs", "pyodide-lock.json"
WHOLE = "whole.wasm"
SNAPSHOT = "snapshot"
LIBRARY, WHEEL = "python_stdlib.zip", "twentyfour.whl"

_HERE = Path(__file__).parent
_RELEASE = _HERE / "release.py"
_IMPORT = re.compile(r'from "\./([^"]+)"')
_MODULES = (LEFT_OUT, *ENGINE, *KEEP)

_COST = {
    "cut": "a first visit moves 2 MB more",
    "snapshot": "Python starts five times as slowly",
}
"""The cost for players if the page is built one level below."""


def build_runtime(level: Level) -> tuple[Level, Entries]:
    """Return the files of Python at this level, or at the best lower level that can be built.

    If `CI` is set, a lower level is an error.
    """
    try:
        return level, runtime(level)
    except ToolFailed as failure:
        if level == "stock" or os.environ.get("CI"):
            raise
        below = LEVELS[LEVELS.index(level) - 1]
        print(reason(failure))
        print(f"Python is built as '{below}' instead of '{level}': {_COST[level]}.")
        return build_runtime(below)


def reason(failure: ToolFailed) -> str:
    """Return why a step failed: the assumption about Pyodide that does not hold, or its output."""
    changed = re.search(r"^(?:Error: )?(Pyodide has changed: .*)", str(failure), re.MULTILINE)
    return changed[1] if changed else str(failure)


def runtime(level: Level) -> Entries:
    """Return the files of Python at a level."""
    lock = {LOCK: json.dumps(lock_file(), indent=1).encode()}
    base = _pyodide(CODE, SCRIPT)
    if level == "stock":
        return {**base, LIBRARY: _read(WHOLE_STDLIB), WHEEL: _read(build_wheel()), **lock}
    if level == "snapshot":
        return {**base, SNAPSHOT: snapshot(base, engine()), **lock}
    with ThreadPoolExecutor() as pool:
        compiled = pool.submit(engine)
        base = linked()
        code = pool.submit(cut, base[WHOLE], kept_functions(base[WHOLE]))
        memory = snapshot(base, compiled.result())
        return {**base, CODE: code.result(), SNAPSHOT: memory, **lock}


def engine() -> Entries:
    """Return the engine, and the part of the standard library that it needs."""
    wheel, library = build_wheel(), whole_library()
    modules = find_modules(library, wheel)
    part = build_stdlib(library, modules.loaded - modules.builtin)
    return {LIBRARY: _read(part), WHEEL: _read(wheel)}


def linked() -> Entries:
    """Return Pyodide's code without unused exports, its script, and the code without its data."""

    def link(directory: Path) -> Entries:
        run("node", _HERE / "link.mjs", PYODIDE, directory)
        return {name: _read(directory / name) for name in (CODE, SCRIPT, WHOLE)}

    files = _pyodide(CODE, SCRIPT, LOADER).values()
    inputs = (*files, *_scripts("link.mjs"), _tools())
    return made("linked", "Removing unused exports from Pyodide", link, *inputs)


def snapshot(base: Entries, compiled: Entries) -> bytes:
    """Return the memory of a Python that has started with this code and imported the engine."""
    files = {**base, **compiled}

    def take(directory: Path) -> Entries:
        lay_out(directory, files)
        given = (directory, _RELEASE, directory / SNAPSHOT, *_MODULES)
        run(*NODE, _HERE / "snapshot.mjs", *given, cwd=directory)
        return {SNAPSHOT: _read(directory / SNAPSHOT)}

    names = " ".join(_MODULES).encode()
    inputs = (*files.values(), *_scripts("snapshot.mjs"), _read(_RELEASE), names, _tools())
    return made(SNAPSHOT, "Starting Python and taking its snapshot", take, *inputs)[SNAPSHOT]


def cut(whole: bytes, kept: list[int]) -> bytes:
    """Return the code with traps in place of the functions that are not kept, by their numbers."""
    numbers = json.dumps(kept).encode()

    def replace(directory: Path) -> Entries:
        before, listed, after = (directory / name for name in (WHOLE, "kept.json", CODE))
        before.write_bytes(whole)
        listed.write_bytes(numbers)
        run("node", _HERE / "cut.mjs", before, listed, after)
        return {CODE: _read(after)}

    inputs = (whole, numbers, *_scripts("cut.mjs"), _tools())
    return made("code", "Removing functions that are not in the profile", replace, *inputs)[CODE]


def lay_out(directory: Path, files: Entries) -> None:
    """Fill a directory with a Pyodide that starts in Node."""
    (directory / LIBRARY).touch()  # Node reads it, also when a snapshot has everything
    for name, content in {**_pyodide(LOADER), **files}.items():
        (directory / name).write_bytes(content)
    (directory / LOCK).write_text(json.dumps(lock_file()))
    (directory / "package.json").write_text("{}")  # hides the package.json of the folders above


def _scripts(*names: str) -> list[bytes]:
    """Return scripts of this folder, and everything that they import from it."""
    found = list(names)
    for name in found:
        text = (_HERE / name).read_text()
        found += [other for other in _IMPORT.findall(text) if other not in found]
    return [(_HERE / name).read_bytes() for name in sorted(found)]


def _pyodide(*names: str) -> Entries:
    return {name: _read(PYODIDE / name) for name in names}


def _tools() -> bytes:
    return _read(WEB / "package-lock.json")


def _read(file: Path) -> bytes:
    return file.read_bytes()


def level_wanted() -> Level:
    """Return the level in the environment variable `RUNTIME`."""
    name = os.environ.get("RUNTIME", LEVELS[-1])
    for level in LEVELS:
        if level == name:
            return level
    sys.exit(f"RUNTIME is '{name}', and must be one of {', '.join(LEVELS)}.")
