"""The networks and processors of phones, as Chromium imitates them."""

from typing import TypedDict


class Network(TypedDict):
    """What `Network.emulateNetworkConditions` takes: milliseconds, and bytes a second."""

    offline: bool
    latency: int
    downloadThroughput: float
    uploadThroughput: float


def network(megabits: float, latency: int) -> Network:
    """A network of some megabits a second, with a latency in milliseconds for every request."""
    speed = megabits * 1e6 / 8
    return {
        "offline": False,
        "latency": latency,
        "downloadThroughput": speed,
        "uploadThroughput": speed / 2,
    }


SLOWER = 6
"""How many times as long a phone's processor takes."""

PHONES = {"phone": network(1.6, 150), "phone, 10 Mbit/s": network(10, 40)}
