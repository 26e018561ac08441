// The table's script begins here: clicks and keys, and the start. The server draws; these modules swap its drawings
// in and send what somebody chooses.
import { choose } from "../choices.js";
import { $, acts, all, base, body, csrf, narrow, table, words } from "./page.js";
import { because } from "./because.js";
import { dismissReveal, isPlaying, leave, pauseBeats, pickBeat, startBeats, turnPage } from "./beats.js";
import { click, isPart, pick, play, take, undo, unpick, unpickPart } from "./choose.js";
import { startFitting } from "./fit.js";
import { hint } from "./hint.js";
import { listen, lookAgain, lookBack, saw, setPace, startPace, sync } from "./live.js";
import { filterBy, followEnd } from "./log.js";
import { goTo, run, step, stop } from "./past.js";
import { isSheet, pointAt, preview, sheet } from "./preview.js";
import { open, openTab, showRule, tab } from "./rail.js";
import { begin, dismiss, switchStops, toFirstChoice } from "./show.js";
import { askFirst, setAsk, setChoosing, startAsk, startChoosing } from "./sure.js";
import { hush, why } from "./tell.js";

// -- clicks ---------------------------------------------------------------------------------------

const CLICKS = [
  ["#confirm", (one) => play(one.dataset.confirm)],
  ["[data-dismiss]", (one) => dismiss(one.closest("[data-news]").dataset.news)],
  ["[data-hint]", (one) => take(one.dataset.hint)],
  ["[data-unpick]", (one) => unpickPart(one.dataset.unpick)],
  ["[data-act]", click],
  ["[data-why]", (one) => { if (isPart(one.dataset.why)) return unpickPart(one.dataset.why); why(one); if (one.dataset.thing) preview("", one.dataset.thing); }],
  ["#main [data-thing]", async (one) => { await preview("", one.dataset.thing); sheet(narrow.matches); }],
  ["#brief", () => sheet(true)],
  ["[data-because]", because],
  ["[data-live]", () => goTo(table.now.moves)],
  ["[data-at]", (one, event) => { event.preventDefault(); goTo(Number(one.dataset.at)); }],
  ["[data-uncover]", (one) => { table.looking = one.dataset.uncover; sync(); }],
  ["[data-tab]", (one) => tab(one.dataset.tab)],
  ["[data-open]", (one) => open(one.dataset.open)],
  ["[data-filter]", (one) => filterBy(one)],
  ["[data-pace]", (one) => { choose("pace", one.dataset.pace); setPace(Number(one.dataset.pace)); }],
  ["[data-post]", (one) => (one.dataset.sure ? askFirst(one.dataset.sure, one.textContent, () => change(one.dataset.post)) : change(one.dataset.post))],
  [".skip", (one, event) => { event.preventDefault(); toFirstChoice(); }],
  ["[data-close]", (one) => one.closest("dialog").close()],
  ["#undo,#undo-phone,[data-do=undo]", undo],
  ["#hint,[data-do=hint]", () => { $("menu").close(); hint(); }],
  ["#menu-button", () => $("menu").showModal()],
  ["#scrub-back", () => { stop(); step(-1); }],
  ["#scrub-forward", () => { stop(); step(1); }],
  ["#scrub-run", run],
  ["#beats-again,[data-again]", lookAgain],
  ["#beat-pause", () => pauseBeats()],
  ["#beat-back", () => turnPage(-1)],
  ["#beat-next", () => turnPage(1)],
  ["#beat-leave", leave],
  ["#reveal-close", dismissReveal],
  ["[data-beat]", (one) => pickBeat(one)],
  ["#log-more", followEnd],
  ["[data-ask]", (one) => { choose("ask", one.dataset.ask); setAsk(one.dataset.ask); }],
  ["[data-choose]", (one) => { choose("choose", one.dataset.choose); setChoosing(one.dataset.choose); }],
  ["a.rule", (one, event) => { if (event.ctrlKey || event.metaKey || event.shiftKey) return; event.preventDefault(); showRule(one.textContent); }],
];
async function change(path) {
  await fetch(`${base}/${path}`, { method: "POST", headers: { "x-csrf": csrf }, redirect: "manual" });
  $("menu").close();
  location.reload();
}
document.addEventListener("click", (event) => {
  if (isSheet() && !event.target.closest("#preview")) return void sheet(false);
  for (const [selector, handle] of CLICKS) {
    const one = event.target.closest(selector);
    if (one) return void handle(one, event);
  }
  if (event.target.closest("#board,#hand")) { unpick(); hush(); }
});
document.addEventListener("contextmenu", async (event) => { // a long press shows what a tap would choose
  const one = event.target.closest("#main [data-thing]");
  if (!one || !narrow.matches) return;
  event.preventDefault();
  await preview("", one.dataset.thing);
  sheet(true);
});
document.addEventListener("pointerover", pointAt);
document.addEventListener("focusin", pointAt);

