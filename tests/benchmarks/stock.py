"""The yardstick: a page with unchanged Pyodide, which imports the engine from its wheel."""

import shutil
import sys
from pathlib import Path

from web.builder.paths import PYODIDE, run

_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
_PAGE = """<!doctype html>
<title>Stock Pyodide</title>
<script type="module">
  import { loadPyodide } from "./pyodide.mjs";
  const pyodide = await loadPyodide();
  const wheel = await fetch("twentyfour.whl");
  await pyodide.unpackArchive(await wheel.arrayBuffer(), "wheel");
  const { check } = pyodide.pyimport("twentyfour");
  performance.mark("twentyfour:engine-ready");
  document.documentElement.dataset.engine = "ready";
  check("8/(3-8/3)", [3, 3, 8, 8]);
  performance.mark("twentyfour:first-answer");
</script>
"""


def make_stock_site(directory: Path) -> Path:
    """Fill a directory with the page and all files that it loads."""
    for name in (*_FILES, "python_stdlib.zip"):
        shutil.copy(PYODIDE / name, directory)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", directory)
    (wheel,) = directory.glob("*.whl")
    wheel.rename(directory / "twentyfour.whl")
    (directory / "index.html").write_text(_PAGE)
    return directory
