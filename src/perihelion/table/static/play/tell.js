// What the table has to say beside the prompt: why not, and other sentences.
import { $, all, table } from "./page.js";
import { pin } from "./pins.js";
import { get } from "./server.js";

let asking = null; // what the refusal is about

const alike = (why) => all("#main [data-why]").filter((one) => one.dataset.why === why);
export const askedThing = () => (asking && asking.token === table.now.token ? alike(asking.why)[asking.at] : null);
export const markAsked = () => askedThing()?.classList.add("asked");

export function refuse(html, about = null) {
  hush();
  $("refusal").innerHTML = html;
  $("refusal").hidden = false;
  asking = about;
  markAsked();
  pin();
}
export function say(sentence, kind = "") {
  hush();
  $("refusal").textContent = sentence;
  $("refusal").className = kind;
  $("refusal").hidden = !sentence;
}
// An answer to a question about what happened: it stays while the others' moves are looked at.
export function answer(html) {
  hush();
  $("refusal").innerHTML = `<div>${html}</div>`;
  $("refusal").className = "hint answer";
  $("refusal").hidden = false;
}
export function hush() {
  $("refusal").hidden = true;
  $("refusal").className = "";
  all(".asked").forEach((one) => one.classList.remove("asked"));
  asking = null;
  pin();
}
export async function why(one) {
  try {
    const why = one.dataset.why, at = alike(why).indexOf(one), token = table.now.token;
    const told = await get("why", { action: why, seat: table.looking });
    if (token !== table.now.token || table.wanted !== null) return; // the question has changed meanwhile
    if (told.html) refuse(told.html, { why, at, token }); else say(told.words, "hint");
  } catch (error) { say(error.message); }
}
