"""`make docs` writes the API reference: every public name, from its docstring."""

import re
import sys

import pytest

import twentyfour as tf
from web.builder.paths import ROOT, run


@pytest.fixture(scope="module")
def reference(tmp_path_factory):
    place = tmp_path_factory.mktemp("docs")
    (recipe,) = re.findall(r"\.venv/bin/pdoc (.*)", (ROOT / "Makefile").read_text())
    options = recipe.replace("build/docs", str(place)).split()
    run(sys.executable, "-W", "error", "-m", "pdoc", *options)
    return (place / "twentyfour.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", tf.__all__)
def test_the_reference_has_every_public_name(reference, name):
    assert f'<section id="{name}">' in reference


def test_the_reference_has_the_members_of_values(reference):
    for member in ("Verdict.counts_as_wrong", "Hand.numbers", "Expression.postfix"):
        assert f'<div id="{member}"' in reference
