// The page: its elements and words, and what the whole table knows. Everybody else changes `table` and the page
// through the functions of their own module.
import { calm } from "../choices.js";

export const $ = (id) => document.getElementById(id);
export const body = document.body, words = body.dataset, base = `/t/${words.table}`;
export const csrf = document.querySelector("meta[name=csrf]").content;
export const narrow = matchMedia("(max-width: 820px)");
export { calm };

const start = JSON.parse($("start").textContent);
export const table = {
  now: start, // the position on screen, as the server told it
  looking: new URLSearchParams(location.search).get("seat"), // the seat somebody has said to look through
  wanted: start.live ? null : start.at, // the moment somebody wants to see; null is the present
  picked: null, // the action that is selected
  leaving: false, // a form has been sent: the page is on its way to another
};

export const all = (selector) => [...document.querySelectorAll(selector)];
export const acts = (action) => all("[data-act]").filter((one) => one.dataset.act === action);
export const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
export const fill = (sentence, value) => sentence.replace("§", value);
export const intoView = (one) => one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "instant" : "smooth" });

// Something is ringed for a moment; with reduced motion until the next action.
export function changed(one) {
  one.classList.add("changed");
  if (!calm.matches) setTimeout(() => one.classList.remove("changed"), 900);
}
export const forgetChanges = () => all(".changed").forEach((one) => one.classList.remove("changed"));

// While a finger or a button of the mouse is down nothing is exchanged under it: its click would be lost. Whoever
// holds it for longer than a second does not click any more.
let lift = () => {}, pressed = null;
addEventListener("pointerdown", () => { pressed = Promise.race([new Promise((done) => { lift = done; }), wait(1)]); }, true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => { pressed = null; lift(); }, 50), true); // after its click
export const released = () => pressed;
