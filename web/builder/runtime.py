"""Python for the browser, as files of the site: its WebAssembly, and the script of its worker."""

import base64
import hashlib
import json
from pathlib import Path
from typing import TypedDict

from web.builder.archive import Entries, digest
from web.builder.page import bundle
from web.builder.paths import CACHE, GENERATED, fresh


class File(TypedDict):
    """An address within the site, and the facts of what is there."""

    url: str
    bytes: int
    sha256: str


def add_runtime(site: Path, runtime: Entries) -> dict[str, File]:
    """Put the runtime into the site; return what `web/engine` must know of it, as `Assets` there.

    The worker's script begins with Pyodide's: a worker would read a second one only while nothing
    else goes on in it.
    """
    wasm = _add(site, "pyodide.asm.wasm", runtime["pyodide.asm.wasm"])
    (GENERATED / "wasm.json").write_text(json.dumps(wasm, indent=1))
    script = runtime["pyodide.asm.js"] + b"\n" + _worker().read_bytes()
    return {"wasm": wasm, "worker": _add(site, "worker.js", script)}


def _worker() -> Path:
    """Bundle the worker; a classic script, so that one can also be made of a blob."""
    directory = fresh(CACHE / "worker")
    (name,) = bundle(directory, ["engine/worker.js"], format="iife").values()
    return directory / name


def _add(site: Path, name: str, data: bytes) -> File:
    url = f"{Path(name).stem}-{digest(data)}{Path(name).suffix}"
    (site / url).write_bytes(data)
    sha256 = base64.b64encode(hashlib.sha256(data).digest()).decode()
    return {"url": url, "bytes": len(data), "sha256": sha256}
