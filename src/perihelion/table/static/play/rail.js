// The rail beside the board: log, rules, scores and chat, one of them open.
import { $, all, body, changed, narrow, table } from "./page.js";
import { sync } from "./live.js";
import { followEnd } from "./log.js";
import { post } from "./server.js";
import { say } from "./tell.js";

const roomy = matchMedia("(min-width: 2300px)"); // the chat lies beside the log
export function tab(name) {
  if (name === "chat" && roomy.matches) return $("chat-text").focus();
  all("[role=tab]").forEach((one) => {
    const on = one.dataset.tab === name;
    one.setAttribute("aria-selected", String(on));
    one.tabIndex = on ? 0 : -1;
    $(`panel-${one.dataset.tab}`).hidden = !on;
  });
  if (name === "chat") $("tab-chat").querySelector(".dot").hidden = true;
  if (name === "rules") loadRules();
  if (name === "log" && table.now.live) followEnd();
}
export const openTab = () => document.querySelector("[role=tab][aria-selected=true]").dataset.tab;
// On phones the rail lies over the table.
export function open(name) {
  body.classList.toggle("show-rail", name !== "table");
  all(".phone-nav [data-open]").forEach((one) => one.setAttribute("aria-pressed", String(one.dataset.open === name)));
  if (name !== "table") tab(name);
}

// -- rules ----------------------------------------------------------------------------------------

async function loadRules() {
  if ($("rules").childElementCount) return;
  const page = new DOMParser().parseFromString(await (await fetch($("rules").dataset.from)).text(), "text/html");
  $("rules").replaceChildren(...page.querySelectorAll(".chapter"));
}
export async function showRule(id) {
  if (narrow.matches) open("rules"); else tab("rules");
  await loadRules();
  const line = $("rules").querySelector(`[id="${CSS.escape(id)}"]`);
  line?.scrollIntoView({ block: "center" });
  if (line) changed(line);
}
document.addEventListener("input", (event) => {
  if (event.target.id !== "rule-search") return;
  const word = event.target.value.trim().toLocaleLowerCase();
  $("rules").querySelectorAll(".rule-line").forEach((line) => { line.hidden = !line.textContent.toLocaleLowerCase().includes(word); });
});

// -- chat -----------------------------------------------------------------------------------------

export function addChat(html) {
  if (!html.trim()) return;
  const list = $("chat"), known = Number(list.lastElementChild?.dataset.number || 0);
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  [...fresh.content.children].filter((line) => Number(line.dataset.number) > known).forEach((line) => list.append(line));
  list.scrollTop = list.scrollHeight;
  if ($("panel-chat").hidden) $("tab-chat").querySelector(".dot").hidden = false;
}
$("chat-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = $("chat-text"), answer = await post("chat", { text: field.value });
  if (answer.ok) field.value = ""; else say((await answer.json()).words);
  sync();
});
