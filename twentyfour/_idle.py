"""Finds arithmetic that does nothing: terms that add up to zero, factors that come to X over X."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from twentyfour._forms import LEAF, PRODUCT, SUM, Factor, Form, Signed
from twentyfour._worth import Terms, Worth, cards_of, multiply


class Idle(Worth):
    """Finds what does nothing in a sum or a product."""

    def is_lean(self, form: Form) -> bool:
        """Whether every part of a form does something; False where that takes a closer look."""
        if form.kind == LEAF:
            return form.number[0] != 0
        for part, _ in form.parts:
            if part.kind != LEAF and not self.is_lean(part):
                return False
            size = self.size(part)
            if not size or (size == 1 and form.kind == PRODUCT):
                return False
            if (
                form.kind == PRODUCT
                and part.kind == SUM
                and len(part.parts) > 2
                and self.idle_sums(self.terms(part))[1]
            ):
                return False
        return form.kind == SUM or next(self._quotients(list(form.parts), spare=True), None) is None

    def idle_sums(self, own: Terms) -> tuple[Terms, Terms]:
        """Terms without the subsets that add up to zero, the smallest first; and those subsets."""
        rest, size = sorted(own), 2
        idle: list[Signed] = []
        while size < len(rest):
            for chosen in combinations(rest, size):
                if not self.total(chosen):
                    idle += chosen
                    for signed in chosen:
                        rest.remove(signed)
                    break
            else:
                size += 1
        return tuple(rest), tuple(idle)

    def idle_quotients(
        self, own: list[Factor], *, spare: bool
    ) -> tuple[list[Factor], list[tuple[Form, Form]]]:
        """Factors without those that come to X over X, and the two Xs of each.

        Of quotients that hold no smaller one the first is that of most factors, then that of fewest
        cards, then the greatest. Something must stay above the line, unless a one is to spare.
        """
        rest, found = sorted(own), []
        while choice := max(self._quotients(rest, spare=spare), default=None):
            *_, chosen, above, below = choice
            found.append((above, below))
            rest = [part for at, part in enumerate(rest) if at not in chosen]
        return rest, found

    def _quotients(
        self, own: list[Factor], *, spare: bool
    ) -> Iterator[tuple[int, int, list[Factor], tuple[int, ...], Form, Form]]:
        if all(exponent > 0 for _, exponent in own):
            return
        minimal: list[set[int]] = []
        for size in range(2, len(own) + 1):
            for chosen in combinations(range(len(own)), size):
                picked = [own[at] for at in chosen]
                above = [(form, 1) for form, exponent in picked if exponent > 0]
                below = [(form, 1) for form, exponent in picked if exponent < 0]
                if not above or not below or any(smaller < set(chosen) for smaller in minimal):
                    continue
                one, other = multiply(above), multiply(below)
                if self.size(one) != self.size(other):
                    continue
                minimal.append(set(chosen))
                left = sum(exponent > 0 for _, exponent in own) - len(above)
                if spare or left:
                    cards = sum(len(cards_of(form)) for form, _ in picked)
                    yield size, -cards, sorted(picked, reverse=True), chosen, one, other
