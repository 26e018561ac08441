// A lesson: the table's board with a tutor. The server draws and answers; this sends the learner's choices so far
// with every request, swaps the drawings in, and shows what the lesson points at.
import * as figures from "./figures.js";
import * as motion from "./motion.js";
import { seen } from "./sight.js";

(() => {
  "use strict";
  const $ = (id) => document.getElementById(id);
  const body = document.body, words = body.dataset, base = words.lesson;
  const csrf = document.querySelector("meta[name=csrf]").content;
  const narrow = matchMedia("(max-width: 820px)"), calm = matchMedia("(prefers-reduced-motion: reduce)");
  const AREAS = ["strip", "board", "prompt", "tray", "hand", "side"];
  let now = JSON.parse($("start").textContent), picked = null, busy = false, shown = [], pinning = 0, pointing = 0;

  const named = (kind, name) => [...document.querySelectorAll(`#main [data-${kind}]`)].filter((one) => one.dataset[kind] === name);
  const acts = (action) => named("act", action);

  async function post(path, data) {
    const small = narrow.matches;
    const answer = await fetch(`${base}/${path}`, {
      method: "POST", headers: { "content-type": "application/json", "x-csrf": csrf },
      body: JSON.stringify({ done: now.done, narrow: small, ...data }),
    });
    return { ...(await answer.json()), narrow: small };
  }

  // -- showing ------------------------------------------------------------------------------------

  function show(next) {
    const before = motion.look(), counted = figures.look(), kind = document.activeElement?.dataset?.act;
    for (const id of AREAS) {
      const fresh = document.createElement("template");
      fresh.innerHTML = next.html[id];
      if ($(id).innerHTML !== fresh.innerHTML) $(id).replaceChildren(fresh.content);
    }
    now = next;
    picked = null;
    shown = [];
    $("main").classList.remove("has-selected");
    preview();
    dress();
    motion.play(before, (one) => { one.classList.add("changed"); setTimeout(() => one.classList.remove("changed"), 900); });
    figures.play(counted);
    if (now.solved) $("next")?.focus(); else if (kind) (acts(kind)[0] || $("main")).focus({ preventScroll: true });
    setTimeout(pin, calm.matches ? 0 : 400);
  }
  function dress() {
    document.querySelectorAll("#main [data-act],#main [data-why],#main [data-thing]").forEach((one) => {
      if (one.matches("button,a,input")) return;
      if (!one.hasAttribute("tabindex")) one.setAttribute("tabindex", "0");
      if (!one.hasAttribute("role")) one.setAttribute("role", "button");
      if (one.dataset.act && !one.dataset.now) one.setAttribute("aria-pressed", "false");
    });
    pointed()[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    body.dataset.done = now.done.length;
    body.dataset.solved = now.solved;
    pin();
  }
  function answer(html, verdict) {
    $("refusal").innerHTML = html;
    $("refusal").className = verdict;
    $("refusal").hidden = !html;
  }

  // -- the pointer --------------------------------------------------------------------------------

  const pointed = () => [...now.point, ...shown.map((action) => `act:${action}`)].flatMap((name) => {
    const at = name.indexOf(":");
    return named(name.slice(0, at), name.slice(at + 1)).slice(0, 1);
  });
  function pin() {
    cancelAnimationFrame(pinning);
    pinning = requestAnimationFrame(() => {
      const zoom = Number(getComputedStyle(body).zoom) || 1;
      $("pins").innerHTML = picked ? "" : pointed().map((one) => seen(one, 8)).filter(Boolean).map((box) => {
        const [x, y, w, h] = [box.left, box.top, box.right - box.left, box.bottom - box.top].map((place) => place / zoom);
        return `<i class="ring" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px"></i><i class="here" style="left:${x + w / 2}px;top:${Math.max(18, y - 4)}px"></i>`;
      }).join("");
    });
  }

  // -- choosing -----------------------------------------------------------------------------------

  function pick(one) {
    unpick();
    picked = one.dataset.act;
    answer("", "");
    acts(picked).forEach((each) => { each.classList.add("selected"); each.setAttribute("aria-pressed", "true"); });
    $("main").classList.add("has-selected");
    const confirm = $("confirm");
    if (confirm) { confirm.hidden = false; confirm.textContent = now.choices[picked]; confirm.dataset.confirm = picked; }
    preview(picked, one.dataset.thing);
    pin();
  }
  function unpick() {
    picked = null;
    $("main").classList.remove("has-selected");
    document.querySelectorAll("[data-act].selected").forEach((one) => { one.classList.remove("selected"); one.setAttribute("aria-pressed", "false"); });
    if ($("confirm")) $("confirm").hidden = true;
    preview();
    pin();
  }
  async function choose(action) {
    if (busy || now.solved) return;
    busy = true;
    try {
      const next = await post("act", { action });
      if (!next.html) return answer(next.words, "");
      if (next.verdict === "refused") { answer(next.answer, "refused"); return; }
      show(next);
      answer(next.answer, next.verdict);
    } catch { answer(words.wordsOffline, "refused"); } finally { busy = false; }
    fitWidth();
  }
  // The drawing for this width. What the learner did while it was on its way stays: a pick is picked again, and a
  // choice is answered by a drawing of its own.
  async function fitWidth() {
    if (now.narrow === narrow.matches) return;
    const asked = now, next = await post("act", {}), kept = picked;
    if (now !== asked || busy) return;
    show(next);
    const again = kept && acts(kept)[0];
    if (again) pick(again);
  }
  async function solve() {
    const next = await post("act", { solve: true });
    shown = (next.solution || []).slice(0, 1);
    unpick();
    pointed()[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    answer(words.wordsShow, "nudge");
    pin();
  }
  async function preview(action = "", thing = "") {
    const panel = $("preview"), brief = $("brief"), key = [now.done.length, action, thing].join("|");
    panel.dataset.key = key;
    if (!action && !thing) { panel.hidden = true; brief.hidden = true; return; }
    try {
      const told = await post("preview", { action, thing });
      if (panel.dataset.key !== key || told.html === undefined) return;
      panel.innerHTML = told.html;
      panel.hidden = !told.html.trim();
      brief.innerHTML = told.brief;
      brief.hidden = !told.brief.trim();
    } catch { panel.hidden = true; }
  }
  function pointAt(event) {
    const one = event.target.closest?.("#main [data-act],#main [data-thing]");
    clearTimeout(pointing);
    pointing = setTimeout(() => {
      if (one) preview(one.dataset.act in now.choices ? one.dataset.act : "", one.dataset.thing || "");
      else if (!event.target.closest?.("#preview")) preview(picked || "", picked ? acts(picked)[0]?.dataset.thing : "");
    }, 110);
  }

  // -- clicks and keys ----------------------------------------------------------------------------

  const sheet = (open) => body.classList.toggle("show-detail", open);
  const CLICKS = [
    ["#confirm", (one) => choose(one.dataset.confirm)],
    ["[data-act]", (one) => (one.hasAttribute("data-now") || picked === one.dataset.act ? choose(one.dataset.act) : pick(one))],
    ["[data-why]", (one) => { choose(one.dataset.why); if (one.dataset.thing) preview("", one.dataset.thing); }],
    ["#main [data-thing]", async (one) => { await preview("", one.dataset.thing); sheet(narrow.matches); }],
    ["#brief", () => sheet(true)],
    ["#again", () => location.reload()],
    ["#solve", solve],
  ];
  document.addEventListener("click", (event) => {
    if (body.classList.contains("show-detail") && !event.target.closest("#preview")) return void sheet(false);
    for (const [selector, handle] of CLICKS) {
      const one = event.target.closest(selector);
      if (one) return void handle(one);
    }
    if (event.target.closest("#board,#hand")) { unpick(); answer("", ""); }
  });
  document.addEventListener("keydown", (event) => {
    const one = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === "Enter" || event.key === " ") && one.matches("[data-act],[data-why],[data-thing]") && !one.matches("button,a")) {
      event.preventDefault();
      one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (event.key === "Escape") { unpick(); answer("", ""); sheet(false); } else if (event.key === "h") solve();
  });
  document.addEventListener("pointerover", pointAt);
  document.addEventListener("focusin", pointAt);
  addEventListener("resize", pin);
  document.addEventListener("scroll", pin, { capture: true, passive: true });
  document.addEventListener("transitionend", pin);
  narrow.addEventListener("change", fitWidth);

  dress();
  fitWidth();
  document.fonts.ready.then(pin);
  body.dataset.ready = "yes";
})();
