"""The first game of every box, walked through on a phone and on a laptop.

No note of the guide covers what it speaks of, the question or what may be touched, and each is gone when its moment is
over."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludotheque.core.language.words import Language, catalogue, say
from tests.server.houses import RunningHouse

from ..conftest import Come
from ..games.test_winter_match import HAS_CHANGED, answer_first, await_one, keep_the_first, moment
from ..hands.table import OFTEN
from ..hands.winter import TITLE, Winter
from ..hands.zatre import Zatre
from ..hands.zerzura import Zerzura
from ..hands.zuma import Zuma
from ..visiting.people import Device, Person
from ..visiting.wording import typeset

SIZES: dict[Device, tuple[int, int]] = {"phone": (390, 844), "desk": (1366, 650)}
LANGUAGE: dict[Device, Language] = {"phone": "fr", "desk": "en"}

MATTERS = (
    ".guided, .guided *, .question, [data-clear], main [data-guide~=hand], main [data-guide~=hand] button, "
    "main .primary, main .lit:not(path), main [data-choice]"
)
"""What a note speaks of, what is asked, what may be chosen now, and what confirms it."""
COVERED = """(matters) => {
    const note = document.querySelector("[data-look]");
    if (note === null) return [];
    if (getComputedStyle(note).visibility !== "visible") return ["it is nowhere"];
    const own = note.getBoundingClientRect();
    const [wide, high] = [innerWidth, innerHeight];
    if (own.left < 0 || own.top < 0 || own.right > wide || own.bottom > high) return ["it leaves the window"];
    const covers = (part) => {
        const main = part.closest("main")?.getBoundingClientRect() ?? { left: 0, top: 0, right: wide, bottom: high };
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const across = Math.min(own.right, right, main.right) - Math.max(own.left, left, main.left);
        return across > 1 && Math.min(own.bottom, bottom, main.bottom) - Math.max(own.top, top, main.top) > 1;
    };
    return [...document.querySelectorAll(matters)]
        .filter((part) => !note.contains(part) && part.checkVisibility() && covers(part))
        .map((part) => `${part.outerHTML.slice(0, 160)} under “${note.querySelector("p").textContent}”`);
}"""
SHOWN = """() => document.querySelector("[data-look] p")?.textContent ?? """ + '""'
IS_CLEAR = f"(matters) => ({COVERED})(matters).length === 0"
SAYS_OTHER = f"(before) => ({SHOWN})() !== before"
A_WHILE = 20_000
"""Milliseconds in which a note goes, or moves out of the way, on a busy machine."""


class Watched:
    """Somebody's first game, and what its guide has said so far."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.page = person, person.page
        package = f"ludotheque.games.{game}"
        known = [id for id in catalogue(package, person.language).ids if id.startswith("guide-")]
        self._ids = {self._text(package, id): id for id in known}
        self.said: list[str] = []

    def _text(self, package: str, id: str) -> str:
        return typeset(self.person.language, say(package, self.person.language, id, {"by": "hand"}))

    def look(self) -> str:
        """Nothing that matters is covered; gives what the guide says."""
        self._await(IS_CLEAR, MATTERS, COVERED)
        text: str = self.page.evaluate(SHOWN)
        if text and self._ids[text] not in self.said:
            self.said.append(self._ids[text])
        return text

    def keeps_clear_of(self, panel: str) -> None:
        """A note lies there, and this panel is not covered by it."""
        self._await(IS_CLEAR, panel, COVERED)
        assert self.look()

    def answers(self, how: Callable[[], object]) -> None:
        """Answers what is asked: what was said then is not said any more."""
        before = self.look()
        how()
        if before:
            self._await(SAYS_OTHER, before, SHOWN)
        self.look()

    def _await(self, holds: str, argument: str, finding: str) -> None:
        try:
            self.page.wait_for_function(holds, arg=argument, polling=OFTEN, timeout=A_WHILE)
        except Exception as missed:
            raise AssertionError(self.page.evaluate(finding, argument)) from missed

    def reads(self) -> None:
        """Reads all there is, and puts it away; what is folded is unfolded first."""
        next = self.page.locator("[data-guide-next]")
        while self.look():
            if (folded := self.page.locator("[data-look] :is(.sign, .unfold)").filter(visible=True)).count():
                self.person.tap(folded)
                expect(self.page.locator("[data-look=card]")).to_be_in_viewport(ratio=1)
            self.person.tap(next)


def zatre(one: Watched) -> None:
    """Three turns, and the beginning of a fourth."""
    hands = Zatre(one.person)
    for turn in range(4):
        assert hands.skip_to_turn()
        if turn == 0:
            one.reads()
        hands.await_choice()
        while not (end := one.person.button("zatre-end-turn")).is_visible():
            hands.await_choice()
            if hands.playable.count():
                hands.choose()
                assert hands.lit()
                one.answers(hands.lay)
            elif not end.is_visible():
                one.answers(lambda: one.person.press("zatre-draw-one"))
        one.answers(lambda: one.person.press("zatre-end-turn"))
        expect(end).to_be_hidden()


