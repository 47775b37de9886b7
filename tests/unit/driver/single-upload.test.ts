import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";

// The service worker as the phone runs it when the signal returns and no page is open: its file, with storage and a network of the test.

const source = readFileSync("public/drive-worker.js", "utf8");

const world = {
  status: 200,
  isOnline: true,
  queue: [] as object[],
  pictures: [] as { actionId: string; hash: string; bytes: ArrayBuffer }[],
  sent: [] as { path: string; body: unknown }[],
};
let handlers: Map<string, (event: object) => void>;

/** An IndexedDB request that succeeds. */
function answering(result: unknown) {
  const requested: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => requested.onsuccess?.());
  return requested;
}

beforeEach(() => {
  Object.assign(world, { status: 200, isOnline: true, queue: [], pictures: [], sent: [] });
  handlers = new Map();
  const rows = (store: string) => (store === "queue" ? world.queue : world.pictures);
  const db = {
    transaction: (store: string) => ({ objectStore: () => ({ getAll: () => answering([...rows(store)]) }) }),
    close: () => {},
  };
  const network = async (path: string, { body }: { body: unknown }) => {
    if (!world.isOnline) throw new TypeError("offline");
    world.sent.push({ path, body: typeof body === "string" ? JSON.parse(body) : body });
    return new Response("{}", { status: world.status });
  };
  const self = {
    clients: { matchAll: async () => [] },
    navigator: { locks: { request: async (_name: string, work: () => Promise<void>) => work() } },
    addEventListener: (kind: string, handler: (event: object) => void) => handlers.set(kind, handler),
  };
  new Function("self", "fetch", "indexedDB", source)(self, network, { open: () => answering(db) });
});

/** The browser reports a connection; resolves when the worker is done. */
async function hasSignal(): Promise<void> {
  const works: Promise<unknown>[] = [];
  handlers.get("sync")?.({ waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
}

test("pending data is sent with no page open: actions first, in order, ten at once, then photos", async () => {
  world.queue = Array.from({ length: 12 }, (_, at) => ({
    id: `a${at}`,
    deviceAt: "2026-11-25T08:00:00.000Z",
    missingPackages: [{ id: "p", quantity: 1 }],
  }));
  const bytes = new ArrayBuffer(3);
  world.pictures = [{ actionId: "a0", hash: "h0", bytes }];
  await hasSignal();
  expect(world.sent.map(({ path }) => path)).toEqual([
    "/api/drive/sync",
    "/api/drive/sync",
    "/api/drive/pictures/a0/h0",
  ]);
  const actions = world.sent.slice(0, 2).flatMap(({ body }) => Object(body).actions);
  expect(actions.map(({ id }) => id)).toEqual(world.queue.map((_, at) => `a${at}`));
  expect(actions[0]).toMatchObject({ device_at: "2026-11-25T08:00:00.000Z", missing_packages: [{ quantity: 1 }] });
  expect(world.sent[2]?.body).toBe(bytes);
  // The next page receives the result: nothing was removed from its storage.
  expect(world.queue).toHaveLength(12);
});

test.each([
  { name: "nobody answers", change: { isOnline: false } },
  { name: "the server is in trouble", change: { status: 503 } },
])("the browser retries after $name", async ({ change }) => {
  Object.assign(world, change, { queue: [{ id: "a0" }] });
  await expect(hasSignal()).rejects.toThrow();
});

test("a refused action does not block the ones after it", async () => {
  Object.assign(world, { status: 422, queue: Array.from({ length: 11 }, (_, at) => ({ id: `a${at}` })) });
  await hasSignal();
  expect(world.sent).toHaveLength(2);
});
