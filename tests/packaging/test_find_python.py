"""The set-up on machines that lack something, and with hosts and commands that hang."""

import fcntl
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import browsers
from web.builder.paths import ROOT

OLD = """#!/bin/sh
# A python3 that is too old for the project, and whose pip does as the test says.
[ "$1" = -m ] || exit 1
echo "pip $*" >>calls
{pip}
"""
UV = """#!/bin/sh
echo "uv $* into $UV_PYTHON_INSTALL_DIR, retries $UV_HTTP_RETRIES" >>calls
[ "$2" = find ] && echo /a/python3.13 && exit
{install}
"""
INSTALLS_UV = "mkdir -p build/tools/uv/bin && cp prepared-uv build/tools/uv/bin/uv"


def script(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A clone on a machine without Python, with only the commands that the script names."""
    for name in (".ci/find-python", ".python-version", "requirements-uv.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "bin").mkdir()
    for name in ("cat", "dirname"):
        (tmp_path / "bin" / name).symlink_to(shutil.which(name) or name)
    return tmp_path


def with_old_python(machine: Path, *, pip: str = "exit 0", install: str = "exit 0") -> None:
    script(machine / "bin/python3", OLD.format(pip=pip))
    script(machine / "prepared-uv", UV.format(install=install))
    for name in ("mkdir", "cp"):
        (machine / "bin" / name).symlink_to(shutil.which(name) or name)


def find_python(machine: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", ".ci/find-python"],
        cwd=machine,
        env={"PATH": str(machine / "bin"), "HOME": str(machine)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def calls(machine: Path) -> list[str]:
    return (machine / "calls").read_text(encoding="utf-8").splitlines()


def test_this_python_is_taken_from_the_path(machine):
    script(machine / "bin/python3", f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    result = find_python(machine)
    assert (result.stdout, result.stderr) == (f"{machine}/bin/python3\n", "")


def test_without_a_new_enough_python_uv_gets_one_into_the_project(machine):
    with_old_python(machine, pip=INSTALLS_UV)
    result = find_python(machine)
    assert result.returncode == 0
    assert result.stdout == "/a/python3.13\n"
    pip, install, find = calls(machine)
    assert "--require-hashes" in pip
    assert f"--target {machine}/build/tools/uv" in pip
    into = f"into {machine}/build/tools/python, retries"
    assert install == f"uv python install --no-bin 3.13 {into} 1"
    assert find.startswith(f"uv python find --managed-python 3.13 {into}")


def test_uv_is_installed_once(machine):
    with_old_python(machine, pip=INSTALLS_UV)
    find_python(machine)
    assert find_python(machine).stdout == "/a/python3.13\n"
    assert [call.split()[0] for call in calls(machine)] == ["pip", "uv", "uv", "uv", "uv"]


@pytest.mark.parametrize(
    ("faults", "reason"),
    [
        ({"pip": "echo no network >&2; exit 1"}, "no network"),
        ({"pip": INSTALLS_UV, "install": "echo dns error >&2; exit 2"}, "dns error"),
    ],
)
def test_failure_is_reported_with_its_reason(machine, faults, reason):
    with_old_python(machine, **faults)
    result = find_python(machine)
    assert (result.returncode, result.stdout) == (1, "")
    assert "Python 3.11 or later (with venv and pip) is missing" in result.stderr
    assert reason in result.stderr
    assert "Install Python 3.13 from python.org" in result.stderr


def test_machine_without_python_gets_a_message(machine):
    result = find_python(machine)
    assert (result.returncode, result.stdout) == (1, "")
    assert "there is no python3 at all" in result.stderr
    assert "Install Python 3.13 from python.org" in result.stderr


NPM = "web/node_modules/.package-lock.json"


def make(machine, target, *options, commands=(), **env):
    """Run make on a machine that has these commands too."""
    for name in ("Makefile", "requirements-dev.txt", "requirements-pyodide.txt",
                 "web/package.json", "web/package-lock.json", "web/.npmrc"):  # fmt: skip
        (machine / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, machine / name)
    for name in commands:
        (machine / "bin" / name).symlink_to(shutil.which(name) or name)
    result = subprocess.run(
        [shutil.which("make") or "make", target, *options],
        cwd=machine,
        env={"PATH": str(machine / "bin"), "HOME": str(machine), **env},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert result.returncode != 0
    assert not (machine / target).exists()
    return result.stderr


@pytest.mark.parametrize(
    ("target", "message"),
    [
        (".venv/.ready", "there is no python3 at all"),
        (NPM, "Node 20 with npm is missing: see nodejs.org."),
    ],
)
def test_make_stops_and_names_what_is_missing(machine, target, message):
    assert message in make(machine, target)


@pytest.fixture
def silent_host():
    """A package host that accepts connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}/"


def test_pip_gives_up_a_host_that_never_answers(machine, silent_host):
    python = f'#!/bin/sh\n[ "$2" = venv ] || exec {sys.executable} "$@"\n'
    script(machine / "bin/python3", python)
    script(machine / ".venv/bin/python", python)
    quickly = "PATIENCE=--timeout 1 --retries 0 --ignore-installed --dry-run"
    given = {"PIP_INDEX_URL": silent_host, "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}
    said = make(machine, ".venv/.ready", quickly, commands=["touch"], **given)
    assert "A package could not be installed. Check the connection" in said


def test_npm_gives_up_a_host_that_never_answers(machine, silent_host):
    quickly = {"npm_config_fetch_timeout": "1000", "npm_config_fetch_retries": "0"}
    said = make(
        machine, NPM, commands=["node", "npm", "env"], npm_config_registry=silent_host, **quickly
    )
    assert "A package could not be installed. Check the connection" in said


def test_command_that_waits_for_a_lock_or_ignores_its_end_is_ended(tmp_path):
    lock = tmp_path / "lock"
    waits = f"import fcntl; fcntl.flock(open({str(lock)!r}), fcntl.LOCK_EX)"
    ignores = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        for program in (waits, ignores):
            said = browsers.attempt([sys.executable, "-c", program], minutes=1 / 120)
            assert said.endswith("had not ended after 0.00833333 minutes, so it was ended.")


def test_failing_command_says_nothing_but_its_reason():
    assert browsers.attempt([sys.executable, "-c", "print(1)"], minutes=1) == ""
    assert browsers.attempt([sys.executable, "-c", "exit('no network')"], 1).endswith(
        "no network\n"
    )


@pytest.mark.parametrize("arrives", [True, False])
def test_one_line_says_that_the_browser_of_the_system_is_taken(arrives, monkeypatch, capfd):
    """Playwright's download fails with a stack trace, then the system's packages are installed."""
    found = []
    trace = "import sys; sys.exit('Error: no network\\n' + 30 * '  at download\\n')"
    ways = [[sys.executable, "-c", trace], [sys.executable, "-c", ""]]

    def attempt(command, minutes):
        if arrives and command is ways[1]:
            found.append("chromium")
        return real(command, minutes)

    real = browsers.attempt
    monkeypatch.setattr(browsers, "attempt", attempt)
    monkeypatch.setattr(browsers, "ways_to_install", lambda _name: ways)
    assert browsers.install("chromium", lambda: found or None) == arrives
    begun, *rest = capfd.readouterr().out.splitlines()
    assert begun == "Installing chromium, which takes some minutes."
    if arrives:
        assert rest == ["chromium cannot be downloaded, so the system's is taken."]
    else:
        assert "Error: no network" in rest
