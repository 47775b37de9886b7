// The driver's page without signal: its shell out of the cache, everything of the day out of the page's own memory.
const shell = "waybill-drive";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A name without its build: what a page needs once it is looked at is kept again where it was kept before. */
const plain = (path) => path.replace(/-[\w-]{8}(\.\w+)$/, "$1");

/** Files that a page or one of its scripts names: begins of lines, imports and addresses alike. */
const named = (text) => [...text.matchAll(/["'`(](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|wasm))["'`)]/g)];

/** All files that a page needs, by path: what it names, and of what its scripts load later what the phone has in some build. */
async function filesOf(cache, html, load) {
  const had = new Set((await cache.keys()).map(({ url }) => plain(new URL(url).pathname)));
  const paths = new Set(named(html).map(([, name]) => `/assets/${name}`));
  // A set goes on to what is added while it is walked.
  for (const path of paths) {
    if (!path.endsWith(".js")) continue;
    const script = await load(path);
    if (!script) continue;
    for (const [, name] of named(await script.text()))
      if (had.has(plain(`/assets/${name}`))) paths.add(`/assets/${name}`);
  }
  return paths;
}

/** Keeps a page once all of its files are kept, and not before: what opens without signal is whole. Older builds' files go then. */
async function keepPage(cache, pathname, answer) {
  const html = await answer.text();
  const before = await cache.match(pathname);
  const fetched = new Map();
  const load = async (path) => {
    if (await cache.match(path)) return cache.match(path);
    const file = fetched.get(path) ?? (await fetch(path));
    if (!file.ok) throw new Error(path);
    fetched.set(path, file.clone());
    return file;
  };
  const files = await filesOf(cache, html, load);
  // A page of somebody else's network names no file of ours.
  if (files.size === 0) return;
  for (const path of files) await load(path);
  for (const [path, file] of fetched) await cache.put(path, file);
  // The page that is open may still load what it was made with.
  const open = before ? await filesOf(cache, await before.text(), (path) => cache.match(path)) : [];
  await cache.put(pathname, new Response(html, { headers: answer.headers }));
  for (const each of await cache.keys()) {
    const path = new URL(each.url).pathname;
    if (path.startsWith("/assets/") && !files.has(path) && ![...open].includes(path)) await cache.delete(each);
  }
}

const isPage = (answer) => (answer.headers.get("Content-Type") ?? "").startsWith("text/html");

/** The newest of what may change, as long as somebody answers within three seconds; what was kept otherwise. */
async function newest(event) {
  const { request } = event;
  const cache = await caches.open(shell);
  const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  const asked = fetch(request);
  const copied = asked.then((answer) => answer.clone());
  const keep = async () => {
    const answer = await copied;
    if (!answer.ok) return;
    await (isPage(answer) ? keepPage(cache, new URL(request.url).pathname, answer) : cache.put(request, answer));
  };
  // The phone may have shown what it kept long before: it is not put to sleep in the middle.
  event.waitUntil(keep().catch(() => {}));
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
  event.respondWith(named ? kept(event.request) : newest(event));
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

/** The page that is open asks to be kept. */
self.addEventListener("message", (event) => {
  if (event.data !== "keep") return;
  const keep = async () => {
    const answer = await fetch("/drive");
    if (answer.ok && isPage(answer)) await keepPage(await caches.open(shell), "/drive", answer);
  };
  const tell = () => event.ports[0]?.postMessage("kept");
  event.waitUntil(keep().then(tell, tell));
});
