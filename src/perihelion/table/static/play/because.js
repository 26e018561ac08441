// Why a bot did that: asked at a line of the log, answered under it from what the asker can know.
import { table } from "./page.js";
import { get } from "./server.js";
import { say } from "./tell.js";

export async function because(one) {
  const line = one.closest("[data-move]"), told = line.querySelector(".because-told");
  if (told) {
    told.remove();
    return one.setAttribute("aria-expanded", "false");
  }
  one.disabled = true;
  try {
    const answer = await get("because", { line: line.dataset.move, mover: line.dataset.seat, seat: table.looking });
    const place = document.createElement("div");
    place.className = "because-told";
    place.innerHTML = answer.html;
    line.append(place);
    one.setAttribute("aria-expanded", "true");
  } catch (error) { say(error.message); }
  one.disabled = false;
}
