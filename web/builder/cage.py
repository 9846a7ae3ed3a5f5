"""The cage of the bench: stock Python in a frame without an origin, for code that a player typed.

Neither the first visit nor the service worker takes these files.
"""

import json
from html import escape
from pathlib import Path

from web.builder.archive import digest
from web.builder.names import integrity
from web.builder.page import bundle
from web.builder.paths import CACHE, GENERATED, PYODIDE, WEB, fresh
from web.builder.runtime import File, add_file
from web.python.build import CODE, LIBRARY, SCRIPT
from web.python.wheel import build_wheel

CAGE = "cage-"
"""The prefix of the names of the cage's files."""

_EXAMPLES = WEB / "cage/examples"
_FRAME = ' data-inline="cage/frame.ts"'


def add_cage(site: Path) -> None:
    """Write the files of the cage into the site.

    `web/generated/` gets their addresses, and the examples from which a player can start.
    """
    files: dict[str, str | File] = {
        "frame": _add_frame(site),
        "script": add_file(site, f"{CAGE}worker.js", _worker()),
        "wasm": add_file(site, f"{CAGE}python.wasm", (PYODIDE / CODE).read_bytes()),
        "library": add_file(site, f"{CAGE}library.zip", (PYODIDE / LIBRARY).read_bytes()),
        "engine": add_file(site, f"{CAGE}engine.zip", build_wheel(diagnosis=True).read_bytes()),
    }
    (GENERATED / "cage.json").write_text(json.dumps(files, indent=1))
    examples = {file.stem: file.read_text() for file in sorted(_EXAMPLES.iterdir())}
    (GENERATED / "examples.json").write_text(json.dumps(examples, indent=1))


def _add_frame(site: Path) -> str:
    """Write the outer frame, whose policy allows the script of the inner frame by its hash."""
    directory = fresh(CACHE / "cage")
    (name,) = bundle(directory, ["cage/frame.ts"], format="iife").values()
    script = (directory / name).read_text().strip()
    inner = escape(f"<!doctype html><script>{script}</script>")
    html = (WEB / "cage/cage.html").read_text().replace(_FRAME, f' srcdoc="{inner}"')
    html = html.replace("script-src", f"script-src '{integrity(script.encode())}'", 1)
    url = f"{CAGE}{digest(html)}.html"
    (site / url).write_text(html)
    return url


def _worker() -> bytes:
    """Bundle the worker with Pyodide's own script, not with the page's shorter one.

    It is a classic script: Chromium refuses a module from a blob in a frame without an origin.
    """
    directory = fresh(CACHE / "cage")
    stock = {"#pyodide-module": f"./node_modules/pyodide/{SCRIPT}"}
    (name,) = bundle(
        directory,
        ["cage/worker.ts"],
        define={"import.meta.url": '""'},
        format="iife",
        alias=stock,
        loader={".py": "text"},
    ).values()
    return (directory / name).read_bytes()
