// Settings: what this device did before stands chosen until something is kept with the person, and looks are tried at once.
import { chosen } from "./choices.js";

for (const field of document.querySelectorAll(".settings fieldset[data-name]")) {
  const now = field.querySelector("input:checked")?.value, wanted = chosen(field.dataset.name, now);
  const one = [...field.querySelectorAll("input")].find((input) => input.value === wanted);
  if (one && field.dataset.name !== "language") one.checked = true;
}
document.addEventListener("change", (event) => {
  const { name, value } = event.target;
  if (["theme", "size", "motion"].includes(name)) document.documentElement.setAttribute(`data-my-${name}`, value);
});
