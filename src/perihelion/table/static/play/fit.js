// Fitting: while the board has more to show than its room, the table draws closer together, step by step; the games'
// styles say what each step (`tight-1` and on) makes smaller. Less than two steps of room that come free between
// questions are left, so that things do not move to and fro.
import { $, narrow } from "./page.js";

const STEPS = 5;
let step = 0;

const put = () => { for (let at = 1; at <= STEPS; at++) $("main").classList.toggle(`tight-${at}`, at <= step); };
const isCut = (one) => one.scrollHeight > one.clientHeight + 1;

export function fit(anew = false) {
  const before = anew || narrow.matches ? 0 : step;
  step = 0;
  put();
  while (!narrow.matches && step < STEPS && (isCut($("board")) || isCut($("hand")))) {
    step += 1;
    put();
  }
  if (before > step) step += 1;
  put();
}
export function startFitting() {
  const again = () => requestAnimationFrame(() => fit(true));
  addEventListener("resize", again);
  new MutationObserver(again).observe($("coach"), { attributes: true, attributeFilter: ["hidden"] });
  document.fonts.ready.then(again);
}
