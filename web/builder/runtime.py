"""Python for the browser: Pyodide's own files, the standard library and the engine."""

import json
import shutil
from pathlib import Path
from typing import TypedDict

from web.builder.archive import digest
from web.builder.paths import PYODIDE


class File(TypedDict):
    """An address within the site, and the size."""

    url: str
    bytes: int


class Assets(TypedDict):
    """What `web/engine` must know of the runtime; `Assets` in its `types.d.ts`."""

    lock: dict[str, object]
    snapshot: str
    files: dict[str, File]


def add_runtime(site: Path, stdlib: Path, wheel: Path) -> Assets:
    """Copy the runtime into the site, and return what `web/engine` must know of it."""
    sources = {
        "pyodide.asm.js": PYODIDE / "pyodide.asm.js",
        "pyodide.asm.wasm": PYODIDE / "pyodide.asm.wasm",
        "python_stdlib.zip": stdlib,
    }
    # Pyodide fixes the names of its files, so their directory carries the hash.
    name = f"python-{digest(*(source.read_bytes() for source in sources.values()))}"
    directory = site / name
    directory.mkdir()
    for file, source in sources.items():
        shutil.copyfile(source, directory / file)
    engine = site / f"twentyfour-{digest(wheel.read_bytes())}.whl"
    shutil.copyfile(wheel, engine)
    return {
        "lock": _empty_lock(),
        "snapshot": f"snapshot-{digest(name, engine.name)}",
        "files": {
            "wasm": _file(site, directory / "pyodide.asm.wasm"),
            "script": _file(site, directory / "pyodide.asm.js"),
            "stdlib": _file(site, directory / "python_stdlib.zip"),
            "wheel": _file(site, engine),
        },
    }


def _file(site: Path, path: Path) -> File:
    return {"url": path.relative_to(site).as_posix(), "bytes": path.stat().st_size}


def _empty_lock() -> dict[str, object]:
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return {"info": lock["info"], "packages": {}}
