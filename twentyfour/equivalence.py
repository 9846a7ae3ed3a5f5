"""Is this the same solution? And why: the rewriting steps that join two expressions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Literal, TypeAlias, get_args

from twentyfour._essential import Reducer
from twentyfour._essential import Rule as EssentialRule
from twentyfour._forms import FLIPS, LEAF, SUM, Form, Signed, algebraic
from twentyfour._record import Record
from twentyfour._worth import add, multiply
from twentyfour._writing import Writer, polarities, without_brackets
from twentyfour.expression import DivisionByZero, Expression

Distinct: TypeAlias = Literal["essential", "algebraic"]
"""How different two solutions must be to count as two."""
Rule: TypeAlias = Literal["brackets", "order", "turn", EssentialRule, "negative-card"]
Difference: TypeAlias = Literal["numbers", "value", "form"]
DISTINCT: tuple[Distinct, ...] = get_args(Distinct)


def as_distinct(distinct: Distinct) -> Distinct:
    """A level of distinctness, checked; raises ValueError."""
    if distinct not in DISTINCT:
        raise ValueError(f"distinct is one of {', '.join(DISTINCT)}, not {distinct!r}")
    return distinct


def canonical(expression: Expression, *, distinct: Distinct = "essential") -> Hashable:
    """The canonical form at a level; an expression without a value has only its algebraic form."""
    form, sign = algebraic(expression)
    if as_distinct(distinct) == "algebraic" or isinstance(expression.outcome, DivisionByZero):
        return form, sign
    return expression.value, Reducer().essence(form)


def same_solution(a: Expression, b: Expression, *, distinct: Distinct = "essential") -> bool:
    """Whether two expressions are one solution at a level of distinctness."""
    return canonical(a, distinct=distinct) == canonical(b, distinct=distinct)


class Rewrite(Record):
    """A step from one way to write a solution to another.

    `rules` are the codes of the rules used, nearly always one: `brackets`, `order`, `turn`, and
    those of the essential level: `zero-outermost`, `one-outermost`, `plus-minus-outermost`,
    `over-one`, `times-over`, `two-ones`, `zero-over`, `zero-times-zero`, `zero-bag`; and
    `negative-card` where the sign of a card stands in the way of writing down the steps.
    """

    rules: tuple[Rule, ...]
    before: Expression
    after: Expression

    def reversed(self) -> Rewrite:
        """The same step the other way."""
        return Rewrite(self.rules, self.after, self.before)


class Explanation(Record):
    """Why two expressions are the same solution, or where they part.

    `steps` lead from the one to the other if they are the same. `ends` are the canonical ways to
    write each, equal if they are the same. `difference` is None, `numbers`, `value` or `form`.
    """

    steps: tuple[Rewrite, ...]
    ends: tuple[Expression, Expression]
    difference: Difference | None

    @property
    def same(self) -> bool:
        """Whether they are the same solution."""
        return self.difference is None


def explain_same(a: Expression, b: Expression) -> Explanation:
    """The chain of rewriting steps that joins two expressions, or where they part.

    Raises DivisionByZero for an expression without a value.
    """
    left, right = _Chain(a).steps(), _Chain(b).steps()
    ends = left[-1].after if left else a, right[-1].after if right else b
    if sorted(a.numbers) != sorted(b.numbers):
        return Explanation((), ends, "numbers")
    if a.value != b.value:
        return Explanation((), ends, "value")
    if not same_solution(a, b):
        return Explanation((), ends, "form")
    if ends[0] != ends[1]:
        left.append(Rewrite(("negative-card",), *ends))
    return Explanation(_joined(a, left, b, right), (ends[1], ends[1]), None)


def _joined(
    a: Expression, left: Sequence[Rewrite], b: Expression, right: Sequence[Rewrite]
) -> tuple[Rewrite, ...]:
    """The way from a to b, turning back as soon as the ways of the two meet."""
    passed = {b: 0} | {step.after: at for at, step in enumerate(right, 1)}
    met = next(at for at, tree in enumerate([a, *(step.after for step in left)]) if tree in passed)
    back = passed[left[met - 1].after if met else a]
    return (*left[:met], *(step.reversed() for step in right[:back][::-1]))


class _Chain:
    """The steps from an expression to the canonical way to write its solution."""

    def __init__(self, expression: Expression) -> None:
        self.start = expression
        self.value = expression.value
        self.reducer, self.writer = Reducer(), Writer()
        self.found: list[Rewrite] = []

    def steps(self) -> list[Rewrite]:
        """All steps, in order."""
        open_ = without_brackets(self.start)
        self.add(["brackets"], open_)
        form, sign = algebraic(self.start)
        written = self.writer.write((form, sign))
        turned = polarities(open_) != polarities(written)
        self.add(["turn" if turned else "order"], written)
        self.essence = self.reducer.essence(form)
        form = self.settle(form, lambda new: new)
        rules: list[Rule] = []
        self.reducer.essence(form, rules.append)
        if end := self.write(self.reducer.form(self.essence)):
            self.add(rules, end)
        return self.found

    def add(self, rules: Sequence[Rule], after: Expression) -> None:
        """Note a step, if it changes anything."""
        before = self.found[-1].after if self.found else self.start
        if before != after:
            self.found.append(Rewrite(tuple(dict.fromkeys(rules)) or ("order",), before, after))

    def write(self, form: Form) -> Expression | None:
        """A form as an expression with the value of the first one, if that can be written."""
        if self.reducer.value(form) == self.value:
            return self.writer.write((form, 1))
        if not form.flags & FLIPS and form.kind == SUM:
            value = self.reducer.value
            form = add([(part, sign if value(part) else -sign) for part, sign in form.parts])
        sign = 1 if self.reducer.value(form) == self.value else -1
        return self.writer.write((form, sign)) if sign > 0 or form.flags & FLIPS else None

    def settle(self, form: Form, whole: Callable[[Form], Form]) -> Form:
        """Reduce a form from the inside out, where `whole` puts it into its place in the whole."""
        if form.kind == LEAF:
            return form
        value = self.reducer.value
        parts = list(form.parts)

        def replaced(at: int, new: Form) -> Signed:
            part, mark = form.parts[at]
            return new, -mark if form.kind == SUM and value(new) != value(part) else mark

        for at, (part, _) in enumerate(form.parts):

            def place(new: Form, at: int = at) -> Form:
                changed = [*parts[:at], replaced(at, new), *parts[at + 1 :]]
                return whole(_rebuild(form.kind, changed))

            parts[at] = replaced(at, self.settle(part, place))
        settled = _rebuild(form.kind, parts)
        rules: list[Rule] = []
        reduced = self.reducer.take_apart(settled, rules.append)
        after = self.reducer.form(reduced)
        written = self.write(whole(after))
        if not written or self.reducer.essence(whole(after)) != self.essence:
            return settled
        self.add(rules, written)
        return after


def _rebuild(kind: int, parts: Sequence[Signed]) -> Form:
    """A form of changed parts, up to sign."""
    return add(parts) if kind == SUM else multiply(parts)
