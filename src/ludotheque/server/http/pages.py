"""The browser client, built by `web/` and shipped in the wheel: files that never change, one page for all screens."""

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent.parent / "client"
FOR_EVER = "public, max-age=31536000, immutable"
SCREENS = re.compile(r"(|box/[^/]+|rules/[^/]+|tables|settings|privacy|table/[^/]+(/replay)?)/?")
"""The addresses of the client's screens. Any other gets the same page, with status 404."""


class Pages:
    """Serves the built files."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    async def page(self, request: Request) -> Response:
        """A file of the client, or the page that shows every screen."""
        path = request.path_params["path"]
        if self._is_file(path):
            response: Response = await self._files.get_response(path, request.scope)
            response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
            return response
        status = 200 if SCREENS.fullmatch(path) else 404
        return FileResponse(self.folder / "index.html", status, headers={"cache-control": "no-cache"})

    def _is_file(self, path: str) -> bool:
        """True for one of the client's files; False also for a path that cannot be a file name."""
        try:
            found, file = self._files.lookup_path(path)
        except (ValueError, OSError):
            return False
        return bool(path) and file is not None and Path(found).is_file()
