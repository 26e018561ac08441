"""The table in a real browser."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, Route, expect

from perihelion import games
from perihelion.core.chance import seeded
from tests.browser.playing import (
    choices,
    choose,
    is_over,
    moves,
    open_table,
    play,
    ready,
    until_selectable,
    wait_until_asked,
)
from tests.table import shelf
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]


def test_a_whole_game_of_race_by_clicking_against_a_bot(page: Page) -> None:
    """Chooses what helps the game on: anything but passing when there is something else."""
    open_table(page, "race", "me", "easy", seed="clicks")
    ready(page)
    chance = seeded("clicks")
    for _ in range(400):
        if not wait_until_asked(page):
            break
        offered = choices(page)
        better = [action for action in offered if "pass" not in action and "nothing" not in action] or offered
        choose(page, better[chance.below(len(better))])
    assert is_over(page)
    page.click("a.button.go[href^='/t/']")
    expect(page.locator(".score-sheet")).to_be_visible()
    expect(page.locator(".winner h1")).to_contain_text("win")
    expect(page.locator(".chart svg")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_analysis_fills_in_and_leads_to_the_moments(
    context: Contexts, tmp_path: Path, phone: bool
) -> None:
    with Server(str(tmp_path / "end.db"), shelf.PLACE) as server:
        page = context(phone=phone, base_url=server.url).new_page()
        table = open_table(page, "comet", "me", "medium", seed="analysis")
        ready(page)
        while wait_until_asked(page):
            choose(page, choices(page)[0])
        first = page.goto(f"/t/{table}")
        assert first is not None
        assert "A strong bot is looking at the game" in first.text()
        expect(page.locator("#analysis .chart svg")).to_be_visible(timeout=120_000)  # without a reload
        expect(page.locator(".costly a").first).to_contain_text("Better:")
        assert page.locator(".costly a").count() <= 3
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        link = page.locator(".costly a").first
        move = re.search(r"at=(\d+)", link.get_attribute("href") or "")
        assert move is not None
        link.click()
        ready(page)
        expect(page.locator("#prompt h1")).to_contain_text(f"Move {move.group(1)} of")


@pytest.mark.parametrize("game", games.REGISTERED)
def test_any_game_is_played_by_clicking(context: Contexts, tmp_path: Path, game: str) -> None:
    seats = max(2, min(games.get(game).players))
    with Server(str(tmp_path / "any.db"), shelf.only(game)) as server:
        page = context(base_url=server.url).new_page()
        open_table(page, game, "me", *["easy"] * (seats - 1), seed="any")
        ready(page)
        assert play(page, seeded(game), 8) == 8 or is_over(page)


def test_three_people_choose_at_once(context: Contexts) -> None:
    pages = [context().new_page() for _ in range(3)]
    host = pages[0]
    table = open_table(host, "race", "me", "friend", "friend", seed="three")
    link = host.input_value(".invite input")
    for number, other in enumerate(pages[1:]):
        other.goto(link)
        other.fill("input[name=name]", f"Friend {number}")
        other.click("button.go")
    for one in pages:
        one.wait_for_url(f"**/t/{table}")
        ready(one)
    assert all(wait_until_asked(one) for one in pages)  # all three are asked at the same moment
    before = moves(pages[2])
    choose(pages[1], choices(pages[1])[0])
    assert pages[2].evaluate("document.body.dataset.asked") == "true"
    chance = seeded("three")
    for _ in range(6):
        for one in pages:
            if one.evaluate("document.body.dataset.asked") == "true":
                offered = choices(one)
                choose(one, offered[chance.below(len(offered))])
    for one in pages:
        one.wait_for_function("before => Number(document.body.dataset.moves) > before + 5", arg=before)
    logs = [one.locator("#log p").count() for one in pages]
    assert min(logs) > 3


def test_undo_goes_back_and_says_why_it_cannot(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="undo")
    ready(page)
    wait_until_asked(page)
    page.wait_for_function("() => Number(document.body.dataset.moves) >= 2")  # the bot has answered
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    page.click("#undo", force=True)
    expect(page.locator("#refusal")).to_contain_text("No undo")
    start = page.inner_text("#prompt h1")
    offered = choices(page)
    choose(page, offered[0])
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    expect(page.locator("#prompt h1")).to_have_text(start)
    assert choices(page) == offered


POINTS_AT_THE_CARD = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const tip = box("#pins circle"), card = box("#hand [data-why]");
  return tip && card && card.left < tip.left && tip.left < card.right
    && card.top - 12 < tip.top && tip.top < card.bottom;
}"""


