// Pins: numbers on advised choices, and a pointer from the refusal to what it is about.
import { seen } from "../sight.js";
import { $, all, body } from "./page.js";
import { askedThing } from "./tell.js";

const LEAST = 12; // pixels of a thing that must be seen for a mark on it
let pinning = 0;

export function pin() {
  cancelAnimationFrame(pinning);
  pinning = requestAnimationFrame(() => {
    const zoom = Number(getComputedStyle(body).zoom) || 1;
    const marks = all("#main .hinted").map((one) => [one, seen(one, LEAST)]).filter(([, box]) => box);
    $("pins").innerHTML = marks.map(([one, box]) => {
      const [x, y] = [Math.max(14, box.left + 4), Math.max(14, box.top + 4)].map((place) => place / zoom);
      return `<b data-rank="${one.dataset.rank}" style="left:${x}px;top:${y}px">${one.dataset.rank}</b>`;
    }).join("") + pointer(zoom);
  });
}
function pointer(zoom) {
  const slot = $("refusal").hidden ? null : $("refusal").getBoundingClientRect(), one = slot && askedThing(), thing = one && seen(one, LEAST);
  if (!thing) return "";
  const above = (thing.top + thing.bottom) / 2 < (slot.top + slot.bottom) / 2;
  const x = (thing.left + thing.right) / 2, fromX = Math.min(slot.right - 26, Math.max(slot.left + 26, x));
  const from = above ? slot.top : slot.bottom, to = above ? Math.min(thing.bottom, from - 4) : Math.max(thing.top, from + 4);
  const middle = (from + to) / 2, [a, b, c, d, m] = [fromX, from, x, to, middle].map((place) => (place / zoom).toFixed(1));
  return `<svg width="100%" height="100%"><path d="M${a} ${b}C${a} ${m} ${c} ${m} ${c} ${d}"/><circle cx="${c}" cy="${d}" r="5"/></svg>`;
}
addEventListener("resize", pin);
document.addEventListener("scroll", pin, { capture: true, passive: true });
document.addEventListener("transitionend", pin);
