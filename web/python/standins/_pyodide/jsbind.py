"""Replaces the signatures of JavaScript functions, for which Pyodide inspects annotations.

Only the signature of a function without annotations remains: arguments are converted as they are.
"""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default

__all__ = ["default_signature", "no_default"]

no_default = object()


def _default(*_args: object, **_named: object) -> None:
    """The signature of any function."""


default_signature = JsFuncSignature(
    *(_default, False),
    *(0, (), (), py2js_default),  # positional parameters: mandatory, converters, defaults, the rest
    *((), (), (), py2js_default),  # named parameters: names, converters, defaults, the rest
    js2py_default_call_result,
)
