"""Python as files of the site: its code, its snapshot, and its worker's script."""

import base64
import hashlib
from pathlib import Path
from typing import NotRequired, TypedDict

import zstandard

from web.builder.archive import Entries, digest
from web.builder.page import bundle
from web.builder.paths import CACHE, GENERATED, fresh
from web.builder.steps import made
from web.python.build import CODE, LIBRARY, LOCK, SCRIPT, SNAPSHOT, WHEEL, WHOLE

_FILES = {
    "wasm": CODE,
    "snapshot": SNAPSHOT,
    "library": LIBRARY,
    "wheel": WHEEL,
    "whole": WHOLE,
}
"""The file names in `Assets` of `web/engine`, and the names that the build gives them."""

_ZSTD_LEVEL = 22


class Content(TypedDict):
    """The size and the hashes of a file's content."""

    bytes: int
    sha256: str


class File(Content):
    """The address of a file in the site, and its facts."""

    url: str
    unpacked: NotRequired[Content]


def add_runtime(site: Path, runtime: Entries) -> dict[str, File]:
    """Add the runtime to the site; return `Assets` for `web/engine`."""
    files = {
        name: _add_packed(site, runtime[file])
        if file == SNAPSHOT
        else add_file(site, file, runtime[file])
        for name, file in _FILES.items()
        if file in runtime
    }
    (GENERATED / SCRIPT).write_bytes(runtime[SCRIPT])
    (GENERATED / "lock.json").write_bytes(runtime[LOCK])
    return {**files, "worker": add_file(site, "worker.js", _worker())}


def _worker() -> bytes:
    """Bundle the worker, including Pyodide's script."""
    directory = fresh(CACHE / "worker")
    (name,) = bundle(directory, ["engine/worker.ts"], format="esm").values()
    return (directory / name).read_bytes()


def _add_packed(site: Path, snapshot: bytes) -> File:
    """Add a snapshot as zstd, which is a fifth smaller than gzip."""
    packing = zstandard.ZstdCompressor(level=_ZSTD_LEVEL)
    name = f"{SNAPSHOT}.zst"
    packed = made(
        "packed", "Packing the snapshot", lambda _: {name: packing.compress(snapshot)}, snapshot
    )
    file = add_file(site, name, packed[name])
    file["unpacked"] = _content(snapshot)
    return file


def add_file(site: Path, name: str, data: bytes) -> File:
    """Write a file under a name with its hash, and return its facts."""
    url = f"{Path(name).stem}-{digest(data)}{Path(name).suffix}"
    (site / url).write_bytes(data)
    content = _content(data)
    return {"url": url, "bytes": content["bytes"], "sha256": content["sha256"]}


def _content(data: bytes) -> Content:
    return {
        "bytes": len(data),
        "sha256": base64.b64encode(hashlib.sha256(data).digest()).decode(),
    }
