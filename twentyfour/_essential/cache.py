"""The cache of the search for classes, and the types of its entries."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from twentyfour._algebraic.arithmetic import Cards, Evaluator
from twentyfour._algebraic.forms import Form
from twentyfour._essential.by_value import ByValue
from twentyfour.cards import Rational

Equation: TypeAlias = tuple[Form, Form]
"""The two sides, which have equal size."""
Rebuild: TypeAlias = Callable[[Form], Form]
"""Returns the whole form with a part replaced by another form."""
Place: TypeAlias = tuple[Form, Rebuild]


class Decomposition(NamedTuple):
    """A core and the neutral parts of a form. The core has the size of the form."""

    core: Form | None
    """None for a form of value zero."""
    zeros: tuple[Form, ...] = ()
    """Cards 0, and sums of value zero that contain no smaller sum of value zero."""
    ones: tuple[Form, ...] = ()
    """Forms of size one that are not quotients."""
    absorbed: Cards = ()
    """Cards that multiply or divide one of the zeros, in any combination."""


class Arrangement(NamedTuple):
    """A core, and the neutral parts next to it."""

    core: tuple[Form, ...]
    """Empty for a form of value zero with neutral parts."""
    ones: tuple[Form, ...] = ()
    """At most one form, not a quotient: 1-1 and X/X are zeros."""
    zeros: tuple[Form, ...] = ()
    """At most one form, or only cards 0: a zero absorbs the Xs of an X-X next to it."""
    absorbed: Cards = ()
    """The cards by which the zero is multiplied."""
    pool: Cards = ()
    """Cards that make two zeros. Each zero can absorb all other cards. `absorbed` are the cards of
    one of the zeros."""


class Cache(Evaluator):
    """Results for forms and arrangements."""

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
