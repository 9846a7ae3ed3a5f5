"""Patches make a file from the same file of an earlier release."""

import zstandard
from hypothesis import given
from hypothesis import strategies as st

from tests.browser.host import newer_build, with_patches
from web.builder.offline import precache_list
from web.builder.patches import make_patch
from web.builder.paths import SITE

HEADER = 13
BLOCK = 1 << 17


def patched(old, patch):
    """Apply a patch as `web/offline/patch.ts` does."""
    blocks = [old[start : start + BLOCK] for start in range(0, len(old), BLOCK)]
    raw = b"".join((len(block) << 3).to_bytes(3, "little") + block for block in blocks)
    return zstandard.decompress(patch[:HEADER] + raw + patch[HEADER:])[len(old) :]


@given(st.data())
def test_patch_makes_the_file(data):
    letters = st.binary(max_size=60).map(lambda part: part * data.draw(st.integers(1, 5_000)))
    old = data.draw(letters)
    place = data.draw(st.integers(0, len(old)))
    new = data.draw(letters) + old[place:] + data.draw(letters) + old[:place]
    assert patched(old, make_patch(old, new)) == new


def test_small_change_of_a_large_file_is_a_small_patch():
    (script,) = SITE.glob("main-*.js")
    old = script.read_bytes()
    assert len(make_patch(old, old.replace(b"return", b"throw", 1))) < 200


def test_release_has_patches_from_each_earlier_one(tmp_path):
    older = [newer_build(SITE, tmp_path / name) for name in ("first", "second")]
    newest = with_patches(newer_build(SITE, tmp_path / "newest"), *older)
    bases = {str(entry["url"]): entry.get("bases", []) for entry in precache_list(newest)}
    (script,) = (name for name in bases if name.startswith("main-") and name.endswith(".js"))
    assert sorted(bases[script]) == sorted(
        file.name for site in older for file in site.glob("main-*.js")
    )
    (small,) = (name for name in bases if name.startswith("broken-page-"))
    assert not bases[small]
    assert not [name for name in bases if name.endswith(".patch")]
