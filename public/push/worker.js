// Notifications of the office: this worker shows them and opens what they are of. It keeps no page and answers no request.
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/favicon.svg", data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { href, origin } = new URL(event.notification.data.path, self.location.origin);
  if (origin !== self.location.origin) return;
  const show = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find(({ url }) => url === href);
    await (there ? there.focus() : self.clients.openWindow(href));
  };
  event.waitUntil(show());
});
