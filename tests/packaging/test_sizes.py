"""The built files stay within `web/budget.json`."""

import json
import warnings

import pytest

from tests.packaging.sizes import first_scripts, python_bytes, sizes
from web.builder.paths import WEB, run

NAMES = json.loads((WEB / "budget.json").read_text(encoding="utf-8"))["site"]


@pytest.fixture(scope="module")
def verdicts():
    """The verdicts of `budget.mjs` by the names of the sizes."""
    return json.loads(run("node", "builder/budget.mjs", "site", json.dumps(sizes()), cwd=WEB))


@pytest.mark.parametrize("name", NAMES)
def test_size_is_close_to_the_budget(name, verdicts):
    state, sentence = verdicts[name]["state"], verdicts[name]["sentence"]
    assert state != "fails", sentence
    if state == "warns":  # pytest shows it in its summary
        warnings.warn(sentence, stacklevel=1)


def test_first_hand_waits_for_few_files():
    assert len(first_scripts()) <= 3


def test_framed_table_moves_little_more_than_the_page():
    assert sizes()["framed visit"] <= 1.15 * sizes()["first visit"]
    without_python = sizes()["framed visit"] - python_bytes()
    assert without_python <= 0.15 * sizes()["first visit"]
