// Pins: numbers on advised choices, and a pointer from the refusal to what it is about.
import { $, all, body } from "./page.js";
import { askedThing } from "./tell.js";

let pinning = 0;

export function pin() {
  cancelAnimationFrame(pinning);
  pinning = requestAnimationFrame(() => {
    const zoom = Number(getComputedStyle(body).zoom) || 1;
    const marks = all("#main .hinted").map((one) => [one, shownBox(one)]).filter(([, box]) => box);
    $("pins").innerHTML = marks.map(([one, box]) => {
      const [x, y] = [Math.max(14, box.left + 4), Math.max(14, box.top + 4)].map((place) => place / zoom);
      return `<b data-rank="${one.dataset.rank}" style="left:${x}px;top:${y}px">${one.dataset.rank}</b>`;
    }).join("") + pointer(zoom);
  });
}
// What can be seen of an element: its box, cut by the area in which it may be scrolled away.
function shownBox(one) {
  const box = one.getBoundingClientRect(), area = one.closest("#strip,#board,#hand,#tray,#side,#prompt")?.getBoundingClientRect();
  if (!area || !box.width) return null;
  const left = Math.max(box.left, area.left), top = Math.max(box.top, area.top);
  const right = Math.min(box.right, area.right), bottom = Math.min(box.bottom, area.bottom);
  return right - left > 12 && bottom - top > 12 ? { left, top, right, bottom } : null;
}
function pointer(zoom) {
  const slot = $("refusal").hidden ? null : $("refusal").getBoundingClientRect(), one = slot && askedThing(), thing = one && shownBox(one);
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
