import twentyfour as tf

NAMES = {
    "Card",
    "DivisionByZero",
    "Explanation",
    "Expression",
    "Hand",
    "HandError",
    "Nearest",
    "Number",
    "Operation",
    "Operator",
    "ParseError",
    "Rewrite",
    "Step",
    "Suit",
    "Verdict",
    "check",
    "count_solutions",
    "explain_same",
    "is_solvable",
    "iter_solutions",
    "nearest",
    "parse",
    "same_solution",
    "solve",
}


def test_exactly_these_names_are_public():
    assert set(tf.__all__) == NAMES
    assert all(getattr(tf, name).__doc__ for name in NAMES)


def test_every_public_name_belongs_to_the_package():
    assert {getattr(tf, name).__module__.split(".")[0] for name in NAMES} == {"twentyfour"}
