"""The Python that the page begins with answers as CPython does.

Nothing in it compiles text any more, so no test can run inside: it is asked from outside.
"""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any, TypedDict

import pytest

from tests.built import lay_out
from web.builder.pyodide.samples import SAMPLES
from twentyfour import bridge

HERE = Path(__file__).parent
RANDOM_HANDS = 60
TEXTS = 1000
USUAL = "0123456789+-*/() ½⅓²８×÷（）−✖️aAJQK٣三"
STRANGE = "".join(map(chr, (*range(0x3100), *range(0xF900, 0xFFF0), *range(0x1D400, 0x1D800))))

Call = tuple[str, dict[str, object]]


class Answers(TypedDict):
    """What `ask.mjs` prints."""

    outcomes: list[str]
    error: str


def random_calls() -> list[Call]:
    """The calls about a hand, for hands of one to six cards."""
    random = Random(24)
    hands = [
        [random.randint(1, 13) for _ in range(random.choice([1, 2, 3, 4, 4, 4, 5, 6]))]
        for _ in range(RANDOM_HANDS)
    ]
    about = ("is_solvable", "solve", "nearest", "rate", "hints")
    return [(name, {"numbers": hand}) for name in about for hand in hands]


def hostile_calls() -> list[Call]:
    """Answers and hands that nearly read well, with characters of all scripts among them."""
    random = Random(24)

    def text() -> str:
        characters = random.choices((USUAL, STRANGE), (2, 1), k=random.randint(1, 12))
        return "".join(map(random.choice, characters))

    answers: list[Call] = [
        ("check", {"text": text(), "numbers": [3, 3, 8, 8]}) for _ in range(TEXTS)
    ]
    hands: list[Call] = [("read_hand", {"text": text()}) for _ in range(TEXTS)]
    return answers + hands


CALLS = [(name, params) for name, samples in SAMPLES.items() for params in samples]
CALLS += random_calls() + hostile_calls()


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Answers:
    directory = lay_out(tmp_path_factory.mktemp("shipped"))
    calls = directory / "calls.json"
    calls.write_text(json.dumps(CALLS))
    command = ["node", str(HERE / "ask.mjs"), str(directory), str(calls)]
    asked = subprocess.run(command, check=False, timeout=600, capture_output=True, text=True)
    assert asked.returncode == 0, asked.stderr
    found: Answers = json.loads(asked.stdout)
    return found


def test_every_call_is_answered_as_by_cpython(answers: Answers) -> None:
    for (name, params), outcome in zip(CALLS, answers["outcomes"], strict=True):
        job = bridge.begin(name, json.dumps(params))
        while not (expected := json.loads(bridge.advance(job, 1000)))["done"]:
            pass
        assert _timeless(json.loads(outcome)) == _timeless(expected), (name, params)


def test_an_error_tells_where_it_was_raised(answers: Answers) -> None:
    assert 'File "json/decoder.py"' in answers["error"]
    assert "JSONDecodeError: Expecting value" in answers["error"]


def _timeless(outcome: dict[str, Any]) -> dict[str, Any]:
    """Leave out how long a method took."""
    value = outcome.get("value")
    if not isinstance(value, dict):
        return outcome
    return {
        **outcome,
        "value": {key: value[key] for key in value.keys() - {"milliseconds", "first"}},
    }
