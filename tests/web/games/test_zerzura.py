"""Zerzura in browsers: a whole game, what a move would bring, whose bird forbids it, and what Expert keeps silent."""

import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.games.zerzura.edition import CARDS, KINDS, VALUES, Guard
from ludotheque.games.zerzura.scoring import best_counted
from tests.playing import Dice
from tests.server.houses import Guest, Json, RunningHouse, Tab, close_tabs, play_on, table_of

from ..conftest import Come
from ..hands.table import ranks
from ..hands.zerzura import Zerzura, number_in
from ..looking.inspecting import AXE, IS_STILL, THEMES, TWICE_THE_SIZE, WIDTH, violations
from ..visiting.people import DEVICES, Device, Person
from ..visiting.setting import give_to_bot, make_room_for, sit_by_link
from ..visiting.wording import OTHER, told, worded

ZERZURA = "ludotheque.games.zerzura"
ROUNDS = 15
"""Four players play so many."""
LAST_ROUNDS = 4
"""So many are played in browsers; all of them in a soak."""
NAMES = ("Ann", "Cléo", "Basile")
MOST_TABLES = 12
"""So many matches are begun to come to a moment that not every match comes to."""
FIRST_ROUNDS = 6
"""So many rounds into a match everybody has some cards."""
WISHES = ("Take", "Store", "Take", "Offer", "Take")
"""Mostly a card is taken; now and then one is stored or swapped."""
PRINTED = 11
"""The boards say what 0 to 10 objects are worth."""
NAMED = """(selector) => [...document.querySelectorAll(selector)].map((each) => each.getAttribute("aria-label"))"""


# A whole game.


@pytest.mark.parametrize("rounds", [LAST_ROUNDS, pytest.param(ROUNDS, marks=pytest.mark.soak)])
def test_three_people_and_a_bot_play_zerzura_to_the_end_each_in_their_language(
    person: Come, house: RunningHouse, rounds: int
) -> None:
    guests = [house.guest(name) for name in NAMES]
    ann = person(guest=guests[0], device="desk", language="en")
    cleo = person(guest=guests[1], device="phone", language="fr", still=True)
    basile = person(guest=guests[2], device="desk", language="fr", theme="dark", still=True)
    people = [ann, cleo, basile]
    tables = set_table(people) if rounds == ROUNDS else come_late(people, guests, rounds)

    play_to_the_end(tables, 3 * rounds)

    for one in people:
        one.reads("table-over")
        expect(one.page.get_by_text(worded(OTHER[one.language], "table-over"), exact=True)).to_have_count(0)
    scores = [sorted(ranks(one.page)) for one in people]
    assert scores[0] == scores[1] == scores[2]
    rows = [[table.cards_of(seat) for seat in range(4)] for table in tables]
    assert rows[0] == rows[1] == rows[2]
    the_pad_is_filled(ann)


def set_table(people: Sequence[Person]) -> list[Zerzura]:
    """Ann opens a table for four, two come by the link, the fourth is a bot."""
    host, *others = people
    host.open("/box/zerzura")
    host.press("named-for", text=host.says("open-table"), title="Zerzura")
    link = host.field("table-link").input_value()
    make_room_for(host, 4)
    give_to_bot(host, 4)
    for one in others:
        sit_by_link(one, link)
    host.press("table-begin")
    tables = [Zerzura(one, seat) for seat, one in enumerate(people)]
    for table in tables:
        expect(table.market.first).to_be_visible()
    return tables


def come_late(people: Sequence[Person], guests: Sequence[Guest], rounds: int) -> list[Zerzura]:
    """The same people come to a table where nothing was stored yet, and so many rounds are left."""
    tabs = table_of(guests, 1, "zerzura")
    play_until(tabs, lambda tab: view_of(tab)["round"] > ROUNDS - rounds, ("Take",))
    tables = []
    for seat, one in enumerate(people):
        one.open(f"/table/{tabs[seat].table}")
        tables.append(Zerzura(one, seat))
        expect(tables[-1].market.first).to_be_visible()
    close_tabs()
    return tables


