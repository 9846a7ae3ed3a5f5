"""The findings of each faulty solver of this folder. A solver is named after its faults."""

CODES = (
    "state-kept",
    "card-refused",
    "division-by-zero",
    "equal-cards",
    "operators-once",
    "operator-missing",
    "cards-left-out",
    "cards-reused",
    "equal-operands",
    "float-equality",
    "forms-missing",
    "integer-division",
    "larger-first",
    "left-to-right",
    "no-brackets",
    "one-grouping",
    "one-order",
    "one-running-total",
    "order-fixed",
    "target-fixed",
    "tolerance-wide",
    "two-pairs",
    "value-limit",
    "whole-only",
)
"""The codes, the quickest solvers of `wrong` first."""


def faults(name: str) -> set[str]:
    """The codes in the name of a solver, such as `whole_only_two_pairs`."""
    return {code for code in CODES if code.replace("-", "_") in name}


def target_of(name: str) -> int:
    """The target with which a solver shows its faults."""
    return 10 if "target_fixed" in name else 24
