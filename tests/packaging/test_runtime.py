"""The page's Python depends only on the sources, and its build falls back to a lower level."""

import pytest

from tests.built import ANOTHER_MACHINE
from web.builder import archive
from web.builder.paths import ToolFailed
from web.python import build

SENTENCE = "Pyodide has changed: expected the moon."


@pytest.fixture
def failing(monkeypatch):
    """Make the build fail at some levels, and return a function that chooses them."""
    monkeypatch.delenv("CI", raising=False)

    def choose(*levels):
        def fail_or_build(level):
            if level in levels:
                raise ToolFailed(f"expect.mjs:9\n\nError: {SENTENCE}\n    at expect\n")
            return {"built": level.encode()}

        monkeypatch.setattr(build, "runtime", fail_or_build)

    return choose


@pytest.mark.thorough
def test_snapshot_is_the_same_on_another_machine_and_at_another_time(tmp_path, monkeypatch):
    remembered = build.snapshot(build.linked(), build.engine())
    for name, value in ANOTHER_MACHINE.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(archive, "CACHE", tmp_path)
    assert build.snapshot(build.linked(), build.engine()) == remembered


@pytest.mark.parametrize(
    ("failed", "level", "costs"),
    [
        ([], "cut", []),
        (["cut"], "snapshot", ["a first visit moves"]),
        (["cut", "snapshot"], "stock", ["a first visit moves", "Python starts"]),
    ],
)
def test_build_falls_back_and_reports_the_cost(failing, capsys, failed, level, costs):
    failing(*failed)
    assert build.build_runtime("cut") == (level, {"built": level.encode()})
    output = capsys.readouterr().out
    assert [line for line in output.splitlines() if "built" not in line] == [SENTENCE] * len(costs)
    assert all(cost in output for cost in costs)
    assert (f"built as '{level}'" in output) == bool(failed)


def test_build_fails_if_no_level_works(failing):
    failing(*build.LEVELS)
    with pytest.raises(ToolFailed, match=SENTENCE):
        build.build_runtime("cut")


def test_in_the_workflow_a_lower_level_is_an_error(failing, monkeypatch):
    failing("cut")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(ToolFailed, match=SENTENCE):
        build.build_runtime("cut")


def test_level_is_chosen_by_the_environment(monkeypatch):
    monkeypatch.delenv("RUNTIME", raising=False)
    assert build.level_wanted() == "cut"
    monkeypatch.setenv("RUNTIME", "stock")
    assert build.level_wanted() == "stock"
    monkeypatch.setenv("RUNTIME", "nonsense")
    with pytest.raises(SystemExit, match="'nonsense', and must be one of stock, snapshot, cut"):
        build.level_wanted()
