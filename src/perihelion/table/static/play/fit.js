// Fitting: while the board has more to show than its room, the table draws closer together, step by step; the games'
// styles say what each step (`tight-1` and on) makes smaller. It stays so until the window or what lies around the
// board gives room again, so that nothing moves to and fro between questions.
import { $, narrow } from "./page.js";

const STEPS = 5;
let step = 0;

const put = () => { for (let at = 1; at <= STEPS; at++) $("main").classList.toggle(`tight-${at}`, at <= step); };
const isCut = (one) => one.scrollHeight > one.clientHeight + 1;

export function fit(anew = false) {
  if (anew || narrow.matches) step = 0;
  put();
  while (!narrow.matches && step < STEPS && (isCut($("board")) || isCut($("hand")))) {
    step += 1;
    put();
  }
}
export function startFitting() {
  const again = () => requestAnimationFrame(() => fit(true));
  addEventListener("resize", again);
  new MutationObserver(again).observe($("coach"), { attributes: true, attributeFilter: ["hidden"] });
  document.fonts.ready.then(again);
}
