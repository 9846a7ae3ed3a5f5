"""Builds Python for the page at one of three levels. Each level uses the one before it.

- `stock`: Pyodide unchanged; the page starts it with its standard library and the engine's wheel.
- `snapshot`: the memory of a Python that has started and imported the engine.
- `cut`: a snapshot, the code that ran in training, and the whole code for other calls.

README.md explains how.
"""

import json
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, get_args

from web.builder.archive import Entries, digest, pack, remembered, unpack
from web.builder.lock import lock_file
from web.builder.modules import ENGINE, KEEP, find_modules
from web.builder.paths import NODE, PYODIDE, WEB, ToolFailed, run
from web.builder.pyodide import calls
from web.builder.stdlib import WHOLE_STDLIB, build_stdlib, whole_library

Level = Literal["stock", "snapshot", "cut"]
LEVELS: tuple[Level, ...] = get_args(Level)

CODE, SCRIPT = "pyodide.asm.wasm", "pyodide.asm.mjs"
LOADER = "pyodide.mjs"
WHOLE = "whole.wasm"
SNAPSHOT = "snapshot"
LIBRARY, WHEEL = "python_stdlib.zip", "twentyfour.whl"

_HERE = Path(__file__).parent
_RELEASE = _HERE / "release.py"
_INPUTS = (
    *(PYODIDE / name for name in (CODE, SCRIPT, LOADER)),
    *(WEB / "package-lock.json", WEB / "engine" / "restore-snapshot.ts"),
    *sorted(file for file in _HERE.iterdir() if file.suffix in (".py", ".mjs")),
)
_MODULES = (*ENGINE, *KEEP)

_COST = {
    "cut": "a first visit moves 2 MB more",
    "snapshot": "Python starts five times as slowly",
}
"""The cost for players if the page is built one level below."""


def build_runtime(wheel: Path, level: Level) -> tuple[Level, Entries]:
    """Return the files of Python at this level, or at the best lower level that can be built.

    If `CI` is set, a lower level is an error.
    """
    try:
        return level, runtime(wheel, level)
    except ToolFailed as failure:
        if level == "stock" or os.environ.get("CI"):
            raise
        below = LEVELS[LEVELS.index(level) - 1]
        changed = re.search(r"^(?:Error: )?(Pyodide has changed: .*)", str(failure), re.MULTILINE)
        print(changed[1] if changed else failure)
        print(f"Python is built as '{below}' instead of '{level}': {_COST[level]}.")
        return build_runtime(wheel, below)


def runtime(wheel: Path, level: Level) -> Entries:
    """Return the files of Python at a level."""
    if level == "stock":
        return _stock(wheel)
    inputs = (*_INPUTS, whole_library(), wheel)
    key = digest(level, *(file.read_bytes() for file in inputs), *_MODULES)
    known = remembered(level, f"{key}.zip")
    if not known.exists():
        with TemporaryDirectory() as directory:
            pack(built(Path(directory), wheel, level), known)
    return unpack(known)


def _stock(wheel: Path) -> Entries:
    files = {CODE: PYODIDE / CODE, SCRIPT: PYODIDE / SCRIPT, LIBRARY: WHOLE_STDLIB, WHEEL: wheel}
    return {name: file.read_bytes() for name, file in files.items()}


def built(directory: Path, wheel: Path, level: Level) -> Entries:
    """Build the files of a level with a snapshot, in an empty directory."""
    make_snapshot(directory, wheel, level)
    if level == "cut":
        _cut(directory)
    names = (CODE, SCRIPT, SNAPSHOT, *([WHOLE] if level == "cut" else []))
    return {name: (directory / name).read_bytes() for name in names}


def make_snapshot(directory: Path, wheel: Path, level: Level) -> None:
    """Fill a directory with a Pyodide that starts in Node, and with its snapshot."""
    _lay_out(directory, wheel)
    if level == "cut":
        _say("Removing unused exports from Pyodide")
        run("node", _HERE / "link.mjs", PYODIDE, directory)
    _say("Starting Python and taking its snapshot")
    given = (directory, _RELEASE, directory / SNAPSHOT, *_MODULES)
    run(*NODE, _HERE / "snapshot.mjs", *given, cwd=directory)


def _lay_out(directory: Path, wheel: Path) -> None:
    library = whole_library()
    modules = find_modules(library, wheel)
    for name in (CODE, SCRIPT, LOADER):
        shutil.copyfile(PYODIDE / name, directory / name)
    shutil.copyfile(build_stdlib(library, modules.loaded - modules.builtin), directory / LIBRARY)
    shutil.copyfile(wheel, directory / WHEEL)
    (directory / "pyodide-lock.json").write_text(json.dumps(lock_file()))
    (directory / "package.json").write_text("{}")  # hides the package.json of the folders above


def _cut(directory: Path) -> None:
    """Replace the code with the functions that run in training; rename the whole code."""
    cut, whole, asked = (directory / name for name in (CODE, WHOLE, "calls.json"))
    _say("Training Python, and removing the functions that do not run")
    asked.write_text(calls.as_json(calls.training()))
    run(*NODE, _HERE / "train.mjs", directory, whole, asked, cut)
    _say("Comparing the answers of the cut and the whole code")
    asked.write_text(calls.as_json(calls.samples(4)))
    with ThreadPoolExecutor() as pool:
        ask = partial(run, *NODE, _HERE / "ask.mjs", directory)
        answers = set(pool.map(lambda code: ask(code, asked), (cut, whole)))
    if len(answers) > 1:
        raise ToolFailed("Pyodide has changed: expected equal answers of cut and whole code.")


def _say(step: str) -> None:
    print(f"{step} ...", flush=True)


def level_wanted() -> Level:
    """Return the level in the environment variable `RUNTIME`."""
    name = os.environ.get("RUNTIME", LEVELS[-1])
    for level in LEVELS:
        if level == name:
            return level
    sys.exit(f"RUNTIME is '{name}', and must be one of {', '.join(LEVELS)}.")
