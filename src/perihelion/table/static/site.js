// Small helps for all pages: copying links, the seat form, pages that wait for others.
(() => {
  "use strict";
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy],[data-copy-from]");
    if (!button) return;
    const from = button.dataset.copyFrom && document.getElementById(button.dataset.copyFrom);
    const link = from ? from.value : button.dataset.copy || location.href;
    try { await navigator.clipboard.writeText(link); } catch { // no clipboard on plain http: it is copied by hand
      (from || button.previousElementSibling)?.select?.();
      return;
    }
    const words = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = words; }, 1600);
  });

  // What this browser adds to the seed of a game: 16 bytes that nobody else can know beforehand.
  const luck = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  document.querySelectorAll("[data-luck]").forEach((field) => { field.value = luck(); });
  if (document.querySelector("[data-add-luck]")) {
    const csrf = document.querySelector("meta[name=csrf]").content;
    fetch(`/t/${document.body.dataset.table}/luck`, { method: "POST", headers: { "content-type": "application/json", "x-csrf": csrf }, body: JSON.stringify({ luck: luck() }) });
  }

  // What cannot be taken back asks first; to leave everything as it is is the default.
  document.addEventListener("submit", (event) => {
    const form = event.target, dialog = document.getElementById("sure");
    if (!form.dataset.sure || form.dataset.certain || !dialog) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.getElementById("sure-words").textContent = form.dataset.sure;
    const go = document.getElementById("sure-do");
    go.textContent = form.querySelector("button[type=submit]").textContent;
    go.onclick = () => { form.dataset.certain = "yes"; form.requestSubmit(); };
    dialog.showModal();
  }, { capture: true });
  document.addEventListener("click", (event) => { if (event.target.closest("#sure [data-no]")) document.getElementById("sure").close(); });

  // A name is asked only of people at this device.
  const kinds = () => document.querySelectorAll("[data-kind]").forEach((select) => {
    select.parentElement.querySelector("[data-here]").hidden = select.value !== "here";
  });
  document.addEventListener("change", (event) => { if (event.target.matches("[data-kind]")) kinds(); });
  kinds();
  // What becomes of who runs out of time is asked only where there is any; in correspondence everybody is away.
  const time = document.querySelector("[data-time-kind]");
  const timed = () => {
    if (!time) return;
    document.querySelector("[data-timed]").hidden = !time.value;
    document.querySelector("[data-away]").hidden = time.value.startsWith("letters");
  };
  time?.addEventListener("change", timed);
  timed();

  // A lobby or an end page is drawn anew when something changes at its table.
  const waiting = document.querySelector("body[data-reload]");
  if (waiting) {
    const source = new EventSource(`/t/${waiting.dataset.table}/stream?since=${waiting.dataset.mark}`);
    let leaving = false; // a form has been sent: its answer leads on, and a reload would cut it off
    document.addEventListener("submit", () => { leaving = true; });
    source.addEventListener("mark", () => {
      if (!leaving && !document.activeElement?.matches("input:not([readonly]),select")) location.reload();
    });
    addEventListener("pagehide", () => source.close());
  }

  // The analysis of a finished game fills in by itself: a sketch first, then finer.
  const analysis = document.querySelector("#analysis[data-from]");
  let analysisShown = "";
  async function look() {
    try {
      const told = await (await fetch(analysis.dataset.from, { headers: { accept: "application/json" } })).json();
      if (told.html !== analysisShown && !analysis.querySelector("details[open]") || !told.coming) analysis.innerHTML = analysisShown = told.html;
      if (!told.coming) return;
    } catch { /* the server is away for a moment */ }
    setTimeout(look, 2000);
  }
  if (analysis) setTimeout(look, 1000);

  // While the server is away a page that says so stands in for the others.
  navigator.serviceWorker?.register("/worker.js").then(() => navigator.serviceWorker.ready)
    .then((worker) => worker.active.postMessage(document.documentElement.lang)).catch(() => {});

  const narrow = matchMedia("(max-width: 820px)");
  const tell = () => { document.cookie = `narrow=${narrow.matches ? 1 : 0}; path=/; max-age=31536000; samesite=lax`; };
  narrow.addEventListener("change", tell);
  tell();
})();
