"""Who tests what: half of the workers begin with browsers, which need processors, the others with what mostly waits."""

from typing import Any

from xdist.scheduler import LoadScopeScheduling

BROWSERS = "tests/web/"
TOGETHER = (
    *("tests/fast/", "tests/attack/test_attack.py"),
    *("tests/server/storage/test_integrity.py", "tests/web/table/test_replay.py"),
    *("tests/web/screens/test_beside.py", "tests/web/engines/"),
    *("tests/games/test_every_game.py::test_every_message_is_used", "tests/games/winter/test_log.py"),
    "tests/repository/test_layers.py",
)
"""Expensive to prepare, so one worker does each: kernels are compiled, matches played, browsers started, sentences
made and sources read only once."""
WHOLE_MATCH = "to_the_end"
"""Matches in real browsers take longest, so they begin first: everybody waits for what begins last."""


class Mixed(LoadScopeScheduling):  # type: ignore[misc]
    """Gives each worker its preferred tests while there are any, then whatever is left.

    A worker changes at most once, so that its browser starts once and is gone before tests that need none.
    """

    def _split_scope(self, nodeid: str) -> str:
        return next((place for place in TOGETHER if nodeid.startswith(place)), nodeid)

    _is_in_order = False

    def _assign_work_unit(self, node: Any) -> None:
        if not self._is_in_order:
            self._put_whole_matches_first()
        likes_browsers = int(node.gateway.id.removeprefix("gw")) % 2 == 0
        liked = (scope for scope in self.workqueue if scope.startswith(BROWSERS) == likes_browsers)
        if (first := next(liked, None)) is not None:
            self.workqueue.move_to_end(first, last=False)
        super()._assign_work_unit(node)

    def _put_whole_matches_first(self) -> None:
        self._is_in_order = True
        for scope in [scope for scope in self.workqueue if WHOLE_MATCH in scope]:
            self.workqueue.move_to_end(scope, last=False)
