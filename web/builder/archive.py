"""Reproducible zip files."""

import hashlib
import zipfile
from collections.abc import Mapping
from pathlib import Path

from web.builder.paths import CACHE

_KEPT = 4  # files of a kind, so that a change of branch or level finds its files again

Entries = Mapping[str, bytes]


def digest(*parts: bytes | str) -> str:
    """Return a hash of the content, short enough for a file name."""
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8) + data)
    return total.hexdigest()[:12]


def unpack(archive: Path) -> Entries:
    """Return the files of a zip file by name."""
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist() if not name.endswith("/")}


def pack(entries: Entries, archive: Path, compression: int = zipfile.ZIP_STORED) -> Path:
    """Write a zip file that does not depend on the clock, the machine or the order of work.

    By default the files are stored without compression: the network's compression of the whole is
    better, and Python need not inflate what it reads.
    """
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w") as opened:
        for name in sorted(entries):
            entry = zipfile.ZipInfo(name)
            entry.external_attr = 0o644 << 16
            opened.writestr(entry, entries[name], compression)
    return archive


def remembered(kind: str, key: str) -> Path:
    """Return the path of a file in the cache; for a new file, delete the oldest of its kind."""
    place = CACHE / f"{kind}-{key}"
    if not place.exists():
        known = sorted(CACHE.glob(f"{kind}-*"), key=lambda file: file.stat().st_mtime)
        for old in known[: 1 - _KEPT]:
            old.unlink(missing_ok=True)
    return place
