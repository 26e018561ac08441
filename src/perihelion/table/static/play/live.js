// Up to date: the one place that brings the page to the position that is wanted, after what somebody did here or
// elsewhere, and shows the others' moves one by one on the way.
import { choose, chosen } from "../choices.js";
import { $, all, base, forgetChanges, narrow, released, table, words } from "./page.js";
import { allKeys, fillBeats, isPlaying, playBeats } from "./beats.js";
import { part, post } from "./server.js";
import { eyes, show } from "./show.js";
import { confirmFirst, follow, unpick } from "./choose.js";
import { endsItself } from "./sure.js";
import { refuse, say } from "./tell.js";

let busy = false, waiting = null, syncing = false, again = false;
let looksAgain = false; // as soon as the page is up to date
let pace = Number(chosen("pace", 5)) / 10; // seconds for each of the others' moves

export const isBusy = () => busy;
export const offline = (is) => { $("offline").hidden = !is; };

// It asks until the answer is to what is wanted now, through the eyes that look now; whoever is sending or showing
// moves meanwhile calls it again when done.
export async function sync() {
  if (syncing || isPlaying() || busy) { again = true; return; }
  syncing = true;
  try {
    do {
      again = false;
      const asked = table.wanted, looking = table.looking;
      const next = await part({ ...(asked === null ? {} : { at: asked }), ...(looking === eyes() ? {} : { moves: -1, since: "" }) });
      if (next.reload) { if (!table.leaving) location.reload(); return; }
      offline(false);
      await released();
      if (busy || isPlaying()) { again = true; return; }
      fillBeats(next.beats);
      if (asked === null && table.now.live && pace > 0 && !document.hidden) await playBeats(next.steps, pace);
      if (asked === table.wanted && looking === table.looking) show(next); else again = true;
    } while (again);
  } catch (error) { setTimeout(failed, 0, error); } finally {
    syncing = false;
    if (looksAgain) lookAgain();
  }
}
function failed(error) {
  if (error.status === 403 && table.looking !== null) { table.looking = null; return sync(); } // the seat is no longer ours
  if (error.status) say(error.message); else offline(true);
  setTimeout(sync, 1500);
}

// Somebody wants to see again what the others did since the last turn.
export async function lookAgain() {
  if (isPlaying()) return;
  looksAgain = syncing || busy;
  if (looksAgain) return;
  await playBeats(allKeys(), Math.max(pace, 0.7), true);
  sync();
}

export async function send(path, data) {
  if (busy) { waiting = [path, data]; return; } // a quick second click waits for the first
  busy = true;
  forgetChanges();
  try {
    const now = table.now;
    const answer = await post(path, { ...data, seat: now.seat, since: now.mark, moves: now.moves, narrow: narrow.matches });
    const next = await answer.json();
    await released();
    if (next.confirm) return confirmFirst(next.confirm);
    if (!next.html) return say(next.words);
    if (answer.ok && table.picked === data.action) unpick();
    if (answer.ok && path === "act" && !waiting && endsItself(next)) { waiting = ["act", { action: Object.keys(next.choices)[0], token: next.token }]; return; }
    fillBeats(next.beats);
    if (answer.ok && pace > 0) await playBeats(next.steps, pace);
    if (table.wanted === null) show(next); else again = true;
    if (next.refused) refuse(next.refused.html);
  } catch { again = true; } finally { // what was sent may have arrived all the same: sync shows it
    busy = false;
    const [more, waited] = [waiting, again];
    waiting = null;
    if (more) send(...more); else if (!follow() && waited) sync();
    if (looksAgain) lookAgain();
  }
}

export function listen() {
  const source = new EventSource(`${base}/stream?since=${table.now.mark}`);
  let lost = 0;
  source.addEventListener("mark", (event) => { if (event.lastEventId !== table.now.mark) sync(); });
  source.addEventListener("open", () => { clearTimeout(lost); offline(false); });
  source.addEventListener("error", () => { clearTimeout(lost); lost = setTimeout(() => offline(true), 2500); });
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => { if (event.persisted) { listen(); sync(); } });
}

export function setPace(tenths) {
  pace = tenths / 10;
  all("[data-pace]").forEach((one) => one.setAttribute("aria-pressed", String(Number(one.dataset.pace) === tenths)));
}
export const paceOf = () => pace;
export const startPace = () => setPace(pace * 10);

// -- what happened while nobody looked ------------------------------------------------------------

const key = `seen ${words.table}`;
export const saw = () => localStorage.setItem(key, table.now.moves);
export function lookBack() {
  const seen = Number(localStorage.getItem(key) ?? table.now.moves);
  if (table.now.moves > seen) whileAway(seen);
  saw();
}
async function whileAway(moves) {
  const missed = await part({ moves });
  if (!missed.steps.length || !missed.away) return;
  const notice = $("notice"), button = document.createElement("button");
  notice.textContent = missed.away;
  button.type = "button";
  button.className = "small";
  button.textContent = missed.show;
  button.addEventListener("click", async () => {
    notice.hidden = true;
    fillBeats(missed.beats);
    await playBeats(missed.steps, Math.max(pace, 0.7));
    sync();
  });
  notice.append(button);
  notice.hidden = false;
}
