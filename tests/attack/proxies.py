"""nginx and Caddy in front of the house, with TLS, by the recipes in docs/hosting.md."""

import os
import pwd
import re
import shutil
import socket
import subprocess
import time
from collections import Counter
from pathlib import Path
from typing import Literal

from tests.server.houses import PATIENCE, ROOT
from tools.bring_browser import find_proxy

from .wire import Gate

Proxy = Literal["nginx", "caddy"]

NAME = "games.example"
HOSTING = ROOT / "docs" / "hosting.md"
HOUSE = "127.0.0.1:8000"
"""Where the recipes expect the house."""


def is_here(proxy: Proxy) -> bool:
    """True if this machine has the program, and another to make a certificate."""
    return find_proxy(proxy) is not None and shutil.which("openssl") is not None


def recipe(proxy: Proxy) -> str:
    """The proxy's configuration from docs/hosting.md."""
    title = {"nginx": "With nginx", "caddy": "With Caddy"}[proxy]
    found = re.search(rf"{title}[^\n]*:\n\n```\w*\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None, f"docs/hosting.md has no recipe for {proxy}"
    assert HOUSE in found[1]
    return found[1]


def nginx_around() -> str:
    """What docs/hosting.md puts at the top of nginx's own configuration."""
    found = re.search(r"```nginx\n([^`]*worker_connections[^`]*)```", HOSTING.read_text(encoding="utf-8"))
    assert found is not None, "docs/hosting.md does not say how many connections nginx needs"
    return found[1]


class Running:
    """A proxy with a folder and a port of its own, until it is closed."""

    def __init__(self, proxy: Proxy, folder: Path, house_port: int) -> None:
        folder.mkdir(parents=True)
        self.folder, self.port = folder, _free_port()
        _make_certificate(folder)
        text = recipe(proxy).replace(HOUSE, f"127.0.0.1:{house_port}")
        command = self._nginx(text) if proxy == "nginx" else self._caddy(text)
        with (folder / "proxy.log").open("wb") as log:
            environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self._wait_until_open()

    @property
    def gate(self) -> Gate:
        """The way to the house through this proxy."""
        return Gate("127.0.0.1", self.port, NAME, tls=True)

    def _nginx(self, locations: str) -> list[str]:
        """The recipe, within the rest of the page's advice."""
        folder = self.folder
        user = f"user {pwd.getpwuid(os.getuid()).pw_name};" if os.getuid() == 0 else ""
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "\n".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
        (folder / "nginx.conf").write_text(f"""
            {user}
            daemon off;
            worker_processes auto;
            pid {folder / "nginx.pid"};
            error_log {folder / "error.log"};
            {nginx_around()}
            http {{
                access_log off;
                {temporary}
                server {{
                    listen 127.0.0.1:{self.port} ssl;
                    server_name {NAME};
                    ssl_certificate {folder / "certificate.pem"};
                    ssl_certificate_key {folder / "key.pem"};
                    {locations}
                }}
            }}
        """)
        return [
            str(find_proxy("nginx")),
            "-p",
            str(folder),
            "-e",
            str(folder / "error.log"),
            "-c",
            str(folder / "nginx.conf"),
        ]

    def _caddy(self, site: str) -> list[str]:
        """The recipe, on our port and with our certificate instead of a public one."""
        tls = f"tls {self.folder / 'certificate.pem'} {self.folder / 'key.pem'}"
        site = site.replace(f"{NAME} {{", f"{NAME}:{self.port} {{\n    {tls}")
        assert tls in site, "the recipe for Caddy does not name its site"
        path = self.folder / "Caddyfile"
        path.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + site)
        return [str(find_proxy("caddy")), "run", "--adapter", "caddyfile", "--config", str(path)]

    def _wait_until_open(self) -> None:
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                assert self.process.poll() is None, self.log()
                assert time.monotonic() < ends, self.log()
                time.sleep(0.05)

    def log(self) -> str:
        """Its log."""
        logs = (self.folder / "proxy.log", self.folder / "error.log")
        return "\n".join(log.read_text(errors="replace") for log in logs if log.exists())

    def alerts(self) -> Counter[str]:
        """Its complaints about itself, above all that it has run out of connections."""
        return Counter(re.findall(r"\[(?:alert|crit|emerg)\] [^:]*: (?:\*\d+ )?([^,\n]*)", self.log()))

    def close(self) -> None:
        """Ends it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _free_port() -> int:
    with socket.socket() as bare:
        bare.bind(("127.0.0.1", 0))
        return int(bare.getsockname()[1])


def _make_certificate(folder: Path) -> None:
    """Makes a self-signed certificate."""
    files = ("-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem"))
    kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
    subject = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}")
    subprocess.run(["openssl", "req", "-x509", *kind, *subject, *files], check=True, capture_output=True)
