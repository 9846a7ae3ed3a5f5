"""10^5 random calls: the cut Python answers each as the uncut Pyodide does."""

from itertools import islice
from pathlib import Path

import pytest

from tests.built import ANOTHER_MACHINE, differences, lay_out, lay_out_stock
from web.builder.engine import build_wheel
from web.builder.pyodide.build import built, runtime
from web.builder.pyodide.calls import by_chance

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
    wheel = build_wheel()
    remembered = runtime(wheel, "cut")
    for name, value in ANOTHER_MACHINE.items():
        monkeypatch.setenv(name, value)
    assert built(tmp_path, wheel, "cut") == remembered
