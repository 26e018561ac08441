// Sure? Asks once before a choice that ends something for good, and with the coach always there before one that
// throws something away; to go on playing is the default.
import { chosen } from "../choices.js";
import { $, all, table } from "./page.js";

let ask = chosen("ask", "matters"); // always, when it matters, never

// Whether the choice may be played at once; otherwise asks, and `go` follows if the answer is yes.
export function isSure(action, go) {
  const coached = chosen("coach") === "always" && table.now.blunders?.[action];
  const caution = table.now.cautions?.[action] || coached;
  if (ask === "never" || (ask === "matters" && !caution)) return true;
  const token = table.now.token;
  askFirst(caution || table.now.choices[action], table.now.choices[action], () => { if (token === table.now.token) go(); });
  return false;
}
export function askFirst(words, label, go) {
  $("sure-words").textContent = words;
  $("sure-do").textContent = label;
  $("sure-do").onclick = () => {
    $("sure").close();
    go();
  };
  $("sure").showModal();
}
// Whether a turn of which only the end is left ends by itself: for whoever never wants to be asked.
export const endsItself = (next) => next.ends && ask === "never";

export function setAsk(wanted) {
  ask = wanted;
  all("[data-ask]").forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.ask === ask)));
}
export const startAsk = () => setAsk(ask);

// How a choice is made: with one click where it can be taken back, or always picked first and then confirmed.
let choosing = chosen("choose", "once");
export const picksFirst = () => choosing === "confirm" || ask === "always";
export function setChoosing(wanted) {
  choosing = wanted;
  all("[data-choose]").forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.choose === choosing)));
}
export const startChoosing = () => setChoosing(choosing);
