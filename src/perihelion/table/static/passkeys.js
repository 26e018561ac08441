// Passkeys: asks the server for a challenge, lets the device answer it, and sends the answer back.
const csrf = document.querySelector("meta[name=csrf]").content;
const PATHS = { new: "/account/passkey", in: "/sign-in/passkey" };

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
const written = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

async function post(path, data) {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json", "x-csrf": csrf }, body: JSON.stringify(data) });
  const told = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told.words), { told: told.words });
  return told;
}
function readable(options) {
  const known = (list) => list?.map((one) => ({ ...one, id: bytes(one.id) }));
  return {
    ...options,
    challenge: bytes(options.challenge),
    ...(options.user && { user: { ...options.user, id: bytes(options.user.id) } }),
    ...(options.excludeCredentials && { excludeCredentials: known(options.excludeCredentials) }),
    ...(options.allowCredentials && { allowCredentials: known(options.allowCredentials) }),
  };
}
function sendable(credential) {
  const response = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (credential.response[part]) response[part] = written(credential.response[part]);
  }
  return { id: credential.id, rawId: written(credential.rawId), type: credential.type, response };
}
async function go(kind) {
  const publicKey = readable(await post(`${PATHS[kind]}/options`, {}));
  const credential = await (kind === "new" ? navigator.credentials.create({ publicKey }) : navigator.credentials.get({ publicKey }));
  location.href = (await post(PATHS[kind], sendable(credential))).go;
}
document.addEventListener("click", async (event) => {
  const one = event.target.closest("[data-passkey]");
  if (!one) return;
  const said = one.closest(".panel").querySelector(".passkey-said");
  said.dataset.usual ??= said.textContent;
  said.hidden = true;
  one.disabled = true;
  try { await go(one.dataset.passkey); } catch (error) {
    said.textContent = error.told ?? said.dataset.usual;
    said.hidden = false;
  } finally { one.disabled = false; }
});
