// The log: it follows what happens unless its reader has scrolled up, and then says how much is new.
import { $, all, fill, table, words } from "./page.js";

const list = $("log"), more = $("log-more");
let following = true, unread = 0, inPast = false, byHand = 0;

// Whoever scrolls by hand decides; what layout does to the position (a panel that changes its height) does not.
for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) list.addEventListener(kind, () => {
  clearTimeout(byHand);
  byHand = setTimeout(() => { byHand = 0; }, 1000);
}, { passive: true });
list.addEventListener("scroll", () => {
  if (!byHand) return;
  following = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  if (following) tellUnread(0);
});
new ResizeObserver(() => { if (following && table.now.live) toEnd(); }).observe(list);

const toEnd = () => { list.scrollTop = list.scrollHeight; };
export function followEnd() {
  following = true;
  tellUnread(0);
  toEnd();
}
function tellUnread(count) {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  unread = count;
  more.hidden = !count;
  more.textContent = fill(words[`wordsNew${form}`] ?? words.wordsNewother, count);
}

// Adds what is new and removes what was taken back.
export function addLog(next) {
  list.querySelectorAll("p").forEach((line) => { if (Number(line.dataset.move) > next.keep) line.remove(); });
  const start = list.children.length;
  list.insertAdjacentHTML("beforeend", next.log);
  const fresh = next.keep >= 0 ? [...list.children].slice(start) : [];
  fresh.forEach((line) => line.classList.add("new"));
  setTimeout(() => fresh.forEach((line) => line.classList.remove("new")), 1000);
  filter();
  if (following) toEnd(); else if (fresh.length) tellUnread(unread + fresh.length);
}

// The lines of the moment shown are marked and in sight; in the present nothing is marked.
export function markMoment() {
  list.querySelectorAll(".here").forEach((one) => one.classList.remove("here"));
  if (inPast && table.now.live) followEnd();
  inPast = !table.now.live;
  if (!inPast) return;
  const lines = [...list.querySelectorAll("p")].filter((one) => Number(one.dataset.move) <= table.now.at);
  const here = lines.filter((one) => one.dataset.move === lines.at(-1).dataset.move);
  here.forEach((one) => one.classList.add("here"));
  if (here[0]) list.scrollTop = here[0].offsetTop - list.offsetTop - list.clientHeight / 2;
}

export function filterBy(one) {
  all("[data-filter]").forEach((other) => other.setAttribute("aria-pressed", String(other === one)));
  filter();
}
function filter() {
  const seat = document.querySelector("[data-filter][aria-pressed=true]")?.dataset.filter || "";
  const word = $("log-search").value.trim().toLocaleLowerCase();
  list.querySelectorAll("p").forEach((line) => {
    line.hidden = (seat !== "" && line.dataset.seat !== seat) || (word !== "" && !line.textContent.toLocaleLowerCase().includes(word));
  });
}
$("log-search").addEventListener("input", filter);
