import gzip
import json
import sys
from fractions import Fraction
from itertools import combinations_with_replacement
from pathlib import Path
from runpy import run_path

import pytest

import twentyfour as tf
from twentyfour.cards import RANKS

REPOSITORY = Path(__file__).parents[2]
check = run_path(str(REPOSITORY / "docs" / "check_certificate.py"))["check"]


def proved(numbers, target=24):
    """The statement that the certificate proves, after a round trip through JSON."""
    return check(json.loads(json.dumps(tf.certificate(numbers, target))))


def test_a_hand_that_can_be_solved_has_its_solutions():
    assert tf.certificate([8, 3, 8, 3]) == {
        "numbers": [3, 3, 8, 8],
        "target": 24,
        "solutions": ["8 3 8 3 / - /"],
    }


def test_any_other_hand_has_what_each_part_makes():
    assert tf.certificate([1, 1, 1], Fraction(7, 2)) == {
        "numbers": [1, 1, 1],
        "target": "7/2",
        "table": [{"cards": [1], "values": [1]}, {"cards": [1, 1], "values": [0, 1, 2]}],
    }


@pytest.mark.parametrize(
    "numbers",
    [
        [24],
        [1],
        [0, 0],
        [Fraction(1, 2), -3, 5, 13],
        [-2, -2, -2, -2],
        [0, 5, 7, 7],
        [1, 1, 1, 2, 2],
        [1, 1, 1, 1, 1, 1],
    ],
)
@pytest.mark.parametrize("target", [24, 0, -24, Fraction(1, 3)])
def test_a_certificate_proves_whether_a_hand_can_be_solved(numbers, target):
    assert proved(numbers, target) == tf.is_solvable(numbers, target)


def test_six_cards_have_a_table_of_62_parts():
    assert len(tf.certificate([7, 8, 9, 10, 11, 13], 99_991)["table"]) == 2**6 - 2


def test_seven_cards_are_too_many():
    with pytest.raises(tf.HandError, match=r"too-large \(count: 7, limit: 6\)"):
        tf.certificate([1] * 7)


def test_every_hand_of_the_deck_without_a_solution_has_a_certificate_that_proves_it():
    file = REPOSITORY / "tests" / "data" / "unsolvable-hands.jsonl.gz"
    lines = gzip.decompress(file.read_bytes()).splitlines()
    certificates = {
        tuple(certificate["numbers"]): certificate for certificate in map(json.loads, lines)
    }
    hands = combinations_with_replacement(RANKS, 4)
    assert sorted(certificates) == [hand for hand in hands if not tf.is_solvable(hand)]
    for hand, certificate in certificates.items():
        assert certificate == tf.certificate(hand)
        assert check(certificate) is False


TRUE = tf.certificate([1, 1, 1, 1])
SOLVED = tf.certificate([3, 3, 8, 8])


@pytest.mark.parametrize(
    "wrong",
    [
        {**SOLVED, "solutions": ["3 8 *"]},
        {**SOLVED, "solutions": ["3 3 * 8 + 8 +"]},
        {**SOLVED, "solutions": ["8 3 8 3"]},
        {**SOLVED, "solutions": ["8 3 8 3 / - /", "8 3 3 8 / - /"]},
        {**TRUE, "target": 4},
        {**TRUE, "numbers": [1, 1, 1, 2]},
        {"numbers": [24], "target": 24, "table": []},
        *(
            {
                **TRUE,
                "table": [row if row is not own else {**row, "values": fewer} for row in table],
            }
            for table in [TRUE["table"]]
            for own in table
            for at in range(len(own["values"]))
            for fewer in [own["values"][:at] + own["values"][at + 1 :]]
        ),
    ],
)
def test_invalid_certificate_is_rejected(wrong):
    with pytest.raises((ValueError, LookupError)):
        check(wrong)


def test_program_prints_the_statement_of_a_certificate(tmp_path, monkeypatch, capsys):
    for numbers in ([1, 1, 1, 1], [3, 3, 8, 8]):
        file = tmp_path / "proof.json"
        file.write_text(json.dumps(tf.certificate(numbers)))
        monkeypatch.setattr("sys.argv", ["check_certificate.py", str(file)])
        run_path(str(REPOSITORY / "docs" / "check_certificate.py"), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"It proves that there is {which} solution." for which in ("no", "a")]


def test_program_does_not_import_the_engine(monkeypatch):
    certificate = tf.certificate([3, 3, 8, 8])
    for name in [name for name in sys.modules if name.partition(".")[0] == "twentyfour"]:
        monkeypatch.setitem(sys.modules, name, None)  # an import raises ImportError
    assert run_path(str(REPOSITORY / "docs" / "check_certificate.py"))["check"](certificate)
