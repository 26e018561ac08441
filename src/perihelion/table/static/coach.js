// The coach: explains each new kind of question once, when asked, or not at all; and the help card of the game.
// The prompt carries the coach's words; what was explained already is remembered on this device.
import { choose, chosen } from "./choices.js";

const $ = (id) => document.getElementById(id);
const body = document.body, game = body.dataset.gameId, LEVELS = ["off", "asked", "always"];
const known = () => new Set(JSON.parse(localStorage.getItem(`coached ${game}`) || "[]"));
const level = () => chosen("coach", "asked");
let shown = "";

function setLevel(wanted) {
  document.querySelectorAll("[data-coach]").forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.coach === wanted)));
  if (wanted === "off") hide(); else look();
}
const words = () => document.querySelector("#prompt template[data-question]");
function look() {
  const now = words();
  if (!now) return hide();
  if (now.dataset.question !== shown) hide();
  if (level() === "always" && !known().has(now.dataset.question)) show();
}
function show() {
  const now = words();
  if (!now) return;
  shown = now.dataset.question;
  $("coach-text").textContent = now.content.textContent;
  $("coach").hidden = false;
}
function hide() {
  shown = "";
  $("coach").hidden = true;
}
function understood() {
  localStorage.setItem(`coached ${game}`, JSON.stringify([...known().add(shown)]));
  hide();
}
async function help() {
  const card = $("help");
  if (card.open) return card.close();
  if (!$("help-text").childElementCount) {
    const page = new DOMParser().parseFromString(await (await fetch(card.dataset.from)).text(), "text/html");
    $("help-text").replaceChildren(...page.body.children);
  }
  $("menu").close();
  card.show();
}
document.addEventListener("click", (event) => {
  const one = event.target.closest("[data-coach],[data-do=coach],[data-do=help],#coach-known,#coach-why");
  if (!one) return;
  if (one.dataset.coach) { choose("coach", one.dataset.coach); setLevel(one.dataset.coach); }
  else if (one.id === "coach-known") understood();
  else if (one.id === "coach-why") $("hint")?.click();
  else if (one.dataset.do === "help") help();
  else { $("menu").close(); show(); }
});

const query = new URLSearchParams(location.search), wanted = query.get("coach");
if (LEVELS.includes(wanted)) {
  choose("coach", wanted);
  query.delete("coach");
  history.replaceState(null, "", `${location.pathname}${query.size ? `?${query}` : ""}`);
}
new MutationObserver(look).observe($("prompt"), { childList: true, subtree: true });
setLevel(level());
