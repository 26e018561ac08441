"""The table in a real browser: whole games, several people, what the board answers to a click."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perihelion.core.chance import seeded
from perihelion.table.store import Store
from tests.browser.looking import serious
from tests.browser.playing import (
    choices,
    choose,
    moves,
    open_table,
    pick_first,
    play,
    ready,
    until_selectable,
    wait_until_asked,
)
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]


def test_three_people_choose_at_once(context: Contexts, server: Server) -> None:
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
    store = Store(server.db)
    luck = {row.luck for row in store.tables.seats(table)}  # every browser has added its own to the seed
    store.close()
    assert len(luck) == 3
    assert all(re.fullmatch("[0-9a-f]{32}", one) for one in luck)
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
  const tip = box("#pins circle"), card = box("#hand [data-why][aria-disabled]");
  return tip && card && card.left < tip.left && tip.left < card.right
    && card.top - 12 < tip.top && tip.top < card.bottom;
}"""


def test_why_not_names_the_rule_and_opens_it(page: Page) -> None:
    open_table(page, "race", "me", "easy", seed="why")
    ready(page)
    chance = seeded("why")
    for _ in range(60):
        wait_until_asked(page)
        refused = page.locator("#hand [data-why][aria-disabled]")
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


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_lists_the_best_three_and_marks_them_on_the_board(context: Contexts, phone: bool) -> None:
    page = context(phone=phone).new_page()
    open_table(page, "race", "me", "easy", seed="hint")
    ready(page)
    pick_first(page)
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
    if page.locator(f'#main [data-act="{actions[1]}"]:not([data-now])').count():
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
