"""Python as it is once it has imported the engine: what every start in a page begins with.

`take.mjs` starts it in Node, and `finish.mjs` makes its memory the data of the WebAssembly.
README.md tells how.
"""

import json
import shutil
from collections.abc import Collection
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.archive import Entries, digest, pack, remembered, unpack
from web.builder.lock import lock_file
from web.builder.modules import ENGINE, KEEP, find_modules
from web.builder.paths import PYODIDE, WEB, run
from web.builder.relink.build import INPUTS, TABLE, merged, relinked_runtime
from web.builder.stdlib import build_stdlib, whole_library

_HERE = Path(__file__).parent
_TAKE = _HERE / "take.mjs"
_FINISH = _HERE / "finish.mjs"
_TRIM = WEB / "builder" / "trim" / "command.mjs"
_RELEASE = _TRIM.parent / "release.py"
_SCRIPTS = (*_HERE.glob("*.mjs"), *_TRIM.parent.glob("*.mjs"), _RELEASE)
_FILES = ("pyodide.asm.js", "pyodide.asm.wasm")
_MODULES = (*ENGINE, *KEEP)
_MOVED = TABLE + 65_536  # `MOVED` of trim/held.mjs


def started_runtime(wheel: Path, extra: Collection[str] = ()) -> Entries:
    """Return the runtime as it is once it has started with this wheel.

    With extra modules of CPython, nothing is trimmed: tests run in it.
    """
    inputs = [*INPUTS, whole_library(), wheel, *sorted(_SCRIPTS), Path(__file__)]
    key = digest(*(file.read_bytes() for file in inputs), *_MODULES, *extra)
    known = remembered("tests-snapshot" if extra else "snapshot", f"{key}.zip")
    if not known.exists():
        with TemporaryDirectory() as directory:
            pack(start(Path(directory), wheel, extra), known)
    return unpack(known)


def start(directory: Path, wheel: Path, extra: Collection[str] = (), **environment: str) -> Entries:
    """Start Python in an empty directory, in this environment, and return its runtime."""
    library = whole_library()
    modules = find_modules(library, wheel, extra)
    unused = sorted(modules.builtin - modules.loaded)
    stdlib = build_stdlib(library, modules.loaded - modules.builtin)
    kind = "tests-runtime" if extra else "runtime"
    first = directory / "first"
    last = "" if extra else _RELEASE
    snapshot = _snapshot(first, relinked_runtime(kind, unused), stdlib, wheel, last, environment)
    wasm = first / "pyodide.asm.wasm"
    if not extra:
        runtime = relinked_runtime("moved", unused, _MOVED)
        moved = _snapshot(directory / "moved", runtime, stdlib, wheel, last, environment)
        print("Taking out what a started Python does not need ...", flush=True)
        linked = directory / "linked.wasm"
        run("node", _TRIM, PYODIDE, snapshot, moved, linked, *unused)
        wasm = merged(directory, linked)
    out = directory / "finished"
    out.mkdir()
    run("node", _FINISH, PYODIDE, wasm, snapshot, out)
    return {name: (out / name).read_bytes() for name in _FILES}


def _snapshot(
    directory: Path,
    runtime: Entries,
    stdlib: Path,
    wheel: Path,
    last: Path | str,
    environment: dict[str, str],
) -> Path:
    print("Starting the Python that the page begins with ...", flush=True)
    directory.mkdir()
    for name, content in runtime.items():
        (directory / name).write_bytes(content)
    shutil.copyfile(PYODIDE / "pyodide.mjs", directory / "pyodide.mjs")
    shutil.copyfile(stdlib, directory / "python_stdlib.zip")
    shutil.copyfile(wheel, directory / "twentyfour.whl")
    (directory / "pyodide-lock.json").write_text(json.dumps(lock_file()))
    (directory / "package.json").write_text("{}")  # no folder above says that scripts are modules
    out = directory / "snapshot"
    run("node", _TAKE, directory, last, out, *_MODULES, cwd=directory, **environment)
    return out
