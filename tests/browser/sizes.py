"""The two screens that stories are played on: a phone's and a desk's."""

from typing import Any

import pytest

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}


def at_both_sizes(**options: Any) -> pytest.MarkDecorator:
    """Run a test on either screen, with more options of the browser context."""
    sizes = {"phone": PHONE, "desk": DESK}
    contexts = [{"locale": "en-US", "viewport": size, **options} for size in sizes.values()]
    return pytest.mark.parametrize("context_options", contexts, ids=sizes)