def play_to_the_end(tables: Sequence[Zerzura], moves: int) -> None:
    """Whoever is asked plays; Basile with keys alone."""
    turns = count()
    for table in asked_among(tables):
        turn = next(turns)
        if table.seat == 2:
            table.play_turn_with_keys(turn)
        else:
            table.play_turn(turn)
    assert next(turns) == moves


def asked_among(tables: Sequence[Zerzura]) -> Iterator[Zerzura]:
    """One after the other, those whose turn it is, until the match is over for all of them."""
    order = deque(tables)
    while True:
        for table in tuple(order):
            order.rotate(-1)
            if table.is_asked():
                yield table
                break
        else:
            if all(table.is_over() for table in tables):
                return
            for table in tables:
                table.skip()


def the_pad_is_filled(one: Person) -> None:
    """The score pad has a line for each kind, for characters and commands, and its totals are the scores."""
    pad = one.page.get_by_role("table", name=one.says("zerzura-pad")).first
    expect(pad.get_by_role("row")).to_have_count(1 + 5 + 2 + 1)
    totals = [number_in(text) for text in pad.locator("tfoot td").all_inner_texts()]
    assert sorted(totals) == sorted(score for _, score in ranks(one.page))
    for row in pad.locator("tbody tr").all()[:5]:
        assert len(row.locator("td .written").all()) == len(totals)


# What a move would bring.


def ann_at(
    looker: Come,
    house: RunningHouse,
    moment: Callable[[Tab], bool],
    device: Device = "desk",
    language: Language = "en",
    **options: str,
) -> "Setting":
    """Ann with her browser at a table for three that has come to this; Cléo and Basile play without one."""
    for _ in range(MOST_TABLES):
        tabs = table_of(people_of(house), game="zerzura", options=options)
        play_until(tabs, moment)
        if not tabs[0].is_over:
            ann = looker(people_of(house)[0], device=device, language=language, still=True)
            ann.open(f"/table/{tabs[0].table}")
            return Setting(ann, tabs)
    raise AssertionError("no match has come to it")


@cache
def people_of(house: RunningHouse) -> list[Guest]:
    """The same three people at one table after another."""
    return [house.guest(name) for name in NAMES]


class Setting:
    """A table at which one of the players has a browser; all of them can be made to play without."""

    def __init__(self, ann: Person, tabs: list[Tab]) -> None:
        self.ann, self.tabs, self.dice = ann, tabs, Dice("zerzura")
        self.table = Zerzura(ann, 0)
        self.table.await_my_turn()

    def others_play(self) -> None:
        """Cléo and Basile play until it is Ann's turn again, or all is over."""
        self.tabs[0].catch_up()
        play_until(self.tabs, lambda tab: tab.is_asked)


def play_until(tabs: Sequence[Tab], moment: Callable[[Tab], bool], wishes: Sequence[str] = WISHES) -> None:
    """Everybody plays what is wished, until it is so for the first of them, or the match is over."""
    lead = tabs[0]
    for turn in count():
        for tab in tabs:
            tab.until(lambda tab: tab.number >= lead.number)
        if lead.is_over or moment(lead):
            return
        asked = next((tab for tab in tabs if tab.is_asked), None)
        if asked is None:
            lead.hear()
            continue
        asked.answer(some_option(asked.options, wishes, turn))
        lead.until(lambda lead, number=asked.number: lead.number >= number)  # type: ignore[misc]


def some_option(options: list[Json], wishes: Sequence[str], turn: int) -> Json:
    """What is wished this turn, or else anything but to pass."""
    wish = wishes[turn % len(wishes)]
    return next((each for each in options if each["type"] == wish), options[turn % max(1, len(options) - 1)])


def may_do_anything(tab: Tab) -> bool:
    """Some rounds into the match, whether Ann may take, swap and store."""
    if not tab.is_asked or view_of(tab)["round"] < FIRST_ROUNDS:
        return False
    return {"Take", "Offer", "Store", "Pass"} <= {option["type"] for option in tab.options}


def view_of(tab: Tab) -> Json:
    """The match as this tab knows it."""
    assert tab.play is not None
    view: Json = tab.play["view"]
    return view


