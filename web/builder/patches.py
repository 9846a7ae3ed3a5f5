"""Patches: what differs between a file and the same file of an earlier release.

The service worker fetches the patch if it has the earlier file.
"""

import gzip
from pathlib import Path

import zstandard

from twentyfour._cli.page import carries_hash
from web.builder.names import without_hash
from web.builder.offline import as_stored, kept, patch_of

_SMALLEST = 10_000  # bytes; a smaller file is fetched whole
_LEVEL = 22
# zstd's magic number, and the mark of a frame in one segment with its size in eight bytes.
_FRAME = bytes.fromhex("28b52ffde0")


def add_patches(site: Path, releases: Path) -> None:
    """Write the patches of a site's files from those of earlier releases.

    Call this before `add_service_worker`, which lists the patches. A patch that is not half as
    large as the whole file is left out.

    :param releases: a folder with the site of each release in a folder of its own
    """
    earlier = {file.name: file for file in releases.glob("*/*") if carries_hash(file.name)}
    for name in kept(site):
        new = as_stored(site / name)
        if not carries_hash(name) or len(new) < _SMALLEST or name in earlier:
            continue
        whole = (site / name).read_bytes()
        limit = min(len(whole), len(gzip.compress(whole))) / 2
        for old in earlier.values():
            if without_hash(old.name) == without_hash(name):
                patch = make_patch(as_stored(old), new)
                if len(patch) <= limit:
                    (site / patch_of(old.name, name)).write_bytes(patch)


def make_patch(old: bytes, new: bytes) -> bytes:
    """Return a frame of zstd that lacks its first blocks, which are the old file as it is.

    With them it unpacks to the old file, followed by the new one.
    """
    size = len(old) + len(new)
    options = zstandard.ZstdCompressionParameters.from_level(
        _LEVEL,
        source_size=len(new),
        dict_size=len(old),
        window_log=max(size.bit_length(), zstandard.WINDOWLOG_MIN),
        write_checksum=False,
        write_dict_id=False,
    )
    base = zstandard.ZstdCompressionDict(old, dict_type=zstandard.DICT_TYPE_RAWCONTENT)
    frame = zstandard.ZstdCompressor(dict_data=base, compression_params=options).compress(new)
    return _FRAME + size.to_bytes(8, "little") + frame[zstandard.frame_header_size(frame) :]
