"""The Game of 24, complete and exact: deal a hand, judge an answer, find every solution.

Numbers and targets are ints and Fractions, never floats. A function that takes numbers also takes a
Hand or a Puzzle, with its target and its allowed operators. For bare numbers the target is 24 by
default, and all operators are allowed.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from twentyfour._closest import Closest, ClosestVerdict, check_closest, closest, iter_closest
from twentyfour._coaching.hints import Advice, Branch, Hint, coach, hints, proof
from twentyfour._coaching.repair import Repair, repair
from twentyfour._frozen import FrozenMapping
from twentyfour._rating.reasons import Reason
from twentyfour._rating.school import school
from twentyfour._techniques.cues import Cue
from twentyfour._techniques.looking import Look
from twentyfour._techniques.table import TECHNIQUES, Technique
from twentyfour._why.checker import check_proof
from twentyfour._why.lines import Exclusion, Line, Listing, Proof
from twentyfour._why.search import why_not
from twentyfour.cards import Card, Hand, HandError, Puzzle, Suit
from twentyfour.comparison import Alternatives, alternatives
from twentyfour.dealing import deal, find, sheet
from twentyfour.equivalence import Explanation, Rewrite, explain_same, same_solution
from twentyfour.expression import DivisionByZero, Expression, Number, Operation, Step
from twentyfour.operators import OPERATORS, Operator
from twentyfour.parser import ParseError, parse
from twentyfour.puzzles import (
    ClosestPuzzle,
    closest_daily,
    closest_puzzle,
    dailies,
    daily,
    similar,
)
from twentyfour.rating import Rating, rate
from twentyfour.referee import Verdict, check
from twentyfour.solver import (
    Nearest,
    Solutions,
    count_forms,
    count_solutions,
    is_solvable,
    iter_solutions,
    nearest,
    solve,
)
from twentyfour.teaching import look, technique, techniques

if TYPE_CHECKING:
    from twentyfour._reading.answers import Reading, read_answer
    from twentyfour._reading.quick import is_right
    from twentyfour._reading.rewards import reward
    from twentyfour._reading.steps import JudgedStep, JudgedSteps, check_steps
    from twentyfour.certificates import Certificate, certificate
    from twentyfour.editions import EDITIONS, Edition
    from twentyfour.impossible import Suspect, suspects
    from twentyfour.lessons import Lesson, NearMiss, WorkedHand, WorkedStep, lesson
    from twentyfour.methods import METHODS, Method
    from twentyfour.methods.method import TooManyWays
    from twentyfour.quiz import Question, questions

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "METHODS",
    "OPERATORS",
    "TECHNIQUES",
    "Advice",
    "Alternatives",
    "Branch",
    "Card",
    "Certificate",
    "Closest",
    "ClosestPuzzle",
    "ClosestVerdict",
    "Cue",
    "DivisionByZero",
    "Edition",
    "Exclusion",
    "Explanation",
    "Expression",
    "FrozenMapping",
    "Hand",
    "HandError",
    "Hint",
    "JudgedStep",
    "JudgedSteps",
    "Lesson",
    "Line",
    "Listing",
    "Look",
    "Method",
    "NearMiss",
    "Nearest",
    "Number",
    "Operation",
    "Operator",
    "ParseError",
    "Proof",
    "Puzzle",
    "Question",
    "Rating",
    "Reading",
    "Reason",
    "Repair",
    "Rewrite",
    "Solutions",
    "Step",
    "Suit",
    "Suspect",
    "Technique",
    "TooManyWays",
    "Verdict",
    "WorkedHand",
    "WorkedStep",
    "alternatives",
    "certificate",
    "check",
    "check_closest",
    "check_proof",
    "check_steps",
    "closest",
    "closest_daily",
    "closest_puzzle",
    "coach",
    "count_forms",
    "count_solutions",
    "dailies",
    "daily",
    "deal",
    "explain_same",
    "find",
    "hints",
    "is_right",
    "is_solvable",
    "iter_closest",
    "iter_solutions",
    "lesson",
    "look",
    "nearest",
    "parse",
    "proof",
    "questions",
    "rate",
    "read_answer",
    "repair",
    "reward",
    "same_solution",
    "school",
    "sheet",
    "similar",
    "solve",
    "suspects",
    "technique",
    "techniques",
    "why_not",
]

_LATER = {
    **dict.fromkeys(("Reading", "read_answer"), "twentyfour._reading.answers"),
    "is_right": "twentyfour._reading.quick",
    "reward": "twentyfour._reading.rewards",
    **dict.fromkeys(("JudgedStep", "JudgedSteps", "check_steps"), "twentyfour._reading.steps"),
    **dict.fromkeys(("Certificate", "certificate"), "twentyfour.certificates"),
    **dict.fromkeys(("EDITIONS", "Edition"), "twentyfour.editions"),
    **dict.fromkeys(
        ("Lesson", "NearMiss", "WorkedHand", "WorkedStep", "lesson"), "twentyfour.lessons"
    ),
    **dict.fromkeys(("METHODS", "Method"), "twentyfour.methods"),
    **dict.fromkeys(("Question", "questions"), "twentyfour.quiz"),
    "TooManyWays": "twentyfour.methods.method",
    **dict.fromkeys(("Suspect", "suspects"), "twentyfour.impossible"),
}
"""Names that are imported on first use: the command line starts sooner, and the page, which has no
`_reading`, needs none of it."""


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_LATER[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})
