"""Zuma in real time, with real connections: calls, kept choices, claims believed and not, bots, and the plug pulled."""

import time

from ..conftest import OpenHouse
from ..houses import Json, RunningHouse, Tab, table_of

LIVE = {"pace": "live", "tempo": "slow"}
MANY_PASSES = 2
"""After so many passes Ann reaches for a totem, if no bot has had the luck of a winning hand; the bots follow."""
LEFT = 2
"""Three totems stand before four players: so many are left once Ann has taken one."""


def live_table(
    house: RunningHouse, people: int = 3, bots: int = 0, level: str = "medium", **options: object
) -> list[Tab]:
    """A live table at which the board has just been turned: everybody has their first cards."""
    tabs = table_of(house.guests(people), bots, "zuma", level, options={**LIVE, **options})
    turn_board(tabs)
    return tabs


def turn_board(tabs: list[Tab]) -> None:
    """The caller leaves the board as it is, and the cards are dealt."""
    lead = tabs[0]
    lead.until(lambda tab: tab.play is not None)
    caller = next((tab for tab in tabs if tab.seat == view_of(lead)["caller"]), None)
    if caller is not None:
        caller.until(lambda tab: tab.is_asked)
        caller.answer({"type": "TurnBoard", "steps": 0})
    for tab in tabs:
        tab.until(lambda tab: bool(tab.is_asked and "Give" in kinds(tab)))


def view_of(tab: Tab) -> Json:
    assert tab.play is not None
    view: Json = tab.play["view"]
    return view


def pace_of(tab: Tab) -> Json:
    assert tab.play is not None
    pace: Json = tab.play["pace"]
    return pace


def kinds(tab: Tab) -> set[str]:
    return {option["type"] for option in tab.options}


def hand_of(tab: Tab) -> list[str]:
    assert tab.seat is not None
    hand: list[str] = view_of(tab)["hands"][tab.seat]
    return hand


def caller_of(tabs: list[Tab]) -> Tab:
    return next(tab for tab in tabs if tab.seat == view_of(tabs[0])["caller"])


def grab(tab: Tab, totem: int, **how: object) -> None:
    """Reaches for a totem, without waiting for what comes of it."""
    assert tab.play is not None
    tab.tell("Answer", question=tab.play["question"], option={"type": "Grab", "totem": totem}, **how)


def until_shown(tab: Tab, later: float = 0.0) -> None:
    """Waits until the position is shown, and so many seconds longer."""
    time.sleep(max(0.0, pace_of(tab)["shown"] / 1000 - time.time()) + later)


def first_grab(tab: Tab) -> Json:
    tab.until(lambda tab: bool(view_of(tab)["grabs"]))
    first: Json = view_of(tab)["grabs"][0]
    return first


def taken(tab: Tab) -> list[tuple[int, int]]:
    """Who has taken a totem, and how many milliseconds after they could."""
    lines = [line for line in tab.lines if line["type"] == "Happened" and line["what"]["type"] == "Take"]
    return [(line["what"]["player"], line["after"]) for line in lines]


def by_bots(tab: Tab) -> list[int]:
    """After how many milliseconds those beside Ann have taken their totems."""
    return [after for player, after in taken(tab) if player != tab.seat]


def test_everybody_is_shown_a_question_at_the_same_moment_which_is_yet_to_come(house: RunningHouse) -> None:
    tabs = live_table(house)
    assert len({pace_of(tab)["shown"] for tab in tabs}) == 1
    pace = pace_of(tabs[0])
    assert pace["together"]
    assert pace["claims"] == ["Grab"]
    assert pace["due"] - pace["shown"] == 5000, "somebody who is here calls within five seconds"
    assert pace["earliest"] - pace["shown"] == 1200


def test_a_choice_is_kept_and_may_be_changed_until_the_call(house: RunningHouse) -> None:
    tabs = live_table(house)
    caller = caller_of(tabs)
    given = {}
    for tab in tabs:
        assert tab.play is not None
        question = tab.play["question"]
        for card in (hand_of(tab)[0], hand_of(tab)[2]):
            tab.ask("Answer", question=question, option={"type": "Give", "card": card})
            given[tab.seat] = card
        assert tab.play["question"] == question, "nothing has happened yet"
    assert caller.refused("Call", question=caller.play["question"]) == "too-early"  # type: ignore[index]
    until_shown(caller, 1.25)
    bystander = next(tab for tab in tabs if tab is not caller)
    assert bystander.refused("Call", question=bystander.play["question"]) == "not-the-caller"  # type: ignore[index]
    called = time.monotonic()
    caller.ask("Call", question=caller.play["question"])  # type: ignore[index]
    for tab in tabs:
        tab.until(lambda tab: view_of(tab)["passes"] == 1)
        assert time.monotonic() < called + 3, "nobody waits for the house to call"
        assert tab.seat is not None
        assert hand_of(tab)[-1] == given[(tab.seat - 1) % 3]


