// Choosing: what is selected, playing it, taking it back.
import { $, acts, all, fill, intoView, table, words } from "./page.js";
import { forgetHints } from "./hint.js";
import { send } from "./live.js";
import { preview } from "./preview.js";
import { isSure, picksFirst } from "./sure.js";
import { hush, say } from "./tell.js";

let route = [], following = []; // the steps of what is picked, and those still to come

const release = () => all("[data-act].selected").forEach((one) => { one.classList.remove("selected"); one.setAttribute("aria-pressed", "false"); });
const pressHint = (action) => all("[data-hint]").forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.hint === action)));

export function mark(action) {
  const label = table.now.choices[action];
  release();
  acts(action).forEach((one) => { one.classList.add("selected"); one.setAttribute("aria-pressed", "true"); });
  pressHint(action);
  $("main").classList.add("has-selected");
  const confirm = $("confirm");
  if (confirm) { confirm.hidden = false; confirm.textContent = label; confirm.dataset.confirm = action; }
  sayPicked(fill(words.wordsPicked, label));
}
// The line under the question says what is picked, and what it said before when nothing is. The usual words
// keep their room meanwhile, so that the question stays where it is.
function sayPicked(sentence) {
  const line = $("picked-line");
  if (!line) return;
  line.textContent = sentence;
  line.hidden = !sentence;
}
export function pick(one) {
  table.picked = one.dataset.act;
  if (!$("refusal").classList.contains("hints")) hush();
  mark(table.picked);
  preview(table.picked, one.dataset.thing);
  route = (one.dataset.route ?? "").split(" ").filter(Boolean);
  if (route.length && $("confirm")) $("confirm").textContent = one.dataset.routeWords;
}
export function unpick() {
  if (!table.picked) return;
  table.picked = null;
  $("main").classList.remove("has-selected");
  pressHint(null);
  release();
  if ($("confirm")) $("confirm").hidden = true;
  sayPicked("");
  preview();
}
// A click: what has one meaning and can be taken back is played at once; the server says if it cannot be, and
// then it is picked and waits for a second click, as it always does for those who want that.
export function click(one) {
  const action = one.dataset.act;
  if (one.hasAttribute("data-now") || table.picked === action) return play(action);
  if (picksFirst() || one.dataset.route || table.now.cautions?.[action] || !table.now.live) return pick(one);
  unpick();
  send("act", { action, token: table.now.token, once: true });
}
export function confirmFirst(action) {
  const one = acts(action)[0];
  if (one && action in table.now.choices) pick(one);
}
// What has been picked as a part of an answer is taken out of it again.
export const isPart = (action) => Boolean(action) && table.now.live && table.now.picks?.includes(action);
export function unpickPart(action) {
  forgetHints();
  send("unpick", { action, token: table.now.token });
}
export function play(action) {
  if (isSure(action, () => playNow(action))) playNow(action);
}
function playNow(action) {
  forgetHints();
  following = route[0] === action ? route.slice(1) : [];
  route = [];
  send("act", { action, token: table.now.token });
}
// Steps that were confirmed together follow one another as long as each can still be chosen.
export function follow() {
  const action = following.shift();
  if (!(action in table.now.choices)) { following = []; return false; }
  send("act", { action, token: table.now.token });
  return true;
}

// Taking advice is the same as clicking what carries the choice.
export function take(action) {
  const one = acts(action)[0];
  if (!one || one.hasAttribute("data-now")) return play(action);
  intoView(one);
  click(one);
}
export function undo() {
  if (table.now.undo !== null) say(table.now.undo); else if (!table.now.live) say(words.wordsPast); else send("undo", {});
}
