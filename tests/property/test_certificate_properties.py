import json
from pathlib import Path
from runpy import run_path

from hypothesis import given

from twentyfour import certificate, is_solvable

from .strategies import cards, hands, rationals

check = run_path(str(Path(__file__).parents[2] / "docs" / "check_certificate.py"))["check"]


@given(hands(cards, largest=5), rationals)
def test_every_certificate_agrees_with_the_solver(numbers, target):
    proof = json.loads(json.dumps(certificate(numbers, target)))
    assert check(proof) == is_solvable(numbers, target)
