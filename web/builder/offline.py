"""The service worker, with the list of all that it keeps: every file that the page may need."""

import hashlib
import json
from base64 import b64encode
from pathlib import Path

from twentyfour._page import carries_hash
from web.builder.archive import digest
from web.builder.page import bundle
from web.builder.paths import SINGLE

SERVICE_WORKER = "sw.js"
# What a host reads, and the one file, which is only for those who download it.
_NOT_KEPT = {SERVICE_WORKER, SINGLE.name, "_headers"}

Entry = dict[str, str | None]


def add_service_worker(site: Path) -> None:
    """Write `sw.js` for the site as it stands; do it last, and again after any change."""
    bundle(
        site,
        [f"offline/{SERVICE_WORKER}"],
        format="iife",
        entryNames="[name]",
        define={"PRECACHE": json.dumps(precache_list(site))},
    )


def precache_list(site: Path) -> list[Entry]:
    """Return what Workbox must know of each file; a revision where its name may stay the same."""
    names = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    return [_entry(name, (site / name).read_bytes()) for name in names if name not in _NOT_KEPT]


def _entry(name: str, content: bytes) -> Entry:
    return {
        "url": name,
        "revision": None if carries_hash(name) else digest(content),
        "integrity": f"sha256-{b64encode(hashlib.sha256(content).digest()).decode()}",
    }