def zerzura(one: Watched) -> None:
    """Takes, swaps and stores, until everything has been explained."""
    hands = Zerzura(one.person, 0)
    for turn in range(7):
        hands.await_my_turn()
        if turn == 0:
            one.reads()
        one.answers(lambda turn=turn: hands.play_turn(turn))  # type: ignore[misc]


def zuma(one: Watched) -> None:
    """Gives cards until totems are seized, and one more."""
    hands = Zuma(one.person)
    hands.await_board()
    one.page.wait_for_function(TO_TOUCH, polling=OFTEN)
    one.reads()
    ends = 0
    while not ends or one.page.evaluate(TO_TOUCH) == "end":
        one.page.wait_for_function(TO_TOUCH, polling=OFTEN)
        one.look()
        if one.page.evaluate(TO_TOUCH) == "end":
            hands.go_on()
            ends += 1
        else:
            one.answers(lambda: answer_in_zuma(hands))
    one.page.wait_for_function(TO_TOUCH, polling=OFTEN)
    one.answers(lambda: answer_in_zuma(hands))


TO_TOUCH = """() => [["end", "section.end"], ["card", "main .cell[data-card][aria-disabled=false]"],
    ["totem", ".totem.open"], ["hold", "[data-hold]"]].find(([, which]) => document.querySelector(which))?.[0]"""
"""What Zuma's page waits for, if for anything."""


def answer_in_zuma(hands: Zuma) -> None:
    """Gives the last card; where no card can be given, names a totem, or none."""
    before = hands.page.locator(".question").inner_text()
    match hands.page.evaluate(TO_TOUCH):
        case "card":
            hands.give()
        case "totem":
            hands.grab(hands.free_totems()[0])
        case _:
            hands.person.tap(hands.page.locator("[data-hold]"))
    hands.page.wait_for_function(
        "(before) => document.querySelector('.question')?.innerText !== before", arg=before, polling=OFTEN
    )


def winter(one: Watched) -> None:
    """Chooses a group, looks at what somebody can do, and lets three turns go by."""
    hands = Winter(one.person)
    hands.asks("keeping")
    one.reads()
    one.answers(lambda: keep_the_first(hands))
    hands.asks_no_more("keeping")
    turns = 0
    while turns < 3 and await_one([hands]) is not None:
        if not hands.is_acting():
            one.answers(lambda: answer_first(hands))
            continue
        one.look()
        hands.person.tap(hands.group.first)
        one.look()
        hands.page.keyboard.press("Escape")
        one.answers(lambda: end_turn(hands))
        turns += 1


def end_turn(hands: Winter) -> None:
    before = moment(hands)
    hands.person.tap(hands.page.locator("[data-act=end]"))
    if (sure := hands.person.button("winter-end-yes")).is_visible():
        hands.person.tap(sure)
    hands.page.wait_for_function(HAS_CHANGED, arg=before, polling=OFTEN)


WALKS: dict[str, tuple[Callable[[Watched], None], int]] = {
    "zatre": (zatre, 5),
    "zerzura": (zerzura, 6),
    "zuma": (zuma, 4),
    "winter": (winter, 4),
}
"""By game, who walks through it, and how many notes they see at least."""


def test_a_note_keeps_clear_of_the_sheet_the_rules_and_a_hint(person: Come) -> None:
    ann = person("Ann", device="laptop", language="fr", still=True)
    ann.open("/box/zatre")
    ann.press("named-for", text=ann.says("play-first"), title="Zatre")
    assert Zatre(ann).skip_to_turn()
    watched = Watched(ann, "zatre")
    assert watched.look()
    assert ann.page.evaluate(COVERED, "aside [role=tabpanel] table") == []
    ann.tap(ann.page.get_by_role("tab", name=ann.says("table-rules"), exact=True))
    expect(ann.page.locator("aside .rules h2").first).to_be_visible()
    watched.keeps_clear_of("aside .rules")
    ann.tap(ann.page.locator("[data-hint][aria-disabled=false]"))
    expect(ann.page.locator("aside .hint .best")).to_be_visible()
    watched.keeps_clear_of("aside .hint")


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("game", WALKS)
def test_no_note_covers_what_it_speaks_of_and_none_outlives_its_moment(
    person: Come, house: RunningHouse, game: str, device: Device
) -> None:
    ann = person("Ann", device=device, language=LANGUAGE[device], still=True)
    ann.resize(*SIZES[device])
    ann.open(f"/box/{game}")
    title = TITLE[ann.language] if game == "winter" else game.capitalize()
    ann.press("named-for", text=ann.says("play-first"), title=title)
    expect(ann.page.locator(".question")).to_be_visible()
    walk, notes = WALKS[game]
    watched = Watched(ann, game)
    walk(watched)
    assert len(watched.said) >= notes, watched.said
    assert "guide-welcome" in watched.said
