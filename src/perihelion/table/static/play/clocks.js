// The clocks count down between two answers of the server, which alone decides. A clock that runs out is seen and told.
import { $, all } from "./page.js";

const SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, DAY = 24 * HOUR;
const drawn = new WeakMap(); // when a clock came
const warned = new Set(); // of whom it has been told

const two = (number) => String(number).padStart(2, "0");
export function written(left) {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${two(Math.floor((left % HOUR) / MINUTE))} min`;
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
function tick() {
  for (const one of all("#clocks .clock")) {
    const runs = one.classList.contains("runs"), time = one.querySelector("[data-time]");
    if (!time) continue;
    const left = Math.max(0, Number(one.dataset.left) - (runs ? performance.now() - drawn.get(one) : 0));
    time.textContent = written(left);
    const low = left < Number(one.dataset.low), key = one.dataset.seat;
    one.classList.toggle("low", low);
    if (low && runs && !warned.has(key)) $("clock-told").textContent = one.dataset.warning;
    if (low && runs) warned.add(key); else if (!low) warned.delete(key);
  }
}
export function startClocks() {
  for (const one of all("#clocks .clock")) if (!drawn.has(one)) drawn.set(one, performance.now());
  tick();
}
setInterval(tick, 250);
