"""The sites that are served: ours, unchanged Pyodide with our wheel, and an empty page."""

import gzip
import re
import shutil
import sys
from pathlib import Path

from tests.browser.host import newer_build, with_patches
from tests.packaging.sizes import moved, sizes
from web.builder.offline import SERVICE_WORKER, Entry, patch_of, precache_list
from web.builder.paths import PYODIDE, SITE, fresh, run

_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
_STOCK = """<!doctype html>
<title>Stock Pyodide</title>
<script type="module">
  import { loadPyodide } from "./pyodide.mjs";
  const pyodide = await loadPyodide();
  const wheel = await fetch("twentyfour.whl");
  await pyodide.unpackArchive(await wheel.arrayBuffer(), "wheel");
  const { check } = pyodide.pyimport("twentyfour");
  window.twentyfour = { check: ({ text, numbers }) => check(text, numbers) };
  performance.mark("twentyfour:engine-ready");
  check("8/(3-8/3)", [3, 3, 8, 8]);
  performance.mark("twentyfour:first-answer");
</script>
"""
_STYLES = re.compile(r'<style>.*?</style>|<link rel="stylesheet"[^>]*main-[^>]*>', re.DOTALL)


def make_sites(folder: Path) -> Path:
    """Write the compressed sites `ours`, `stock` and `empty`, and return their folder."""
    sites = fresh(folder / "sites")
    compress(SITE, sites / "ours")
    compress(_stock(fresh(folder / "stock")), sites / "stock")
    compress(_empty(fresh(folder / "empty")), sites / "empty")
    return sites


def compress(site: Path, copy: Path) -> None:
    """Copy a site with every file compressed, as static hosts send it."""
    for file in filter(Path.is_file, site.rglob("*")):
        place = copy / file.relative_to(site)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(gzip.compress(file.read_bytes()))


def _stock(folder: Path) -> Path:
    for name in (*_FILES, "python_stdlib.zip"):
        shutil.copy(PYODIDE / name, folder)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    (wheel,) = folder.glob("*.whl")
    wheel.rename(folder / "twentyfour.whl")
    (folder / "index.html").write_text(_STOCK)
    return folder


def _empty(folder: Path) -> Path:
    """A page with the styles of the site and one word."""
    styles = _STYLES.findall((SITE / "index.html").read_text(encoding="utf-8"))
    links = [link.replace('href="', 'href="../ours/') for link in styles]
    text = "\n".join(["<!doctype html>", "<title>Empty</title>", *links, "<p>24</p>"])
    (folder / "index.html").write_text(text)
    return folder


def _fetched(entry: Entry) -> str:
    """Return the file that an update fetches: the patch against the site, if there is one."""
    name = str(entry["url"])
    bases = entry.get("bases")
    return patch_of(bases[0], name) if bases else name


def bytes_of_sites(sites: Path) -> dict[str, float]:
    """The transferred bytes of first visits, and of an update of the first script."""
    newer = with_patches(newer_build(SITE, sites.parent / "newer", "main"), SITE)
    stored = precache_list(SITE)
    changed = [_fetched(entry) for entry in precache_list(newer) if entry not in stored]
    return {
        "bytes: first visit, stock": sum(
            file.stat().st_size for file in (sites / "stock").iterdir()
        ),
        "bytes: first visit": sizes()["first visit"],
        "bytes: update of the page": sum(moved(newer / it) for it in (*changed, SERVICE_WORKER)),
    }
