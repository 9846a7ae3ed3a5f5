"""The service worker, with the lists of the files that it stores."""

import json
import re
from pathlib import Path

import zstandard

from twentyfour._cli.page import carries_hash
from web.builder.archive import digest
from web.builder.components import BILL
from web.builder.document import WORDS, release_of
from web.builder.names import integrity
from web.builder.page import bundle, is_of_embed
from web.builder.paths import SINGLE

SERVICE_WORKER = "sw.js"
_PATCH = ".patch"
# The file for hosts, the list of components, and the one-file edition, which is a download. The
# service worker does not store them, nor what browsers read to install the page and other sites to
# show a link to it.
_NOT_KEPT = {SERVICE_WORKER, SINGLE.name, BILL, "_headers"}
_FOR_OTHERS = ("manifest-", "preview-", "screenshot-")
# A player who keeps the bench stores its Python in another cache: `learn/bench/stock.ts`.
_OF_BENCH = re.compile(r"cage-.+(?<!\.html)")
_CAGE = re.compile(r"cage-[0-9a-f]{12}\.html")

# The decoder is two thirds of the service worker, which every update moves. This one is slower.
_SMALL = {"zstandard-wasm": "zstandard-wasm/size"}

_WHOLE = re.compile(r"whole-[0-9a-f]{12}\.wasm")

Entry = dict[str, str | list[str] | None]


def add_service_worker(site: Path) -> None:
    """Write the service worker for the current files of the site.

    Call this last, and again after any change.
    """
    facts = {
        "RELEASE": release_of((site / "index.html").read_text()),
        "PRECACHE": precache_list(site),
        "RARE": rare_list(site),
    }
    bundle(
        site,
        ["offline/sw.ts"],
        format="iife",
        entryNames="[name]",
        define={name: json.dumps(fact) for name, fact in facts.items()},
        alias=_SMALL,
    )


def precache_list(site: Path) -> list[Entry]:
    """Return Workbox's entries for the files that every player needs."""
    return [_entry(site, name) for name in kept(site) if not _is_rare(name)]


def rare_list(site: Path) -> list[Entry]:
    """Return the entries for the words of each language, and then for the whole code of Python."""
    names = sorted(
        filter(_is_rare, kept(site)), key=lambda name: (bool(_WHOLE.fullmatch(name)), name)
    )
    return [_entry(site, name) for name in names]


def kept(site: Path) -> list[str]:
    """Return the names of the files that the service worker stores."""
    names = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    others = {
        name
        for name in names
        if name.startswith(_FOR_OTHERS)
        or name.endswith(_PATCH)
        or is_of_embed(name)
        or is_of_bench(name)
    }
    return [name for name in names if name not in _NOT_KEPT | others]


def is_of_bench(name: str) -> bool:
    """Return whether only the bench needs this file, and keeps it only on request."""
    return bool(_OF_BENCH.fullmatch(name))


def _is_rare(name: str) -> bool:
    return any(rare.fullmatch(name) for rare in (WORDS, _CAGE, _WHOLE))


def patch_of(older: str, name: str) -> str:
    """Return the name of the patch that makes a file from an older one."""
    return f"{older}-to-{name}{_PATCH}"


def as_stored(file: Path) -> bytes:
    """Return the content of a file as the service worker stores it."""
    content = file.read_bytes()
    return zstandard.decompress(content) if file.suffix == ".zst" else content


def _entry(site: Path, name: str) -> Entry:
    """Return the entry of a file, with a revision if its name has no hash."""
    file = site / name
    content = file.read_bytes()
    entry: Entry = {
        "url": name,
        "revision": None if carries_hash(name) else digest(content),
        "integrity": integrity(content),
    }
    if (stored := as_stored(file)) != content:
        entry["unpacked"] = integrity(stored)
    if words := WORDS.fullmatch(name):
        entry["language"] = words[1]
    if bases := _bases(site, name):
        entry["bases"] = bases
    return entry


def _bases(site: Path, name: str) -> list[str]:
    """Return the earlier files from which there are patches, that of the smallest patch first."""
    end = patch_of("", name)
    patches = sorted(site.glob(f"*{end}"), key=lambda file: (file.stat().st_size, file.name))
    return [file.name.removesuffix(end) for file in patches]
