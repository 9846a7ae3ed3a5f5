"""How many bytes the two deliveries are, against what `web/budget.json` allows."""

import gzip
import re
from functools import cache
from pathlib import Path

from web.builder.paths import SINGLE, SITE

# What a static host compresses; the rest is compressed already.
_COMPRESSED_BY_HOSTS = {".css", ".html", ".js", ".svg", ".wasm", ".webmanifest"}
_FIRST_SCRIPTS = re.compile(
    r'(?:<script type="module" src|<link rel="modulepreload" href)="([^"]+)"'
)


def moved(file: Path) -> int:
    """Return the bytes that the network moves for a file of the site."""
    data = file.read_bytes()
    return len(gzip.compress(data)) if file.suffix in _COMPRESSED_BY_HOSTS else len(data)


@cache
def sizes() -> dict[str, int]:
    """Return the bytes of a first visit, of the script that shows its hand, and of the one file."""
    names = _FIRST_SCRIPTS.findall((SITE / "index.html").read_text(encoding="utf-8"))
    return {
        "first visit": sum(moved(file) for file in SITE.iterdir() if file.name != SINGLE.name),
        "first script": sum(moved(SITE / name) for name in names),
        "one file": SINGLE.stat().st_size,
    }
