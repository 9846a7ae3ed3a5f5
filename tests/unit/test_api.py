import twentyfour as tf

NAMES = {
    "METHODS",
    "Advice",
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
}


def test_exactly_these_names_are_public():
    assert set(tf.__all__) == NAMES
    documented = NAMES - {"METHODS"}  # a mapping: it has a docstring from Python 3.13 on
    assert all(getattr(tf, name).__doc__ for name in documented)


def test_every_public_name_belongs_to_the_package():
    classes_and_functions = NAMES - {"METHODS"}
    modules = {getattr(tf, name).__module__ for name in classes_and_functions}
    assert {module.split(".")[0] for module in modules} == {"twentyfour"}


def test_there_are_no_other_names():
    assert not hasattr(tf, "divine")
