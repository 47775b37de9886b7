import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { apiDocumentSchema } from "#app/modules/developers/model/api-document.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { readDeliveryWeek } from "#app/modules/webhooks/db/delivery-week.reads.server.ts";
import { eventLog } from "#app/modules/webhooks/db/event-log.tables.ts";
import { webhookDeliveries } from "#app/modules/webhooks/db/webhooks.tables.ts";
import { computeDeliveryRate, findWorstDay } from "#app/modules/webhooks/model/delivery-week.ts";
import { getVerdict } from "#app/modules/webhooks/model/retry-schedule.ts";
import { RECEIVER_URL, type WebhookView } from "#app/modules/webhooks/model/webhook.ts";
import { hasValidSignature } from "#app/platform/http/signed-message.ts";
import { hostileAddresses, hostileNumbers } from "#tests/factories/hostile-addresses.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { createPostWebhook } from "#workers/ports/webhooks.ts";
import { createConnectedPair } from "../merchants.ts";
import { createEndpoint, createWebhookResponse, fetchData, publishTestEvents, Subscribers } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
let world: Subscribers;

beforeEach(async () => {
  mine = await createTestWorkspace();
  world = new Subscribers();
});

const view = async (id: string) => (await fetchData<{ webhook: WebhookView }>(mine, `/api/webhooks/${id}`)).webhook;

interface Log {
  deliveries: { id: string; state: string; status: number | null; attempt_count: number; type: string }[];
  pagination: { total: number; next: string | null };
}
const logOf = (id: string, query = "") => fetchData<Log>(mine, `/api/webhooks/${id}/deliveries${query}`);

test("an event is sent to its subscribers, signed, with its id; the log shows request and response", async () => {
  const all = await createEndpoint(mine);
  const some = await createEndpoint(mine, {
    events: ["order.status_changed"],
    size: "thin",
    url: "https://b.shop.com/",
  });
  await createEndpoint(mine, { events: ["invoice.paid"], url: "https://c.shop.com/" });
  const strange = await createEndpoint(await createTestWorkspace(), { url: "https://stranger.shop.com/" });
  await publishTestEvents(mine, 1);
  world.answer = () => createWebhookResponse(200, { body: "thanks" });
  await world.run();
  expect(world.posted.map(({ url }) => url).sort()).toEqual(["https://b.shop.com/", "https://hooks.shop.com/in"]);
  for (const { url, headers, body } of world.posted) {
    const { secret } = url.includes("hooks") ? all : some;
    const signed = {
      id: headers["webhook-id"] ?? "",
      timestamp: headers["webhook-timestamp"] ?? "",
      signature: headers["webhook-signature"] ?? "",
    };
    expect(hasValidSignature(secret, signed, body, world.now)).toBe(true);
    expect(JSON.parse(body)).toMatchObject({ id: signed.id, type: "order.status_changed", account: mine.account.id });
    expect(body.includes("N-0")).toBe(url.includes("hooks"));
  }
  const { deliveries } = await logOf(all.id);
  expect(deliveries).toMatchObject([{ state: "delivered", status: 200, attempt_count: 1 }]);
  // Not as much as the number of what happened lies with somebody else.
  expect(await mine.scope.db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, strange.id))).toBe(0);
  const { delivery } = await fetchData<{ delivery: { request: { body: string }; attempts: object[] } }>(
    mine,
    `/api/webhooks/${all.id}/deliveries/${deliveries[0]?.id}`,
  );
  expect(delivery.request.body).toBe(world.posted.find(({ url }) => url.includes("hooks"))?.body);
  expect(delivery.attempts).toMatchObject([{ try: 1, status: 200, response: "thanks", error: null }]);
  expect(await view(all.id)).toMatchObject({ delivered: 1, waiting: 0, failed: 0, p95_ms: 1 });
});

