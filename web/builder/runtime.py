"""Python for the browser: Pyodide's own files, the standard library and the engine."""

import base64
import hashlib
from pathlib import Path
from typing import TypedDict

from twentyfour._page import compressed
from web.builder.archive import Entries, digest
from web.builder.lock import Lock, lock_file


class File(TypedDict):
    """An address within the site, whether what is there is compressed, and the content's facts."""

    url: str
    gzip: bool
    bytes: int
    sha256: str


class Assets(TypedDict):
    """What `web/engine` must know of the runtime; `Assets` in its `types.d.ts`."""

    lock: Lock
    script: str
    snapshot: str
    files: dict[str, File]


def add_runtime(site: Path, runtime: Entries, stdlib: Path, wheel: Path) -> Assets:
    """Put the runtime into the site, and return what `web/engine` must know of it."""
    files = {
        "wasm": _add(site, "pyodide.asm.wasm", runtime),
        "stdlib": _add_compressed(site, "stdlib", stdlib),
        "wheel": _add_compressed(site, "twentyfour", wheel),
        "script": _add(site, "pyodide.asm.js", runtime),
    }
    return {
        "lock": lock_file(files["wheel"]["url"], hashlib.sha256(wheel.read_bytes()).hexdigest()),
        "script": files["script"]["url"],
        "snapshot": f"snapshot-{digest(*(file['url'] for file in files.values()))}",
        "files": files,
    }


def _add(site: Path, name: str, runtime: Entries) -> File:
    data = runtime[name]
    url = f"{Path(name).stem}-{digest(data)}{Path(name).suffix}"
    (site / url).write_bytes(data)
    return _file(url, data, is_compressed=False)


def _add_compressed(site: Path, name: str, source: Path) -> File:
    """Compress what no host would; under a neutral name, lest one takes it for an encoding."""
    data = source.read_bytes()
    url = f"{name}-{digest(data)}.bin"
    (site / url).write_bytes(compressed(data))
    return _file(url, data, is_compressed=True)


def _file(url: str, data: bytes, *, is_compressed: bool) -> File:
    sha256 = base64.b64encode(hashlib.sha256(data).digest()).decode()
    return {"url": url, "gzip": is_compressed, "bytes": len(data), "sha256": sha256}
