"""The built files stay within `web/budget.json`, and have the sizes that the documents state."""

import json
import re

import pytest

import twentyfour as tf
from tests.packaging.sizes import first_scripts, python_bytes, sizes
from web.builder.paths import ROOT, WEB

BUDGET = json.loads((WEB / "budget.json").read_text(encoding="utf-8"))
NUMBERS = {"fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17}


def words_of(document):
    """The text of a document of the repository as one line."""
    return " ".join((ROOT / document).read_text(encoding="utf-8").split())


def test_every_measured_size_has_a_budget():
    assert sizes().keys() == BUDGET.keys()


@pytest.mark.parametrize("name", BUDGET)
def test_size_is_within_the_budget(name):
    assert sizes()[name] <= BUDGET[name]


@pytest.mark.parametrize("name", BUDGET)
def test_budget_is_close_to_the_size(name):
    assert sizes()[name] >= 0.9 * BUDGET[name], "lower the budget: it guards nothing so far away"


def test_first_hand_waits_for_few_files():
    assert len(first_scripts()) <= 3


def test_framed_table_moves_little_more_than_the_page():
    assert sizes()["framed visit"] <= 1.15 * sizes()["first visit"]
    without_python = sizes()["framed visit"] - python_bytes()
    assert without_python <= 0.15 * sizes()["first visit"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("first visit", r"a first visit moves ([\d.]+) MB"),
        ("one file", r"one HTML file, ([\d.]+) MB"),
    ],
)
def test_the_hosting_document_states_the_size(name, sentence):
    assert re.findall(sentence, words_of("docs/hosting.md")) == [f"{sizes()[name] / 1e6:.1f}"]


def test_readme_states_the_number_of_methods():
    (classic,) = re.findall(r"(\w+) classic methods", words_of("README.md"))
    assert NUMBERS[classic] == len(tf.METHODS.keys() - {"ours"})
