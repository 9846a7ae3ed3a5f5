"""The two screens that stories are played on: a phone's and a desk's."""

from typing import Any

import pytest

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}


def at_both_sizes(**options: Any) -> pytest.MarkDecorator:
    """Run a test on either screen, of which the phone's is touched, with more context options."""
    screens: dict[str, dict[str, Any]] = {
        "phone": {"viewport": PHONE, "has_touch": True},
        "desk": {"viewport": DESK},
    }
    contexts = [{"locale": "en-US", **screen, **options} for screen in screens.values()]
    return pytest.mark.parametrize("context_options", contexts, ids=screens)
