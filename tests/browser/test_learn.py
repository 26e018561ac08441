"""Learning in a real browser: all lessons of Race, the first of every other game, search in the rulebook."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from perihelion import games
from perihelion.core.chance import Chance, seeded
from perihelion.learn.lessons import Lesson, lessons_of
from perihelion.learn.tutor import Attempt, solution
from tests.browser.playing import ANSWERED, choices, is_over, ready, wait_until_asked
from tests.table.serving import Server

pytestmark = pytest.mark.browser

Contexts = Callable[..., BrowserContext]
OTHERS = [game for game in games.REGISTERED if game != "race"]


def choices_of(lesson: Lesson) -> list[str]:
    """The choices that finish a lesson."""
    attempt = Attempt(games.get(lesson.game), lesson)
    while attempt.step is not None:
        for action in solution(attempt.step, attempt):
            attempt.choose(action)
    return attempt.done


def learn(page: Page, lesson: Lesson, by_keys: bool = False) -> None:
    """Plays a lesson from its first step to the last."""
    page.goto(f"/learn/{lesson.game}/{lesson.id}")
    page.wait_for_selector("body[data-ready]")
    for number, action in enumerate(choices_of(lesson)):
        page.wait_for_selector(f'body[data-done="{number}"]')
        one = page.locator(f'#main [data-act="{action}"]').first
        if by_keys:
            one.focus()
            page.keyboard.press("Enter")
        else:
            one.dispatch_event("click")
        if page.locator("#confirm").is_visible():
            if by_keys:
                page.locator("#confirm").focus()
                page.keyboard.press("Enter")
            else:
                page.click("#confirm")
    page.wait_for_selector("body[data-solved=true]")
    expect(page.locator("#refusal")).to_have_class("right")


def fits(page: Page) -> bool:
    """Whether nothing is wider than the page and the lesson's words are whole."""
    return bool(
        page.evaluate(
            "document.documentElement.scrollWidth <= innerWidth && [...document.querySelectorAll('.ask h1')]"
            ".every((one) => one.scrollWidth <= one.clientWidth + 1)"
        )
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_all_lessons_of_race_can_be_learned(context: Contexts, phone: bool) -> None:
    page = context(phone=phone).new_page()
    lessons = lessons_of("race")
    for number, lesson in enumerate(lessons):
        learn(page, lesson, by_keys=number == 0 and not phone)
        assert fits(page)
    page.goto("/learn/race")
    expect(page.locator(".path .finished")).to_have_count(len(lessons))


@pytest.mark.parametrize("game", OTHERS)
def test_the_first_lesson_of_every_game(context: Contexts, game: str) -> None:
    page = context().new_page()
    learn(page, lessons_of(game)[0])
    page.click("#next")
    page.wait_for_selector("body[data-ready]")
    assert page.url.endswith(lessons_of(game)[1].id)


def test_a_choice_beside_the_point_and_one_that_is_not_allowed(context: Contexts) -> None:
    page = context().new_page()
    page.goto("/learn/race/secret-choice")
    page.wait_for_selector("#pins .here")
    page.click('#main [data-act="act:develop"]')
    page.click("#confirm")
    expect(page.locator("#refusal")).to_have_class("nudge")
    page.locator('#hand [data-why="settle:comet-zone"]').dispatch_event("click")
    expect(page.locator("#refusal")).to_have_class("refused")
    expect(page.locator("#refusal a.rule")).to_be_visible()
    page.click("#solve")
    expect(page.locator("#refusal")).to_have_class("nudge")


def test_the_book_finds_words_without_accents_and_leads_to_them(context: Contexts) -> None:
    page = context().new_page()
    page.goto("/rules/race?lang=cs")
    page.fill("[data-search]", "premiova prstenec")
    expect(page.locator(".hits mark").first).to_have_text("Prémiová")
    page.locator(".hits a").first.click()
    expect(page.locator(".found")).to_be_in_viewport()
    page.fill("[data-search]", "osidlovani")
    expect(page.locator(".hits li").first.locator("mark")).to_have_text("Osidlování")
    page.fill("[data-search]", "xyzzy")
    expect(page.locator(".hits [role=status]")).to_contain_text("Nic")


def test_a_note_opens_its_statement_and_an_old_link_finds_it(context: Contexts) -> None:
    page = context().new_page()
    page.goto("/rules/race")
    note = page.locator(".foot").first
    note.click()
    expect(page.locator(".foot-text:popover-open")).to_contain_text("RACE-")
    page.goto("/rules/race#RACE-071")
    page.wait_for_url("**/rules/race/ledger#RACE-071")
    expect(page.locator("[id='RACE-071']")).to_be_in_viewport()


def test_components_are_sifted(context: Contexts) -> None:
    page = context().new_page()
    page.goto("/rules/pulsar/components")
    everything = page.locator(".components>li:visible").count()
    page.click('[data-kind-of="tech"]')
    technologies = page.locator(".components>li:visible").count()
    assert 0 < technologies < everything
    page.fill("[data-sieve]", "pulsar observatory")
    expect(page.locator(".components>li:visible")).to_have_count(1)
    expect(page.locator(".sieve [role=status]")).to_have_text("1 component")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_pages_are_accessible(context: Contexts, phone: bool) -> None:
    page = context(phone=phone).new_page()
    paths = ["/learn", "/learn/race", "/learn/race/pay-with-cards", "/learn/seti/land", "/rules/race",
             "/rules/starfarers/components", "/rules/pulsar/icons", "/rules/race/ledger"]  # fmt: skip
    for path in paths:
        page.goto(path)
        found = Axe().run(page)
        assert found.violations_count == 0, f"{path}: {found.generate_report()}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def choose_any(page: Page, chance: Chance) -> None:
    """Makes some choice; cards of a full hand lie over each other, so the click goes to the card itself."""
    before = page.evaluate("document.body.dataset.token")
    offered = choices(page)
    action = offered[chance.below(len(offered))]
    page.locator(f'#main [data-act="{action}"]').first.dispatch_event("click")
    page.wait_for_function(ANSWERED, arg=[before, action])
    if page.locator("#confirm").is_visible():
        page.locator("#confirm").dispatch_event("click")
    page.wait_for_function(
        "before => document.body.dataset.asked === 'false' || document.body.dataset.token !== before",
        arg=before,
    )


def test_a_guided_first_game_of_race_is_played_to_its_end(context: Contexts, own_server: Server) -> None:
    page = context(base_url=own_server.url, coarse=True).new_page()
    page.goto("/")
    page.click("form[action='/play/race'] button")
    page.click("button[value=guided]")
    ready(page)
    expect(page.locator("#coach")).to_be_visible()
    first = page.locator("#coach-text").inner_text()
    page.click("#coach-known")
    expect(page.locator("#coach")).to_be_hidden()
    explained = {first}
    chance = seeded("guided")
    for _ in range(400):
        if not wait_until_asked(page):
            break
        if page.locator("#coach").is_visible():
            said = page.locator("#coach-text").inner_text()
            assert said not in explained
            explained.add(said)
            page.click("#coach-known")
        choose_any(page, chance)
    assert is_over(page)
    assert len(explained) >= 4
    page.click("a.button.go[href^='/t/']")
    expect(page.locator(".score-sheet")).to_be_visible()
    expect(page.locator(".winner h1")).to_contain_text("win")
    expect(page.locator(".chart svg")).to_be_visible()


def guided_game(context: Contexts) -> Page:
    """A guided first game of Race at its first question."""
    page = context().new_page()
    page.goto("/")
    page.click("form[action='/play/race'] button")
    page.click("button[value=guided]")
    ready(page)
    assert wait_until_asked(page)
    return page


def test_the_coach_can_be_switched_off_and_asked(context: Contexts) -> None:
    page = guided_game(context)
    expect(page.locator("#coach")).to_be_visible()
    page.click("#menu-button")
    page.click('[data-coach="off"]')
    expect(page.locator("#coach")).to_be_hidden()
    page.click("[data-do=coach]:visible")
    expect(page.locator("#coach")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("#help .signs li").first).to_be_visible()
    page.reload()
    ready(page)
    expect(page.locator("#coach")).to_be_hidden()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_signs_speak_and_the_coach_warns_of_a_blunder(context: Contexts) -> None:
    page = guided_game(context)
    # pointing at an icon, by mouse and by keyboard
    page.mouse.move(2, 2)
    page.locator('#strip svg.i:has(use[href="#i-vp-o"])').first.hover()
    expect(page.locator("#sign-tip")).to_contain_text("when the supply runs out the game ends")
    page.keyboard.press("Escape")
    expect(page.locator("#sign-tip")).to_be_hidden()
    page.locator("#hand [data-thing]:has(use)").first.focus()  # the last that was used is the keyboard
    expect(page.locator("#sign-tip")).to_be_visible()
    page.keyboard.press("Escape")
    # a phase that brings nothing, with the coach always there
    page.evaluate("localStorage.setItem('ask', 'matters')")
    page.reload()
    ready(page)
    warned = page.evaluate("JSON.parse(document.getElementById('start').textContent).blunders")
    action, words = next(iter(warned.items()))  # at the start something always brings nothing
    page.click("#coach-known")
    page.locator(f'#main [data-act="{action}"]:visible').first.click()
    page.locator("#confirm:visible, #sure:visible").first.wait_for()  # what cannot be taken back is confirmed
    if page.locator("#confirm").is_visible():
        page.click("#confirm")
    expect(page.locator("#sure-words")).to_have_text(words)
    page.keyboard.press("Enter")  # to keep playing is the default
    expect(page.locator("#sure")).to_be_hidden()
    assert wait_until_asked(page)
