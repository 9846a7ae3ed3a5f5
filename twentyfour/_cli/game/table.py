"""The cards on the table, and the earlier tables. Each step replaces two cards by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from twentyfour.cards import Rational
from twentyfour.expression import Expression, Number, Operation


class Table:
    """The cards on the table, as expressions over the dealt cards."""

    def __init__(self, numbers: Iterable[Rational]) -> None:
        self._tables: list[tuple[Expression, ...]] = [tuple(map(Number, numbers))]

    @property
    def parts(self) -> Sequence[Expression]:
        """The cards on the table now. A combined card is an Operation."""
        return self._tables[-1]

    @property
    def values(self) -> list[Fraction]:
        """The values of the cards."""
        return [part.value for part in self.parts]

    @property
    def history(self) -> list[list[Fraction]]:
        """The values on all tables since the deal."""
        return [[part.value for part in table] for table in self._tables]

    def written_out(self, answer: Expression) -> Expression:
        """An answer over the cards of this table, rewritten over the dealt cards."""
        return _written_out(answer, list(self.parts))

    def combine(self, steps: Expression) -> None:
        """Do the operations of an expression over some cards of this table, step by step."""
        self._lay(steps, list(self.parts))

    def _lay(self, steps: Expression, left: list[Expression]) -> Expression:
        if not isinstance(steps, Operation):
            return _taken(steps, left)
        used = self._lay(steps.left, left), self._lay(steps.right, left)
        combined = Operation(steps.operator, *used)
        rest = list(self.parts)
        for part in used:
            rest.remove(part)
        self._tables.append((*rest, combined))
        return combined

    def undo(self) -> bool:
        """Take back the last step, if any."""
        if len(self._tables) == 1:
            return False
        self._tables.pop()
        return True


def _written_out(answer: Expression, left: list[Expression]) -> Expression:
    if not isinstance(answer, Operation):
        return _taken(answer, left)
    one = _written_out(answer.left, left)
    return Operation(answer.operator, one, _written_out(answer.right, left))


def _taken(number: Expression, left: list[Expression]) -> Expression:
    """Remove a card with the value of a number from the remaining cards, and return it."""
    card = next(part for part in left if part.value == number.value)
    left.remove(card)
    return card
