// The service worker: while the server cannot be reached, a page that says so stands in for any other; and what the
// server tells of turns while no page is open is shown. Everything else is left to the browser.
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

// A message says in words what there is and on which page; a later one of the same tag takes its place.
self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(self.registration.showNotification("Perihelion", {
    body: told.words, tag: told.tag, renotify: true, data: told.path, icon: "/static/table/icon-192.png", badge: "/static/table/icon-192.png",
  }));
});
self.addEventListener("notificationclick", (event) => {
  const page = new URL(event.notification.data, self.location.origin);
  event.notification.close();
  event.waitUntil((async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((one) => new URL(one.url).pathname === page.pathname);
    return there ? there.focus() : self.clients.openWindow(page.pathname);
  })());
});
