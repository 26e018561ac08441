// Push messages on this device: asks the browser for an address of its own and hands it over with the form.
const form = document.querySelector("[data-push]"), show = (name, shown) => { form.querySelector(`[data-push-${name}]`).hidden = !shown; };
const plain = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));

if ("serviceWorker" in navigator && "PushManager" in window) {
  const keeper = await navigator.serviceWorker.ready, pushes = keeper.pushManager;
  let own = await pushes.getSubscription();
  if (own && plain(own.options.applicationServerKey) !== form.dataset.push) { // the server has new keys
    await own.unsubscribe();
    own = null;
  }
  document.querySelectorAll("[data-device]").forEach((one) => { one.querySelector(".this-device").hidden = one.dataset.device !== own?.endpoint; });
  show("missing", false);
  show("there", true);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(form.dataset.push) });
      form.elements.address.value = made.endpoint;
      form.elements.keys.value = `${plain(made.getKey("p256dh"))} ${plain(made.getKey("auth"))}`;
      form.submit();
    } catch { show("denied", true); }
  });
  document.querySelectorAll("[data-forget]").forEach((one) => one.addEventListener("submit", async (event) => {
    if (!own || one.closest("[data-device]").dataset.device !== own.endpoint) return;
    event.preventDefault();
    await own.unsubscribe();
    one.submit();
  }));
}
