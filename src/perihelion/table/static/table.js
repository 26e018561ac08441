// The table: selection, preview, why-not, live updates, stepping through the past. The server draws; this swaps
// its drawings in, keeps focus and selection, and moves things from where they were to where they are.
(() => {
  "use strict";
  const $ = (id) => document.getElementById(id);
  const body = document.body, words = body.dataset, base = `/t/${words.table}`;
  const csrf = document.querySelector("meta[name=csrf]").content;
  const narrow = matchMedia("(max-width: 820px)"), calm = matchMedia("(prefers-reduced-motion: reduce)");
  const AREAS = ["strip", "board", "prompt", "tray", "hand", "side", "scores", "people"];
  const drawn = {}; // what each area was last given
  const previews = new Map();
  let now = JSON.parse($("start").textContent);
  let looking = new URLSearchParams(location.search).get("seat"); // the seat somebody has said to look through
  let wanted = now.live ? null : now.at; // the moment somebody wants to see; null is the present
  let drawnFor = looking; // through whose eyes the log is drawn
  let picked = null, hinted = { token: "", actions: [] }, asking = null, busy = false, waiting = null, syncing = false, again = false, playing = false;
  let route = [], following = []; // the steps of what is picked, and those still to come
  let scrubbing = 0, pace = Number(localStorage.getItem("pace") ?? 5) / 10;

  const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
  const acts = (action) => [...document.querySelectorAll("[data-act]")].filter((one) => one.dataset.act === action);
  const fill = (sentence, value) => sentence.replace("§", value);

  // -- talking to the server ----------------------------------------------------------------------

  async function get(path, params) {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(params)) if (value !== null && value !== undefined && value !== "") query.set(key, value);
    const answer = await fetch(`${base}/${path}?${query}`, { headers: { "x-csrf": csrf } });
    const data = await answer.json();
    if (!answer.ok) throw Object.assign(new Error(data.words || ""), { status: answer.status });
    return data;
  }
  const post = (path, data) => fetch(`${base}/${path}`, {
    method: "POST", headers: { "content-type": "application/json", "x-csrf": csrf }, body: JSON.stringify(data),
  });
  const part = (more = {}) => get("part", { seat: looking, narrow: narrow.matches, since: now.mark, moves: now.moves, ...more });

  // The one place that brings the page up to date. It asks until the answer is to what is wanted now, through
  // the eyes that look now; whoever is sending or showing moves meanwhile calls it again when done.
  async function sync() {
    if (syncing || playing || busy) { again = true; return; }
    syncing = true;
    try {
      do {
        again = false;
        const asked = wanted, eyes = looking;
        const next = await part({ ...(asked === null ? {} : { at: asked }), ...(eyes === drawnFor ? {} : { moves: -1, since: "" }) });
        if (next.reload) { location.reload(); return; }
        offline(false);
        if (busy || playing) { again = true; return; }
        if (asked === null && now.live && pace > 0 && !document.hidden) await playBack(next.steps.filter((step) => step < next.moves), pace);
        if (asked === wanted && eyes === looking) show(next); else again = true;
      } while (again);
    } catch (error) { setTimeout(failed, 0, error); } finally { syncing = false; }
  }
  function failed(error) {
    if (error.status === 403 && looking !== null) { looking = null; return sync(); } // the seat is no longer ours
    if (error.status) say(error.message); else offline(true);
    setTimeout(sync, 1500);
  }

  // Shows the others' moves one by one, until somebody wants to see another moment or there is something newer.
  async function playBack(steps, seconds) {
    const from = now.mark, overtakenBy = () => wanted !== null || now.mark !== from;
    playing = true;
    try {
      for (const step of steps.slice(-8)) {
        if (overtakenBy()) return;
        const seen = await get("part", { seat: looking, narrow: narrow.matches, at: step, play: true });
        if (overtakenBy()) return;
        show(seen, false);
        await Promise.all([wait(seconds), motion.rest()]);
      }
    } finally { playing = false; }
  }

  async function send(path, data) {
    if (busy) { waiting = [path, data]; return; } // a quick second click waits for the first
    busy = true;
    forgetChanges();
    try {
      const answer = await post(path, { ...data, seat: now.seat, since: now.mark, moves: now.moves, narrow: narrow.matches });
      const next = await answer.json();
      if (!next.html) return say(next.words);
      if (answer.ok && picked === data.action) unpick();
      if (answer.ok && pace > 0) await playBack(next.steps.filter((step, at) => at > 0 && step < next.moves), pace);
      if (wanted === null) show(next); else again = true;
      if (next.refused) refuse(next.refused.html);
    } catch { again = true; } finally { // what was sent may have arrived all the same: sync shows it
      busy = false;
      const [more, waited] = [waiting, again];
      waiting = null;
      if (more) send(...more); else if (following.length) follow(); else if (waited) sync();
    }
  }

  function listen() {
    const source = new EventSource(`${base}/stream?since=${now.mark}`);
    let lost = 0;
    source.addEventListener("mark", (event) => { if (event.lastEventId !== now.mark) sync(); });
    source.addEventListener("open", () => { clearTimeout(lost); offline(false); });
    source.addEventListener("error", () => { clearTimeout(lost); lost = setTimeout(() => offline(true), 2500); });
    addEventListener("pagehide", () => source.close());
    addEventListener("pageshow", (event) => { if (event.persisted) { listen(); sync(); } });
  }
  const offline = (is) => { $("offline").hidden = !is; };

  // -- showing ------------------------------------------------------------------------------------

  function scrolled() {
    const kept = [];
    for (const id of AREAS) [$(id), ...$(id).querySelectorAll("*")].forEach((one, at) => {
      if (one.scrollLeft || one.scrollTop) kept.push([id, at, one.scrollLeft, one.scrollTop]);
    });
    return () => kept.forEach(([id, at, left, top]) => {
      const one = [$(id), ...$(id).querySelectorAll("*")][at];
      if (one) one.scrollTo({ left, top, behavior: "instant" });
    });
  }
  function focused() {
    const one = document.activeElement;
    const kind = ["act", "why", "thing", "at"].find((name) => one?.dataset?.[name] !== undefined);
    if (!kind && !one?.id) return () => {};
    const selector = kind ? `[data-${kind}="${CSS.escape(one.dataset[kind])}"]` : `#${one.id}`;
    return () => { if (!one.isConnected) (document.querySelector(selector) || $("main")).focus({ preventScroll: true }); };
  }

  // An answer that was overtaken by a newer one is not shown: marks only ever grow.
  function overtaken(mark) {
    const seen = now.mark.split(".");
    return mark.split(".").some((number, at) => Number(number) < Number(seen[at]));
  }
  function show(next, whole = true) {
    if (whole && overtaken(next.mark)) return void sync();
    const before = motion.look(), counted = figures.look(), refocus = focused(), rescroll = scrolled(), wasAsked = now.asked;
    for (const id of AREAS) {
      const fresh = document.createElement("template");
      fresh.innerHTML = next.html[id];
      const html = fresh.innerHTML;
      if (drawn[id] === html) continue;
      drawn[id] = html;
      $(id).replaceChildren(fresh.content);
    }
    rescroll();
    refocus();
    if (whole) {
      log(next);
      chat(next.chat);
      now = next;
      address();
      if (looking !== null && next.seat === null) cover();
      if (next.keep < 0) drawnFor = looking; else if (drawnFor !== looking) sync();
      if (!document.hidden) localStorage.setItem(`seen ${words.table}`, next.moves);
    } else {
      now = { ...now, choices: {}, asked: false };
    }
    dress();
    motion.play(before, changed);
    figures.play(counted);
    if (whole && next.asked && !wasAsked && document.hidden === false) hush();
    document.title = next.title;
  }

  // At a device of several people nothing that one of them saw stays for the next.
  function cover() {
    looking = null;
    previews.clear();
    unpick();
    preview();
    hush();
    $("log").replaceChildren();
  }

  // What a drawing tells as news (data-news names it) stays until it is dismissed.
  const dismissed = new Set();

  // Everything that follows from what is on screen: roles, selection, buttons, scrubber.
  function dress() {
    document.querySelectorAll("[data-act],[data-why],[data-thing]").forEach((one) => {
      if (one.matches("button,a,input")) return;
      if (!one.hasAttribute("tabindex")) one.setAttribute("tabindex", "0");
      if (!one.hasAttribute("role")) one.setAttribute("role", "button");
      if (one.dataset.act && !one.dataset.now) one.setAttribute("aria-pressed", "false");
    });
    document.querySelectorAll("[data-news]").forEach((one) => { one.hidden = dismissed.has(one.dataset.news); });
    if (picked && !(picked in now.choices)) unpick();
    else if (picked) mark(picked);
    markHints();
    askedThing()?.classList.add("asked");
    for (const id of ["undo", "undo-phone"]) {
      const button = $(id);
      button.setAttribute("aria-disabled", String(now.undo !== null || !now.live));
      button.title = now.undo ?? words.wordsUndo;
    }
    body.classList.toggle("is-live", now.live);
    body.classList.toggle("in-past", !now.live);
    const scrubber = $("scrubber");
    scrubber.max = now.moves;
    if (!scrubbing) scrubber.value = now.at;
    $("ticks").innerHTML = now.ticks.map((at) => `<i style="left:${((100 * at) / Math.max(1, now.moves)).toFixed(2)}%"></i>`).join("");
    $("scrub-words").textContent = `${now.at} / ${now.moves}`;
    $("moment").value = `${location.origin}${base}?at=${now.at}`;
    $("log").querySelectorAll(".here").forEach((one) => one.classList.remove("here"));
    if (!now.live) $("log").querySelectorAll(`[data-move="${now.at}"]`).forEach((one) => one.classList.add("here"));
    body.dataset.moves = now.moves;
    body.dataset.asked = now.asked;
    body.dataset.token = now.token;
  }

  function changed(one) {
    one.classList.add("changed");
    if (!calm.matches) setTimeout(() => one.classList.remove("changed"), 900);
  }
  const forgetChanges = () => document.querySelectorAll(".changed").forEach((one) => one.classList.remove("changed"));

  function log(next) {
    const list = $("log"), low = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    list.querySelectorAll("p").forEach((line) => { if (Number(line.dataset.move) > next.keep) line.remove(); });
    const start = list.children.length;
    list.insertAdjacentHTML("beforeend", next.log);
    const fresh = next.keep >= 0 ? [...list.children].slice(start) : [];
    fresh.forEach((line) => line.classList.add("new"));
    setTimeout(() => fresh.forEach((line) => line.classList.remove("new")), 1000);
    filter();
    if (low) list.scrollTop = list.scrollHeight;
  }
  function chat(html) {
    if (!html.trim()) return;
    const list = $("chat"), known = Number(list.lastElementChild?.dataset.number || 0);
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    [...fresh.content.children].filter((line) => Number(line.dataset.number) > known).forEach((line) => list.append(line));
    list.scrollTop = list.scrollHeight;
    if ($("panel-chat").hidden) $("tab-chat").querySelector(".dot").hidden = false;
  }

  // -- choosing -----------------------------------------------------------------------------------

  function mark(action) {
    document.querySelectorAll("[data-act].selected").forEach((one) => { one.classList.remove("selected"); one.setAttribute("aria-pressed", "false"); });
    acts(action).forEach((one) => { one.classList.add("selected"); one.setAttribute("aria-pressed", "true"); });
    document.querySelectorAll("[data-hint]").forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.hint === action)));
    $("main").classList.add("has-selected");
    const confirm = $("confirm"), line = document.querySelector(".ask .line");
    if (confirm) { confirm.hidden = false; confirm.textContent = now.choices[action]; confirm.dataset.confirm = action; }
    if (line) { line.textContent = fill(words.wordsPicked, now.choices[action]); }
  }
  function pick(one) {
    picked = one.dataset.act;
    if (!$("refusal").classList.contains("hints")) hush();
    mark(picked);
    preview(picked, one.dataset.thing);
    route = (one.dataset.route ?? "").split(" ").filter(Boolean);
    if (route.length && $("confirm")) $("confirm").textContent = one.dataset.routeWords;
  }
  function unpick() {
    if (!picked) return;
    picked = null;
    $("main").classList.remove("has-selected");
    document.querySelectorAll("[data-hint]").forEach((one) => one.setAttribute("aria-pressed", "false"));
    document.querySelectorAll("[data-act].selected").forEach((one) => { one.classList.remove("selected"); one.setAttribute("aria-pressed", "false"); });
    const confirm = $("confirm");
    if (confirm) confirm.hidden = true;
    preview();
  }
  const play = (action) => {
    forgetHints();
    following = route[0] === action ? route.slice(1) : [];
    route = [];
    send("act", { action, token: now.token });
  };
  // Steps that were confirmed together follow one another as long as each can still be chosen.
  function follow() {
    const action = following.shift();
    if (action in now.choices) send("act", { action, token: now.token }); else following = [];
  }

  // -- why not, preview, hint ---------------------------------------------------------------------

  const alike = (why) => [...document.querySelectorAll("#main [data-why]")].filter((one) => one.dataset.why === why);
  const askedThing = () => (asking && asking.token === now.token ? alike(asking.why)[asking.at] : null);
  function refuse(html, about = null) {
    hush();
    $("refusal").innerHTML = html;
    $("refusal").hidden = false;
    asking = about;
    askedThing()?.classList.add("asked");
    pin();
  }
  function say(sentence, kind = "") {
    hush();
    $("refusal").textContent = sentence;
    $("refusal").className = kind;
    $("refusal").hidden = !sentence;
  }
  function hush() {
    $("refusal").hidden = true;
    $("refusal").className = "";
    document.querySelectorAll(".asked").forEach((one) => one.classList.remove("asked"));
    asking = null;
    pin();
  }
  async function why(one) {
    try {
      const why = one.dataset.why, at = alike(why).indexOf(one), token = now.token;
      const told = await get("why", { action: why, seat: looking });
      if (token !== now.token || wanted !== null) return; // the question has changed meanwhile
      if (told.html) refuse(told.html, { why, at, token }); else say(told.words, "hint");
    } catch (error) { say(error.message); }
  }

  async function preview(action = picked, thing = "") {
    const panel = $("preview"), brief = $("brief");
    if (!action && !thing) { panel.hidden = true; brief.hidden = true; return; }
    const key = [now.mark, now.at, action, thing, looking].join("|");
    panel.dataset.key = key;
    try {
      if (previews.size > 200) previews.clear();
      if (!previews.has(key)) previews.set(key, get("preview", { action, thing, seat: looking, narrow: narrow.matches, at: now.live ? null : now.at }));
      const told = await previews.get(key);
      if (panel.dataset.key !== key) return;
      panel.innerHTML = told.html;
      panel.hidden = !told.html.trim();
      brief.innerHTML = told.brief;
      brief.hidden = !told.brief.trim();
    } catch { panel.hidden = true; brief.hidden = true; }
  }
  let pointing = 0;
  function pointAt(event) {
    const one = event.target.closest?.("#main [data-act],#main [data-thing]");
    clearTimeout(pointing);
    pointing = setTimeout(() => {
      if (one) preview(one.dataset.act in now.choices ? one.dataset.act : "", one.dataset.thing || "");
      else if (!event.target.closest?.("#preview")) preview(picked, picked ? acts(picked)[0]?.dataset.thing : "");
    }, 110);
  }

  async function hint() {
    if (!now.asked || busy) return say(words.wordsNohint, "hint");
    say(words.wordsHintwait, "hint");
    try {
      const told = await get("hint", { seat: looking });
      if (!now.asked || told.token !== now.token) return $("refusal").textContent === words.wordsHintwait ? hush() : undefined;
      if (!told.html) return say(words.wordsNohint, "hint");
      hinted = { token: told.token, actions: told.choices.map((one) => one.action) };
      hush();
      $("refusal").innerHTML = told.html;
      $("refusal").className = "hint hints";
      $("refusal").hidden = false;
      markHints();
      acts(hinted.actions[0])[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "instant" : "smooth" });
    } catch (error) { say(error.message); }
  }
  // The advised choices are marked where they can be chosen, the best most strongly, as long as the question stands.
  function markHints() {
    document.querySelectorAll("[data-rank]").forEach((one) => { one.classList.remove("hinted"); delete one.dataset.rank; });
    if (hinted.actions.length && (!now.asked || hinted.token !== now.token)) forgetHints();
    hinted.actions.forEach((action, at) => acts(action).forEach((one) => { one.classList.add("hinted"); one.dataset.rank = at + 1; }));
    pin();
  }
  function forgetHints() {
    hinted = { token: "", actions: [] };
    if ($("refusal").classList.contains("hints")) hush();
  }
  // Taking advice is the same as clicking what carries the choice.
  function take(action) {
    const one = acts(action)[0];
    if (!one || one.hasAttribute("data-now")) return play(action);
    pick(one);
    one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "instant" : "smooth" });
  }

  // -- pins: numbers on advised choices, and a pointer from the refusal to what it is about -------------------

  function pin() {
    cancelAnimationFrame(pinning);
    pinning = requestAnimationFrame(() => {
      const zoom = Number(getComputedStyle(body).zoom) || 1;
      const marks = [...document.querySelectorAll("#main .hinted")].map((one) => [one, shownBox(one)]).filter(([, box]) => box);
      $("pins").innerHTML = marks.map(([one, box]) => {
        const [x, y] = [Math.max(14, box.left + 4), Math.max(14, box.top + 4)].map((place) => place / zoom);
        return `<b data-rank="${one.dataset.rank}" style="left:${x}px;top:${y}px">${one.dataset.rank}</b>`;
      }).join("") + pointer(zoom);
    });
  }
  let pinning = 0;
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
  function undo() {
    if (now.undo !== null) say(now.undo); else if (!now.live) say(words.wordsPast); else send("undo", {});
  }

  // -- the past -----------------------------------------------------------------------------------

  async function goTo(at) {
    unpick();
    hush();
    wanted = at >= now.moves ? null : Math.max(0, at);
    await sync();
  }
  const step = (by) => goTo((wanted ?? now.moves) + by);
  function address() {
    const query = new URLSearchParams(location.search);
    if (wanted !== null || (now.over && query.has("at"))) query.set("at", now.at); else query.delete("at");
    history.replaceState(null, "", `${base}${query.size ? `?${query}` : ""}`);
  }
  $("scrubber").addEventListener("input", () => {
    clearTimeout(scrubbing);
    const at = Number($("scrubber").value); // an update in between moves the slider only when this is done
    $("scrub-words").textContent = `${at} / ${now.moves}`;
    scrubbing = setTimeout(() => { scrubbing = 0; goTo(at); }, 70);
  });

  async function whileAway(moves) {
    const missed = await part({ moves });
    if (!missed.steps.length || !missed.away) return;
    const notice = $("notice"), button = document.createElement("button");
    notice.textContent = missed.away;
    button.type = "button";
    button.className = "small";
    button.textContent = missed.show;
    button.addEventListener("click", async () => {
      notice.hidden = true;
      await playBack(missed.steps, Math.max(pace, 0.7));
      sync();
    });
    notice.append(button);
    notice.hidden = false;
  }

  // -- drawer, menu, log --------------------------------------------------------------------------

  function tab(name) {
    document.querySelectorAll("[role=tab]").forEach((one) => {
      const on = one.dataset.tab === name;
      one.setAttribute("aria-selected", String(on));
      one.tabIndex = on ? 0 : -1;
      $(`panel-${one.dataset.tab}`).hidden = !on;
    });
    if (name === "chat") $("tab-chat").querySelector(".dot").hidden = true;
    if (name === "rules") loadRules();
    if (name === "log") $("log").scrollTop = $("log").scrollHeight;
  }
  function open(name) {
    body.classList.toggle("show-rail", name !== "table");
    document.querySelectorAll(".phone-nav [data-open]").forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.open === name)));
    if (name !== "table") tab(name);
  }
  async function loadRules() {
    if ($("rules").childElementCount) return;
    const page = new DOMParser().parseFromString(await (await fetch($("rules").dataset.from)).text(), "text/html");
    $("rules").replaceChildren(...page.querySelectorAll(".chapter"));
  }
  async function showRule(id) {
    if (narrow.matches) open("rules"); else tab("rules");
    await loadRules();
    const line = $("rules").querySelector(`[id="${CSS.escape(id)}"]`);
    line?.scrollIntoView({ block: "center" });
    if (line) changed(line);
  }
  function filter() {
    const seat = document.querySelector("[data-filter][aria-pressed=true]")?.dataset.filter || "";
    const word = $("log-search").value.trim().toLocaleLowerCase();
    $("log").querySelectorAll("p").forEach((line) => {
      line.hidden = (seat !== "" && line.dataset.seat !== seat) || (word !== "" && !line.textContent.toLocaleLowerCase().includes(word));
    });
  }
  function setPace(tenths) {
    pace = tenths / 10;
    localStorage.setItem("pace", tenths);
    document.querySelectorAll("[data-pace]").forEach((one) => one.setAttribute("aria-pressed", String(Number(one.dataset.pace) === tenths)));
  }

  // -- clicks and keys ----------------------------------------------------------------------------

  const on = (selector, handle) => [selector, handle];
  const CLICKS = [
    on("#confirm", (one) => play(one.dataset.confirm)),
    on("[data-dismiss]", (one) => { dismissed.add(one.closest("[data-news]").dataset.news); dress(); }),
    on("[data-hint]", (one) => take(one.dataset.hint)),
    on("[data-act]", (one) => (one.hasAttribute("data-now") || picked === one.dataset.act ? play(one.dataset.act) : pick(one))),
    on("[data-why]", (one) => { why(one); if (one.dataset.thing) preview("", one.dataset.thing); }),
    on("#main [data-thing]", async (one) => { await preview("", one.dataset.thing); sheet(narrow.matches); }),
    on("#brief", () => sheet(true)),
    on("[data-live]", () => goTo(now.moves)),
    on("[data-at]", (one) => goTo(Number(one.dataset.at))),
    on("[data-uncover]", (one) => { looking = one.dataset.uncover; sync(); }),
    on("[data-tab]", (one) => tab(one.dataset.tab)),
    on("[data-open]", (one) => open(one.dataset.open)),
    on("[data-filter]", (one) => { document.querySelectorAll("[data-filter]").forEach((other) => other.setAttribute("aria-pressed", String(other === one))); filter(); }),
    on("[data-pace]", (one) => setPace(Number(one.dataset.pace))),
    on("[data-post]", async (one) => { await fetch(`${base}/${one.dataset.post}`, { method: "POST", headers: { "x-csrf": csrf }, redirect: "manual" }); $("menu").close(); location.reload(); }),
    on("[data-close]", (one) => one.closest("dialog").close()),
    on("#undo,#undo-phone", undo),
    on("#hint,[data-do=hint]", () => { $("menu").close(); hint(); }),
    on("#menu-button", () => $("menu").showModal()),
    on("#scrub-back", () => step(-1)),
    on("#scrub-forward", () => step(1)),
    on("a.rule", (one, event) => { if (event.ctrlKey || event.metaKey || event.shiftKey) return; event.preventDefault(); showRule(one.textContent); }),
  ];
  // On phones the preview opens as a sheet over the table, and any click beside it closes it.
  const sheet = (open) => body.classList.toggle("show-detail", open);
  document.addEventListener("click", (event) => {
    if (body.classList.contains("show-detail") && !event.target.closest("#preview")) return void sheet(false);
    for (const [selector, handle] of CLICKS) {
      const one = event.target.closest(selector);
      if (one) return void handle(one, event);
    }
    if (event.target.closest("#board,#hand")) { unpick(); hush(); }
  });
  document.addEventListener("contextmenu", async (event) => {  // a long press shows what a tap would choose
    const one = event.target.closest("#main [data-thing]");
    if (!one || !narrow.matches) return;
    event.preventDefault();
    await preview("", one.dataset.thing);
    sheet(true);
  });
  document.addEventListener("pointerover", pointAt);
  document.addEventListener("focusin", pointAt);

  const KEYS = {
    u: undo, h: hint, "?": () => (document.querySelector("[data-do=help]") || $("menu-button")).click(), ",": () => step(-1), ".": () => step(1),
    1: () => tab("log"), 2: () => tab("rules"), 3: () => tab("scores"), 4: () => tab("chat"),
    Escape: () => { unpick(); hush(); sheet(false); $("preview").hidden = true; },
  };
  document.addEventListener("keydown", (event) => {
    const one = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (one.matches("[role=tab]") && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      const tabs = [...document.querySelectorAll("[role=tab]")], step = event.key === "ArrowRight" ? 1 : -1;
      const next = tabs[(tabs.indexOf(one) + step + tabs.length) % tabs.length];
      tab(next.dataset.tab);
      next.focus();
      return;
    }
    if (one.matches("input:not([type=range]),select,textarea") || document.querySelector("dialog[open]")) return;
    if ((event.key === "Enter" || event.key === " ") && one.matches("[data-act],[data-why],[data-thing]") && !one.matches("button,a")) {
      event.preventDefault();
      one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (KEYS[key]) { event.preventDefault(); KEYS[key](); }
  });
  document.addEventListener("input", (event) => {
    if (event.target.id === "log-search") filter();
    if (event.target.id !== "rule-search") return;
    const word = event.target.value.trim().toLocaleLowerCase();
    $("rules").querySelectorAll(".rule-line").forEach((line) => { line.hidden = !line.textContent.toLocaleLowerCase().includes(word); });
  });
  $("chat-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = $("chat-text"), answer = await post("chat", { text: field.value });
    if (answer.ok) field.value = ""; else say((await answer.json()).words);
    sync();
  });
  // The language changes in place: what was picked and open comes back.
  document.addEventListener("submit", (event) => {
    if (!event.target.action?.includes("/language/")) return;
    const open = document.querySelector("[role=tab][aria-selected=true]").dataset.tab;
    const rail = body.classList.contains("show-rail");
    sessionStorage.setItem("place", JSON.stringify({ table: words.table, picked, looking, open, rail }));
    event.target.elements.back.value = location.pathname + location.search;
  });
  function comeBack() {
    const place = JSON.parse(sessionStorage.getItem("place") || "null");
    sessionStorage.removeItem("place");
    if (place?.table !== words.table) return;
    if (place.rail) open(place.open); else tab(place.open);
    const again = () => { const one = place.picked && acts(place.picked)[0]; if (one) pick(one); };
    if (place.looking !== null && looking === null && now.curtain.length) {
      looking = place.looking;
      sync().then(again);
    } else again();
  }

  narrow.addEventListener("change", sync);
  addEventListener("resize", pin);
  document.addEventListener("scroll", pin, { capture: true, passive: true });
  document.addEventListener("transitionend", pin);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    const seen = Number(localStorage.getItem(`seen ${words.table}`) ?? now.moves);
    if (now.moves > seen) whileAway(seen);
    localStorage.setItem(`seen ${words.table}`, now.moves);
  });

  // -- at the start -------------------------------------------------------------------------------

  for (const id of AREAS) drawn[id] = $(id).innerHTML;
  setPace(pace * 10);
  dress();
  $("log").scrollTop = $("log").scrollHeight;
  comeBack();
  const seen = Number(localStorage.getItem(`seen ${words.table}`) ?? now.moves);
  if (now.live && now.moves > seen) whileAway(seen);
  localStorage.setItem(`seen ${words.table}`, now.moves);
  if (narrow.matches !== now.narrow) sync();
  listen();
  body.dataset.ready = "yes";
})();
