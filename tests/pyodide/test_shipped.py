"""The page's Python answers as other Pythons do, although most of its code is removed."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.built import answers, differences, exception_shown, lay_out, lay_out_stock, only_cut
from twentyfour import bridge
from web.python.calls import by_chance, samples, strange

pytestmark = only_cut

SEED = 2_000  # the training makes no call with it
COUNT = 250  # `tests/thorough` makes 100,000 calls
STRANGE = 400


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return lay_out(tmp_path_factory.mktemp("shipped"))


@pytest.mark.thorough
def test_samples_and_strange_texts_are_answered_as_by_cpython(shipped: Path) -> None:
    asked = [*samples(), *islice(strange(SEED), STRANGE)]
    for call, answer in zip(asked, answers(shipped, asked), strict=True):
        job = bridge.begin(call.name, call.params)
        while not (expected := json.loads(bridge.advance(job, 1000)))["done"]:
            pass
        assert _timeless(json.loads(json.loads(answer))) == _timeless(expected), call


def test_calls_are_answered_as_by_the_uncut_pyodide(shipped: Path, tmp_path: Path) -> None:
    """A call that traps has another answer, and so have all later calls."""
    asked = [*samples(4), *islice(by_chance(SEED), COUNT)]
    assert not differences(asked, shipped, lay_out_stock(tmp_path))[:1]


def test_error_names_the_place_where_it_was_raised(shipped: Path) -> None:
    error = exception_shown(shipped)
    assert 'File "json/decoder.py"' in error
    assert "JSONDecodeError: Expecting value" in error


TIMES = {"milliseconds", "runs", "fastest", "slowest"}


def _timeless(outcome: dict[str, Any]) -> dict[str, Any]:
    """Remove the time that a method took."""
    value = outcome.get("value")
    if not isinstance(value, dict):
        return outcome
    return {
        **outcome,
        "value": {key: value[key] for key in value.keys() - TIMES},
    }
