"""The Game of 24, complete and exact: deal a hand, judge an answer, find every solution.

Numbers and targets are ints and Fractions, never floats. Wherever numbers are taken, a Hand is
taken as well; its target is then the target, which is 24 otherwise.
"""

from twentyfour._frozen import FrozenMapping
from twentyfour._hints import Advice, Branch, Hint, coach, hints, proof
from twentyfour._limits import TooManyWays
from twentyfour._rating.reasons import Reason
from twentyfour._repair import Repair, repair
from twentyfour._techniques.cues import Cue
from twentyfour._techniques.looking import Look
from twentyfour._techniques.table import TECHNIQUES, Technique
from twentyfour.cards import Card, Hand, HandError, Suit
from twentyfour.certificates import Certificate, certificate
from twentyfour.comparison import Alternatives, alternatives
from twentyfour.dealing import deal, find, sheet
from twentyfour.equivalence import Explanation, Rewrite, explain_same, same_solution
from twentyfour.expression import (
    OPERATORS,
    DivisionByZero,
    Expression,
    Number,
    Operation,
    Operator,
    Step,
)
from twentyfour.lessons import Lesson, Temptation, WorkedHand, WorkedStep, lesson
from twentyfour.methods import METHODS, Method
from twentyfour.parser import ParseError, parse
from twentyfour.puzzles import dailies, daily, similar
from twentyfour.rating import Rating, rate
from twentyfour.referee import Verdict, check
from twentyfour.solver import (
    Nearest,
    count_forms,
    count_solutions,
    is_solvable,
    iter_solutions,
    nearest,
    solve,
)
from twentyfour.teaching import look, technique, techniques

__version__ = "0.1.0"

__all__ = [
    "METHODS",
    "OPERATORS",
    "TECHNIQUES",
    "Advice",
    "Alternatives",
    "Branch",
    "Card",
    "Certificate",
    "Cue",
    "DivisionByZero",
    "Explanation",
    "Expression",
    "FrozenMapping",
    "Hand",
    "HandError",
    "Hint",
    "Lesson",
    "Look",
    "Method",
    "Nearest",
    "Number",
    "Operation",
    "Operator",
    "ParseError",
    "Rating",
    "Reason",
    "Repair",
    "Rewrite",
    "Step",
    "Suit",
    "Technique",
    "Temptation",
    "TooManyWays",
    "Verdict",
    "WorkedHand",
    "WorkedStep",
    "alternatives",
    "certificate",
    "check",
    "coach",
    "count_forms",
    "count_solutions",
    "dailies",
    "daily",
    "deal",
    "explain_same",
    "find",
    "hints",
    "is_solvable",
    "iter_solutions",
    "lesson",
    "look",
    "nearest",
    "parse",
    "proof",
    "rate",
    "repair",
    "same_solution",
    "sheet",
    "similar",
    "solve",
    "technique",
    "techniques",
]
