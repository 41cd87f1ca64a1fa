"""Who tests what: half of the workers begin with browsers, which need processors, the others with what mostly waits."""

from typing import Any

from xdist.scheduler import LoadGroupScheduling

BROWSERS = "tests/web/"


class Mixed(LoadGroupScheduling):  # type: ignore[misc]
    """Gives each worker what it likes best while there is any, then whatever is left.

    A worker changes once at most: a browser is started once, and is gone before tests that need none.
    """

    def _assign_work_unit(self, node: Any) -> None:
        likes_browsers = int(node.gateway.id.removeprefix("gw")) % 2 == 0
        liked = (scope for scope in self.workqueue if scope.startswith(BROWSERS) == likes_browsers)
        if (first := next(liked, None)) is not None:
            self.workqueue.move_to_end(first, last=False)
        super()._assign_work_unit(node)