def test_the_preview_says_what_a_move_brings_to_both_players(looker: Come, house: RunningHouse) -> None:
    setting = ann_at(looker, house, may_do_anything)
    table = setting.table
    foretold = 0
    for turn in range(4):
        before = table.total_of(0)
        if turn % 2 and table.theirs.count() > table.under_a_bird().count():
            table.touch(table.row.first)
            wanted = table.page.locator(".others .lit").first
            owner = int(wanted.get_attribute("data-owner") or 0)
            card = table.touch(wanted)
            seats, press = [0, owner], "zerzura-swap"
        else:
            card = table.touch(table.market.first)
            seats, press = [0], "zerzura-take"
        forecasts = table.forecasts()
        foretold += len(forecasts)
        setting.ann.press(press)
        table.await_mine(card)
        if forecasts:
            assert forecasts[0][0] == before
            assert [after for _, after in forecasts] == [table.total_of(seat) for seat in seats]
        else:
            assert table.total_of(0) == before
        setting.others_play()
        table.await_my_turn()
    assert foretold


def test_the_curves_say_what_objects_are_worth_to_whoever_has_a_guard(looker: Come, house: RunningHouse) -> None:
    setting = ann_at(looker, house, has_a_guard)
    ann, [(kind, delta), *_] = setting.ann, guards_of(view_of(setting.tabs[0]))
    ann.page.keyboard.press("v")
    values = guarded_values(kind, delta)
    shown = ", ".join(str(points).replace("-", "−") for points in values)
    kinds = told("en", ZERZURA, "kinds", kind=kind)
    said = ann.says("zerzura-curve", kinds=kinds, last=len(values) - 1, values=shown)
    expect(ann.page.get_by_role("dialog").get_by_role("img", name=said, exact=True)).to_be_visible()


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_the_numbers_above_my_row_open_the_curves_and_the_way_out_stays_in_sight(
    looker: Come, house: RunningHouse, device: Device
) -> None:
    ann = ann_at(looker, house, may_do_anything, device).ann
    ann.tap(ann.page.locator("[data-values]"))
    curves = ann.page.locator("dialog[open]")
    expect(curves.get_by_role("heading", level=3).first).to_have_text(ann.says("zerzura-curves"))
    curves.evaluate("(dialog) => dialog.scrollTo(0, dialog.scrollHeight)")
    way_out = curves.get_by_role("button", name=ann.says("close"))
    expect(way_out).to_be_in_viewport(ratio=1)
    ann.tap(way_out)
    expect(curves).to_have_count(0)


def test_a_kind_that_is_touched_opens_its_own_curve_and_the_dromedary_says_what_it_is(
    looker: Come, house: RunningHouse
) -> None:
    ann = ann_at(looker, house, may_do_anything, "phone", "fr").ann
    ann.tap(ann.page.locator("[data-values] [data-kind=lamp]"))
    expect(ann.page.locator("dialog[open] [data-curve=lamp].asked")).to_be_in_viewport(ratio=0.9)
    ann.page.keyboard.press("Escape")
    ann.tap(ann.page.locator("[data-dromedary]"))
    expect(ann.page.locator(".says")).to_contain_text(ann.says("zerzura-dromedary-is"))


def test_a_new_round_is_told_over_its_market_and_takes_no_tap(looker: Come, house: RunningHouse) -> None:
    setting = ann_at(looker, house, plays_last_in_a_round, "phone", "fr")
    ann, table = setting.ann, setting.table
    view = view_of(setting.tabs[0])
    table.take()
    setting.others_play()
    told = ann.page.locator("[data-opened]")
    left = len(view["market"]) - 1
    expect(told).to_contain_text(ann.says("zerzura-opened", round=view["round"] + 1, rounds=ROUNDS))
    expect(told).to_contain_text(ann.says("zerzura-opened-left", count=left))
    assert told.evaluate("(told) => getComputedStyle(told).pointerEvents") == "none"
    expect(told).to_have_count(0)


def plays_last_in_a_round(tab: Tab) -> bool:
    """Ann is asked to act, and nobody plays after her in this round."""
    if not may_do_anything(tab):
        return False
    view = view_of(tab)
    return bool(view["dromedary"] == 1 and view["round"] < ROUNDS)


def has_a_guard(tab: Tab) -> bool:
    """Whether Ann may act and has a guard among her cards."""
    return may_do_anything(tab) and bool(guards_of(view_of(tab)))


