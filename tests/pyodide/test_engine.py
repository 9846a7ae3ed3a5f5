"""The engine's tests in Pyodide's CPython: a later version, compiled to WebAssembly."""

import pytest

from tests.built import failure_inside
from web.builder.paths import ROOT

FILES = sorted(
    file.relative_to(ROOT).as_posix()
    for folder in ("contract", "property", "unit")
    for file in (ROOT / "tests" / folder).glob("test_*.py")
)

_FIRST = (
    "test_bridge.py",
    "test_cards.py",
    "test_expression.py",
    "test_parser.py",
    "test_referee.py",
    "test_values.py",
)


def is_first(file: str) -> bool:
    """Whether a test covers what another Python breaks first: values, reading, judging, the calls.

    `tests/thorough` runs the other tests, which take minutes.
    """
    return file.endswith(_FIRST)


def test_engine_passes_its_first_tests_inside_pyodide() -> None:
    if failure := failure_inside([file for file in FILES if is_first(file)]):
        pytest.fail(failure, pytrace=False)