test("an order that a carrier fulfills for a merchant is sent to both, each under its own id, and nobody else", async () => {
  const { carrier, shop } = await createConnectedPair();
  const stranger = await createTestWorkspace();
  const { db } = carrier.scope;
  const locationId = await createDepot(shop.scope);
  await fetchData(shop, "/api/orders", createOrderDraft(1, { source: { location_id: locationId } }));
  const [order] = await db.select().from(orders).where(eq(orders.ownerAccountId, shop.account.id));
  await fetchData(carrier, "/api/orders/cancel", { orders: [order?.id], reason: "The shop is closed" });
  await fetchData(shop, "/api/orders", createOrderDraft(2, { source: { location_id: locationId } }));
  // Later than the last of them, whichever clock wrote it: what the queue has not worked is worked here.
  world.now = Date.now() + 120_000;
  await world.run();
  const listed = await db
    .select()
    .from(eventLog)
    .where(eq(eventLog.objectId, order?.id ?? ""));
  const received = (who: TestWorkspace) => listed.filter(({ accountId }) => accountId === who.account.id);
  for (const who of [carrier, shop]) {
    const types = received(who).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["order.created", "order.status_changed", "order.cancelled"]));
    expect(new Set(types).size).toBe(types.length);
    const steps = received(who).map(({ sequence }) => sequence);
    expect(new Set(steps).size).toBe(steps.length);
  }
  expect(received(stranger)).toEqual([]);
  expect(listed).toHaveLength(received(carrier).length + received(shop).length);
}, 60_000);

test("a receiver that was down for 72 hours gets everything once it is back, each event with the same id", async () => {
  const { id } = await createEndpoint(mine);
  world.answer = () => createWebhookResponse(503);
  await publishTestEvents(mine, 30);
  await world.run();
  await world.pass(72 * 3_600_000, 30 * 60_000);
  expect((await view(id)).active).toBe(true);
  // Each try counts, or none would ever be the last.
  expect((await logOf(id)).deliveries[0]?.attempt_count).toBeGreaterThan(2);
  world.answer = () => createWebhookResponse(200);
  world.posted.length = 0;
  await world.pass(14 * 3_600_000, 10 * 60_000);
  expect(new Set(world.posted.map(({ headers }) => headers["webhook-id"])).size).toBe(30);
  expect(await view(id)).toMatchObject({ waiting: 0, failed: 0, delivered: 30, failing_since: null });
}, 180_000);

test("seven days of failures disable an endpoint and notify its owner; once enabled, a range can be resent", async () => {
  const { id } = await createEndpoint(mine);
  world.answer = () => createWebhookResponse(500);
  for (let day = 0; day < 7; day += 1) {
    await publishTestEvents(mine, 2, day * 2);
    await world.run();
    await world.pass(24 * 3_600_000, 3 * 3_600_000);
  }
  expect(await view(id)).toMatchObject({ active: false, disabled_reason: "failing" });
  const listed = await fetchData<{ inbox: { kind: string; path: string }[] }>(mine, "/api/inbox");
  expect(listed.inbox.map(({ kind }) => kind)).toEqual(["endpoint_disabled"]);
  const mails = await mine.scope.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, mine.email));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(`/settings/webhooks-alerts/${id}`);
  const since = new Date(0).toISOString();
  const until = new Date(world.now + 3_600_000).toISOString();
  const refused = await mine.fetch(`/api/webhooks/${id}/recover`, { body: { since, until, dry_run: false } });
  expect(refused.status).toBe(409);
  await fetchData(mine, `/api/webhooks/${id}/enable`, {});
  expect(await view(id)).toMatchObject({ active: true, disabled_reason: null, failing_since: null });
  world.answer = () => createWebhookResponse(204);
  const counted = await fetchData(mine, `/api/webhooks/${id}/recover`, { since, until });
  const types = [
    { type: "order.status_changed", count: 14 },
    { type: "endpoint.disabled", count: 1 },
  ];
  expect(counted).toMatchObject({ count: 15, types, skipped: 0, dry_run: true });
  const local = { since: "2000-01-01T00:00", until: "2100-01-01T00:00" };
  expect(await fetchData(mine, `/api/webhooks/${id}/recover`, local)).toMatchObject({ count: 15 });
  const before = { since: "2000-01-01T00:00", until: "2000-01-02T00:00" };
  expect(await fetchData(mine, `/api/webhooks/${id}/recover`, before)).toMatchObject({ count: 0 });
  const wrong = await mine.fetch(`/api/webhooks/${id}/recover`, { body: { since: "yesterday" } });
  expect(await wrong.json()).toMatchObject({ errors: { since: ["A time such as 2026-11-21T07:00:00Z"] } });
  world.posted.length = 0;
  await fetchData(mine, `/api/webhooks/${id}/recover`, { since, until, dry_run: false });
  world.now = Math.max(world.now, Date.now()) + 1;
  await world.run();
  await world.pass(10 * 60_000, 60_000);
  expect(new Set(world.posted.map(({ headers }) => headers["webhook-id"])).size).toBe(15);
  const again = await fetchData(mine, `/api/webhooks/${id}/recover`, { since, until });
  expect(again).toMatchObject({ count: 0, skipped: 15, oldest: null, newest: null });
  // Of a range that arrived but for one, that one alone is sent.
  world.answer = () => createWebhookResponse(500);
  await publishTestEvents(mine, 1, 90);
  await world.run();
  world.answer = () => createWebhookResponse(204);
  world.posted.length = 0;
  const all = { since, until: new Date(world.now + 3_600_000).toISOString() };
  expect(await fetchData(mine, `/api/webhooks/${id}/recover`, { ...all, dry_run: false })).toMatchObject({ count: 1 });
  await world.pass(10 * 60_000, 60_000);
  expect(new Set(world.posted.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
}, 120_000);

