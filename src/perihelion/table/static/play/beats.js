// The others' moves as a strip of small cards in the prompt's place, played one by one at the pace set: it can be
// stopped, stepped through and left. What becomes known to all lies over the board for as long as it takes to read.
import { rest } from "../motion.js";
import { $, narrow, table, wait } from "./page.js";
import { get } from "./server.js";
import { show } from "./show.js";
import { hush } from "./tell.js";

const MOST = 12; // what takes longer than so many moves is played faster
const PHONE = 118; // pixels
const READING = 6; // so many words are read in the time of one move

const list = $("beat-list"), cards = () => [...list.querySelectorAll("[data-beat]")];
let command = null; // what somebody wants while cards are played: a number of a card, or "leave"
let wake = () => {}, paused = false, playing = false;

export const isPlaying = () => playing;
export function fillBeats(html) {
  list.innerHTML = html;
  startBeats();
}
export function startBeats() {
  const count = cards().length;
  $("beats-again").hidden = !count;
  $("beats-count").textContent = count;
}

// Shows cards, given by their keys, from the first on; ends when all are shown, when somebody leaves, or when
// another moment is wanted or a newer one has come.
export async function playBeats(keys, seconds, stopped = false) {
  const from = table.now.mark, overtaken = () => table.wanted !== null || table.now.mark !== from;
  const wanted = new Set(keys), all = cards(), first = all.findIndex((one) => wanted.has(one.dataset.beat));
  if (first < 0) return;
  const hurry = Math.min(1, MOST / wanted.size);
  playing = true;
  pause(stopped);
  open(true);
  try {
    for (let at = first; at < all.length && !overtaken();) {
      const seen = await get("part", { ...place(all[at].dataset.beat), seat: table.looking, narrow: narrow.matches, play: true });
      if (overtaken()) return;
      point(all, at);
      show(seen, false);
      await Promise.race([Promise.all([hold(all[at], seconds * hurry), rest()]), new Promise((done) => { wake = done; })]);
      while (paused && command === null && !overtaken()) await new Promise((done) => { wake = done; setTimeout(done, 400); });
      if (command === "leave") return;
      at = command ?? at + 1;
      command = null;
    }
  } finally {
    playing = false;
    command = null;
    open(false);
    uncover();
  }
}
// The strip is as high as the prompt was, so that nothing under it moves; on phones its buttons stand above the cards.
function open(is) {
  const row = $("beats").parentElement;
  row.style.height = is ? `${Math.max(row.offsetHeight, narrow.matches ? PHONE : 0)}px` : "";
  $("beats").hidden = !is;
}
const place = (key) => { const [at, event] = key.split("."); return { at, event }; };
const hold = (card, seconds) => {
  const words = card.classList.contains("reveal") ? card.textContent.trim().split(/\s+/).length : 0;
  return wait(seconds * (1 + words / READING));
};
function point(all, at) {
  all.forEach((one, number) => {
    if (number === at) one.setAttribute("aria-current", "step"); else one.removeAttribute("aria-current");
    one.parentElement.style.flexBasis = "";
    one.classList.toggle("gone", number < at);
  });
  widen(all[at]);
  hush();
  list.scrollTo({ left: all[at].parentElement.offsetLeft - list.offsetLeft - 8, behavior: "instant" });
  $("beat-words").textContent = `${at + 1} / ${all.length}`;
  if (all[at].classList.contains("reveal")) cover(all[at]); else uncover();
}
// A card that is looked at is as wide as its words need.
function widen(card) {
  const most = list.clientWidth;
  for (let width = Math.min(470, most); ; width = Math.min(width + 80, most)) {
    card.parentElement.style.flexBasis = `${width}px`;
    if (card.scrollHeight <= card.clientHeight + 1 || width >= most) return;
  }
}
function cover(card) {
  $("reveal-words").replaceChildren(...[...card.childNodes].map((one) => one.cloneNode(true)));
  $("reveal").hidden = false;
}
const uncover = () => { $("reveal").hidden = true; };

// -- what somebody wants meanwhile ------------------------------------------------------------------

function pause(is) {
  paused = is;
  $("beat-pause").setAttribute("aria-pressed", String(is));
  $("beat-pause").textContent = is ? "▶" : "❚❚";
  if (!is) wake();
}
const at = () => cards().findIndex((one) => one.hasAttribute("aria-current"));
function go(number) {
  command = Math.max(0, number);
  wake();
}
export const leave = () => { if (playing) { command = "leave"; wake(); } };
export const turnPage = (by) => { pause(true); go(at() + by); };
export const pauseBeats = (is = !paused) => pause(is);
export const dismissReveal = () => { if (paused) uncover(); else go(at() + 1); };
export const pickBeat = (card) => { pause(true); go(cards().indexOf(card)); };
export const allKeys = () => cards().map((one) => one.dataset.beat);
