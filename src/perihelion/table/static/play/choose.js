// Choosing: what is selected, playing it, taking it back.
import { $, acts, all, fill, intoView, table, words } from "./page.js";
import { forgetHints } from "./hint.js";
import { send } from "./live.js";
import { preview } from "./preview.js";
import { isSure } from "./sure.js";
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
  const confirm = $("confirm"), line = document.querySelector(".ask .line");
  if (confirm) { confirm.hidden = false; confirm.textContent = label; confirm.dataset.confirm = action; }
  if (line) { line.dataset.before ??= line.textContent; line.textContent = fill(words.wordsPicked, label); }
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
  const confirm = $("confirm"), line = document.querySelector(".ask .line");
  if (confirm) confirm.hidden = true;
  if (line?.dataset.before !== undefined) line.textContent = line.dataset.before;
  preview();
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
  pick(one);
  intoView(one);
}
export function undo() {
  if (table.now.undo !== null) say(table.now.undo); else if (!table.now.live) say(words.wordsPast); else send("undo", {});
}
