// Figures count: a number beside an icon, or in the table of scores, that differs after a drawing runs from what it
// was to what it is. A figure is known again by its icon, its words and its place among those like it; where
// their number has changed nothing counts, rather than the wrong thing. With reduced motion the new value stands at once.
import { calm } from "./choices.js";
const SHOWN = "#strip b,#board b,#side b,#scores td,#hand .fig b", NOT = "[data-thing],[data-act],[data-why],button,.foot,h1,h2,h3";
const LASTS = 420;
const meant = new WeakMap(); // the value a figure is running to

const number = (words) => (/^[−-]?\d{1,4}$/.test(words) ? Number(words.replace("−", "-")) : null);
const written = (value) => String(value).replace("-", "−");

function name(one) {
  if (one.matches("td")) return `score ${one.parentElement.querySelector("th")?.textContent} ${one.cellIndex}`;
  const parent = [one.parentElement, one.parentElement.parentElement].find((near) => near.querySelector("use"));
  if (!parent || parent.querySelectorAll("b").length > 3) return null;
  const icons = [...parent.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  return `${one.closest("[id]").id} ${icons.join(" ")} ${(parent.title || "").replace(/\d+/g, "")}`;
}

// All figures on screen, those with the same name in their order.
function look() {
  const found = new Map();
  document.querySelectorAll(SHOWN).forEach((one) => {
    const value = meant.get(one) ?? number(one.textContent.trim());
    const known = value === null || one.closest(NOT) || one.childElementCount ? null : name(one);
    if (known) found.set(known, [...(found.get(known) || []), { one, value }]);
  });
  return found;
}

function count(one, from, to) {
  const start = performance.now();
  meant.set(one, to);
  one.classList.add("counting");
  const step = (at) => {
    const part = Math.min(1, Math.max(0, (at - start) / LASTS));
    one.textContent = written(Math.round(from + (to - from) * (1 - (1 - part) ** 3)));
    if (part < 1 && one.isConnected) requestAnimationFrame(step);
    else { one.textContent = written(to); one.classList.remove("counting"); }
  };
  step(start);
}

function play(before) {
  if (calm.matches || document.hidden) return;
  for (const [known, now] of look()) {
    const old = before.get(known);
    if (old?.length !== now.length) continue;
    now.forEach(({ one, value }, at) => { if (one !== old[at].one && value !== old[at].value) count(one, old[at].value, value); });
  }
}
export { look, play };
