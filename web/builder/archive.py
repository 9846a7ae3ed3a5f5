"""Zip files that are the same whenever they are made of the same."""

import hashlib
import zipfile
from collections.abc import Mapping
from pathlib import Path

from web.builder.paths import CACHE

Entries = Mapping[str, bytes]


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
    """Write a zip file in which nothing depends on the clock, the machine or the order of work.

    Nothing in it is compressed: the network's compression does better on the whole, and Python
    need not inflate what it reads.
    """
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w") as opened:
        for name in sorted(entries):
            entry = zipfile.ZipInfo(name)
            entry.external_attr = 0o644 << 16
            opened.writestr(entry, entries[name])
    return archive


def remembered(kind: str, key: str) -> Path:
    """Return the cache's place for a file; where it is new, older ones of its kind go."""
    place = CACHE / f"{kind}-{key}"
    if not place.exists():
        for old in CACHE.glob(f"{kind}-*"):
            old.unlink()
    return place
