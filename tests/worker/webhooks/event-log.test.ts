import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { eventLog } from "#app/modules/webhooks/db/event-log.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import type { Envelope } from "#app/platform/events/envelope.ts";
import { eventCatalogue, eventTypes } from "#app/platform/events/event-catalogue.ts";
import { eventObjects } from "#app/platform/events/event-objects.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createAppContext } from "#workers/environment.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const around = () => createAppContext(env, () => {});
let mine: TestWorkspace;

beforeEach(async () => {
  mine = await createTestWorkspace();
});

interface EventPage {
  events: (Omit<Envelope, "timestamp"> & { timestamp: string })[];
  pagination: { next: string | null; total: number; total_is_exact: boolean };
}

async function events(query = "", who = mine): Promise<EventPage> {
  const answer = await who.fetch(`/api/events${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json<{ data: EventPage }>()).data;
}

/** All of the log, page by page. */
async function walked(limit: number, who = mine): Promise<string[]> {
  const seen: string[] = [];
  let page = await events(`?limit=${limit}`, who);
  for (;;) {
    seen.push(...page.events.map(({ id }) => id));
    if (!page.pagination.next) return seen;
    page = await events(`?limit=${limit}&cursor=${page.pagination.next}`, who);
  }
}

test("creating and cancelling an order logs its events in order, however it was created", async () => {
  const [order] = await seedTestOrders(mine.scope, 1);
  if (!order) throw new Error("no order");
  await relayOutbox(around());
  await mine.fetch("/api/orders/cancel", { body: { orders: [order.id] } });
  await relayOutbox(around());
  const received = (await events()).events.filter(({ data }) => data.object.id === order.id);
  expect(received[0]).toMatchObject({ type: "order.created", sequence: 1, account: mine.account.id });
  expect(received.map(({ sequence }) => sequence)).toEqual(received.map((_, at) => at + 1));
});

test("every event of the catalogue reaches the log with its object", async () => {
  for (const type of eventTypes) {
    const { object, from, to } = eventCatalogue[type];
    const received = eventObjects[object].payloadKey;
    const each = { id: crypto.randomUUID(), number: "N-1", from, to };
    await mine.scope.db.insert(outbox).values({
      id: crypto.randomUUID(),
      accountId: mine.account.id,
      topic: type,
      payload: { [received]: [each] },
      createdAt: 1,
      dueAt: 1,
    });
  }
  vi.spyOn(console, "error").mockImplementation(() => {});
  await relayOutbox(around());
  vi.restoreAllMocks();
  const received = (await events()).events;
  expect(received.map(({ type }) => type).sort()).toEqual([...eventTypes].sort());
  for (const { type, data } of received) {
    const { object, from, to } = eventCatalogue[type];
    expect(data.object).toMatchObject({ kind: object, number: "N-1", status: to });
    expect(data.changed).toEqual(to !== null && from !== to ? { status: [from, to] } : {});
  }
  const catalogue = await mine.fetch("/api/event-types");
  const { data } = await catalogue.json<{ data: { event_types: { type: string }[] } }>();
  expect(data.event_types.map(({ type }) => type)).toEqual(eventTypes);
});

test("5,000 events with two concurrent workers, half of them leased again: none is missing or duplicated", async () => {
  const each = Array.from({ length: 50 }, (_, at) => ({ id: `object-${at}`, number: `N-${at}`, from: 2, to: 2 }));
  for (let message = 0; message < 100; message += 1)
    await commit(mine.scope.db, publishEvents(mine.scope, "order.updated", "orders", each));
  // The mark of half the messages is lost each time, as when a worker dies before it is written.
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([relayOutbox(around()), relayOutbox(around())]);
    await env.DB.prepare("update outbox set due_at = 1, done_at = null where rowid % 2 = ?")
      .bind(round % 2)
      .run();
  }
  await relayOutbox(around());
  const rows = await mine.scope.db.select().from(eventLog);
  expect(rows.length).toBe(5_000);
  const bySequence = new Set(rows.map(({ objectId, sequence }) => `${objectId} ${sequence}`));
  expect(bySequence.size).toBe(5_000);
  expect(Math.max(...rows.map(({ sequence }) => sequence))).toBe(100);
  expect(new Set(await walked(100)).size).toBe(5_000);
}, 120_000);

test("reading on from the last seen event misses none that is committed late", async () => {
  const other = (id: string) =>
    publishEvents(mine.scope, "order.updated", "orders", [{ id, number: id, from: 2, to: 2 }]);
  await commit(mine.scope.db, other("early"));
  await env.DB.prepare("update outbox set due_at = 9e15").run();
  await commit(mine.scope.db, other("late"));
  await relayOutbox(around());
  const first = await events();
  expect(first.events.map(({ data }) => data.object.number)).toEqual(["late"]);
  await env.DB.prepare("update outbox set due_at = 1 where done_at is null").run();
  await relayOutbox(around());
  const second = await events(`?cursor=${first.events[0]?.id}`);
  expect(second.events.map(({ data }) => data.object.number)).toEqual(["early"]);
  const rest = await events(`?cursor=${second.events[0]?.id}`);
  expect(rest).toMatchObject({ events: [], pagination: { next: null, total: 0, total_is_exact: true } });
});

test("events belong to the account, at all its locations, and are filtered by known values", async () => {
  await commit(
    mine.scope.db,
    publishEvents(mine.scope, "order.updated", "orders", [{ id: "x", number: "x", from: 2, to: 2 }]),
  );
  await relayOutbox(around());
  const stranger = await createTestWorkspace();
  expect((await events("", stranger)).events).toEqual([]);
  const [seen] = (await events()).events;
  expect((await stranger.fetch(`/api/events?cursor=${seen?.id}`)).status).toBe(422);
  expect((await events("?types[]=order.created")).events).toEqual([]);
  expect((await events("?types[]=order.created&types[]=order.updated")).events).toHaveLength(1);
  for (const wrong of ["types[]=order.eaten", "limit=0", "limit=101", "cursor=nobody", "since=yesterday"])
    expect((await mine.fetch(`/api/events?${wrong}`)).status, wrong).toBe(422);
  const location = await mine.fetch("/api/locations", {
    body: { name: "Depot", address: { line1: "Depot 1", city: "Mostar", country: "BA" } },
  });
  const { data } = await location.json<{ data: { id: string } }>();
  const given = {
    name: "Depot",
    access: "limited",
    permissions: ["settings", "settings.alerts"],
    locations: [data.id],
  };
  const narrow = await createAccessToken(mine, given);
  const wide = await createAccessToken(mine, { ...given, locations: [] });
  const by = (token: string) =>
    stranger.fetch("/api/events", { headers: { authorization: `Bearer ${token}`, cookie: "", account: "" } });
  expect([(await by(narrow)).status, (await by(wide)).status]).toEqual([403, 200]);
});
