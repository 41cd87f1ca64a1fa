"""An exile in Winter Colony: the accusation, the papers, the verdict, and a card for one pair of eyes."""

import json
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, WebSocket, expect

from ludotheque.core.language.words import Language
from ludotheque.games.winter.pack import PACK
from tests.server.houses import Json, RunningHouse, Tab, table_of

from ..conftest import Come
from ..hands.table import OFTEN
from ..hands.winter import Winter
from ..visiting.people import Device, Person
from .test_winter import kinds_offered, play_until
from .test_winter_moments import MOST_SCENES, on, scene_of

NAMES = ("Ann", "Cléo", "Basile")
ANN, CLEO, BASILE = range(3)
WINTER = "ludotheque.games.winter"


class Seen(NamedTuple):
    """A scene as somebody saw it."""

    kind: str
    text: str


class Trial(NamedTuple):
    """A table at which Cléo may accuse Ann; one of the others looks on in a browser."""

    tabs: Sequence[Tab]
    eyes: Person

    def accuse(self) -> list[Seen]:
        """Cléo accuses Ann; what is seen of it, at leisure from now on."""
        self.tabs[CLEO].answer({"type": "CallVote", "other": ANN})
        expect(scene_of(self.eyes.page)).to_be_visible()
        self.eyes.page.keyboard.press("p")
        return self.scenes()

    def vote(self, *exile: bool) -> list[Seen]:
        """Everybody votes; what is seen of it."""
        for tab, vote in zip(self.tabs, exile, strict=True):
            tab.until(lambda tab: "Ballot" in kinds_offered(tab))
            tab.answer({"type": "Ballot", "exile": vote})
        return self.scenes()

    def scenes(self) -> list[Seen]:
        """Every scene that comes, gone through by key; a card that lies face down is turned."""
        seen: list[Seen] = []
        page = self.eyes.page
        scene = scene_of(page)
        expect(scene).to_be_visible()
        while scene.count():
            assert len(seen) < MOST_SCENES, "the scenes do not end"
            kind = scene.get_attribute("data-scene") or ""
            card = page.locator("[data-scene=objective] [data-secret][aria-expanded=false]")
            if kind == "objective" and card.count():
                self.eyes.tap(card)
            text = scene.inner_text()
            seen.append(Seen(kind, text))
            page.locator("[data-act=next-scene]").click()
            on(page, text)
        return seen


def moments_wanted(page: Page) -> list[bool]:
    """For each frame that the page is sent: whether it has asked to be shown moments before."""
    shown: list[bool] = []

    def listen(socket: WebSocket) -> None:
        asked: list[bool] = []
        socket.on("framesent", lambda frame: asked.append('"moments":true' in str(frame)))
        socket.on("framereceived", lambda frame: shown.append(any(asked)))

    page.on("websocket", listen)
    return shown


Stage = Callable[[int], Trial]


@pytest.fixture
def stage(person: Come, house: RunningHouse) -> Stage:
    """Sets a table, with a browser for somebody: Ann on a phone, in English, or Basile on a laptop, in French."""

    def set_up(seat: int) -> Trial:
        device: Device = "phone" if seat == ANN else "laptop"
        language: Language = "en" if seat == ANN else "fr"
        guests = [house.guest(name) for name in NAMES]
        tabs = table_of(guests, game="winter", options={"objective": 1, "variant": "betrayer"})
        assert play_until(tabs, lambda lead: "CallVote" in kinds_offered(tabs[CLEO]))
        eyes = person(guest=guests[seat], device=device, language=language, scenes="slow", still=True)
        shown = moments_wanted(eyes.page)
        eyes.open(f"/table/{tabs[0].table}")
        expect(Winter(eyes).board).to_be_visible()
        while not any(shown):
            eyes.page.wait_for_timeout(OFTEN)
        return Trial(tabs, eyes)

    return set_up


def only(seen: Sequence[Seen], kind: str) -> str:
    """What the only scene of this kind told."""
    texts = [scene.text for scene in seen if scene.kind == kind]
    assert len(texts) == 1, seen
    return texts[0]


