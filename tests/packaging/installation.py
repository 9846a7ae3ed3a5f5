"""Installs the wheel in a new environment of each Python: `make test-install`.

`python -m tests.packaging.installation 3.11 3.14` fails if one of these Pythons is missing. Without
versions, a Python that this machine lacks is named and left out.
"""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.paths import ROOT, run

EXAMPLE = ROOT / "docs" / "example.py"
PYENV = Path.home() / ".pyenv" / "versions"
_USABLE = "import ensurepip, sys, venv; print('{}.{}.{}'.format(*sys.version_info))"


def versions() -> list[str]:
    """Return the Pythons that the package names in its classifiers."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))


def find_python(version: str) -> Path | None:
    """Return a Python of a version such as `3.11` that can make environments."""
    for python in _candidates(version):
        done = subprocess.run(
            [python, "-c", _USABLE], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if done.returncode == 0 and done.stdout.startswith(f"{version}."):
            return python
    return None


def install(python: Path, wheel: Path, place: Path) -> Path:
    """Install a wheel with pip in a new environment. Return the environment's Python."""
    run(python, "-m", "venv", place)
    installed = place / "bin" / "python"
    run(installed, "-m", "pip", "install", "--quiet", "--no-index", wheel, cwd=place)
    return installed


def try_out(python: Path) -> str:
    """Run the command and the example in an environment, and return what they print."""
    place = python.parents[1]
    command = python.with_name("twentyfour")
    output = run(python, "-I", "-W", "error", EXAMPLE, cwd=place)
    return output + run(command, "solve", "3", "3", "8", "8", cwd=place, LANG="C")


def _candidates(version: str) -> Iterator[Path]:
    if on_path := shutil.which(f"python{version}"):
        yield Path(on_path)
    yield from sorted(PYENV.glob(f"{version}.*/bin/python{version}"), reverse=True)
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        yield Path(sys.executable)


def build_plain_wheel(folder: Path) -> Path:
    """Build the wheel without the page, as `pip install .` does in a clone."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    (wheel,) = folder.iterdir()
    return wheel


def main() -> None:
    """Install the wheel in every Python, and name each. Exit with 1 if one is missing."""
    wanted = sys.argv[1:]
    missing = set()
    with TemporaryDirectory() as folder:
        wheel = build_plain_wheel(Path(folder) / "wheel")
        for version in wanted or versions():
            python = find_python(version)
            if python is None:
                print(f"Python {version}: not on this machine")
                missing.add(version)
                continue
            installed = install(python, wheel, Path(folder) / version)
            printed = try_out(installed).splitlines()
            exact = run(installed, "-c", _USABLE).strip()
            print(f"Python {exact}: installed {wheel.name}; {printed[-1]}", flush=True)
    if missing and (wanted or len(missing) == len(versions())):
        sys.exit(1)


if __name__ == "__main__":
    main()
