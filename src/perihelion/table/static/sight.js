// What can be seen of an element: its box, cut by the area in which it may be scrolled away; null if that is less than
// `least` pixels wide or high.
export function seen(one, least) {
  const box = one.getBoundingClientRect(), area = one.closest("#strip,#board,#hand,#tray,#side,#prompt")?.getBoundingClientRect();
  if (!area || !box.width) return null;
  const left = Math.max(box.left, area.left), top = Math.max(box.top, area.top);
  const right = Math.min(box.right, area.right), bottom = Math.min(box.bottom, area.bottom);
  return right - left > least && bottom - top > least ? { left, top, right, bottom } : null;
}
