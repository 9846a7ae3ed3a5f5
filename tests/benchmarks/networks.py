"""Networks and processors of phones, as emulated by Chromium."""

from typing import TypedDict


class Network(TypedDict):
    """Parameters of `Network.emulateNetworkConditions`: milliseconds, and bytes a second."""

    offline: bool
    latency: int
    downloadThroughput: float
    uploadThroughput: float


def network(megabits: float, latency: int) -> Network:
    """A network: megabits per second, and the latency of each request in milliseconds."""
    speed = megabits * 1e6 / 8
    return {
        "offline": False,
        "latency": latency,
        "downloadThroughput": speed,
        "uploadThroughput": speed / 2,
    }


SLOWER = 6
"""The factor by which a phone's processor is slower."""

PHONES = {"phone": network(1.6, 150), "phone, 10 Mbit/s": network(10, 40)}
