"""Who tests what: half of the workers begin with browsers, which need processors, the others with what mostly waits."""

from typing import Any

from xdist.scheduler import LoadScopeScheduling

BROWSERS = "tests/web/"
TOGETHER = (
    *("tests/fast/", "tests/attack/test_attack.py"),
    *("tests/server/storage/test_integrity.py", "tests/web/test_replay.py", "tests/web/engines/"),
)
"""Dear to prepare, so one worker tests each: kernels are compiled, matches played and browsers started only once."""
WHOLE_MATCH = "to_the_end"
"""Nothing takes as long as a match in real browsers; what is begun last is waited for by everybody."""


class Mixed(LoadScopeScheduling):  # type: ignore[misc]
    """Gives each worker what it likes best while there is any, then whatever is left.

    A worker changes once at most: a browser is started once, and is gone before tests that need none.
    """

    def _split_scope(self, nodeid: str) -> str:
        return next((place for place in TOGETHER if nodeid.startswith(place)), nodeid)

    def _assign_work_unit(self, node: Any) -> None:
        likes_browsers = int(node.gateway.id.removeprefix("gw")) % 2 == 0
        first = min(
            self.workqueue, key=lambda scope: (scope.startswith(BROWSERS) != likes_browsers, WHOLE_MATCH not in scope)
        )
        self.workqueue.move_to_end(first, last=False)
        super()._assign_work_unit(node)
