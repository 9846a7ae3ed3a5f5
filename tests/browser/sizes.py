"""The two screens of the tests: a phone with touch, and a desktop."""

from typing import Any

import pytest

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
MOVING = {"reduced_motion": "no-preference"}
"""Options of a test of motion, which all other tests do without."""


def phone(**options: Any) -> dict[str, Any]:
    """Return the context options of a phone."""
    return {"locale": "en-US", "viewport": PHONE, "has_touch": True, **options}


def desk(**options: Any) -> dict[str, Any]:
    """Return the context options of a desktop."""
    return {"locale": "en-US", "viewport": DESK, **options}


def at_both_sizes(**options: Any) -> pytest.MarkDecorator:
    """Run a test on a phone, and in the thorough tests on a desktop, with more context options."""
    screens = [
        pytest.param(phone(**options), id="phone"),
        pytest.param(desk(**options), id="desk", marks=pytest.mark.thorough),
    ]
    return pytest.mark.parametrize("context_options", screens)


def in_both_languages(**options: Any) -> pytest.MarkDecorator:
    """Run a test in English, and in the thorough tests in Chinese, with more context options."""
    languages = [
        pytest.param({**options, "locale": "en-US"}, id="en"),
        pytest.param({**options, "locale": "zh-CN"}, id="zh", marks=pytest.mark.thorough),
    ]
    return pytest.mark.parametrize("context_options", languages)


on_a_phone = pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