test("an endpoint can also sign with a key pair: its public key verifies, survives rotation, and is not secret", async () => {
  const { id } = await createEndpoint(mine, { signing: "v1a" });
  const made = await view(id);
  expect(made).toMatchObject({ signing: "v1a", public_key: expect.stringMatching(/^whpk_[\w+/]{43}=$/) });
  expect(JSON.stringify(made)).not.toContain("whsec_");
  await publishTestEvents(mine, 1);
  await world.run();
  const [post] = world.posted;
  const [secretly, openly] = post?.headers["webhook-signature"]?.split(" ") ?? [];
  expect([secretly?.slice(0, 3), openly?.slice(0, 4)]).toEqual(["v1,", "v1a,"]);
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const raw = bytes(made.public_key?.slice(5) ?? "");
  const key = await crypto.subtle.importKey("raw", raw, { name: "Ed25519" }, false, ["verify"]);
  const signed = `${post?.headers["webhook-id"]}.${post?.headers["webhook-timestamp"]}.${post?.body}`;
  const holds = crypto.subtle.verify(
    { name: "Ed25519" },
    key,
    bytes(openly?.slice(4) ?? ""),
    new TextEncoder().encode(signed),
  );
  expect(await holds).toBe(true);
  const put = async (signing: string) => {
    const { version, name, url } = await view(id);
    await mine.fetch(`/api/webhooks/${id}`, { method: "PUT", body: { version, name, url, signing } });
    return (await view(id)).public_key;
  };
  expect([await put("v1"), await put("v1a")]).toEqual([null, made.public_key]);
});

test("shows an endpoint's week by day: delivered, failed, durations; empty days and other endpoints separately", async () => {
  const { id } = await createEndpoint(mine);
  const other = await createEndpoint(mine);
  const { scope } = mine;
  const day = 24 * 60 * 60_000;
  const rows = (endpointId: string, ago: number, state: "delivered" | "failed", times: readonly number[]) =>
    times.map((durationMs) => ({
      ...{ accountId: scope.account.id, endpointId, eventId: crypto.randomUUID(), type: "order.created" as const },
      ...{ number: "WB-1", state, status: 200, durationMs, createdAt: Date.now() - ago * day - 60_000 },
    }));
  await scope.db
    .insert(webhookDeliveries)
    .values([
      ...rows(id, 0, "delivered", [100, 200, 300]),
      ...rows(id, 0, "failed", [900]),
      ...rows(id, 6, "delivered", [50]),
      ...rows(id, 8, "delivered", [5000]),
      ...rows(other.id, 0, "delivered", [7000]),
    ]);
  const week = await readDeliveryWeek(scope, id);
  expect(week.map(({ delivered, failed, p95Ms }) => [delivered, failed, p95Ms])).toEqual([
    [1, 0, 50],
    ...Array.from({ length: 5 }, () => [0, 0, null]),
    [3, 1, 900],
  ]);
  expect([week.map(computeDeliveryRate), findWorstDay(week)]).toEqual([[1000, null, null, null, null, null, 750], 6]);
});

