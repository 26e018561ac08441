"""Accounts with passkeys, as a browser with an authenticator makes them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from tests.browser.looking import serious
from tests.table.serving import Server

Contexts = Callable[..., BrowserContext]
AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip
ASK = """async (path) => {
  const csrf = document.querySelector("meta[name=csrf]").content;
  return (await fetch(path, { method: "POST", headers: { "x-csrf": csrf } })).json();
}"""
# A signed answer that is sent from another browser than the one that was asked.
SIGN = """async (options) => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")),
    (one) => one.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] };
  const got = await navigator.credentials.get({ publicKey }), response = {};
  for (const part of ["clientDataJSON", "authenticatorData", "signature", "userHandle"]) {
    response[part] = text(got.response[part]);
  }
  return { id: got.id, rawId: text(got.rawId), type: got.type, response };
}"""
SEND = """async (credential) => {
  const csrf = document.querySelector("meta[name=csrf]").content;
  const answer = await fetch("/sign-in/passkey", { method: "POST",
    headers: { "content-type": "application/json", "x-csrf": csrf }, body: JSON.stringify(credential) });
  return [answer.status, (await answer.json()).words];
}"""


def authenticator(page: Page) -> tuple[CDPSession, str]:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, str(added["authenticatorId"])


def carry(page: Page, keys: tuple[CDPSession, str], other: tuple[CDPSession, str]) -> None:
    """The passkeys of one device, as they are synchronised to another."""
    for one in keys[0].send("WebAuthn.getCredentials", {"authenticatorId": keys[1]})["credentials"]:
        other[0].send("WebAuthn.addCredential", {"authenticatorId": other[1], "credential": one})


def test_a_passkey_finds_the_same_tables_in_another_browser(context: Contexts, server: Server) -> None:
    base = server.url.replace("127.0.0.1", "localhost")
    page = context(base_url=base).new_page()
    keys = authenticator(page)
    page.goto("/new/race")
    page.locator("form.panel button.go").click()
    expect(page.locator("body[data-ready=yes]")).to_be_attached()
    table = page.url.partition("?")[0]
    page.goto("/settings")
    page.get_by_label("light, for daylight").check()
    assert serious(page) == []
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.goto("/account")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("you will be found again")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Sign out").click()
    page.goto(table)
    expect(page.locator(".chip", has_text="watching")).to_be_visible()

    page.goto("/account")  # signed out: it asks, and somebody else sends its answer, or it comes twice
    signed = page.evaluate(SIGN, page.evaluate(ASK, "/sign-in/passkey/options"))
    thief = context(base_url=base).new_page()
    thief.goto("/account")
    status, words = thief.evaluate(SEND, signed)
    assert (status, "belongs to another question" in words) == (403, True)
    assert page.evaluate(SEND, signed)[0] == 200
    assert page.evaluate(SEND, signed)[0] == 403

    other = context(base_url=base, phone=True).new_page()
    carry(page, keys, authenticator(other))
    other.goto("/account?lang=cs")
    other.get_by_role("button", name="Přihlásit se přístupovým klíčem").click()
    other.wait_for_url("**/account?said=in")  # in the language of the account, and with its theme
    expect(other.get_by_text("You are signed in.", exact=True)).to_be_visible()
    other.goto(table)
    expect(other.locator("html[data-my-theme=light] body[data-ready=yes] #prompt .ask")).to_be_visible()
    assert serious(other) == []