def test_why_not_names_the_rule_and_opens_it(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="why")
    ready(page)
    chance = seeded("why")
    for _ in range(60):
        wait_until_asked(page)
        refused = page.locator("#hand [data-why]")
        if refused.count():
            break
        offered = choices(page)
        choose(page, offered[chance.below(len(offered))])
    refused.first.click(force=True)
    slot = page.locator("#refusal")
    expect(slot).to_be_visible()
    rule = slot.locator(".rule")
    expect(rule).to_contain_text("RACE-")
    page.wait_for_function(POINTS_AT_THE_CARD)
    number = rule.inner_text()
    rule.click()
    expect(page.locator(f"#rules [id='{number}']")).to_be_visible()


COUNTED = """() => {
  window.seen = {};
  new MutationObserver((all) => all.forEach(({ target }) => {
    const one = target.nodeType === 3 ? target.parentElement : target;
    if (!one?.classList?.contains('counting')) return;
    (window.seen[one.closest('[id]').id] ??= []).push(Number(one.textContent));
  })).observe(document.getElementById('main'), { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_figures_count_to_their_new_value(context: Contexts, motion: str) -> None:
    page = context(motion=motion).new_page()
    open_table(page, "race", "me", "easy", seed="count")
    ready(page)
    page.evaluate(COUNTED)
    chance = seeded("count")
    for _ in range(14):
        wait_until_asked(page)
        offered = choices(page)
        choose(page, offered[chance.below(len(offered))])
    wait_until_asked(page)
    page.wait_for_function("() => !document.querySelector('.counting')")
    seen = page.evaluate("window.seen")
    if motion == "reduce":
        assert seen == {}
    else:
        assert len(seen.get("strip", [])) > 3  # the draw pile runs down
        assert min(seen["strip"]) < max(seen["strip"])
    shown = page.locator("#strip b").all_inner_texts()
    page.reload()
    ready(page)
    expect(page.locator("#strip b")).to_have_text(shown)


def test_rounds_are_marked_on_the_scrubber(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="ticks")
    ready(page)
    play(page, seeded("ticks"), 12)
    wait_until_asked(page)
    rounds = page.evaluate(
        "JSON.stringify([...document.querySelectorAll('#log p')].map((p) => p.innerText))"
    ).count("Round ")
    assert rounds >= 2
    page.wait_for_function("n => document.querySelectorAll('#ticks i').length >= n - 1", arg=rounds)


def test_a_dropped_connection_ends_at_the_same_question(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="drop")
    ready(page)
    play(page, seeded("drop"), 4)
    wait_until_asked(page)
    question, hand = page.inner_text("#prompt h1"), choices(page)
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.reload()
    ready(page)
    assert page.inner_text("#prompt h1") == question
    assert choices(page) == hand


def test_two_tabs_show_the_same(context: Contexts) -> None:
    mine = context()
    first = mine.new_page()
    table = open_table(first, "race", "me", "easy", seed="tabs")
    ready(first)
    second = mine.new_page()
    second.goto(f"/t/{table}")
    ready(second)
    play(first, seeded("tabs"), 3)
    wait_until_asked(first)
    second.wait_for_function("n => Number(document.body.dataset.moves) >= n", arg=moves(first))
    expect(second.locator("#prompt h1")).to_have_text(first.inner_text("#prompt h1"))


def test_the_language_changes_in_place(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="language")
    ready(page)
    picked = until_selectable(page, seeded("language"))
    page.click("[data-tab=scores]")
    page.locator(f'#main [data-act="{picked}"]').first.click()
    page.click(".seg button[lang=cs]")
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("#undo")).to_contain_text("Zpět")
    expect(page.locator("#tab-scores")).to_have_attribute("aria-selected", "true")
    selected = page.locator(f'#main [data-act="{picked}"]').first
    expect(selected).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#confirm")).to_be_visible()


def tab_to(page: Page, attribute: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("name => document.activeElement.hasAttribute(name)", attribute):
            return
    raise AssertionError("the keyboard does not get there")


def test_a_turn_with_the_keyboard_alone(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="keys")
    ready(page)
    dropped = False
    for _ in range(4):  # what is only selected is dropped once, selected again and confirmed
        assert wait_until_asked(page)
        before = page.evaluate("document.body.dataset.token")
        tab_to(page, "data-act")
        at_once = page.evaluate("document.activeElement.hasAttribute('data-now')")
        page.keyboard.press("Enter")
        if not at_once:
            expect(page.locator("#confirm")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator("#confirm")).to_be_hidden()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            dropped = True
        page.wait_for_function("before => document.body.dataset.token !== before", arg=before)
    assert dropped
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Enter")  # the button that closes it has the focus
    expect(page.locator("#help")).to_be_hidden()


def test_a_turn_on_a_phone(context: Contexts) -> None:
    page = context(phone=True).new_page()
    open_table(page, "race", "me", "easy", seed="phone")
    ready(page)
    assert play(page, seeded("phone"), 6) == 6
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.click(".phone-nav [data-open=log]")
    expect(page.locator("#log p").first).to_be_visible()
    page.click(".phone-nav [data-open=table]")
    expect(page.locator("#prompt")).to_be_visible()


def test_stepping_through_the_past_and_back(page: Page) -> None:
    table = open_table(page, "race", "me", "easy", seed="past")
    ready(page)
    play(page, seeded("past"), 6)
    wait_until_asked(page)
    live, hand = page.inner_text("#prompt h1"), choices(page)
    page.keyboard.press(",")
    expect(page.locator("#prompt h1")).to_contain_text("Move")
    assert choices(page) == []
    page.evaluate(
        "const s = document.getElementById('scrubber'); s.value = 2; s.dispatchEvent(new Event('input'))"
    )
    expect(page.locator("#prompt h1")).to_contain_text("Move 2 of")
    shared = page.input_value("#moment")
    page.click("#live")
    expect(page.locator("#prompt h1")).to_have_text(live)
    assert choices(page) == hand
    page.locator("#log [data-at]").first.click()
    expect(page.locator("#prompt h1")).to_contain_text("Move")
    page.goto(shared)
    ready(page)
    expect(page.locator("#prompt h1")).to_contain_text("Move 2 of")
    assert table in shared


class Held:
    """Holds back the answers to some requests of a page until they are let go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.page = page
        self.routes: list[Route] = []
        self.holding = True
        page.route(re.compile(pattern), self.handle)

    def handle(self, route: Route) -> None:
        if self.holding:
            self.routes.append(route)
        else:
            route.continue_()

    def wait_for_one(self) -> None:
        deadline = time.monotonic() + 30
        while not self.routes:
            assert time.monotonic() < deadline, "the page does not ask"
            self.page.wait_for_timeout(20)

    def let_go(self) -> None:
        """Those asked for so far and later ones are answered."""
        self.holding = False
        for route in self.routes:
            route.continue_()


