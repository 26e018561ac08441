// The service worker: while the server cannot be reached, a page that says so stands in for any other. Everything
// else is left to the browser.
const KEPT = "perihelion-offline", PAGES = { en: "/offline?lang=en", cs: "/offline?lang=cs" };

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(Object.values(PAGES))).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", async (event) => { // a page says in which language it is read
  if (event.data in PAGES) (await caches.open(KEPT)).put("/language", new Response(event.data));
});
async function standIn() {
  const kept = await caches.open(KEPT), said = await kept.match("/language");
  return kept.match(PAGES[said ? await said.text() : "en"]);
}
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(standIn));
});
