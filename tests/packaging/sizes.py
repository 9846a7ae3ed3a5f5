"""The sizes of the built files, for the group `site` of `web/budget.json`."""

import gzip
import json
import re
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path

from web.builder.components import BILL
from web.builder.document import WORDS
from web.builder.names import without_hash
from web.builder.offline import kept
from web.builder.paths import GENERATED, SINGLE, SITE

# The types that a static host compresses; other files are compressed already.
_COMPRESSED_BY_HOSTS = {".css", ".html", ".js", ".svg", ".wasm", ".webmanifest"}
_FIRST_SCRIPTS = re.compile(
    r'(?:<script type="module" src|<link rel="modulepreload" href)="([^"]+)"'
)
_STYLES = re.compile(r'<link rel="stylesheet"(?![^>]* disabled)[^>]* href="([^"]+)"')
_FIRST_STYLES = re.compile(
    r'<link rel="stylesheet"(?![^>]* disabled)[^>]* href="([^"]+)"[^>]*>(?=.*</head>)', re.DOTALL
)
_LANGUAGES = re.compile(r"languages-\w+\.js")
_WORDS_OF_EMBED = re.compile(rf"embed-{WORDS.pattern}")
_SECOND_SCRIPT = re.compile(r"secondary-chunk-\w+\.js")
_IMPORTS = re.compile(r'(?:from|import)"\./([^"]+)"')
_FOR_HOSTS = {SINGLE.name, BILL, "_headers"}


def first_scripts(document: str = "index.html") -> list[str]:
    """Return the names of the scripts that the first hand waits for, without the words."""
    html = (SITE / document).read_text(encoding="utf-8")
    return sorted(set(_FIRST_SCRIPTS.findall(html)))


def moved(file: Path) -> int:
    """Return the transferred bytes of a file of the site."""
    data = file.read_bytes()
    return len(gzip.compress(data)) if file.suffix in _COMPRESSED_BY_HOSTS else len(data)


@cache
def sizes() -> dict[str, int]:
    """Return the bytes of the two editions, and of their parts.

    - first visit: the files for a player of one language with empty caches, until Python is ready
      and the first hand can be played;
    - offline set: the files that are stored for later visits, without the whole code and other
      languages;
    - framed visit: the files of the framed table, until Python is ready;
    - first paint, first script: the files of the first visit that the frame and the hand wait for.
    """
    site = {file.name: moved(file) for file in SITE.iterdir() if file.name not in _FOR_HOSTS}
    html = (SITE / "index.html").read_text(encoding="utf-8")
    words = {
        part: {name for name in site if (match := WORDS.fullmatch(name)) and match[2] == part}
        for part in (None, "-later", "-pages")
    }
    one_language, later, of_pages = (max(site[name] for name in part) for part in words.values())
    assets = json.loads((GENERATED / "assets.json").read_text())
    python = _python_files()
    second = {name for name in site if _SECOND_SCRIPT.fullmatch(name)}
    languages = {name for name in site if _LANGUAGES.fullmatch(name)}
    scripts = _with_imports({*first_scripts(), *second})
    first = {"index.html", *_STYLES.findall(html), *scripts, *languages, *python}
    whole = {file["url"] for name, file in assets.items() if name == "whole"}
    stored = {*kept(SITE)} - set().union(*words.values()) - whole
    return {
        "first visit": sum(map(site.__getitem__, first)) + one_language + later,
        "framed visit": sum(map(site.__getitem__, {*_framed(), *python})),
        "offline set": sum(map(site.__getitem__, stored)) + one_language + later + of_pages,
        "first paint": sum(site[name] for name in ("index.html", *_FIRST_STYLES.findall(html))),
        "first script": sum(map(site.__getitem__, first_scripts())) + one_language,
        "one file": SINGLE.stat().st_size,
    }


def _python_files() -> AbstractSet[str]:
    assets = json.loads((GENERATED / "assets.json").read_text())
    return {file["url"] for name, file in assets.items() if name != "whole"}


def python_bytes() -> int:
    """Return the transferred bytes of Python before it is ready."""
    return sum(moved(SITE / name) for name in _python_files())


def _framed() -> AbstractSet[str]:
    """Return the bytes of a framed table without Python, with the largest language."""
    html = (SITE / "embed.html").read_text(encoding="utf-8")
    words = (file for file in SITE.iterdir() if _WORDS_OF_EMBED.fullmatch(file.name))
    scripts = _with_imports({*first_scripts("embed.html")})
    return {"embed.html", *_STYLES.findall(html), *scripts, max(words, key=moved).name}


def _with_imports(names: AbstractSet[str]) -> AbstractSet[str]:
    """Return these scripts with their static imports."""
    texts = [(SITE / name).read_text(encoding="utf-8") for name in names]
    files = {without_hash(file.name): file.name for file in SITE.glob("*.js")}
    more = {files[name] for text in texts for name in _IMPORTS.findall(text)} - names
    return _with_imports(names | more) if more else names
