// Whose turn it is, on every page: the title, the tab's icon, a sound, and the way to the next table.
import { choose, chosen } from "./choices.js";

const meta = document.querySelector("meta[name=turns]"), here = document.body.dataset.table ?? "";
const known = meta.dataset.known === "yes", EVERY = 15000;
const SOUNDS = { // [frequency, start, length]
  bell: [[880, 0, 0.9]], chime: [[660, 0, 0.4], [990, 0.16, 0.7]], knock: [[170, 0, 0.09], [170, 0.18, 0.09]],
};
const split = (text) => text.split(" ").filter(Boolean);
let tables = split(meta.content);

// -- title and icon -------------------------------------------------------------------------------

const title = document.querySelector("title"), icon = document.querySelector("link[rel=icon]"), plain = icon.href;
function entitle() {
  const bare = document.title.replace(/^\(\d+\) /, ""), wanted = tables.length ? `(${tables.length}) ${bare}` : bare;
  if (document.title !== wanted) document.title = wanted;
}
new MutationObserver(entitle).observe(title, { childList: true });
function drawIcon() {
  if (!tables.length) { icon.href = plain; icon.type = "image/svg+xml"; return; }
  const canvas = document.createElement("canvas"), pen = canvas.getContext("2d");
  canvas.width = canvas.height = 64;
  pen.fillStyle = "#FFD86B";
  pen.beginPath();
  pen.arc(32, 32, 31, 0, 7);
  pen.fill();
  pen.fillStyle = "#0B0F1A";
  pen.font = "700 44px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(tables.length > 9 ? "9+" : tables.length, 32, 36);
  icon.type = "image/png";
  icon.href = canvas.toDataURL();
}
function dress() {
  entitle();
  drawIcon();
  const others = tables.filter((one) => one !== here);
  document.querySelectorAll("[data-turns]").forEach((one) => {
    one.hidden = !others.length;
    one.querySelector("b").textContent = others.length;
  });
  if (navigator.setAppBadge) (tables.length ? navigator.setAppBadge(tables.length) : navigator.clearAppBadge()).catch(() => {});
}

// -- the sound ------------------------------------------------------------------------------------

const sound = () => chosen("sound", "off");
function play(name) {
  const audio = new AudioContext();
  for (const [frequency, start, length] of SOUNDS[name] ?? []) {
    const tone = audio.createOscillator(), loud = audio.createGain(), at = audio.currentTime + start;
    tone.frequency.value = frequency;
    loud.gain.setValueAtTime(0.25, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
  setTimeout(() => audio.close(), 2000);
}
function markSound() {
  document.querySelectorAll("[data-sound]").forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.sound === sound())));
}
document.addEventListener("click", (event) => {
  const one = event.target.closest("[data-sound]");
  if (!one) return;
  choose("sound", one.dataset.sound);
  markSound();
  if (sound() !== "off") play(sound());
});

// -- looking now and then -------------------------------------------------------------------------

function set(now) {
  const looking = !document.hidden && document.hasFocus();
  const fresh = now.filter((one) => !tables.includes(one) && !(looking && one === here));
  const other = now.join(" ") !== tables.join(" ");
  tables = now;
  if (!other) return;
  dress();
  if (fresh.length && sound() !== "off") play(sound());
  if (document.querySelector(".turns-page") && !document.hidden) location.reload();
}
async function look() {
  try {
    const answer = await fetch("/turns/now");
    if (answer.ok) set((await answer.json()).tables);
  } catch { /* the server is away for a moment */ }
}
document.addEventListener("turns", (event) => set(event.detail)); // a table knows it sooner
document.addEventListener("visibilitychange", () => { if (known) look(); });
document.addEventListener("keydown", (event) => {
  if (event.key !== "n" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input,select,textarea") || document.querySelector("dialog[open]")) return;
  location.href = `/turns/next?after=${here}`;
});
document.querySelectorAll("[data-zone]").forEach((field) => { field.value = Intl.DateTimeFormat().resolvedOptions().timeZone; });
if (known) setInterval(look, EVERY);
dress();
markSound();
