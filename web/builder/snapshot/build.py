"""Python as it is once it has imported the engine: what every start in a page begins with.

`take.mjs` starts it in Node and makes its memory the data of the WebAssembly. README.md tells how.
"""

import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.archive import Entries, digest, pack, remembered, unpack
from web.builder.lock import lock_file
from web.builder.modules import ENGINE, KEEP
from web.builder.paths import PYODIDE, run

_HERE = Path(__file__).parent
_COMMAND = _HERE / "take.mjs"
_FILES = ("pyodide.asm.js", "pyodide.asm.wasm")
_MODULES = (*ENGINE, *KEEP)


def started_runtime(runtime: Entries, stdlib: Path, wheel: Path) -> Entries:
    """Return the runtime as it is once it has started with this library and this wheel."""
    inputs = [*(PYODIDE / name for name in (*_FILES, "pyodide.mjs")), stdlib, wheel]
    inputs += [
        *sorted(_HERE.glob("*.mjs")),
        *sorted(_HERE.parent.glob("relink/*.mjs")),
        Path(__file__),
    ]
    key = digest(*(file.read_bytes() for file in inputs), *runtime.values(), *_MODULES)
    known = remembered("snapshot", f"{key}.zip")
    if not known.exists():
        print("Starting the Python that the page begins with ...", flush=True)
        with TemporaryDirectory() as directory:
            pack(start(Path(directory), runtime, stdlib, wheel), known)
    return unpack(known)


def start(
    directory: Path, runtime: Entries, stdlib: Path, wheel: Path, **environment: str
) -> Entries:
    """Start Python in an empty directory, in this environment, and return its runtime."""
    for name, content in runtime.items():
        (directory / name).write_bytes(content)
    shutil.copyfile(PYODIDE / "pyodide.mjs", directory / "pyodide.mjs")
    shutil.copyfile(stdlib, directory / "python_stdlib.zip")
    shutil.copyfile(wheel, directory / "twentyfour.whl")
    (directory / "pyodide-lock.json").write_text(json.dumps(lock_file()))
    (directory / "package.json").write_text("{}")  # no folder above says that scripts are modules
    out = directory / "started"
    out.mkdir()
    run("node", _COMMAND, PYODIDE, directory, out, *_MODULES, cwd=directory, **environment)
    return {name: (out / name).read_bytes() for name in _FILES}
