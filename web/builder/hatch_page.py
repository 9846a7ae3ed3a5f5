"""For hatchling, where `HATCH_BUILD_HOOK_ENABLE_CUSTOM` asks for it: the wheel brings the page."""

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[BuilderConfig]):
    """Adds what `wheel.py` has laid out."""

    def initialize(self, version: str, build_data: dict[str, dict[str, str]]) -> None:
        """Add the page; hatchling calls this before it builds."""
        del version
        build_data["force_include"]["build/page"] = "twentyfour/page"
