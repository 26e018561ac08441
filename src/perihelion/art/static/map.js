// The lens over a board: wheel, drag, pinch, double tap, buttons, arrow keys and the overview move its viewBox.
// The lens is remembered by the element's id, so that a redrawn board stays where the player left it.
(() => {
  "use strict";
  const kept = new Map();
  const parse = (text) => text.split(/\s+/).map(Number);

  function attach(frame) {
    if (frame.dataset.lens) return;
    frame.dataset.lens = "on";
    const svg = frame.querySelector("svg.board");
    const whole = parse(frame.dataset.box);
    const mark = frame.querySelector(".overview .lens");
    const pointers = new Map();
    let lens = kept.get(frame.id) || parse(svg.getAttribute("viewBox"));
    let moved = 0;

    // Rulers stay at the edge of the lens.
    function rule() {
      const across = { left: lens[0] - whole[0], right: lens[0] + lens[2] - whole[0] - whole[2] };
      svg.querySelectorAll("[data-ruler]").forEach((one) => {
        const x = across[one.dataset.ruler] ?? 0, y = one.dataset.ruler === "top" ? lens[1] - whole[1] : 0;
        one.setAttribute("transform", `translate(${x} ${y})`);
      });
    }
    function show(next) {
      const width = Math.min(Math.max(next[2], whole[2] / 8), whole[2] * 1.05);
      const height = width * (next[3] / next[2]);
      const clamp = (value, low, span, size) =>
        size >= span ? low - (size - span) / 2 : Math.min(Math.max(value, low), low + span - size);
      lens = [clamp(next[0], whole[0], whole[2], width), clamp(next[1], whole[1], whole[3], height), width, height];
      svg.setAttribute("viewBox", lens.join(" "));
      kept.set(frame.id, lens);
      rule();
      if (mark) ["x", "y", "width", "height"].forEach((name, at) => mark.setAttribute(name, lens[at]));
    }
    function point(event) {
      const matrix = svg.getScreenCTM();
      return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    }
    function zoom(factor, x, y) {
      const cx = x ?? lens[0] + lens[2] / 2, cy = y ?? lens[1] + lens[3] / 2;
      show([cx - (cx - lens[0]) * factor, cy - (cy - lens[1]) * factor, lens[2] * factor, lens[3] * factor]);
    }

    if (kept.has(frame.id)) show(lens);
    else rule();
    frame.addEventListener("wheel", (event) => {
      event.preventDefault();
      const at = point(event);
      zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, at.x, at.y);
    }, { passive: false });
    svg.addEventListener("pointerdown", (event) => { pointers.set(event.pointerId, event); moved = 0; });
    svg.addEventListener("pointermove", (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const scale = lens[2] / svg.clientWidth;
      const dx = event.clientX - before.clientX, dy = event.clientY - before.clientY;
      if (pointers.size === 1) {
        moved += Math.abs(dx) + Math.abs(dy);
        if (moved > 6) show([lens[0] - dx * scale, lens[1] - dy * scale, lens[2], lens[3]]);
      } else if (pointers.size === 2) {
        moved = 99;
        const other = [...pointers.values()].find((item) => item.pointerId !== event.pointerId);
        const span = (item) => Math.hypot(item.clientX - other.clientX, item.clientY - other.clientY);
        const at = point({ clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 });
        zoom(span(before) / Math.max(span(event), 1), at.x, at.y);
      }
      pointers.set(event.pointerId, event);
    });
    const release = (event) => pointers.delete(event.pointerId);
    ["pointerup", "pointercancel", "pointerleave"].forEach((name) => svg.addEventListener(name, release));
    // A drag must not end in a click on the place under the finger.
    svg.addEventListener("click", (event) => { if (moved > 6) { event.stopPropagation(); event.preventDefault(); } }, true);
    svg.addEventListener("dblclick", (event) => {
      if (event.target.closest("[data-act]")) return;
      const at = point(event);
      zoom(0.5, at.x, at.y);
    });
    frame.addEventListener("click", (event) => {
      const kind = event.target.closest("[data-zoom]")?.dataset.zoom;
      if (kind === "in") zoom(0.7);
      if (kind === "out") zoom(1 / 0.7);
      if (kind === "whole") show(whole);
      const small = event.target.closest(".overview svg");
      if (small) {
        const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(small.getScreenCTM().inverse());
        show([at.x - lens[2] / 2, at.y - lens[3] / 2, lens[2], lens[3]]);
      }
    });
    frame.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (event.key === "+") zoom(0.8);
      else if (event.key === "-") zoom(1.25);
      else if (event.key === "0") frame.querySelector("[data-zoom=whole]")?.click();
      else if (event.shiftKey && step) show([lens[0] + step[0] * lens[2] / 8, lens[1] + step[1] * lens[3] / 8, lens[2], lens[3]]);
      else return;
      event.preventDefault();
    });
    // What gets the focus comes into sight, and so does what the page wants to be seen.
    function bring(one) {
      const box = one.getBBox(), x = box.x + box.width / 2, y = box.y + box.height / 2;
      const inside = x > lens[0] && x < lens[0] + lens[2] && y > lens[1] && y < lens[1] + lens[3];
      if (!inside) show([x - lens[2] / 2, y - lens[3] / 2, lens[2], lens[3]]);
    }
    svg.addEventListener("focusin", (event) => { if (event.target.matches(".hit:focus-visible")) bring(event.target); });
    svg.addEventListener("bring", (event) => bring(event.target));
  }

  const all = () => document.querySelectorAll(".map[data-box]").forEach(attach);
  new MutationObserver(all).observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", all);
  all();
})();

// Panes: several boards in one place. A button with data-pane shows the pane of that name; which one is open stands
// on the body, where redrawing does not reach it. A question asked in another pane (data-wants) opens that one and
// gives the place back afterwards. A button with data-point leads to the first thing whose action begins so.
(() => {
  "use strict";
  const body = document.body, board = document.getElementById("board");
  let wants = "", before = "";
  function show(name) {
    body.dataset.pane = name;
    document.querySelectorAll("[data-pane]:is(button)").forEach((one) => {
      one.setAttribute("aria-pressed", String(one.dataset.pane === name));
      one.tabIndex = one.dataset.pane === name ? 0 : -1; // Tab stops at the open one, arrows lead to the others
    });
  }
  function follow() {
    const panes = document.querySelector("[data-panes]");
    if (!panes) return;
    const known = [...panes.querySelectorAll("button[data-pane]")].map((one) => one.dataset.pane);
    let name = known.includes(body.dataset.pane) ? body.dataset.pane : panes.dataset.panes;
    if (panes.dataset.wants !== wants) {
      if (!wants) before = name;
      name = panes.dataset.wants || (name === wants ? before : name);
      wants = panes.dataset.wants;
    }
    show(name);
  }
  function point(start) {
    const one = [...document.querySelectorAll("[data-act]")].find((other) => other.dataset.act.startsWith(start));
    if (!one) return;
    const pane = one.closest("[class*='pane-']")?.className.match(/\bpane-(\w+)/);
    if (pane) show(pane[1]);
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    one.focus();
  }
  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.("button[data-pane]"), pointer = event.target.closest?.("[data-point]");
    if (tab) show(tab.dataset.pane);
    else if (pointer) point(pointer.dataset.point);
  });
  document.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key], tab = by && event.target.closest?.("button[data-pane]");
    if (!tab) return;
    const tabs = [...tab.parentElement.querySelectorAll("button[data-pane]")];
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    event.preventDefault();
    show(next.dataset.pane);
    next.focus();
  });
  if (board) new MutationObserver(follow).observe(board, { childList: true });
  follow();
})();
