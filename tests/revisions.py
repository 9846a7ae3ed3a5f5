"""Builds the game at another commit."""

from pathlib import Path

from web.builder.paths import CACHE, ROOT, run

LAST = "7d919785"
"""A build whose stored hands this one reads, and must go on reading."""


def site_of(revision: str) -> Path:
    """Return the site of a commit, built once, with its dependencies."""
    checkout = CACHE / f"checkout-{revision}"
    site = checkout / "build" / "site"
    if not (site / "sw.js").exists():
        run("git", "clone", "--quiet", "--no-checkout", ROOT, checkout)
        run("git", "checkout", "--quiet", revision, cwd=checkout)
        run("make", "site", cwd=checkout)
    return site
