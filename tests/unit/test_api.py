import subprocess
import sys
from datetime import date

import pytest

import twentyfour as tf

NAMES = {
    "METHODS",
    "Advice",
    "Alternatives",
    "Branch",
    "Card",
    "DivisionByZero",
    "Explanation",
    "Expression",
    "Hand",
    "HandError",
    "Hint",
    "Nearest",
    "Number",
    "Operation",
    "Operator",
    "ParseError",
    "Rating",
    "Reason",
    "Rewrite",
    "Step",
    "Suit",
    "Verdict",
    "alternatives",
    "check",
    "coach",
    "count_solutions",
    "dailies",
    "daily",
    "explain_same",
    "hints",
    "is_solvable",
    "iter_solutions",
    "nearest",
    "parse",
    "proof",
    "rate",
    "same_solution",
    "similar",
    "solve",
    "technique",
}


def test_exactly_these_names_are_public():
    assert set(tf.__all__) == NAMES
    documented = NAMES - {"METHODS"}  # a mapping: it has a docstring from Python 3.13 on
    assert all(getattr(tf, name).__doc__ for name in documented)


def test_every_public_name_belongs_to_the_package():
    classes_and_functions = NAMES - {"METHODS"}
    modules = {getattr(tf, name).__module__ for name in classes_and_functions}
    assert {module.split(".")[0] for module in modules} == {"twentyfour"}


def test_importing_the_engine_compiles_no_strings():
    """Annotations of named tuples would be if they were strings: a sixth of the import's time.

    The constructors that named tuples compile for themselves do not count.
    """
    program = (
        "import sys; found = []\n"
        "sys.addaudithook(lambda event, about: event == 'compile' and found.append(about))\n"
        "import twentyfour\n"
        "print([text for text, file in found if file == '<string>' and b'_tuple_new' not in text])"
    )
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert finished.stdout.decode().strip() == "[]"


def test_an_unknown_name_is_an_attribute_error():
    assert not hasattr(tf, "divine")


@pytest.mark.parametrize(
    "call",
    [
        lambda level: tf.solve([3, 3, 8, 8], distinct=level),
        lambda level: list(tf.iter_solutions([3, 3, 8, 8], distinct=level)),
        lambda level: tf.count_solutions([3, 3, 8, 8], distinct=level),
        lambda level: tf.count_solutions([3, 3, 8, 8], None, distinct=level),
        lambda level: tf.same_solution(tf.parse("1+2"), tf.parse("2+1"), distinct=level),
    ],
)
def test_another_level_of_distinctness_is_refused(call):
    with pytest.raises(ValueError, match="one of essential, algebraic, not 'bogus'"):
        call("bogus")


def test_the_days_have_dates_and_three_levels():
    with pytest.raises(ValueError, match="one of easy, medium, hard, not 'expert'"):
        tf.daily(date(2026, 11, 21), "expert")
    for call in (tf.daily, tf.dailies):
        with pytest.raises(TypeError, match=r"datetime\.date is needed, not a str"):
            call("2026-11-21")
