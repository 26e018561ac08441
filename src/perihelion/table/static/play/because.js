// Why a bot did that: asked at a line of the log and answered under it, or at a card of the strip and answered beside
// the board, from what the asker can know.
import { pauseBeats } from "./beats.js";
import { table } from "./page.js";
import { get } from "./server.js";
import { answer, say } from "./tell.js";

export async function because(one) {
  const line = one.closest("[data-move]"), told = line.querySelector(".because-told");
  if (told) {
    told.remove();
    return one.setAttribute("aria-expanded", "false");
  }
  one.disabled = true;
  try {
    const found = await get("because", { line: line.dataset.move, mover: line.dataset.seat, seat: table.looking });
    if (one.closest("#beats")) { pauseBeats(true); return answer(found.html); }
    const place = document.createElement("div");
    place.className = "because-told";
    place.innerHTML = found.html;
    line.append(place);
    one.setAttribute("aria-expanded", "true");
  } catch (error) { say(error.message); } finally { one.disabled = false; }
}