test("a failing endpoint is tried once a minute, and a removed one never again", async () => {
  const { id } = await createEndpoint(mine);
  world.answer = () => createWebhookResponse(500);
  await publishTestEvents(mine, 100);
  await world.run();
  expect(world.posted.length).toBeLessThanOrEqual(24);
  // The next one is sent when the endpoint is retried, not when the oldest message was due.
  expect(Date.parse(String((await view(id)).next_at))).toBeGreaterThan(world.now);
  world.posted.length = 0;
  await world.pass(10 * 60_000, 60_000);
  expect(world.posted.length).toBeLessThanOrEqual(10);
  world.answer = () => createWebhookResponse(410);
  await world.pass(2 * 60_000, 60_000);
  expect(await view(id)).toMatchObject({ active: false, disabled_reason: "gone" });
  world.posted.length = 0;
  await world.pass(3_600_000, 600_000);
  expect(world.posted).toEqual([]);
});

test("a worker that dies after sending resends with the same id, and no event is lost", async () => {
  const { id } = await createEndpoint(mine);
  await publishTestEvents(mine, 40);
  let dies = 0;
  world.answer = () => {
    dies += 1;
    if (dies % 13 === 0) throw new Error("the worker died");
    return createWebhookResponse(200);
  };
  for (let round = 0; round < 30; round += 1) {
    await world.run().catch(() => {});
    world.now += 121_000;
  }
  expect(new Set(world.posted.map(({ headers }) => headers["webhook-id"])).size).toBe(40);
  expect(await view(id)).toMatchObject({ delivered: 40, waiting: 0 });
});

test("an endpoint test is sent to the built-in receiver, which reports whether it was signed", async () => {
  const { id } = await createEndpoint(mine, { url: `${RECEIVER_URL}?answer=202` });
  const { id: event } = await fetchData<{ id: string }>(mine, `/api/webhooks/${id}/test`, {});
  await world.run();
  expect(world.posted).toEqual([]);
  const { delivery } = await fetchData<{
    delivery: { type: string; attempts: { status: number; response: string }[] };
  }>(mine, `/api/webhooks/${id}/deliveries/${event}`);
  expect(delivery).toMatchObject({ type: "webhook.ping", attempts: [{ status: 202 }] });
  expect(JSON.parse(delivery.attempts[0]?.response ?? "")).toMatchObject({ received: event, signed: true });
  await fetchData(mine, `/api/webhooks/${id}/deliveries/${event}/resend`, {});
  await world.run();
  expect((await logOf(id)).deliveries).toMatchObject([{ id: event, state: "delivered", attempt_count: 1 }]);
});

test("an example of any event is sent on request as documented, also to an endpoint without that event", async () => {
  const { id } = await createEndpoint(mine, { url: RECEIVER_URL, events: ["order.created"] });
  const sent = async (input: object) => {
    const { id: event } = await fetchData<{ id: string }>(mine, `/api/webhooks/${id}/test`, input);
    await world.run();
    const path = `/api/webhooks/${id}/deliveries/${event}`;
    const { delivery } = await fetchData<{ delivery: { type: string; state: string; request: { body: string } } }>(
      mine,
      path,
    );
    return { event, delivery, body: JSON.parse(delivery.request.body) };
  };
  const { event, delivery, body } = await sent({ type: "order.status_changed" });
  expect(delivery).toMatchObject({ type: "order.status_changed", state: "delivered" });
  expect(body).toMatchObject({ id: event, type: "order.status_changed", account: mine.account.id });
  const { webhooks } = apiDocumentSchema.parse(await (await mine.fetch("/api/openapi.json")).json());
  const shown = webhooks["order.status_changed"]?.post.requestBody?.content["application/json"]?.example;
  expect(body.data).toEqual(Object(shown).data);
  expect((await sent({ type: "order.status_changed" })).event).not.toBe(event);
  expect((await sent({})).body.type).toBe("webhook.ping");
  expect((await mine.fetch(`/api/webhooks/${id}/test`, { body: { type: "order.exploded" } })).status).toBe(422);
});

