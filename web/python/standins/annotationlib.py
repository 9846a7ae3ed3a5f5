"""Replaces annotationlib, which imports the parser. The page's classes know their annotations.

`typing` and `dataclasses` request the annotations of a new class.
"""

from collections.abc import Callable, Mapping

__all__ = ["Format", "ForwardRef"]

Annotate = Callable[[int], dict[str, object]]


class Format:
    """The formats of annotations."""

    VALUE, VALUE_WITH_FAKE_GLOBALS, FORWARDREF, STRING = range(1, 5)


class ForwardRef:
    """An annotation as text, which nothing reads."""

    __forward_code__ = None

    def __init__(self, _text: str, **_options: object) -> None:
        pass


def type_repr(value: object) -> str:
    """Return the name of a type."""
    return getattr(value, "__qualname__", repr(value))


def get_annotations(owner: object, *, format: int = Format.VALUE) -> dict[str, object]:
    """Return the annotations of a class or a function."""
    return dict(getattr(owner, "__annotations__", {}))


def get_annotate_from_class_namespace(namespace: Mapping[str, object]) -> object:
    """Return the function that computes the annotations of a class."""
    return namespace.get("__annotate_func__") or namespace.get("__annotate__")


def call_annotate_function(
    annotate: Annotate,
    format: int,
    *,
    owner: object = None,
) -> dict[str, object]:
    """Return the annotations that this function computes."""
    return annotate(Format.VALUE)