def test_an_update_that_comes_late_does_not_end_a_look_at_the_past(context: Contexts) -> None:
    page, other = context().new_page(), context().new_page()
    table = open_table(page, "race", "me", "easy", seed="late")
    ready(page)
    play(page, seeded("late"), 5)
    wait_until_asked(page)
    other.goto(f"/t/{table}")
    ready(other)
    held = Held(page, r"/part\?(?!.*\bat=)")
    other.click("[data-tab=chat]")
    other.fill("#chat-text", "Something new")
    other.click("#chat-form button")
    held.wait_for_one()
    page.keyboard.press(",")
    page.keyboard.press(",")
    held.let_go()
    expect(page.locator("#prompt h1")).to_contain_text(f"Move {moves(page) - 2} of")
    expect(page.locator("#chat")).to_contain_text("Something new")
    page.wait_for_timeout(300)
    expect(page.locator("#prompt h1")).to_contain_text(f"Move {moves(page) - 2} of")
    page.click("#live")
    assert wait_until_asked(page)


def test_the_answer_to_a_move_does_not_end_a_look_at_the_past(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="late")
    ready(page)
    play(page, seeded("late"), 4)
    wait_until_asked(page)
    held = Held(page, r"/act$")
    action = choices(page)[0]
    page.locator(f'#main [data-act="{action}"]').first.click()
    if page.locator("#confirm:not([hidden])").count():
        page.click("#confirm")
    held.wait_for_one()
    before = moves(page)
    page.keyboard.press(",")
    held.let_go()
    expect(page.locator("#prompt h1")).to_contain_text(f"Move {before - 1} of")
    page.wait_for_function("before => Number(document.body.dataset.moves) > before", arg=before)
    expect(page.locator("#prompt h1")).to_contain_text(f"Move {before - 1} of")
    page.click("#live")
    assert wait_until_asked(page)