def guards_of(view: Json) -> list[tuple[str, int]]:
    """The guards that Ann has: of which kind, and by how many they count otherwise."""
    cards = [CARDS[card] for card in (*view["rows"][0], *view["stored"][0])]
    return [(card.kind, card.delta) for card in cards if isinstance(card, Guard)]


def guarded_values(kind: str, delta: int) -> list[int]:
    """What 0, 1, 2 … objects bring with that guard, as the rules score them, until more bring no change."""
    printed = VALUES["oasis"][KINDS.index(kind)]
    values = [printed[best_counted(printed, quantity, [delta])] for quantity in range(PRINTED + delta)]
    while len(values) > PRINTED and values[-1] == values[-2]:
        values.pop()
    return values


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_that_says_what_it_shows_where_it_lies_and_what_can_be_done(
    looker: Come, house: RunningHouse, language: Language
) -> None:
    setting = ann_at(looker, house, may_do_anything, language=language)
    table = setting.table
    ann = setting.ann
    market = table.page.evaluate(NAMED, ".stall [data-card]")
    ending = f"{ann.says('zerzura-in-market')}; {ann.says('zerzura-may-take')}"
    assert market
    for name in market:
        assert re.sub(r"\s*;", ";", name).endswith(ending), name
    mine = table.page.evaluate(NAMED, '.table [data-owner="0"]')
    assert any(ann.says("zerzura-may-both") in name for name in mine)
    for name in table.page.evaluate(NAMED, ".others [data-card]:has(.bird)"):
        assert any(ann.says("zerzura-with-bird", you="no", who=who, where="")[2:] in name for who in NAMES[1:])


# What forbids.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bird_says_whose_it_is_and_which_rule_forbids_to_take_its_card(
    looker: Come, house: RunningHouse, language: Language
) -> None:
    device: Device = "phone" if language == "fr" else "desk"
    setting = ann_at(looker, house, sees_a_bird_on_a_card, device, language)
    table = setting.table
    ann, page = setting.ann, table.page
    protected = table.under_a_bird().first
    owner = NAMES[int(protected.get_attribute("data-owner") or 0)]
    begins = ann.told(ZERZURA, "bird-protects", owner=owner, card="").rstrip(" .\u00a0")

    table.touch(protected)
    expect(page.get_by_role("alert")).to_contain_text(begins)

    # Once a card is offered, the house itself says so, in the same place, and leads to the rule.
    table.touch(table.row.first)
    ann.press("zerzura-give")
    expect(ann.button("zerzura-undo")).to_be_visible()
    table.touch(protected)
    expect(page.get_by_role("alert")).to_contain_text(begins)
    ann.press("table-rule", rule="3.3.3")
    expect(page.locator("[id='rule-3.3.3']")).to_be_in_viewport()


def test_3_4_2_what_is_under_my_bird_cannot_be_stored_and_the_house_says_what_to_do(
    looker: Come, house: RunningHouse
) -> None:
    setting = ann_at(looker, house, has_a_bird_on_a_card, "phone", "fr")
    ann, table = setting.ann, setting.table
    table.touch(table.row.filter(has=table.page.locator(".bird")))
    ann.reads("zerzura-under-my-bird")
    table.page.locator(".acts .primary").dispatch_event("click")
    expect(table.page.get_by_role("alert")).to_contain_text("ne peut pas être mise à l’abri")
    expect(ann.button("table-rule", rule="3.4.2")).to_be_visible()


def has_a_bird_on_a_card(tab: Tab) -> bool:
    return may_do_anything(tab) and view_of(tab)["birds"][0] not in ("board", "dromedary")


def test_from_a_second_card_to_store_there_is_a_way_back(looker: Come, house: RunningHouse) -> None:
    setting = ann_at(looker, house, may_store_two)
    ann, table = setting.ann, setting.table
    free = table.row.and_(table.page.locator(":not(:has(.bird))"))
    table.touch(free.first)
    ann.press("zerzura-store")
    expect(ann.button("zerzura-enough")).to_be_visible()
    table.touch(free.first)
    expect(ann.button("zerzura-store-too")).to_be_visible()
    ann.press("zerzura-back")
    expect(ann.button("zerzura-enough")).to_be_visible()


