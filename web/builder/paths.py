"""The paths of the build, and a function that runs a tool."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
GENERATED = WEB / "generated"
NODE_MODULES = WEB / "node_modules"
NODE = ("node", "--import", WEB / "builder" / "with-typescript.mjs")
PYODIDE = NODE_MODULES / "pyodide"
PYODIDE_PACKAGES = Path(sys.prefix) / "pyodide"  # the packages of requirements-pyodide.txt
BUILD = ROOT / "build"
CACHE = BUILD / "cache"
SITE = BUILD / "site"
SINGLE = BUILD / "twentyfour.html"
SINGLE_DOCUMENT = CACHE / "twentyfour.html"  # the one-file edition with empty elements
WHEELS = BUILD / "wheels"

FIXED_TIME = "315532800"  # 1980-01-01, the earliest date of a zip file


class ToolFailed(SystemExit):
    """A tool of the build has failed. The message has all of its output."""


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """Run a tool and return its output. If it fails, raise ToolFailed with all of its output."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, "SOURCE_DATE_EPOCH": FIXED_TIME, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        name = Path(command[0]).name
        raise ToolFailed(f"{done.stdout}{done.stderr}\nThe build stopped: {name} failed.")
    return done.stdout


def fresh(directory: Path) -> Path:
    """Empty a directory, or create it."""
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir(parents=True)
    return directory
