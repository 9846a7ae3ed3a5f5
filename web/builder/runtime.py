"""Python for the browser: Pyodide's WebAssembly and JavaScript as files of the site."""

import base64
import hashlib
from pathlib import Path
from typing import TypedDict

from web.builder.archive import Entries, digest


class File(TypedDict):
    """An address within the site, and the facts of what is there."""

    url: str
    bytes: int
    sha256: str


class Assets(TypedDict):
    """What `web/engine` must know of the runtime; `Assets` in its `types.d.ts`."""

    script: str
    files: dict[str, File]


def add_runtime(site: Path, runtime: Entries) -> Assets:
    """Put the runtime into the site, and return what `web/engine` must know of it."""
    files = {
        "wasm": _add(site, "pyodide.asm.wasm", runtime),
        "script": _add(site, "pyodide.asm.js", runtime),
    }
    return {"script": files["script"]["url"], "files": files}


def _add(site: Path, name: str, runtime: Entries) -> File:
    data = runtime[name]
    url = f"{Path(name).stem}-{digest(data)}{Path(name).suffix}"
    (site / url).write_bytes(data)
    sha256 = base64.b64encode(hashlib.sha256(data).digest()).decode()
    return {"url": url, "bytes": len(data), "sha256": sha256}