def may_store_two(tab: Tab) -> bool:
    return may_do_anything(tab) and sum(option["type"] == "Store" for option in tab.options) > 1


def test_8_1_in_the_last_round_nobody_is_promised_the_next_one(looker: Come, house: RunningHouse) -> None:
    setting = ann_at(looker, house, may_store_first_in_the_last_round)
    ann, table = setting.ann, setting.table
    table.touch(table.row.and_(table.page.locator(":not(:has(.bird))")).first)
    expect(table.page.locator(".says")).to_contain_text(ann.says("zerzura-bird-to-dromedary-at-last"))
    expect(table.page.locator(".table")).not_to_contain_text(ann.says("zerzura-bird-to-dromedary"))
    expect(table.page.locator(".table")).not_to_contain_text(ann.says("zerzura-dromedary-free"))


def may_store_first_in_the_last_round(tab: Tab) -> bool:
    return may_do_anything(tab) and view_of(tab)["pile"] == 0 and view_of(tab)["claimant"] is None


def test_what_a_swap_takes_from_me_is_seen_until_i_have_moved(looker: Come, house: RunningHouse) -> None:
    setting = ann_at(looker, house, may_do_anything)
    ann, table = setting.ann, setting.table
    setting.tabs[0].catch_up()
    mine = set(table.cards_of(0))
    table.take()
    kept = table.total_of(0)
    somebody_swaps_with(setting.tabs, 0)
    struck = table.page.locator("[data-struck]")
    table.await_my_turn()
    lost = table.total_of(0) - kept
    assert mine - set(table.cards_of(0))
    if lost:
        expect(struck).to_have_text(("+" if lost > 0 else "−") + str(abs(lost)))
        expect(table.page.locator(".says li.mine").locator(struck)).to_be_in_viewport(ratio=1)
        expect(table.page.locator('[data-place="0"] .total')).to_have_class(re.compile("lost" if lost < 0 else "won"))
    line = table.page.locator(".says li.mine span").first
    assert line.evaluate("(line) => line.scrollHeight <= line.clientHeight + 4"), "it is cut short"
    table.take()
    expect(struck).to_have_count(0)
    assert ann.unexpected() == []


def somebody_swaps_with(tabs: Sequence[Tab], owner: int) -> None:
    """The others play until it is the owner's turn; whoever can swaps with them, once."""
    swapped = False
    lead = tabs[owner]
    while True:
        for tab in tabs:
            tab.catch_up()
            tab.until(lambda tab: tab.number >= lead.number)
        asked = next(tab for tab in tabs if tab.is_asked)
        if asked is lead:
            return
        with_owner = [each for each in asked.options if each["type"] == "Swap" and each["owner"] == owner]
        offers = [each for each in asked.options if each["type"] == "Offer"]
        takes = [each for each in asked.options if each["type"] == "Take"]
        wanted = with_owner or (takes if swapped else offers or takes) or asked.options
        swapped = swapped or bool(with_owner)
        asked.answer(wanted[0])
        lead.until(lambda lead, number=asked.number: lead.number >= number)  # type: ignore[misc]


def sees_a_bird_on_a_card(tab: Tab) -> bool:
    """Whether Ann may do anything, and the bird of another player sits on a card."""
    return may_do_anything(tab) and any(bird not in ("board", "dromedary") for bird in view_of(tab)["birds"][1:])


def test_escape_takes_an_offer_back_and_passing_asks_first(looker: Come, house: RunningHouse) -> None:
    setting = ann_at(looker, house, may_do_anything)
    table = setting.table
    ann, page = setting.ann, table.page
    row = table.cards_of(0)
    table.touch(table.row.first)
    ann.press("zerzura-give")
    expect(ann.button("zerzura-undo")).to_be_visible()
    page.keyboard.press("Escape")
    expect(ann.button("zerzura-undo")).to_be_hidden()
    assert table.cards_of(0) == row

    passing = page.get_by_role("button", name=re.compile(f"^{ann.says('zerzura-pass')}"))
    ann.tap(passing)
    ann.reads("zerzura-pass-sure")
    assert table.is_asked()
    ann.press("zerzura-back")
    ann.tap(passing)
    ann.tap(passing)
    table.await_others()
    assert table.cards_of(0) == row


