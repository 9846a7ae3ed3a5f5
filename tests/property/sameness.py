"""Sameness by brute force: every expression over some cards, and the results of each rule on it.

An expression is a binary tree. A part stands for the absolute value, because signs can be moved:
`-` is the larger operand minus the smaller one. The trees are numbered. Commutative operands are
ordered by their numbers.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from twentyfour import Expression, Operation
from twentyfour._algebraic.arithmetic import Evaluator, multiply, negated
from twentyfour._algebraic.forms import Form, leaf
from twentyfour.cards import Rational

Tree: TypeAlias = int
Labelled: TypeAlias = tuple[str, Tree]

ALGEBRA = "algebra"
FREE = {ALGEBRA, "minus-zero"}
"""The sign of a zero may change in any step."""


class Sameness:
    """The trees created so far, and the rules between them."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[object, ...], Tree] = {}
        self.nodes: list[tuple[str, Tree, Tree] | None] = []
        self.values: list[Fraction] = []
        self.cards: list[tuple[Rational, ...]] = []
        self._trees: dict[tuple[Rational, ...], set[Tree]] = {}
        self._local: dict[Tree, set[Labelled]] = {}

    def card(self, card: Rational) -> Tree:
        return self._number(("card", card), None, abs(Fraction(card)), (card,))

    def join(self, operator: str, one: Tree, other: Tree) -> Tree:
        if operator != "/" and one > other:
            one, other = other, one
        key = operator, one, other
        known = self._numbers.get(key)
        if known is not None:
            return known
        a, b = self.values[one], self.values[other]
        value = a + b if operator == "+" else abs(a - b) if operator == "-" else a * b
        return self._number(
            key,
            key,
            a / b if operator == "/" else value,
            tuple(sorted(self.cards[one] + self.cards[other])),
        )

    def _number(
        self,
        key: tuple[object, ...],
        node: tuple[str, Tree, Tree] | None,
        value: Fraction,
        cards: tuple[Rational, ...],
    ) -> Tree:
        if key not in self._numbers:
            self._numbers[key] = len(self.nodes)
            self.nodes.append(node)
            self.values.append(value)
            self.cards.append(cards)
        return self._numbers[key]

    def trees(self, cards: Sequence[Rational]) -> set[Tree]:
        """All trees over some cards."""
        cards = tuple(sorted(cards))
        if cards not in self._trees:
            trees = {self.card(cards[0])} if len(cards) == 1 else set()
            for chosen in range(1, 2 ** (len(cards) - 1)):
                right = [card for at, card in enumerate(cards[1:]) if chosen >> at & 1]
                left = [cards[0], *(c for at, c in enumerate(cards[1:]) if not chosen >> at & 1)]
                for one in self.trees(left):
                    for other in self.trees(right):
                        trees |= {self.join(operator, one, other) for operator in "+-*"}
                        trees |= {tree for _, tree in self._times(1, one, -1, other)}
                        trees |= {tree for _, tree in self._times(1, other, -1, one)}
            self._trees[cards] = trees
        return self._trees[cards]

    def _plus(self, sign: int, one: Tree, other_sign: int, other: Tree) -> list[tuple[int, Tree]]:
        """The sum of two signed trees, as pairs of a sign and a tree. A sum of zero gives two
        pairs,
        one for each sign.
        """
        if sign == other_sign:
            return [(sign, self.join("+", one, other))]
        tree = self.join("-", one, other)
        a, b = self.values[one], self.values[other]
        return [(1, tree), (-1, tree)] if a == b else [(sign if a > b else other_sign, tree)]

    def _times(self, exponent: int, one: Tree, power: int, other: Tree) -> list[tuple[int, Tree]]:
        """A product with exponents: its possible exponents, and its trees."""
        if exponent == power:
            return [(exponent, self.join("*", one, other))]
        if exponent < 0:
            one, other = other, one
        found = [(1, self.join("/", one, other))] if self.values[other] else []
        return found + ([(-1, self.join("/", other, one))] if self.values[one] else [])

    def _regrouped(self, operator: str, left: Tree, right: Tree) -> Iterator[Tree]:
        """The laws of arithmetic: (p . q) . r as p . (q . r) and q . (p . r)."""
        additive = operator in "+-"
        combine = self._plus if additive else self._times
        mark = 1 if operator in "+*" else -1
        for part, own, other, beside in ((left, 1, right, mark), (right, mark, left, 1)):
            node = self.nodes[part]
            if node is None or (node[0] in "+-") != additive:
                continue
            inner, p, q = node
            marks = [(own, own if inner in "+*" else -own)]
            if inner == "-":
                a, b = self.values[p], self.values[q]
                marks = [(own, -own)] * (a >= b) + [(-own, own)] * (a <= b)
            for a_mark, b_mark in marks:
                for x, x_mark, y, y_mark in ((p, a_mark, q, b_mark), (q, b_mark, p, a_mark)):
                    for joined, tree in combine(y_mark, y, beside, other):
                        for whole, found in combine(x_mark, x, joined, tree):
                            if additive or whole == 1:
                                yield found

    def _rules(self, tree: Tree) -> Iterator[Labelled]:
        """The results of one use of a rule on a whole tree, in one direction."""
        node = self.nodes[tree]
        if node is None:
            return
        operator, left, right = node
        for found in self._regrouped(operator, left, right):
            yield ALGEBRA, found
        if operator in "+-" and not (self.values[left] and self.values[right]):
            yield "minus-zero", self.join("-" if operator == "+" else "+", left, right)
        if operator == "/":
            yield from self._of_quotient(left, right)
        if operator == "*":
            yield from self._of_product(left, right)
            yield from self._of_product(right, left)

    def _of_quotient(self, left: Tree, right: Tree) -> Iterator[Labelled]:
        if self.values[right] == 1:
            yield "over-one", self.join("*", left, right)
        if not self.values[left]:
            yield "zero-over", self.join("*", left, right)
        for a, x in self._factors(left):
            if self.values[x] == self.values[right]:
                yield "times-over", self.join("-", self.join("+", a, x), right)

    def _of_product(self, one: Tree, other: Tree) -> Iterator[Labelled]:
        for a, x in self._factors(one):
            if self.values[x] == self.values[other] == 1:
                yield "two-ones", self.join("-", self.join("+", a, x), other)
        if not self.values[one]:
            if not self.values[other]:
                yield "zero-times-zero", self.join("+", one, other)
            product = one
            for card in self.cards[other]:
                product = self.join("*", product, self.card(card))
            yield "zero-product", product

    def _factors(self, tree: Tree) -> list[tuple[Tree, Tree]]:
        operator, left, right = self.nodes[tree] or ("", 0, 0)
        return [(left, right), (right, left)] if operator == "*" else []

    def rewritten(self, tree: Tree) -> Iterator[Labelled]:
        """The results of one use of a rule anywhere in a tree, in one direction."""
        yield from self._within(tree, lambda part: part)

    def _within(self, part: Tree, rebuild: Callable[[Tree], Tree]) -> Iterator[Labelled]:
        if part not in self._local:
            self._local[part] = set(self._rules(part))
        for label, found in self._local[part]:
            yield label, rebuild(found)
        node = self.nodes[part]
        if node is None:
            return
        operator, left, right = node
        for rest, moved in ((left, right), (right, left)):
            if operator in "+-" and not self.values[moved]:
                yield "zero-outermost", self.join("+", rebuild(rest), moved)
            if (operator == "*" or rest == left) and operator in "*/" and self.values[moved] == 1:
                yield "one-outermost", self.join("*", rebuild(rest), moved)
        yield from self._within(left, lambda new: rebuild(self.join(operator, new, right)))
        yield from self._within(right, lambda new: rebuild(self.join(operator, left, new)))

    def classes(
        self, cards: Sequence[Rational], target: Rational, rules: Collection[str] = ()
    ) -> dict[Tree, Tree]:
        """The trees with a target or its negative as value, each with its class's representative.

        By all rules, or by the given rules and the laws of arithmetic.
        """
        solutions = [tree for tree in self.trees(cards) if self.values[tree] == abs(target)]
        chief = {tree: tree for tree in solutions}

        def of(tree: Tree) -> Tree:
            while chief[tree] != tree:
                chief[tree] = tree = chief[chief[tree]]
            return tree

        for tree in solutions:
            for label, other in self.rewritten(tree):
                if not rules or label in FREE or label in rules:
                    chief[of(tree)] = of(other)
        return {tree: of(tree) for tree in solutions}

    def is_step(self, rules: Sequence[str], before: Expression, after: Expression) -> bool:
        """Whether one use of a rule joins two expressions, or several uses of several rules."""
        rules = ["zero-outermost" if rule == "plus-minus-outermost" else rule for rule in rules]
        if len(rules) > 1:
            classes = self.classes(before.numbers, before.value, rules)
            return classes[self.of(before)] == classes[self.of(after)]
        (rule,) = rules
        one, other = (self._joined_by(FREE, self.of(tree)) for tree in (before, after))
        if rule in ("brackets", "order", "turn", "minus-zero") and one & other:
            return True
        forth, back = (
            {found for tree in start for label, found in self.rewritten(tree) if label == rule}
            for start in (one, other)
        )
        anyhow = rule == "zero-product" and forth & back
        return bool(forth & other or back & one or anyhow)

    def _joined_by(self, rules: set[str], tree: Tree) -> set[Tree]:
        """The trees that are reachable from a tree by some rules."""
        reached, pending = {tree}, [tree]
        while pending:
            for label, other in self.rewritten(pending.pop()):
                if label in rules and other not in reached:
                    reached.add(other)
                    pending.append(other)
        return reached

    def of(self, expression: Expression) -> Tree:
        """The tree of an expression."""
        if not isinstance(expression, Operation):
            value = expression.value
            return self.card(value.numerator if value.denominator == 1 else value)
        left, right = self.of(expression.left), self.of(expression.right)
        symbol = expression.operator.symbol
        if symbol in "+-":
            one, other = expression.left.value, expression.right.value
            symbol = "+" if ((one >= 0) == (other >= 0)) == (symbol == "+") else "-"
        return self.join(symbol, left, right)

    def form(self, tree: Tree, values: Evaluator) -> Form:
        """The form of a tree."""
        node = self.nodes[tree]
        if node is None:
            return leaf(self.cards[tree][0])
        operator, *sides = node
        one, other = (self.form(side, values) for side in sides)
        if operator in "*/":
            return multiply([(one, 1), (other, 1 if operator == "*" else -1)])
        own = values.terms(other)
        return values.join((*values.terms(one), *(own if operator == "+" else negated(own))))