def test_a_lost_answer_is_asked_for_again(context: Contexts) -> None:
    page, other = context().new_page(), context().new_page()
    table = open_table(page, "race", "me", "easy", seed="lost")
    ready(page)
    wait_until_asked(page)
    other.goto(f"/t/{table}")
    ready(other)
    page.route(re.compile(r"/part\?"), lambda route: route.abort(), times=1)
    other.click("[data-tab=chat]")
    other.fill("#chat-text", "Once more")
    other.click("#chat-form button")
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#chat")).to_contain_text("Once more")
    expect(page.locator("#offline")).to_be_hidden()


def test_a_spectator_sees_no_hand(context: Contexts) -> None:
    mine, theirs = context().new_page(), context().new_page()
    table = open_table(mine, "race", "me", "easy", seed="watch")
    ready(mine)
    wait_until_asked(mine)
    cards = mine.eval_on_selector_all("#hand [data-thing]", "all => all.map(one => one.dataset.thing)")
    assert cards
    theirs.goto(f"/t/{table}")
    ready(theirs)
    seen = theirs.content()
    assert theirs.locator("[data-act]").count() == 0
    for card in set(cards):
        assert f'"{card}"' not in seen
    choose(mine, choices(mine)[0])
    theirs.wait_for_function("n => Number(document.body.dataset.moves) >= n", arg=moves(mine))


