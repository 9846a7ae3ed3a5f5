"""10^5 random calls: the cut Python answers each as the uncut Pyodide does."""

from itertools import islice
from pathlib import Path

import pytest

from tests.built import ANOTHER_MACHINE, differences, lay_out, lay_out_stock
from web.builder import archive
from web.python.build import WHOLE, linked, runtime
from web.python.calls import by_chance, training
from web.python.profile import kept_functions
from web.python.training import functions_run_by

CHUNKS = 50
COUNT = 2_000  # calls per chunk


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_calls_by_chance_are_answered_as_by_the_uncut_pyodide(chunk: int, tmp_path: Path) -> None:
    """A call that traps has another answer, and so have all later calls."""
    one, other = tmp_path / "cut", tmp_path / "stock"
    one.mkdir()
    other.mkdir()
    asked = list(islice(by_chance(10_000 + chunk), COUNT))
    assert not differences(asked, lay_out(one), lay_out_stock(other))[:1]


def test_python_is_built_the_same_on_another_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered = runtime("cut")
    for name, value in ANOTHER_MACHINE.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(archive, "CACHE", tmp_path)
    assert runtime("cut") == remembered


def test_training_finds_the_profile(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in ANOTHER_MACHINE.items():
        monkeypatch.setenv(name, value)
    assert functions_run_by(training()) == kept_functions(linked()[WHOLE])
