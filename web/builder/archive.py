"""Zip files that are the same whenever they are made of the same, and Python bytecode in them."""

import hashlib
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.paths import CACHE, run

Entries = Mapping[str, bytes]

_PYODIDE_BUILD = Path(sys.executable).with_name("pyodide")


def digest(*parts: bytes | str) -> str:
    """Name some content by its hash, short enough for a file name."""
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8) + data)
    return total.hexdigest()[:12]


def unpack(archive: Path) -> Entries:
    """Return the files of a zip file by name."""
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist() if not name.endswith("/")}


def pack(entries: Entries, archive: Path) -> Path:
    """Write a zip file in which nothing depends on the clock, the machine or the order of work."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w") as opened:
        for name in sorted(entries):
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            opened.writestr(entry, entries[name], compresslevel=9)
    return archive


def remembered(kind: str, key: str) -> Path:
    """Return the cache's place for an archive; where it is new, older ones of its kind go."""
    place = CACHE / f"{kind}-{key}.zip"
    if not place.exists():
        for old in CACHE.glob(f"{kind}-*.zip"):
            old.unlink()
    return place


def compiled(archive: Path) -> Path:
    """Return the archive with bytecode in place of sources; compile it only when it is new."""
    known = remembered(archive.stem, digest(archive.read_bytes(), sys.version))
    if not known.exists():
        print(f"Compiling {archive.name} to bytecode ...", flush=True)
        with TemporaryDirectory() as directory:
            copy = Path(directory, archive.name)
            copy.write_bytes(archive.read_bytes())
            run(_PYODIDE_BUILD, "py-compile", "--silent", copy)
            (result,) = Path(directory).iterdir()
            pack(unpack(result), known)
    return known