// -- keys -----------------------------------------------------------------------------------------

// Closes what is open, else drops what is selected, else takes the last part out of the answer.
function escape() {
  const part = table.now.picks?.at(-1), nothing = !table.picked && $("refusal").hidden && !isSheet() && !isPlaying();
  leave();
  unpick();
  hush();
  sheet(false);
  $("preview").hidden = true;
  if (nothing && isPart(part)) unpickPart(part);
}
const KEYS = {
  u: undo, h: hint, a: switchStops, "?": () => (document.querySelector("[data-do=help]") || $("menu-button")).click(),
  ",": () => (isPlaying() ? turnPage(-1) : step(-1)), ".": () => (isPlaying() ? turnPage(1) : step(1)),
  1: () => tab("log"), 2: () => tab("rules"), 3: () => tab("scores"), 4: () => tab("chat"),
  Escape: escape,
};
function alongTabs(one, by) {
  const tabs = all("[role=tab]"), next = tabs[(tabs.indexOf(one) + by + tabs.length) % tabs.length];
  tab(next.dataset.tab);
  next.focus();
}
document.addEventListener("keydown", (event) => {
  const one = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (one.matches("[role=tab]") && (event.key === "ArrowRight" || event.key === "ArrowLeft")) return alongTabs(one, event.key === "ArrowRight" ? 1 : -1);
  if (one.matches("input:not([type=range]),select,textarea") || document.querySelector("dialog:modal")) return;
  if (event.key === "Escape" && $("help")?.open) return void $("help").close();
  if ((event.key === "Enter" || event.key === " ") && one.matches("[data-act],[data-why],[data-thing]") && !one.matches("button,a")) {
    event.preventDefault();
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (KEYS[key]) { event.preventDefault(); KEYS[key](); }
});

// -- the language changes in place: what was picked and open comes back -----------------------------

document.addEventListener("submit", (event) => {
  if (!event.defaultPrevented) table.leaving = true;
  if (!event.target.action?.includes("/language/")) return;
  const { picked, looking } = table, rail = body.classList.contains("show-rail");
  sessionStorage.setItem("place", JSON.stringify({ table: words.table, picked, looking, open: openTab(), rail }));
  event.target.elements.back.value = location.pathname + location.search;
});
function comeBack() {
  const place = JSON.parse(sessionStorage.getItem("place") || "null");
  sessionStorage.removeItem("place");
  if (place?.table !== words.table) return;
  if (place.rail) open(place.open); else tab(place.open);
  const again = () => { const one = place.picked && acts(place.picked)[0]; if (one) pick(one); };
  if (place.looking !== null && table.looking === null && table.now.curtain.length) {
    table.looking = place.looking;
    sync().then(again);
  } else again();
}

// -- at the start ---------------------------------------------------------------------------------

narrow.addEventListener("change", sync);
document.addEventListener("visibilitychange", () => { if (!document.hidden) lookBack(); });
startPace();
startAsk();
startBeats();
startChoosing();
startFitting();
begin();
if (table.now.live) followEnd();
comeBack();
if (table.now.live) lookBack(); else saw();
if (narrow.matches !== table.now.narrow) sync();
listen();
body.dataset.ready = "yes";