def test_the_server_is_restarted_in_the_middle_of_a_game(page: Page, server: Server) -> None:
    open_table(page, "race", "me", "easy", seed="restart")
    ready(page)
    play(page, seeded("restart"), 5)
    wait_until_asked(page)
    question, hand = page.inner_text("#prompt h1"), choices(page)
    server.kill()
    server.start()
    assert page.inner_text("#prompt h1") == question
    assert choices(page) == hand
    assert play(page, seeded("again"), 3) == 3


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_lists_the_best_three_and_marks_them_on_the_board(context: Contexts, phone: bool) -> None:
    page = context(phone=phone).new_page()
    open_table(page, "race", "me", "easy", seed="hint")
    ready(page)
    picked = until_selectable(page, seeded("hint"))
    assert picked
    page.keyboard.press("h")
    advised = page.locator("#refusal [data-hint]")
    expect(advised.first).to_be_visible(timeout=60_000)
    expect(page.locator("#refusal")).to_contain_text("A strong bot would choose")
    actions = [one.get_attribute("data-hint") for one in advised.all()]
    assert 1 < len(set(actions)) <= 3
    assert set(actions) <= set(choices(page))
    for rank, (action, one) in enumerate(zip(actions, advised.all(), strict=True), 1):
        expect(one).to_contain_text(re.compile(r"\d+%"))
        marked = page.locator(f'#main [data-act="{action}"]').first
        expect(marked).to_have_attribute("data-rank", str(rank))
        box = one.bounding_box()
        assert box is not None
        assert box["height"] >= (44 if phone else 40)
    expect(page.locator("#pins b[data-rank='1']").first).to_have_text("1")
    assert serious(page) == []
    question = page.evaluate("document.body.dataset.token")
    advised.nth(1).click()
    taken = page.locator(f'#main [data-act="{actions[1]}"].selected')
    if taken.count():
        expect(advised.nth(1)).to_have_attribute("aria-pressed", "true")
        page.click("#confirm")
    page.wait_for_function("before => document.body.dataset.token !== before", arg=question)
    expect(page.locator("[data-rank]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_people_at_one_device_do_not_see_each_others_cards(page: Page) -> None:
    open_table(page, "race", "me", "here", seed="hot")
    ready(page)
    expect(page.locator("#prompt h1")).to_contain_text("take the device")
    assert page.locator("[data-act]").count() == 0
    page.locator("[data-uncover]").first.click()
    wait_until_asked(page)
    play(page, seeded("hot"), 1)
    for _ in range(3):
        if page.evaluate("document.body.dataset.asked === 'true'"):
            play(page, seeded("hot"), 1)
    expect(page.locator("[data-uncover]").first).to_be_visible()
    assert page.locator("[data-act]").count() == 0
    expect(page.locator("#preview")).to_be_hidden()


def test_preview_chat_menu_and_pace(context: Contexts) -> None:
    page, other = context().new_page(), context().new_page()
    table = open_table(page, "race", "me", "easy", seed="rail")
    ready(page)
    wait_until_asked(page)
    page.locator("#main [data-act]").first.hover()
    expect(page.locator("#preview")).to_be_visible()
    other.goto(f"/t/{table}")
    ready(other)
    other.click("[data-tab=chat]")
    other.fill("#chat-text", "Good game")
    other.click("#chat-form button")
    expect(page.locator("#chat")).to_contain_text("Good game")
    page.click("#menu-button")
    page.click("[data-pace='20']")
    assert page.evaluate("localStorage.getItem('pace')") == "20"
    expect(page.locator("#people")).to_contain_text("easy")


def serious(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds that is serious or worse."""
    return [
        (one["id"], [node["html"][:160] for node in one["nodes"]][:3])
        for one in Axe().run(page).response["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("phone", [False, True])
def test_no_serious_finding_of_axe(context: Contexts, phone: bool) -> None:
    page = context(phone=phone).new_page()
    table = open_table(page, "race", "me", "easy", seed="axe")
    ready(page)
    play(page, seeded("axe"), 4)
    waiting = open_table(page, "race", "me", "friend")
    paths = ["/", "/new/race", f"/t/{table}", f"/t/{waiting}", "/rules", "/api", "/tables", "/t/nothing"]
    for path in [*paths, f"/t/{table}?at=3"]:
        page.goto(path)
        if path.startswith(f"/t/{table}"):
            ready(page)
        assert serious(page) == [], path


@pytest.mark.parametrize("width", [360, 390, 820, 1024, 1440, 2560, 3840])
def test_nothing_sticks_out_at_any_width(context: Contexts, width: int) -> None:
    page = context().new_page()
    page.set_viewport_size({"width": width, "height": 800 if width < 2000 else 1400})
    open_table(page, "race", "me", "easy", seed="width")
    ready(page)
    wait_until_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    box = page.locator("#prompt").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= (800 if width < 2000 else 1400)
    for path in ("/", "/?lang=cs", "/new/race?seats=4&lang=cs"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), path
        inside = "all => all.every((one) => one.getBoundingClientRect().right <= window.innerWidth)"
        assert page.eval_on_selector_all(".join button, .games button, form.form button", inside), path


def log_gap(page: Page) -> float:
    """How far the end of the log is below what is seen of it."""
    return float(
        page.evaluate("(() => { const l = document.getElementById('log'); "
                      "return l.scrollHeight - l.scrollTop - l.clientHeight; })()")
    )  # fmt: skip


def test_the_log_follows_unless_its_reader_has_scrolled_up(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="log")
    ready(page)
    chance = seeded("log")
    play(page, chance, 12)
    wait_until_asked(page)
    assert page.evaluate("document.getElementById('log').scrollHeight") > 400
    expect(page.locator("#log-more")).to_be_hidden()
    assert log_gap(page) < 40
    page.hover("#log")
    page.mouse.wheel(0, -9000)
    page.wait_for_function("() => document.getElementById('log').scrollTop === 0")
    play(page, chance, 3)
    expect(page.locator("#log-more")).to_contain_text("new line")
    assert page.evaluate("document.getElementById('log').scrollTop") == 0
    page.click("#log-more")
    expect(page.locator("#log-more")).to_be_hidden()
    assert log_gap(page) < 40


def test_the_log_marks_the_moment_shown_and_the_game_plays_by_itself(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="moment")
    ready(page)
    play(page, seeded("moment"), 6)
    wait_until_asked(page)
    page.keyboard.press(",")
    expect(page.locator("#log .here").first).to_be_visible()
    page.evaluate(
        "const s = document.getElementById('scrubber'); s.value = 1; s.dispatchEvent(new Event('input'))"
    )
    expect(page.locator("#prompt h1")).to_contain_text("Move 1 of")
    page.click("#scrub-run")
    expect(page.locator("#scrub-run")).to_have_attribute("aria-pressed", "true")
    page.wait_for_selector("body.is-live")
    expect(page.locator("#scrub-run")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#log .here")).to_have_count(0)


def test_copied_is_said_only_if_something_was_copied(page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_table(page, "race", "me", "friend", seed="copy")
    button = page.locator("[data-copy]").first
    words = button.inner_text()
    button.click()
    assert button.inner_text() == words
    assert page.evaluate("document.activeElement.value || getSelection().toString()")