def test_a_command_that_has_to_be_claimed_is_claimed_or_left(looker: Come, house: RunningHouse) -> None:
    setting = ann_at(looker, house, may_claim, claiming="manual")
    ann, tab = setting.ann, setting.tabs[0]
    tile = tab.options[0]["tile"]
    expect(ann.button("zerzura-leave")).to_be_visible()
    ann.tap(ann.page.locator(".acts button").first)
    expect(ann.page.locator(f'[data-tile="{tile}"].claimed')).to_be_visible()
    tab.catch_up()
    assert tile in view_of(tab)["claimed"][0]


def may_claim(tab: Tab) -> bool:
    """Whether Ann is asked to claim a command, or to leave it."""
    return tab.is_asked and tab.options[-1]["type"] == "Leave"


# What Expert keeps silent.


def test_expert_counts_for_nobody_and_names_no_card_until_the_end(looker: Come, house: RunningHouse) -> None:
    setting = ann_at(looker, house, all_have_stored, mode="expert")
    table = setting.table
    ann, page = setting.ann, table.page
    ann.reads("zerzura-nobody-counts")
    for counter in (".counters", ".place .total", ".scores table", ".graph .here"):
        expect(page.locator(counter)).to_have_count(0)

    # A swap says what moves, not what it brings.
    table.touch(table.row.first)
    table.touch(page.locator(".others .lit").first)
    expect(page.locator(".says .effect")).to_have_count(2)
    assert table.forecasts() == []
    page.keyboard.press("Escape")

    # What Cléo has stored lies face down; what Ann has stored she may look at.
    hidden = ann.says("zerzura-hidden")
    page.locator('[data-stack="1"]').click()
    stored = page.get_by_role("dialog").locator("ul").first.get_by_role("img")
    assert {name.startswith(hidden) for name in names_of(stored)} == {True}
    page.keyboard.press("Escape")
    page.locator('[data-stack="0"]').click()
    stored = page.get_by_role("dialog").locator("ul").first.get_by_role("img")
    assert {name.startswith(hidden) for name in names_of(stored)} == {False}
    page.keyboard.press("Escape")

    # The log tells who did what, and names no card.
    log = page.locator(".log").inner_text()
    assert ann.told(ZERZURA, "take", who="Cléo", card="hidden") in log
    for kind in ("turban", "kanoun", "pepper", "ring", "lamp"):
        assert not re.search(rf"(takes|stores|gives).*{ann.told(ZERZURA, 'thing', kind=kind, count=1)}", log)

    play_on(setting.tabs, setting.dice)
    expect(page.get_by_role("table", name=ann.says("zerzura-pad")).first).to_be_visible()
    expect(page.locator(".counters")).to_have_count(3)


def all_have_stored(tab: Tab) -> bool:
    """Whether Ann may do anything, and everybody has stored something."""
    return may_do_anything(tab) and all(view_of(tab)["stored"])


def names_of(things: Locator) -> list[str]:
    """What they are called."""
    expect(things.first).to_be_visible()
    return [each.get_attribute("aria-label") or "" for each in things.all()]


# Everybody can play.


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_axe_finds_nothing_wrong_with_the_board_and_nothing_scrolls_sideways(
    looker: Come, house: RunningHouse, device: Device
) -> None:
    setting = ann_at(looker, house, may_do_anything, device, "fr")
    table = setting.table
    ann, page = setting.ann, table.page
    page.evaluate(AXE)
    table.touch(table.row.first)
    table.touch(page.locator(".others .lit").first)
    for theme in THEMES[: 2 if device == "phone" else 1]:
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(IS_STILL)
        assert violations(ann, None) == [], theme
    if device == "phone":
        page.locator(".own [data-stack]").click()
        page.wait_for_function(IS_STILL)
        assert violations(ann, "dialog[open]") == []
        page.keyboard.press("Escape")

    wide = DEVICES[device]["viewport"]["width"]
    assert page.evaluate(WIDTH) <= wide
    page.evaluate(TWICE_THE_SIZE)
    assert page.evaluate(WIDTH) <= wide

    play_on(setting.tabs, setting.dice)
    ann.reads("table-over")
    page.wait_for_function(IS_STILL)
    assert page.evaluate(WIDTH) <= wide
    assert violations(ann, ".table") == []
