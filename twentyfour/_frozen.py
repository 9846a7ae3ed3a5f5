"""An immutable mapping, for the parameters of verdicts, hints, reasons and errors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar, cast

V_co = TypeVar("V_co", covariant=True)


class FrozenMapping(Mapping[str, V_co]):
    """A mapping that never changes; it can be hashed, copied and pickled.

    Its items are frozen too: lists become tuples, and mappings become frozen mappings.
    """

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[str, object]) -> None:
        self._items = cast("dict[str, V_co]", {name: _frozen(it) for name, it in items.items()})

    def __getitem__(self, name: str) -> V_co:
        return self._items[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return f"FrozenMapping({self._items!r})"

    def __reduce__(self) -> tuple[type[FrozenMapping[V_co]], tuple[dict[str, V_co]]]:
        return FrozenMapping, (self._items,)


def _frozen(value: object) -> object:
    if isinstance(value, str):  # most values are text, and the test for a Mapping is slower
        return value
    if isinstance(value, Mapping):
        return FrozenMapping(value)
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):  # no NamedTuple
        return tuple(map(_frozen, value))
    return value


NO_PARAMS: FrozenMapping[str] = FrozenMapping({})
