"""Checks plain data against the types of `twentyfour.contract`, and records which parts occur."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

_NUMBERS = {int: int, float: (int, float)}


class Shapes:
    """Checks data, and records which parts occur.

    `choices` are the members of unions and literals, by field; `params` the names of the parameters
    of a code, by shape and code.
    """

    def __init__(self):
        self.choices = defaultdict(set)
        self.params = defaultdict(set)

    def check(self, data, hint, field="the whole"):
        """Raise AssertionError if plain data does not have a type."""
        origin, args = get_origin(hint), get_args(hint)
        if is_typeddict(hint):
            self._check_fields(data, hint)
        elif origin is NotRequired:
            self.check(data, args[0], field)
        elif origin is Literal:
            assert data in args, f"{field}: {data!r} is none of {args}"
            self.choices[field].add(data)
        elif origin in (Union, UnionType):
            self._check_union(data, args, field)
        elif origin is Mapping:
            assert isinstance(data, dict), f"{field}: {data!r} is no object"
            for name, each in data.items():
                self.check(name, args[0], field)
                self.check(each, args[1], field)
        elif origin:
            self._check_list(data, hint, field)
        else:
            wanted = _NUMBERS.get(hint, hint)
            assert isinstance(data, wanted), f"{field}: {data!r} is not {hint}"
            assert isinstance(data, bool) == (hint is bool), f"{field}: {data!r} is not {hint}"

    def _check_list(self, data, hint, field):
        assert get_origin(hint) in (tuple, list, Sequence), f"{field}: {hint} is not for JSON"
        assert isinstance(data, list), f"{field}: {data!r} is no list"
        args = get_args(hint)
        if get_origin(hint) is not tuple:
            args *= len(data)
        for each, arg in zip(data, args, strict=True):
            self.check(each, arg, field)

    def _check_fields(self, data, shape):
        assert isinstance(data, dict), f"{data!r} is no {shape.__name__}"
        hints = get_type_hints(shape, include_extras=True)
        missing = {name for name in hints if get_origin(hints[name]) is not NotRequired} - {*data}
        assert not missing, f"{shape.__name__} lacks {missing}"
        assert data.keys() <= hints.keys(), f"{shape.__name__} has {data.keys() - hints.keys()}"
        for name, each in data.items():
            self.check(each, hints[name], f"{shape.__name__}.{name}")
        if "params" in data:
            code = data["code"] if "code" in data else data["reason"]
            self.params[shape.__name__, code].update(data["params"])

    def _check_union(self, data, args, field):
        faults = []
        for arg in args:
            attempt = Shapes()
            try:
                attempt.check(data, arg, field)
            except AssertionError as fault:
                faults.append(str(fault))
            else:
                self.choices[field].add(name_of(arg))
                self.check(data, arg, field)
                return
        raise AssertionError("; ".join(faults))


def name_of(hint):
    """A member of a union, as it is recorded."""
    return "null" if hint is NoneType else getattr(hint, "__name__", str(hint))


def possible(shape):
    """All parts that can occur in a shape: the choices of each field, as `Shapes` records them."""
    found = defaultdict(set)
    pending, known = [(shape, "the whole")], set()
    while pending:
        hint, field = pending.pop()
        if is_typeddict(hint):
            if hint in known:
                continue
            known.add(hint)
            hints = get_type_hints(hint, include_extras=True)
            pending += [(inner, f"{hint.__name__}.{name}") for name, inner in hints.items()]
            continue
        if get_origin(hint) is Literal:
            found[field].update(get_args(hint))
            continue
        if get_origin(hint) in (Union, UnionType):
            found[field].update(name_of(arg) for arg in get_args(hint))
        pending += [(arg, field) for arg in get_args(hint)]
    return found
