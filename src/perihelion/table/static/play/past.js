// The past: going to a moment, and the scrubber.
import { rest } from "../motion.js";
import { $, all, base, table, wait } from "./page.js";
import { unpick } from "./choose.js";
import { paceOf, sync } from "./live.js";
import { hush } from "./tell.js";

let scrubbing = 0;

export async function goTo(at) {
  unpick();
  hush();
  table.wanted = at >= table.now.moves ? null : Math.max(0, at);
  await sync();
}
export const step = (by) => goTo((table.wanted ?? table.now.moves) + by);

// Plays the game from the moment shown, at the pace set, until its end or until it is stopped.
let running = false;
export async function run() {
  if (running) return stop();
  tellRunning(true);
  if (table.wanted === null) await goTo(0);
  while (running && table.wanted !== null) {
    await Promise.all([wait(Math.max(paceOf(), 0.3)), rest()]);
    if (running) await step(1);
  }
  stop();
}
export const stop = () => tellRunning(false);
function tellRunning(is) {
  running = is;
  $("scrub-run").setAttribute("aria-pressed", String(is));
  $("scrub-run").textContent = is ? "❚❚" : "▶";
}

// The address names the moment, so that it can be shared.
export function address() {
  const query = new URLSearchParams(location.search);
  if (table.wanted !== null || (table.now.over && query.has("at"))) query.set("at", table.now.at); else query.delete("at");
  const wanted = `${base}${query.size ? `?${query}` : ""}`;
  if (wanted !== location.pathname + location.search) history.replaceState(null, "", wanted);
}
export function dressScrubber() {
  const { at, moves, ticks } = table.now, scrubber = $("scrubber");
  scrubber.max = moves;
  if (!scrubbing) scrubber.value = at;
  $("ticks").innerHTML = ticks.map((tick) => `<i style="left:${((100 * tick) / Math.max(1, moves)).toFixed(2)}%"></i>`).join("");
  $("scrub-words").textContent = `${at} / ${moves}`;
  all("#live").forEach((one) => { one.hidden = table.now.over; });
}
$("scrubber").addEventListener("input", () => {
  clearTimeout(scrubbing);
  const at = Number($("scrubber").value); // an update in between moves the slider only when this is done
  $("scrub-words").textContent = `${at} / ${table.now.moves}`;
  scrubbing = setTimeout(() => { scrubbing = 0; goTo(at); }, 70);
});
