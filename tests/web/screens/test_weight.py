"""A page that weighs little is there soon, also by a bad connection."""

from typing import Any

from ..conftest import Come

MOST = 150_000
"""Bytes as they are sent, compressed, headers and all."""


def test_the_shelf_weighs_less_than_150_kilobytes_at_the_first_visit(person: Come) -> None:
    somebody = person(device="phone")
    wire = somebody.context.new_cdp_session(somebody.page)
    weights: dict[str, float] = {}

    def came(event: dict[str, Any]) -> None:
        weights[event["requestId"]] = event["encodedDataLength"]

    wire.send("Network.enable")
    wire.on("Network.loadingFinished", came)
    somebody.page.goto("/", wait_until="networkidle")
    assert len(weights) > 5
    assert sum(weights.values()) < MOST
