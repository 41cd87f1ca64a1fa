"""A house that can be killed and opened again under the eyes of those who are there."""

from tests.server.houses import ReadyHouse


class SteadyHouse(ReadyHouse):
    """A house that opens again at the same address."""

    port = 0

    def _start(self, words: list[str], told: dict[str, str]) -> None:
        at = words.index("--port") + 1
        super()._start([*words[:at], str(self.port), *words[at + 1 :]], told)
