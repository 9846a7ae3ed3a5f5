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
_FIRST_STYLES = re.compile(
    r'<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>(?=.*</head>)', re.DOTALL
)
# Of these, a player's page waits for one.
_WORDS = re.compile(r"(?:en|zh-Hans)-\w+\.js")


def first_scripts() -> list[str]:
    """Return the names of the scripts that the first hand waits for, without the words."""
    html = (SITE / "index.html").read_text(encoding="utf-8")
    return sorted(set(_FIRST_SCRIPTS.findall(html)))


def moved(file: Path) -> int:
    """Return the bytes that the network moves for a file of the site."""
    data = file.read_bytes()
    return len(gzip.compress(data)) if file.suffix in _COMPRESSED_BY_HOSTS else len(data)


@cache
def sizes() -> dict[str, int]:
    """Return the bytes of a first visit, of what its parts wait for, and of the one file."""
    document = SITE / "index.html"
    html = document.read_text(encoding="utf-8")
    scripts = [SITE / name for name in first_scripts()]
    words = [file for file in SITE.iterdir() if _WORDS.fullmatch(file.name)]
    before_paint = [document, *(SITE / name for name in _FIRST_STYLES.findall(html))]
    return {
        "first visit": sum(moved(file) for file in SITE.iterdir() if file.name != SINGLE.name),
        "first paint": sum(map(moved, before_paint)),
        "first script": sum(map(moved, scripts)) + max(map(moved, words)),
        "one file": SINGLE.stat().st_size,
    }
