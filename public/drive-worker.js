// The driver's page without signal: its shell out of the cache, everything of the day out of the page's own memory.
const shell = "waybill-drive";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A name without its build: what a page needs once it is looked at is kept again where it was kept before. */
const plain = (path) => path.replace(/-[\w-]{7}(\.\w+)$/, "$1");

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

/** What the page keeps of the day; null where it never ran. */
const memory = () =>
  new Promise((done) => {
    const asked = indexedDB.open("waybill-drive");
    asked.onupgradeneeded = () => asked.transaction.abort();
    asked.onerror = () => done(null);
    asked.onsuccess = () => done(asked.result);
  });

const all = (db, store) =>
  new Promise((done, fail) => {
    const asked = db.transaction(store).objectStore(store).getAll();
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => done(asked.result);
  });

/** Names as the API has them. */
const written = (value) => {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [snake(name), written(inner)]));
};

/** Says something to the server; where it does not answer, the browser tries again later. */
async function say(method, path, body, type) {
  const answer = await fetch(`/api/drive/${path}`, { method, body, headers: type ? { "Content-Type": type } : {} });
  if (answer.status >= 500 || answer.status === 429) throw new Error(path);
}

const atOnce = 10;

/**
 * Sends what waits, though no page lives any more. Nothing is taken out of the queue: each thing is done once however often it comes,
 * and the page that is opened next hears what became of it.
 */
async function send() {
  const db = await memory();
  if (!db) return;
  try {
    const actions = await all(db, "queue");
    for (let at = 0; at < actions.length; at += atOnce) {
      const said = { sentAt: new Date().toISOString(), actions: actions.slice(at, at + atOnce) };
      await say("POST", "sync", JSON.stringify(written(said)), "application/json");
    }
    for (const { actionId, hash, bytes } of await all(db, "pictures"))
      await say("PUT", `pictures/${actionId}/${hash}`, bytes);
  } finally {
    db.close();
  }
}

/** One at a time on this phone, page or worker. */
const sendAlone = () => self.navigator.locks.request("waybill-drive", send);

/** There is a signal again: whoever is open sends and shows it, and what nobody sent is sent here. */
self.addEventListener("sync", (event) => event.waitUntil(tell().then(sendAlone)));

/** A push message of the office: the phone shows it, and an open page reads it at once. */
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const show = self.registration.showNotification(title, { body, tag, icon: "/icons/drive-192.png", data: { path } });
  event.waitUntil(Promise.all([show, tell().then(sendAlone).catch(() => {})]));
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
