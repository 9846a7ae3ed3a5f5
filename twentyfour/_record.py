"""Records: frozen values with slots, as `@dataclass(frozen=True, slots=True)` makes them.

A dataclass compiles its methods from source and imports `inspect` to do so, which took half of the
import time of the engine. Records share the few methods below instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn, TypeVar, cast, dataclass_transform

T = TypeVar("T")


class _DefaultFactory:
    """A default that is made anew for each record."""

    def __init__(self, make: Callable[[], object]) -> None:
        self.make = make


def default_factory(make: Callable[[], T]) -> T:
    """Declares a default that is made anew for each record, such as an empty dict."""
    return cast("T", _DefaultFactory(make))


class _RecordType(type):
    """Turns the annotations of a class into slots; values assigned to them are defaults."""

    _fields: tuple[str, ...]
    _defaults: dict[str, object]

    def __new__(
        cls, name: str, bases: tuple[type, ...], namespace: dict[str, object]
    ) -> _RecordType:
        annotations = namespace.get("__annotations__")
        fields = tuple(annotations) if isinstance(annotations, dict) else ()
        defaults = {field: namespace.pop(field) for field in fields if field in namespace}
        namespace |= {"__slots__": fields, "__match_args__": fields}
        made = super().__new__(cls, name, bases, namespace)
        made._fields, made._defaults = fields, defaults
        return made

    def values_of_all_fields(
        cls, values: tuple[object, ...], named: dict[str, object]
    ) -> tuple[object, ...]:
        """The values of all fields, from positional and named arguments and defaults."""
        given = {**cls._defaults, **dict(zip(cls._fields, values, strict=False)), **named}
        if len(values) > len(cls._fields) or given.keys() != set(cls._fields):
            raise TypeError(f"the fields of {cls.__name__} are {', '.join(cls._fields)}")
        found = [given[field] for field in cls._fields]
        return tuple([each.make() if isinstance(each, _DefaultFactory) else each for each in found])


@dataclass_transform(frozen_default=True)
class Record(metaclass=_RecordType):
    """A frozen value: its annotations are its fields; equal fields make equal records."""

    def __init__(self, *values: object, **named: object) -> None:
        kind = type(self)
        if named or len(values) != len(kind._fields):
            values = kind.values_of_all_fields(values, named)
        for field, value in zip(kind._fields, values, strict=True):
            object.__setattr__(self, field, value)

    def _field_values(self) -> tuple[object, ...]:
        return tuple([getattr(self, field) for field in type(self)._fields])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or type(other) is not type(self):
            return NotImplemented
        return self._field_values() == other._field_values()

    def __hash__(self) -> int:
        return hash(self._field_values())

    def __repr__(self) -> str:
        pairs = zip(type(self)._fields, self._field_values(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in pairs)})"

    def __reduce__(self) -> tuple[type[Record], tuple[object, ...]]:
        return type(self), self._field_values()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        self._refuse(name)

    def __delattr__(self, name: str) -> NoReturn:
        self._refuse(name)

    def _refuse(self, name: str) -> NoReturn:
        from dataclasses import FrozenInstanceError  # noqa: PLC0415 - seldom needed, slow to import

        raise FrozenInstanceError(f"cannot assign to {name!r} of a {type(self).__name__}")
