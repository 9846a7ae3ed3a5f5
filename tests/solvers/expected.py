"""What the diagnosis says of each faulty solver of this folder."""

from tests.solvers.running import solvers

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
"""The faults of the solvers."""
MISNAMED = {
    "forms_missing": {"groupings-missing"},
    "left_to_right_whole_only": {"left-to-right", "no-brackets"},
}
"""The held-out solvers that the diagnosis misnames, and what it says instead."""
QUICKEST = ("wrong-state_kept", "wrong-card_refused", "more_wrong-operators_once_order_fixed")


def faults(kind: str, name: str) -> set[str]:
    """The codes of a solver, which is named after its faults, such as `whole_only_two_pairs`."""
    if kind == "held_out" and name in MISNAMED:
        return MISNAMED[name]
    return {code for code in CODES if code.replace("-", "_") in name}


def target_of(name: str) -> int:
    """The target with which a solver shows its faults."""
    return 10 if "target_fixed" in name else 24


def cases(*kinds: str) -> list[tuple[str, str]]:
    """The kinds and names of all solvers."""
    return [(kind, name) for kind in kinds for name in solvers(kind)]
