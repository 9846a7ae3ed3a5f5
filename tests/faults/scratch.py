"""A copy of the tree that may be broken, built and tested."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.faults.faults import Tier
from web.builder.paths import BUILD, CACHE, GENERATED, NODE_MODULES, ROOT, fresh

COPY = BUILD / "faults"

_PYTEST_FAILURE = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
_NODE_FAILURE = re.compile(r"^ *not ok \d+ - (.+)", re.MULTILINE)
_TIMEOUT = 900  # seconds
_NO_TESTS = {4, 5}  # pytest's exit codes for a wrong selection, and for an empty one


class NoTestsError(Exception):
    """A selection that contains no tests."""


def make_copy() -> None:
    """Copy the working tree with its dependencies and build output."""
    fresh(COPY)
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).exists():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, COPY / name)
    copied = COPY / NODE_MODULES.relative_to(ROOT)
    shutil.copytree(NODE_MODULES, copied, symlinks=True, copy_function=os.link)
    for folder in (CACHE, GENERATED):
        shutil.copytree(folder, COPY / folder.relative_to(ROOT))
    imported = _run([sys.executable, "-c", "import twentyfour; print(twentyfour.__file__)"]).stdout
    if not Path(imported.strip()).is_relative_to(COPY):
        sys.exit(f"The copy's Python imports {imported.strip()}, which is not the copy's.")


def build() -> str | None:
    """Build the copy; return the last line of output if the build fails."""
    done = _run([sys.executable, "-m", "web.build"])
    return (done.stdout + done.stderr).strip().splitlines()[-1] if done.returncode else None


def first_failure(tier: Tier, tests: Iterable[str]) -> str | None:
    """Run some tests of a tier; return the first that fails."""
    if tier == "app":
        loader = ["--import", "./web/testing/loader.mjs"]
        done = _run(["node", *loader, "--test", "--test-force-exit", "--test-reporter=tap", *tests])
        return _named(_NODE_FAILURE, done)
    options = ["-q", "-x", "-n", "0", "-m", "", "-p", "no:cacheprovider"]
    done = _run([sys.executable, "-m", "pytest", *options, *tests])
    if done.returncode in _NO_TESTS:
        raise NoTestsError(f"no tests: {' '.join(tests)}\n{done.stdout}{done.stderr}")
    return _named(_PYTEST_FAILURE, done)


def _named(pattern: re.Pattern[str], done: subprocess.CompletedProcess[str]) -> str | None:
    if not done.returncode:
        return None
    match = pattern.search(done.stdout)
    return match[1] if match else f"exit code {done.returncode}"


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command in the copy; kill it with its children if it exceeds the time limit."""
    environment = {**os.environ, "PYTHONPATH": str(COPY), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        command,
        cwd=COPY,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            output, errors = process.communicate(timeout=_TIMEOUT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, errors = process.communicate()
    return subprocess.CompletedProcess(command, process.returncode, output, errors)