def test_who_has_chosen_nothing_passes_on_what_came_last_when_the_house_calls(house: RunningHouse) -> None:
    tabs = live_table(house)
    last = {tab.seat: hand_of(tab)[-1] for tab in tabs}
    for tab in tabs:
        tab.until(lambda tab: view_of(tab)["passes"] == 1)
        assert tab.seat is not None
        assert hand_of(tab)[-1] == last[(tab.seat - 1) % 3]
        assert "time-up" not in tab.noted(), "this is how it is played"


def test_a_card_chosen_for_one_pass_does_not_count_for_the_next(house: RunningHouse) -> None:
    tabs = live_table(house)
    tab, passed = tabs[0], tabs[0].play["question"]  # type: ignore[index]
    until_shown(tab, 1.25)
    caller = caller_of(tabs)
    caller.ask("Call", question=passed)
    tab.until(lambda tab: view_of(tab)["passes"] == 1)
    late = {"question": passed, "option": {"type": "Give", "card": hand_of(tab)[0]}}
    assert tab.refused("Answer", **late) == "question-passed"


def test_a_grab_freezes_the_hands_and_everybody_else_scrambles(house: RunningHouse) -> None:
    tabs = live_table(house)
    until_shown(tabs[0], 0.3)
    totems = view_of(tabs[0])["totems"]
    grab(tabs[1], totems[0], at=time.time() * 1000)
    for tab in tabs:
        assert first_grab(tab) == {"player": 1, "totem": totems[0]}
    until_shown(tabs[0], 0.3)
    grab(tabs[2], totems[1], at=time.time() * 1000)
    tabs[0].until(lambda tab: view_of(tab)["last"] is not None)
    assert [each["player"] for each in view_of(tabs[0])["last"]["grabs"]] == [1, 2]
    (starter, began), (follower, followed) = taken(tabs[0])
    assert (starter, follower) == (1, 2)
    assert 250 <= began < 1000
    assert 250 <= followed < 1000


def test_the_earlier_of_two_hands_has_it_though_its_message_came_later(open_house: OpenHouse) -> None:
    house = open_house()
    tabs = live_table(house)
    measure(tabs[1], 0.120)
    until_shown(tabs[0], 0.5)
    totem, now = view_of(tabs[0])["totems"][0], time.time() * 1000
    grab(tabs[2], totem, at=now)
    time.sleep(0.05)
    grab(tabs[1], totem, at=now - 40)
    assert first_grab(tabs[0])["player"] == 1


def test_a_liar_wins_no_more_than_the_way_can_explain(open_house: OpenHouse) -> None:
    """Somebody next door says that their hand was there a second ago; believed are thirty milliseconds."""
    house = open_house()
    tabs = live_table(house)
    for tab in tabs:
        measure(tab, 0)
    until_shown(tabs[0], 0.8)
    totem, now = view_of(tabs[0])["totems"][0], time.time() * 1000
    grab(tabs[2], totem, at=now)
    time.sleep(0.045)
    grab(tabs[1], totem, at=now - 1000)
    assert first_grab(tabs[0])["player"] == 2


def test_dawdling_to_seem_far_away_wins_no_more_than_the_cap(open_house: OpenHouse) -> None:
    """Somebody makes the house believe that their way is long: two hundred milliseconds are believed, not more."""
    house = open_house()
    tabs = live_table(house)
    measure(tabs[1], 0.9)
    until_shown(tabs[0], 0.9)
    totem, now = view_of(tabs[0])["totems"][0], time.time() * 1000
    grab(tabs[2], totem, at=now)
    time.sleep(0.225)
    grab(tabs[1], totem, at=now - 2000)
    assert first_grab(tabs[0])["player"] == 2


def test_nobody_is_faster_than_a_human_being(house: RunningHouse) -> None:
    tabs = live_table(house)
    grab(tabs[1], view_of(tabs[0])["totems"][0], at=0)
    first_grab(tabs[0])
    assert taken(tabs[0]) == [(1, 100)]


def test_between_equal_hands_the_higher_grip_decides(open_house: OpenHouse) -> None:
    for winner, heights in ((1, (0.9, 0.2)), (2, (0.1, 0.6))):
        tabs = live_table(open_house())
        until_shown(tabs[0], 0.4)
        totem, now = view_of(tabs[0])["totems"][0], time.time() * 1000
        grab(tabs[1], totem, at=now, height=heights[0])
        grab(tabs[2], totem, at=now, height=heights[1])
        assert first_grab(tabs[0])["player"] == winner


