// Showing: swaps the server's drawings in, keeps focus, scrolling and selection, and lets things move from where
// they were to where they are.
import * as figures from "../figures.js";
import * as motion from "../motion.js";
import { $, all, base, body, changed, intoView, narrow, table, words } from "./page.js";
import { isPart, mark, unpick } from "./choose.js";
import { markHints } from "./hint.js";
import { saw, sync } from "./live.js";
import { address, dressScrubber } from "./past.js";
import { addLog, markMoment } from "./log.js";
import { addChat } from "./rail.js";
import { forgetPreviews, preview } from "./preview.js";
import { hush, markAsked } from "./tell.js";
import { startClocks } from "./clocks.js";
import { fit } from "./fit.js";

const AREAS = ["strip", "board", "prompt", "tray", "hand", "side", "scores", "people", "clocks", "waited", "asks"];
const drawn = {}; // what each area was last given
let drawnFor = table.looking; // through whose eyes the log is drawn

export const eyes = () => drawnFor;
export function begin() {
  $("main").after(document.querySelector("header.top")); // Tab comes to the table first, the eye to the header
  for (const id of AREAS) drawn[id] = $(id).innerHTML;
  dress();
}

// What can be scrolled in an area; nothing inside a drawing can, and asking thousands of shapes takes long.
const panes = (id) => [$(id), ...$(id).querySelectorAll(":not(svg *)")];
function scrolled() {
  const kept = [];
  for (const id of AREAS) panes(id).forEach((one, at) => {
    if (one.scrollLeft || one.scrollTop) kept.push([id, at, one.scrollLeft, one.scrollTop]);
  });
  return () => kept.forEach(([id, at, left, top]) => panes(id)[at]?.scrollTo({ left, top, behavior: "instant" }));
}
function focused() {
  const one = document.activeElement;
  const kind = ["act", "why", "thing", "at"].find((name) => one?.dataset?.[name] !== undefined);
  if (!kind && !one?.id) return () => {};
  const selector = kind ? `[data-${kind}="${CSS.escape(one.dataset[kind])}"]` : `#${one.id}`;
  return () => { if (!one.isConnected) (document.querySelector(selector) || $("main")).focus({ preventScroll: true }); };
}

// An answer that was overtaken by a newer one is not shown: marks only ever grow.
function overtaken(mark) {
  const seen = table.now.mark.split(".");
  return mark.split(".").some((number, at) => Number(number) < Number(seen[at]));
}
export function show(next, whole = true) {
  if (whole && overtaken(next.mark)) return void sync();
  const before = motion.look(), counted = figures.look(), refocus = focused(), rescroll = scrolled(), wasAsked = table.now.asked;
  for (const id of AREAS) {
    const fresh = document.createElement("template");
    fresh.innerHTML = next.html[id];
    const html = fresh.innerHTML;
    if (drawn[id] === html) continue;
    drawn[id] = html;
    $(id).replaceChildren(fresh.content);
  }
  rescroll();
  refocus();
  if (whole) {
    addLog(next);
    addChat(next.chat);
    table.now = next;
    address();
    if (table.looking !== null && next.seat === null) cover();
    if (next.keep < 0) drawnFor = table.looking; else if (drawnFor !== table.looking) sync();
    if (!document.hidden) saw();
  } else {
    table.now = { ...table.now, choices: {}, cautions: {}, blunders: {}, asked: false };
  }
  dress();
  if (whole) toChoices(next);
  motion.play(before, changed);
  figures.play(counted);
  if (whole && next.asked && !wasAsked && document.hidden === false) hush();
  document.title = next.title;
  if (whole) document.dispatchEvent(new CustomEvent("turns", { detail: next.turns }));
}

// On phones, where a board is longer than the screen, a hand wider and a map larger than its lens, a new question
// brings something that can be chosen into sight.
const TABS = 48; // pixels that a row of tabs may cover
let brought = "";
function isInSight(one) {
  const box = one.getBoundingClientRect(), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  for (let up = one.parentElement; up && up !== body; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible") continue;
    const edge = up.getBoundingClientRect(), top = edge.top + (up.id === "board" ? TABS : 0);
    if (x < edge.left || x > edge.right || y < top || y > edge.bottom) return false;
  }
  return true;
}
function toChoices({ asked, token }) {
  if (!narrow.matches || !asked || token === brought) return;
  brought = token;
  const found = all("#main [data-act]").filter((one) => one.checkVisibility());
  if (!found.length || found.some(isInSight)) return;
  found[0].dispatchEvent(new CustomEvent("bring", { bubbles: true })); // to a map's lens
  intoView(found[0].closest(".map") || found[0]);
  if (!isInSight(found[0])) intoView(found[0]);
}

// At a device of several people nothing that one of them saw stays for the next.
function cover() {
  table.looking = null;
  forgetPreviews();
  unpick();
  preview();
  hush();
  $("log").replaceChildren();
}

// What a drawing tells as news (data-news names it) stays until it is dismissed.
const dismissed = new Set();
export function dismiss(news) {
  dismissed.add(news);
  dress();
}

// While somebody is asked, Tab goes from one thing that can be chosen to the next, or to everything if wanted.
let everything = false;
const isStop = (one) => everything || !table.now.asked || one.dataset.act !== undefined || isPart(one.dataset.why) || !one.closest("#main");
export function switchStops() {
  everything = !everything;
  dress();
}
export function toFirstChoice() {
  (all("#main [data-act]").find((one) => one.checkVisibility()) || $("main")).focus();
}

// Everything that follows from what is on screen: roles, selection, buttons, scrubber.
function dress() {
  const now = table.now;
  all("[data-act],[data-why],[data-thing]").forEach((one) => {
    one.tabIndex = isStop(one) ? 0 : -1;
    if (isPart(one.dataset.why)) one.removeAttribute("aria-disabled");
    if (one.matches("button,a,input")) return;
    if (!one.hasAttribute("role")) one.setAttribute("role", "button");
    if (one.dataset.act && !one.dataset.now) one.setAttribute("aria-pressed", "false");
  });
  all("#waited :is(a,button)").forEach((one) => { one.tabIndex = everything || !now.asked ? 0 : -1; }); // the log leads there too
  all("[data-news]").forEach((one) => { one.hidden = dismissed.has(one.dataset.news); });
  if (table.picked && !(table.picked in now.choices)) unpick();
  else if (table.picked) mark(table.picked);
  markHints();
  markAsked();
  all("#hint,[data-do=hint]").forEach((one) => { one.hidden = Boolean(document.querySelector("[data-nohints]")); });
  for (const id of ["undo", "undo-phone"]) {
    const button = $(id);
    button.setAttribute("aria-disabled", String(now.undo !== null || !now.live));
    button.title = now.undo ?? words.wordsUndo;
  }
  body.classList.toggle("is-live", now.live);
  body.classList.toggle("in-past", !now.live);
  dressScrubber();
  $("moment").value = `${location.origin}${base}?at=${now.at}`;
  markMoment();
  startClocks();
  fit();
  body.dataset.moves = now.moves;
  body.dataset.asked = now.asked;
  body.dataset.token = now.token;
}
