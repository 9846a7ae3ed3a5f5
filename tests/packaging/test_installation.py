"""The wheel installs in every supported Python, and its types hold for two checkers."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.packaging.installation import (
    EXAMPLE,
    build_plain_wheel,
    find_python,
    install,
    try_out,
    versions,
)
from web.builder.paths import ROOT, run

THIS = "{}.{}".format(*sys.version_info)
PYRIGHT = ROOT / "build/pyright/node_modules/.bin/pyright"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build_plain_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory):
    return install(find_python(THIS), wheel, tmp_path_factory.mktemp("environment") / THIS)


@pytest.fixture
def example(tmp_path):
    """The example where no checker finds the sources of the repository."""
    return Path(shutil.copy(EXAMPLE, tmp_path))


def test_every_supported_python_is_named():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={versions()[0]}"
    assert THIS in versions()


def test_installed_package_runs_the_example_and_the_command(environment):
    *_, answer = try_out(environment).splitlines()
    assert answer == "8/(3-8/3) = 24"


@pytest.mark.thorough
@pytest.mark.limit(60)
def test_broken_wheel_is_not_installed(wheel, tmp_path):
    broken = tmp_path / wheel.name
    broken.write_bytes(wheel.read_bytes()[:-100])
    with pytest.raises(SystemExit, match="The build stopped: python failed"):
        install(find_python(THIS), broken, tmp_path / "environment")


def test_python_that_is_not_there_is_not_found():
    assert find_python("3.99") is None


def test_example_passes_mypy_with_the_installed_package(environment, example):
    strict = ["--strict", "--python-executable", environment, "--cache-dir", "/dev/null"]
    command = [sys.executable, "-m", "mypy", *strict, example]
    done = subprocess.run(command, cwd=example.parent, capture_output=True, text=True, check=False)
    assert done.stdout == "Success: no issues found in 1 source file\n"


@pytest.mark.thorough
@pytest.mark.limit(60)
@pytest.mark.skipif(not PYRIGHT.exists(), reason="`make test-thorough` gets it")
def test_example_passes_pyright_with_the_installed_package(environment, example):
    output = run(PYRIGHT, "--pythonpath", environment, example, cwd=example.parent)
    assert "0 errors, 0 warnings" in output


@pytest.mark.thorough
@pytest.mark.limit(60)
@pytest.mark.parametrize("version", [version for version in versions() if version != THIS])
def test_wheel_installs_in_every_python_of_this_machine(version, wheel, tmp_path):
    python = find_python(version)
    if python is None:
        pytest.skip(f"Python {version} is not on this machine")
    *_, answer = try_out(install(python, wheel, tmp_path / version)).splitlines()
    assert answer == "8/(3-8/3) = 24"
