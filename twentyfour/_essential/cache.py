"""What is known of the forms of a hand, and the values that the search for classes works with."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from twentyfour._algebraic.arithmetic import Cards, Evaluator
from twentyfour._algebraic.forms import Form
from twentyfour._essential.by_value import ByValue
from twentyfour.cards import Rational

Equation: TypeAlias = tuple[Form, Form]
"""Its sides, two forms of equal size."""
Rebuild: TypeAlias = Callable[[Form], Form]
"""Returns the whole form with another form in the place of a part."""
Place: TypeAlias = tuple[Form, Rebuild]


class Decomposition(NamedTuple):
    """A core and the neutral parts of a form; the form has the size of its core."""

    core: Form | None
    """None for a form of value zero."""
    zeros: tuple[Form, ...] = ()
    """Cards 0, and sums of value zero that contain no smaller sum of value zero."""
    ones: tuple[Form, ...] = ()
    """Forms of size one that are not quotients."""
    absorbed: Cards = ()
    """Cards by which one of the zeros is multiplied, in whatever way."""


class Arrangement(NamedTuple):
    """A core, and the neutral parts next to it."""

    core: tuple[Form, ...]
    """Empty for a value of zero, unless there is nothing else."""
    ones: tuple[Form, ...] = ()
    """At most one, which is not a quotient: 1-1 and X/X are zeros."""
    zeros: tuple[Form, ...] = ()
    """At most one, or only cards 0: a zero absorbs the Xs of an X-X next to it."""
    absorbed: Cards = ()
    """The cards by which the zero is multiplied."""
    pool: Cards = ()
    """Cards that make two zeros, either of which absorbs all the others; `absorbed` are the cards
    of one zero that can be chosen."""


class Cache(Evaluator):
    """The results for forms and arrangements, kept as long as the cache lives."""

    def __init__(self) -> None:
        super().__init__()
        self.decomposed: dict[Form, Decomposition] = {}
        self.equations: dict[Form, tuple[Equation, ...]] = {}
        self.places: dict[Form, tuple[Place, ...]] = {}
        self.sizes: dict[Form, frozenset[Rational]] = {}
        self.by_value: dict[Cards, ByValue] = {}
        self.settled_zeros: dict[Form, Decomposition] = {}
        self.least_zeros: dict[tuple[Cards, Cards], Cards] = {}
        self.classes: dict[Arrangement, Arrangement] = {}
