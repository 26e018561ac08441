// The preview: what a choice will do, or a large picture of a thing.
import { $, acts, body, narrow, table } from "./page.js";
import { get } from "./server.js";

const previews = new Map();
let pointing = 0;

export const forgetPreviews = () => previews.clear();
// On phones the preview opens as a sheet over the table, and any click beside it closes it.
export const sheet = (open) => body.classList.toggle("show-detail", open);
export const isSheet = () => body.classList.contains("show-detail");

export async function preview(action = table.picked, thing = "") {
  const panel = $("preview"), brief = $("brief"), now = table.now;
  if (!action && !thing) { panel.hidden = true; brief.hidden = true; return; }
  const key = [now.mark, now.at, action, thing, table.looking].join("|");
  panel.dataset.key = key;
  try {
    if (previews.size > 200) previews.clear();
    if (!previews.has(key)) previews.set(key, get("preview", { action, thing, seat: table.looking, narrow: narrow.matches, at: now.live ? null : now.at }));
    const told = await previews.get(key);
    if (panel.dataset.key !== key) return;
    panel.innerHTML = told.html;
    panel.hidden = !told.html.trim();
    brief.innerHTML = told.brief;
    brief.hidden = !told.brief.trim();
  } catch { panel.hidden = true; brief.hidden = true; }
}
export function pointAt(event) {
  const one = event.target.closest?.("#main [data-act],#main [data-thing]");
  clearTimeout(pointing);
  pointing = setTimeout(() => {
    const picked = table.picked;
    if (one) preview(one.dataset.act in table.now.choices ? one.dataset.act : "", one.dataset.thing || "");
    else if (!event.target.closest?.("#preview")) preview(picked, picked ? acts(picked)[0]?.dataset.thing : "");
  }, 110);
}