test("the built-in receiver fails as its URL requests: rejected, rate limited, too slow, gone", async () => {
  const attempts = async (query: string) => {
    const { id } = await createEndpoint(mine, { url: `${RECEIVER_URL}?${query}` });
    const { id: event } = await fetchData<{ id: string }>(mine, `/api/webhooks/${id}/test`, {});
    await world.run();
    return fetchData<{
      delivery: { attempts: { status: number | null; error: string | null; duration_ms: number }[] };
    }>(mine, `/api/webhooks/${id}/deliveries/${event}`);
  };
  expect(await attempts("answer=500")).toMatchObject({ delivery: { state: "waiting", attempts: [{ status: 500 }] } });
  expect(await attempts("answer=503&retry_after=3600")).toMatchObject({
    delivery: { due_at: new Date(world.now + 3_600_000).toISOString(), attempts: [{ status: 503 }] },
  });
  expect(await attempts("delay=4000")).toMatchObject({ delivery: { attempts: [{ status: 200, duration_ms: 4000 }] } });
  expect(await attempts("delay=15000")).toMatchObject({ delivery: { attempts: [{ status: null, error: "timeout" }] } });
  expect(await attempts("answer=410")).toMatchObject({ delivery: { state: "failed", attempts: [{ status: 410 }] } });
  expect(await attempts("answer=abc")).toMatchObject({ delivery: { state: "delivered", attempts: [{ status: 200 }] } });
});

test("two secrets sign during a rotation; the secret is returned twice, and nowhere else", async () => {
  const { id, secret } = await createEndpoint(mine);
  const rotated = await fetchData<{ secret: string }>(mine, `/api/webhooks/${id}/rotate`, { version: 1 });
  expect(rotated.secret).not.toBe(secret);
  expect((await mine.fetch(`/api/webhooks/${id}/rotate`, { body: { version: 1 } })).status).toBe(409);
  await publishTestEvents(mine, 1);
  world.now = Date.now();
  await world.run();
  expect(world.posted[0]?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
  const listed = await Promise.all(
    ["/api/webhooks", `/api/webhooks/${id}`, "/api/audit-log"].map(async (path) => (await mine.fetch(path)).text()),
  );
  for (const text of listed) expect(text.includes(secret) || text.includes(rotated.secret)).toBe(false);
});

test("events missed by an endpoint can be resent on request", async () => {
  await createEndpoint(mine, { events: ["order.status_changed"] });
  world.answer = ({ body }) => createWebhookResponse(body.includes("N-1") ? 500 : 200);
  await publishTestEvents(mine, 3);
  await world.run();
  const { events } = await fetchData<{ events: { data: { object: { number: string } } }[] }>(
    mine,
    "/api/events?undelivered=true",
  );
  expect(events.map(({ data }) => data.object.number)).toEqual(["N-1"]);
  expect((await mine.fetch("/api/events?undelivered=perhaps")).status).toBe(422);
});

test("without endpoints all events are listed as undelivered, page by page, until one is created", async () => {
  await publishTestEvents(mine, 3);
  await world.run();
  interface Page {
    events: { id: string; data: { object: { number: string } } }[];
    pagination: { total: number; next: string | null };
  }
  const ask = (query = "") => fetchData<Page>(mine, `/api/events?undelivered=true${query}`);
  const first = await ask("&limit=2");
  expect(first.events.map(({ data }) => data.object.number)).toEqual(["N-0", "N-1"]);
  expect(first.pagination).toMatchObject({ total: 3, next: first.events[1]?.id });
  expect((await ask(`&cursor=${first.pagination.next}`)).events.map(({ data }) => data.object.number)).toEqual(["N-2"]);
  await createEndpoint(mine);
  expect((await ask()).events).toEqual([]);
});

test("events missed while disabled can be resent; a manual pause resets the failure history", async () => {
  const { id } = await createEndpoint(mine, { events: ["order.status_changed"] });
  world.answer = () => createWebhookResponse(500);
  await publishTestEvents(mine, 1);
  await world.run();
  expect((await view(id)).failing_since).not.toBeNull();
  await fetchData(mine, `/api/webhooks/${id}/disable`, {});
  expect(await view(id)).toMatchObject({ active: false, disabled_reason: null, failing_since: null });
  world.now = Date.now() + 60_000;
  await publishTestEvents(mine, 1, 1);
  await world.run();
  const numbers = async () => {
    const { events } = await fetchData<{ events: { data: { object: { number: string } } }[] }>(
      mine,
      "/api/events?undelivered=true",
    );
    return events.map(({ data }) => data.object.number);
  };
  expect(await numbers()).toEqual(["N-0", "N-1"]);
  await fetchData(mine, `/api/webhooks/${id}/enable`, {});
  // Switched on it is sent what waited, and what came meanwhile when somebody asks for it.
  expect(await view(id)).toMatchObject({ waiting: 1 });
  world.answer = () => createWebhookResponse(200);
  await fetchData(mine, `/api/webhooks/${id}/recover`, { since: "2000-01-01T00:00", dry_run: false });
  world.now += 120_000;
  await world.run();
  expect(await numbers()).toEqual([]);
});

test("events older than thirty days fail without counting against the endpoint", async () => {
  const { id } = await createEndpoint(mine);
  await fetchData(mine, `/api/webhooks/${id}/disable`, {});
  const { scope } = mine;
  const row = (at: number) => ({
    ...{ accountId: scope.account.id, endpointId: id, eventId: `over-${at}`, type: "order.created" as const },
    ...{ number: "WB-1", state: "waiting" as const, dueAt: world.now, createdAt: world.now },
  });
  for (let at = 0; at < 30; at += 1) await scope.db.insert(webhookDeliveries).values(row(at));
  await fetchData(mine, `/api/webhooks/${id}/enable`, {});
  await world.run();
  expect(await view(id)).toMatchObject({ failed: 30, waiting: 0, failing_since: null });
});

test("rejects 200 hostile URLs as endpoints, and names that resolve to internal addresses", async () => {
  const refused = [];
  for (const [at, url] of hostileAddresses.slice(0, 60).entries())
    refused.push((await mine.fetch("/api/webhooks", { body: { name: `Hostile ${at}`, url } })).status);
  expect(new Set(refused)).toEqual(new Set([422]));
  const context = { APP_ORIGIN: "https://app.waybill.test", APP_ENVIRONMENT: "development" };
  for (const url of hostileAddresses)
    expect(
      (await createPostWebhook(context, async () => ["8.8.8.8"])({ url, headers: {}, body: "" })).error,
      url,
    ).toMatch(/^url_/);
  for (const address of hostileNumbers) {
    const post = createPostWebhook(context, async () => ["8.8.8.8", address]);
    expect((await post({ url: "https://rebound.shop.com/", headers: {}, body: "" })).error, address).toBe("url_inside");
  }
});

test("a redirect is not followed and does not count as delivered", async () => {
  const asks: { url: string; redirect: string | undefined }[] = [];
  const answers = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    asks.push({ url: String(url), redirect: init?.redirect });
    return new Response(null, { status: 307, headers: { Location: "http://127.0.0.1/admin" } });
  });
  onTestFinished(() => answers.mockRestore());
  const context = { APP_ORIGIN: "https://app.waybill.test", APP_ENVIRONMENT: "development" };
  const url = "https://sends-elsewhere.shop.com/";
  const answer = await createPostWebhook(context, async () => ["8.8.8.8"])({ url, headers: {}, body: "" });
  expect(asks).toEqual([{ url, redirect: "manual" }]);
  expect(answer).toMatchObject({ status: 307, error: null });
  expect(getVerdict(answer, { attemptCount: 1, now: 0, spread: 0 })).toMatchObject({ kind: "later" });
});

