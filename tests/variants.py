"""Builds sites from changed sources of the page; their Python is that of the built site."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.pseudo import Words
from web.builder.paths import CACHE, NODE_MODULES, ROOT, SITE, WEB

_ADD_PAGE = """import sys
from pathlib import Path
from web.builder.offline import add_service_worker
from web.builder.page import add_embed, add_page

site = Path(sys.argv[1])
add_page(site)
add_embed(site)
add_service_worker(site)"""


def build_variant(root: Path, change: Callable[[Path], None]) -> Path:
    """Copy `web/` to a folder and change it; return the site that it builds."""
    web = shutil.copytree(WEB, root / "web", ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(NODE_MODULES)
    shutil.copy(ROOT / "pyproject.toml", root)  # the build reads the address of the game
    change(web)
    scripts = shutil.ignore_patterns("*-????????.js", "sw.js")
    site = shutil.copytree(SITE, root / "build" / SITE.name, ignore=scripts)
    (root / "build" / CACHE.name).mkdir()
    run_in(root, _ADD_PAGE, str(site))
    return site


def run_in(root: Path, script: str, *arguments: str) -> str:
    """Run Python with the `web` of a folder, and our tests; return its output."""
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def add_languages(web: Path, languages: Mapping[str, tuple[Mapping[str, object], Words]]) -> None:
    """Add languages to the sources of a page: by tag, their rows of the table and their words."""
    table = web / "languages.json"
    rows = json.loads(table.read_text())
    for tag, (row, words) in languages.items():
        rows[tag] = row
        (web / "locales" / f"{tag}.json").write_text(json.dumps(words, ensure_ascii=False))
    table.write_text(json.dumps(rows, ensure_ascii=False))
