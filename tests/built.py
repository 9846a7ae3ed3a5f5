"""Starts Pythons with `ask.mjs`, compares their answers, and runs the engine's tests in one."""

import json
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import pytest
import zstandard

from web.builder.paths import GENERATED, NODE, PYODIDE, ROOT, SITE, WEB, run
from web.python import build
from web.python.build import CODE, LOADER, SCRIPT, SNAPSHOT, level_wanted
from web.python.calls import Call, as_json
from web.python.modules import find_modules
from web.python.stdlib import whole_library
from web.python.wheel import build_wheel

only_cut = pytest.mark.skipif(level_wanted() != "cut", reason="nothing is cut at this level")
"""Marks tests of the level `cut`; the tests of the page pass at each level."""

ANOTHER_MACHINE = {
    "TZ": "Asia/Tokyo",
    "LANG": "de_DE.UTF-8",
    "HOME": "/nowhere",
    "NODE_OPTIONS": "--max-old-space-size=3000",
}
"""The environment for a reproducible build."""

_ASK = WEB / "python" / "ask.mjs"
_RUN = ROOT / "tests" / "pyodide" / "run.mjs"


def lay_out(directory: Path) -> Path:
    """Fill a directory with the Python of the page."""
    assets = json.loads((GENERATED / "assets.json").read_text())
    code, packed = ((SITE / assets[name]["url"]).read_bytes() for name in ("wasm", "snapshot"))
    memory = zstandard.ZstdDecompressor().decompress(packed)
    script = (GENERATED / SCRIPT).read_bytes()
    build.lay_out(directory, {CODE: code, SNAPSHOT: memory, SCRIPT: script})
    return directory


def lay_out_stock(directory: Path) -> Path:
    """Fill a directory with unchanged Pyodide and the engine's wheel."""
    build.lay_out(directory, build.runtime("stock"))
    return directory


def differences(calls: list[Call], one: Path, other: Path) -> list[tuple[Call, str, str]]:
    """Return the calls for which the Pythons of two directories differ, and the answers."""
    pairs = zip(calls, answers(one, calls), answers(other, calls), strict=True)
    return [(call, left, right) for call, left, right in pairs if left != right]


def answers(directory: Path, calls: list[Call]) -> list[str]:
    """Return the last slice of each call as JSON, from the Python of a directory."""
    return _asked(directory, calls)[: len(calls)]


def exception_shown(directory: Path) -> str:
    """Return the text of an exception in the page's Python."""
    return str(json.loads(_asked(directory, [])[-1]))


def _asked(directory: Path, calls: list[Call]) -> list[str]:
    asked = directory / "calls.json"
    asked.write_text(as_json(calls))
    code = directory / CODE if (directory / SNAPSHOT).exists() else ""
    return run(*NODE, _ASK, directory, code, asked).splitlines()


def failure_inside(tests: Sequence[str]) -> str | None:
    """Run tests of the engine in stock Pyodide; return their output if one fails.

    A file may have only tests that need a terminal, so that none is left.
    """
    page = find_modules(whole_library(), build_wheel())
    given = {
        "pyodide": (PYODIDE / LOADER).as_uri(),
        "repository": str(ROOT),
        "sitePackages": sysconfig.get_path("purelib"),
        "known": sorted(page.loaded | page.builtin),
        "tests": tests,
    }
    command = ["node", str(_RUN), json.dumps(given)]
    inside = subprocess.run(command, check=False, timeout=1200, capture_output=True, text=True)
    passed = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    if inside.returncode in passed:
        return None
    return f"Inside Pyodide:\n{inside.stdout}{inside.stderr}"
