// What somebody has chosen: kept with the person by the server, which writes it on the page; what nobody has chosen
// yet is as this device did before, or as usual.
const page = document.documentElement, still = matchMedia("(prefers-reduced-motion: reduce)");

const key = (name) => `my${name[0].toUpperCase()}${name.slice(1)}`;
export const chosen = (name, usual) => page.dataset[key(name)] ?? localStorage.getItem(name) ?? usual;
export function choose(name, value) {
  if (page.dataset[key(name)] === value) return;
  page.dataset[key(name)] = value;
  localStorage.setItem(name, value);
  const csrf = document.querySelector("meta[name=csrf]").content;
  fetch("/settings/now", {
    method: "POST", keepalive: true, headers: { "content-type": "application/json", "x-csrf": csrf }, body: JSON.stringify({ [name]: value }),
  }).catch(() => {}); // this device knows it all the same
}
// Whether nothing should move.
export const calm = { get matches() { return page.dataset.myMotion === "calm" || still.matches; } };
