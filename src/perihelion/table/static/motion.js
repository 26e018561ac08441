// Things in motion: after each drawing they go from where they were to where they are. Drawings say by attributes
// what is what, and nothing here knows a game:
//   data-thing="name"                  an HTML thing moves; one that is new is marked as changed
//   data-piece="name"                  a piece on a board, drawn around its own 0,0, flies; equal ones share a name
//   data-place="x y"                   where it stands; if a path with data-net joins old and new place, it follows it
//   data-flip|shake|sweep="name" data-face="…"   turns over, rattles or goes round once when its face changes
//   data-stock="name" data-count="3" data-suit="ore"   cards lie here; what one stock loses another one gains
//   data-yield="name" data-suit="ore"  a new one is where the cards of that kind come from
// With reduced motion everything is at its end at once, and what changed is ringed until the next action.
import { calm } from "./choices.js";
const EASE = "cubic-bezier(.2,.8,.2,1)", MOVE = 220, STEP = 90, REVEAL = 320, RATTLE = 640, SWEEP = 900, MOST_CARDS = 12;
const CHANGES = ["flip", "shake", "sweep"];
let passing = []; // what is only there while it moves
let until = 0;

const all = (selector) => [...document.querySelectorAll(selector)];
function run(one, frames, options) {
  const played = one.animate(frames, { easing: EASE, fill: "backwards", ...options });
  until = Math.max(until, performance.now() + options.duration + (options.delay || 0));
  return played;
}

// -- before a drawing -----------------------------------------------------------------------------

function things() {
  const found = new Map(), seen = new Map();
  all("#strip [data-thing],#board [data-thing],#hand [data-thing]").forEach((one) => {
    const number = (seen.get(one.dataset.thing) || 0) + 1;
    seen.set(one.dataset.thing, number);
    found.set(`${one.dataset.thing} ${number}`, { one, box: one.getBoundingClientRect() });
  });
  return found;
}
function pieces() {
  return all("svg [data-piece]").filter((one) => one.getScreenCTM()).map((one) => {
    const at = one.ownerSVGElement.getScreenCTM().inverse().multiply(one.getScreenCTM());
    const frame = one.closest("[data-box]")?.dataset.box; // a board that is drawn otherwise is another board
    const place = one.dataset.place;
    const [x, y] = place ? place.split(" ").map(Number) : [at.e, at.f]; // where it stands, though it may still fly there
    return { one, frame, name: `${frame} ${one.dataset.piece}`, place, x, y };
  });
}
const faces = () => new Map(CHANGES.flatMap((kind) =>
  all(`[data-${kind}]`).map((one) => [`${kind} ${one.dataset[kind]}`, { one, kind, face: one.dataset.face }])));
const stocks = () => new Map(all("[data-stock]").filter((one) => one.getClientRects().length).map((one) =>
  [`${one.dataset.stock} ${one.dataset.suit || ""}`, { one, count: Number(one.dataset.count), box: one.getBoundingClientRect() }]));
const yields = () => new Set(all("[data-yield]").map((one) => one.dataset.yield));

function look() {
  passing.forEach((one) => one.remove());
  passing = [];
  until = 0;
  return { things: things(), pieces: pieces(), faces: faces(), stocks: stocks(), yields: yields() };
}

// -- after it ---------------------------------------------------------------------------------------

function moveThings(before, changed) {
  if (!before.size) return;
  for (const [key, { one, box }] of things()) {
    const old = before.get(key);
    if (!old) { changed(one); continue; }
    const dx = old.box.left - box.left, dy = old.box.top - box.top;
    if (!calm.matches && box.width && one instanceof HTMLElement && (Math.abs(dx) > 3 || Math.abs(dy) > 3) && old.one !== one)
      run(one, [{ translate: `${dx}px ${dy}px` }, { translate: "none" }], { duration: MOVE });
  }
}

// Pieces that stay where they are keep their place; the others of a name are paired in order.
function movePieces(before, changed) {
  const same = (a, b) => a.name === b.name && Math.hypot(a.x - b.x, a.y - b.y) < 0.5;
  const now = pieces(), old = before.filter((one) => !now.some((other) => same(one, other)));
  const frames = new Set(before.map((one) => one.frame));
  for (const piece of now.filter((one) => frames.has(one.frame) && !before.some((other) => same(one, other)))) {
    const at = old.findIndex((one) => one.name === piece.name);
    if (calm.matches) changed(piece.one);
    else if (at >= 0) fly(old.splice(at, 1)[0], piece);
    else run(piece.one, [{ opacity: 0 }, { opacity: 1 }], { duration: REVEAL });
  }
}
function fly(from, to) {
  const between = route(to.one.ownerSVGElement, from.place, to.place).slice(1, -1);
  const frames = [from, ...between, to].map(({ x, y }) => ({ translate: `${x - to.x}px ${y - to.y}px` }));
  const steps = between.length + 1;
  run(to.one, frames, steps > 1 ? { duration: Math.max(MOVE, STEP * steps), easing: "linear" } : { duration: MOVE });
}
// The shortest way along the drawn lines, both ends included; nothing if they do not join the places.
function route(svg, from, to) {
  if (!from || !to) return [];
  const joints = new Map(), cameFrom = new Map([[from, null]]), edge = [from];
  const join = (a, b) => { if (!joints.has(a)) joints.set(a, []); joints.get(a).push(b); };
  for (const net of svg.querySelectorAll("[data-net]"))
    for (const [, a, b] of net.getAttribute("d").matchAll(/M([-\d. ]+)L([-\d. ]+)/g)) { join(a, b); join(b, a); }
  for (let here = edge.shift(); here !== undefined && !cameFrom.has(to); here = edge.shift())
    for (const next of joints.get(here) || []) if (!cameFrom.has(next)) { cameFrom.set(next, here); edge.push(next); }
  const way = [];
  if (cameFrom.has(to)) for (let here = to; here !== null; here = cameFrom.get(here)) way.unshift(here);
  return way.map((place) => { const [x, y] = place.split(" ").map(Number); return { x, y }; });
}