def drawn(tab: Tab) -> Json:
    """What somebody was told of the exile objective that Ann drew."""
    tab.catch_up()
    what: Json = next(line["what"] for line in tab.lines if line.get("what", {}).get("type") == "TakeExileCard")
    return what


@pytest.mark.parametrize("seat", [ANN, BASILE])
def test_an_exile_is_told_from_the_accusation_to_the_card_that_only_the_exile_sees(stage: Stage, seat: int) -> None:
    trial = stage(seat)
    eyes = trial.eyes
    accusation = trial.accuse()[-1].text
    assert "Cléo" in accusation
    assert eyes.says("winter-exile-means") in accusation
    seen = trial.vote(False, True, True)
    papers = only(seen, "votes")
    assert all(name in papers for name in NAMES)
    assert eyes.says("winter-exile-count", yes=2, no=1) in papers
    card = PACK.exiles[drawn(trial.tabs[ANN])["card"]].name
    told = " ".join(scene.text for scene in seen)
    if seat == ANN:
        own = next(text for kind, text in seen if kind == "objective" and card.en in text)
        assert "If you are" not in own, "only the half that counts is told"
        assert any(eyes.says("winter-exile-own") in text and card.en in text for _, text in seen)
    else:
        assert eyes.says("winter-exile-hidden") in only(seen, "back")
        assert card.fr not in told


def test_an_exile_has_one_paper_with_what_counts_now_and_how_far_it_has_come(stage: Stage) -> None:
    trial = stage(ANN)
    trial.accuse()
    trial.vote(False, True, True)
    tab, page = trial.tabs[ANN], trial.eyes.page
    card = PACK.exiles[drawn(tab)["card"]].name
    assert tab.play is not None
    (goal,) = [each for each in tab.play["goals"] if each["name"] == "own"]
    old = PACK.secrets[tab.play["view"]["objectives"][ANN][0]].name
    expect(page.locator("[data-late]")).to_have_count(0)  # a tap right after a scene means nothing
    trial.eyes.tap(page.locator("[data-chip=morale]"))
    paper = page.locator("[data-leaf=objective] [data-secret]")
    expect(paper).to_have_count(1)
    trial.eyes.tap(paper)
    expect(paper.locator("strong")).to_have_text(card.en)
    aims = page.locator(".secrets .aims > li")
    expect(aims).to_have_count(len(goal["aims"]))
    assert "If you are" not in page.locator(".secrets").inner_text()
    expect(paper.locator(".note")).to_contain_text(old.en)


def test_nobody_but_the_exile_is_sent_which_card_it_is(stage: Stage) -> None:
    trial = stage(BASILE)
    trial.accuse()
    trial.vote(True, True, True)
    card = PACK.exiles[drawn(trial.tabs[ANN])["card"]].name
    spelt = {json.dumps(name, ensure_ascii=ascii)[1:-1] for name in (card.en, card.fr) for ascii in (True, False)}
    for tab in trial.tabs[1:]:
        assert drawn(tab)["card"] == "?"
        assert not [frame for frame in tab.frames if any(name in frame for name in spelt)]


def test_until_all_have_voted_no_paper_is_turned(stage: Stage) -> None:
    trial = stage(ANN)
    trial.accuse()
    for tab, exile in zip(trial.tabs[1:], (True, False), strict=True):
        tab.until(lambda tab: "Ballot" in kinds_offered(tab))
        tab.answer({"type": "Ballot", "exile": exile})
    page = trial.eyes.page
    expect(page.locator('[data-voted="yes"]')).to_have_count(2)
    assert trial.eyes.says("winter-exile-means") in page.inner_text(".decision[data-asking=ballot]")
    trial.tabs[ANN].catch_up()
    assert not [line for line in trial.tabs[ANN].lines if line.get("what", {}).get("type") == "Ballot"]


def test_who_is_acquitted_hears_so(stage: Stage) -> None:
    trial = stage(ANN)
    trial.accuse()
    seen = trial.vote(False, False, True)
    assert trial.eyes.says("winter-exile-count", yes=1, no=2) in only(seen, "votes")
    assert trial.eyes.told(WINTER, "acquit", player_you="yes") in seen[-1].text
