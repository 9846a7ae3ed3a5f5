"""Changes the version of Pyodide: `python -m web.python.upgrade latest` (`make pyodide`)."""

import json
import sys
from dataclasses import dataclass

from web.builder.paths import CACHE, PYODIDE, WEB, ToolFailed, run
from web.python import training
from web.python.build import LEVELS, LOCK, Level, reason, runtime


@dataclass(frozen=True, slots=True)
class _Version:
    """The installed version of Pyodide."""

    pyodide: str
    python: str


def main(wanted: str) -> None:
    """Install a version, build every level with it, and print what holds and what is left to do."""
    CACHE.mkdir(parents=True, exist_ok=True)
    old = _installed()
    run("npm", "install", "--save-exact", "--no-audit", "--no-fund", f"pyodide@{wanted}", cwd=WEB)
    new = _installed()
    print(f"Pyodide {old.pyodide} is now {new.pyodide}.", flush=True)
    _move_licences(old, new)
    if new.python != old.python:
        print(f"Its Python {old.python} is now {new.python}: raise pyodide-build to its version in")
        print("requirements-pyodide.txt, and `.python-version` if the minor version has changed.")
    held = [level for level in LEVELS if _holds(level)]
    sys.exit(0 if held == list(LEVELS) else 1)


def _holds(level: Level) -> bool:
    """Build a level, with a profile of its own for `cut`, and print whether it works."""
    try:
        if level == "cut":
            training.main()
        runtime(level)
    except ToolFailed as failure:
        print(f"The level '{level}' does not hold. {reason(failure)}", flush=True)
        return False
    print(f"The level '{level}' holds.", flush=True)
    return True


def _installed() -> _Version:
    package, lock = (json.loads((PYODIDE / name).read_text()) for name in ("package.json", LOCK))
    return _Version(package["version"], lock["info"]["python"])


def _move_licences(old: _Version, new: _Version) -> None:
    licences = WEB / "licences"
    for place in licences.glob(f"pyodide-{old.pyodide}"):
        if new.pyodide != old.pyodide:
            place.rename(licences / f"pyodide-{new.pyodide}")
            print(
                f"Compare the texts in web/licences/pyodide-{new.pyodide}/ with the new versions."
            )


if __name__ == "__main__":
    main(sys.argv[1])
