"""Adds the page to the wheel if `HATCH_BUILD_HOOK_ENABLE_CUSTOM` is set: a hook of hatchling."""

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[BuilderConfig]):
    """Adds the files that `wheel.py` has prepared."""

    def initialize(self, version: str, build_data: dict[str, dict[str, str]]) -> None:
        """Add the page. hatchling calls this before it builds."""
        del version
        build_data["force_include"]["build/page"] = "twentyfour/page"
