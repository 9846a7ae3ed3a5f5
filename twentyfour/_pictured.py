"""Calls the pictures of a value, which are imported when the first one is drawn.

The modules of `_pictures` import the values that they draw, and the page does not contain them. So
a value names its picture as text.
"""

from importlib import import_module
from typing import cast


def pictured(module: str, function: str, value: object) -> str:
    """What a function of a module of `_pictures` returns for a value."""
    return cast("str", getattr(import_module(f"twentyfour._pictures.{module}"), function)(value))
