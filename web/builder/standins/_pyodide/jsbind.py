"""In place of signatures for functions of JavaScript, for which Pyodide would inspect annotations.

Only that of a function without annotations is left: whatever is passed is converted as it is.
"""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default

__all__ = ["default_signature", "no_default"]

no_default = object()


def _default(*_args: object, **_named: object) -> None:
    """Stand for any function."""


default_signature = JsFuncSignature(
    *(_default, False),
    *(0, (), (), py2js_default),  # positional parameters: mandatory, converters, defaults, the rest
    *((), (), (), py2js_default),  # named ones: names, converters, defaults, the rest
    js2py_default_call_result,
)