test("a response that stalls after its headers counts as delivered: it is not sent again", async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode("tha"));
    },
    pull(stream) {
      stream.error(new DOMException("too slow", "TimeoutError"));
    },
  });
  const answers = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status: 202 }));
  onTestFinished(() => answers.mockRestore());
  const context = { APP_ORIGIN: "https://app.waybill.test", APP_ENVIRONMENT: "development" };
  const post = createPostWebhook(context, async () => ["8.8.8.8"]);
  const answer = await post({ url: "https://stalls.shop.com/", headers: {}, body: "" });
  expect(answer).toMatchObject({ status: 202, error: null });
});

test("5,000 messages with two concurrent workers, one losing its marks: none missing or duplicated in the log", async () => {
  const { id } = await createEndpoint(mine);
  for (let message = 0; message < 100; message += 1) await publishTestEvents(mine, 50, message * 50);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([world.run(), world.run()]);
    await env.DB.prepare("update outbox set due_at = 1, done_at = null where rowid % 2 = ?")
      .bind(round % 2)
      .run();
    world.now += 121_000;
  }
  for (let round = 0; round < 40 && (await view(id)).waiting > 0; round += 1) await world.run();
  const ids = world.posted.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(5_000);
  expect(await view(id)).toMatchObject({ delivered: 5_000, waiting: 0, failed: 0 });
  console.log(`5,000 events in the log once, ${ids.length} posts`);
}, 180_000);