const TURN = {
  flip(one, old, number) {
    const delay = number * 60, half = REVEAL / 2;
    const back = old.one;
    one.before(back);
    passing.push(back);
    run(back, [{ scale: "1 1" }, { scale: "0 1" }], { duration: half, delay, fill: "both", easing: "ease-in" }).onfinish = () => back.remove();
    run(one, [{ scale: "0 1" }, { scale: "1 1" }], { duration: half, delay: delay + half, easing: "ease-out" });
  },
  shake(one, old, number) {
    const side = number % 2 ? -1 : 1;
    const frames = [0, 7, -6, 5, -4, 3, -2, 1, 0].map((by, at) => ({ translate: `${by * side}px ${at % 2 ? -by : by / 2}px`, rotate: `${by * 5 * side}deg` }));
    run(one, frames, { duration: RATTLE, easing: "linear" });
  },
  sweep(one) {
    run(one, [{ rotate: "0deg" }, { rotate: "360deg" }], { duration: SWEEP });
  },
};
function turnFaces(before, changed) {
  const count = { flip: 0, shake: 0, sweep: 0 };
  for (const [key, { one, kind, face }] of faces()) {
    const old = before.get(key);
    if (!old || old.face === face || old.one === one) continue;
    if (calm.matches) changed(one);
    else if (one.getBoundingClientRect().width) TURN[kind](one, old, count[kind]++);
  }
}

// -- cards ------------------------------------------------------------------------------------------

function passCards(before, oldYields) {
  if (calm.matches || !before.size) return;
  const losses = [], gains = [];
  for (const [key, { one, count, box }] of stocks()) {
    const change = count - (before.get(key)?.count ?? count);
    const entry = { one, kind: one.dataset.suit || "", box };
    for (let left = Math.abs(change); left > 0; left--) (change > 0 ? gains : losses).push(entry);
  }
  const fresh = all("[data-yield]").filter((one) => !oldYields.has(one.dataset.yield) && inSight(one));
  gains.sort((a, b) => (a.kind === "") - (b.kind === "")); // hidden cards take what is left
  for (const [number, gain] of gains.slice(0, MOST_CARDS).entries()) {
    let at = losses.findIndex((loss) => loss.kind === gain.kind);
    if (at < 0) at = losses.findIndex((loss) => !loss.kind || !gain.kind);
    const loss = at < 0 ? null : losses.splice(at, 1)[0], kind = gain.kind || loss?.kind;
    const sources = fresh.filter((one) => one.dataset.suit === kind);
    const from = sources.length ? sources[number % sources.length].getBoundingClientRect() : loss?.box;
    if (from) passCard(gain.kind || !loss ? gain.one : loss.one, from, gain.box, number * 45);
  }
}
function inSight(one) {
  const box = one.getBoundingClientRect(), frame = (one.closest(".map") || document.body).getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  return box.width > 0 && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}
function passCard(model, from, to, delay) {
  const card = document.createElement("div"), sign = model.dataset.suit && model.querySelector("svg");
  card.className = "passing";
  card.setAttribute("aria-hidden", "true");
  if (sign) card.append(sign.cloneNode(true));
  document.body.append(card);
  passing.push(card);
  const place = (box) => `${box.left + box.width / 2}px ${box.top + box.height / 2}px`;
  const played = run(card, [{ translate: place(from), opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.85 }, { translate: place(to), opacity: 0 }],
    { duration: REVEAL + MOVE, delay, fill: "both" });
  played.onfinish = () => card.remove();
}

// The lens of a map is put back in a microtask of its own, which has to come first.
function play(before, changed) {
  queueMicrotask(() => {
    moveThings(before.things, changed);
    movePieces(before.pieces, changed);
    turnFaces(before.faces, changed);
    passCards(before.stocks, before.yields);
  });
}
const rest = async () => {
  await null;
  await new Promise((done) => setTimeout(done, Math.max(0, until - performance.now())));
};
export { look, play, rest };
