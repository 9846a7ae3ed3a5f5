"""Python for the browser: Pyodide's files, the standard library and the engine."""

import json
import shutil
from pathlib import Path

from web.builder.archive import Entries, digest
from web.builder.paths import PYODIDE

Assets = dict[str, object]


def add_runtime(site: Path, runtime: Entries, stdlib: Path, wheel: Path) -> Assets:
    """Put the runtime into the site, and return what `web/engine` must know of it."""
    files = {**runtime, "python_stdlib.zip": stdlib.read_bytes()}
    # Pyodide fixes the names of its files, so their directory carries the hash.
    name = f"python-{digest(*files.values())}"
    directory = site / name
    directory.mkdir()
    for file, data in files.items():
        (directory / file).write_bytes(data)
    engine = site / f"twentyfour-{digest(wheel.read_bytes())}.whl"
    shutil.copyfile(wheel, engine)
    return {
        "runtime": f"{name}/",
        "lock": _empty_lock(),
        "files": {
            "script": _file(site, directory / "pyodide.asm.js"),
            "wasm": _file(site, directory / "pyodide.asm.wasm"),
            "stdlib": _file(site, directory / "python_stdlib.zip"),
            "wheel": _file(site, engine),
        },
    }


def _file(site: Path, path: Path) -> dict[str, object]:
    return {"url": path.relative_to(site).as_posix(), "bytes": path.stat().st_size}


def _empty_lock() -> dict[str, object]:
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return {"info": lock["info"], "packages": {}}
