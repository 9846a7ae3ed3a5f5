"""Ruff rejects what the engine must not use."""

import subprocess
import sys

import pytest

from checks.files import ROOT


def codes(source, file):
    """The codes of the rules that a source breaks, as the text of a file."""
    command = [sys.executable, "-m", "ruff", "check", "--output-format", "concise"]
    done = subprocess.run(
        [*command, "--stdin-filename", file, "-"],
        input=f'"""A module."""\n\n{source}\n',
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return {line.split()[1] for line in done.stdout.splitlines() if line.startswith(file)}


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("import unicodedata\n\nunicodedata.name('A')", "TID251"),
        ("import unicodedata\n\nunicodedata.lookup('DIGIT ONE')", "TID251"),
        ("import unicodedata as names\n\nnames.name('A')", "TID251"),
        ("from unicodedata import name\n\nname('A')", "TID251"),
        ("from .cards import Card\n\nCard(1, 2)", "TID252"),
        ("eval('1 + 2')", "S307"),
        ("exec('1 + 2')", "S102"),
    ],
)
def test_a_module_of_the_engine_does_not_use_it(source, code):
    assert code in codes(source, "twentyfour/_parsing/new.py")