def test_who_reaches_for_a_totem_that_is_gone_may_reach_for_another(house: RunningHouse) -> None:
    tabs = live_table(house, people=4)
    until_shown(tabs[0], 0.3)
    totems = view_of(tabs[0])["totems"]
    grab(tabs[1], totems[0], at=time.time() * 1000)
    time.sleep(0.02)
    grab(tabs[2], totems[0], at=time.time() * 1000 + 10)
    first_grab(tabs[2])
    refused = tabs[2].refused("Answer", question=tabs[2].play["question"], option={"type": "Grab", "totem": totems[0]})  # type: ignore[index]
    assert refused == "totem-taken"
    tabs[2].ask("Answer", question=tabs[2].play["question"], option={"type": "Grab", "totem": totems[1]})  # type: ignore[index]
    tabs[0].until(lambda tab: len(view_of(tab)["grabs"]) >= 2 or view_of(tab)["last"] is not None)
    assert taken(tabs[0])[1][0] == 2


def test_a_scramble_in_which_somebody_is_cut_off_comes_to_its_end(house: RunningHouse) -> None:
    tabs = live_table(house, people=3)
    until_shown(tabs[0], 0.3)
    grab(tabs[1], view_of(tabs[0])["totems"][0], at=time.time() * 1000)
    first_grab(tabs[0])
    tabs[2].close()
    tabs[0].until(lambda tab: view_of(tab)["last"] is not None)
    assert [each["player"] for each in view_of(tabs[0])["last"]["grabs"]] == [1]


def test_bots_pass_and_grab_and_never_before_a_human_could(open_house: OpenHouse) -> None:
    house = open_house()
    (ann,) = live_table(house, people=1, bots=3, level="hard", tempo="fast")
    ann.until(lambda tab: bool(taken(tab)) or view_of(tab)["passes"] >= MANY_PASSES)
    if not taken(ann):
        grab(ann, view_of(ann)["totems"][0])
    ann.until(lambda tab: len(by_bots(tab)) >= LEFT)
    assert all(after >= 100 for after in by_bots(ann))
    assert "bot-failed" not in house.log()
    assert "referee-refused" not in house.log()


def test_somebody_who_is_gone_for_ten_seconds_is_played_for_and_comes_back(open_house: OpenHouse) -> None:
    house = open_house(live_away_after=0.5)
    people = house.guests(3)
    tabs = table_of(people, 0, "zuma", options=LIVE)
    turn_board(tabs)
    tabs[2].close()
    tabs[0].until(lambda tab: bool(tab.facts["seats"][2].get("held")))
    tabs[0].until(lambda tab: view_of(tab)["passes"] >= 1)
    again = people[2].sits_at(tabs[0].table)
    tabs[0].until(lambda tab: not tab.facts["seats"][2].get("held"))
    assert len(hand_of(again)) == 7


def test_the_house_is_killed_between_two_passes_and_the_round_goes_on(open_house: OpenHouse) -> None:
    house = open_house()
    people = house.guests(3)
    tabs = table_of(people, 0, "zuma", options=LIVE)
    turn_board(tabs)
    tabs[0].until(lambda tab: view_of(tab)["passes"] == 1)
    hands: dict[int | None, list[str]] = {}
    for tab in tabs:
        tab.until(lambda tab: view_of(tab)["passes"] == 1)
        hands[tab.seat] = hand_of(tab)
    house.kill()
    house.open()
    back = [guest.sits_at(tabs[0].table) for guest in people]
    for tab in back:
        assert hand_of(tab) == hands[tab.seat]
        assert view_of(tab)["passes"] == 1
    back[0].until(lambda tab: view_of(tab)["passes"] == 2)


def measure(tab: Tab, dawdle: float) -> None:
    """Lets the house measure the way to this tab, which answers so many seconds late."""
    for _ in range(3):
        tab.tell("Ping", sent=-1)
        while (heard := tab.hear())["type"] != "Pong":
            pass
        time.sleep(dawdle)
        tab.tell("Heard", number=heard["number"])
    tab.catch_up()


def test_when_everybody_is_gone_nothing_happens_until_somebody_is_back(open_house: OpenHouse) -> None:
    house = open_house(live_away_after=0.3)
    (ann,) = house.guests(1)
    (tab,) = table_of([ann], 2, "zuma", options={"pace": "live", "tempo": "fast"})
    turn_board([tab])
    hand, entries = hand_of(tab), tab.number
    tab.close()
    time.sleep(3)
    with ann.sits_at(tab.table) as again:
        assert hand_of(again) == hand
        assert again.number <= entries + 1, "nobody has played on without her"
        assert pace_of(again)["shown"] > time.time() * 1000 - 500, "she is shown her cards again"
        again.until(lambda tab: view_of(tab)["passes"] == 1)
