"""The source distribution contains the files that its own tests need, and passes them."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.packaging.installation import build_plain_wheel
from web.builder.archive import unpack
from web.builder.paths import ROOT, run

# The tests that read data files; the workflow runs all tests.
QUICK = [
    "README.md",
    "docs/python.md",
    "docs/judge.md",
    "tests/unit/test_api.py",
    "tests/unit/test_rating.py::test_people_take_longer_for_hands_rated_harder",
]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    place = tmp_path_factory.mktemp("source")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", place)
    (archive,) = place.glob("*.tar.gz")
    run("tar", "--extract", "--file", archive, "--directory", place)
    return place / archive.name.removesuffix(".tar.gz")


def pytest_in(folder: Path, *arguments: str) -> str:
    """Run pytest in a folder. Without `site` (-S), nothing leads to the installed repository."""
    path = os.pathsep.join([str(folder), sysconfig.get_path("purelib")])
    command = [sys.executable, "-S", "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_source_distribution_contains_the_engine_and_its_tests(unpacked):
    for folder in ("twentyfour", "tests/unit", "tests/property", "tests/data"):
        files = {file.relative_to(ROOT) for file in (ROOT / folder).rglob("*") if file.is_file()}
        wanted = {file for file in files if "__pycache__" not in file.parts}
        assert wanted <= {file.relative_to(unpacked) for file in unpacked.rglob("*")}


def test_source_distribution_has_the_changelog_and_names_every_python(unpacked):
    assert (unpacked / "CHANGELOG.md").exists()
    about = (unpacked / "PKG-INFO").read_text(encoding="utf-8")
    for minor in range(11, 15):
        assert f"Classifier: Programming Language :: Python :: 3.{minor}\n" in about


def test_all_tests_of_the_source_distribution_can_be_collected(unpacked):
    output = pytest_in(unpacked, "--collect-only", "tests/unit", "tests/property", *QUICK[:2])
    assert " tests collected" in output


def test_source_distribution_builds_the_same_wheel_without_network_and_node(unpacked, tmp_path):
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index")
    alone = {"PATH": str(tmp_path), "PYTHONPATH": ""}
    run(*pip, "--no-build-isolation", "--wheel-dir", tmp_path / "wheels", unpacked, **alone)
    (wheel,) = (tmp_path / "wheels").iterdir()
    plain = build_plain_wheel(tmp_path / "plain")
    assert unpack(wheel) == unpack(plain)
    assert not [name for name in unpack(wheel) if name.startswith("twentyfour/page/")]


@pytest.mark.thorough
def test_quick_tests_of_the_source_distribution_pass(unpacked):
    assert " passed" in pytest_in(unpacked, *QUICK)
