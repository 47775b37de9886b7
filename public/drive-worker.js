// The driver's page without signal: its shell out of the cache, everything of the day out of the page's own memory.
const shell = "waybill-drive";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The newest of what may change, as long as somebody answers within three seconds; what was kept otherwise. */
async function newest(request) {
  const cache = await caches.open(shell);
  const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  const asked = fetch(request).then((answer) => {
    if (answer.ok) cache.put(request, answer.clone());
    return answer;
  });
  if (!kept) return asked;
  const late = new Promise((resolve) => setTimeout(resolve, 3000, kept));
  return Promise.race([asked.catch(() => kept), late]);
}

/** What carries its version in its name never changes, whoever asks for it. */
async function kept(request) {
  const cache = await caches.open(shell);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  // Pictures of streets carry their build: what was looked at with a signal is there without one.
  const named = ["/assets/", "/fonts/", "/streets/"].some((each) => pathname.startsWith(each));
  event.respondWith(named ? kept(event.request) : newest(event.request));
});

/** Whoever is open sends what waits and reads the day. */
async function tell() {
  for (const client of await self.clients.matchAll()) client.postMessage("sync");
}

/** There is a signal again. */
self.addEventListener("sync", (event) => event.waitUntil(tell()));

/** The office told something: the phone says so, and an open page reads it at once. */
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const show = self.registration.showNotification(title, { body, tag, icon: "/favicon.svg", data: { path } });
  event.waitUntil(Promise.all([show, tell()]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const show = async () => {
    const [open] = await self.clients.matchAll({ type: "window" });
    await (open ? open.focus() : self.clients.openWindow("/drive"));
    await tell();
  };
  event.waitUntil(show());
});
