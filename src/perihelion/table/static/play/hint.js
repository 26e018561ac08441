// Hints: the advised choices are marked where they can be chosen, the best most strongly, as long as the question
// stands.
import { $, acts, all, intoView, table, words } from "./page.js";
import { isBusy } from "./live.js";
import { pin } from "./pins.js";
import { get } from "./server.js";
import { hush, say } from "./tell.js";

let hinted = { token: "", actions: [] };

export async function hint() {
  if (!table.now.asked || isBusy()) return say(words.wordsNohint, "hint");
  say(words.wordsHintwait, "hint");
  try {
    const told = await get("hint", { seat: table.looking });
    if (!table.now.asked || told.token !== table.now.token) return $("refusal").textContent === words.wordsHintwait ? hush() : undefined;
    if (!told.html) return say(words.wordsNohint, "hint");
    hinted = { token: told.token, actions: told.choices.map((one) => one.action) };
    hush();
    $("refusal").innerHTML = told.html;
    $("refusal").className = "hint hints";
    $("refusal").hidden = false;
    markHints();
    const best = acts(hinted.actions[0])[0];
    if (best) intoView(best);
  } catch (error) { say(error.message); }
}
export function markHints() {
  all("[data-rank]").forEach((one) => { one.classList.remove("hinted"); delete one.dataset.rank; });
  if (hinted.actions.length && (!table.now.asked || hinted.token !== table.now.token)) forgetHints();
  hinted.actions.forEach((action, at) => acts(action).forEach((one) => { one.classList.add("hinted"); one.dataset.rank = at + 1; }));
  pin();
}
export function forgetHints() {
  hinted = { token: "", actions: [] };
  if ($("refusal").classList.contains("hints")) hush();
}
