// Finding things in the rules: several words, whatever their case and accents; headings before text. Each hit is a
// link to its place, where the words are marked. And a filter for the components.
(() => {
  "use strict";
  const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
  const wordsOf = (text) => fold(text).split(/\s+/).filter(Boolean);
  const MOST = 40;
  function counted(field, count) {
    const { none, one, few, many } = field.dataset;
    if (!count) return none;
    const kind = new Intl.PluralRules(document.documentElement.lang).select(count);
    const [pattern, sample] = kind === "one" ? [one, "1"] : kind === "few" ? [few, "2"] : [many, "5"];
    return pattern.replace(sample, count);
  }
  // The text with the words marked, wherever they stand; folding keeps the length of every letter it knows.
  function marked(text, words) {
    const out = document.createDocumentFragment(), letters = [...text], folded = letters.map((one) => fold(one) || one);
    const starts = []; let plain = "";
    folded.forEach((one) => { starts.push(plain.length); plain += one; });
    const on = new Array(plain.length).fill(false);
    for (const word of words) for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) on.fill(true, at, at + word.length);
    let run = "", lit = false;
    const flush = () => { if (!run) return; const one = lit ? document.createElement("mark") : document.createTextNode(run); if (lit) one.textContent = run; out.append(one); run = ""; };
    letters.forEach((one, at) => { const is = on[starts[at]]; if (is !== lit) { flush(); lit = is; } run += one; });
    flush();
    return out;
  }

  // -- search ---------------------------------------------------------------------------------------

  const field = document.querySelector("[data-search]"), place = document.querySelector("[data-searched]"), hits = document.querySelector(".hits");
  const BLOCKS = "h2,h3,p,li,td,.rule-line";
  const blocks = place ? [...place.querySelectorAll(BLOCKS)].filter((one) => !one.querySelector(BLOCKS) && !one.closest("figure,[popover]")) : [];
  const wordsIn = (one) => { const twin = one.cloneNode(true); twin.querySelectorAll(".note-of,figure,svg").forEach((part) => part.remove()); return twin.textContent.replace(/\s+/g, " ").trim(); };
  const texts = new Map(blocks.map((one) => [one, wordsIn(one)]));
  const under = (one) => one.closest("section")?.querySelector("h2")?.textContent || "";
  const rank = (one) => (one.matches("h2") ? 0 : one.matches("h3") ? 1 : 2);
  function search() {
    const words = wordsOf(field.value);
    hits.hidden = !words.length;
    if (!words.length) return;
    const found = blocks.filter((one) => words.every((word) => fold(texts.get(one)).includes(word))).sort((a, b) => rank(a) - rank(b));
    hits.querySelector("[role=status]").textContent = counted(field, found.length);
    hits.querySelector("ol").replaceChildren(...found.slice(0, MOST).map((one) => {
      const item = document.createElement("li"), link = document.createElement("a"), where = document.createElement("b");
      link.href = `#${one.id || one.closest("[id]").id}`;
      where.textContent = rank(one) ? under(one) : "";
      link.append(where, marked(texts.get(one).slice(0, 220), words));
      link.addEventListener("click", (event) => { event.preventDefault(); goTo(one); });
      item.append(link);
      return item;
    }));
  }
  function goTo(one) {
    document.querySelectorAll(".found").forEach((other) => other.classList.remove("found"));
    one.classList.add("found");
    one.scrollIntoView({ block: "center", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
    one.tabIndex = -1;
    one.focus({ preventScroll: true });
    if (matchMedia("(max-width: 820px)").matches) hits.hidden = true;
  }
  if (field && hits) {
    field.form.addEventListener("submit", (event) => { event.preventDefault(); hits.querySelector("a")?.click(); });
    field.addEventListener("input", search);
    field.addEventListener("keydown", (event) => { if (event.key === "Escape") hits.hidden = true; });
    if (field.value) search();
  }

  // -- the components -------------------------------------------------------------------------------

  const sieve = document.querySelector("[data-sieve]");
  if (sieve) {
    const items = [...document.querySelectorAll(".components>li")], known = new Map(items.map((one) => [one, fold(`${one.dataset.name} ${one.textContent}`)]));
    const pick = () => {
      const words = wordsOf(sieve.value), kind = document.querySelector("[data-kind-of][aria-pressed=true]")?.dataset.kindOf || "";
      let count = 0;
      items.forEach((one) => { one.hidden = (kind !== "" && one.dataset.sort !== kind) || !words.every((word) => known.get(one).includes(word)); if (!one.hidden) count += 1; });
      document.querySelector(".sieve [role=status]").textContent = counted(sieve, count);
    };
    sieve.addEventListener("input", pick);
    document.addEventListener("click", (event) => {
      const one = event.target.closest("[data-kind-of]");
      if (!one) return;
      document.querySelectorAll("[data-kind-of]").forEach((other) => other.setAttribute("aria-pressed", String(other === one)));
      pick();
    });
    if (sieve.value) pick();
  }

  // A link to a statement from before the book led to this page: the ledger has it.
  const ledger = document.querySelector("[data-ledger]")?.dataset.ledger;
  const lead = () => { if (ledger && /^#[A-Z]+-[A-Z]?\d+$/.test(location.hash)) location.replace(ledger + location.hash); };
  addEventListener("hashchange", lead);
  lead();
})();
