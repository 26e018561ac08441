// What a sign means: every icon of the boards answers hover, keyboard focus and a long press with its name and one
// sentence. The words come from the help card, which has them all.
const WAIT = 350, LONG = 500, NEAR = 6, MOST = 4;
const from = document.body.dataset.signs, boards = "#strip,#board,#hand,#side,#preview,#prompt,#tray";
const tip = document.createElement("div");
let words = null, waiting = 0, pressing = 0;
tip.id = "sign-tip";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
document.body.append(tip);

async function load() {
  words ??= fetch(from).then((answer) => answer.text()).then((text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    return new Map([...page.querySelectorAll("[data-sign]")].map((one) => [one.dataset.sign, one]));
  });
  return words;
}
const nameOf = (one) => one?.getAttribute("href")?.replace("#i-", "") || "";
// The icon at a point: itself, or under what can be clicked.
function signAt(x, y) {
  for (const one of document.elementsFromPoint(x, y)) {
    if (!one.closest(boards)) return null;
    if (one.matches('use[href^="#i-"]')) return one;
    if (one.matches("svg.i")) return one.querySelector('use[href^="#i-"]');
  }
  return null;
}
const signsIn = (one) => [...new Map([...one.querySelectorAll('use[href^="#i-"]')].map((sign) => [nameOf(sign), sign])).values()].slice(0, MOST);
// Where the browser would show a tip of its own, its words go first and it stays away.
function ownWords(sign) {
  const box = sign.closest("[title]"), own = (sign.closest("svg.i") || sign.parentElement)?.querySelector(":scope > title");
  if (box) {
    box.dataset.tip = box.title;
    if (!box.hasAttribute("aria-label") && !box.textContent.trim()) box.setAttribute("aria-label", box.title);
    box.removeAttribute("title");
  }
  if (own) {
    const place = own.parentElement;
    place.dataset.tip = own.textContent;
    if (!place.hasAttribute("aria-label")) { place.setAttribute("role", "img"); place.setAttribute("aria-label", own.textContent); }
    own.remove();
  }
  return sign.closest("[data-tip]")?.dataset.tip || "";
}
async function show(signs, place) {
  const known = await load();
  const rows = signs.map((sign) => [known.get(nameOf(sign)), ownWords(sign)]).filter(([row]) => row);
  if (!rows.length) return hide();
  tip.replaceChildren(...rows.map(([row, own]) => {
    const line = document.createElement("p"), name = document.createElement("b");
    name.textContent = row.querySelector("b").textContent;
    line.append(name, " ", row.querySelector("span").textContent);
    if (own && rows.length === 1 && own !== name.textContent) line.prepend(Object.assign(document.createElement("i"), { textContent: own }));
    return line;
  }));
  tip.hidden = false;
  const left = Math.min(place.left, innerWidth - tip.offsetWidth - NEAR), above = place.top - tip.offsetHeight - NEAR;
  tip.style.left = `${Math.max(NEAR, left)}px`;
  tip.style.top = `${above > NEAR ? above : Math.min(place.bottom + NEAR, innerHeight - tip.offsetHeight - NEAR)}px`;
}
function hide() {
  clearTimeout(waiting);
  clearTimeout(pressing);
  tip.hidden = true;
}
const soon = (signs, place, after) => { waiting = setTimeout(() => show(signs, place), after); };

document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse") return;
  hide();
  const sign = event.target.closest?.(boards) && signAt(event.clientX, event.clientY);
  if (sign) soon([sign], sign.getBoundingClientRect(), WAIT);
});
document.addEventListener("focusin", (event) => {
  hide();
  const one = event.target;
  if (one.closest(boards) && one.matches(":focus-visible") && signsIn(one).length) soon(signsIn(one), one.getBoundingClientRect(), WAIT);
});
document.addEventListener("pointerdown", (event) => {
  hide();
  if (event.pointerType === "mouse" || !event.target.closest(boards)) return;
  const sign = signAt(event.clientX, event.clientY);
  if (sign) pressing = setTimeout(() => show([sign], sign.getBoundingClientRect()), LONG);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => clearTimeout(pressing));
for (const kind of ["scroll", "keydown", "wheel"]) document.addEventListener(kind, hide, { capture: true, passive: true });
document.addEventListener("focusout", hide);
