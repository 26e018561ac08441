// Talking to the server: questions and what is sent.
import { base, csrf, narrow, table } from "./page.js";

export async function get(path, params) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) if (value !== null && value !== undefined && value !== "") query.set(key, value);
  const answer = await fetch(`${base}/${path}?${query}`, { headers: { "x-csrf": csrf } });
  const data = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.words || ""), { status: answer.status });
  return data;
}
export const post = (path, data) => fetch(`${base}/${path}`, {
  method: "POST", headers: { "content-type": "application/json", "x-csrf": csrf }, body: JSON.stringify(data),
});
// What is new at the table, through the eyes that look now.
export const part = (more = {}) => get("part", {
  seat: table.looking, narrow: narrow.matches, since: table.now.mark, moves: table.now.moves, ...more,
});
