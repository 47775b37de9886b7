import { exports } from "cloudflare:workers";
import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { locations as depots } from "#app/modules/places/db/locations.tables.ts";
import { createPlanWorld } from "#tests/factories/plans.ts";
import { Subscribers } from "../webhooks.ts";
import { createTestWorkspace } from "../workspace.ts";

// What somebody would write who has read the portal and nothing else: texts, bodies and paths come from its pages.

const page = async (path: string) => (await exports.default.fetch(`https://waybill.test${path}.md`)).text();

/** The first JSON body of a page that has this key. */
function bodyIn(text: string, key: string): Record<string, unknown> {
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = ""]) => JSON.parse(json) as object);
  const found = blocks.find((each) => key in each);
  if (!found) throw new Error(`no body with ${key}`);
  return { ...found };
}

/** As the guide checks it. */
function isSigned(secret: string, headers: Headers, body: string): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = [headers.get("webhook-id"), headers.get("webhook-timestamp"), body].join(".");
  const wanted = createHmac("sha256", key).update(signed).digest();
  return (headers.get("webhook-signature") ?? "").split(" ").some((each) => {
    const given = Buffer.from(each.replace("v1,", ""), "base64");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

test("a program that knows the portal alone makes an order, plans it, follows it and checks its webhooks", async () => {
  const who = await createTestWorkspace({ country: "LI", timezone: "Europe/Vaduz" });
  const world = await createPlanWorld(who.scope, { shipments: 0, agents: 1 });
  const vaduz = { longitude: 9.5209, latitude: 47.141, address: { line1: "Städtle 1", city: "Vaduz", country: "LI" } };
  await who.scope.db.update(depots).set(vaduz).where(eq(depots.id, world.locationId));
  const made = await who.fetch("/api/access-tokens", { body: { name: "Program", access: "full" } });
  const { token } = (await made.json<{ data: { token: string } }>()).data;

  const call = async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(method === "POST" ? { "Idempotency-Key": crypto.randomUUID() } : {}),
    };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await exports.default.fetch(`https://waybill.test${path}`, init);
    const published = await answer.json<{ data: Data }>();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(published)}`);
    return published.data;
  };

  const { secret } = await call<{ secret: string }>("POST", "/api/webhooks", {
    ...{ name: "Shop", url: "https://hooks.shop.com/waybill" },
  });
  const { locations } = await call<{ locations: { id: string }[] }>("GET", "/api/locations?limit=1");
  const location = locations[0]?.id;
  const draft = {
    ...bodyIn(await page("/developers/guides/first-order"), "external_id"),
    source: { location_id: location },
  };
  const day = { from: "2026-12-14T08:00", to: "2026-12-14T16:00" };
  const order = await call<{ id: string; number: string }>("POST", "/api/orders", { ...draft, delivery_schedule: day });

  const plans = await page("/developers/guides/plans");
  await call("POST", "/api/shipments/store", { ...bodyIn(plans, "orders"), orders: [order.id] });
  const { deliveries = [], shipments = deliveries } = await call<Record<string, { id: string; number: string }[]>>(
    "GET",
    "/api/shipments/deliveries",
  );
  const plan = await call<{ id: string }>("POST", "/api/plans", {
    ...bodyIn(plans, "shipment_ids"),
    ...{ location_id: location, shipment_ids: shipments.map(({ id }) => id) },
    agents: [{ agent_id: world.agentIds[0], vehicle_id: world.vehicleIds[0] }],
  });
  await call("POST", `/api/plans/${plan.id}/optimize`, { effort: "quick" });
  const seen = () => call<{ plan: { status: number; current_version: number } }>("GET", `/api/plans/${plan.id}`);
  await expect.poll(async () => (await seen()).plan.status, { timeout: 25_000 }).toBe(4);
  const based = (await seen()).plan.current_version;
  await call("POST", `/api/plans/${plan.id}/confirm`, { based_on: based, preserve_sequences: false });

  const { routes } = await call<{ routes: { id: string; stops: { id: string; shipment: object | null }[] }[] }>(
    "GET",
    "/api/routes?date=2026-12-14",
  );
  const [route] = routes;
  const stop = route?.stops.find(({ shipment }) => shipment);
  await call("POST", `/api/routes/${route?.id}/start`, {});
  await call("POST", `/api/routes/${route?.id}/stops/${stop?.id}/complete`, { collections: "collected" });

  const received = new Subscribers();
  received.now = Date.now();
  await received.run();
  const published = received.posted.map(({ headers, body }) => {
    expect(isSigned(secret, new Headers(headers), body)).toBe(true);
    expect(isSigned(secret, new Headers(headers), `${body} `)).toBe(false);
    return JSON.parse(body) as { id: string; type: string; sequence: number; data: { object: { number: string } } };
  });
  expect(new Set(published.map(({ id }) => id)).size).toBe(published.length);
  const ofOrder = published
    .filter(({ data }) => data.object.number === order.number)
    .sort((a, b) => a.sequence - b.sequence);
  expect(ofOrder.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["order.created", "order.status_changed", "order.closed"]),
  );
  expect(published.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["plan.ready", "plan.confirmed", "route.started", "stop.completed", "collection.collected"]),
  );
  const { events } = await call<{ events: { type: string }[] }>("GET", "/api/events?types[]=order.closed");
  expect(events).toHaveLength(1);
});
